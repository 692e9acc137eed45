## What `python -m tests.load.soak` says on the command line.

soak-help = Test a bot over a long time: tables of all games with people who play at random, or say nothing, by a fast clock; troubles of all kinds one after another.
soak-help-tables = how many tables are open (50)
soak-help-seconds = for how long troubles come (1800)
soak-help-kills = instead of all troubles, kill the bot so many times at random moments
soak-help-out = for how many seconds at most all matches are then played to their ends, on a clock six thousand times as fast (1800); 0: not at all
soak-help-matches = instead of troubles, play so many matches and compare the bot’s memory after all of them with that after a fifth
soak-help-memory = instead of troubles, let a small host’s bot (SMALL_HOST=true) play within so many MiB, without swap
soak-help-rate = how many clicks a second all people make together (8)
soak-help-seed = another order of troubles and moves
soak-help-speed = how many times as fast as real time the bot's clock runs during troubles (20)
soak-help-processes = how many processes the bot has (1); several need PostgreSQL, which is started for them
soak-help-log = a file for the bot's log
soak-help-level = how much the bot logs (WARNING); DEBUG: each move and each shown message
soak-help-troubles = only these troubles, separated by commas, in this order
soak-row = { $name ->
   *[tables] tables
    [over] … matches played to the end
    [closed] … closed, since nobody played there any more or their channel is gone
    [playing] … matches that went on at the end of the soak
    [aside] … set aside as damaged
    [unfinished] … that are neither over nor paused
    [paused] … paused at the end of the soak
    [untold] … of them paused without a message that says so
    [still] boards without a time: the match runs, but its board says no time and no pause
    [old] boards with a wrong time: that of an earlier question, though the bot noted them as up to date
    [troubles] troubles, one after another
    [kills] … of them kills
    [between] … moves stored from one kill to the next, where nothing else happens
    [fruitful] … such kills with at least one move before them
    [clicks] clicks
    [handed] … in direct messages at tables of another process, to which they were handed over
    [unanswered] … without an answer that no trouble explains
    [moves] moves stored
    [accepted] … accepted in the answer to a button
    [lost] moves lost
    [doubled] moves doubled
    [exact] matches that are the same when replayed from their record
    [diverged] matches that are not
    [twins] duplicate messages: second boards or mentions of a table that stayed
    [dark] tables out of date: a minute after a trouble, somebody had no question with controls, or no answer
    [slowest] seconds until the last table was up to date after a trouble, at most
    [early] MiB of memory after a fifth of the matches, in a search for leaks
    [late] … after all of them
    [leaked] … beyond a growth of 5 %
    [most] MiB of memory at most
    [ended] times the system ended the bot for want of memory, or it had more than it may
    [defects] tracebacks in the bot's log
}
soak-alive = { $trouble }: { $tables } times a table was up to date again, half of them within { $median } s, all within { $most } s
soak-unanswered = Not answered: { $clicks } × { $seen }
soak-twin = { $kind ->
   *[bell] Message { $message } stayed as a second mention after { $trouble }.
    [board] Message { $message } stayed as a second board after { $trouble }.
}
soak-lost = Lost at table { $table }: { $moves }
soak-wrong-time = { $shows ->
   *[old] The board of table { $table } showed the time of an earlier question after { $trouble }.
    [none] The board of table { $table } showed no time and no pause after { $trouble }.
}
soak-dark = Table { $table } stayed out of date after { $trouble }.
