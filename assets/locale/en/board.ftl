## Boards, panels, lobby, answers: what all games share.

# What stands between two sentences of one paragraph.
between-sentences = {" "}
# How often a thing is in a heap: "2× Goat 3". Its name has the case that the sentence asks for.
between-times = { $times }× { $name }
board-announced = -# From the people who run this bot: { $text }
board-moved = -# I have no access to the thread of this table any more, so its board is here.
board-until = { EMOJI("house_clock") }{ $time } · { $line }
board-asleep = { EMOJI("house_moon") }{ $name }
board-single = { $line } *(The only move: it plays itself.)*
board-some = { $names }, and { $more } more
board-thinks = { $names } { $count ->
    [one] is
   *[other] are
} thinking.
board-stand-in = { $name }’s goblin
board-coach = { EMOJI("house_lamp") }{ $line }{ $clock ->
    [yes] {" "}This first time, you have twice as long.
   *[no] {""}
}
frame-more = Menu…
frame-remember = Bookmark this move
frame-small = -# { $line }
frame-new = { $names ->
    [you] New to this? **{ frame-more }** explains it.
   *[other] { $names }, new to this? **{ frame-more }** explains it.
}
board-hand = My hand
board-read = Read the table
board-brief = { $told } The rest is in “Menu…”, “Read the table”.
board-seat = My seat
# $number counts rounds, or what the game calls so
log-round = { $round ->
    [turn] Turn
    [expedition] Expedition
    [auction] Auction
   *[round] Round
} { $number }
log-round-title = **{ log-round }**
log-goes-on = -# { log-round } goes on:
# what everybody has at the end of a round
log-now = -# { $over ->
    [yes] At the end
   *[no] Now
} · { $each }.
# above the first post of a match that is a rematch
log-rematch = **Rematch**
# the first line of a match’s log; $by: whether who begins is drawn by lot, was chosen, or is said below by the rules
log-start = { $count ->
    [1] { $names } plays alone.
   *[other] { $names } play, in this order.{ $by ->
        [lot] {" "}{ $first } begins, drawn by lot.
        [choice] {" "}{ $first } begins, as the host chose.
        [turn] {" "}{ $first } begins: who begins changes in a rematch.
       *[rules] {""}
    }
}
log-seat = -# { $kind ->
    [left] { $name } left the match.
    [left-server] { $name } left the server.
    [back] { $name } is back.
    [taken] { $name } takes over { $whose ->
        [nobody] a seat
       *[other] { $whose }’s seat
    }.
    [let-in] { $known ->
        [yes] { $remover } lets { $name } come back.
       *[no] { $name } may come back.
    }
    [new-host] { $known ->
        [yes] { $remover } handed the table to { $name }: { $name } is the host now.
       *[no] { $name } is the host now.
    }
    [new-host-by-manager] { $known ->
        [yes] { $remover }, a manager, made { $name } the host.
       *[no] A manager of this server made { $name } the host.
    }
    [paused] The table paused the match, as { $name } asked.
    [paused-alone] { $name } paused the match.
    [paused-for] The match is paused while { $name } is away.
    [paused-by-manager] { $name } paused the match.
    [resumed] The match goes on.
    [resumed-as-asked] The match goes on, as { $name } asked.
    [resumed-by-manager] { $name } let the match go on.
    [refused-pause] { $name } asked to pause; the table said no.
    [refused-resume] { $name } asked to go on; the table said no.
    [refused-pace] { $name } asked for another pace; the table said no.
    [refused-end] { $name } asked to end the match; the table said no.
    [refused-replace] { $known ->
        [yes] { $name } asked to remove { $remover }; the table said no.
       *[no] { $name } asked to remove somebody; the table said no.
    }
    [refused-seat] { $known ->
        [yes] { $name } asked for { $remover }’s seat; the table said no.
       *[no] { $name } asked for a seat; the table said no.
    }
   *[removed] { $name } was removed { removed-by }.
}{ $plays ->
    [goblin] {" "}A goblin plays for them.
    [default] {" "}Default moves are played for them.
   *[nobody] {""}
}
# $what: log-agreed, what ended a match within a round
log-agreed-end = { $what }.
log-agreed = { $count ->
    [one] { $name } ended the match here
   *[other] The match ended here by agreement
}
log-closed = { $by ->
    [somebody] **{ $name } closed the table before the end: no winner.**
    [nobody-left] **No player was left, so the table was closed: no winner.**
   *[itself] **The table was closed before the end: no winner.**
}
log-pace = -# { $by ->
    [player] { $name } set another pace
    [host] The host set another pace
   *[vote] The table agreed on another pace
} · *{ $pace }*
# $name: who should have made the move; other sentences may follow in the same line
board-told-clock = { $line } *(Time was up for { $name }.)*
board-told-away = { $line } *({ $name } is away.)*
board-told-gone = { $line } *({ $name } has left the table.)*
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
# $known: whether $remover is known, who removed them or asked for the vote
removed-by = { $by ->
    [player] by { $remover }
    [host] by the host
    [vote] by a vote{ $known ->
        [yes] {" "}that { $remover } asked for
       *[no] {""}
    }
   *[manager] by { $known ->
        [yes] { $remover }, a manager
       *[no] a manager of this server
    }
}
manager-named = { $name }, a manager,
board-missing = -# { $state ->
    [removed] { $names } { $count ->
        [one] was
       *[other] were
    } removed { removed-by }. { $goblin ->
        [yes] A goblin plays on.
       *[no] Default moves are played.
    }
    [welcome] { $names } { $count ->
        [one] was
       *[other] were
    } removed, and may come back.
    [left] { $names } { $count ->
        [one] has left.
       *[other] have left.
    }{ $reader ->
        [player] {""}
       *[anybody] {" "}{ $count ->
            [one] Want the seat?
           *[other] Want a seat?
        } `/table sit`
    }
   *[away] { $names } { $count ->
        [one] is
       *[other] are
    } away.
}
board-notice-pace = -# { $by ->
    [somebody] { $host } set another pace
    [host] The host set another pace
    [vote] You agreed on another pace
   *[manager] A manager of this server set another pace
} · *{ $about }*
board-notice-host = -# { $by ->
    [manager] { $known ->
        [yes] { $actor }, a manager, made { $about } the host.
       *[no] A manager of this server made { $about } the host.
    }
    [somebody] { $actor } handed the table to { $about }: { $about } is the host now.
   *[host] { $about } is the host now.
}
board-notice-let-in = -# { $by ->
    [manager] { $known ->
        [yes] { $actor }, a manager, lets { $about } come back.
       *[no] A manager of this server lets { $about } come back.
    }
    [somebody] { $actor } lets { $about } come back.
   *[host] The host lets { $about } come back.
}
board-notice-back = -# { $about } is back.
board-notice-resume = -# { $about } let the match go on.
board-notice-agreed = -# { $count ->
    [one] { $names } let the match go on.
   *[other] { $names } agreed: the match goes on.
}
board-notice-refused = -# { $names } said no: { vote-refused }
# what is so after the table said no; $known: whether $whose is known
vote-refused = { $kind ->
    [pace] the pace stays as it is.
    [replace] { $known ->
        [yes] { $whose } stays.
       *[no] nobody is removed.
    }
    [seat] { $asker } does not get the seat.
   *[other] { $state ->
        [paused] the match stays paused.
       *[playing] the match goes on.
    }
}
board-left = -# { $count ->
    [one] { $names } is not at the table now,
   *[other] { $names } are not at the table now,
} and { $goblin ->
    [yes] a goblin plays for them.
   *[no] default moves are played for them.
} They may come back; others can ask for the seat with `/table sit`.
board-welcome = -# { $count ->
    [one] { $names } was removed and may come back;
   *[other] { $names } were removed and may come back;
} until then, { $goblin ->
    [yes] a goblin plays for them.
   *[no] default moves are played for them.
} Others can ask for the seat with `/table sit`.
board-removed = -# { $count ->
    [one] { $names } was removed
   *[other] { $names } were removed
} { removed-by }, and { $goblin ->
    [yes] a goblin plays for them.
   *[no] default moves are played for them.
} Somebody else can ask for the seat with `/table sit`.
# $known: whether it is noted who asked for this pause
board-paused = { EMOJI("house_pause") }{ $by ->
    [manager] { $known ->
        [yes] **{ $name }, a manager, paused the match**
       *[no] **A manager of this server paused the match**
    }
    [away] **Paused while { $name } { $count ->
        [one] is
       *[other] are
    } away**
    [agreed] **{ $name } agreed to pause**
   *[other] { $known ->
        [yes] { $host ->
            [yes] **{ $name }, the host, paused the match**
           *[no] **{ $name } paused the match**
        }
       *[no] **Match paused**
    }
}{ $by ->
    [vote] ; the table agreed
   *[other] {""}
} · { $time }
board-rests = -# { $by ->
    [manager] It goes on when a manager of this server says so,
    [away] It goes on when { $name } { $count ->
        [one] is
       *[other] are
    } back, when { pause-wanted },
   *[other] It goes on when { pause-wanted },
} or { $until }.{ $clock ->
    [yes] {" "}The clock is stopped.
   *[no] {""}
}
pause-wanted = { $people ->
    [one] you press **{ proposal-go-on }**
   *[other] { $needed ->
        [one] one of you presses **{ proposal-go-on }**
       *[other] { $needed } of you agree
    }
}

