## Gobblestones: options, refusals, events, panels and rules.

gobblestones-title = Gobblestones
gobblestones-option-bluff = Bluff
gobblestones-option-bluff-help = Tiles are laid face down, and others may challenge them
gobblestones-option-first = Who begins
gobblestones-option-first-help = The seat that begins
gobblestones-option-short-end = Short end
gobblestones-option-short-end-help = Having no tile on your turn, as after a row of five, ends the match; otherwise you only draw

error-gobblestones-no-space = There is no space “{ $space }”: columns go from A to O, rows from 1 to 15.
error-gobblestones-no-colour = There is no colour “{ $colour }”: they are red, yellow, green, blue and turquoise.
error-gobblestones-which-way = Say which way the row goes: right, left, down or up.
error-gobblestones-edge = The row runs off the field after { $space }.
error-gobblestones-no-tile = There is no { NAME($colour) } tile on your rack.
error-gobblestones-covered = { $space } is covered already.
error-gobblestones-five = You can lay five tiles a turn at most.
error-gobblestones-colour = { $space } takes only { NAME($takes) } tiles, not a { NAME($colour) } one.
error-gobblestones-square = A tile on { $space } would complete a 2×2 square, which is never allowed.
error-gobblestones-row = { $space } is not in line with the row of this turn.
error-gobblestones-centre = The first tile of the match goes on the centre space of a board.
error-gobblestones-touch = { $space } does not touch a tile on the board.
error-gobblestones-take-gap = Without the tile on { $space }, the rest of your row would not be allowed.
error-gobblestones-take-none = You have not laid a tile on { $space } this turn.
error-gobblestones-answer-first = Say first whether you trust the play.
error-gobblestones-nothing-hidden = There is no play to judge: it is your turn to lay tiles.

gobblestones-source-rows = { $points } for rows
gobblestones-source-challenges = { $points } for challenges
gobblestones-source-bonus = { $points } for tiles left
gobblestones-about = medium · 40 minutes
gobblestones-blurb = Lay rows of coloured stones and gobble the best ones. Bluff, if you dare.

## Whose turn it is

gobblestones-waiting-turn = { $names }: **it’s your turn.**
gobblestones-waiting-challenge = { $names }: **trust it?**
gobblestones-claim = { $name } claims { NAME($tiles, join: "and", style: "counted") }, for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
gobblestones-gist = { $own ->
    [yes] Last moves: { $each }.
   *[no] { $each }.
}
# one of several in a list; "first" where the line begins with it; $lost: what wrong challenges cost
gobblestones-gist-one = { $own ->
    [first] You
    [yes] you
   *[no] { $name }
} { $how ->
    [none] +0
    [passed] passed
    [lost] −{ $lost }
   *[won] +{ $points }{ $lost ->
        [0] {""}
       *[other] {" "}−{ $lost }
    }
}
gobblestones-gist-caught = { $own ->
    [caught] **{ $challenger } caught you:** no points.
    [challenger] You caught { $name }, who scores nothing.
   *[no] { $challenger } caught { $name }, who scores nothing.
}
# a challenge of an honest play; "brief": of others, where a line has room for few letters
gobblestones-gist-proved = { $own ->
    [challenger] { $name } was **honest:** you −{ $points }, { $name } +{ $points }.
    [proved] { $challenger } challenged you wrongly: your { $points } count, { $challenger } −{ $points }.
    [brief] { $name } was honest: { $name } +{ $points }, { $challenger } −{ $points }.
   *[no] { $challenger } challenged, and { $name } was honest: { $name } +{ $points }, { $challenger } −{ $points }.
}
gobblestones-gist-empty = { $names } had no tiles left.
# a turn that ended because time was up; $laid is "unsaid" where there is no room for it
gobblestones-gist-late = { $name }’s time was up{ $laid ->
    [unsaid] {""}
    [0] : nothing laid{ $draws ->
        [0] {""}
       *[other] , { $draws } drawn
    }
   *[other] : { gobblestones-count-laid }
}.
gobblestones-count-laid = { $laid ->
    [one] 1 tile laid
   *[other] { $laid } tiles laid
}
gobblestones-gist-bare = { $draws ->
    [0] You had no tiles left, so you only drew new ones.
   *[other] You had no tiles and drew { $draws }.
}
gobblestones-asked-turn = **It’s your turn.**
gobblestones-asked-challenge = **Trust, or challenge?**
# beside “It’s your turn.”, in the same line of a phone: rows in the picture that are bluffs
gobblestones-asked-bluffs = { $count ->
    [1] { $signs } bluffs.
   *[other] { $signs } bluff.
}
# behind “Menu…”: where rings in the picture cross, where each begins and ends
gobblestones-crossing = Rings that cross: { $each }.
gobblestones-ring-ends = { $sign } { $count ->
    [1] { $first }
   *[other] from { $first } to { $last }
}

