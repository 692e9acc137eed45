## What `python -m bot.load` says on the command line.

load-help = Measure the house under load: live tables at a sandbox of their own, clicks at a given rate by random play, a bare bot beside them.
load-help-tables = how many tables are open (20)
load-help-rate = clicks a second (5); 0 measures the starts alone
load-help-seconds = how long clicks are counted (30)
load-help-warming = seconds of clicks before that (5)
load-help-game = only this game; may be given several times
load-help-house = the checkout whose bot is measured; by default this one
load-help-json = one line of JSON
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
    [requests_a_click] requests a click
    [kb_a_click] kB sent a click
    [requests_a_move] requests a move
    [kb_a_move] kB sent a move
    [moves] moves
    [reads_a_click] transactions a click, reading
    [writes_a_click] transactions a click, writing
}
load-empty = An empty start: answers after { $ready } s; { $processor } s of processor time, { $memory } MiB, { $requests } requests.
load-full = A start with these tables: answers after { $ready } s; { $processor } s of processor time, { $memory } MiB, { $requests } requests.