proposal-asks = { EMOJI("house_ballot") }**{ $question }**
proposal-answers = -# { $yes ->
    [0] No yes yet
   *[other] { $yes } yes
}{ $no ->
    [0] {""}
   *[other] , { $no } no ({ $noes })
}: { $share ->
    [all] all must agree; not answered yet: { $awaited }
   *[other] { $needed } of { $voters } must agree
}{ $host ->
    [yes] , or the host
   *[no] {""}
} · ends { $time }
proposal-needs = { EMOJI("house_ballot") }**{ $question }** { $yes ->
    [0] Nobody has said yes yet.
   *[other] Yes: { $names }.
}{ $no ->
    [0] {""}
   *[other] {" "}No: { $noes }.
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
} must agree. The question ends { $time }.
proposal-pause = { $name } asks: pause the match?
proposal-resume = { $name } asks: go on with the match?
proposal-pace = { $name } asks: play at another pace? { $pace }.
proposal-end = { $name } asks: end the match now? It counts as it stands, unless all are level.
proposal-seat = { $name } would like to play on in the seat of { $whose }, and would see that hand. All right?
proposal-replace = { $name } asks: { $goblin ->
    [yes] remove { $whose } from the match? A goblin plays on in that seat.
   *[no] remove { $whose } from the match? Default moves are played in that seat.
} { $whose } can come back only if the host allows it.
proposal-yes = { $length ->
    [bare] Yes
   *[whole] { $kind ->
        [pause] Yes, pause
        [resume] Yes, go on
        [pace] Yes, this pace
        [end] Yes, end it
        [seat] Yes, let them
       *[replace] Yes, remove
    }
}
proposal-no = No
proposal-yours = -# You said { $vote ->
    [yes] yes
   *[no] no
}.
proposal-go-on = Go on

panel-title = ### { $game }{ $place ->
    [none] {""}
   *[other] {" "}in { $place }
}
panel-hint = Hint
panel-hint-play = Play it
panel-hint-told =
    A goblin in your place would play: **{ $move }**.
    { $why }
panel-homeless = -# I have no access to the place of this table, so I cannot show its board. The match goes on here.
panel-absent = You missed two turns: { $goblin ->
    [yes] a goblin plays for you.
   *[no] default moves are played for you at once.
} Press any button at this table to come back.
# "yes": a sentence of the game says what the clock did
panel-time-up = **Time was up** at { $time }{ $known ->
    [yes] .
   *[no] , so the clock answered for you.
}
panel-minded = A goblin plays in your seat at **{ $game }** in { $place }. You can take the seat back at any time.
panel-welcome = You were removed from **{ $game }** in { $place }, and may come back now. A goblin plays in your seat until you take it back.
panel-welcome-lobby = You may come back to **{ $game }** in { $place }: press **{ lobby-join }** in the invitation.
panel-welcome-late = The match of **{ $game }** in { $place } { $state ->
    [over] is over
   *[closed] was closed before its end
}, so you cannot come back to it any more.
panel-welcome-asking = You were removed from **{ $game }** in { $place }, and may come back now if the host or half of the players agree.
seat-request = Ask for the seat
panel-removed = You were removed from **{ $game }** in { $place } { removed-by }{ $over ->
    [yes] .
   *[no] { $lets ->
        [remover] , the host.
       *[other] .
    }{ $plays ->
        [goblin] {" "}A goblin plays on for you.
        [default] {" "}Default moves are played for you.
       *[nobody] {""}
    } { $by ->
        [manager] A manager of this server may let you come back.
       *[other] { $lets ->
            [host] You can come back only if { $host }, the host, lets you.
           *[nobody] You can come back only if the host lets you.
        }
    }
}
removal-reason = The reason: “{ $reason }”
removal-explain = Tell { $name } why…
removal-line = Your reason
removal-line-help = In a few words. { $about ->
    [closing] Everybody who sees the invitation can read it.
   *[person] Only they can read it.
}
answer-reason = { $name } can read your reason now.
closing-explain = Say why it is closed…
answer-closing-reason = Your reason is in the invitation now, and in the messages to those who played.
panel-taken = { $name } took over your seat at **{ $game }** in { $place }.
panel-played-out = A goblin played in your seat at **{ $game }** in { $place } until the end of the match.
panel-table = -# { $game } · { $place }
panel-vote = The table asks you something. Say yes or no below.
panel-idle = I call you when it is your turn.
panel-turn = The table waits for { $names }. I call you when it is your turn.
panel-here = You have nothing to do now. I call you when it is your turn.
panel-free = You can make a move, but you don’t have to.
panel-behind = You don’t have to do anything now. What you can do is behind **{ frame-more }**
panel-sure-gone = The move that you had not confirmed yet cannot be played any more.
panel-sure = **Sure?** This cannot be taken back.

over-winners = { $count ->
    [one] { EMOJI("house_cup") }**{ $names } wins{ over-score }**
   *[other] { EMOJI("house_cup") }**{ $names } share the victory!**
}
over-you-win = { $others ->
    [0] { EMOJI("house_cup") }**You win{ over-score }**
   *[other] { EMOJI("house_cup") }**You share the victory with { $names }!**
}
# behind who won: a single winner's points, and those of the other one of two, or of the reader
over-score = { $unit ->
    [none] !
   *[other] { $rival ->
        [none] {" "}with { $points } { over-unit }.
       *[other] { $whose ->
            [reader] : { $points }
           *[other] , { $points } to { $rival }
        }.
    }
}
# $points: the reader's own, or "none"
over-you-came = You’re { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[8] eighth
}{ $points ->
    [none] {""}
   *[other] : { $points }
}{ $level ->
    [0] {""}
   *[other] {""}, level with { $names }
}.
over-seat = { $name }’s seat
over-seat-wins = **{ $name }’s seat**{ $by ->
    [nobody] {""}
   *[other] , played by { $by ->
        [goblin] a goblin
       *[default] default moves
    }{ $turn ->
        [0] ,
       *[other] {" "}from turn { $turn },
    }
} **{ $beside ->
    [yes] shares first place
   *[no] wins
}.**
# $numbers are rounds and spans of rounds, $count of them: “2–4 and 7”
over-stood-in = -# A goblin played { $count ->
    [one] { $round ->
        [turn] turn
        [expedition] expedition
        [auction] auction
       *[round] round
    }
   *[other] { $round ->
        [turn] turns
        [expedition] expeditions
        [auction] auctions
       *[round] rounds
    }
} { $numbers } for { $name }.
over-stood-in-span = { $first }–{ $last }
over-level = **Called off, no winner.**
over-no-review = -# No review: a good bluff would look like a mistake.
over-agreed = { $count ->
    [0] The players agreed to end the match here.
    [one] { $name } ended the match here.
   *[other] { $name } asked, all agreed: the match ends here.
}
over-results-kept = { $reader ->
   *[all] -# From now on I keep results of { $names }. See `/privacy`.
    [you] -# From now on I keep the results of your matches. See `/privacy`.
}
over-podium = { $won ->
    [no] No winner: { $steps }.
   *[yes] The podium: { $steps }.
}
# what a score counts, behind its number
over-unit = { $unit ->
    [gears] { $points ->
        [one] gear
       *[other] gears
    }
    [gold] gold
   *[points] { $points ->
        [one] point
       *[other] points
    }
}
over-step = { $rank ->
    [none] {""}
   *[other] { $rank }.{" "}
}{ $name } with { $points } { $unit }{ $sources ->
    [none] {""}
   *[other] {" "}({ $sources })
}
over-step-plain = { $rank ->
    [none] {""}
   *[other] { $rank }.{" "}
}{ $name }{ $sources ->
    [none] {""}
   *[other] {" "}({ $sources })
}
over-moment = { EMOJI("house_star") }{ log-round } · { $line }
over-moment-rounds = { EMOJI("house_star") }{ $round ->
    [turn] Turns
    [expedition] Expeditions
    [auction] Auctions
   *[round] Rounds
} { $numbers } · { $line }
over-moment-sum = { EMOJI("house_star") }{ $line }
over-moments-alt = { $count ->
    [one] A piece of the board
   *[other] { $count } pieces of the board
}, as everybody saw it, after each great moment.
over-because = { $line } { $why ->
    [lead] It put { $name } in the lead.
   *[decided] It decided the match.
}
over-told = { $winners } { $game } is over: its board is in { $place }.
over-evening = **Points for the game night:** { $points } ([all results]({ $link }))
over-evening-points = { $name } { $sum }
over-evening-next = -# Beating everybody gives 1 point, beating some a part of it. For the next match, press **{ $again }**.
over-rematch = Rematch
over-next = Play the next
over-replay = Replay
over-record = Record
over-fair = Fairness

