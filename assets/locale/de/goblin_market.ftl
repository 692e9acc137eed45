## Goblin Market: Optionen, Ablehnungen, Ereignisse, Ansichten und Regeln.

# suit = Zeichen: Monde, Sonnen, Wellen, Blätter, Wyrme, Knoten · Ace = Ass, Crown = Krone, Pawn = Bauer, Court = Hof
# Auction Deck = Auktionsstapel, Goblin Deck = Goblinstapel · auction = Auktion, bid = Gebot, bieten, purse = Beutel
# matching money (sisterhood money) = Treffergeld · goblin money = Goblingeld · take all = alles nehmen, share = teilen
# Die gedruckten Namen stehen auf den Regelseiten „Die Karten“ und „Der Goblinstapel“ daneben.

goblin-market-title = Goblin Market
goblin-market-option-courts = Höfe
goblin-market-option-courts-help = Die vier Höfe sind im Goblinstapel; ohne sie nur die vier Bauern
goblin-market-option-hidden-coins = Verdeckte Münzen
goblin-market-option-hidden-coins-help = Alle sehen nur ihre eigenen Münzen; Gebote und Zahlungen bleiben offen
goblin-market-option-first = Wer zuerst eröffnet
goblin-market-option-first-help = Der Platz, der die erste Auktion eröffnet

error-goblin-market-no-such-card = Im Decktet gibt es keine Karte „{ $card }“.
error-goblin-market-bid-now = Nenne eine Zahl als Gebot, oder passe.
error-goblin-market-bid-low = Das reicht nicht: Das niedrigste Gebot ist jetzt { $least }.
error-goblin-market-bid-high = Das kannst du nicht bezahlen: In deinem Beutel { $most ->
    [one] ist 1 Münze
   *[other] sind { $most } Münzen
}.
error-goblin-market-choose-now = Du hast gewonnen: Nimmst du alle Karten, oder teilst du?
error-goblin-market-pick-now = Such dir eine der Karten aus, die zum Verkauf stehen.
error-goblin-market-not-for-sale = Diese Karte steht gerade nicht zum Verkauf.

## Das Decktet

-moons = { EMOJI("market_moons") }
-suns = { EMOJI("market_suns") }
-waves = { EMOJI("market_waves") }
-leaves = { EMOJI("market_leaves") }
-wyrms = { EMOJI("market_wyrms") }
-knots = { EMOJI("market_knots") }
goblin-market-suit-moons = Monde
goblin-market-suit-suns = Sonnen
goblin-market-suit-waves = Wellen
goblin-market-suit-leaves = Blätter
goblin-market-suit-wyrms = Wyrme
goblin-market-suit-knots = Knoten
goblin-market-rank-ace = Ass
goblin-market-rank-crown = Krone
goblin-market-rank-pawn = Bauer
goblin-market-rank-court = Hof
goblin-market-rank = { $rank ->
    [ace] { goblin-market-rank-ace }
    [crown] { goblin-market-rank-crown }
    [pawn] { goblin-market-rank-pawn }
    [court] { goblin-market-rank-court }
   *[other] { $rank }
}
goblin-market-card-ace-of-moons = Mond-Ass
goblin-market-card-ace-of-suns = Sonnen-Ass
goblin-market-card-ace-of-waves = Wellen-Ass
goblin-market-card-ace-of-leaves = Blätter-Ass
goblin-market-card-ace-of-wyrms = Wyrm-Ass
goblin-market-card-ace-of-knots = Knoten-Ass
goblin-market-card-author = Autor
goblin-market-card-desert = Wüste
goblin-market-card-origin = Ursprung
goblin-market-card-journey = Reise
goblin-market-card-painter = Maler
goblin-market-card-savage = Wildling
goblin-market-card-mountain = Berg
goblin-market-card-sailor = Seemann
goblin-market-card-battle = Schlacht
goblin-market-card-forest = Wald
goblin-market-card-discovery = Entdeckung
goblin-market-card-soldier = Soldat
goblin-market-card-lunatic = Spinner
goblin-market-card-penitent = Büßer
goblin-market-card-market = Markt
goblin-market-card-chance-meeting = Begegnung
goblin-market-card-castle = Burg
goblin-market-card-cave = Höhle
goblin-market-card-diplomat = Diplomat
goblin-market-card-mill = Mühle
goblin-market-card-betrayal = Verrat
goblin-market-card-pact = Pakt
goblin-market-card-darkness = Finsternis
goblin-market-card-merchant = Händler
goblin-market-card-huntress = Jägerin
goblin-market-card-bard = Barde
goblin-market-card-sea = Meer
goblin-market-card-end = Ende
goblin-market-card-calamity = Unheil
goblin-market-card-windfall = Glücksfall
goblin-market-card-harvest = Ernte
goblin-market-card-watchman = Wächter
goblin-market-card-light-keeper = Lichthüter
goblin-market-card-borderland = Grenzland
goblin-market-card-consul = Konsul
goblin-market-card-rite = Ritus
goblin-market-card-island = Insel
goblin-market-card-window = Fenster

