## The pictures of Emerald Skulls in words, at most 1,024 characters together, and the few words drawn in them.

picture-emerald-skulls-poster = Ein Goblin wirft vier Würfel aus einem Becher auf einen Schädel mit einem Smaragd auf der Stirn und glühenden Augen; daneben liegen Rädchen und Klötze.
picture-emerald-skulls-board = { $now } { $players }. Rädchen im Vorrat: { $supply }. Auf dem Schädel: { $board }. Becher: { $pool }. Wetten: { $bets }.{ $opposition ->
    [none] {""}
   *[other] {" "}{ $opposition }
  }
picture-emerald-skulls-opposition = Vrax und Kur haben { $gears } Rädchen und noch { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.

picture-emerald-skulls-now = { $name } hat den Becher. { $phase ->
    [buy] { $name } kauft Würfel.
    [bet] Wetten können noch: { $names }.
    [bust] Nichts passt.
    [check] { $name } würfelt weiter oder hört auf.
    [jackpot] { $name } wählt den Lohn.
   *[place] { $name } legt Würfel.
  }
picture-emerald-skulls-ended = { $name } hatte den Becher: { $out ->
    [bust] Pleite-Aus
    [chicken] Kneif-Aus
    [gem] Juwel-Aus
    [run] Leer-Aus
   *[double] Doppel-Aus
  }{ $paid ->
    [no] {""}
   *[yes] , dafür { emerald-skulls-pay }
  }.
picture-emerald-skulls-over = Die Partie ist vorbei. Gewinner: { $names }.
picture-emerald-skulls-lost = Die Partie ist vorbei. Gewinner: Vrax und Kur.

picture-emerald-skulls-player = { $name } { $gears } Rädchen{ $cubes ->
    [0] {""}
    [one] {" "}und 1 Klotz
   *[other] {" "}und { $cubes } Klötze
  }
picture-emerald-skulls-level = { NAME($level) } { NAME($dice) }
# dice that are rolled: "1, 3, skull"
picture-emerald-skulls-dice = { NAME($dice) }
picture-emerald-skulls-picked = { $count ->
    [one] 1 gepopelte Nase
   *[other] { $count } gepopelte Nasen
  }
picture-emerald-skulls-empty = noch nichts
picture-emerald-skulls-pool = { $count ->
    [0] keine Würfel
    [one] 1 Würfel
   *[other] { $count } Würfel
  }
picture-emerald-skulls-no-bets = keine
picture-emerald-skulls-bet = { NAME($bet) } ({ $payouts }){ $status ->
    [won] , gewonnen
    [lost] , verloren
    [impossible] , unmöglich
    [stopped] , zu
   *[other] {""}
  }{ $count ->
    [0] {""}
   *[other] : { $names }
  }
picture-emerald-skulls-earner = { $name } bekommt { emerald-skulls-pay }
picture-emerald-skulls-face = Karte { $face }: { $bets }
picture-emerald-skulls-parity = { $parity ->
    [odd] ungerade
   *[even] gerade
  }
picture-emerald-skulls-rivals = Vrax und Kur
picture-emerald-skulls-rivals-win = Vrax und Kur siegen

## A bust, and a jackpot.

picture-emerald-skulls-beat-bust = Pleite
picture-emerald-skulls-beat-jackpot = Jackpot: { NAME($bet) }
