## What `python -m bot` says on the command line.

main-sandbox = No token is set, so the parlour plays in a sandbox on this machine. Open { $address } in a browser.
main-first-table = Open a table with three goblins
main-first-lesson = Teach me a game
main-bad-token = Discord does not know this token. Look up DISCORD_TOKEN in .env.
main-closed = Discord closed the connection
main-closed-for-good = Discord closed the connection for good: { $cause ->
        [shards] it does not know these shards. Look up SHARDS in .env.
        [servers] the bot is on too many servers for its shards. Set a higher count in SHARDS.
       *[login] it does not accept how this version of Goblin Parlour logs in (code { $code }). Update Goblin Parlour.
    }
main-second-copy = Another copy of this bot uses the same token: both hear every click, and players get two answers. Stop one of them, or reset the token.
main-token-file = there is no token in that file, or it cannot be read
main-no-traces = the libraries for that are missing: pip install "goblin-parlour[traces]"
main-starting = waiting for Discord
main-ready = open
main-version = Goblin Parlour { $version }
main-no-connection = No connection: { $problem }.
main-store-in-use = Another process has { $found }: stop that first, or set DATABASE_URL to another database.
main-other-shards = Other processes of this house count { $found } shards. Give all of them the same count in SHARDS; to change it, stop all of them first.
main-store-too-new = The database has the shape { $found }, which only a newer version of Goblin Parlour knows: update, or go back to a backup.
main-store-too-old = The database has the shape { $found }, of an older version of Goblin Parlour. Start the bot once: it brings the database up to date.
main-store-away = { $state ->
    [server] The database { $database } does not answer: { $problem }. Look whether that server runs, and whether DATABASE_URL is right.
    [missing] There is no database { $database }: { $problem }. Start the bot once to make it, or set DATABASE_URL to the one that you mean.
    [closed] The database { $database } cannot be written: { $problem }. Let its file belong to the user who runs the bot, or set DATABASE_URL to another one.
    [folder] The database { $database } cannot be written: { $problem }. The bot keeps files beside it, so its folder must be writable, too; or set DATABASE_URL to another one.
   *[file] The database { $database } cannot be used: { $problem }. Look whether its disk is full or failing, or set DATABASE_URL to another one.
}
main-store-shrunk = The database has lost what was written last: its file ending in "-wal" is gone or cut, or an older copy is in its place. Put that file back, or a backup with "python -m bot restore FILE"; to go on with what is there, delete { $found }.
main-no-file = { $found } is a database on a server: copies of it are made with pg_dump and put back with pg_restore.
main-not-empty = { $found } holds a house already: nothing was carried. Name an empty database.
main-half-moved = A house was being moved to this database, and not all of it arrived. Run "python -m bot move-store" again with the same two databases: it begins anew.
main-no-backup = { $found } is no whole database of Goblin Parlour. Nothing was changed.

## What is wrong with the settings the bot was started with.

error-bad-setting = The setting { $name } does not fit: { $problem }.
error-need-token = There is no token. Put it into DISCORD_TOKEN, or its file into DISCORD_TOKEN_FILE; SANDBOX=1 plays in a sandbox on this machine without one.
error-no-such-address = This machine has no address as in { $name }. Set it to one that it has.
error-port-in-use = Port { $port } of this machine is in use. Set { $name } to another one.

# What does not fit in the URL of a PostgreSQL database; each stands behind "The setting DATABASE_URL does not fit:".
main-url-keys = behind its question mark only these keys are known: { $known }
main-url-value = the value of { $key } must be one of { $values }
main-url-system = sslrootcert=system goes with sslmode=verify-full only
main-url-file = DATABASE_URL names a file as { $key } that cannot be read: { $file }.
