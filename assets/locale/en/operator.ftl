## What `python -m bot` and its commands say to the operator on the command line.

operator-help = Goblin Parlour. With no command it opens the house: on Discord with a token, in a sandbox on this machine without one.
operator-help-settings = Settings are read from the environment and from .env; .env.example names them all.
operator-help-need-token = open the house on Discord or not at all: refuse to start without a token
operator-commands = commands
operator-help-command = { $name ->
   *[check] tell whether token, permissions, database and fonts are as they must be
    [tables] look after tables: list, close, resend
    [list] list the tables in use
    [close] close a table, whoever sits there
    [resend] send all messages of a table once more
    [backup] copy the database into a file, also while the house is open
    [restore] put a copy back in the place of the database; the house must be closed
    [move-store] carry a closed house from one database to another that is empty, running matches too
}
operator-help-file = the file to write
operator-help-copy = a file that backup made
operator-help-database = { $end ->
   *[source] the database to carry over: a path, or a URL as in DATABASE_URL
    [target] the database to carry it to; it must hold nothing yet
}
operator-bad-database = a database { $problem }
operator-help-table = the number of the table

operator-backed-up = The database is copied to { $file }. It holds hands and seeds of running matches: keep it as secret as they are.
operator-restored = The database is now what { $file } was.
operator-kept = What was there is kept as { $file }.
operator-no-house = There is no database { $source }. Nothing was carried.
operator-moved = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} are now in { $target }, and were compared. Set DATABASE_URL to it, and start the house; the database they came from is as it was.
operator-check-server-database = Database: { $problem ->
    [none] { $database } answers.
   *[other] { $database } does not answer: { $problem }
}
operator-table = { $table }  { $game }  { $status }  { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}  server { $guild }  channel { $place }  last change { $changed } UTC
operator-tables = { $count ->
    [0] No table is in use.
    [one] 1 table is in use.
   *[other] { $count } tables are in use.
}
operator-no-table = No table { $table } is in use.
operator-ordered = { $open ->
   *[yes] The house has been told, and does it within some seconds.
    [no] The house is closed, and does it at its next start.
}
operator-check-database = { $state ->
   *[good] Database: { $file } is sound.
    [new] Database: { $file } is not there yet and will be made.
    [bad] Database: { $file } is damaged, or not a database of Goblin Parlour. Put a backup back with "python -m bot restore FILE".
}
operator-check-backup = { $state ->
   *[good] Backup: the last good one is of { $at }: { $file }
    [late] Backup: the last good one is of { $at }, and none was made in the last night: { $file }
    [none] Backup: there is none in { $file } yet; one is made each night.
}
operator-check-no-backups = { $kind ->
   *[file] Backup: none is made, since BACKUP_KEEP is 0.
    [server] Backup: the server's own, by pg_dump; nothing is copied here.
}
operator-check-games = Games: { $count } are whole.
operator-check-fonts = { $problem ->
    [none] Fonts and drawings: all are there.
   *[other] Fonts and drawings: { $problem }
}
operator-check-token = { $state ->
   *[good] Token: Discord knows it.
    [none] Token: none is set, so the house plays in a sandbox on this machine.
    [bad] Token: Discord does not know it. Look up DISCORD_TOKEN in .env.
    [away] Token: Discord cannot be reached from here.
}
operator-check-server = { $server }: all permissions are there.
operator-check-permission = { $server }: the bot may not { $permission ->
   *[view_channel] view channels
    [send_messages] send messages
    [send_messages_in_threads] send messages in threads
    [create_public_threads] create public threads
    [embed_links] embed links
    [attach_files] attach files
    [read_message_history] read message history
}. Who manages the server can give that to its role.
