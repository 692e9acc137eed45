## Boards, panels, lobby, answers: what all games share.

board-announced = -# From the people who run this bot: { $text }
board-moved = -# I have no access to the thread of this table any more, so its board is here.
board-until = { EMOJI("house_clock") }{ $time } · { $line }
board-asleep = { EMOJI("house_moon") }{ $name }
board-single = { $line } *(No choice: it plays itself.)*
board-some = { $names }, and { $more } more
board-thinks = { $names } { $count ->
    [one] is
   *[other] are
} thinking.
board-coach = { EMOJI("house_lamp") }{ $line }{ $clock ->
    [yes] {" "}You have twice the time for it.
   *[no] {""}
}
frame-more = More…
frame-remember = Remember this
frame-small = -# { $line }
frame-new = New to this? **{ frame-more }** explains it.
board-hand = My hand
board-read = Read the table
board-brief = { $told } The rest is behind “More…”, “Read the table”.
board-seat = My seat
board-told-clock = { $line } *(Time was up.)*
board-told-only = { $line } *(There was no choice.)*
board-told-away = { $line } *(They are away.)*
board-told-gone = { $line } *(They have left the table.)*
board-told-stand-in = { $line } *(A goblin plays for them.)*
since = { $own ->
    [yes] -# Since you last played:
    [never] -# So far:
   *[no] -# From { $name }’s last move on:
}

board-away = -# { $count ->
    [one] { $names } is away:
   *[other] { $names } are away:
} { $goblin ->
    [yes] a goblin plays
   *[no] the clock plays
} for them until they click.
board-away-until = -# { $name } is away until { $time }{ $goblin ->
    [yes] : a goblin plays for them.
   *[no] .
}
board-missing = -# { $state ->
    [left] { $names } { $count ->
        [one] has
       *[other] have
    } left{ $host ->
        [none] {""}: `/table sit` takes the seat.
       *[other] {""}; { $host } is the host now.
    }
    [away] { $names } { $count ->
        [one] is
       *[other] are
    } away{ $host ->
        [none] .
       *[other] {""}; { $host } is the host now.
    }
   *[host] { $host } is the host of this table now.
}
board-left = -# { $count ->
    [one] { $names } has left the table,
   *[other] { $names } have left the table,
} and { $goblin ->
    [yes] a goblin plays for them.
   *[no] default moves are played for them.
} Whoever would like to play on in their place asks with `/table sit`.
board-host = -# { $name } is the host of this table now.
board-paused = { EMOJI("house_pause") }**The match is paused** · { $time }
board-rests = -# Nobody plays, and no time runs out.

proposal-asks = { EMOJI("house_ballot") }**{ $question }**
proposal-answers = -# { $yes ->
    [0] No yes yet
   *[other] { $yes } yes
}, { $missing } more needed · { $time }
proposal-needs = { EMOJI("house_ballot") }**{ $question }** { $yes ->
    [0] Nobody has said yes yet.
   *[other] Yes: { $names }.
} { $missing ->
    [one] One more yes is needed
   *[other] { $missing } more are needed
}{ $host ->
    [yes] {""}, or the host’s yes alone
   *[no] {""}
}: { $share ->
    [half] half of those who play
    [most] more than half of those who play
   *[all] all who play
} must agree. The question lapses { $time }.
proposal-pause = { $name } asks: pause the match?
proposal-resume = { $name } asks: go on with the match?
proposal-pace = { $name } asks: play at another pace? { $pace }.
proposal-end = { $name } asks: end the match now, as it stands?
proposal-seat = { $name } would like to play on in the seat of { $whose }, and would see that hand. All right?
proposal-replace = { $name } asks: { $goblin ->
    [yes] let a goblin play on in the seat of { $whose }, who may take it back at any time?
   *[no] play on without { $whose }, with default moves in that seat?
}
proposal-yes = Yes
proposal-no = No
proposal-go-on = Go on

panel-title = ### { $game } in { $place }
panel-hint = Hint
panel-hint-told =
    A goblin in your place would choose **{ $move }**.
    { $why }
