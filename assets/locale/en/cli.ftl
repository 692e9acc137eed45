## The command line of the games: python -m games. Help, results, and what it refuses.

cli-help = Five goblin board games, played by the rules: see them, simulate them, check their records.
cli-command = COMMAND
cli-list-help = show the games, their seats and their options
cli-simulate-help = play matches at random, fast
cli-replay-help = tell a record as a spectator would have seen it
cli-verify-help = play a record again and see whether it comes out exactly so
cli-bench-help = time the rules
cli-lesson-help = walk a game’s lesson: position, legal moves and facts of each step, and whether it shows what it says
cli-daily-help = play deals of the day with a test secret: the same moves and results in each run
cli-balance-help = measure what a game offers, such as the bets of emerald_skulls, and with --matches what each seat is worth
cli-exploit-help = look for the thresholds with which a baseline player does best against goblins, then measure it on fresh deals
cli-baseline-help = the baseline player whose thresholds are searched
cli-exploit-against-help = who sits on the other seats (grown)
cli-exploit-grid-help = the values to search for some thresholds, in place of its own: long=1,2,3 tile=2,4
cli-tournament-help = let random players, rules of thumb and goblins play each other, and see how often each wins
cli-ladder-help = simulate thirty people of known skill at four seats, and see how well a ladder ranks them
cli-strengths-help = let young, grown and old goblins play each other, and see how strong they are on a ladder
cli-duel-help = let a goblin play against others, and see how often it wins

cli-game-help = key of a game, as “list” shows it
cli-bench-game-help = key of a game; all of them without one
cli-seats-help = number of players
cli-matches-help = how many matches (100)
cli-review-help = review matches of old and young goblins: how often they are blamed, and whether it holds elsewhere
cli-seed-help = any word or number; the same one plays the same matches (1)
cli-option-help = an option of the game; may be given several times
cli-audit-help = check every law of the game at every step
cli-record-help = write the record of each match into this folder (played with luck that can be proved)
cli-player-help = who plays on all seats: random, thumb or another thumb of the game, young, grown, old (grown)
cli-players-help = who plays: random, silent, thumb or another thumb of the game, a baseline player (its thresholds after a colon, as plain:low=0.4), habit (a goblin that does not think), young, grown, old; the last one fills the seats that are left (grown thumb)
cli-jobs-help = on how many cores (1)
cli-cluster-help = address of a Dask cluster that does the work instead (needs the extra “cluster”)
cli-journal-help = keep what is finished in this file; the same command goes on from there
cli-against-help = who the others are: “random” players make any move, “silent” ones do what silence means (random)
cli-lesson-find-help = try so many seeds instead, and print those for which the lesson shows what it says
cli-lesson-steps-help = with --find: only the first so many steps must be right
cli-days-help = how many days (5)
cli-first-day-help = the first day (2027-01-01)
cli-day-game-help = play this game on each day, and not the game of the calendar
cli-secret-help = the lasting secret, any text; the bot’s own one is never asked for here (test)
cli-day-player-help = who plays the person’s seat, as in “tournament” (thumb)
cli-ladder-game-help = the game whose goblins people play against (gobblestones)
cli-seeds-help = how many times to simulate, for a mean (20)
cli-strengths-seats-help = number of players (4)
cli-strengths-matches-help = how many matches of grown goblins against young ones (200)
cli-old-matches-help = how many matches of old goblins against grown ones (40)
cli-write-help = write what is found into assets/goblins/strengths.toml
cli-json-help = print JSON
cli-file-help = a record, as “simulate --record” writes it