## Fairness

fair-promise = -# { EMOJI("house_die") }Fair luck, as this will prove: `{ $hash }`
fair-elsewhere = -# { EMOJI("house_die") }Fair luck: the fingerprint is in [the invitation]({ $link }).
fair-before = I have drawn a secret number for this table, and this is its fingerprint: `{ $hash }`. Anybody can add a line of their own with **{ lobby-stir }**. All luck of the match comes from both, so neither I nor a player can choose it. After the match I show the secret: if it has this fingerprint, I have not swapped it.
fair-stirred = -# { EMOJI("house_die") }{ $names } { $count ->
    [one] has
   *[other] have
} stirred the luck.
fair-line = A line of your own
fair-line-help = Any text: it changes all dice and cards. Leave it empty to take it back
fair-title = ## Fairness
fair-how = Before anybody joined, I drew a secret number and showed only its fingerprint, the promise. Players could add a line of their own before Start. All luck of the match comes from both, so neither I nor a player could choose it. Now you can see the secret: if it has that fingerprint, I did not swap it, and the whole match can be played again.
fair-noted = **The promise** is in [the invitation]({ $link }).
fair-secret = **The secret** was `{ $secret }`.
fair-lines =
    Players **added**, in the order of the seats:
    { $lines }
    Both together made **the seed**: `{ $seed }`.
fair-stir = `{ $line }`
fair-check = -# The fingerprint is SHA-256. With the file behind **Record**: `python -m games verify FILE --promise { $hash }`

## Lobby

lobby-title = ### { $host } invites you to { $game }
lobby-invitation = -# { $blurb }
lobby-figures = -# { $line }
lobby-line = { $least ->
    [one] 1–{ $most } players
   *[other] { $least }–{ $most } players
} · { $about }{ $goblins ->
    [0] {""}
   *[other] {" "}(goblins only: { $goblins })
}
lobby-picture = An invitation to { $game }. At the table: { $names }.
lobby-seated = -# At the table: **{ $names }**.{ $free ->
    [0] {""}
    [one] {" "}One seat free.
   *[other] {" "}{ $free } seats free.
}
lobby-seated-guests = { lobby-seated } { $starter } is the host and starts the match.
lobby-asked-back = { EMOJI("house_clock") }Invited to play again: { $names }. **{ lobby-join }** takes a seat.
lobby-removed = -# { $names } { $count ->
    [one] was
   *[other] were
} removed { removed-by }.
lobby-welcome = -# { $name } may join again.
lobby-by-buttons = { $names } { $count ->
    [one] plays
   *[other] play
} on the board alone: direct messages are closed.
lobby-not-yet = { EMOJI("house_clock") }{ $why }
lobby-chosen = -# { $options }
lobby-dot = {" · "}
lobby-seat-drawn = drawn by lot
lobby-seat-next = the next in turn
lobby-howto = How to play
lobby-options = Options
# to a guest, who only reads them; $known: whether there is a $host
lobby-options-for-guests = { $known ->
    [no] Only the host can change the options. Now:
   *[other] Only { $host }, the host, can change the options. Now:
}
lobby-options-line = • **{ NAME($option) }**: { $value }
    -# { NAME($help) }
lobby-options-pace = • **{ NAME($pace) }**
    -# { $limits }
lobby-stir = Help shuffle
lobby-stir-help = Add a line of your own, so that nobody can choose the luck
lobby-acts = People at the table…
lobby-acts-help = Remove somebody, let somebody come back, or make somebody else the host
lobby-fair = Fairness
lobby-fair-help = What the fingerprint means, and how to check it
lobby-broken-off = { $started ->
    [yes] **{ $name } closed this match before its end.** Its secret and its record are open to those who played.
   *[no] { $name } closed it before a match began.
}
# "block": why is nobody else's business
lobby-host-removed = { $by ->
    [block] A manager of this server closed it.
   *[manager] { $known ->
        [yes] { $remover }, a manager,
       *[no] A manager of this server
    } removed { $name }, its host.
}
lobby-nobody-left = No player was left.
lobby-never-started = Nobody started a match here.
lobby-closed-often = { $name } closed { $times } matches early within a day.
lobby-a-manager = A manager of this server
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-shut = Close the table
lobby-shut-help = Nobody can join or play any more
lobby-more = { $goblins ->
    [yes] Add a goblin, and more…
   *[no] More…
}
lobby-young = Add a young goblin
lobby-young-help = A computer player: easy to beat
lobby-grown = Add a grown goblin
lobby-grown-help = A computer player that plays well
lobby-old = Add an old goblin
lobby-old-help = The hardest computer player, thinks longer
lobby-first-game = First game
lobby-first-game-help = The plain rules, with young goblins and hints
lobby-hard-goblins = With hard goblins
lobby-hard-goblins-help = Old goblins take the other seats
lobby-counts-now = **Counts for the ladder**
lobby-counts = Count for the ladder
lobby-counts-help = Its result moves the players on this server’s ladder
lobby-counts-not = Do not count for the ladder
lobby-counts-not-help = Just for fun: nobody moves on this server’s ladder
lobby-invite = Invite people…
lobby-invite-help = Choose people of this server, and I call them
lobby-invite-choose = Choose people
lobby-invite-asks = Whom do you invite to **{ $game }**?
answer-host-asked = I tell { $host } that you are waiting, unless they want no messages now.
answer-invited = { $count ->
    [0] You have invited them in the last hour already, or they sit here.
   *[other] I invited { $names }. I call nobody who wants no pings now.
}
lobby-ask-host = Ask the host to come back
lobby-ask-host-help = I write to them that you are waiting, once an hour
lobby-call = Call the players of this server
lobby-call-help = Mentions the role that its managers chose, once an hour
lobby-calls = { $names }: { $host } invites you to **{ $game }**. [Take a seat]({ $link })
goblin-young = Young { $name }
goblin-grown = { $name }
goblin-old = Old { $name }
lobby-teach = Teach me this game
lobby-teach-help = A lesson of five minutes, for you alone
lobby-language = Language: { $language }
lobby-language-help = What all see of this match is in this language
lobby-dismiss = Send a goblin home
lobby-dismiss-help = The last one that joined
lobby-option-none = any
lobby-on = on
lobby-off = off
lobby-option-on = { NAME($option) }
lobby-plain-rules = Plain rules
lobby-option = { NAME($option) }: { $value }
lobby-playing =
    ## { $game }
    The match is being played in { $place }.
lobby-over =
    ## { $game }
    The match is over; its board is in { $place }.
lobby-closed =
    ## { $game }
    This table is closed.