panel-homeless = -# I have no access to the place of this table, so its board cannot be shown. The match goes on here.
panel-absent = You let two turns pass: { $goblin ->
    [yes] a goblin plays for you.
   *[no] default moves are played for you at once.
} Press any button at the table, and you are back.
panel-time-up = **Time was up** at { $time }{ $known ->
    [yes] : { $told }
   *[no] , and the clock answered for you.
}
panel-minded = A goblin plays on in your seat at **{ $game }** in { $place }, and gives it back to you at once.
panel-taken = { $name } took over your seat at **{ $game }** in { $place }.
panel-played-out = A goblin played on in your seat at **{ $game }** in { $place } to the end of the match.
panel-idle = { $place } shows how it stands. When it waits for you, I call you.
panel-free = { $place } does not wait for you now, but you may move.
panel-behind = { $place } does not wait for you now. What you may do is behind **{ frame-more }**
panel-sure = **Sure?** This cannot be taken back.

over-winners = { $count ->
    [one] { EMOJI("house_cup") }**{ $names } wins!**
   *[other] { EMOJI("house_cup") }**{ $names } share the victory!**
}
over-you-win = { $others ->
    [0] { EMOJI("house_cup") }**You win!**
   *[other] { EMOJI("house_cup") }**You share the victory with { $names }!**
}
over-you-came = You came { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[8] eighth
}.
over-level = **Nobody wins:** all stand level.
over-agreed = The players agreed to end the match here, as it stands.
over-podium = The podium: { $steps }.
over-step = { $rank }. { $name } with { $points }{ $sources ->
    [none] {""}
   *[other] {" "}({ $sources })
}
over-step-plain = { $rank }. { $name }{ $sources ->
    [none] {""}
   *[other] {" "}({ $sources })
}
over-moment = { EMOJI("house_star") }{ $line }
over-moments-alt = { $count ->
    [one] A piece of the board
   *[other] { $count } pieces of the board
}, as everybody saw it after each great moment.
over-because = { $line } { $why ->
    [lead] It put { $name } in the lead.
    [decided] It decided the match.
   *[most] The greatest of the match.
}
over-odds = { $line } That had a chance of **{ $percent } %**.
over-told = { $winners } { $game } is over: its board is in { $place }.
over-rematch = Rematch
over-next = Play the next
over-replay = Replay
over-record = Record
over-fair = Fair dice

## Fair dice

fair-promise = -# { EMOJI("house_die") }Fair dice, promised: `{ $hash }`
fair-elsewhere = -# { EMOJI("house_die") }Fair dice: what the house promises stands in [the invitation]({ $link }).
fair-stirred = -# { EMOJI("house_die") }{ $names } { $count ->
    [one] has
   *[other] have
} stirred the dice.
fair-line = A line of your own
fair-line-help = Anything: nobody can know the dice without it. Leave it empty to take it back
fair-title = ## Fair dice
fair-how = Before anybody joined, the house drew a secret number and showed only its fingerprint, the promise. Whoever wanted to stirred in a line of their own before Start. All luck of the match was made of both, so neither the house nor a player could choose the dice. Now the secret is open: if its fingerprint is the promise, nothing was swapped, and the whole match can be rolled again.
fair-noted = **The promise** stands in [the invitation]({ $link }).
fair-secret = **The secret** was `{ $secret }`.
fair-lines =
    Players **stirred in**, in the order of the seats:
    { $lines }
    Of both **the seed** was made: `{ $seed }`.
fair-stir = `{ $line }`
fair-check = -# The fingerprint is SHA-256. With the file behind **Record**: `python -m games verify FILE --promise { $hash }`

## Lobby

