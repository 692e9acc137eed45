## A match played again: replays, and what they share with lessons.

replay-heading = { EMOJI("house_clock") }**{ $game }** · { $step ->
    [0] the deal, then { $last } moves
   *[other] move { $step } of { $last }
}{ $eyes ->
    [all] {" "}· { $name }’s hand
    [own] {" "}· your hand
   *[everybody] {""}
}
replay-deal = The match begins.
replay-unseen = Nothing that could be seen.
replay-first = First
replay-back = Back
replay-on = On
replay-last = Last
replay-by-move = Move by move
replay-by-turn = Turn by turn
replay-by-round = Round by round
replay-by-moment = Great moments
replay-eyes-everybody = What everybody saw
replay-eyes-own = What I saw
replay-eyes-all = All hands
replay-ways = { $stride } · { $eyes }

error-replay-older = This match of { $game } was played by older rules (version { $version }, now { $known }), so it cannot be played again move by move. Its record still proves it.
error-replay-diverged = This record does not come out as it says: move { $number } differs.
error-replay-no-step = There is no such place in this match.
error-replay-not-yours = Only those who sat at that table, or see its channel, can see this.
error-replay-stays-secret = Face-down tiles that were trusted stay secret, so nobody looks into all hands here.
