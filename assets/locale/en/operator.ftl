## What `python -m bot` and its commands say to the operator on the command line.

operator-help = Goblin Parlour. With no command it starts the bot: on Discord with a token, in a sandbox on this machine without one.
operator-help-settings = Settings are read from the environment and from .env; .env.example names them all.
operator-help-need-token = start on Discord or not at all: refuse to start without a token
operator-commands = commands
operator-help-command = { $name ->
   *[check] tell whether token, permissions, database and fonts are as they must be
    [tables] look after tables: list, close, resend
    [list] list them
    [refuse] refuse a person or a server: their clicks and commands get one sentence, and their tables go on without them
    [allow] end the refusal of a person or a server
    [refused] list who is refused
    [servers] look after the servers that the bot is on: list, leave
    [leave] leave a server; its tables close
    [announce] show a sentence on the boards of all tables in play, without a ping; without a text, take it away
    [close] close a table
    [resend] send all messages of a table once more
    [backup] copy the database into a file, also while the bot runs
    [restore] put a copy back in the place of the database; the bot must be stopped
    [upgrade] bring the database up to date without starting the bot; the bot must be stopped
    [downgrade] take back the last changes of the database's shape, so that an older version can read it; the bot must be stopped
    [recount] count all ended matches again from their records and compare the stored results, also while the bot runs
    [move-store] copy everything from one database to another that is empty, running matches too; the bot must be stopped
}
operator-help-revision = the shape that the older version reads, such as 0019: it says so when it refuses the database
operator-upgraded = The database { $database } is up to date. Its schema revision is { $revision }.
operator-downgraded = The database { $database } has the shape { $revision } now. What only the newer version kept in it is gone.
operator-help-file = the file to write
operator-help-copy = a file that backup made
operator-help-database = { $end ->
   *[source] the database to carry over: a path, or a URL as in DATABASE_URL
    [target] the database to carry it to; it must hold nothing yet
}
operator-bad-database = a database { $problem }
operator-help-table = the number of the table

operator-help-kind = a person, or a server
operator-help-id = the id at Discord
operator-help-text = what the boards say, such as: down for five minutes
operator-help-minutes = for how long, 30 if nothing is said
operator-refused = { $kind ->
   *[person] Person { $id } is refused, and leaves all tables.
    [server] Server { $id } is refused: the bot leaves it, and its tables close.
}
operator-allowed = { $kind ->
   *[person] Person { $id } is not refused.
    [server] Server { $id } is not refused.
}
operator-is-refused = { $kind }  { $id }
operator-count-refused = { $count ->
    [0] Nobody is refused.
    [one] 1 is refused.
   *[other] { $count } are refused.
}
operator-announced = { $text ->
   *[some] The boards say it within some seconds, for { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }.
    [none] The boards announce nothing any more.
}
operator-server = { $id }  { $name }
operator-servers = { $count ->
    [0] The bot is on no server.
    [one] The bot is on 1 server.
   *[other] The bot is on { $count } servers.
}
operator-left = The bot has left server { $id }.
operator-not-there = The bot is not on server { $id }.

## What the operator's webhook is told.

alarm = { $state ->
   *[begun] Trouble:
    [over] Over:
} { $kind ->
   *[store] the database has been away for five minutes.
    [gateway] Discord has been away for five minutes.
    [delivery] many tables wait to be shown.
    [backup] no backup was made in the last night.
    [failed-backup] the nightly backup failed. It is tried again, and the log says why.
    [failed-forget] what is old could not be deleted this night. It is tried again, and the log says why.
    [disk] the disk of the database is nearly full.
    [copy] another copy of this bot uses the same token. Stop one of them.
    [aside] table { $table } is damaged and set aside.
}

## What the commands say.