## Moves

gobblestones-move-lay = A single tile…
gobblestones-move-take = Take back
gobblestones-others = { $laid ->
    [0] Other rows, single tiles…
   *[other] { $more ->
        [yes] Other rows, tiles, take back…
       *[no] Take back…
    }
}
gobblestones-all-back = { $count ->
    [2] Take back both tiles
   *[other] Take back all { $count } tiles
}
gobblestones-move-take-tile = Take back { $space }
gobblestones-which-tile = **Which tile?** { $space }
gobblestones-move-lay-tile = { $space }: lay { NAME($colour) }
gobblestones-move-end = { $ends ->
    [no] End turn: { gobblestones-count-tiles }, { gobblestones-count-points }
   *[other] End turn and match: { gobblestones-count-tiles }, { gobblestones-count-points }
}
# On the button where the screen of a phone has room for few letters
gobblestones-pass = { $ends ->
    [yes] Pass, end match
   *[no] { $count ->
        [0] Pass
       *[other] Pass, draw { $count }
    }
}
gobblestones-end = { $ends ->
    [no] End turn, +{ $points }
   *[other] End match, +{ $points }
}
gobblestones-move-pass-and-end = Lay nothing and end the match
gobblestones-move-pass = { $count ->
    [0] Lay nothing
    [one] Lay nothing, draw 1 tile
   *[other] Lay nothing, draw { $count } tiles
}
gobblestones-move-trust = Trust: the play scores { $points ->
    [one] 1 point
   *[other] { $points } points
}
gobblestones-move-trust-short = Trust
gobblestones-move-challenge-short = Challenge, risk { $points }
gobblestones-move-challenge = Challenge: if all is right, you lose { $points ->
    [one] 1 point
   *[other] { $points } points
}

gobblestones-sheet-row = Lay a row…
gobblestones-sheet-start = Where does it start?
gobblestones-sheet-start-help = These spaces take one of your tiles. A row skips spaces that are covered.
gobblestones-sheet-way = Which way does it go?
gobblestones-sheet-way-help = From its first tile on. The form is filled in with the best row of up to three tiles.
gobblestones-sheet-right = To the right
gobblestones-sheet-left = To the left
gobblestones-sheet-down = Down
gobblestones-sheet-up = Up
gobblestones-sheet-tile = Tile { $number }
gobblestones-sheet-tile-help = From your rack{ $number ->
    [1] ; a grey space takes any colour.
   *[other] .
}
gobblestones-sheet-none = No more tiles
gobblestones-row = { $spaces } for { $points ->
    [one] 1 point
   *[other] { $points } points
}
gobblestones-row-whole = { $bluff ->
    [yes] Bluff:{" "}
   *[no] {""}
}{ gobblestones-row }
# what a goblin would lay, behind “Hint”: by the sign of its ring, if it has one
gobblestones-hint-row = { $bluff ->
    [yes] the bluff{" "}
   *[no] {""}
}{ $sign ->
    [none] { gobblestones-row }
   *[other] { $sign }: { gobblestones-row }
}
gobblestones-row-help = { gobblestones-count-tiles }; { $draws ->
    [0] you draw none after it
    [one] you draw 1 after it
   *[other] you draw { $draws } after it
}
gobblestones-space = { $space } · { NAME($colour) } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
# Names of colours, with the style "counted" for so many tiles of one; a tile that nobody sees is "hidden".
gobblestones-colour-red = { $style ->
    [counted] { $count } red
   *[plain] red
}
gobblestones-colour-yellow = { $style ->
    [counted] { $count } yellow
   *[plain] yellow
}
gobblestones-colour-green = { $style ->
    [counted] { $count } green
   *[plain] green
}
gobblestones-colour-blue = { $style ->
    [counted] { $count } blue
   *[plain] blue
}
gobblestones-colour-turquoise = { $style ->
    [counted] { $count } turquoise
   *[plain] turquoise
}
gobblestones-colour-grey = { $style ->
    [counted] { $count } on grey
   *[plain] grey
}
gobblestones-colour-hidden = hidden
# A tile that lies face down and whose colour the reader knows, in the description of a picture.
gobblestones-turned-red = { gobblestones-colour-red } (face down)
gobblestones-turned-yellow = { gobblestones-colour-yellow } (face down)
gobblestones-turned-green = { gobblestones-colour-green } (face down)
gobblestones-turned-blue = { gobblestones-colour-blue } (face down)
gobblestones-turned-turquoise = { gobblestones-colour-turquoise } (face down)

