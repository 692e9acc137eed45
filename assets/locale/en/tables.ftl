## What a table refuses, and why. `error-` and the code of the error.

error-already-gone = You resigned from this match. You can still watch.
error-already-seated = You already have a seat at this table.
error-already-started = The match has already started.
error-bad-pace = There is no pace called “{ $pace }”. Choose one of: { $paces }.
error-match-running = The match is still going. A rematch has to wait until it is over.
error-no-goblin-here = No goblin of the house sits at this table.
error-no-record-yet = The record is kept secret until the match has ended.
error-not-host = Only the host of the table can do that.
error-not-seated = You have no seat at this table.
error-not-started = The match has not started yet.
error-table-busy = Too much happened here at once, and nothing was changed. Please try again.
error-table-closed = This table is closed.
error-table-full = { $most ->
    [one] All seats are taken: there is only one.
   *[other] All { $most } seats are taken.
}
error-table-gone = There is no such table any more.
error-too-few-players = { $least ->
    [one] Somebody has to sit down first.
   *[other] It takes at least { $least } players to start.
}

## What is wrong with the settings the bot was started with.

error-bad-setting = The setting { $name } does not fit: { $problem }.