lobby-aside =
    ## { $game }
    This table is damaged, and nobody can go on playing. Its players can close it with `/table close`.

pace-title = Pace
pace-help = How long the table waits for an answer
goblins-title = Computer players and animation
goblins-help = What goblins may do, and which pictures are animated
goblins-takeover = They play for people who are away
goblins-takeover-help = For players who leave or let two turns pass; otherwise default moves are played
goblins-hints = They give hints
goblins-hints-help = On your turn you may ask what a goblin would do
goblins-moments = Animated moments
goblins-moments-help = The great moments of the game and the podium move for a second
goblins-rolls = Animated dice, too
goblins-rolls-help = When they decide something, on the board itself
motion-table = As at the table
motion-off = No animation
motion-moments = Moments and the podium
motion-on = Moments, the podium, and dice that decide
pace-live = Live: 3 minutes a turn, 6 for a beginner’s first two
pace-relaxed = Relaxed: 30 minutes a turn, 60 for a beginner’s first two
pace-by-day = By day: a day a turn, 2 for a beginner’s first two
# the same in a lobby, where a game asks short questions too, such as whether you trust a play
lobby-pace-live = { pace-live }; { NAME($what) }: 1 minute
lobby-pace-relaxed = { pace-relaxed }; { NAME($what) }: 15 minutes
lobby-pace-by-day = { pace-by-day }; { NAME($what) }: 12 hours
pace-none = No clock
pace-alone = No clock while one person plays
pace-for-ever = The table waits as long as it takes
pace-time = { NAME($what) } { $number } { $unit ->
    [hours] h
    [minutes] min
   *[seconds] s
}

## Help

help-house =
    ## Welcome to the Goblin Parlour
    Goblin board games with your friends, right here.
    1. `/play` opens a table in this channel.
    2. Your friends press **Join**. Not enough? **Add a goblin**: goblins are computer players.
    3. Press **Start**. Your hand comes by direct message, or with **My hand** on the board.
    -# `/play when:` plans a game night, `/daily` is a short game for you alone, `/learn` teaches a game.
    -# Goblin Parlour { $version }
help-menu = Games and commands…
help-game =
    ## { $game }
    { $blurb }
    -# { $line }
help-back = Back to help
help-commands-title = Commands
help-playing-title = Commands: playing
help-playing-about = Open a table, see your hand, learn a game
help-playing =
    ## Playing
    `/play` opens a table in this channel; `with:` calls people to it, `when:` plans a game night.
    `/daily` shows today’s deal: one short game, the same for everybody.
    `/hand` shows your hand, to you alone.
    `/tables` lists your tables, or those that you can join or watch here.
    `/learn` teaches a game in five minutes, `/rules` explains it.
    `/me` says where and when I call you, and until when you are away.
    In a person’s menu, under Apps: **{ menu-play-with }** and **{ menu-profile }**
help-tables-title = Commands: at a table
help-tables-about = Pause, pace, leave, and what a host may do
help-tables =
    ## At a table
    `/table show` shows the table, `/table leave` leaves it.
    In a board’s menu, under Apps, **{ menu-read }** tells all of it in words.
    `/table pause`, `resume`, `pace` and `end` ask the others to agree.
    `/table sit` asks for a seat that somebody left.
    The host also has `/table kick`, `/table host` and `/table close`.
    All of it is in a menu, too: **{ frame-more }**, then **Table menu** or **Host menu**
help-afterwards-title = Commands: after a match
help-afterwards-about = Your matches, seen and played again
help-afterwards =
    ## After a match
    `/history` lists your matches: see them again, or ask the others to a rematch.
    `/profile` shows what you have played and how it went, or what somebody else has played.
    `/ladder` shows who plays how well on this server, if it has a ladder.
    `/replay` shows a match from the file of its record.
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

    ### What is not from the printed game
    { $house }

## Answers, to one person alone

answer-joined = You have joined, and I sent you a message. You can play there or on the board.
answer-joined-already = You have joined already. You can play by direct message or on the board.
answer-joined-board = You have joined. Nothing here is secret, so everybody plays on the board.
answer-seated-board = You have joined already. Nothing here is secret, so everybody plays on the board.
answer-joined-closed = You have joined, but I cannot send you direct messages. Play on the board, with its **My hand** button if there is one, or allow direct messages in this server’s privacy settings and press Join again.
answer-joined-later = You have joined. Discord did not let me send you a message just now; until it does, play on the board, with its **My hand** button if there is one.
answer-only-host = Only { $host }, the host, can do that.
answer-joined-host = { $host } starts the match; I call you when it is your turn.
answer-joined-evening = { $own ->
    [until] You are the host of this table until { $host } comes. Press **{ lobby-start }** when everybody is there.
    [yes] You are the host of this table: press **{ lobby-start }** when everybody is there.
   *[no] { $host }, the host, starts the match when everybody is there.
}
answer-joined-quiet = { $pace ->
    [live] This table plays live: I do not call you in your quiet hours, so you may miss turns.
   *[other] At this table the clock stops for you in the quiet hours that you have when the match begins.
}
answer-zone-unknown = I no longer know the time zone { $zone }, so your quiet hours count in UTC. Choose your time zone again with `/me`.
answer-late = { $name }: your move was played, but my answer to your click came too late.
answer-form-late = I was too slow to open the form. Here it is:
answer-form-open = Open the form
answer-lobby-changed = Done: the invitation shows it.
answer-gone = Your move was played. The message with the form is gone: see the newest board.
answer-refused = Discord refused part of what I wanted to do. All moves are kept; press again if something is missing.
answer-left = You have left the table.
answer-resigned = You have left the match. { $plays ->
    [nobody] Only goblins were left, so the table is closed.
    [goblin] A goblin plays for you. If you change your mind, you can take your seat back at any time.
   *[default] Default moves are played for you.
}
answer-back = Take my seat back
answer-returned = You have your seat back.
closed-running = { $name } has closed the match of **{ $game }** in { $place } before its end. Its record is open to those who played.
answer-closed = The table is closed.{ $count ->
    [0] {""}
   *[other] {" "}{ $names } can read that in the thread and in a direct message.
}
answer-started = { $place ->
    [none] The match is on. Discord is slow to open a place for it: the board will come there by itself.
    [here] The match is on: its board is right here.
   *[other] The match is on in { $place }.
} { $yours ->
    [yes] **You begin.**
   *[no] { $count ->
        [0] {""}
        [one] { $names } begins.
       *[other] { $names } begin.
    }
}
answer-twice = You already have [a table of { $game }]({ $link }) in this channel. Do you want another one?
answer-again = Open another table
error-no-such-card = { $game } has no card called “{ $card }” that I could explain. Choose one from the list while you type.
error-no-table-here = There is no table here that you play at. Open one with `/play`.
answer-retired = This invitation was from an older version of me, so I renewed it. Nothing else has changed: its host chooses everything with **Options**.
answer-store = I cannot reach my database just now. All moves so far are safe; please try again in a moment.
answer-trouble = Something went wrong on my side; nothing was lost. Please try again in a moment.
answer-stale = The table has moved on: see the newest message.
answer-counted = Your first click counts: your move is played.
answer-too-late = { $by ->
    [own] Too late: your time was up, so the clock chose for you.
    [clock] Too late: time was up.
   *[player] Too late: { $name } played first.
}
answer-privacy-export = This is everything that I store about you: { $tables ->
    [0] you have never joined a table.
    [one] 1 table.
   *[other] { $tables } tables.
}
answer-privacy-deleted = Your data is deleted. In the matches that you played, your name is now “Somebody”.
answer-privacy-unsure = Nothing has changed. If you are sure, you leave all tables, and your name becomes “Somebody”; your moves stay in the matches of the others.
answer-record = The whole match: options, seed and every move. **{ over-fair }** says how to check it.
answer-remembered = Saved for you alone, for 30 days. When the match is over, **Replay** shows it under “My moments”.
stranger-no-seat = { $state ->
    [lobby] You have no seat at this table yet.
   *[other] You have no seat at this table. Would you like to play { $game }, too?
}
partner-which = Which game do you want to play with { $name }? I open a table here and call them to it.
partner-menu = Choose a game
join-avoided = { $names }, whom you avoid, { $count ->
    [one] sits
   *[other] sit
} at this table. Join it anyway?
join-anyway = Join anyway
stranger-play = Play it
stranger-open = [A table of { $game }]({ $link }) is open: take a seat.
dm-rematch = { $host } invites you to another match of **{ $game }**: [the table is open]({ $link }).
# the same message, once the match has begun without its reader
dm-invitation-late = The match of **{ $game }** to which you were invited has begun.
# the same where others read it, too: $line is the next sentence
lobby-host-asked = { $host }: { $line }
dm-host-asked = { $name } is waiting for you at **{ $game }**: only you can start the match. [To the invitation]({ $link })
dm-invitation = { $host } invites you to **{ $game }**: [take a seat]({ $link }).
answer-rematch = [A new table]({ $link }) is open.
answer-opened-above = This thread tells the story of one match, so I opened [your table]({ $link }) in the channel above it.
answer-table = Here is [the table]({ $link }).
board-watched = -# [Go to the table]({ $link })

