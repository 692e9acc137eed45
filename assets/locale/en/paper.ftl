## What `python -m bot.load.capacity` says: the tables of docs/scaling.md.

paper-help = Work out what large houses would need, and what breaks first, from what was measured.
paper-help-write = make the tables of docs/scaling.md anew (or of another page)
paper-input = measured, for one click
paper-value = value
paper-inputs = { $name ->
   *[processor_ms] processor of the house, ms
    [most] clicks a second, at most, in time, for one process
    [database_ms_low] processor of PostgreSQL, ms, at least
    [database_ms_high] … at most
    [counting_requests] requests that count towards Discord’s limit
    [new_messages] … of them new messages, the others are edits
    [sent_kb] sent to Discord, kB
    [commits] commits that reach the disk
    [wal_kb] written to the log of PostgreSQL, kB
    [moves] moves
    [move_kb] … each in tables and indexes, kB
    [direct] in a direct message
    [handing_ms_low] … read and handed over by the process that direct messages come to, ms, at least
    [handing_ms_high] … at most
    [idle_mib] memory of an idle process, MiB
    [table_mib] memory of a table in play, MiB
    [server_kib] memory of a server with 20 channels and 15 roles, KiB
    [message_us] processor for a message that people write there, µs
    [commits_a_second] commits a second of a PostgreSQL server
    [tables_a_server] **assumed**: tables in play for each server, in a busy hour
    [seconds_between_clicks] seconds between two clicks at a table
    [messages_a_minute] messages a minute that people write in a server
    [hours_a_day] busy hours a day
    [fill] share of its most clicks that a process gets
    [connections] connections of a process to PostgreSQL
    [keep_days] days for which ended matches are kept
    [requests_a_second] requests a second that Discord allows
    [servers_a_shard] servers of a shard (Discord: at most 2,500)
    [identify_seconds] seconds between two shards of a bucket that identify
}
paper-need = needed
paper-servers = { $servers } servers
paper-needs = { $name ->
   *[tables] tables in play; clicks a second
    [processor] processor of the house, cores
    [processes] processes; clicks a second of each
    [shards] shards, each a connection to the gateway; of each process
    [memory] memory of a process, MiB; of all, GiB
    [messages] messages a second that people write; % of one core to read them
    [connections] connections to PostgreSQL
    [database] processor of PostgreSQL, cores
    [commits] commits a second that reach the disk (IOPS, at most)
    [wal] written to its log, MB a second
    [rows] new rows in a day, GB; kept, GB
    [sent] sent to Discord, MB a second
    [handed] clicks a second that are handed over
    [counting] **requests a second that count**, of 50
    [starting] a start of all shards, minutes: one at a time; 16 at once
}
paper-limit = what breaks
paper-clicks = at clicks a second
paper-size = at servers
paper-limits = { $name ->
   *[core] the core of one process
    [requests] Discord’s limit of requests
    [fewer] … if only a tenth of the edits count
    [commits] commits of one PostgreSQL server
    [door] the process that direct messages come to
}