# Eine Karte, wie ein Text sie zeigt: Name, Rang und die Zeichen.
goblin-market-shown-ace-of-moons = { goblin-market-card-ace-of-moons } { -moons }
goblin-market-shown-ace-of-suns = { goblin-market-card-ace-of-suns } { -suns }
goblin-market-shown-ace-of-waves = { goblin-market-card-ace-of-waves } { -waves }
goblin-market-shown-ace-of-leaves = { goblin-market-card-ace-of-leaves } { -leaves }
goblin-market-shown-ace-of-wyrms = { goblin-market-card-ace-of-wyrms } { -wyrms }
goblin-market-shown-ace-of-knots = { goblin-market-card-ace-of-knots } { -knots }
goblin-market-shown-author = { goblin-market-card-author } 2 { -moons }{ -knots }
goblin-market-shown-desert = { goblin-market-card-desert } 2 { -suns }{ -wyrms }
goblin-market-shown-origin = { goblin-market-card-origin } 2 { -waves }{ -leaves }
goblin-market-shown-journey = { goblin-market-card-journey } 3 { -moons }{ -waves }
goblin-market-shown-painter = { goblin-market-card-painter } 3 { -suns }{ -knots }
goblin-market-shown-savage = { goblin-market-card-savage } 3 { -leaves }{ -wyrms }
goblin-market-shown-mountain = { goblin-market-card-mountain } 4 { -moons }{ -suns }
goblin-market-shown-sailor = { goblin-market-card-sailor } 4 { -waves }{ -leaves }
goblin-market-shown-battle = { goblin-market-card-battle } 4 { -wyrms }{ -knots }
goblin-market-shown-forest = { goblin-market-card-forest } 5 { -moons }{ -leaves }
goblin-market-shown-discovery = { goblin-market-card-discovery } 5 { -suns }{ -waves }
goblin-market-shown-soldier = { goblin-market-card-soldier } 5 { -wyrms }{ -knots }
goblin-market-shown-lunatic = { goblin-market-card-lunatic } 6 { -moons }{ -waves }
goblin-market-shown-penitent = { goblin-market-card-penitent } 6 { -suns }{ -wyrms }
goblin-market-shown-market = { goblin-market-card-market } 6 { -leaves }{ -knots }
goblin-market-shown-chance-meeting = { goblin-market-card-chance-meeting } 7 { -moons }{ -leaves }
goblin-market-shown-castle = { goblin-market-card-castle } 7 { -suns }{ -knots }
goblin-market-shown-cave = { goblin-market-card-cave } 7 { -waves }{ -wyrms }
goblin-market-shown-diplomat = { goblin-market-card-diplomat } 8 { -moons }{ -suns }
goblin-market-shown-mill = { goblin-market-card-mill } 8 { -waves }{ -leaves }
goblin-market-shown-betrayal = { goblin-market-card-betrayal } 8 { -wyrms }{ -knots }
goblin-market-shown-pact = { goblin-market-card-pact } 9 { -moons }{ -suns }
goblin-market-shown-darkness = { goblin-market-card-darkness } 9 { -waves }{ -wyrms }
goblin-market-shown-merchant = { goblin-market-card-merchant } 9 { -leaves }{ -knots }
goblin-market-shown-huntress = { goblin-market-card-huntress } (Krone) { -moons }
goblin-market-shown-bard = { goblin-market-card-bard } (Krone) { -suns }
goblin-market-shown-sea = { goblin-market-card-sea } (Krone) { -waves }
goblin-market-shown-end = { goblin-market-card-end } (Krone) { -leaves }
goblin-market-shown-calamity = { goblin-market-card-calamity } (Krone) { -wyrms }
goblin-market-shown-windfall = { goblin-market-card-windfall } (Krone) { -knots }
goblin-market-shown-harvest = { goblin-market-card-harvest } (Bauer) { -moons }{ -suns }{ -leaves }
goblin-market-shown-watchman = { goblin-market-card-watchman } (Bauer) { -moons }{ -wyrms }{ -knots }
goblin-market-shown-light-keeper = { goblin-market-card-light-keeper } (Bauer) { -suns }{ -waves }{ -knots }
goblin-market-shown-borderland = { goblin-market-card-borderland } (Bauer) { -waves }{ -leaves }{ -wyrms }
goblin-market-shown-consul = { goblin-market-card-consul } (Hof) { -moons }{ -waves }{ -knots }
goblin-market-shown-rite = { goblin-market-card-rite } (Hof) { -moons }{ -leaves }{ -wyrms }
goblin-market-shown-island = { goblin-market-card-island } (Hof) { -suns }{ -waves }{ -wyrms }
goblin-market-shown-window = { goblin-market-card-window } (Hof) { -suns }{ -leaves }{ -knots }

goblin-market-source-best = { $points } für drei Zeichen
goblin-market-source-other = { $points } für die übrigen
goblin-market-tie-best = -# Bei je { $points }: { $first } vor { $second }, { $more } zu { $less } für drei Zeichen.
goblin-market-about = mittel · 30 Minuten
goblin-market-blurb = Ersteigere die Karten der Goblins, sammle Zeichen und verdien an fremden Geboten.

## Wer dran ist

goblin-market-waiting-bid = { $names }: **dein Gebot?**
goblin-market-waiting-choose = { $names }: **alles nehmen oder teilen?**
goblin-market-waiting-pick = { $names }: **eine Karte aussuchen.**
goblin-market-asked-bid = **Biete oder passe.**
goblin-market-asked-bid-no-more = **{ $bid ->
    [0] Du hast keine Münze zum Bieten:
   *[other] Mehr als { $bid } hast du nicht:
  }** passen.
goblin-market-asked-choose = **Gewonnen:** alles, oder teilen?
goblin-market-asked-pick = **Such dir eine Karte aus.**

## Züge

goblin-market-move-bid = Bieten
goblin-market-move-bid-number = { $number } bieten
goblin-market-move-bid-pays = { $number } bieten (Treffergeld: { $payments })
goblin-market-move-bid-pays-all = { $number } bieten ({ $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} an { $count ->
    [one] 1 andere Person
   *[other] { $count } andere
})
goblin-market-move-pass = Passen
goblin-market-move-take = { $count ->
    [one] Die Karte für { $coins } nehmen
    [2] Beide Karten für { $coins } nehmen
   *[other] Alle { $count } Karten für { $coins } nehmen
} ({ goblin-market-score-change })
# die Punkte dessen, der alle Karten nimmt, vorher und nachher
goblin-market-score-change = { $before } → { $after } { $after ->
    [one] Punkt
   *[other] Punkte
  }
