## The pictures of Gobblestones in words, at most 1,024 characters together.
## $runs, $players and $colours, and $tiles of a turn and of the field are lists made from the sentences below them.

picture-gobblestones-board = { $now } { $players }. In the bag: { $bag }. { $last } { $tiles }
picture-gobblestones-poster = Stones on a board: a goblin’s hand lays one at the end of a row, and the keeper of the bag looks on.
picture-gobblestones-hand = Your rack: { $rack }.
picture-gobblestones-panel = Your rack: { $rack }. { $laid }{ $rings ->
    [none] {""}
   *[other] {" "}Ringed: { $rings }.
  } { $now } { $players }. In the bag: { $bag }. { $last } { $tiles }

picture-gobblestones-turn = { $name }’s turn.
picture-gobblestones-challenge = { $name } has laid face down; to answer: { $names }.
picture-gobblestones-over = The match is over, won by { $names }.

picture-gobblestones-player = { $name } { $points } { $points ->
    [one] point
   *[other] points
  }, { $tiles } { $tiles ->
    [one] tile
   *[other] tiles
  }

picture-gobblestones-rack = { $count ->
    [0] empty
   *[other] { NAME($tiles, style: "counted") }
  }
picture-gobblestones-laid = Laid this turn, for { $points }: { $tiles }.
picture-gobblestones-laid-nothing = Nothing laid this turn.

picture-gobblestones-ring = { $sign } { $bluff ->
    [yes] a bluff at{" "}
   *[no] {""}
  }{ $spaces }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }

picture-gobblestones-last-none = No play yet.
picture-gobblestones-last = Last play: { $settled ->
    [nothing] { $name } laid nothing.
    [asked] { $name } claims { $claims }, face down, for { $points }.
    [trusted] { $name } at { $spaces }, face down and trusted, for { $points }.
    [proved] { $name } at { $spaces } for { $points }, challenged by { $challenger } and proved right.
    [caught] { $name } at { $turned }, challenged by { $challenger } and taken back.
   *[shown] { $name } at { $spaces } for { $points }.
  }

picture-gobblestones-empty = The field is empty; the first tile goes on one of the centres: { $spaces }.
picture-gobblestones-tiles = Tiles by row. { $rows }.
picture-gobblestones-covered = Covered spaces by row. { $rows }.
picture-gobblestones-row = { $row }: { $runs }
picture-gobblestones-run = { $count ->
    [1] { $from }
   *[other] { $from }–{ $to }
  }
picture-gobblestones-run-of = { $run } { NAME($tiles, join: "blanks") }
picture-gobblestones-space = { $space } { NAME($colour) }

## A challenge is decided.

picture-gobblestones-beat-caught = A bluff is caught
picture-gobblestones-beat-proved = It was the truth
picture-gobblestones-beat-right = was right
picture-gobblestones-beat-nothing = scores 0