gobblestones-count-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
gobblestones-count-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Asked once more before a move that ends the match; $bluff: "yes" where others may challenge the play first.

gobblestones-sure-short-draw = **Are you sure?** The bag has too few tiles to draw: { $bluff ->
    [yes] if this play is not caught, the match ends here.
   *[no] this ends the match.
}
gobblestones-sure-empty-rack = **Are you sure?** The next player has no tile left: { $bluff ->
    [yes] if this play is not caught, the match ends here.
   *[no] this ends the match.
}
gobblestones-sure-last-tiles = **Are you sure?** These are your last tiles, and you draw no more: { $bluff ->
    [yes] if this play is not caught, the match ends when your turn comes again, if not earlier.
   *[no] the match ends when your turn comes again, if not earlier.
} All others have one more turn at most.
gobblestones-last-turn = **Last turn**: { $name } has no tiles left, so the match ends when their turn comes.
gobblestones-sure-all-idle = **Are you sure?** The bag is empty and nobody else has laid anything, so this ends the match.
# The row that a move lays, below the question; $row: its first and last space
gobblestones-sure-row = You lay { gobblestones-count-tiles } on { $row }, for **{ gobblestones-count-points }**.

gobblestones-topic-unseen = Tiles not seen yet
gobblestones-unseen = You have not seen { NAME($tiles, join: "and", style: "counted") } yet: they are { $bag ->
    [0] on the racks of others
   *[other] in the bag ({ $bag }) or on the racks of others
}{ $bluff ->
    [yes] {" "}or face down
   *[no] {""}
}.
gobblestones-unseen-none = You have seen all tiles.

gobblestones-type-hint = For example: green n10, or n8 red, n9 blue, or H8 right: red blue green

## On board and panel

gobblestones-rack = { $count ->
    [0] Your rack is empty.
   *[other] Your rack: { NAME($tiles, join: "and", style: "counted") }.
}
# to a player whose row, laid face down, the others judge
gobblestones-judged = { $count ->
    [one] { $names } decides whether to challenge.
   *[other] The others decide whether to challenge.
}
# a choice of the form that lays a row: tiles of one colour
gobblestones-tiles = { NAME($tiles, style: "counted") }
# one of several in a list: "red on H8, blue on H9, and red on H10"
gobblestones-tile = { $grey ->
    [yes] any colour
   *[no] { NAME($colour) }
} on { $space }
# $answer: "trust" or "challenge"; only its player reads it, as long as others think
gobblestones-answered = { $answer ->
    [trust] You trust this play.
   *[challenge] You challenge this play.
} Nobody else knows yet.
gobblestones-laid = { $count ->
    [one] 1 tile laid this turn, worth { $points } so far.
   *[other] { $count } tiles laid this turn, worth { $points } so far.
} Nobody else sees it yet.{ $bluff ->
    [yes] {" "}If nobody challenges, its colours stay hidden until the match is over; then **Record** lists every tile.
   *[no] {""}
}
# Above the buttons, where the next turn is lost: with five tiles laid, and of rows that need the whole rack.
gobblestones-skips-turn = No tiles left: { $bluff ->
    [yes] unless you are caught, you
   *[no] you
} skip your next turn, to draw.
gobblestones-row-skips-turn = { $signs } { $count ->
    [one] uses
   *[other] use
} all tiles: your next turn only draws.
# Above the picture of a turn that goes on.
gobblestones-laid-so-far = { $count ->
    [0] No tile laid in this turn.
   *[other] { gobblestones-count-tiles } laid so far: +{ $points }.
}
## What players tell of a match, below the podium; $name is whose it is