lobby-title = ### { $host } invites you to { $game }
lobby-invitation = -# { $blurb }
lobby-figures = -# { $line }
lobby-line = { $least ->
    [one] 1–{ $most } players
   *[other] { $least }–{ $most } players
} · { $about }, { $goblins } with goblins
lobby-picture = An invitation to { $game }. At the table: { $names }.
lobby-seated = -# At the table: **{ $names }**.{ $free ->
    [0] {""}
    [one] {" "}One seat free.
   *[other] {" "}{ $free } seats free.
}
lobby-by-buttons = { $names } { $count ->
    [one] plays
   *[other] play
} with “My hand”: direct messages are closed.
lobby-not-yet = { EMOJI("house_clock") }{ $why }
lobby-chosen = -# { $options }
lobby-dot = {" · "}
lobby-seat-drawn = drawn by lot
lobby-howto = How to play
lobby-options = Options
lobby-stir = Stir the dice
lobby-stir-help = Add a line of your own, so that nobody can know them
lobby-broken-off = **{ $name } closed this match before its end.** Its secret and its record are open to those who played.
lobby-closed-often = { $name } has closed { $times } matches before their end within a day.
lobby-a-manager = A manager of this server
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-shut = Close the table
lobby-shut-help = Nobody plays; the invitation stays as it is
lobby-more = { $goblins ->
    [yes] Add a goblin, and more…
   *[no] More…
}
lobby-young = Add a young goblin
lobby-young-help = Still learning, and easy to beat
lobby-grown = Add a grown goblin
lobby-grown-help = Knows what it is doing
lobby-old = Add an old goblin
lobby-old-help = Has seen it all, and thinks for longer
lobby-first-game = First game
lobby-first-game-help = The plain rules, with young goblins and hints
lobby-hard-goblins = With hard goblins
lobby-hard-goblins-help = Old goblins take the seats of the others
lobby-call = Call the players of this server
lobby-call-help = Rings the role that its managers chose, once an hour
lobby-calls = { $names }: { $host } invites you to **{ $game }**. [Take a seat]({ $link })
goblin-young = Young { $name }
goblin-grown = { $name }
goblin-old = Old { $name }
lobby-teach = Teach me this game
lobby-teach-help = A lesson of five minutes, for you alone
lobby-dismiss = Send a goblin home
lobby-dismiss-help = The one that came last
lobby-option-none = any
lobby-on = on
lobby-off = off
lobby-option = { $option }: { $value }
lobby-playing =
    ## { $game }
    The match is on in { $place }.
lobby-over =
    ## { $game }
    The match is over; its board is in { $place }.
lobby-closed =
    ## { $game }
    This table is closed.
lobby-aside =
    ## { $game }
    This table was damaged and is set aside: nobody can play on. Whoever sits here can close it with `/table close`.

pace-title = Pace
pace-help = How long the table waits for an answer
goblins-title = Goblins, and what moves
goblins-help = What goblins do besides playing in their own seats, and what moves in pictures
goblins-takeover = They play for whoever is away
goblins-takeover-help = For players who leave or let two turns pass; otherwise default moves are played
goblins-hints = They give hints
goblins-hints-help = Whoever is asked may ask what a goblin would do in their place
goblins-moments = Moments move
goblins-moments-help = A bluff is turned over, a cave falls, a podium fills: once, for a second
goblins-rolls = Dice that decide roll, too
goblins-rolls-help = On the board itself, in games with dice
motion-table = As the table has it
motion-off = Nothing moves
motion-moments = Moments and the podium move
motion-on = Dice that decide roll, too
pace-live = Live: 3 minutes a turn
pace-relaxed = Relaxed: half an hour a turn
pace-by-day = By day: a day for each turn
pace-none = No clock
pace-for-ever = The table waits as long as it takes
pace-time = { $what } { $number } { $unit ->
    [hours] h
    [minutes] min
   *[seconds] s
}

## Help

help-house =
    ## Welcome to the Goblin Parlour
    Goblin board games with your friends, right here. Open a table with `/play`, let the others press **Join**, and press **Start**. Too few friends about? **Add a goblin**, or several: they play every game. What is yours alone comes by direct message; if yours are closed, press **My hand** on the board.
help-game = **{ $game }** – { $blurb } ({ $line })
help-commands =
    `/play` opens a table in this channel; `with:` calls people to it.
    `/hand` shows your hand, to you alone.
    `/tables` lists your tables, the longest wait first, or those that you can join or watch here; `/me` says where and when I may call you, and until when you are away.
    `/history` lists your matches that are over, to be seen again; `/replay` does it with the file of a record.
    `/table show`, `/table leave`, `/table close` look after a table; its host has `/table kick` and `/table host`.
    `/table pause`, `/table resume`, `/table pace` and `/table end` ask the table to agree; `/table sit` asks for a seat that somebody left.
    `/learn` teaches a game in five minutes, `/rules` explains it, `/help` shows this.
rules-title = ## { $game }
rules-short-title = In short
rules-short =
    ### The goal
    { $goal }

    ### Your turn
    { $turn }

    ### How it ends
    { $end }

    ### You start with
    { $start }

    ### Which numbers are the house’s
    { $house }

## Answers, to one person alone

