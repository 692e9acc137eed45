## The pictures of Emerald Skulls in words, at most 1,024 characters together, and the few words drawn in them.

picture-emerald-skulls-poster = A goblin throws four dice out of a cup at a skull with an emerald on its forehead, whose eyes glow; gears and cubes lie beside it.
picture-emerald-skulls-board = { $now } { $players }. Gears in the supply: { $supply }. On the skull: { $board }. Pool: { $pool }. Bets: { $bets }.{ $opposition ->
    [none] {""}
   *[other] {" "}{ $opposition }
  }
picture-emerald-skulls-opposition = Vrax and Kur have { $gears ->
    [one] 1 gear
   *[other] { $gears } gears
} and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} to come.

picture-emerald-skulls-now = { $name } tumbles. { $phase ->
    [buy] { $name } buys dice.
    [bet] Still open to bet: { $names }.
    [bust] Nothing can be placed.
    [check] { $name } rolls on or stops.
    [jackpot] { $name } chooses what to collect.
   *[place] { $name } places dice.
  }
picture-emerald-skulls-ended = { $name } tumbled: { $out ->
    [bust] a Bust Out
    [chicken] a Chicken Out
    [gem] a Gem Out
    [run] a Run Out
   *[double] a Double Out
  }{ $paid ->
    [no] {""}
   *[yes] , and earns { emerald-skulls-pay }
  }.
picture-emerald-skulls-over = The match is over, won by { $names }.
picture-emerald-skulls-lost = The match is over, won by Vrax and Kur.

picture-emerald-skulls-player = { $name } { $gears } { $gears ->
    [one] gear
   *[other] gears
  }{ $cubes ->
    [0] {""}
    [one] {" "}and 1 cube
   *[other] {" "}and { $cubes } cubes
  }
picture-emerald-skulls-level = { NAME($level) } { NAME($dice) }
# dice that are rolled: "1, 3, skull"
picture-emerald-skulls-dice = { NAME($dice) }
picture-emerald-skulls-picked = { $count ->
    [one] 1 nose picked
   *[other] { $count } noses picked
  }
picture-emerald-skulls-empty = nothing yet
picture-emerald-skulls-pool = { $count ->
    [0] no dice
    [one] 1 die in the cup
   *[other] { $count } dice in the cup
  }
picture-emerald-skulls-no-bets = none
picture-emerald-skulls-bet = { NAME($bet) } ({ $payouts }){ $status ->
    [won] , won
    [lost] , lost
    [impossible] , impossible
    [stopped] , closed
   *[other] {""}
  }{ $count ->
    [0] {""}
   *[other] : { $names }
  }
picture-emerald-skulls-earner = { $name } earns { emerald-skulls-pay }
picture-emerald-skulls-face = Card { $face }: { $bets }
picture-emerald-skulls-parity = { $parity ->
    [odd] odd
   *[even] even
  }
picture-emerald-skulls-rivals = Vrax and Kur
picture-emerald-skulls-rivals-win = Vrax and Kur win

## A bust, and a jackpot.

picture-emerald-skulls-beat-bust = Bust
picture-emerald-skulls-beat-jackpot = Jackpot: { NAME($bet) }