goblin-market-move-share = { $count ->
    [0] Eine Karte für { $coins } nehmen, der Rest geht an niemanden
   *[other] Eine Karte für { $coins } nehmen; dann müssen kaufen: { $others }
}
# für Bietende: was die Karten aus ihren Punkten machen
goblin-market-lot-points = { $count ->
    [one] Mit dieser Karte
    [2] Mit beiden Karten
   *[other] Mit allen { $count } Karten
} { $own ->
    [yes] hast du
   *[no] hat { $name }
} { $after ->
    [one] 1 Punkt
   *[other] { $after } Punkte
}, jetzt { $before }{ $best ->
    [none] .
   *[card] ; nur mit { NAME($best) } { $alone }.
}
goblin-market-move-pick-press = Nehmen
goblin-market-beside-card = **{ NAME($card) }**
    -# Damit { $own ->
        [yes] hast du
       *[other] hat { $name }
    } { $after ->
        [one] 1 Punkt
       *[other] { $after } Punkte
    }, jetzt { $before }.
goblin-market-move-pick-card = { NAME($card) }{ $rank ->
    [ace] {""}
    [crown] {" "}({ goblin-market-rank-crown })
   *[other] {" "}{ goblin-market-rank }
} nehmen: { NAME($suits, join: "and") }

## Dasselbe auf einem Button, wo das Bild den Rest sagt

goblin-market-press-bid = { $lowest ->
    [yes] { $number } bieten
   *[no] { $number }
  }
goblin-market-press-take = Alles für { $coins } ({ goblin-market-score-change })
goblin-market-press-share = { $others ->
    [0] Eine für { $coins }, Rest weg
    [one] Eine für { $coins }; { $name } kauft für { $price }
   *[other] Eine für { $coins }; { $others } andere auch
  }

goblin-market-payment = { $name } { $coins }
goblin-market-sure-bid = **Bietest du { $number }?** { $count ->
    [0] Gewinnt das, bekommt niemand Treffergeld.
   *[other] Gewinnt das, geht Treffergeld an { $payments }; wer selbst eine Karte kauft, bekommt keins.
} Ein Gebot lässt sich nicht zurücknehmen.
goblin-market-type-hint = Dein Gebot in Münzen, zum Beispiel 7

## Auf Spieltisch und Ansicht

goblin-market-line-sale = -# { $last ->
    [yes] Die letzte Auktion, mit allem, was übrig ist
   *[no] Zu verkaufen
}: { NAME($cards, join: "and") }.
goblin-market-line-no-bid = -# Noch kein Gebot. Noch dabei: { $names }.
goblin-market-line-bid = Zu überbieten: **{ $number }** von { $name }. Noch dabei: { $names }.
goblin-market-line-purse = Du hast { $coins ->
    [one] **1 Münze**
   *[other] **{ $coins } Münzen**
}; deine Karten zählen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
goblin-market-line-purse-hidden = Du hast { $coins ->
    [one] **1 Münze**
   *[other] **{ $coins } Münzen**
}, die sonst niemand sieht; deine Karten zählen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
goblin-market-line-lot = -# Mit { $count ->
    [one] der Karte, die
    [2] beiden Karten, die
   *[other] allen Karten, die
} zum Verkauf { $count ->
    [one] steht
   *[other] stehen
}: insgesamt { $after ->
    [one] 1 Punkt
   *[other] { $after } Punkte
}.

goblin-market-topic-sisterhood = Was Gebote anderen bringen
goblin-market-topic-gone = Karten, die weg sind
goblin-market-sisterhood-table = **Treffergeld**, nach der letzten Ziffer des Gebots, das gewinnt, für alle, die keine Karte kaufen:
goblin-market-sisterhood-line = • endet auf **{ $digit }**: { $payments }
goblin-market-sisterhood-none = Noch bringt kein Gebot Treffergeld: Niemand hat eine Karte.
goblin-market-gone-aside = **Zur Seite gelegt (sie sagten, wie viele Karten folgen)**: { $count ->
    [0] keine
   *[other] { NAME($cards, join: "and") }
}.
goblin-market-gone-discard = **Von niemandem gekauft**: { $count ->
    [0] keine
   *[other] { NAME($cards, join: "and") }
}.
goblin-market-gone-goblin = **Goblinkarten, seit dem letzten Mischen aufgedeckt**: { $count ->
    [0] keine
   *[other] { NAME($cards, join: "and") }
}.

## Was geschah