answer-joined = You sit at the table. I sent you a message: your hand will come there.
answer-joined-already = You sit at the table already. Your hand will come by direct message.
answer-joined-board = You sit at the table. Everybody plays on its board: nothing here is secret.
answer-joined-closed = You sit at the table, but your direct messages are closed to me. Play with the **My hand** button on the board, or allow direct messages from members of this server in its privacy settings and press Join again.
answer-joined-later = You sit at the table. Discord did not let me send you a message just now; until it does, play with the **My hand** button on the board.
answer-joined-quiet = { $pace ->
    [live] This table plays live: your quiet hours cost you turns, since I do not call you in them.
   *[other] At this table the clock stands still for you in your quiet hours: those that you have when the match begins.
}
answer-late = { $name }: your move was played, though my answer to your click came too late.
answer-gone = Your move was played. The message with the form is gone: look at the newest board.
answer-refused = Discord refused part of what I wanted to do. Whatever was played is kept; press again if something is missing.
answer-left = You have left the table.
answer-leave-sure = **Leave the match?** { $follows ->
    [closed] Only goblins would be left, so the table is closed.
    [goblin] A goblin plays on for you, and gives your seat back at once should you return.
   *[default] Default moves are played for you, and the table must agree to have you back.
} Everybody at the table is told.
answer-leave = Leave the match
answer-resigned = You have left the match. { $plays ->
    [nobody] Only goblins were left, so the table is closed.
    [goblin] A goblin plays on for you. Should you change your mind, it gives your seat back at once.
   *[default] Default moves are played for you.
}
answer-back = Take my seat back
answer-returned = You have your seat back: your hand is in the message below, or on its way.
answer-close-sure = **Close this match?** { $count ->
    [one] { $names } plays here
   *[other] { $names } play here
}, and nobody can play on. Everybody is told that you closed it.
answer-close = Close the match
closed-running = { $name } has closed this match of **{ $game }** before its end. Its record is open to those who played.
answer-closed = The table is closed.
answer-started = { $place ->
    [none] The match is on. Discord is slow to open a place for it: the board will come there by itself.
    [here] The match is on: its board is right here.
   *[other] The match is on: go to { $place }.
} { $yours ->
    [yes] **You begin.**
   *[no] { $count ->
        [0] {""}
        [one] { $names } begins.
       *[other] { $names } begin.
    }
}
answer-twice = You have [a table of { $game }]({ $link }) in this channel already. Do you want another one?
answer-again = Open another table
error-no-such-card = { $game } has no card called “{ $card }” that I could explain. Choose one from the list while you type.
error-no-table-here = There is no table here that you play at. Open one with `/play`.
answer-not-seated = You do not sit at this table, so there is no hand to show.
answer-retired = This invitation was older than I am, so I made it new. Nothing was changed: its host chooses everything with **Options**.
answer-store = I cannot read or write any table just now. What was played before is safe; please try again in a moment.
answer-trouble = Something went wrong on my side; nothing was lost. Please try again in a moment.
answer-stale = The table has moved on: look at the newest message.
answer-too-late = { $by ->
    [clock] Too late: time was up.
   *[player] Too late: { $name } played first.
}
answer-privacy-export = This is all that is kept of you: { $tables ->
    [0] you never sat at a table.
    [one] 1 table.
   *[other] { $tables } tables.
}
answer-privacy-deleted = You are forgotten. Where you sat, it says “Somebody” now.
answer-privacy-unsure = Nothing was changed. If you are sure, you leave all tables, and where you sat it says “Somebody”; your moves stay in the matches of the others.
answer-record = The whole match: options, seed and every move. `python -m games verify` checks it.
answer-remembered = Remembered, for you alone and for 30 days. Once the match is over, **Replay** leads here by “My moments”.
answer-rematch = [A new table]({ $link }) is open.
answer-table = Here is [the table]({ $link }).

dm-welcome = You sit at a table of **{ $game }** in { $place }. Your hand and your moves will come here, and you may type your moves here: hint, rules, odds and undo work, too.
dm-server-lost = I was taken off the server where you sat at a table of **{ $game }**, so the table is closed. What was played there is kept.
dm-channel-lost = The channel where your table of **{ $game }** was open has been deleted, so the table is closed.
bell-over = Everybody has answered.
bell-rings = { $names }: the table waits for you.
reminder-rings = { $names }: a third of your time is left. Time is up { $time }.
reminder-dm = A third of your time is left, and time is up { $time }: [here is your question]({ $link }).
question-rings = { $names }: { $question } The board has Yes and No.
thread-name = { $game }, table { $table }

type-title = Type a move
type-label = Your move

