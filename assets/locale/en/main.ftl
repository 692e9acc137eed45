## What `python -m bot` says on the command line.

main-sandbox = No token is set, so the parlour plays in a sandbox on this machine. Open { $address } in a browser.
main-bad-token = Discord does not know this token. Look up DISCORD_TOKEN in .env.
main-closed = Discord closed the connection
main-closed-for-good = Discord closed the connection for good: { $cause ->
        [shards] it does not know these shards. Look up SHARDS in .env.
        [servers] the bot is on too many servers for its shards. Set a higher count in SHARDS.
       *[login] it does not accept how this version of Goblin Parlour logs in (code { $code }). Update Goblin Parlour.
    }
main-second-copy = Another copy of this bot uses the same token: both hear every click, and players get two answers. Stop one of them, or reset the token.
main-token-file = there is no token in that file, or it cannot be read
main-no-traces = the libraries for that are missing: python -m pip install ".[traces]" in the checkout
main-starting = waiting for Discord
main-ready = open
main-version = Goblin Parlour { $version }
main-unknown-name = { $file ->
    [none] The environment has { $name }, which no setting reads.
   *[other] { $file } has { $name }, which no setting reads.
} { $near ->
    [none] .env.example names all settings.
   *[other] Do you mean { $near }?
}
main-passing-disk = { $file } is on a disk that an update or a restart of this machine empties: all tables go with it. Set DATABASE_URL to a disk that stays, or to a PostgreSQL server.
main-unknown-line = Line { $line } of { $file } sets nothing: a setting is NAME=value.
main-no-connection = No connection: { $problem }.
main-store-in-use = Another process has { $found }: stop that first, or set DATABASE_URL to another database.
main-other-shards = Other processes of this bot count { $found } shards. Give all of them the same count in SHARDS; to change it, stop all of them first.
main-store-too-new = The database has the schema revision { $found }, and this version of Goblin Parlour reads { $known }. Update, put a backup back, or run "python -m bot downgrade { $known }" with the newer version.
main-no-step = The database has no earlier schema revision { $found }. Nothing was changed; { $known } is the latest one.
main-store-too-old = The database has the schema revision { $found }, of an older version of Goblin Parlour. Start the bot once: it brings the database up to date.
main-store-away = The database { $database } does not answer: { $problem }. Look whether that server runs, and whether DATABASE_URL is right.
main-same-file = { $found } is the database itself. Name another file for its copy.
main-store-shrunk = The database has lost what was written last: its file ending in "-wal" is gone or cut, or an older copy is in its place. Put that file back, or a backup with "python -m bot restore FILE"; to go on with what is there, delete { $found }.
main-no-file = { $found } is a database on a server: copies of it are made with pg_dump and put back with pg_restore.
main-not-empty = { $found } already has tables of a bot, so nothing was copied. Name an empty database.
main-half-moved = A move to this database was interrupted. Run "python -m bot move-store" again with the same two databases: it starts over.
main-no-backup = { $found } is no whole database of Goblin Parlour. Nothing was changed.

## What is wrong with the settings the bot was started with.

error-bad-setting = The setting { $name } does not fit: { $problem }.
error-need-token = There is no token. Put it into DISCORD_TOKEN, or its file into DISCORD_TOKEN_FILE; SANDBOX=1 plays in a sandbox on this machine without one.
error-no-such-address = This machine has no address as in { $name }. Set it to one that it has.
error-address-unknown = The name in { $name } cannot be looked up just now. Set it to an address of this machine, such as 127.0.0.1.
error-port-in-use = Port { $port } of this machine is in use. Set { $name } to another one.
error-port-closed = The user who runs the bot may not open port { $port }. Set { $name } to 1024 or more.
error-no-port = Port { $port } of this machine cannot be opened: { $problem }. { $name } sets it.
error-env-encoding = { $file } is not in UTF-8 (a text file from Windows may be in UTF-16 or Latin-1). Save it as UTF-8.

## What keeps a file from being used. $setting names the file; "none": no setting does.

file-full = There is no room left on the disk of { $file }. Make room there. A full disk damages no data: no backup needs to be put back.
file-failing = The disk of { $file } fails: { $problem }. Look into the system's log, and copy your backups elsewhere.
file-locked = Another program has locked { $file }. Wait until it is done, or stop it.
file-too-many = { $file } cannot be opened, because too many files are open. Raise the limit, such as LimitNOFILE= of the unit.
file-damaged = { $file } is damaged, or not a database of Goblin Parlour. Put a backup back with "python -m bot restore FILE"{ $setting ->
    [none] .
   *[other] , or set { $setting } to the right file.
}
file-closed = The user who runs the bot may not read and write { $file }. Let it belong to that user{ $setting ->
    [none] .
   *[other] , or set { $setting } to another one.
}
file-closed-folder = The user who runs the bot may not write in the folder { $folder }, and needs to for { $file }. Let the folder belong to that user{ $setting ->
    [none] .
   *[other] , or set { $setting } to another place.
}
file-read-only = { $file } cannot be written: its disk is read-only. Under systemd, name its folder in ReadWritePaths= of the unit{ $setting ->
    [none] .
   *[other] , or set { $setting } to another place.
}
file-missing = There is no file { $file }{ $setting ->
    [none] .
   *[other] . Set { $setting } to one that there is.
}
file-no-folder = There is no folder { $folder }, and { $file } must be in it. Make that folder{ $setting ->
    [none] .
   *[other] , or set { $setting } to another place.
}
file-no-database = There is no database { $file }. Start the bot once to make it{ $setting ->
    [none] .
   *[other] , or set { $setting } to the one that you mean.
}
file-is-folder = { $file } is a folder, and a file is needed{ $setting ->
    [none] .
   *[other] . Set { $setting } to a file in it.
}
file-not-folder = { $file } is a file, and a folder is needed{ $setting ->
    [none] .
   *[other] . Set { $setting } to another place.
}
file-bad-name = The name { $file } is too long for a file{ $setting ->
    [none] .
   *[other] . Set { $setting } to a shorter one.
}
file-unknown = { $file } cannot be used: { $problem }.

# What does not fit in the URL of a PostgreSQL database; each stands behind "The setting DATABASE_URL does not fit:".
main-url-keys = behind its question mark only these keys are known: { $known }
main-url-value = the value of { $key } must be one of { $values }
main-url-at = an "@" is part of its user or password: write it as %40
main-url-system = sslrootcert=system goes with sslmode=verify-full only
main-url-file = DATABASE_URL names a file as { $key } that cannot be read: { $file }.
