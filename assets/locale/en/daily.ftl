## A deal a day: what `/daily` shows and says.

command-daily = Today’s deal: one short game, the same for everybody
daily-heading = **Deal of the day** · { $game } · { $part } { $number } of { $parts }
daily-about = { $about } Everybody gets this deal, and one try. Your first move begins it. It ends { $time }.
daily-title = ## { $game }, { $day }
daily-finished = You have played this deal of the day.
daily-unfinished = **Not finished.** The day ended before you did.
daily-place = { $until ->
    [past] Your place: **{ $place }** of { $count }.
   *[running] Your place so far: **{ $place }** of { $count }.
}
daily-place-here = On the server where you began: **{ $place }** of { $count }.
daily-next = The next deal comes { $time }.
daily-copy =
    To copy:
    ```
    { $text }
    ```
daily-share = { $signs } { $score }
daily-shared =
    Goblin Parlour · { $game } · { $day }
    { $line }
daily-played =
    The deal of the day, played by **{ $name }**:
    { $text }
daily-promise = -# { EMOJI("house_die") }Fair dice: `{ $hash }`. I alone draw this deal, because it is the same for everybody. When the day is over, **Yesterday** shows its secret.
daily-secret = -# { EMOJI("house_die") }Fair dice: `{ $hash }`. The secret of this day was `{ $secret }`: its SHA-256 is that fingerprint. **Record** proves every draw.
daily-play = Play
daily-share-button = Share
daily-yesterday = Yesterday
daily-today = Today

error-daily-used = You have already used your try of today. `/daily` has a new deal tomorrow.
error-daily-over = That day is over. `/daily` shows the deal of today.
error-daily-running = This day is still going. You can see it again when it is over for everybody.
error-daily-not-finished = You have not finished this deal yet.
error-daily-rules-changed = The rules of this game have changed since you began, so this deal cannot go on. Tomorrow there is a new one.
error-daily-share-here = I can post only on servers where I am. Copy the line instead.