## What is settled for a server

server-title = ## The parlour on this server
server-channels = { $some ->
    [yes] Tables are opened in { $channels } only.
   *[no] Tables are opened in every channel that I may use.
}
server-threads = { $threads ->
    [yes] Each match gets a thread of its own.
   *[no] Matches are played in the channel, without threads.
}
server-opener = { $some ->
    [yes] Tables are opened by members with the role { $role }.
   *[no] Everybody may open a table.
}
server-called = { $some ->
    [yes] Hosts may call { $role } to their tables, once an hour.
   *[no] Hosts call no role to their tables.
}
server-pace = A new table begins with this: { $pace }.
server-goblins = { $goblins ->
    [yes] Goblins of the house may be asked to a table.
   *[no] No goblins of the house play here.
}
server-motion-off = Nothing moves in the pictures of a new table.
server-motion-moments = Great moments and the podium move, once, unless the host chooses otherwise.
server-motion-on = Great moments and the podium move, once, and so do dice that decide, unless the host chooses otherwise.
server-tables = { $tables ->
    [0] There is no limit to the tables that are open at once.
    [one] One table may be open at once.
   *[other] { $tables } tables may be open at once.
}
server-how = -# Change these with the options of `/parlour settings`. A channel that is named once more comes off the list; the role @everyone lets everybody open tables, and calls nobody to them. Members who manage the server may open and close any table.

## What the bot may do where it plays

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
check-title = ## What I need in this channel
check-permission = { $granted ->
    [yes] { EMOJI("house_yes") }{ $name }
   *[no] { EMOJI("house_no") }{ $name }
}
check-whole = Nothing is missing.
check-lacking = Somebody who manages the channel can allow what is missing in its settings, under Permissions. Without what concerns threads, matches are played in the channel itself.
check-link = -# The link that invites me with exactly these permissions: { $link }

## Who sits where somebody sat who wanted to be forgotten

departed = Somebody

## The tables of one person

mine-title = ## Your tables
mine-line = **{ $game }** in { $place }: { $state ->
    [lobby] not started yet.
    [yours] **your turn**, asked { $since }.
   *[others] waiting for { $names }.
}
mine-nowhere = { $count ->
    [0] You sit at no table, and none is open on this server. Open one with `/play`.
   *[other] ## Tables here
    You sit at none of them.
}
mine-here = **{ $game }** in { $place }
mine-open = { $table }: { $state ->
    [join] { $names } { $count ->
        [one] waits
       *[other] wait
    } for more players.
   *[watch] { $names } { $count ->
        [one] plays.
       *[other] play.
    }
}
mine-join = Join
mine-watch = Watch
mine-next = Next table
mine-none-waits = No other table waits for you just now. `/tables` lists yours.
mine-which = You play at several tables. Which hand do you want to see?
letter-words-hint = hint, tip, advice, what now
letter-words-rules = rules, rule, how to play, how
letter-words-help = help, commands, menu
letter-words-odds = odds, chances, what are the odds
letter-words-undo = undo, take back, oops
letter-nothing-back = There is nothing that you could take back just now.
letter-back-which = What do you take back?
letter-nobody-waits = I read what you write here as a move, but no table waits for you just now. `/tables` lists yours.
letter-too-long = Several tables wait for you, and that is too long to ask which one you mean: type it at the table, with **Type a move** or in its panel.
letter-which = Several tables wait for you. Where do you play “{ $move }”?
letter-played = **Played:** { $move }. [Your panel]({ $link }) shows the table.
mine-hand = { $game }, table { $table }
me-title = ## How I call you
me-choice-played = Where I last played
me-choice-dm = By direct message
me-choice-thread = With a mention in the thread
me-choice-none = Not at all
me-ring-played = When a table waits for you, I call you where you last played there: with a mention in its thread, or by direct message. To begin with, by direct message where I can.
me-ring-dm = When a table waits for you, I call you by direct message; where yours are closed, or a game has no hands, with a mention in its thread.
me-ring-thread = When a table waits for you, I call you with a mention in its thread.
me-ring-none = I never call you: you look for yourself. The clock runs all the same.
me-quiet = { $quiet ->
    [yes] Between { $begin } and { $end } ({ $zone }) I keep still, and call you after that if the table still waits. At a slow pace the clock stands still for you, in the hours that you had when the match began; at a live table it does not.
   *[no] You have no quiet hours.
}
me-avatar = { $avatar ->
    [yes] Boards may show your picture.
   *[no] Boards do not show your picture.
}
me-motion-table = Pictures in your own messages move where they move at the table.
me-motion-off = Nothing moves in your own messages.
me-motion-moments = The podium moves in your own messages.
me-motion-on = The podium moves in your own messages, and so do dice that decide.
me-moon = { $moon ->
    [yes] Boards show a { EMOJI("house_moon") }moon at your name while you are quiet, and never the hours.
   *[no] Boards do not show when you are quiet.
}
me-away = You are away until { $time }: where goblins play for whoever is away, one plays for you, and your other tables pause. Anything that you press at a table brings you back.
me-how = -# Change these with the options of `/me`: `quiet` takes hours like 22-7, or off; `zone` a time zone like Europe/Berlin, or +2.
answer-done = Done: the table agrees.
answer-done-alone = Done: your yes was enough.
answer-proposed = The table is asked now: the others find it on the board, with Yes and No.
answer-proposed-host = The table is asked now: the host, or half of those who play, can let you in.
answer-kicked = { $name } does not sit at the table any more.
answer-new-host = { $name } is the host of the table now.