gobblestones-highlight-best-row = { $seat } lays the best row of the match, for { gobblestones-highlight-points }.
gobblestones-highlight-row = { $seat } lays a row for { gobblestones-highlight-points } at once.
gobblestones-highlight-long = { $seat } lays **{ $count } tiles** in one turn, for { gobblestones-highlight-points }.
gobblestones-highlight-lead = The lead changed hands **{ $count } times**.
# $behind: by how many points the winner had trailed, or 0 for a few
gobblestones-highlight-turning = { $how ->
    [early] { $seat } takes the lead with { gobblestones-highlight-where } and keeps it to the end: **{ $now } to { $theirs }**.
   *[other] { $seat }{ $behind ->
        [0] {""}
       *[other] , once { $behind } behind,
    } { $how ->
        [level] ties { $rival }
        [ahead] pulls ahead of { $rival }
       *[passed] overtakes { $rival }
    } with { gobblestones-highlight-where }: **{ $now } to { $theirs }**.
}
# the lost challenge of $rival, of the row of $owner, put the winner $seat ahead
gobblestones-highlight-challenged = { $rival } challenges { $owner }’s honest row and loses { gobblestones-highlight-points }: { $seat }{ $behind ->
    [0] {""}
   *[other] , once { $behind } behind,
} { $how ->
    [level] draws level
    [ahead] pulls ahead
   *[passed] overtakes
}, **{ $now } to { $theirs }**.
gobblestones-highlight-rack = { $seat } { $how ->
    [level] ties
    [ahead] pulls ahead of
   *[passed] overtakes
} { $rival } by { gobblestones-highlight-points } for leftover tiles: **{ $now } to { $theirs }**.
gobblestones-highlight-where = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} for { $points }
gobblestones-highlight-points = { $points ->
    [one] **1 point**
   *[other] **{ $points } points**
}
gobblestones-highlight-uncaught = { $count ->
    [one] { $name } bluffs at { $row } for { gobblestones-highlight-points }, and nobody notices.
   *[other] { $name } gets away with **{ $count } bluffs**, worth { $total } points.
}
gobblestones-highlight-honest = { $name } is challenged **{ $times } times** and never lied: that costs { $count ->
    [one] { $first } { $most ->
        [one] **1 point**
       *[other] **{ $most } points**
      }
    [2] { $first } **{ $most }** and { $second } **{ $next } points**
   *[other] { $payers } **{ $total } points** in all
}.
gobblestones-highlight-doubter = { $name } challenges { $count } honest plays: **−{ $points }**.
gobblestones-highlight-catcher = { $name } catches { $count } bluffs: **+{ $points }**.
gobblestones-highlight-caught = { $challenger } catches { $seat } bluffing: { gobblestones-highlight-points } gone.
gobblestones-highlight-caught-again = { $challenger } catches { $seat } at the very same bluff **again**, for { $points }.
gobblestones-highlight-trusted-again = { $seat } repeats a bluff that { $challenger } had caught, and is trusted: { gobblestones-highlight-points }.
gobblestones-highlight-costly = { $challenger } challenges { $seat }’s honest row: **−{ $points }**.
# $bluffs is “Cid 4 for 31, Bob 1 for 9”; $points is "unsaid" where there is no room for them
gobblestones-uncaught = -# { $bluffs ->
    [none] No bluff got through.
   *[other] Uncaught bluffs: { $bluffs }.
}
# below the podium, where other matches have a review: which rows they were, “Cid: 2 bluffs for 16 points: H8–H10 for 13, B2 for 3”
gobblestones-topic-bluffs = Uncaught bluffs
gobblestones-uncaught-title = **Bluffs that nobody caught:**
gobblestones-uncaught-rows = **{ $name }: { $count ->
    [one] 1 bluff
   *[other] { $count } bluffs
} for { gobblestones-count-points }:** { $rows }
gobblestones-uncaught-row = { $row } for { $points }
# to a challenger, where there is no review: $right of $count challenges caught a bluff, the others cost $points
gobblestones-own-challenges = -# { $count ->
    [one] Your one challenge was { $right ->
        [0] wrong
       *[one] right
    }
   *[other] { $right ->
        [0] None of your { $count } challenges was right
        [one] One of your { $count } challenges was right
       *[other] { $right } of your { $count } challenges were right
    }
}: { $points ->
    [0] no points lost.
    [one] −1 point.
   *[other] −{ $points } points.
}
# below the last board
gobblestones-masks = Trusted tiles stay face down, after the match too.{ $bluffs ->
    [no] {""}
   *[yes] {" "}**{ gobblestones-topic-bluffs }** lists all rows that were bluffs.
}
gobblestones-uncaught-by = { $name } { $count }{ $points ->
    [unsaid] {""}
   *[other] {" "}for { $points }
}


