## What the bot says when something cannot be done. `error-` and the code of the error. Only the person who clicked reads it.

error-unknown-game = There is no game called “{ $game }” here. The games are: { $games }.
error-unknown-option = { $game } has no option called “{ $option }”.
error-bad-option = { $why ->
    [switch] The option “{ NAME($option) }” can only be on or off: yes or no.
    [number] The option “{ NAME($option) }” needs a whole number.
    [least] The option “{ NAME($option) }” must be { $bound } or more.
    [most] The option “{ NAME($option) }” must be { $bound } or less.
    [word] The option “{ NAME($option) }” must be one of these: { $choices }.
    [length] The option “{ NAME($option) }” may have { $bound } characters at most.
   *[other] The option “{ NAME($option) }” cannot have this value.
}
error-bad-seats = { $game } is for { $least } to { $most } players, not { $seats }.
error-bad-first-seat = That seat cannot begin: only { $seats } play.
error-not-your-turn = The table is not waiting for you just now.
error-stale-decision = The table has moved on since then.
error-first-see = Type `{ $move }` alone, and see what it does before you go on.
error-sure-alone = `{ $move }` cannot be taken back. Play the rest first, then type it alone.
error-match-over = This match is over.
error-bad-notation = “{ $text }” is not a move of this game.
# From here on, only developers and the command line read these.
error-record-unreadable = { $file } cannot be read.
error-record-endless = { $file } is not a record: it is longer than { $megabytes } megabytes, and no match comes near that.
error-record-damaged = { $file } is not a whole record: at { $where }, { $problem }.
error-record-newer = This record is from a newer version of { $game } ({ $version }; known here: { $known }).
error-record-commitment = The secret of this record does not match what was promised before the start.
record-seed-parts = the seed is not made of the secret and what was stirred in
error-snapshot-damaged = A saved match of { $game } cannot be read.
error-no-module = { $game } is on the shelf, but there is no module { $module }.
error-broken-module = { $game } is on the shelf, but { $module } does not load: { $problem }.
error-no-part = { $game } is on the shelf, but { $module } has no { $part }.
error-wrong-part = { $game } is on the shelf, but { $part } in { $module } is no { $kind }.
error-part-lacks = { $game } is on the shelf, but { $part } in { $module } lacks: { $lacking }.
error-wrong-key = { $game } is on the shelf, but { $part } in { $module } has another key.
error-no-words = { $game } is on the shelf, but the catalogue lacks: { $words }.
error-no-picture = { $game } is on the shelf, but it has no picture of the kind “{ $kind }”.
error-no-sample = { $game } is on the shelf, but it has no sample position called “{ $sample }”.
error-bad-data = { $file }: { $entry }: { $expected }.
