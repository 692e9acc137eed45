## What `python -m tests.load` says on the command line.

load-help = Measure the bot under load: live tables in a sandbox of their own, clicks at a given rate by random play, and a bare bot to compare.
load-help-tables = how many tables are open (20)
load-help-rate = clicks a second (5); 0 measures the starts alone
load-help-seconds = how long clicks are counted (30)
load-help-warming = seconds of clicks before that (5)
load-help-old-goblins = how many old goblins think at the same time, each at a table of its own (0)
load-help-daily = how many people play the deal of the day beside the tables (0)
load-help-reviews = how many people play matches beside the tables and have each reviewed (0)
load-help-motion = what moves in the pictures: off, moments, on (off)
load-help-languages = languages of the players, with commas between them: each table has readers of all of them (en)
load-help-game = only this game; may be given several times
load-help-house = the checkout whose bot is measured; by default this one
load-help-processes = how many processes the bot has (1); several need a PostgreSQL database
load-help-database = where the bot keeps its tables: postgresql://… (a database with nothing in it), or auto for a server of its own; by default a SQLite file
load-help-json = one line of JSON
load-no-server = There is no PostgreSQL to start here: { $reason }.
load-one-process = Several processes need a PostgreSQL database: name one by --database.
load-english-reviews = People who have matches reviewed read English alone: --reviews goes without --languages.
load-bad-languages = { $given } does not name languages of the bot, with commas between them: { $languages }
load-bad-number = { $given } is not a number from { $least } to { $most }

load-title = { $tables } tables, { $rate } clicks a second asked for, { $seconds } s
load-column = { $bot ->
   *[parlour] parlour
    [bare_text] bare, text
    [bare_picture] bare, picture
}
load-row = { $name ->
   *[clicks] clicks
    [clicks_a_second] clicks answered a second
    [nothing_to_click] times with nothing to click
    [p50_ms] ms until the result is seen, p50
    [p95_ms] … p95
    [p99_ms] … p99
    [failures] failed
    [processor_ms_a_click] processor ms a click
    [core_percent] % of one core
    [memory_mib] memory, MiB
    [own_memory_mib] … without mapped pages of files
    [requests_a_click] requests a click
    [kb_a_click] kB sent a click
    [requests_a_move] requests a move
    [kb_a_move] kB sent a move
    [moves] moves
    [reads_a_click] transactions a click, reading
    [writes_a_click] transactions a click, writing
    [pictures_a_click] pictures a click
    [again_a_click] … drawn before
}
load-around = { $name ->
   *[processes] processes
    [sandbox_core_percent] sandbox and people, % of one core
    [database_core_percent] PostgreSQL, % of one core
    [goblin_moves] moves of old goblins
    [direct_clicks] clicks in direct messages
    [direct_p50_ms] … p50
    [direct_p99_ms] … p99
    [handed_clicks] … handed to another process
    [handed_p50_ms] … p50
    [handed_p99_ms] … p99
    [daily_clicks] clicks on the deal of the day
    [daily_p50_ms] … p50
    [daily_p99_ms] … p99
    [daily_failures] … failed
    [reviews] reviews
    [reviews_p50_ms] … p50, ms
}
scaling-help = Measure how many clicks a second bots of one process and of several answer in time: one on SQLite, 1, 2 and 4 processes on PostgreSQL.
scaling-help-tables = how many tables are open (100)
scaling-help-rate = clicks a second at first (10); each step is a quarter more
scaling-help-within = milliseconds within which 99 of 100 results must be seen (250)
scaling-help-minutes = minutes for all of them together (24): no rate is begun that would not be over by then
scaling-failed = { $processes ->
    [one] One process could not be measured: { $reason }
   *[other] { $processes } processes could not be measured: { $reason }
}
scaling-done = { $processes ->
    [one] One process on { $database } is measured.
   *[other] { $processes } processes on { $database } are measured.
}
scaling-title = { $tables } tables; 99 of 100 results seen within { $within } ms
scaling-row = { $name ->
   *[reached] clicks a second in time
    [database] database
    [processes] processes
    [p50_ms] ms until the result is seen, p50
    [p99_ms] … p99
    [processor_ms_a_click] processor ms a click
    [core_percent] all processes, % of one core
    [memory_mib] memory of the largest, MiB
    [sandbox_core_percent] sandbox and people, % of one core
    [database_core_percent] PostgreSQL, % of one core
    [database_ms_a_click] … ms a click
    [handed_clicks] clicks handed over
    [direct_p99_ms] own click by DM, ms, p99
    [handed_p99_ms] handed over, ms, p99
    [handed_beyond_ms] … beyond an own click
    [missed] not in time at
}
load-empty = An empty start: answers after { $ready } s; { $processor } s of processor time, { $memory } MiB, { $requests } requests.
load-full = A start with these tables: answers after { $ready } s; { $processor } s of processor time, { $memory } MiB, { $requests } requests.
load-daily-help = many people play the deal of the day at once, each click five seconds after an answer
load-daily = { $game }: { $clicks } clicks, half of them within { $half } s, 99 of 100 within { $most } s