operator-backed-up = The database is copied to { $file }. It holds hands and seeds of running matches: keep it as secret as they are.
operator-restored = The database is now what { $file } was.
operator-kept = What was there is kept as { $file }.
operator-no-house = There is no database { $source }. Nothing was copied.
operator-moved = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} are now in { $target }, and were compared. Set DATABASE_URL to it, and start the bot; the database they came from is as it was.
operator-check-server-database = Database: { $database } answers.
operator-check-trouble = { $part ->
   *[database] Database: { $problem }
    [backup] Backup: { $problem }
    [health] Health: { $problem }
}
operator-check-unit = the unit may not write in { $folder }, so no copy can be made there. Run "systemctl edit goblin-parlour", and add ReadWritePaths={ $folder } under [Service].
operator-check-health = { $state ->
   *[good] Health: { $host }:{ $port } answers, and people can play.
    [unwell] Health: { $host }:{ $port } answers that people cannot play now. The log says why.
    [free] Health: { $host }:{ $port } can be opened.
}
operator-check-webhook = { $state ->
   *[good] Webhook: it is there.
    [bad] Webhook: Discord refuses it (status { $status }). Make a new one in the settings of your channel, and set OPERATOR_WEBHOOK to it.
    [away] Webhook: there is no answer. Look up OPERATOR_WEBHOOK.
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
operator-recount-differs = Table { $table }, seat { $seat }, player { $turn } of that seat: { $field ->
   *[other] { $field } is { $stored }, but counted again it is { $counted }.
    [row] { $counted ->
       *[True] there is no result, and there should be one.
        [False] there is a result, and there should be none.
    }
}
operator-recount-early = Table { $table } is in use and already has results.
operator-recount-older = { $count ->
    [one] 1 match is of older rules, so its places and points were not compared.
   *[other] { $count } matches are of older rules, so their places and points were not compared.
}
operator-recount-damaged = { $count ->
    [one] 1 record is damaged, so its places and points were not compared.
   *[other] { $count } records are damaged, so their places and points were not compared.
}
operator-recount-level = { $count ->
    [one] 1 match was called off level before that counted for nobody: its places stay as they were stored.
   *[other] { $count } matches were called off level before that counted for nobody: their places stay as they were stored.
}
operator-recount-uncounted = { $count ->
    [one] 1 match has no results yet. The bot counts it after its next start.
   *[other] { $count } matches have no results yet. The bot counts them after its next start.
}
operator-recounted = { $matches ->
    [0] No match with results is stored.
    [one] 1 match counted again.
   *[other] { $matches } matches counted again.
} { $rows ->
    [one] 1 result compared.
   *[other] { $rows } results compared.
} { $different ->
    [0] Nothing differs.
    [one] 1 match differs.
   *[other] { $different } matches differ.
}
operator-ordered = { $open ->
   *[yes] The running bot does it within some seconds.
    [no] The bot is not running, and does it at its next start.
}
operator-check-database = { $state ->
   *[good] Database: { $file } is sound.
    [new] Database: { $file } is not there yet and will be made.
    [older] Database: { $file } is of an older version. The next start of the bot brings it up to date.
    [newer] Database: { $file } is of a newer version of Goblin Parlour: update, or put a backup back with "python -m bot restore FILE".
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
operator-help-live = try in this channel (its id, or a link to it) what the bot needs of Discord, and write a report
operator-help-wait = seconds that you have to press what the check asks you to press
operator-live-step = { $state ->
    [same] { $step }: { $answer }, { $milliseconds } ms
    [untried] { $step }: not tried
   *[differs] { $step }: { $answer }, { $milliseconds } ms. The sandbox answers: { $expected }
}
operator-live-report = Everything was removed again, but for the thread if the bot may not delete threads. The report is in { $file }: it has no names, no ids and no token.
operator-live-press = Press what the new message in the channel offers, within { $seconds } seconds.
operator-live-no-channel = must be the id of a channel, or a link to it
operator-live-hello = A check of this bot. This message goes in a moment.
operator-live-hello-again = A check of this bot. This message was edited, and goes in a moment.
operator-live-thread = A check of this bot
operator-live-choose = Choose the only line of this menu.
operator-live-choice = This one
operator-live-fill-in = Open this form, and send it.
operator-live-form = Open the form
operator-live-thanks = Thank you.
operator-check-games = Games: { $count } are whole.
operator-check-fonts = { $problem ->
    [none] Fonts and drawings: all are there.
   *[other] Fonts and drawings: { $problem }
}
operator-check-token = { $state ->
   *[good] Token: Discord knows it.
    [none] Token: none is set, so the bot runs in a sandbox on this machine.
    [bad] Token: Discord does not know it. Look up DISCORD_TOKEN in .env.
    [away] Token: Discord cannot be reached from here.
}
operator-check-invite = Invite: this link adds the bot to a server, with the permissions that it needs: { $link }
operator-check-clock = { $state ->
   *[good] Clock: it agrees with Discord's.
    [off] Clock: it is off by at least { $seconds } seconds. Set it by NTP: clicks are timed by Discord's.
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

## What `python -m bot.pictures` says on the command line.

pictures-command = Draw the sprites of the pictures ahead.
pictures-command-atlas = write ready sprites to a folder, so that a start need not draw them; by default to .cache/sprites

## What `python -m bot.replays` says on the command line.

film-command = Write a match of a record as a moving picture, as everybody saw it.
film-command-record = the file of the record
film-command-file = the GIF to write
film-command-names = the names of the players, in the order of their seats
