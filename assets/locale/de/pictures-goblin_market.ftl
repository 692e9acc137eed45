## Die Bilder von Goblin Market in Worten, zusammen höchstens 1.024 Zeichen.

picture-goblin-market-board = { $now } { $sale } { $decks } { $players }.{ $pays ->
    [none] {""}
   *[other] {" "}{ $pays }
  }

picture-goblin-market-now = { $kind ->
    [choose] { $name } hat gewonnen und entscheidet: alles nehmen oder teilen.
    [pick] { $name } sucht eine Karte aus.
   *[bid] { $name } ist dran.
  }
picture-goblin-market-over = Der Markt ist geschlossen. Gewinner: { $names }.

picture-goblin-market-sale = Zu verkaufen: { $cards }. { $bids ->
    [none] Noch kein Gebot
   *[other] { $bids }
  }{ $bidding ->
    [yes] ; noch dabei: { $names }
   *[no] {""}
  }.
# after an end before the end: the auction that was open then
picture-goblin-market-never-sold = Nicht mehr verkauft: { $cards }{ $bids ->
    [none] {""}
   *[other] ; { $bids }
  }.
picture-goblin-market-no-sale = Nichts steht zum Verkauf.
picture-goblin-market-bid = { $name } bot { $coins }
picture-goblin-market-card = { NAME($card) } ({ goblin-market-rank }, { NAME($suits, join: "blanks") })
picture-goblin-market-decks = Übrige Karten: { $auction }, Goblinkarten: { $goblin }.

picture-goblin-market-player = { $name } { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }, { $purse ->
    [hidden] Münzen verdeckt
   *[open] { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
      }
  }
picture-goblin-market-suits = { $count ->
    [0] { $player }, keine Karten
   *[other] { $player }: { $suits }
  }
picture-goblin-market-suit = { NAME($suit) } { $count }
picture-goblin-market-ranks = { $player }; Ränge { NAME($ranks, join: "blanks") }

picture-goblin-market-pays = { $bid } brächte { $payments }.
picture-goblin-market-bought = { $name } kaufte { $cards } für { $coins }.
picture-goblin-market-unsold = Niemand bekam { $cards }.
picture-goblin-market-sisterhood = Treffergeld: { $payments }.
picture-goblin-market-goblin-money = Goblingeld: { $payments }.
picture-goblin-market-payment = { $name } { $coins }

## Was im Bild steht

picture-goblin-market-deck-name = { $deck ->
    [auction] Karten
   *[goblin] Goblins
  }
picture-goblin-market-sold = { $sold ->
    [yes] Verkauft!
   *[no] Keiner wollte
}
picture-goblin-market-bids-pay = Bringt
picture-goblin-market-key = Die drei häufigsten Zeichen: je +1. Alle anderen: je –1

picture-goblin-market-poster = Drei Karten unter einer Markise: Der Budenbesitzer hält ein Gebot von 5 hoch, und zwei Goblins gäben 6 und 8.
picture-goblin-market-deck = Die 36 Karten des Auktionsstapels nach Rang, von den Assen zu den Kronen, jede mit ihren Zeichen: Mondsichel, Sonne, brechende Welle, Blatt, Wyrm, Knoten mit drei Schlaufen. Darunter die vier Bauern und vier Höfe des Goblinstapels, mit je drei Zeichen. Die Seiten „Die Karten“ und „Der Goblinstapel“ nennen sie alle.