## What happened

gobblestones-event-played = { $seat } lays { $tiles } for { $points ->
    [one] **1 point**
   *[other] **{ $points } points**
}{ gobblestones-draws }.
gobblestones-draws = { $draws ->
    [0] {""}
    [one] {" "}and draws a tile
   *[other] {" "}and draws { $draws } tiles
}
gobblestones-event-passed = { $seat } lays nothing{ gobblestones-draws }.
gobblestones-event-nothing-to-lay = { $seat } has no tiles left{ $draws ->
    [0] {" "}and lays nothing
   *[other] , lays nothing{ gobblestones-draws }
}.
gobblestones-event-hid = { $seat } lays face down and claims { $tiles }, for { $points ->
    [one] **1 point**
   *[other] **{ $points } points**
}.
gobblestones-event-trusted = { $others ->
    [one] { $names }
   *[other] Everybody
} trusts { $seat }, who scores { $points ->
    [one] **1 point**
   *[other] **{ $points } points**
}{ gobblestones-draws }.
gobblestones-event-proved = { $challenger-seat } challenges { $seat }, who was honest: { NAME($tiles, join: "and", style: "counted") }. { $challenger-seat } loses **{ $points }**, { $seat } scores as much{ gobblestones-draws }.
gobblestones-event-caught = { $challenger-seat } catches { $seat } bluffing. { $count ->
    [one] The tile ({ NAME($tiles, join: "and", style: "counted") }) goes
   *[other] The tiles ({ NAME($tiles, join: "and", style: "counted") }) go
} back: no points, no draw.
# behind how a row was judged: who had not answered it in time, or is not there
gobblestones-trusted-for = { $by ->
    [away] { $names }, away from the table, { $count ->
        [one] trusts
       *[other] trust
    } by default.
    [gone] { $names }, who left the table, { $count ->
        [one] trusts
       *[other] trust
    } by default.
   *[clock] Time was up for { $names }, so the clock trusted.
}
# one of several in a list: "B8 was red instead of blue and C8 was green instead of red"
gobblestones-lie = { $space } was { NAME($colour) } instead of { NAME($claimed) }.
# a row that nobody had answered yet when the match ended
gobblestones-unanswered = { $name }’s claim was still open when the match ended: it scores nothing.
gobblestones-log-holding = { $name } { $below ->
    [yes] −{ $points }
   *[no] { $points }
}
gobblestones-event-drew-tiles = You draw { NAME($colours, join: "and") }.
gobblestones-event-ended = { $reason } Tiles left on racks count one point apiece: { $bonus }.
gobblestones-rack-bonus = { $name } +{ $points }
gobblestones-end-short-draw = The bag has too few tiles to draw: the feast is over.
gobblestones-end-empty-rack = A rack is empty at the start of a turn: the feast is over.
gobblestones-end-all-idle = The bag is empty and nobody lays anything: the feast is over.

## What the clock did for somebody, told to them behind "Time was up at 18:10."

gobblestones-clock-played = You laid { $tiles } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
gobblestones-clock-hid = You laid face down, and claim { $tiles }.
gobblestones-clock-passed = You laid nothing.
gobblestones-clock-answered = You trusted the play.