dm-welcome = You joined **{ $game }** in { $place }. What only you may see or choose comes here. You can also type a move, or: hint, rules, odds{ $undo ->
    [yes] , undo.
   *[no] .
}
dm-lobby-closed = { $by ->
    [nobody] The table of **{ $game }** in { $place } is closed: no match began there.
   *[somebody] { $name } closed the table of **{ $game }** in { $place } before a match began.
}
dm-blocked = A manager of **{ $server }** blocked you: you cannot open or join tables on that server.{ $state ->
    [closed] {" "}Your invitation to **{ $game }** in { $place } is closed.
    [lobby] {" "}You have no seat at **{ $game }** in { $place } any more.
    [playing] {" "}You can play **{ $game }** in { $place } to its end.
   *[other] {""}
}
dm-unblocked = You are not blocked on **{ $server }** any more: you can open and join tables there again.
dm-guest-blocked = { $name } was removed from your invitation to **{ $game }** in { $place }: a manager of the server blocked them.
dm-back = You are back at **{ $game }** in { $place }.
dm-host-lost = { $name } is the host of **{ $game }** in { $place } now, you are not any more. You keep your seat.
dm-host = You are the host of **{ $game }** in { $place } now. { $state ->
    [lobby] You can start the match, choose its options and remove people, all in the invitation.
   *[playing] **Host menu**, in **{ frame-more }** on the board, changes the pace, removes people or closes the table.
}
dm-server-lost = I was removed from the server where you played **{ $game }**, so the table is closed. The moves played there are kept.
dm-channel-lost = The channel of your table of **{ $game }** was deleted, so the table is closed.
bell-over = Everybody has answered.
# $question: what is asked, as everybody may know it, such as “**Bid or pass.**”
bell-rings = { $names }: **{ $game }** waits for you. { $question }
reminder-rings = { $names }: your time in **{ $game }** is up { $time }.
reminder-dm = **{ $game }** in { $place }: your time is up { $time }. [Here is your { $turn ->
    [yes] turn
   *[no] question
}]({ $link }).
question-rings = { $names }: { $question } Say yes or no on [the board of { $game }]({ $link }).
thread-name = { $game }, table { $table }

type-title = Type a move
type-label = Your move

## A server's ladder

error-no-ladder = This server has no ladder. Its managers can switch one on with `/parlour settings`.
ladder-none = This server has no ladder. Its managers can switch one on: `/parlour settings`, option **ladder**.
ladder-title = ## Ladder: { $game }
ladder-all = All games
ladder-empty = Nobody is placed yet. Play { $needed } matches that count, and you are.
ladder-tier = **{ NAME($tier) }**
step-up = +{ $step }
step-down = −{ $step }
step-level = ±0
ladder-person = { $place }\. { $name } { $numbers ->
    [yes] · { $points } ({ $matches })
   *[no] { $step }
}
ladder-own = **You: { NAME($tier) }**, { $step } over your last ten matches.
ladder-not-yet = You are not placed yet: that takes { $needed } matches that count.
ladder-like-young = You play like a young goblin.
ladder-like-grown = You play like a grown goblin.
ladder-like-old = You play like an old goblin.
ladder-hidden = Only you see your place: you hide from ladders in `/me`.
ladder-about = { $numbers ->
    [yes] -# After a name: points, and how many matches count
   *[no] -# After a name: the step over the last ten matches
}
ladder-choose = Another ladder…
ladder-up = Further up
ladder-down = Further down
ladder-numbers = Show numbers
ladder-numbers-hide = Hide numbers
ladder-rules = What counts?
ladder-how =
    ### What counts for the ladder
    Everybody starts at the { tier-long-table }, with { $start } points.
    A match counts if its invitation says so when it starts. You move up when you place better than others, and more so against strong players or goblins; the same people on the same day count less each time.
    If you resign, leave the server, or are silent until somebody takes your seat, you count as last. So does the last person who resigns among goblins, and anybody who closes a match that others still play; for the others, a closed match counts for nothing. If the table or its host sends you away although you answered in time, or you took over somebody’s seat, the match does not count for you.
tier-throne = Throne
tier-top-table = Top table
tier-fireside = Fireside
tier-long-table = Long table
tier-bench = Bench
tier-doorstep = Doorstep

## What is settled for a server

server-title = ## The parlour on this server
server-channels = { $some ->
    [yes] Tables can be opened in { $channels } only.
   *[no] Tables can be opened in every channel that I may use.
}
server-threads = { $threads ->
    [yes] Each match gets a thread of its own.
   *[no] Matches are played in the channel, without threads.
}
server-opener = { $some ->
    [yes] Members with the role { $role } may open tables.
   *[no] Everybody may open a table.
}
server-called = { $some ->
    [yes] Hosts may call { $role } to their tables, once an hour.
   *[no] Hosts may not call a role to their tables.
}
server-pace = The pace of a new table is { NAME($pace) }.
server-goblins = { $goblins ->
    [yes] Goblins may join tables.
   *[no] Goblins may not join tables.
}
server-motion-off = Pictures of a new table are not animated.
server-motion-moments = Great moments and the podium are animated, unless the host chooses otherwise.
server-motion-on = Great moments, the podium and dice that decide are animated, unless the host chooses otherwise.
archive = { $minutes ->
    [60] an hour
    [1440] a day
    [4320] three days
   *[10080] a week
}
server-archive = The thread of a match that is over is archived after { archive } without a message.
server-ladder = { $ladder ->
    [yes] The server has a ladder (`/ladder`). New matches count for it, unless the host chooses otherwise.
   *[no] The server has no ladder.
}
server-digest = { $some ->
    [yes] { $channel } gets a digest of the deal of the day, { $hour ->
        [-1] when the day ends, about { $time }
       *[other] at about { $time }
    }, if somebody here played.
   *[no] No channel gets a digest of the deal of the day.
}
digest-hour = { $hour ->
    [-1] When the day ends
   *[other] { $hour }:00 UTC
}
server-language = { $chosen ->
    [yes] Boards and posts for all are in this language: { $language }.
   *[no] Boards and posts for all are in the language of the server if it is a Community, or of who opens the table.
}
server-language-open = As the server, or who opens a table
server-tables = { $tables ->
    [0] There is no limit to the tables that are open at once.
    [one] One table may be open at once.
   *[other] { $tables } tables may be open at once.
}
server-how = -# Choose one in the menu to change it, or use `/parlour settings` with the option of that name. Members who manage the server may open and close any table.
setting-channel = Where tables are opened
setting-threads = Threads
setting-opener = Who opens tables
setting-called = Role to call
setting-pace = Pace
setting-goblins = Goblins
setting-motion = Animated pictures
setting-archive = When threads are archived
setting-ladder = Ladder
setting-tables = How many tables
setting-language = Language
setting-digest = Deal of the day
setting-yes = Yes
setting-no = No
setting-most = { $tables ->
    [0] No limit
    [one] One table
   *[other] { $tables } tables
}
setting-pick-channel = Channels; none: everywhere
setting-pick-opener = A role; none: everybody
setting-pick-called = A role; none: no role
setting-pick-digest = A channel; none: no digest
setting-pick-pace = Choose a pace
setting-pick-motion = Choose what is animated
setting-pick-archive = Choose a time
setting-pick-tables = Choose a number
setting-pick-language = Choose a language
setting-pick-digest_hour = Choose an hour

