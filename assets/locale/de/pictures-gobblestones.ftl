## The pictures of Gobblestones in words, at most 1,024 characters together.
## $runs, $players and $colours, and $tiles of a turn and of the field are lists made from the sentences below them.

picture-gobblestones-board = { $now } { $players }. Im Beutel: { $bag }. { $last } { $tiles }
picture-gobblestones-poster = Steine auf einem Spielplan: Eine Goblinhand legt einen ans Ende einer Reihe, und der Hüter des Beutels schaut zu.
picture-gobblestones-hand = Dein Bänkchen: { $rack }.
picture-gobblestones-panel = Dein Bänkchen: { $rack }. { $laid }{ $rings ->
    [none] {""}
   *[other] {" "}Mit Ring: { $rings }.
  } { $now } { $players }. Im Beutel: { $bag }. { $last } { $tiles }

picture-gobblestones-turn = { $name } ist dran.
picture-gobblestones-challenge = { $name } hat verdeckt gelegt; antworten müssen: { $names }.
picture-gobblestones-over = Die Partie ist vorbei. Gewinner: { $names }.

picture-gobblestones-player = { $name } { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }, { $tiles } { $tiles ->
    [one] Stein
   *[other] Steine
  }

picture-gobblestones-rack = { $count ->
    [0] leer
   *[other] { NAME($tiles, style: "counted") }
  }
picture-gobblestones-laid = In diesem Zug gelegt, für { $points }: { $tiles }.
picture-gobblestones-laid-nothing = In diesem Zug nichts gelegt.

picture-gobblestones-ring = { $sign } { $bluff ->
    [yes] ein Bluff auf{" "}
   *[no] {""}
  }{ $spaces }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }

picture-gobblestones-last-none = Noch kein Zug.
picture-gobblestones-last = Letzter Zug: { $settled ->
    [nothing] { $name } hat nichts gelegt.
    [asked] { $name } behauptet { $claims }, verdeckt, für { $points }.
    [trusted] { $name } auf { $spaces }, verdeckt und geglaubt, für { $points }.
    [proved] { $name } auf { $spaces } für { $points }, angezweifelt von { $challenger } und richtig.
    [caught] { $name } auf { $turned }, angezweifelt von { $challenger } und zurückgenommen.
   *[shown] { $name } auf { $spaces } für { $points }.
  }

picture-gobblestones-empty = Der Spielplan ist leer; der erste Stein kommt auf eine der Mitten: { $spaces }.
picture-gobblestones-tiles = Steine nach Zeilen. { $rows }.
picture-gobblestones-covered = Bedeckte Felder nach Zeilen. { $rows }.
picture-gobblestones-row = { $row }: { $runs }
picture-gobblestones-run = { $count ->
    [1] { $from }
   *[other] { $from }–{ $to }
  }
picture-gobblestones-run-of = { $run } { NAME($tiles, join: "blanks") }
picture-gobblestones-space = { $space } { NAME($colour) }

## A challenge is decided.

picture-gobblestones-beat-caught = Beim Bluffen erwischt
picture-gobblestones-beat-proved = Es war die Wahrheit
picture-gobblestones-beat-right = hatte recht
picture-gobblestones-beat-nothing = bekommt 0