goblin-market-event-bid = { $seat } bietet { $number }.
goblin-market-event-passed = { $seat } passt.
goblin-market-event-cannot-bid = { $seat } kann nicht mehr bieten.
goblin-market-lost-auction = { $own ->
    [yes] **Du warst raus:** { $bid ->
        [0] Du hattest keine Münze zum Bieten.
       *[other] Du hattest { $coins }, und das Gebot war { $bid }.
    }
   *[no] { $name } war raus: { $bid ->
        [0] Es gab keine Münze zum Bieten.
       *[other] { $coins ->
            [hidden] Das Gebot war { $bid }, und mehr war nicht im Beutel.
           *[other] Im Beutel waren { $coins }, und das Gebot war { $bid }.
        }
    }
}
goblin-market-event-took-all = { $seat } gewinnt und nimmt { NAME($cards, join: "and") } für **{ $number }**.
goblin-market-event-shares = { $seat } gewinnt und teilt: eine Karte, dann je eine für alle, die sonst noch geboten haben, das höchste Gebot zuerst.
# the same where the clock did it
goblin-market-late-shares = { $seat } gewinnt. Die Zeit war um, also teilt { $seat }: eine Karte, dann je eine für alle, die sonst noch geboten haben, das höchste Gebot zuerst.
goblin-market-event-picked = { $seat } nimmt { NAME($card) } für **{ $number }**.
goblin-market-event-discarded = Niemand bekommt { NAME($cards, join: "and") }.
goblin-market-event-all-passed = Alle passen; { NAME($cards, join: "and") } { $count ->
    [one] ist
   *[other] sind
} weg.
goblin-market-event-sisterhood = Treffergeld nach der letzten Ziffer des Preises: { $payments }.
goblin-market-review-losses = Gekauft, obwohl es Punkte kostete: { $each }. Was keine Seite rügt, war nicht sicher ein Fehler.
goblin-market-review-loss = { NAME($cards) } in Auktion { $number } (−{ $points })

## Was man von einer Partie erzählt, unter dem Treppchen; $count Karten wurden gekauft, $points zählen am Ende

# $coins is what the cards cost
goblin-market-highlight-turning = { $how ->
    [early] { $name } geht mit { goblin-market-highlight-names } für { goblin-market-highlight-coins } in Führung und bleibt vorn: am Ende **{ $now } zu { $theirs }**.
   *[other] { $name }{ $behind ->
        [0] {""}
       *[other] , zeitweise { $behind } zurück,
    } { $how ->
        [level] holt { $rival } ein
        [ahead] setzt sich endgültig von { $rival } ab
       *[passed] zieht endgültig an { $rival } vorbei
    }, mit { goblin-market-highlight-names } für { goblin-market-highlight-coins }: **{ $now } zu { $theirs }**.
}
goblin-market-highlight-names = { $count ->
    [one] { NAME($names) }
    [2] { NAME($names, join: "and") }
   *[other] { $count } Karten
}
goblin-market-highlight-bargain = { goblin-market-highlight-gain }, für nur { goblin-market-highlight-coins }.
goblin-market-highlight-purchase = { goblin-market-highlight-gain }, für { goblin-market-highlight-coins }.
goblin-market-highlight-gain = { $count ->
    [one] { NAME($names) } bringt
    [2] { NAME($names, join: "and") } bringen
   *[other] { $count } Karten bringen
} { $name } von { $before } auf **{ $after } { $after ->
    [one] Punkt
   *[other] Punkte
}**
goblin-market-highlight-in-vain = { $name } zahlt { goblin-market-highlight-coins }{ goblin-market-highlight-top } für { goblin-market-highlight-names } { goblin-market-highlight-worth }.
goblin-market-highlight-top = { $top ->
    [yes] , den höchsten Preis der Partie,
   *[no] {""}
}
goblin-market-highlight-won-anyway = { $name } zahlt { goblin-market-highlight-coins } für { goblin-market-highlight-names } { goblin-market-highlight-worth }, siegt aber trotzdem.
goblin-market-highlight-shared = { $name } teilt, und { $payers } { $count ->
    [one] muss { goblin-market-highlight-coins } für { NAME($names) } zahlen { goblin-market-highlight-worth }.
   *[other] müssen zusammen { goblin-market-highlight-coins } für Karten zahlen, die keine Punkte bringen.
}
goblin-market-highlight-denied = { $name } überbietet { $rival } bei { goblin-market-highlight-names }, für { goblin-market-highlight-coins }{ $sign ->
    [minus] {""}, obwohl { $name } damit von { $before } auf { $after } Punkte fällt
   *[plus] {""}
}: { $rival } hätte **{ $denied } Punkte** gewonnen.
goblin-market-highlight-bid-up = { $name } braucht die Karten nicht, bietet aber bis **{ $bid }**: { $rival } zahlt { goblin-market-highlight-coins }.
goblin-market-highlight-close = { $name } gewinnt mit { $points ->
    [one] einem einzigen Punkt
   *[other] { $points } Punkten
} Vorsprung: **{ $now } zu { $theirs }** gegen { $rivals }.
goblin-market-highlight-late = { goblin-market-highlight-cards }: Erst brachte das { $name } nichts, am Ende **{ $worth } Punkte**, für { goblin-market-highlight-coins }.
goblin-market-highlight-duel = { $name } überbietet { $rival }, **{ $coins } zu { $next }**: Eine Münze entscheidet die teuerste Auktion.
goblin-market-highlight-cards = { $count ->
    [one] { NAME($cards) }
   *[other] { $count } Karten
}
goblin-market-highlight-coins = { $coins ->
    [one] **1 Münze**
   *[other] **{ $coins } Münzen**
}
goblin-market-highlight-worth = { $sign ->
    [plus] und gewinnt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
      }
    [minus] und verliert { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
      }
   *[none] und gewinnt nichts
}
# somebody lacked $points in the end, and could have outbid the $price of the last auction
goblin-market-highlight-unspent = { $name } { $points ->
    [one] fehlt 1 Punkt
   *[other] fehlen { $points } Punkte
}, trotz { goblin-market-highlight-coins }, als die letzten Karten für **{ $price }** weggingen.
goblin-market-highlight-lead-lost = { $name } führt { $count } Auktionen lang, mit bis zu **{ $most } { $most ->
    [one] Punkt
   *[other] Punkten
}**, und gewinnt nicht{ $coins ->
    [0] .
   *[other] {""}; { $coins } Münzen bleiben übrig.
}
goblin-market-highlight-paid-others = Das Gebot { $coins } von { $name } bringt { $count ->
    [one] { $first } **{ $most } Münzen**
    [2] { $first } **{ $most }** und { $second } **{ $next } { $next ->
        [one] Münze
       *[other] Münzen
      }**
   *[other] { $payees } zusammen **{ $total } Münzen**
}.

