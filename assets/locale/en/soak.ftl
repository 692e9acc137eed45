## What `python -m bot.load.soak` says on the command line.

soak-help = Test a bot over a long time: tables of all games with people who play at random, or say nothing, by a fast clock; troubles of all kinds one after another.
soak-help-tables = how many tables are open (50)
soak-help-seconds = for how long troubles come (1800)
soak-help-kills = instead of all troubles, kill the bot so many times at random moments
soak-help-out = for how many seconds at most the clock then plays all matches to their ends, six thousand times as fast as the day (1800); 0: they are left as they are
soak-help-matches = instead of troubles, play so many matches and hold the bot’s memory after all of them against that after a fifth
soak-help-memory = instead of troubles, let a small host’s bot (SMALL_HOST=true) play within so many MiB, without swap
soak-help-rate = how many clicks a second all people make together (8)
soak-help-seed = another order of troubles and moves
soak-help-speed = how many times as fast as the day the clock of the bot goes while troubles come (20)
soak-help-processes = how many processes the bot has (1); several need PostgreSQL, which is started for them
soak-help-log = a file for the bot's log
soak-help-level = how much the bot logs (WARNING); DEBUG: each move and each shown message
soak-help-troubles = only these troubles, separated by commas, in this order
soak-row = { $name ->
   *[tables] tables
    [over] … matches played to the end
    [closed] … closed, since nobody played there any more or their place is gone
    [playing] … matches that went on at the end of the soak
    [aside] … set aside as damaged
    [unfinished] … that neither came to an end nor are paused
    [paused] … paused at the end of the soak
    [untold] … of them paused without a message that says so
    [still] matches that stand still: their board says no time, and no pause
    [old] tables whose board showed an old state, though the bot took it for up to date
    [troubles] troubles, one after another
    [kills] … of them kills
    [between] … moves stored from one kill to the next, where nothing else happens
    [fruitful] … such kills with at least one move before them
    [clicks] clicks
    [handed] … in direct messages at tables of another process, to which they were handed over
    [unanswered] … without any answer, though the bot heard of them, or of the table's process, though nothing hindered it
    [moves] moves stored
    [accepted] … answered with yes at once to somebody's button
    [lost] moves lost
    [doubled] moves doubled
    [exact] matches that come out the same when played again from their record
    [diverged] matches that do not
    [twins] second boards or bells of a table that stayed
    [dark] tables that left somebody in the dark, or were silent, for more than a minute after a trouble ended
    [slowest] seconds until the last table was alive after a trouble, at most
    [early] MiB of memory after a fifth of the matches, in a search for leaks
    [late] … after all of them
    [leaked] … beyond a growth of five in a hundred
    [most] MiB of memory at most
    [ended] times the system ended the bot for want of memory, or it had more than it may
    [defects] traces in the bot's log
}
soak-alive = { $trouble }: { $tables } times a table was alive again, half of them within { $median } s, all within { $most } s
soak-unanswered = Not answered: { $clicks } × { $seen }
soak-twin = { $kind ->
   *[bell] Message { $message } stayed as a second bell after { $trouble }.
    [board] Message { $message } stayed as a second board after { $trouble }.
}
soak-lost = Lost at table { $table }: { $moves }
soak-wrong-time = { $shows ->
   *[old] The board of table { $table } showed an old time after { $trouble }.
    [none] Table { $table } stands still after { $trouble }: its board says neither until when it waits nor that it is paused.
}
soak-dark = Table { $table } stayed dark after { $trouble }.