cli-refused = games: { $problem }
error-arguments = { $problem }.
error-days = One day is the least, not { $days }.
error-first-day = “{ $day }” is no day of the calendar. Write it as 2027-01-31.
error-jobs = At least one core must work, not { $jobs }.
error-player = There is no player called “{ $player }”. Known here: { $players }.
error-thresholds = “{ $player }” takes numbers for { $thresholds }, as { $player }:NAME=0.5,NAME=2.
error-no-grid = “{ $player }” has no thresholds to search. Those that have: { $players }.
error-grid = “{ $grid }” is no grid: name each threshold with its values, as long=1,2,3 tile=2,4.
error-no-cluster = A cluster needs Dask. Install the extra “cluster” first.
error-cluster-away = No cluster answers at { $cluster }. Look whether its scheduler runs, and whether the address is right.
error-other-journal = { $place } is the journal of another run.
error-matches = At least one match must be played, not { $matches }.
error-option-form = An option is given as NAME=VALUE, not “{ $option }”.
error-no-lesson = { $game } has no lesson: games/{ $game }/lesson.toml is not there.
error-lesson-seeds = At least one seed must be tried, and at least one step.
error-unwritable = { $place } cannot be written: { $problem }.

cli-list-game = { $game }: { $title }, { $least } to { $most } players
cli-list-option = {"    "}{ $option }  { $help }

cli-simulate-played =
    { $game }, { $seats ->
        [one] one player
       *[other] { $seats } players
    }: { $matches ->
        [one] one match
       *[other] { $matches } matches
    } of { $moves } moves
cli-simulate-speed = { $seconds } seconds, { $speed } moves a second
cli-simulate-longest = longest match: { $moves } moves
cli-simulate-wins = wins by seat: { $wins }
cli-simulate-audit = audit: { $steps } steps, { $views } views, { $illegal } illegal moves tried, { $failures } failures
cli-simulate-see = see it step by step: /replay with { $file }, on the page of the sandbox (make run)
cli-simulate-broken = { $name }: { $problem }

cli-tournament-played =
    { $game }, { $seats ->
        [one] one player
       *[other] { $seats } players
    }; { $matches ->
        [one] one match
       *[other] { $matches } matches
    }
cli-ladder-people = among people, after { $matches } matches: rank correlation { $mean } (aim { $aim })
cli-ladder-goblins = against goblins alone, after { $matches } matches: rank correlation { $mean } (aim { $aim })
cli-strengths-fitted = { $game }, { $seats } players: young { $young }, grown { $grown }, old { $old } points

cli-tournament-player = player
cli-tournament-share = wins
cli-tournament-least = at least
cli-tournament-most = at most
cli-tournament-mean = ms
cli-tournament-p95 = ms (p95)
cli-tournament-seats = wins by seat: { $wins }

cli-duel-played =
    { $game }, { $seats ->
        [one] one player: a goblin alone
       *[other] { $seats } players: a goblin against { $against ->
            [silent] silent players
           *[other] players who move at random
        }
    }; { $matches ->
        [one] one match
       *[other] { $matches } matches
    }
cli-duel-share = share of wins: { $share }, by chance { $chance }
cli-duel-alone = share of wins: { $share }
cli-duel-time = { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }, milliseconds of processor time: { $mean } on average, 95 of 100 within { $p95 }, { $max } at most

cli-replay-game =
    { $game }, { $seats ->
        [one] one player
       *[other] { $seats } players
    }, seed promised as { $commitment }
cli-replay-event = { $number }. { $event }
cli-replay-unfinished = The match is not over.
cli-replay-agreed = The players agreed to end the match here.
cli-replay-outcome =
    { $number ->
        [0] Nobody wins.
        [one] Seat { $winners } wins.
       *[other] Seats { $winners } share the victory.
    } Points by seat: { $scores }.
cli-promise-help = the promise that you noted before the match: check against that
cli-verify-other-promise = not what was promised: the secret of this record has another SHA-256
cli-verify-exact = exact
cli-verify-agreed = { $moves ->
    [0] exact, but not played to its end: its players agreed to end it before the first move
   *[other] exact, but not played to its end: its players agreed to end it after move { $moves }, before the rules did
}
cli-verify-unfinished = { $moves ->
    [0] unfinished: no move was played
    [one] unfinished: exact so far, one move
   *[other] unfinished: exact so far, { $moves } moves
}
cli-verify-diverged = diverged at move { $number }
cli-verify-older = cannot be checked: it was played by rules { $version } of { $game }, and known here are rules { $known }{ $had ->
    [none] {""}
   *[other] . Check it with Goblin Parlour { $had }: git checkout { $had }
}