goblin-market-won-by = -# { $name }: { $best }{ $other ->
    [none] , nichts dagegen.
   *[other] ; dagegen: { $other }.
  }
goblin-market-suit-count = { $suit } { $count }
goblin-market-event-goblin-card = Die Goblins decken { NAME($card) } auf.
goblin-market-event-goblin-money = Goblingeld: { $payments }.
goblin-market-event-reshuffled = Der Goblinstapel wird neu gemischt.
goblin-market-chapter-offered = **Unter dem Hammer: { NAME($cards, join: "and") }**
goblin-market-log-rules = -# Neue Münzen nach einem Verkauf: Treffergeld für Karten mit der letzten Ziffer des Preises (etwas weniger für die knapp darunter), wenn man nichts gekauft hat; Goblingeld für Zeichen, die einem fehlen. Jedes Zeichen auf den eigenen Karten bringt einen Punkt, wenn es zu den drei häufigsten gehört, und kostet sonst einen.
goblin-market-log-auction = **{ log-round }: { NAME($cards, join: "and") }**
goblin-market-log-lot = -# { $aside ->
    [none] {""}
   *[other] { NAME($aside) } entscheidet: { $count ->
        [one] eine Karte
        [3] drei Karten
       *[other] zwei Karten
    } zum Verkauf.{" "}
  }{ $left ->
    [0] Danach ist keine Karte mehr übrig.
    [one] Danach ist noch 1 Karte übrig.
   *[other] Danach sind noch { $left } Karten übrig.
  }{ $opener ->
    [none] {""}
   *[other] {" "}{ $opener } eröffnet.
  }
goblin-market-log-unsold = { $what }; nicht verkauft: { NAME($cards, join: "and") }.
goblin-market-log-holding = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }{ $coins ->
    [hidden] {""}
    [one] , 1 Münze
   *[other] , { $coins } Münzen
  }
goblin-market-event-last-offered = Die letzte Auktion: Alles, was übrig ist, steht zum Verkauf.
goblin-market-event-ended = Die Goblins sind ausverkauft: Der Markt schließt.

## Was die Uhr für jemanden tat, hinter „Um 18:10 war die Zeit um.“

goblin-market-clock-passed = Du hast gepasst.
goblin-market-clock-shares = Du hast geteilt.
goblin-market-clock-picked = Du hast { NAME($card) } genommen.
goblin-market-clock-took-all = Du hast { NAME($cards, join: "and") } genommen.

## Dasselbe kurz, über einem Bild: je etwa 50 Zeichen

goblin-market-gist-bid = { $name } bietet { $number }.
goblin-market-gist-bids = Gebote: { $each }.
goblin-market-gist-bids-one = { $name } { $how ->
    [bid] { $number }
    [late] passt (Zeit um)
    [passed] passt
   *[cannot-bid] kann nicht mehr bieten
}
goblin-market-gist-passed = { $name } passt.
goblin-market-gist-cannot-bid = { $name } kann nicht mehr bieten.
goblin-market-gist-took = { $name } bekam { NAME($cards, join: "and") } für { $number }.
goblin-market-gist-picked = { $name } bekam { NAME($cards, join: "and") } für { $number }.
goblin-market-gist-shares = { $name } teilt: { $count ->
    [one] { $names } nimmt und zahlt { $price }
   *[other] { $each } nehmen und zahlen
  } auch.
goblin-market-gist-gone = Kein Gebot: { NAME($cards, join: "and") } { $count ->
    [one] ist
   *[other] sind
  } weg.
goblin-market-gist-unsold = Niemand nahm { NAME($cards, join: "and") }.
# was eine Auktion dem Leser brachte, in Münzen
goblin-market-gist-paid = **{ $matching ->
    [0] Goblingeld für dich: { $goblins }.
   *[other] { $bid ->
        [0] Treffergeld für dich: { $matching }
       *[other] Das Gebot { $bid } brachte dir { $matching }
      }{ $goblins ->
        [0] .
       *[other] ; Goblingeld: { $goblins }.
      }
  }**
goblin-market-gist-income = **Die Bank zahlt { $payments }.**
goblin-market-gist-income-all = **Die Bank zahlt an { $count } am Tisch zusammen { $coins } Münzen.**
goblin-market-gist-out = **{ $own ->
    [yes] Du { $bid ->
        [0] hattest keine Münze zum Bieten.
       *[other] konntest { $bid } nicht überbieten{ $coins ->
            [hidden] .
           *[other] : Du hattest { $coins }.
          }
      }
   *[no] { $name } { $bid ->
        [0] hatte keine Münze zum Bieten.
       *[other] konnte { $bid } nicht überbieten.
      }
  }**
goblin-market-gist-open = Die letzte Auktion: alles, was übrig ist.

## /rules: die erste Seite und die dahinter