## /rules: the first page, and those behind it

gobblestones-short-goal = Cover the most valuable spaces with your tiles. Most points win; a tie is a shared victory.
gobblestones-short-turn =
    • **Lay** up to five tiles in one row or column without gaps, each on a space of its colour; grey takes any colour.
    • At least one must touch an older tile. A 2×2 square may never be covered.
    • **Score** the numbers that you covered.
    • **Draw** one tile for each of the five that you did not lay: lay two, draw three. Your rack may grow. If you lay your last tiles as a row of five, you draw none, and your next turn only draws.
    • With the option **bluff**, all tiles are laid face down, and their colours may be wrong: the page **Bluff** says how.
gobblestones-short-end = When somebody lays their last tile and the bag has too few for them to draw. Once the bag is empty, also when a player with an empty rack has a turn, or everybody in turn lays nothing. Each tile left on your rack is worth a point.
gobblestones-short-start = Five tiles on a rack of your own, which may grow without limit. The bag holds 100 tiles, 20 of each of five colours. Who begins is drawn by lot, or chosen by the host.
gobblestones-short-house = The nine boards: which colour and which number is where.

gobblestones-rules-play-title = The turn
gobblestones-rules-play =
    ### Lay
    Lay up to five tiles from your rack, all in one row or one column, without gaps: every space between your outermost two must be covered, by your tiles or older ones.
    • A tile must have the colour of its space. Grey spaces take any colour and are worth nothing.
    • At least one tile must touch, side by side, an older tile.
    • The very first tiles of the match must cover the centre space of one of the nine boards.
    • A tile may never complete a 2×2 square of covered spaces.

    In the picture, the three tiles with a golden edge are being laid: with the older one between them they make a row without a gap.

    ### Score and draw
    You score the numbers that you cover. Then you draw one tile for each of the five that you did not lay: lay none and draw five, lay two and draw three, lay five and draw none. A rack has no limit, so it may hold six tiles or more. If you lay five tiles and have no other, your next turn goes by with drawing five.
gobblestones-rules-end-title = The end
gobblestones-rules-end =
    The match ends at once when somebody lays their last tile and the bag has too few for them to draw. Each tile left on your rack is worth one point.

    After laying exactly five tiles you have nothing to draw, and your rack may be empty:
    • While the bag has tiles, you lay nothing on your next turn and draw five, or as many as there are. That happens by itself.
    • Once the bag is empty, the match ends when your turn comes, or earlier if somebody would have to draw.

    It also ends when the bag is empty and everybody in turn lays nothing.

    With the option **short end**, a turn with an empty rack ends the match even if the bag is not empty. So does the first draw for which the bag has too few tiles.
gobblestones-rules-bluff-title = Bluff
gobblestones-rules-bluff =
    With the **bluff** option, all tiles are laid face down. The spaces must still be right, but the colours need not: you may bluff.

    After each play the others see which colours it claims, those of the spaces it covers, and decide, in secret and all at once, whether they trust it. If somebody challenges, all tiles of the play are turned up:
    • All right: they stay face up, and the challenger loses the points that the play is worth. Scores may fall below zero.
    • Any wrong: they go back to the rack, score nothing, and nothing is drawn.

    If several challenge, only the next in turn order counts.

    A play that was trusted stays face down, on the last board too. After the match I tell how many bluffs of whom nobody caught. Only **Record** lists every tile then, so that everybody can check the draws.
gobblestones-rules-here-title = Playing here
gobblestones-rules-here =
    { $place ->
        [day] Your rack and your controls are in the message of `/daily`, which nobody else sees.
       *[table] Your rack and your controls are in your direct messages, and behind **My hand** on the board.
    }

    The rows with the most points are ringed in your picture: ① to ④ lay them at once, and the numbers are what the turn scores. With bluff, some rings are bluffs, red, in dashes and with a goblin at their number, such as ❸ and ❹: nobody else sees that, and each ring lays its row and ends the turn. The list below has other rows, single tiles, most points first, and what you may take back. Bright spaces take one of your tiles; on the board, they may take somebody’s. Arrows in the corners say that the field goes on above or below: nothing is laid there. Or press **Menu…**, **Type a move** and type in any order and in short: `green n10`, `n8 red, n9 blue`, or `H8 right: red blue green` (also left, down, up). You may take tiles back until you end the turn; nobody else sees them before.

    { $place ->
        [day] You need not hurry: your turn ends when you end it.
       *[table] When time is up, your turn ends with what you laid, and you trust the play of another.
    }