## What people may do with their table, and the question whether they mean it

acts-open = { $by ->
    [host] Host menu: pause, remove, end…
   *[player] Table menu: pause, pace, leave…
}
acts-back = Back to the menu
acts-title = ### { $game } in { $place }
    With { $names }.
acts-state = -# Host: { $host }. { $state ->
    [lobby] Not started yet.
    [paused] Paused.
   *[playing] { NAME($pace) }.
}{ $asked ->
    [yes] {" "}The board asks the table something now: until that is answered, nothing else can be asked.
    [own] {" "}Your question is on the board. To take it back, press **{ proposal-no }** there.
   *[no] {""}
}
acts-none = There is nothing that you can change here now.
act-pause = Pause
act-pause-help = { $by ->
    [manager] Nobody can play until a manager lets it go on, or a week has passed
   *[player] { $vote ->
        [yes] If the others agree, nobody can play until { act-until }
       *[no] Nobody can play until { act-until }
    }
}
act-until = { $people ->
    [one] you go on
   *[other] { $needed ->
        [one] one of you goes on
       *[other] { $needed } of you agree to go on
    }
}
act-resume = Go on
act-resume-help = { $by ->
    [manager] The match goes on
   *[player] { $vote ->
        [yes] If the others agree, the match goes on
       *[no] The match goes on
    }
}
pace-short = { $about ->
    [live] live
    [relaxed] relaxed
    [by-day] by day
   *[none] no clock
}
act-pace = Pace: { pace-short }
act-pace-help = { $about ->
    [live] 3 minutes a turn, 6 for a beginner’s first two
    [relaxed] 30 minutes a turn, 60 for a beginner’s first two
    [by-day] A day a turn, 2 for a beginner’s first two
   *[none] Everybody takes as long as they like
}{ $vote ->
    [yes] {""}, if the others agree
   *[no] {""}
}
act-kick = Remove { $name }
act-kick-help = { $by ->
    [manager] They cannot come back unless a manager lets them
   *[player] { $waits ->
        [yes] { $clock ->
            [yes] With two people, nobody else can agree to it. You can once their time has run out.
           *[no] Nobody else can agree to it. You can at a pace with a clock, once their time has run out.
        }
       *[no] { $vote ->
            [yes] If the others agree, they are out, and cannot come back unless you let them
           *[no] They cannot come back unless you let them
        }
    }
}
act-host = Make { $name } the host
act-host-help = { $by ->
    [manager] The host decides on pace and players
   *[player] Then they decide on pace and players, not you
}
act-let-in = Let { $name } come back
act-let-in-help = They were removed from this table
act-end = End the match
act-end-help = { $vote ->
    [yes] If the others agree, it ends with the scores as they are
   *[no] It ends with the scores as they are
}
act-leave = Leave the match
act-leave-help = The others play on without you
act-close = Close the table
act-close-help = Nobody can go on playing; everybody at the table sees it
sure-about = { $game } in { $place }, with { $names }.
sure-pace-label = Change the pace
sure-ask = Ask the others
sure-votes = { $voters ->
    [0] {""}
   *[other] { $needed ->
        [0] {""}
       *[other] {" "}The board asks { $asked }, with Yes and No{ $voters ->
            [one] .
           *[other] { $all ->
                [yes] : all must agree.
               *[no] { $needed ->
                    [one] : one of them must agree.
                   *[other] : { $needed } of them must agree.
                }
            }
        }
    }
}
sure-pause = **Pause the match?** { sure-about } Nobody can play{ $clock ->
    [yes] , and the clock stops{ $by ->
        [manager] , until a manager lets it go on, or a week has passed.
       *[player] .
    }
   *[no] { $by ->
        [manager] {" "}until a manager lets it go on, or a week has passed.
       *[player] .
    }
}{ $by ->
    [manager] {" "}Everybody there sees that { $named ->
        [yes] you
       *[no] a manager of this server
    } paused it.
   *[player] { sure-votes }
}{ $by ->
    [host] { $voters ->
        [0] {""}
       *[other] { $needed ->
            [0] {""}
           *[other] {" "}You set the pace alone, but a pause needs the others.
        }
    }
   *[player] {""}
}
sure-resume = **Go on with the match?** { sure-about }{ $clock ->
    [yes] {" "}It goes on with the time that was left.
   *[no] {""}
}{ sure-votes }
sure-pace = **Change the pace?** { sure-about } The new pace: *{ NAME($pace) }*.{ sure-votes }
sure-kick = **Remove { $name }?** { sure-about }{ $state ->
    [lobby] {""}
   *[playing] { $goblin ->
        [yes] {" "}A goblin plays on in that seat.
       *[no] {" "}Default moves are played in that seat.
    }
}{ $by ->
    [manager] {" "}{ $name } cannot come back unless a manager allows it.
   *[player] {" "}{ $name } can come back only if you allow it.{ sure-votes }
}{ $inherits ->
    [yes] {" "}{ $heir } becomes the host.
   *[no] {""}
}
sure-host = **Make { $name } the host?** { sure-about } { $by ->
    [host] You will no longer be the host.
   *[manager] { $name } will decide on pace and players.
}
sure-let-in = **Let { $name } come back?** { sure-about } { $name } was removed.
sure-end = **End the match for everybody?** { sure-about } It ends with the scores as they are, and counts in everybody’s results unless all are level. What is not finished yet earns nothing.{ sure-votes }
sure-leave = **Leave the match?** { sure-about } { $alone ->
    [yes] Only goblins would be left, so the table is closed.
   *[no] { $goblin ->
        [yes] A goblin plays for you, and you can take your seat back at any time.
       *[no] Default moves are played for you, and the others must agree if you want to come back.
    } Everybody at the table sees that you left.
}{ $counts ->
    [yes] {" "}This match counts for the ladder: you count as last.
   *[no] {""}
}
sure-close-lobby = **Close this table?** { $names } { $count ->
    [one] sits
   *[other] sit
} here.
sure-close = **Close the table?** { sure-about } Nobody can go on playing, and everybody sees { $named ->
    [yes] who closed it.
   *[no] that a manager of this server closed it.
}{ $counts ->
    [yes] {" "}This match counts for the ladder: you count as last, and it counts for nobody else.
   *[no] {""}
}

## What those who manage a server do with its tables

