## Boards, panels, lobby, answers: what all games share.

board-title = ## { $game }
board-until = { $line } Time is up { $time }.
board-hand = My hand
board-seat = My seat
board-told-clock = { $line } *(Time was up.)*
board-told-gone = { $line } *(They have left the table.)*
board-promise = -# Fair dice: this match's luck is sealed as `{ $hash }`. The seed is shown at the end, so anyone can check it.

panel-title = ### { $game } in { $place }
panel-others = Waiting for { $names }.
panel-sure = **Are you sure?** This cannot be taken back.

over-winners = { $count ->
    [one] 🏆 **{ $names } wins!**
   *[other] 🏆 **{ $names } share the victory!**
}
over-rank = { $rank }. { $name } – { $points ->
    [one] 1 point
   *[other] { $points } points
}
over-seed = -# The seed was `{ $seed }`. Its SHA-256 is `{ $hash }`, as promised at the start.
over-rematch = Rematch
over-record = Record

## Lobby

lobby-title = ## { $game }{ $status ->
    [lobby] : a table is open
   *[other] {""}
  }
lobby-count = { $seated } of { $most } seats taken; { $least ->
    [one] one is enough
   *[other] { $least } are needed
} to start.
lobby-seat = { $number }. { $name }{ $host ->
    [yes] {" "}(host)
   *[no] {""}
}
lobby-seat-buttons = { $number }. { $name }{ $host ->
    [yes] {" "}(host)
   *[no] {""}
} – plays with “My hand”, direct messages are closed
lobby-seat-goblin = { $number }. { $name }, a goblin of the house
lobby-seat-number = Seat { $number }
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-shut = Close
lobby-goblin = Add a goblin
lobby-dismiss = Send a goblin home
lobby-option-none = any
lobby-on = on
lobby-off = off
lobby-option = { $option }: { $value }
lobby-playing = The match is on in { $place }.
lobby-over = The match is over; its board is in { $place }.
lobby-closed = This table is closed.

pace-title = Pace
pace-live = Pace: live
pace-live-help = Three minutes a turn
pace-relaxed = Pace: relaxed
pace-relaxed-help = Half an hour a turn
pace-by-day = Pace: by day
pace-by-day-help = A day for each turn
pace-none = Pace: no clock
pace-none-help = The table waits as long as it takes

## Help

help-house =
    ## Welcome to the Goblin Parlour
    Goblin board games with your friends, right here. Open a table with `/play`, let the others press **Join**, and press **Start**. Too few friends about? **Add a goblin**, or several: they play every game. What is yours alone comes by direct message; if yours are closed, press **My hand** on the board.
help-game = **{ $game }** – { $blurb }
help-commands =
    `/play` opens a table in this channel.
    `/hand` shows your hand, to you alone.
    `/table show`, `/table leave`, `/table close` look after a table.
    `/rules` explains a game, `/help` shows this.
rules-title = ## { $game }

## Answers, to one person alone

answer-joined = You sit at the table. I sent you a message: your hand will come there.
answer-joined-board = You sit at the table. Everybody plays on its board: nothing here is secret.
answer-joined-closed = You sit at the table, but your direct messages are closed to me. Play with the **My hand** button on the board, or allow direct messages from members of this server in its privacy settings and press Join again.
answer-left = You have left the table.
answer-resigned = You have left the match. A goblin with no ambition plays on for you.
answer-closed = The table is closed.
answer-started = The match is on in { $place }.
error-no-such-card = { $game } has no card called “{ $card }” that I could explain. Choose one from the list while you type.
error-no-table-here = There is no table here that you play at. Open one with `/play`.
answer-not-seated = You do not sit at this table, so there is no hand to show.
answer-trouble = Something went wrong on my side; nothing was lost. Please try again in a moment.
answer-stale = The table has moved on since that message. Here is how it stands now.
answer-record = The whole match: options, seed and every move. `python -m games verify` checks it.
answer-rematch = A new table is open: { $link }
answer-table = Here is the table: { $link }

dm-welcome = You sit at a table of **{ $game }** in { $place }. Your hand and your moves will come here.
warned = { $names }: half of your time is gone. Time is up { $time }.
thread-name = { $game }, table { $table }

type-title = Type a move
type-label = Your move

## Slash commands

command-play = Open a table in this channel
command-game = Which game
command-hand = Show your hand, to you alone
command-rules = Explain a game
command-card = One card of that game
command-help = What the parlour offers
command-table = Look after a table
command-table-show = Show the table that is played here
command-table-leave = Leave the table; a running match goes on without you
command-table-close = Close the table