goblin-market-short-goal = Sammle Karten mit gleichen Zeichen (Suits). Jedes Zeichen auf deinen Karten zählt: Eines deiner drei häufigsten bringt einen Punkt, jedes andere kostet einen. Wer die meisten Punkte hat, gewinnt; Münzen sind am Ende nichts wert.
goblin-market-short-turn =
    • **Biete** mehr als das letzte Gebot, in ganzen Münzen, mindestens 1 und höchstens alle, die du hast, oder **passe**: Dann bist du aus dieser Auktion raus.
    • Wer am höchsten bietet, zahlt und nimmt **alle** Karten, oder **teilt**: Wer geboten hat, nimmt eine Karte, das höchste Gebot zuerst, und zahlt das eigene letzte Gebot.
    • Wer nichts gekauft hat, bekommt **Treffergeld** für Karten mit der letzten Ziffer des Gebots, das gewonnen hat, und etwas weniger für die knapp darunter.
    • Alle bekommen **Goblingeld** für Zeichen, die ihnen fehlen.
goblin-market-short-end = Die letzten Karten des Auktionsstapels, höchstens drei, werden in einer letzten Auktion verkauft. Bei Gleichstand entscheiden mehr Punkte in den drei besten Zeichen; ist auch das gleich, wird der Sieg geteilt.
goblin-market-short-start = Zehn Münzen und keine Karten. Wer die erste Auktion eröffnet, entscheidet das Los oder der Gastgeber; danach eröffnet, wer zuletzt gewonnen hat. Der Auktionsstapel hat 36 Karten, der Goblinstapel acht: vier Bauern und, wenn der Gastgeber sie nicht abschaltet, vier Höfe.
goblin-market-short-house = Keine Zahl: Alle sind vom Autor des Spiels. Das Spiel mit **verdeckten Münzen** ist eine Idee dieses Bots.

goblin-market-rules-auction-title = Die Auktion
goblin-market-rules-auction =
    ### Was zum Verkauf steht
    Die oberste Karte des Auktionsstapels (Auction Deck) kommt zur Seite; niemand kann sie kaufen. Sie sagt nur, wie viele Karten folgen: ein Ass eine, eine Krone drei, jeder andere Rang zwei. Die letzten höchstens drei werden ohne so eine Karte verkauft.

    ### Bieten
    Wer die erste Auktion eröffnet, entscheidet das Los oder der Gastgeber; danach eröffnet, wer zuletzt gewonnen hat. Reihum bietest du mehr als das letzte Gebot, in ganzen Münzen, mindestens 1 und höchstens alle, die du hast, oder du passt. Wer passt, ist aus dieser Auktion raus; wer nicht mehr höher bieten kann, passt von selbst.

    Wenn **alle passen**, sind die Karten weg, niemand bekommt Münzen, und dieselbe Person eröffnet noch einmal.

    ### Alles nehmen oder teilen
    Wer gewinnt, zahlt das Gebot und nimmt alle Karten, oder zahlt es und sucht sich nur eine aus. Dann muss auch eine nehmen, wer am zweithöchsten geboten hat, und das eigene letzte Gebot zahlen; bei drei Karten ebenso, wer am dritthöchsten geboten hat, egal, wann gepasst wurde. Was übrig bleibt, ist weg.

    Zum Beispiel stehen drei Karten zum Verkauf. Elise hat 2 geboten und gepasst, Morgan ging bis 14, Evan gewinnt mit 15. Evan teilt: Er zahlt 15 und sucht zuerst aus, Morgan zahlt 14 und nimmt eine der anderen beiden, Elise zahlt 2 und bekommt die letzte.
goblin-market-rules-money-title = Münzen
goblin-market-rules-money =
    Alle beginnen mit zehn Münzen. Nach jeder Auktion, die jemand gewonnen hat, kommen neue aus der Bank, die nie leer wird:

    ### Treffergeld („sisterhood money“ in der Schachtel)
    Das bekommen alle, die in dieser Auktion nichts gekauft haben. Schau auf die **letzte Ziffer des Gebots, das gewonnen hat**: Jede Karte mit diesem Rang bringt **3 Münzen**, jede einen Rang darunter **2**, zwei Ränge darunter **1**.

    Asse sind 1 und Kronen 0, und die Ränge gehen im Kreis: Unter dem Ass kommt die Krone, unter der Krone die 9. Ein Gebot von 11 bringt 3 für ein Ass, 2 für eine Krone, 1 für eine 9; ein Gebot von 9 bringt 3 für eine 9, 2 für eine 8, 1 für eine 7.

    ### Goblingeld
    Das bekommen alle, auch wer gewonnen hat. Eine Karte des Goblinstapels (Goblin Deck) wird aufgedeckt: Du bekommst **1 Münze für jedes ihrer drei Zeichen, das auf keiner deiner Karten ist**. Ist der Stapel leer, wird er neu gemischt.

    Zum Beispiel besitzt Raphael nur den Barden { -suns }. Die Goblins decken die Ernte { -moons }{ -suns }{ -leaves } auf, und er bekommt 2 Münzen, für Monde und Blätter.
goblin-market-rules-scoring-title = Punkte
goblin-market-rules-scoring =
    Zähl, wie oft jedes Zeichen auf deinen Karten ist. Deine **drei häufigsten Zeichen** zählen für dich, jedes Mal einen Punkt. **Alle anderen zählen gegen dich**, jedes Mal einen Punkt.

    Eine Karte mit zwei Zeichen ist also +2, 0 oder –2 wert, ein Ass oder eine Krone +1 oder –1. Welche Zeichen deine häufigsten sind, kann sich mit jeder Karte ändern. **Münzen sind am Ende nichts wert.**

    Bei Gleichstand entscheiden mehr Punkte in den drei besten Zeichen; ist auch das gleich, wird der Sieg geteilt.