managed-title =
    ## Tables on this server
    { $pages ->
    [one] -# { managed-count }
   *[other] -# { managed-count } Page { $page } of { $pages }.
}
managed-count = { $count ->
    [0] No open tables in channels you can see.
    [one] 1 open table in channels you can see.
   *[other] { $count } open tables in channels you can see.
}
managed-line = **{ $game }** in { $place }, opened { $opened }: { $names }. { $state ->
    [lobby] Not started yet.
    [paused] Paused { $since }.
   *[asked] Waiting for { $waiting }, asked { $since }.
}
managed-show = Show
managed-choose = Manage a table…
managed-do = What to do?
managed-all = All tables
managed-this = Back to this table
managed-state = -# { $hosted ->
    [yes] Host: { $host }. Pace: { pace-short }.
   *[no] Pace: { pace-short }.
}
managed-back = Previous page
managed-on = Next page
managed-seen = { $count ->
    [0] {""}
    [one] {" "}{ $names } sees it { $state ->
        [lobby] in the invitation.
       *[playing] on the board.
    }
   *[other] {" "}{ $names } see it { $state ->
        [lobby] in the invitation.
       *[playing] on the board.
    }
}
managed-pause-done = { $game } in { $place } is paused until a manager lets it go on, or { $until }.{ managed-seen }
managed-resume-done = { $game } in { $place } goes on.{ managed-seen }
managed-kick-done = { $name } is removed from { $game } in { $place }.{ $state ->
    [lobby] {""}
    [closed] {" "}Nobody else was there, so the table is closed.
   *[playing] { $goblin ->
        [yes] {" "}A goblin plays on in that seat.
       *[no] {" "}Default moves are played in that seat.
    }
}{ $inherits ->
    [yes] {" "}{ $heir } is the host now.
   *[no] {""}
}{ managed-seen }
managed-host-done = { $name } is the host of { $game } in { $place } now.{ managed-seen }
managed-let-in-done = { $name } may come back to { $game } in { $place }.{ managed-seen }
answer-let-in-late = The match goes on without { $name }. They may ask for a seat that becomes free, with `/table sit`.
managed-close-done = { $game } in { $place } is closed.{ $count ->
    [0] {""}
    [one] {" "}{ $names } sees that.
   *[other] {" "}{ $names } see that.
}
blocked-now = **{ $name } is blocked**: they cannot open or join tables on this server.
blocked-lobby = - { $game } in { $place }, not started yet: { $closed ->
    [yes] nobody else was there, so their invitation is closed.
   *[no] they were removed, and the invitation says so.
}
blocked-match = - { $game } in { $place }: they play on. If you remove them, { $goblin ->
    [yes] a goblin plays on
   *[no] default moves are played
} in that seat.
blocked-more = - … and { $count } more tables.
blocked-no-more = { $name } is not blocked any more.
blocked-evicted = **{ $name } is removed from { $count ->
    [one] one match
   *[other] { $count } matches
}.** The boards say so.
blocked-seat = - { $game } in { $place }: { $goblin ->
    [yes] a goblin plays on in that seat.
    [no] default moves are played in that seat.
   *[closed] nobody else was there, so that table is closed.
}
blocked-evict = Remove { $name } from { $count ->
    [one] one match
   *[other] { $count } matches
}
blocked-all = { $count ->
    [0] Nobody is blocked on this server.
   *[other] **Blocked on this server: { $count }**{ $pages ->
        [one] {""}
       *[other] {" "}· Page { $page } of { $pages }
    }
}
blocked-undo = Unblock
blocked-choose = Block somebody…
blocked-yes = Block
blocked-back = Back
sure-block = **Block { $name }?** They cannot open or join tables on this server until you unblock them.{ $lobbies ->
    [0] {""}
    [one] {" "}They are removed from one invitation.
   *[other] {" "}They are removed from { $lobbies } invitations.
}{ $matches ->
    [0] {""}
    [one] {" "}They play on in one match, until you remove them from it.
   *[other] {" "}They play on in { $matches } matches, until you remove them.
}

## What the bot may do where it plays

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-events = Create Events
check-title = ## What I need in this channel
check-permission = { $granted ->
    [yes] { EMOJI("house_yes") }{ $name }
   *[no] { EMOJI("house_no") }{ $name }
}
check-optional = -# { $granted ->
    [yes] Optional, allowed: { $name }.
   *[no] Optional, not allowed: { $name }.
} With it, hosts who may create events can also show their game nights as server events.
check-whole = Nothing is missing.
check-lacking = Somebody who manages the channel can allow what is missing in its settings, under Permissions. Without the permissions for threads, matches are played in the channel itself.
check-link = -# This link invites me with exactly these permissions: { $link }

## Who sits where somebody sat who wanted to be forgotten

departed = Somebody

## The tables of one person

mine-title = ## Your tables
mine-line = **{ $game }** in { $place }: { $state ->
    [lobby] not started yet.
    [rematch] a rematch, not started yet.
    [yours] **it’s your turn**, asked { $since }.
    [paused] paused { $since }.
   *[others] waiting for { $names }.
}
mine-nowhere = { $count ->
    [0] You have not joined a table, and none is open on this server. Open one with `/play`.
   *[other] ## Tables here
    You have not joined any of them.
}
mine-here = **{ $game }** in { $place }
mine-open = { mine-here }: { $state ->
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
mine-none-waits = No other table is waiting for you. `/tables` lists yours.
mine-which = Which table do you mean? In a table’s thread, I know without asking.
mine-choose = Choose a table
mine-others = ## Other tables here
# What may be typed by DM in place of a button: a line has words, then which button they stand for.
letter-words =
    hint | tip | advice | what now = hint
    rules | rule | how to play | how = rules
    help | commands | menu = help
    odds | chances | what are the odds = odds
    undo | take back | oops = undo
letter-help = What can I do here?
letter-nothing-back = There is nothing to take back now.
letter-back-which = What do you want to take back?
letter-nobody-waits = I read what you write here as a move, but no table is waiting for you. `/tables` lists yours.
letter-too-long = Several tables are waiting for you, and I cannot ask which one you mean about so long a text. Type it at the table, with **Type a move**.
letter-which = Several tables are waiting for you. Where do you want to play “{ $move }”?
letter-played = **Played:** { $move }. [Your panel]({ $link }) shows the table.
mine-hand = { $game }, table { $table }
me-title = ## You and the parlour
me-title-short = My settings
me-line = **{ $group }:** { $now }
me-page =
    ### { $group }
    { $told }
me-menu = Change…
me-back = All settings
me-group-ring = When it is your turn
me-group-ring-help = Where I call you when a table waits for you
me-group-quiet = Quiet hours and time zone
me-group-quiet-help = When I do not call you, by which clock
me-group-away = Away
me-group-away-help = Until when the tables do not wait for you
me-group-avatar = Your picture
me-group-avatar-help = Whether boards show it
me-group-motion = Animated pictures
me-group-motion-help = What is animated in your own messages
me-group-evenings = Game nights
me-group-evenings-help = Whether I call you ten minutes before
me-now-evenings = { $evenings ->
        [yes] I call you ten minutes before one that you come to
       *[no] I do not call you
    }
me-evenings = { $evenings ->
        [yes] I call you ten minutes before a game night that you come to, and when it is moved or cancelled, also in your quiet hours.
       *[no] I do not call you to game nights, not even to those that you come to.
    }
me-evenings-yes = Call me
me-evenings-no = Do not call me
me-group-days = Deal of the day
me-group-days-help = Whether servers name you in their results
me-now-days = { $days ->
    [yes] the servers where you play it name you
   *[no] no server names you in its results
}
me-days = { $days ->
    [yes] If you are among the best, the server where you played names you in its daily results. Its table of 30 days lists you, too.
   *[no] No server names you. Your results still count among all.
}
me-days-yes = Name me
me-days-no = Do not name me
me-group-profile = Your profile
me-group-profile-help = Whether others may see it
me-group-ladder = Ladders
me-group-ladder-help = Whether a server’s ladder lists you
me-group-language = Language
me-group-language-help = In which language I talk to you alone
me-now-language = { $chosen ->
    [yes] { $language }
   *[no] as in Discord
}
me-language = { $chosen ->
    [yes] What only you see is in this language: { $language }. What all see is in the language of its table.
   *[no] What only you see is in the language of your Discord, if I speak it. What all see is in the language of its table.
}
me-language-discord = As in Discord
me-now-ring = { $choice ->
    [played] I call you where you last played
    [dm] I call you by direct message
    [thread] I call you with a mention in the thread
   *[none] I do not call you
}
me-now-quiet = { $quiet ->
    [yes] { $hours } ({ $zone })
   *[no] no quiet hours
}
me-now-away = { $away ->
    [yes] until { $time }
   *[no] no, you are here
}
me-now-avatar = { $avatar ->
    [yes] shown on boards
   *[no] not shown
}
me-now-profile = { $profile ->
    [yes] others may see it
   *[no] for you alone
}
me-now-motion = { $choice ->
    [table] in your own messages, if the table has them
    [off] none in your own messages
    [moments] the podium
   *[on] the podium, and dice that decide
}
me-now-ladder = { $ladder ->
    [yes] you are listed
   *[no] you are not listed
}
me-here = You are here. If you say until when you are away, a goblin plays for you where goblins may; your other tables pause.
me-type-quiet = Choose the hours…
me-type-away = Until when?…
me-field-quiet = Quiet hours
me-field-zone = Time zone
me-field-away = Away until
me-quiet-off = No quiet hours
me-moon-yes = Show a moon
me-moon-no = Show no moon
me-away-off = I am here
me-avatar-yes = Show my picture
me-avatar-no = Hide my picture
me-profile-yes = Show my profile
me-profile-no = Hide my profile
me-ladder-yes = List me
me-ladder-no = Hide me
me-choice-played = Where I last played
me-choice-dm = By direct message
me-choice-thread = With a mention in the thread
me-choice-none = Not at all
me-ring-played = When a table waits for you, I call you where you last played: with a mention in its thread, or by direct message. The first time, I send a direct message if I can.
me-ring-dm = When a table waits for you, I call you by direct message. If I cannot send you one, or the game has no hidden hands, I mention you in its thread.
me-ring-thread = When a table waits for you, I call you with a mention in its thread.
me-ring-none = I never call you. The clock still runs, so look in now and then.
me-quiet = { $quiet ->
    [yes] Between { $begin } and { $end } ({ $zone }) I do not call you; I call you afterwards if the table still waits. At a slow pace the clock also stops for you, in the hours that you had when the match began; at a live table it does not.
   *[no] You have no quiet hours.
}
me-avatar = { $avatar ->
    [yes] Boards may show your picture.
   *[no] Boards do not show your picture.
}
me-profile = { $profile ->
    [yes] Others may see your profile with `/profile`: what you played on the server where they ask, and what you played together.
   *[no] Nobody but you sees your profile.
}
me-ladder = { $ladder ->
    [yes] Servers with a ladder list you on it once you have played matches that count.
   *[no] No ladder lists you. Your matches still count, and `/ladder` shows your own place to you alone.
}
me-motion-table = Pictures in your own messages are animated where they are at the table.
me-motion-off = Nothing is animated in your own messages.
me-motion-moments = The podium is animated in your own messages.
me-motion-on = The podium and dice that decide are animated in your own messages.
me-here-now = It is { $here } where you are ({ $zone }).
me-zone-unknown = I no longer know the time zone { $zone }, so I use UTC for you. Please choose your time zone again.
me-moon = { $moon ->
    [yes] Boards show a { EMOJI("house_moon") }moon at your name in your quiet hours, but never the hours themselves.
   *[no] Boards do not show your quiet hours.
}
me-away = You are away until { $time }. A goblin plays for you where goblins may; your other tables pause. Press anything at a table to come back.
me-avoid = -# { $count ->
    [0] **Players you avoid:** nobody. Whom you add cannot join your tables, and is told only that a table is not open to them.
    [one] **Players you avoid:** one person. They cannot join your tables, and are told only that a table is not open to them.
   *[other] **Players you avoid:** { $count } people. They cannot join your tables, and are told only that a table is not open to them.
}
me-avoid-choose = Players you avoid…
answer-asked = { $kind ->
    [pause] You asked to pause the match.
    [resume] You asked to go on with the match.
    [pace] You asked for another pace: *{ NAME($pace) }*.
    [end] You asked to end the match now.
    [replace] You asked to remove { $whose } from the match.
   *[seat] You asked for the seat of { $whose }.
} { $names } { $count ->
    [one] sees
   *[other] see
} the question on the board, with Yes and No.{ $kind ->
    [seat] {" "}The host, or half of those who play, can let you in.
   *[other] {""}
}
answer-now-pace = The pace is now *{ NAME($pace) }*.{ managed-seen }
answer-vote-over = { $count ->
    [0] Your question is no longer open: nothing changes.
   *[other] { $names } said no: { vote-refused }
}
answer-now-pause = The match is paused.{ managed-seen }
answer-now-resume = The match goes on.{ managed-seen }
answer-now-end = The match has ended, with the scores as they were.
answer-now-replace = { $whose } is removed from the match, and { $goblin ->
    [yes] a goblin plays in that seat.
   *[no] default moves are played in that seat.
}{ managed-seen } The menu has a line to let them come back.
answer-now-seat = { $own ->
    [yes] You have your seat back.
   *[no] The seat of { $whose } is yours now.
}{ managed-seen }
answer-kicked = { $name } is removed from this table; the invitation says so. **{ lobby-acts }** in its menu lets them come back.
answer-let-in = { $name } may come back to this table.{ managed-seen }
answer-new-host = { $name } is the host of this table now.{ managed-seen }