cli-bench-what = microseconds
cli-bench-legal-moves = legal_moves
cli-bench-play = play
cli-bench-view = view
cli-bench-snapshot = snapshot
cli-bench-restore = restore
cli-bench-speed = moves/s
cli-bench-note = Processor time, one core. moves/s: whole random matches, with legal_moves, a pick and play for each move.
cli-version-help = show the versions of the rules, and whether they run compiled
cli-version-game = { $game } { $version }
cli-rules-compiled = Compiled rules, Python { $python }
cli-rules-interpreted = Interpreted rules, Python { $python }
cli-rules-stale = Interpreted rules, Python { $python }: what was compiled is of other sources or for another Python. “make compiled” compiles them anew.
cli-balance-seats = { $game }, { $seats } seats: { $matches } matches of { $player } players, { $moves } moves each
cli-balance-seat = Seat
cli-balance-share = Wins
cli-balance-least = At least
cli-balance-most = At most
cli-balance-times = Times
cli-balance-part = Share
cli-balance-length = How long a match takes
cli-balance-what = What
cli-balance-mean = A match
cli-balance-rounds = Rounds
cli-balance-turn = Turns
cli-balance-answer = Answers
cli-balance-reaction = Reactions
cli-balance-call = Last calls
cli-balance-beat = Beats
cli-balance-minutes = Minutes, at 25 seconds a turn, 12 an answer, 5 a reaction or a last call and 2 a beat

cli-exploit-tried = { $game } for { $seats }: { $tried } players tried.
cli-exploit-best = Best: { $player }, { $share } of the matches of the search.
cli-exploit-fresh = On { $matches } fresh deals against “{ $against }”: { $share } (95 %: { $least } to { $most }).

cli-review-games-help = games by their keys (all)
cli-review-matches-help = how many matches of each game and level (2)
cli-review-player-help = whom to review (an old and a young goblin)
cli-review-others-help = against whom they play (grown)
cli-review-check-help = in so many other worlds each mistake is played on again (0: none)
cli-review-patience-help = how long the goblins think that check: 1 as grown ones, 0 by habit (0)
cli-review-luck-help = instead, check in so many matches of each game what a review says of luck (0)
cli-review-luck-title = Luck, and results without it
cli-review-luck = Luck of a seat
cli-review-divided = Variance divided by
cli-review-title = Reviews ({ $worlds ->
    [0] not checked in other worlds
   *[other] each mistake checked in { $worlds } other worlds
})
cli-review-game = Game
cli-review-player = Player
cli-review-matches = Matches
cli-review-decisions = Decisions
cli-review-flagged = Flagged
cli-review-told = Told
cli-review-some = Matches with one told
cli-review-praised = Praised
cli-review-kept = Held elsewhere
cli-daily-day = { $day } { $game }: { $questions ->
        [one] one question answered
       *[other] { $questions } questions answered
    }, { $moves } moves, place { $place } of { $seats }
cli-daily-median = { $game }: half of the days ask at most { $median } questions ({ $days ->
        [one] one day
       *[other] { $days } days
    })
cli-lesson-step = { $number }. { $name }: { $move }
cli-lesson-legal = {"  "}legal: { $moves }
cli-lesson-hidden = {"  "}(hidden from the learner)
cli-lesson-true = { $game }: { $steps } steps with seed { $seed }, and all of it is so.
cli-lesson-found = { $number ->
        [0] Of { $tried } seeds none fits.
       *[other] Of { $tried } seeds these fit: { $seeds }.
    }