goblin-market-rules-cards-title = Die Karten
goblin-market-rules-cards =
    Sechs Zeichen: { -moons }Monde (Moons), { -suns }Sonnen (Suns), { -waves }Wellen (Waves), { -leaves }Blätter (Leaves), { -wyrms }Wyrme (Wyrms), { -knots }Knoten (Knots). Jedes ist auf zehn der 36 Karten des Auktionsstapels: auf einem Ass (Ace), einer Krone (Crown) und einer Karte jedes Rangs von 2 bis 9.
    • **Kronen**: Jägerin (Huntress) { -moons } · Barde (Bard) { -suns } · Meer (Sea) { -waves } · Ende (End) { -leaves } · Unheil (Calamity) { -wyrms } · Glücksfall (Windfall) { -knots }
    • **2**: Autor (Author) { -moons }{ -knots } · Wüste (Desert) { -suns }{ -wyrms } · Ursprung (Origin) { -waves }{ -leaves }
    • **3**: Reise (Journey) { -moons }{ -waves } · Maler (Painter) { -suns }{ -knots } · Wildling (Savage) { -leaves }{ -wyrms }
    • **4**: Berg (Mountain) { -moons }{ -suns } · Seemann (Sailor) { -waves }{ -leaves } · Schlacht (Battle) { -wyrms }{ -knots }
    • **5**: Wald (Forest) { -moons }{ -leaves } · Entdeckung (Discovery) { -suns }{ -waves } · Soldat (Soldier) { -wyrms }{ -knots }
    • **6**: Spinner (Lunatic) { -moons }{ -waves } · Büßer (Penitent) { -suns }{ -wyrms } · Markt (Market) { -leaves }{ -knots }
    • **7**: Begegnung (Chance Meeting) { -moons }{ -leaves } · Burg (Castle) { -suns }{ -knots } · Höhle (Cave) { -waves }{ -wyrms }
    • **8**: Diplomat (Diplomat) { -moons }{ -suns } · Mühle (Mill) { -waves }{ -leaves } · Verrat (Betrayal) { -wyrms }{ -knots }
    • **9**: Pakt (Pact) { -moons }{ -suns } · Finsternis (Darkness) { -waves }{ -wyrms } · Händler (Merchant) { -leaves }{ -knots }
goblin-market-rules-goblin-deck-title = Der Goblinstapel
goblin-market-rules-goblin-deck =
    Diese Karten werden nie verkauft. Nach jeder Auktion, die jemand gewonnen hat, wird eine aufgedeckt, und alle bekommen eine Münze für jedes ihrer Zeichen, das ihnen fehlt.
    • **Bauern** (Pawns): Ernte (Harvest) { -moons }{ -suns }{ -leaves } · Wächter (Watchman) { -moons }{ -wyrms }{ -knots } · Lichthüter (Light Keeper) { -suns }{ -waves }{ -knots } · Grenzland (Borderland) { -waves }{ -leaves }{ -wyrms }
    • **Höfe** (Courts, dabei, wenn nicht abgeschaltet): Konsul (Consul) { -moons }{ -waves }{ -knots } · Ritus (Rite) { -moons }{ -leaves }{ -wyrms } · Insel (Island) { -suns }{ -waves }{ -wyrms } · Fenster (Window) { -suns }{ -leaves }{ -knots }
goblin-market-rules-here-title = So spielst du hier
goblin-market-rules-here =
    Biete mit den Buttons{ $place ->
        [day] {""}
       *[table] {" "}am Spieltisch oder in deinen Direktnachrichten
    }, oder drück auf **Andere …** und tipp ein beliebiges Gebot ein. Unter den Schildern zeigt das Bild, wer Treffergeld bekäme, wenn so ein Gebot gewinnt: eine Münze mit dem Gebot, dann wer wie viel bekommt. Ein getipptes Gebot wird noch einmal gezeigt, bevor es zählt.

    Eine goldene Münze auf einem Schild ist das letzte Gebot, ein Kreuz heißt: raus aus dieser Auktion. Die große Zahl ist, was die Karten jetzt wert sind; Zeichen, die dagegen zählen, haben ein Minus und stehen zusammen auf einem kleinen Schild. Karten mit farbigem Rand sind neu.

    Im **Menü …** zeigt **Was Gebote anderen bringen**, was jede letzte Ziffer wem bringen würde, und **Karten, die weg sind**, was es nicht mehr zu kaufen gibt.

    { $place ->
        [day] Alle Münzen liegen offen.
       *[table] Mit verdeckten Münzen siehst nur du deinen Beutel; geboten wird dann in deinen Direktnachrichten oder hinter **Meine Hand**. Ist die Zeit um, passt du; wer gewonnen hat, teilt, wenn sonst noch jemand geboten hat, und nimmt die erste Karte.
    }

## Warum ein Goblin das tun würde: hinter „Tipp“

goblin-market-why-bid = Er fragt, was diese Karten deinen Zeichen bringen und was ein Gebot mit dieser letzten Ziffer den anderen bringt.
goblin-market-why-choose = Er wägt alle Karten zu diesem Preis gegen die beste allein ab, und was der Nächste bekäme.
goblin-market-why-pick = Er nimmt die Karte, die deinen eigenen Zeichen am meisten bringt.

## Beim ersten Mal: ein Satz zu jeder Art von Frage

goblin-market-coach-bid = Das höchste Gebot kauft, was zum Verkauf steht; kaufst du nichts, zahlst du nichts. Deine drei besten Zeichen zählen für dich, alle anderen gegen dich. Die letzte Ziffer des Gebots, das gewinnt, bringt anderen Geld für ihre Karten{ $variant ->
    [hidden] ; wie viele Münzen du hast, sieht sonst niemand.
   *[usual] .
}
goblin-market-coach-choose = Dein Gebot zahlst du so oder so. Teilst du, zahlen auch die anderen: alle ihr eigenes letztes Gebot für die Karte, die sie nehmen.
goblin-market-coach-pick = Deine häufigsten Zeichen bringen Punkte, alle anderen kosten: Such eine Karte mit Zeichen, die du schon hast.