## Slash commands

menu-play-with = Play with…
menu-read = Read the table
command-play = Open a table in this channel, or plan a game night
command-game = Which game
command-play-game = { $game } · { $line }
command-play-with = Whom to call: @names, or the role that this server calls
command-play-preset = A ready-made choice of options
command-hand = Show your hand, to you alone
command-history = Your finished matches, by game or person: see them again, or ask for a rematch
command-history-person = Only matches with this person
command-profile = What you have played, or what somebody else has: to you alone
command-profile-person = Whose profile; without a name, yours
menu-profile = Profile
command-ladder = Who plays how well on this server
command-replay = See a match again, from its record file
command-replay-record = The file that you got from “Record”
command-rules = Explain a game
command-card = One card of that game
command-help = How to play here, and all commands
command-house = For the owner of this bot
command-house-refuse = Refuse a person or a server: they cannot use this bot
command-house-allow = Let a person or a server use this bot again
command-house-announce = Say something on the boards of all tables in play, without a ping
command-house-kind = A person or a server
command-house-person = a person
command-house-server = a server
command-house-id = Its id at Discord
command-house-text = What the boards say; leave it empty to take it away
command-house-minutes = For how long
answer-house-refuse = Done. It takes some seconds.
answer-house-allow = Done. It takes some seconds.
answer-house-announced = Done. The boards change within some seconds.
command-privacy = What I store about you
command-privacy-export = Get everything that I store about you, as a file for you alone
command-privacy-delete = Leave all tables, and delete what I store about you
command-privacy-sure = Are you sure? This cannot be undone
privacy-sure-yes = Yes, delete my data
privacy-sure-no = No, only say what would happen
command-me = How I call you when a table waits for you
command-me-ring = Where I call you
command-me-quiet = Hours in which I do not call you, like 22-7; off: none
command-me-zone = Your time zone, like Europe/Berlin, or the hours to UTC, like +2
command-me-ladder = Whether a server’s ladder may list you
command-me-language = In which language I talk to you alone
command-me-avatar = Whether boards may show your picture
command-me-moon = Whether boards may show a moon at your name in your quiet hours
command-me-motion = What is animated in your own messages; boards are the same for all
command-me-profile = Whether others may see your profile
command-me-away = Until when you are away: Monday, tomorrow, 3 days, 2030-12-24; off: you are here
command-table = Leave, pause or change a table
command-table-show = Show the table that is played here
command-table-leave = Leave the table; a running match goes on without you
command-table-close = Close the table
command-table-kick = Remove somebody from your table; in a match the others vote, or else the person must be away
command-table-host = Make somebody else the host of your table
command-table-pause = Ask the table to pause: nobody can play, and no time runs
command-table-resume = Ask the table to go on after a pause
command-table-end = Ask the table to end the match now
command-table-pace = Change the pace: the host at once, others by asking the table
command-table-pace-pace = The new pace
command-table-sit = Ask for the seat of somebody who has left or is away
command-table-sit-seat = The number of the seat, where several are free
command-table-member = Who
command-tables = Show all your tables, and whose turn it is
command-parlour = For those who manage this server
command-parlour-tables = See all tables of this server; pause or close one, remove somebody, hand a table on
command-parlour-block = Keep somebody from opening and joining tables on this server; without a name, see who is blocked
command-parlour-unblock = Let somebody open and join tables again
command-parlour-person = Who
command-parlour-id = Their id at Discord, if they are not in the list
command-parlour-reason = Why; they read it
command-parlour-check = See what I need in this channel, and what is missing
command-parlour-settings = Show or change how the parlour works on this server
command-server-channel = A channel where tables may be opened: it is added to the list
command-server-remove_channel = A channel to take off that list
command-server-threads = Whether each match gets a thread of its own
command-server-opener = The role that may open tables; @everyone: all members
command-server-called = The role that hosts may call to their tables, once an hour; @everyone: none
command-server-pace = The pace of a new table
command-server-goblins = Whether goblins may play
command-server-motion = What is animated in the pictures of new tables
command-server-ladder = Whether this server has a ladder, for which matches count
command-server-digest = The channel for a silent digest of the deal of the day; name it again for none
command-server-digest_hour = When that digest comes
command-server-archive = When the thread of a match that is over is archived, if nobody writes there
command-server-language = The language of what all see; otherwise that of a Community, or of who opens a table
command-server-tables = How many tables may be open at once; 0: no limit

## What the page of the sandbox offers to whoever comes for the first time: buttons

page-first-table = Open a table with three goblins
page-first-lesson = Teach me a game