## Slash commands

command-play = Open a table in this channel
command-game = Which game
command-play-game = { $game } · { $line }
command-play-with = Whom to call: @names, or the role that this server calls
command-play-preset = What is chosen at once
command-hand = Show your hand, to you alone
command-history = Your matches that are over, to be seen again
command-replay = See a match again from the file of its record
command-replay-record = The file that “Record” gave out
command-rules = Explain a game
command-card = One card of that game
command-help = What the parlour offers
command-house = For the owner of this bot
command-house-refuse = Refuse a person or a server
command-house-allow = Refuse a person or a server no longer
command-house-announce = Say something on the boards of all tables in play, ringing nobody
command-house-kind = A person or a server
command-house-person = a person
command-house-server = a server
command-house-id = Its id at Discord
command-house-text = What the boards say; nothing: take it away
command-house-minutes = For how long
answer-house-refuse = Done. It takes some seconds.
answer-house-allow = Done. It takes some seconds.
answer-house-announced = Done. The boards change within some seconds.
command-privacy = What is kept of you
command-privacy-export = Get all that is kept of you, as a file for you alone
command-privacy-delete = Leave all tables and be forgotten
command-privacy-sure = Whether you mean it: this cannot be undone
privacy-sure-yes = Yes, forget me
privacy-sure-no = No, only tell me what would happen
command-me = How I call you when a table waits for you
command-me-ring = Where I call you
command-me-quiet = Hours in which I keep still, like 22-7; off: none
command-me-zone = Your time zone, like Europe/Berlin, or the hours to UTC, like +2
command-me-avatar = Whether boards may show your picture
command-me-moon = Whether boards may show a moon at your name in your quiet hours
command-me-motion = What moves in your own messages; boards are the same for all
command-me-away = Until when you are away: Monday, tomorrow, 3 days, 2030-12-24; off: you are here
command-table = Look after a table
command-table-show = Show the table that is played here
command-table-leave = Leave the table; a running match goes on without you
command-table-close = Close the table
command-table-kick = Send somebody away from your table; in a match, ask the others to let a goblin play on
command-table-host = Make somebody else the host of your table
command-table-pause = Ask the table to pause; the clock stands still then
command-table-resume = Ask the table to go on after a pause
command-table-end = Ask the table to end the match as it stands
command-table-pace = Change the pace: the host at once, others by asking the table
command-table-pace-pace = The new pace
command-table-sit = Ask for the seat of somebody who has left or is away
command-table-sit-seat = The number of the seat, where several are free
command-table-member = Who
command-tables = Show all tables where you sit, and whose turn it is
command-parlour = For those who manage this server
command-parlour-check = Tell what I need in this channel, and what is missing
command-parlour-settings = Show or change how the parlour works on this server
command-server-channel = A channel where tables may be opened; name it again to take it off the list
command-server-threads = Whether each match gets a thread of its own
command-server-opener = The role that may open tables; @everyone: all members
command-server-called = The role that hosts may call to their tables, once an hour; @everyone: none
command-server-pace = The pace of a new table
command-server-goblins = Whether goblins of the house may play
command-server-motion = What moves in the pictures of new tables
command-server-tables = How many tables may be open at once; 0: no limit
