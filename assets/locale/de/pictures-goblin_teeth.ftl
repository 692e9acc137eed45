## Die Bilder von Goblin Teeth in Worten, zusammen höchstens 1.024 Zeichen.

picture-goblin-teeth-round = Runde { $round }

picture-goblin-teeth-board = Runde { $round }. { $decks } { $now } { $pot ->
    [none] Der Topf ist leer
   *[other] Topf: { $pot }
}. Altar: { $altar }. { $players }. { $needs }
picture-goblin-teeth-hand = Deine Hand: { $cards }. { $needs }
picture-goblin-teeth-panel = Deine Hand: { $cards }. { $table }

picture-goblin-teeth-poster = Ein Goblin mit wenigen Zähnen grinst über vier Schätzen und drei Würfeln.
picture-goblin-teeth-decks = Noch in den Stapeln: { $items ->
    [one] 1 Schatz
   *[other] { $items } Schätze
}, { $cheats ->
    [one] 1 Schummelkarte
   *[other] { $cheats } Schummelkarten
}.
picture-goblin-teeth-turn = Am Zug: { $names }.
picture-goblin-teeth-over = Die Partie ist vorbei, gewonnen von { $names }{ $items ->
    [none] {""}
   *[other] {" "}mit { $kind } ({ $items })
}.

picture-goblin-teeth-item = { NAME($item) }, { $bids }
picture-goblin-teeth-item-seen = { NAME($item) }, verdeckt, { $bids }
picture-goblin-teeth-bid = { $name } { $total } ({ $dice })
picture-goblin-teeth-dice = { $name } { $dice }
picture-goblin-teeth-no-dice = keine Würfel
picture-goblin-teeth-held = { $count }× { NAME($card) }
picture-goblin-teeth-no-cards = keine Karten

picture-goblin-teeth-player = { $name }{ $first ->
    [yes] {" "}(beginnt)
   *[no] {""}
}: Würfel { $dice }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $known ->
    [none] {""}
   *[other] , bekannt { $known }
}{ $front ->
    [none] {""}
   *[other] , davor { NAME($front) }
}
picture-goblin-teeth-needs = Es fehlt, soweit bekannt: { $needs }.
picture-goblin-teeth-needs-own = Es fehlt: { $needs }.
picture-goblin-teeth-needs-of = { $name } { $needs }
picture-goblin-teeth-lacks = { $kind }: { NAME($lines) }
picture-goblin-teeth-complete = { $kind }: vollständig
picture-goblin-teeth-count = { $kind } { $lacking }

## Das Ende einer Runde

picture-goblin-teeth-beat-awards = Die Schätze werden verteilt
picture-goblin-teeth-beat-items = { $count ->
    [0] nichts
    [one] 1 Schatz
   *[other] { $count } Schätze
}