## Worauf der Tisch wartet, im Menü der Tempos

goblin-market-tempo-turn = Gebote
goblin-market-tempo-answer = Auswahl

## Eine Partie am Tag

goblin-market-daily-about = Acht Auktionen gegen zwei Goblins, dann ist Schluss. Es zählen die Punkte deiner Karten.
goblin-market-daily-ended = Die Partie des Tages endet nach acht Auktionen.
goblin-market-daily-squares = -# Jedes Kästchen ist eine Auktion: { $most } deine Karten brachten mehr Punkte dazu als die jedes Goblins, { $some } sie brachten Punkte, { $nothing } keine, { $less } sie verloren Punkte, { $unplayed } nicht gespielt.
goblin-market-daily-measure = Die meisten Punkte sind am besten.
goblin-market-daily-part = Auktion
goblin-market-daily-score = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }

## Gründe im Rückblick: warum ein anderer Zug besser gewesen wäre

goblin-market-reason-payments = Die anderen bekommen { $paid } bei Gebot { $bid }, { $less } bei { $other }.
goblin-market-reason-worth = { $lot ->
    [one] Die Karte bringt
    [both] Beide Karten zusammen bringen
   *[all] Alle Karten zusammen bringen
} { goblin-market-reason-points }: { goblin-market-reason-coins }.
goblin-market-reason-worth-alone = { NAME($card) } allein bringt { goblin-market-reason-points }, { $lot ->
    [both] beide
   *[all] alle
} zusammen { $together }: { goblin-market-reason-coins }.
goblin-market-reason-worth-pays = { goblin-market-reason-worth } { goblin-market-reason-payments }
goblin-market-reason-worth-alone-pays = { goblin-market-reason-worth-alone } { goblin-market-reason-payments }
goblin-market-reason-no-worth = Keine der Karten bringt deiner Sammlung Punkte.
goblin-market-reason-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
goblin-market-reason-coins = { $coins ->
    [last] Münzen sind nach dieser Auktion nichts wert
    [one] etwa { $coins } Münze wert
   *[other] etwa { $coins } Münzen wert
}
goblin-market-truth-purse = In Wahrheit hatte { $seat } { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, am meisten von allen, die noch gegen dich bieten konnten.
goblin-market-reason-lot = Was zum Verkauf steht, kann deiner Sammlung { goblin-market-reason-points } bringen{ $standing ->
    [0] {""}
   *[other] , und das höchste Gebot ist { $standing }
}{ $saves ->
    [yes] : Deine Münzen kaufen später vielleicht mehr.
   *[no] .
}
goblin-market-reason-picks = Punkte für dich: { NAME($better) } { $more }, { NAME($card) } { $points }{ $third ->
    [none] .
   *[other] , { NAME($third) } { $least }.
}
goblin-market-reason-picks-left = { goblin-market-reason-picks } { goblin-market-reason-left }
goblin-market-reason-left = Dein Griff ließ { $seat } eine Karte, die dort { $leaves } Punkte bringt; der andere lässt höchstens { $less }.
goblin-market-reason-suits = Beide Karten bringen jetzt { $points }. Für die andere hattest du { NAME($others, join: "and") }, für deine { NAME($own, join: "and") }.
goblin-market-reason-take = Punkte durch alle Karten zusammen: { $points }, durch die beste allein: { $one }.
goblin-market-reason-denied = Teilst du, kann { $seat } eine Karte kaufen, die dort { goblin-market-reason-points } bringt; nimmst du alle, bekommt sie niemand sonst.
goblin-market-reason-burden = Teilst du, muss { $seat } { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} für eine Karte zahlen, die keine Punkte bringt.
goblin-market-reason-rival = { $seat } könnten diese Karten { goblin-market-reason-points } bringen, dir { $own }. Ein Gebot verhindert das oder macht sie teurer.
goblin-market-reason-pick = Diese Karte bringt deiner Sammlung { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
goblin-market-reason-then-all = Danach gewann ein Goblin auf deinem Platz die Auktion meist und nahm { $lot ->
    [both] beide Karten
   *[all] alle Karten
}.
goblin-market-reason-then-one = Danach kaufte ein Goblin auf deinem Platz meist nur { NAME($card) }.

# Getippte Züge: Wörter, dann das Wort der Notation.
goblin-market-typed-words =
    biete | bieten | gebot | ich biete = bid
    passe | passen | ich passe | raus = pass
    alles | alle | alles nehmen | alle nehmen | beide | beide nehmen = take
    teile | teilen | ich teile = share
    nimm | nehmen | nehme | wähle | aussuchen = pick
    mond-ass = ace-of-moons
    sonnen-ass = ace-of-suns
    wellen-ass = ace-of-waves
    blätter-ass = ace-of-leaves
    wyrm-ass = ace-of-wyrms
    knoten-ass = ace-of-knots
    autor = author
    wüste = desert
    ursprung = origin
    reise = journey
    maler = painter
    wildling = savage
    berg = mountain
    seemann = sailor
    schlacht = battle
    wald = forest
    entdeckung = discovery
    soldat = soldier
    spinner = lunatic
    büßer = penitent
    markt = market
    begegnung = chance-meeting
    burg = castle
    höhle = cave
    diplomat = diplomat
    mühle = mill
    verrat = betrayal
    pakt = pact
    finsternis = darkness
    händler = merchant
    jägerin = huntress
    barde = bard
    meer = sea
    ende = end
    unheil = calamity
    glücksfall = windfall
