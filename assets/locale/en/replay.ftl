## A match played again: replays, and what they share with lessons.

replay-heading = { EMOJI("house_clock") }{ $step ->
    [0] **{ $game }** · the start
   *[other] **{ log-round } of { $rounds }**{ replay-stop }
}{ $eyes ->
    [all] {" "}· { $name }’s hand
    [own] {" "}· your hand
    [all-open] {" "}· what { $name } saw
    [own-open] {" "}· what you saw
   *[everybody] {""}
}
# $turn: whose turn it was, “own”, another “player”’s ($whose), or nobody’s, where all play at once
replay-stop = { $stride ->
    [moment] {" "}· { $counts ->
        [yes] great moment { $stop } of { $stops }
       *[no] the end
    }
    [mark] {" "}· { $counts ->
        [yes] your moment { $stop } of { $stops }
       *[no] the end
    }
   *[other] { $turn ->
        [own] {" "}· your turn
        [player] {" "}· { $whose }’s turn
       *[nobody] {""}
    }
}
replay-deal = The match begins.
replay-sure = **Sure?** In a match, this cannot be taken back; here it can.
replay-unseen = A move that the others could not see yet.
replay-quiet = { $name } has chosen.
# Buttons, four in a row: at most 12 characters each.
replay-first = To the start
replay-back = Back
replay-on = Next
replay-last = To the end
# Lines of a menu, shown as replay-ways; the end of a round or turn is one, too.
replay-to = { log-round }
replay-by-move = Move by move
replay-by-turn = { $round ->
    [auction] Step by step
    [expedition] Step by step
   *[other] Turn by turn
}
replay-by-round = { $round ->
    [auction] Auction by auction
    [expedition] Expedition by expedition
   *[other] Round by round
}
replay-by-moment = Great moments
replay-by-mark = My moments
replay-eyes-everybody = What everybody saw
replay-eyes-own = What I saw
replay-eyes-all = What each player saw on their turn
replay-ways = { $stride } · { $eyes }

replay-what-if = What if
replay-player = Player { $number }
replay-share = Share
film-question = { $place ->
    [dm] What would you like as an animated picture, here, to forward to your friends?
   *[channel] What do you want to show everybody in this channel, as an animated picture?
} It shows only what everybody saw.
# Buttons.
film-match = The match
film-round = { $round ->
    [auction] This auction
    [expedition] This expedition
   *[other] This round
}
film-move = This move
film-told = **{ $game }** with { $names }: { $part ->
    [match] a whole match in { $count } pictures
    [round] { $round ->
        [auction] an auction
        [expedition] an expedition
       *[other] a round
    }
   *[move] a move
}.
film-alt = { $game }, in { $count } pictures, as everybody saw it.
what-if-heading = { EMOJI("house_lamp") }**What if?** from { what-if-round } on{ $seats ->
    [1] {""}
   *[other] {" "}against goblins
} · { $line }
what-if-round = { $round ->
    [turn] turn
    [expedition] expedition
    [auction] auction
   *[round] round
} { $number }
what-if-over = { EMOJI("house_lamp") }**What if?** { $game }, from { what-if-round } on. It ended like this:
what-if-back = Replay

history-title-page = ## Your matches{ $pages ->
    [1] {""}
   *[other] {" "}· page { $page } of { $pages }
}
history-none = You have not finished a match yet. `/play` opens a table.
# A line of a list on a phone: about 50 characters.
history-match = **{ $game }** · { $time } · { $left ->
    [yes] you left early
   *[no] { $place ->
        [0] { $early ->
            [yes] closed early
           *[no] called off
        }
        [1] you won
       *[other] you were { $place ->
            [2] second
            [3] third
            [4] fourth
            [5] fifth
            [6] sixth
            [7] seventh
           *[8] eighth
        } of { $seats }
    }
}
# who won, everybody's points from the best on, and who else played: “Grub won, 61–59–40 · with Grub and Cid”
history-result = { $first ->
    [0] No winner
   *[other] { $own ->
        [yes] { $winners ->
            [none] You won
           *[other] You and { $winners } won
        }
       *[no] { $winners } won
    }{ $scores ->
        [none] {""}
       *[other] , { $scores }
    }
} · { $count ->
    [0] alone
   *[other] with { $names }
}
# for whom a goblin or the clock made a part of the moves; $own: also for the reader, $count others are named
history-stood-in = { $result } · partly played for { $own ->
    [yes] you{ $count ->
        [0] {""}
       *[other] {" "}and { $names }
    }
   *[no] { $names }
}
history-between-scores = –

error-replay-older = This match of { $game } was played by older rules (version { $version }, now { $known }), so it cannot be played again move by move. Its record still proves it{ $had ->
    [none] .
   *[other] : Goblin Parlour { $had } has those rules.
}
error-replay-diverged = This record does not match the rules: move { $number } comes out differently.
error-replay-no-step = There is no such place in this match.
error-replay-not-yours = Only players of that match, and people who see its channel, can see this.
error-replay-gone = This is no longer stored, or belongs to somebody else.
error-replay-too-large = That file is too large for the record of a match: { $kilobytes } kB at most.
error-replay-no-record = That file is not the record of a match. You get one with “Record” at the end of a match.
error-replay-moved-on = You have played on since then, in a newer click on this message.
error-replay-busy = I am making several animated pictures. Try again in a moment.
error-replay-over = The match is over here. Go back to an earlier move to try something else.
error-replay-stays-secret = Face-down tiles that were trusted stay secret, so you cannot see other players’ hands here.
history-rematch = Rematch
history-none-such = No match fits. Choose another game or other people.
history-unknown = somebody
history-all-games = All games
history-by-game = By game
history-by-people = With these people
history-newer = Newer
history-older = Older