## Why a goblin would do what it does: behind “Hint”

gobblestones-why-turn = It looks for many points with few tiles: each tile should bring about four, since you draw one less for it.
gobblestones-why-challenge = It weighs what the play would score against how likely its colours are, by the tiles you have seen.

## The first time: a sentence for each kind of question

gobblestones-coach-turn = { $variant ->
    [bluff] Lay tiles face down in one row, on any colours: you score the numbers that you cover, unless somebody challenges a tile that is not of its space’s colour. Red rings, such as ❸, are such bluffs.
   *[no] Lay tiles in one row, each on its own colour or on grey: you score the numbers that you cover.
} A row must touch a tile on the board; the very first covers the centre of a board. The picture shows the rows near tiles: the others are empty.
gobblestones-coach-challenge = These tiles are face down and may be a bluff. Challenge a bluff, and it scores nothing; challenge an honest play, and you lose its points. Your answer stays secret until everybody has decided.

## What the table waits for, in the menu of paces

gobblestones-tempo-turn = turns
gobblestones-tempo-answer = challenges

## What `python -m games.gobblestones.doubter` prints

gobblestones-doubter = How well the bluffs of goblins can be read: a player doubts by a table of how often rows of the same look were lies.
gobblestones-doubter-fit-help = how many matches the table is made in, played twice (200)
gobblestones-doubter-won = The doubter wins { $share } ({ $least }–{ $most }) of { $matches } matches against a { $level } goblin.
gobblestones-doubter-rows = { $tiles } tiles for { $least }–{ $most } points: { $lies } of { $number } rows were lies ({ $share })

## A deal a day.
gobblestones-daily-about = Eight turns against one goblin; only points count, no tiles left. After each you draw five, less those laid. Laying your last five costs one of the eight turns.
gobblestones-daily-ended = The deal of the day ends after eight turns each.
gobblestones-daily-squares = -# Each square is your turn and the goblin’s { $first ->
    [you] after
   *[goblin] before
} it: { $most } you got more points than the goblin, { $some } you got some, { $nothing } you got none, { $less } you lost some, { $unplayed } not played.
gobblestones-daily-measure = Most points are best.
gobblestones-daily-part = turn
gobblestones-daily-score = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }

## Reasons in a review: why another move would have been better

gobblestones-reason-counted = The bag was empty: from here on, all tiles could be counted, and I looked ahead to the end.
# $more: the points of the other row, which leaves $left tiles more ($others of it are laid)
gobblestones-reason-kept = Your row: { $points } points with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}. { $others ->
    [0] Laying nothing
    [one] The other, { $more } with 1 tile,
   *[other] The other, { $more } with { $others } tiles,
} leaves you { $left } more { $left ->
    [one] tile
   *[other] tiles
} for later, worth about { $worth } points.
# $saved and $less: what the tiles on the rack can lay next, after the other row and after the reader's; $kept: its tiles
gobblestones-reason-saved = { $laid ->
    [nothing] Laying nothing
   *[row] The other row, for { $more } points,
} keeps { NAME($kept, join: "and", style: "counted") }: they can lay { $saved } points next. After your row, for { $points }, your tiles have { $less } at most.
# $lack: how many points less the other row brings now
gobblestones-reason-both = The other move brings { $lack ->
    [one] 1 point
   *[other] { $lack } points
} less now, but leaves you tiles for about { $saved } more later, and { $seat } room for about { $spared } less.
gobblestones-reason-next = After your row, { $seat } can lay about { $points } points on average, after the other { $less }.
gobblestones-reason-row = Your row: { $points } points with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}. The other: { $more } with { $others ->
    [one] { $others } tile
   *[other] { $others } tiles
}.

# Typed moves are read in English notation. Another language has its own words here, a line each: "grün | grüner = green".
gobblestones-typed-words = { "" }
