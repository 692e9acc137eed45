## Die Bilder von Goblin Teeth in Worten, zusammen höchstens 1.024 Zeichen.

picture-goblin-teeth-round = Runde { $round }

picture-goblin-teeth-board = Runde { $round }. { $decks } { $now } { $pot ->
    [none] Der Topf ist leer
   *[other] Topf: { $pot }
}. Altar: { $altar ->
    [none] keine Würfel
   *[other] { $altar }
}. { $players }.{ $needs ->
    [none] {""}
   *[other] {" "}{ $needs }
}
picture-goblin-teeth-hand = Deine Hand: { $cards ->
    [none] keine Karten
   *[other] { NAME($cards) }
}. { $needs }
picture-goblin-teeth-panel = Deine Hand: { $cards ->
    [none] keine Karten
   *[other] { NAME($cards) }
}. { $table }

picture-goblin-teeth-poster = Ein Goblin mit wenigen Zähnen grinst über vier Schätzen und drei Würfeln.
picture-goblin-teeth-decks = Noch in den Stapeln: { $items ->
    [one] 1 Schatz
   *[other] { $items } Schätze
}, { $cheats ->
    [one] 1 Schummelkarte
   *[other] { $cheats } Schummelkarten
}.
picture-goblin-teeth-turn = Am Zug: { $names }.
picture-goblin-teeth-over = Die Partie ist vorbei. Gewinner: { $names }{ $items ->
    [none] {""}
   *[other] {" "}mit { $kind } ({ NAME($items) })
}.

picture-goblin-teeth-item = { NAME($item) }, { $bids ->
    [none] keine Würfel
   *[other] { $bids }
}
picture-goblin-teeth-item-seen = { NAME($item) }, verdeckt, { $bids ->
    [none] keine Würfel
   *[other] { $bids }
}
picture-goblin-teeth-bid = { $name } { $total } ({ NAME($dice, join: "blanks") })
picture-goblin-teeth-dice = { $name } { NAME($dice, join: "blanks") }

picture-goblin-teeth-player = { $name }{ $first ->
    [yes] {" "}(beginnt)
   *[no] {""}
}: Würfel { $dice ->
    [none] keine
   *[other] { NAME($dice, join: "blanks") }
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $known ->
    [none] {""}
   *[other] , bekannt { NAME($known) }
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
# in the alt text: an Item and the bid that took it
picture-goblin-teeth-beat-award = { NAME($item) } mit { $bid }
picture-goblin-teeth-beat-items = { $count ->
    [0] nichts
    [one] 1 Schatz
   *[other] { $count } Schätze
}
