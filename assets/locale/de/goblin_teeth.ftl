## Goblin Teeth: Optionen, Ablehnungen, Tisch, Züge, Ereignisse, Karten und Regeln.

# Item = Schatz, Hidden Item = verdeckter Schatz, Pot = Topf, Offering = Opfergabe, 6-Item = 6er, Altar = Altar
# Cheat = Schummelkarte (auf Buttons: Karte), Action = Aktionskarte, Ongoing = Dauerkarte, Box = Schachtel
# bid = Gebot, bieten · to place = legen · to reroll = neu würfeln · to clear = wegräumen · discards = Ablage
# Ein Name richtet sich nach case und article; style "printed" nennt das Wort der gedruckten Karte.

goblin-teeth-title = Goblin Teeth
goblin-teeth-option-advanced = Eigene Opfergaben
goblin-teeth-option-advanced-help = Alle haben ihre eigene Opfergabe A und B, offen für alle

error-goblin-teeth-answer-first = Beantworte zuerst die offene Frage.
error-goblin-teeth-not-asked = Danach ist gerade nicht gefragt.
error-goblin-teeth-no-place = Ein Würfel kommt auf einen Schatz oder den Altar, zum Beispiel „leg d2 i3“ oder „leg d2 altar ziehen“.
error-goblin-teeth-not-your-die = { $die } ist keiner deiner Würfel.
error-goblin-teeth-played-die = { $die } liegt schon.
error-goblin-teeth-no-item = Dieser Schatz ist nicht im Topf.
error-goblin-teeth-over-ten = Das ergibt ein Gebot von { $total }, aber mehr als 10 geht nicht.
error-goblin-teeth-tie = Das ergibt ein Gebot von { $total }, aber { $total } ist dort schon geboten.
error-goblin-teeth-polite = Du bist höflich: Auf einen offenen Schatz ohne Würfel darfst du keinen legen.
error-goblin-teeth-alike = Du hast noch so einen Würfel. Nenne den ersten davon.
error-goblin-teeth-nothing-to-clear = Dort liegt keine Dauerkarte.
error-goblin-teeth-no-cheat = Du hast keine Schummelkarte, die du jetzt so spielen kannst.
error-goblin-teeth-lawful = Mehr Schummelkarten darfst du in diesem Zug nicht spielen.
error-goblin-teeth-no-poison = So kannst du jetzt niemanden vergiften.
error-goblin-teeth-no-end = Dein Zug endet, wenn du einen Würfel legst.

goblin-teeth-about = leicht · 20 Minuten
goblin-teeth-blurb = Biete mit Würfeln auf Schätze, schummle, und mach zuerst eine Opfergabe voll.

## Auf dem Tisch

goblin-teeth-item-emerald = { $article ->
    [the] { $case ->
        [accusative] den Smaragd
        [dative] dem Smaragd
       *[nominative] der Smaragd
    }
    [from] vom Smaragd
   *[none] Smaragd
}
goblin-teeth-item-worm = { $article ->
    [the] { $case ->
        [accusative] den Wurm
        [dative] dem Wurm
       *[nominative] der Wurm
    }
    [from] vom Wurm
   *[none] Wurm
}
goblin-teeth-item-fish-eye = { $article ->
    [the] { $case ->
        [accusative] das Fischauge
        [dative] dem Fischauge
       *[nominative] das Fischauge
    }
    [from] vom Fischauge
   *[none] Fischauge
}
goblin-teeth-item-mushroom = { $article ->
    [the] { $case ->
        [accusative] den Pilz
        [dative] dem Pilz
       *[nominative] der Pilz
    }
    [from] vom Pilz
   *[none] Pilz
}
goblin-teeth-item-button = { $article ->
    [the] { $case ->
        [accusative] den Knopf
        [dative] dem Knopf
       *[nominative] der Knopf
    }
    [from] vom Knopf
   *[none] Knopf
}
goblin-teeth-item-tooth-1 = { $article ->
    [the] { $case ->
        [accusative] den Goblinzahn
        [dative] dem Goblinzahn
       *[nominative] der Goblinzahn
    }
    [from] vom Goblinzahn
   *[none] Goblinzahn
}
goblin-teeth-item-tooth-2 = { $article ->
    [the] { $case ->
        [accusative] die Zwei Zähne
        [dative] den Zwei Zähnen
       *[nominative] die Zwei Zähne
    }
    [from] von den Zwei Zähnen
   *[none] Zwei Zähne
}
goblin-teeth-item-tooth-3 = { $article ->
    [the] { $case ->
        [accusative] die Drei Zähne
        [dative] den Drei Zähnen
       *[nominative] die Drei Zähne
    }
    [from] von den Drei Zähnen
   *[none] Drei Zähne
}
goblin-teeth-item-hidden = { $article ->
    [the] { $case ->
        [accusative] den verdeckten Schatz
        [dative] dem verdeckten Schatz
       *[nominative] der verdeckte Schatz
    }
    [from] vom verdeckten Schatz
   *[none] { $case ->
        [accusative] Verdeckten Schatz
        [dative] Verdecktem Schatz
       *[nominative] Verdeckter Schatz
    }
}
# Auf dem Bild und auf Buttons
goblin-teeth-item = { $item ->
    [goblin-teeth-item-hidden] Verdeckt
   *[other] { NAME($item) }
}
goblin-teeth-nth = { $count ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
   *[other] #{ $count }
}
goblin-teeth-nth-emerald = { goblin-teeth-item-emerald } { goblin-teeth-nth }
goblin-teeth-nth-worm = { goblin-teeth-item-worm } { goblin-teeth-nth }
goblin-teeth-nth-fish-eye = { goblin-teeth-item-fish-eye } { goblin-teeth-nth }
goblin-teeth-nth-mushroom = { goblin-teeth-item-mushroom } { goblin-teeth-nth }
goblin-teeth-nth-button = { goblin-teeth-item-button } { goblin-teeth-nth }
goblin-teeth-nth-tooth-1 = { goblin-teeth-item-tooth-1 } { goblin-teeth-nth }
goblin-teeth-nth-tooth-2 = { goblin-teeth-item-tooth-2 } { goblin-teeth-nth }
goblin-teeth-nth-tooth-3 = { goblin-teeth-item-tooth-3 } { goblin-teeth-nth }
goblin-teeth-altar = { $article ->
    [the] { $case ->
        [accusative] den Altar
        [dative] dem Altar
       *[nominative] der Altar
    }
    [from] vom Altar
   *[none] Altar
}

goblin-teeth-offering-six = 6er
goblin-teeth-offering-a1 = A
goblin-teeth-offering-a2 = A
goblin-teeth-offering-a3 = A
goblin-teeth-offering-a4 = A
goblin-teeth-offering-a5 = A
goblin-teeth-offering-b1 = B
goblin-teeth-offering-b2 = B
goblin-teeth-offering-b3 = B
goblin-teeth-offering-b4 = B
goblin-teeth-offering-b5 = B

goblin-teeth-source-offering = { $lacking ->
    [0] { NAME($offering) }: vollständig
    [one] { NAME($offering) }: { $lacking } fehlt
   *[other] { NAME($offering) }: { $lacking } fehlen
}
goblin-teeth-line-emerald = { $count ->
    [one] Smaragd
   *[other] { $count } Smaragde
}
goblin-teeth-line-worm = { $count ->
    [one] Wurm
   *[other] { $count } Würmer
}
goblin-teeth-line-fish-eye = { $count ->
    [one] Fischauge
   *[other] { $count } Fischaugen
}
goblin-teeth-line-mushroom = { $count ->
    [one] Pilz
   *[other] { $count } Pilze
}
goblin-teeth-line-button = { $count ->
    [one] Knopf
   *[other] { $count } Knöpfe
}
goblin-teeth-line-teeth = { $count ->
    [one] 1 Zahn
   *[other] { $count } Zähne
}
goblin-teeth-line-any = { $count ->
    [one] { $case ->
        [accusative] einen beliebigen Schatz
        [dative] einem beliebigen Schatz
       *[nominative] ein beliebiger Schatz
    }
   *[other] { $count } beliebige Schätze
}
goblin-teeth-line-pair = { $count ->
    [one] { $case ->
        [accusative] einen Zwilling fürs Paar
        [dative] einem Zwilling fürs Paar
       *[nominative] ein Zwilling fürs Paar
    }
   *[other] ein Paar
}

goblin-teeth-needs = { $kind ->
    [six] { EMOJI("offering_6") }
    [A] { EMOJI("offering_a") }
   *[B] { EMOJI("offering_b") }
}**{ NAME($offering) }** { $lacking ->
    [0] ist vollständig
   *[other] braucht: { NAME($lines, join: "and", case: "accusative") }
}
goblin-teeth-lacks = -# Deine Opfergaben: { $needs }.
goblin-teeth-cheat-line = • **{ NAME($card) }**: { $gist }{ $now ->
    [yes] {""}
   *[other] {" "}*{ goblin-teeth-not-now }*
}
# warum eine Schummelkarte auf der Hand in diesem Zug nicht geht
goblin-teeth-not-now = { $now ->
    [lawful] Jetzt nicht: Wer gesetzestreu ist, spielt nur eine Schummelkarte pro Zug.
    [item] Jetzt nicht: Du hast keinen Schatz.
    [covered] Jetzt nicht: Auf jedem Schatz liegt ein Würfel.
    [others-unplayed] Jetzt nicht: Sonst hat niemand einen freien Würfel.
    [on-items] Jetzt nicht: Auf keinem Schatz liegt ein Würfel.
    [altar] Jetzt nicht: Auf dem Altar liegt kein Würfel.
    [own-placed] Jetzt nicht: Du hast noch keinen Würfel gelegt.
    [others-placed] Jetzt nicht: Sonst hat niemand einen Würfel gelegt.
    [two-placed] Jetzt nicht: Du hast noch keine zwei Würfel gelegt.
    [two-unplayed] Jetzt nicht: Weniger als zwei Würfel sind frei.
    [discard] Jetzt nicht: Keine Schummelkarte ist abgelegt.
    [deck] Jetzt nicht: Es gibt keine Schummelkarten mehr.
    [card] Jetzt nicht: Du hast keine andere Karte.
    [action] Jetzt nicht: Du hast keine andere Aktionskarte, die gerade geht.
    [bids] Jetzt nicht: Es verstieße gegen die Regeln für Gebote.
   *[no] Geht gerade nicht.
}
goblin-teeth-front-line = • Vor dir liegt **{ NAME($card) }**: { $gist }
goblin-teeth-cheats-more = • { NAME($cards, join: "and") }
goblin-teeth-hand-items = -# Deine Schätze: { NAME($items, join: "and") }.{ $hidden ->
    [none] {""}
   *[other] {" "}Nicht alle wissen von: { NAME($hidden, join: "and") }.
}
goblin-teeth-box = -# Die { $items } Schätze in der Schachtel: { NAME($box) }.
goblin-teeth-hand-no-items = -# Du hast noch keine Schätze.
goblin-teeth-known = Das weißt du: { $name } hat { NAME($cards, join: "and", case: "accusative") } auf der Hand.
goblin-teeth-hidden-known = Der verdeckte Schatz: { NAME($item) }. Das weiß nur, wer ihn gesehen hat.
goblin-teeth-deck-top = Oben auf dem Schummelstapel liegt, wie du weißt: { NAME($cards, join: "and") }.
goblin-teeth-asked-die = -# { $kind ->
    [blessed] Vorher war es { goblin-teeth-die }.
   *[other] Es geht um { goblin-teeth-die }.
}
goblin-teeth-asked-cards = Die Karten: { NAME($cards, join: "and") }. Behalte eine, gib eine an { $name }; der Rest kommt oben auf den Stapel.
goblin-teeth-play-so-far = -# { $cards ->
    [none] {""}
   *[other] **{ NAME($cards, join: "and") }**{" "}
}→ { $steps }
goblin-teeth-play-gist = -# **{ NAME($card) }**: { $gist }
goblin-teeth-play-in-full = { NAME($card) }: { $steps }
# the same within a sentence: a Cheat without steps, and one that stays in front of somebody
goblin-teeth-play-alone = die Schummelkarte { NAME($card) }
goblin-teeth-play-in-front = { NAME($card) }, gelegt vor { $own ->
    [yes] dich
   *[other] { $name }
}
goblin-teeth-standing = -# { $rank }. { $name } – { $lacking ->
    [0] { NAME($offering) } vollständig
    [one] { NAME($offering) }: Ein Schatz fehlt
   *[other] { NAME($offering) }: { $lacking } Schätze fehlen
}

goblin-teeth-tie-complete = -# { $less ->
    [0] { $first } hat { $more ->
        [3] die 6er-Opfergabe
        [2] Opfergabe A
       *[other] Opfergabe B
    } vollständig.
   *[other] { $first-kind ->
        [six] Die { NAME($first-offering) }-Opfergabe
       *[letter] Opfergabe { NAME($first-offering) }
    } kommt vor { NAME($second-offering) }: { $first } schlägt { $second }.
}
goblin-teeth-tie-complete-several = -# Die 6er-Opfergabe kommt vor A, A vor B: { $each }.
goblin-teeth-tie-complete-one = { $name } { $count ->
    [3] { goblin-teeth-offering-six }
    [2] A
    [1] B
   *[0] keine
}
goblin-teeth-tie-lacking = -# Wem am wenigsten fehlt: { $first } { $more } für { NAME($first-offering) }, { $second } { $less } für { NAME($second-offering) }.
# what was equal, and what decided
goblin-teeth-tie-teeth = -# { $first } liegt vor { $second }: { $first-lacking ->
    [0] beide haben { $first-kind ->
        [six] die { NAME($first-offering) }-Opfergabe
       *[letter] Opfergabe { NAME($first-offering) }
    }
    [one] beiden fehlt 1 Schatz
   *[other] beiden fehlen { $first-lacking } Schätze
}, { $more ->
    [one] 1 Zahn
   *[other] { $more } Zähne
} zu { $less }.
goblin-teeth-tie-lacking-several = -# Wem am wenigsten fehlt: { $each }.
goblin-teeth-tie-lacking-one = { $name } { $count } für { NAME($offering) }
goblin-teeth-tie-teeth-several = -# { $first-lacking ->
    [0] Alle haben { $first-kind ->
        [six] die { NAME($first-offering) }-Opfergabe
       *[letter] Opfergabe { NAME($first-offering) }
    } vollständig
    [one] Allen fehlt 1 Schatz
   *[other] Allen fehlen { $first-lacking } Schätze
}; die Zähne entscheiden: { $each }.
goblin-teeth-tie-teeth-one = { $name } { $count }
goblin-teeth-topic-discards = Ablage
goblin-teeth-topic-discards-told = Abgelegte **Schummelkarten**, die oberste zuerst: { NAME($cheats, join: "and") }.
    Abgelegte **Schätze**: { NAME($items, join: "and") }.
goblin-teeth-topic-needs = Opfergaben
goblin-teeth-topic-needs-told = Soweit alle es wissen:
goblin-teeth-topic-needs-line = { $name }{ $cards ->
    [none] {""}
   *[other] , hat sicher { NAME($cards, join: "and", case: "accusative") }
}: { $needs }
goblin-teeth-none = keine

## Wer dran ist

goblin-teeth-waiting-turn = { $names }: **einen Würfel legen.**
goblin-teeth-waiting-blessed = { $names }: **die 1 neu würfeln?**
goblin-teeth-waiting-clumsy = { $names }: **einen anderen Würfel neu würfeln?**
goblin-teeth-waiting-fresh-start = { $names }: **alles neu würfeln?**
goblin-teeth-waiting-helped = { $names }: **Karte ziehen?**
goblin-teeth-waiting-pilfer = { $names }: **eine Dauerkarte nehmen?**
goblin-teeth-waiting-divide = { $names }: **eine Karte behalten, eine geben, eine zurücklegen.**
goblin-teeth-waiting-sneaky = { $names }: **einen Würfel auf 3 oder 4 drehen.**
goblin-teeth-waiting-shift = { $names }: **einen Würfel erhöhen, einen senken.**
goblin-teeth-waiting-fingers = { $names }: **noch eine Karte abwerfen?**
goblin-teeth-waiting-patient = { $names }: **noch eine Schummelkarte spielen?**

goblin-teeth-asked-turn = **Leg einen Würfel.**
# sobald eine Schummelkarte gewählt ist, und noch nicht alles, was sie tut
goblin-teeth-asked-play = { $verb ->
    [poison] **{ NAME($card) }: Vergifte einen Würfel.**
   *[cheat] **Spiel { NAME($card, case: "accusative") }.**
}
goblin-teeth-asked-blessed = **{ goblin-teeth-cheat-blessed }: die 1 neu würfeln?**
goblin-teeth-asked-clumsy = **{ goblin-teeth-cheat-clumsy }: dort einen anderen Würfel neu würfeln?**
goblin-teeth-asked-fresh-start = **{ goblin-teeth-cheat-fresh-start }: alles neu würfeln?**
goblin-teeth-asked-helped = **{ goblin-teeth-cheat-let-me-help }: eine Schummelkarte ziehen?**
goblin-teeth-asked-pilfer = **{ goblin-teeth-cheat-pilfer }: eine Dauerkarte nehmen?**
goblin-teeth-asked-divide = **{ NAME($card) }: Behalte eine, gib eine.**
goblin-teeth-asked-sneaky = **{ goblin-teeth-cheat-sneaky-sneaky }: Dreh einen Würfel auf 3 oder 4.**
goblin-teeth-asked-shift = **{ goblin-teeth-cheat-quick-fingers }: einen Würfel um 1 rauf, dann einen runter.**
goblin-teeth-asked-fingers = **{ goblin-teeth-cheat-quick-fingers }: noch eine Karte abwerfen?**
goblin-teeth-asked-patient = **{ goblin-teeth-cheat-patient }: zum Schluss noch schummeln?**

## Züge

goblin-teeth-die = { $own ->
    [yes] { $start ->
        [yes] Deine
       *[no] deine
    }
   *[other] { $start ->
        [yes] Die
       *[no] die
    }
} { $value }{ $own ->
    [yes] {""}
   *[other] {" "}von { $name }
}{ goblin-teeth-where }
goblin-teeth-die-within = { $own ->
    [yes] deine
   *[other] die
} { $value }{ $own ->
    [yes] {""}
   *[other] {" "}von { $name }
}{ goblin-teeth-where }
goblin-teeth-where = { $place ->
    [unplayed] {""}
   *[other] {" "}auf { NAME($place, case: "dative", article: "the") }
}
goblin-teeth-bid = { $standing ->
    [highest] Gebot { $total }, das höchste
    [first] Gebot { $total }, das einzige
   *[below] Gebot { $total } gegen { $best }
}
goblin-teeth-bid-short = { $count ->
    [0] {""}
   *[other] { goblin-teeth-nth }
}{ $said ->
    [sum] { $before }+{ $value }
    [total] ={ $total }
   *[first] { $total }
}
goblin-teeth-button-bid = { $item } { $bid }
goblin-teeth-button-item = { $item ->
    [emerald] Smaragd
    [worm] Wurm
    [fish-eye] Fischauge
    [mushroom] Pilz
    [button] Knopf
    [tooth-1] Zahn
    [tooth-2] 2 Zähne
    [tooth-3] 3 Zähne
   *[hidden] Verdeckt
}
goblin-teeth-place-short = { $place ->
    [goblin-teeth-item-hidden] Verdeckt
   *[other] { NAME($place) }
}: { $bid }
goblin-teeth-move-place = Einen Würfel auf einen Schatz oder den Altar legen
goblin-teeth-move-place-die = Deine { $value } legen
goblin-teeth-move-place-on = Deine { $value } auf { NAME($item, case: "accusative", article: "the") }
goblin-teeth-move-place-item = { goblin-teeth-move-place-on }: { goblin-teeth-bid }
goblin-teeth-move-place-press = Die { $value } legen
goblin-teeth-beside-bid = { $own ->
    [yes] du bietest { $bid }
   *[other] { $name } bietet { $bid }
}
goblin-teeth-beside-tie = deine { $value } ergäbe Gleichstand mit { $name }
goblin-teeth-beside-die = { $there }
    -# Mit deiner { $value } bietest du { $standing ->
        [highest] { $total }, am meisten.
        [first] { $total }, das einzige Gebot.
       *[below] { $total } gegen { $best }.
    }
goblin-teeth-beside-item = **{ NAME($item) }**: { $bids ->
    [none] noch kein Gebot
   *[other] { $bids }
}
    -# { $known ->
        [yes] Auf deiner Hand: { $held ->
            [0] nichts davon
           *[other] { $held } davon
        }{ $nearer ->
            [none] . Keine deiner Opfergaben braucht das.
           *[other] . Das brauchst du für: { NAME($nearer, join: "and") }.
        }
       *[no] Liegt verdeckt.
    }
goblin-teeth-sheet-on-item = Ein Würfel auf { NAME($item, case: "accusative", article: "the") }
goblin-teeth-sheet-bid = Bieten …
goblin-teeth-move-place-altar = Deine { $value } auf den Altar
goblin-teeth-move-place-nothing = Deine { $value } auf den Altar, ohne Schummelkarte
goblin-teeth-move-place-draw = Deine { $value } auf den Altar: { $count ->
    [one] eine Schummelkarte
   *[other] { $count } Schummelkarten
} ziehen
goblin-teeth-move-place-clear = Deine { $value } auf den Altar: Dauerkarten wegräumen
goblin-teeth-move-place-clear-player = Deine { $value } auf den Altar: { $own ->
    [yes] deine Dauerkarten
   *[other] Dauerkarten von { $name }
} wegräumen
goblin-teeth-altar-nothing = Altar: { $value }, keine Karte
goblin-teeth-altar-draw = { $count ->
    [one] Karte ziehen
   *[other] { $count } Karten ziehen
}
goblin-teeth-altar-clear = Karten wegräumen
goblin-teeth-altar-clear-player = { $own ->
    [yes] Deine Karten weg
   *[other] Karten von { $name } weg
}
goblin-teeth-sheet-die-label = Welcher Würfel?
goblin-teeth-sheet-die-help = Jeder deiner Würfel wird einmal pro Runde gelegt.
goblin-teeth-move-cheat = Schummeln
goblin-teeth-closed = -# **{ NAME($card) }**: Noch zu für dich, weil dort kein Würfel liegt: { NAME($items, join: "and") }.
goblin-teeth-menu = { $offered ->
    [cheats] Schummelkarte spielen
    [altar] Dauerkarten wegräumen
   *[both] Schummeln oder wegräumen
}
goblin-teeth-move-end = Zug ohne Würfel beenden
goblin-teeth-move-poison = Einen Würfel vergiften
goblin-teeth-move-decline-blessed = 1 behalten
goblin-teeth-move-decline-clumsy = Nicht würfeln
goblin-teeth-move-decline-fresh-start = Würfel behalten
goblin-teeth-move-decline-helped = Nichts ziehen
goblin-teeth-move-decline-pilfer = Nichts nehmen
goblin-teeth-move-decline-fingers = Das reicht
goblin-teeth-move-decline-patient = Nicht schummeln
goblin-teeth-move-draw = Karte ziehen
goblin-teeth-move-reroll = Neu würfeln
goblin-teeth-move-reroll-die = { $own ->
    [yes] Deine
   *[other] Die
} { $value }{ $own ->
    [yes] {""}
   *[other] {" "}von { $name }
}{ goblin-teeth-where } neu würfeln
goblin-teeth-move-reroll-one = 1 neu würfeln
goblin-teeth-move-set = Einen Würfel drehen
goblin-teeth-move-set-die = { $own ->
    [yes] Deine
   *[other] Die
} { $value }{ $own ->
    [yes] {""}
   *[other] {" "}von { $name }
}{ goblin-teeth-where } auf 3 oder 4 drehen
goblin-teeth-move-set-to = { $own ->
    [yes] Deine
   *[other] Die
} { $value }{ $own ->
    [yes] {""}
   *[other] {" "}von { $name }
}{ goblin-teeth-where } auf { $number } drehen
goblin-teeth-move-take = Dauerkarte nehmen
goblin-teeth-move-take-card = { NAME($card) } von { $name } nehmen
goblin-teeth-move-shift = Würfel um 1 erhöhen
goblin-teeth-move-discard = Karte abwerfen
goblin-teeth-move-keep = Karte behalten
goblin-teeth-move-keep-card = { NAME($card) } behalten
goblin-teeth-move-keep-give = { NAME($card) } behalten, { NAME($given) } an { $name }

## Die Schritte eines Spielzugs, auf Buttons (dann ist $start yes) und in der Zeile darüber

goblin-teeth-step-raise = { goblin-teeth-die } auf { $number } erhöhen
goblin-teeth-step-reduce = { goblin-teeth-die } auf { $number } senken
goblin-teeth-step-reroll = { goblin-teeth-die } neu würfeln
goblin-teeth-step-move = { goblin-teeth-die } verschieben
goblin-teeth-step-to = { $start ->
    [yes] Auf
   *[no] auf
} { NAME($item, case: "accusative", article: "the") }: { goblin-teeth-bid }
goblin-teeth-step-moved = { $die } { $place }
goblin-teeth-step-one = { goblin-teeth-die } nehmen
goblin-teeth-step-with = { $start ->
    [yes] Gegen
   *[no] gegen
} { $own ->
    [yes] deine
   *[other] die
} { $value }{ $own ->
    [yes] {""}
   *[other] {" "}von { $name }
}{ goblin-teeth-where } tauschen
goblin-teeth-step-discard = { NAME($card) } abwerfen
goblin-teeth-step-put = { NAME($card) } in den Topf legen{ $start ->
    [yes] {""}
   *[no] {" "}und den verdeckten Schatz nehmen
}
goblin-teeth-step-replace = { $start ->
    [yes] { NAME($item, case: "accusative") } ersetzen
   *[no] { NAME($item, case: "accusative", article: "the") } ersetzen
}
goblin-teeth-step-front = { $start ->
    [yes] Vor
   *[no] vor
} { $own ->
    [yes] dich
   *[other] { $name }
}
goblin-teeth-step-victim = { goblin-teeth-die } vergiften, runter auf { $number }
goblin-teeth-step-gift = { $start ->
    [yes] An
   *[no] an
} { $name }: { NAME($card) }
goblin-teeth-step-preview = { NAME($card) } vorführen
# über einem Menü für den nächsten Schritt
goblin-teeth-choose = { $role ->
    [raise] Welchen Würfel erhöhen?
    [reduce] Welchen Würfel senken?
    [reroll] Welchen neu würfeln?
    [move] Welchen Würfel bewegen?
    [to] Wohin?
    [one] Welchen Würfel tauschen?
    [with] Gegen welchen tauschen?
    [discard] Welche Karte ablegen?
    [put] Welchen Schatz in den Topf?
    [replace] Welchen Schatz ersetzen?
    [front] Vor wen?
    [victim] Welchen Würfel vergiften?
   *[gift] Welche Karte geben?
}

## Was seit dem letzten eigenen Zug geschah, in zwei Zeilen von etwa 50 Zeichen über dem Bild

# der verdeckte Schatz unter anderen
goblin-teeth-the-hidden = { goblin-teeth-item-hidden }
# Mehrere Schätze auf einmal: Der verdeckte kommt zuletzt, und $hidden ist, was er war.
goblin-teeth-gist-awards = { $own ->
    [yes] Du bekommst
   *[no] { $name } bekommt
} { NAME($items, join: "and", case: "accusative", article: "the") }{ $hidden ->
    [none] {""}
   *[other] {" "}({ NAME($hidden) })
}.
goblin-teeth-gist-consoled = { $names } { $players ->
    [one] { $count ->
        [one] zieht eine Schummelkarte
       *[other] zieht { $count } Schummelkarten
    }
   *[other] ziehen Schummelkarten
}.
# neben einem kleinen Bild, wo weniger Platz ist: für den, der ihn bekam
goblin-teeth-gist-hidden = Verdeckter Schatz: { NAME($item) }.
# die eigenen Würfel, mit einer Karte neu geworfen
goblin-teeth-gist-rolled = Du würfelst { NAME($dice, join: "and") }.
# $cards sind Schummelkarten, die vorher gespielt wurden, $card noch eine mit dem, was sonst nichts sagt
goblin-teeth-gist-placed = { $name }: { $cards ->
    [none] {""}
   *[other] { NAME($cards) },{" "}
}{ $how ->
    [none] {""}
    [self] { NAME($card) } für sich,{" "}
    [on] { NAME($card) } auf { $target },{" "}
   *[rolled] { NAME($card) } ({ NAME($dice) }),{" "}
}{ $value } auf { NAME($place, case: "accusative", article: "the") }{ $draws ->
    [0] {""}
    [one] , zieht 1 Karte
   *[other] , zieht { $draws } Karten
}.
# $led: schon vor diesem Würfel war das Gebot höher
goblin-teeth-gist-outbid = { $led ->
    [yes] **{ $name } erhöht auf { NAME($item, case: "dative", article: "the") } auf { $bid }**, { $own ->
        [yes] du hast { $mine }
       *[no] { $owner } hat { $mine }
    }.
   *[no] **{ $name } überbietet { $own ->
        [yes] dich
       *[no] { $owner }
    } auf { NAME($item, case: "dative", article: "the") }**: { $bid } zu { $mine }.
}
goblin-teeth-gist-die = **{ $name }{ $cheat ->
    [none] {""}
   *[other] { $played ->
        [yes] {" "}spielt { NAME($cheat) }
       *[no] , { NAME($cheat) }
    }
}**: { $own ->
    [yes] Deine
   *[no] Die
} { $was }{ $own ->
    [yes] {""}
   *[no] {" "}von { $owner }
} ist jetzt eine { $value }.
goblin-teeth-gist-moved = **{ $name }{ $cheat ->
    [none] {""}
   *[other] { $played ->
        [yes] {" "}spielt { NAME($cheat) }
       *[no] , { NAME($cheat) }
    }
}**: { $own ->
    [yes] Deine
   *[no] Die
} { $value }{ $own ->
    [yes] {""}
   *[no] {" "}von { $owner }
} liegt jetzt auf { NAME($place, case: "dative", article: "the") }.
goblin-teeth-gist-put-down = **{ $name } legt { NAME($cards, join: "and") } vor { $own ->
    [yes] dich
   *[no] { $owner }
}.**
goblin-teeth-gist-pilfered = **{ $name } stibitzt { $own ->
    [yes] dir
   *[no] bei { $owner }
} { NAME($card) }.**
goblin-teeth-gist-received = { $name } gibt dir { NAME($card) }.
goblin-teeth-gist-refreshed = Neu im Topf: { NAME($item) }, weg ist: { NAME($was) }.
goblin-teeth-gist-divided = { $name } { $kept ->
    [none] {""}
   *[other] behält { NAME($kept) }{ $given ->
        [none] {""}
       *[other] {" "}und{" "}
    }
}{ $given ->
    [none] {""}
   *[other] gibt { $own ->
        [yes] dir
       *[no] { $target }
    } { $given ->
        [hidden] eine Schummelkarte
       *[other] { NAME($given, join: "and") }
    }
}.
goblin-teeth-gist-cheat = { $name } spielt { NAME($card, case: "accusative") }{ $how ->
    [self] {" "}für sich
    [on] {" "}auf { $target }
    [rolled] {" "}({ NAME($dice) })
   *[plain] {""}
}.
# Ein ganzer Zug, wo wenig Platz ist: „Bob: Borgen (deine 4→3), 5 auf den Wurm.“
goblin-teeth-gist-turn = { $name }: { $actions }.
goblin-teeth-gist-action-hurt = **{ $action }**
goblin-teeth-gist-action-card = { NAME($card) }{ $how ->
    [self] {" "}für sich
    [you] {" "}auf dich
    [on] {" "}auf { $target }
    [rolled] {" "}({ NAME($dice) })
   *[plain] {""}
}{ $changes ->
    [none] {""}
   *[other] {" "}({ $changes })
}
goblin-teeth-gist-action-change = { $whose ->
    [you] deine{" "}
    [self] {""}
   *[other] { $owner }:{" "}
}{ $was }→{ $value }
goblin-teeth-gist-action-move = { $whose ->
    [you] deine{" "}
    [self] {""}
   *[other] { $owner }:{" "}
}{ $value } auf { NAME($place, case: "accusative", article: "the") }
goblin-teeth-gist-action-placed = { $value } auf { NAME($place, case: "accusative", article: "the") }{ $draws ->
    [0] {""}
    [one] , zieht 1 Karte
   *[other] , zieht { $draws } Karten
}
goblin-teeth-gist-action-outbid = { $bid } zu { $mine } { $whose ->
    [you] von dir
   *[other] von { $owner }
} auf { NAME($item, case: "dative", article: "the") }
goblin-teeth-gist-action-pilfered = stibitzt { $whose ->
    [you] dir
   *[other] bei { $owner }
} { NAME($card) }
goblin-teeth-gist-action-cleared = räumt { $whose ->
    [you] deine Karten
    [self] die eigenen Karten
   *[other] die Karten von { $owner }
} weg
goblin-teeth-gist-action-refreshed = { NAME($item) } statt { NAME($was) }

## Was geschah

goblin-teeth-log-rules = -# Die höchste Würfelsumme bei einem Schatz bekommt ihn. Wer nach einer Runde zuerst alle Schätze einer Opfergabe hat (6er, A oder B), gewinnt.
goblin-teeth-dealt = **Runde 1.** Im Topf: { NAME($items, join: "and") }. Der erste Wurf: { $rolls }. { $name } beginnt{ $lot ->
    [yes] , ausgelost unter den höchsten Summen
   *[no] {" "}mit der höchsten Summe
}.
goblin-teeth-first-roll = { $name } { NAME($values, join: "and") } (Summe { $sum })
goblin-teeth-log-not-awarded = { $what }; die Würfel dieser Runde gewinnen nichts.
goblin-teeth-log-near = { $name } fehlt nur noch { NAME($lines, join: "and") } für { goblin-teeth-highlight-offering }
goblin-teeth-hands = **Alle Schätze am Ende:**
goblin-teeth-several-complete = -# Mehrere Opfergaben sind voll: Die 6er-Opfergabe schlägt A, und A schlägt B; bei der gleichen gewinnen mehr Zähne.
goblin-teeth-hand-at-end = -# { $name }: { $items ->
    [none] keine
   *[other] { NAME($items, join: "and") }
}{ $hidden ->
    [none] {""}
   *[other] {" "}· bis jetzt verborgen: { NAME($hidden, join: "and") }
}{ $complete ->
    [none] {""}
   *[other] {" "}· Opfergabe voll: { NAME($complete, join: "and") }
}{ $lacking ->
    [0] {""}
    [one] {" "}· 1 Schatz fehlt für { $kind ->
        [six] die { NAME($offering) }-Opfergabe
       *[letter] Opfergabe { NAME($offering) }
    }
   *[other] {" "}· { $lacking } Schätze fehlen für { $kind ->
        [six] die { NAME($offering) }-Opfergabe
       *[letter] Opfergabe { NAME($offering) }
    }
}
goblin-teeth-event-round = **Runde { $number }.** { $first-seat } beginnt. Im Topf: { NAME($items, join: "and") }.
# vor dem Satz, der sagt, was aus der Karte oder der Regel folgt
goblin-teeth-by-card = Vor { $name } liegt **{ NAME($card) }**.
goblin-teeth-by-three-equal = Drei gleiche Würfel!
goblin-teeth-event-rolled = { $seat } würfelt { $values }.
goblin-teeth-event-cheat = { $preview ->
    [yes] { $seat } zeigt **{ NAME($card) }** vor und führt die Karte aus.
   *[no] { $seat } spielt **{ NAME($card) }**.
}
goblin-teeth-event-came-back = { NAME($card) } geht zurück auf die Hand von { $seat }.
goblin-teeth-event-put-down = { $seat } legt **{ NAME($card) }** vor { $own ->
    [yes] sich selbst
   *[no] { $to-seat }
}. *{ $gist }*
goblin-teeth-event-drew = { $seat } zieht { $count ->
    [one] eine Schummelkarte
   *[other] { $count } Schummelkarten
}.
goblin-teeth-drew-without-item = { $seat } hat keinen Schatz genommen und zieht { $count ->
    [one] eine Schummelkarte
   *[other] { $count } Schummelkarten
}.
goblin-teeth-altar-draws = Für { $count ->
    [one] eine Schummelkarte
   *[other] je eine Schummelkarte
} auf den Altar: { $each }.
goblin-teeth-altar-die = die { $value } von { $name }
goblin-teeth-event-drew-cards = Du ziehst { NAME($cards, join: "and") }.
goblin-teeth-event-reshuffled = Aus der Ablage wird ein neuer { $deck ->
    [items] Schatzstapel
   *[cheats] Schummelstapel
} gemischt.
goblin-teeth-event-discarded = { $seat } wirft { NAME($card) } ab.
goblin-teeth-event-took-discards = { $seat } nimmt { NAME($cards, join: "and") } aus der Ablage.
goblin-teeth-event-picked-up = { $seat } sieht sich { $count ->
    [one] eine Schummelkarte
   *[other] { $count } Schummelkarten
} vom Stapel an.
goblin-teeth-event-picked-up-cards = Du siehst dir { NAME($cards, join: "and") } an.
goblin-teeth-event-divided = { $given ->
    [none] { $seat } behält { NAME($kept) }.
   *[other] { $seat } behält { NAME($kept) } und gibt { NAME($given, join: "and") } an { $to-seat }{ $returned ->
        [none] {""}
       *[other] ; { NAME($returned, join: "and") } kommt oben auf den Stapel
    }.
}
goblin-teeth-event-shared = { $given ->
    [0] { $seat } behält die Karte.
   *[other] { $seat } behält eine Karte{ $returned ->
        [0] {" "}und gibt eine an { $to-seat }
       *[other] , gibt eine an { $to-seat } und legt eine oben auf den Stapel zurück
    }.
}
goblin-teeth-event-received = { $seat } gibt dir { NAME($card) }.
# $altar: "nothing" for a die that is placed there without drawing a Cheat or clearing cards
goblin-teeth-event-placed = { $seat } legt eine { $value }{ $place ->
    [unplayed] {""}
   *[other] {" "}auf { NAME($place, case: "accusative", article: "the") }
}{ $altar ->
    [nothing] {" "}und zieht keine Schummelkarte
   *[other] {""}
}.
goblin-teeth-event-moved = { $seat } verschiebt { $own ->
    [yes] die eigene
   *[no] die
} { $value }{ $own ->
    [yes] {""}
   *[no] {" "}von { $die-seat }
}{ $from ->
    [unplayed] {""}
   *[other] {" "}{ NAME($from, article: "from") }
} auf { NAME($place, case: "accusative", article: "the") }.
goblin-teeth-event-cleared = { $seat } räumt bei { $to-seat } weg: { NAME($cards, join: "and") }.
goblin-teeth-event-passed = { $seat } beendet den Zug ohne Würfel.
goblin-teeth-event-poisoned = { $seat } schiebt { $die-seat } eine Karte zu: Die { $was }{ goblin-teeth-where } schrumpft auf { $value }.
goblin-teeth-event-poison-card = Die Karte war { NAME($card) }.
goblin-teeth-event-raised = Die { $was } von { $die-seat }{ goblin-teeth-where } steigt auf { $value }.
goblin-teeth-event-reduced = Die { $was } von { $die-seat }{ goblin-teeth-where } sinkt auf { $value }.
goblin-teeth-event-set = Die { $was } von { $die-seat } wird auf { $value } gedreht.
goblin-teeth-event-swapped = Die { $was } von { $die-seat } wird zur { $value }.
goblin-teeth-event-bumped = Die { $was } von { $die-seat } kippt auf { $value }.
goblin-teeth-event-rerolled = Die { $was } von { $die-seat }{ goblin-teeth-where } wird neu gewürfelt: { $value }.
goblin-teeth-event-capped = Die { $was } von { $die-seat }{ goblin-teeth-where } wird neu gewürfelt und bleibt bei { $value } stehen.
goblin-teeth-event-kept = Die { $value } von { $die-seat }{ goblin-teeth-where } kann sich nicht ändern.
goblin-teeth-event-showed = { $die-seat } würfelt eine { $value } und darf mit **{ goblin-teeth-cheat-blessed }** noch einmal.
goblin-teeth-event-refreshed = Aus dem Topf fliegt: { NAME($discarded) }. Dafür kommt: { NAME($item) }.
goblin-teeth-event-switched = { $seat } tauscht den verdeckten Schatz gegen einen aus der Hand.
goblin-teeth-event-switched-items = Du nimmst { NAME($taken, case: "accusative", article: "the") } und legst dafür { NAME($put, case: "accusative", article: "the") } hin.
goblin-teeth-event-peeked = { $seat } linst unter den verdeckten Schatz.
goblin-teeth-event-peeked-item = Der verdeckte Schatz: { NAME($item) }.
goblin-teeth-event-drew-item = { $seat } zieht einen Schatz.
goblin-teeth-event-drew-item-card = Du ziehst: { NAME($item) }.
goblin-teeth-event-pilfered = { $seat } stibitzt { NAME($card) } bei { $from-seat }: Die Karte liegt jetzt vor { $seat }.
# vor denen, die Schätze bekommen
goblin-teeth-awards = Höchste Gebote:
# $hidden: was ein verdeckter Schatz war, sobald alle Hände offen sind
goblin-teeth-event-took = { $seat } bekommt **{ NAME($item, case: "accusative", article: "the") }** mit { $bid }{ $hidden ->
    [none] {""}
   *[other] {":"} { NAME($hidden) }
}.
goblin-teeth-event-took-hidden = Der verdeckte Schatz gehört dir: { NAME($item) }.
goblin-teeth-event-left = Niemand bot auf { NAME($item, case: "accusative", article: "the") }.
goblin-teeth-event-won = { $offering ->
    [none] **{ $seat } gewinnt:** einer Opfergabe am nächsten.
   *[other] **{ $seat } gewinnt** mit { $kind ->
        [six] der { NAME($offering) }-Opfergabe
       *[letter] Opfergabe { NAME($offering) }
    }{ $needs ->
        [none] .
       *[other] : { NAME($needs, join: "and") }.
    }
}
goblin-teeth-event-ended = { $reason ->
    [no-items] Es sind keine Schätze mehr da: Die Partie ist vorbei.
    [last-round] Das war die letzte Runde: Die Partie ist vorbei.
   *[completed] Die Partie ist vorbei.
}

## Was man von einer Partie erzählt, unter dem Treppchen

goblin-teeth-highlight-completed = { $seat } macht { goblin-teeth-highlight-offering } voll{ $items ->
    [none] {""}
   *[other] : **{ NAME($items, join: "and") }**
}{ $next ->
    [0] {""}
   *[other] , mit { $bid } gegen { $next } von { $rival }
}{ $near ->
    [0] .
    [one] . { $nearly } fehlte { $lack ->
        [none] ein einziger Schatz
        [teeth] ein einziger Zahn
       *[other] nur { NAME($lack, case: "nominative", article: "the") }
      }.
   *[other] . { $nearly } fehlte je ein einziger Schatz.
}{ $beaten ->
    [0] {""}
    [one] {" "}{ $decided ->
        [teeth] { $late } macht auch eine solche voll, hat aber weniger Zähne.
       *[kind] { $late } macht in derselben Runde Opfergabe { NAME($beaten-offering) } voll, doch { goblin-teeth-highlight-offering } geht vor.
    }
   *[other] {" "}{ $late } machen in derselben Runde auch eine voll, doch { goblin-teeth-highlight-offering } geht vor.
}
goblin-teeth-highlight-finished = { goblin-teeth-highlight-completed }
goblin-teeth-highlight-offering = { $kind ->
    [six] die { NAME($offering) }-Opfergabe
   *[letter] Opfergabe { NAME($offering) }
}
goblin-teeth-highlight-for = { $kind ->
    [none] {""}
   *[other] {" "}für { goblin-teeth-highlight-offering }
}
goblin-teeth-highlight-sweep = { $seat } bekommt **{ $count ->
    [2] beide Schätze
   *[other] alle { $count } Schätze
}** der Runde{ $cheat ->
    [none] {""}
   *[other] , dank { NAME($cheat) }
}{ $items ->
    [none] .
   *[other] , darunter **{ NAME($items, join: "and") }**{ goblin-teeth-highlight-for }.
}
goblin-teeth-highlight-double = { $seat } bekommt **{ $count } Schätze** auf einmal{ goblin-teeth-highlight-for }: { NAME($items, join: "and") }.
goblin-teeth-highlight-by-cheat = { $robbed ->
    [yes] { $seat } schiebt mit { NAME($cheat) } den Würfel von { $rival } weg und bekommt **{ NAME($item, case: "accusative", article: "the") }**{ goblin-teeth-highlight-for }.
   *[no] { $seat } bekommt **{ NAME($item, case: "accusative", article: "the") }**{ goblin-teeth-highlight-for }, dank { NAME($cheat) }.
}
goblin-teeth-highlight-narrow = { $seat } bekommt **{ NAME($item, case: "accusative", article: "the") }**{ goblin-teeth-highlight-for } um Haaresbreite: **{ $bid } zu { $next }** gegen { $rival }.
goblin-teeth-highlight-sixes = { $seat } legt **{ $count } Sechsen** auf **{ NAME($item, case: "accusative", article: "the") }** und gewinnt mit **{ $bid }**.
goblin-teeth-highlight-snatched = { $seat } schnappt { $rival } **{ NAME($item, case: "accusative", article: "the") }** mit **{ $bid } zu { $next }** weg. Am Ende fehlte { $rival } nur das.
goblin-teeth-highlight-bargain = { $seat } bekommt **{ NAME($item, case: "accusative", article: "the") }**{ goblin-teeth-highlight-for } für nur **{ $bid }**: Sonst bietet niemand.
goblin-teeth-highlight-hidden = { $seat } nimmt **{ $count }-mal** den verdeckten Schatz, für { NAME($bids, join: "and") }{ $items ->
    [none] .
   *[other] . Darunter: **{ NAME($items, join: "and") }**{ goblin-teeth-highlight-for }.
}
goblin-teeth-highlight-cheats = { $seat } spielt **{ $count } Schummelkarten** in einem Zug: { NAME($cheats, join: "and") }.

## Was die Uhr für jemanden tat, hinter „Um 18:10 war die Zeit um.“

goblin-teeth-clock-did = Du hast { $deeds }.
# die Teile, im Partizip: „die 3 von Cid auf 4 erhöht und deine 4 auf 3 gesenkt“
goblin-teeth-clock-placed = deine { $value }{ $place ->
    [unplayed] {""}
   *[other] {" "}auf { NAME($place, case: "accusative", article: "the") }
} gelegt
goblin-teeth-clock-drew = { $count ->
    [one] eine Schummelkarte
   *[other] { $count } Schummelkarten
} gezogen
goblin-teeth-clock-divided = { NAME($kept) } behalten{ $given ->
    [none] {""}
   *[other] {" "}und { NAME($given, join: "and") } an { $to-seat } gegeben
}
goblin-teeth-clock-shared = eine Karte behalten
goblin-teeth-clock-raised = { goblin-teeth-clock-die } auf { $value } erhöht
goblin-teeth-clock-reduced = { goblin-teeth-clock-die } auf { $value } gesenkt
goblin-teeth-clock-set = { goblin-teeth-clock-die } auf { $value } gedreht
goblin-teeth-clock-die = { $own ->
    [yes] deine
   *[other] die
} { $was }{ $own ->
    [yes] {""}
   *[other] {" "}von { $name }
}{ goblin-teeth-where }

## Die Schummelkarten: Name, Wirkung (höchstens 100 Zeichen) und wie sie hier gespielt werden

goblin-teeth-cheat-borrow = { $style ->
    [printed] Borgen (Borrow)
   *[plain] Borgen
}
goblin-teeth-cheat-borrow-gist = Erhöhe einen beliebigen Würfel um 1, dann senke einen beliebigen um 1.
goblin-teeth-cheat-borrow-rule = Zwei beliebige Würfel, gelegt oder nicht, oder zweimal derselbe. Nur das Ergebnis muss ein erlaubtes Gebot sein, der erste Schritt darf also einen Gleichstand ergeben. Eine 6 kann nicht steigen, eine 1 nicht sinken.

goblin-teeth-cheat-distraction = { $style ->
    [printed] Ablenkung (Distraction)
   *[plain] Ablenkung
}
goblin-teeth-cheat-distraction-gist = Würfle einen fremden Würfel neu, bis er eine andere Zahl zeigt.
goblin-teeth-cheat-distraction-rule = Gelegt oder nicht. Auf einem Schatz wird gewürfelt, bis es keinen Gleichstand gibt; ein Gebot über 10 bleibt bei 10 stehen, oder bei der höchsten freien Zahl darunter. Ist gar keine Zahl möglich, bleibt der Würfel, wie er ist.

goblin-teeth-cheat-exchange = { $style ->
    [printed] Umtausch (Exchange)
   *[plain] Umtausch
}
goblin-teeth-cheat-exchange-gist = Wirf einen Schatz aus der Hand ab und zieh einen vom Stapel.
goblin-teeth-cheat-exchange-rule = Alle sehen, was du abwirfst, niemand sieht, was du ziehst. Der Schatz kommt in eine offene Ablage, die gemischt wird, wenn der Stapel leer ist.

goblin-teeth-cheat-let-me-help = { $style ->
    [printed] Ich helf dir (Let Me Help)
   *[plain] Ich helf dir
}
goblin-teeth-cheat-let-me-help-gist = Leg einen fremden, freien Würfel auf einen Schatz. Sein Besitzer darf dann eine Karte ziehen.
goblin-teeth-cheat-let-me-help-rule = Es muss ein erlaubtes Gebot für den Besitzer sein: kein Gleichstand, höchstens 10. Höflich gilt hier nicht: Es darf der erste Würfel auf einem offenen Schatz sein. Ob gezogen wird, entscheidet der Besitzer; wer schweigt, zieht.

goblin-teeth-cheat-pass = { $style ->
    [printed] Passen (Pass)
   *[plain] Passen
}
goblin-teeth-cheat-pass-gist = Zieh eine Schummelkarte. In diesem Zug musst du keinen Würfel legen.
goblin-teeth-cheat-pass-rule = Du darfst trotzdem einen legen. Ohne Würfel beendest du den Zug mit dem Button dafür. Höchstens fünf Züge einer Runde dürfen so enden.

goblin-teeth-cheat-pilfer = { $style ->
    [printed] Stibitzen (Pilfer)
   *[plain] Stibitzen
}
goblin-teeth-cheat-pilfer-gist = Zieh eine Schummelkarte. Dann darfst du eine fremde Dauerkarte vor dich legen.
goblin-teeth-cheat-pilfer-rule = Deine neue Karte siehst du zuerst. Eine beliebige Dauerkarte, die vor jemand anderem liegt; von da an wirkt sie für dich.

goblin-teeth-cheat-quick-fingers = { $style ->
    [printed] Flinke Finger (Quick Fingers)
   *[plain] Flinke Finger
}
goblin-teeth-cheat-quick-fingers-gist = Wirf Karten ab: Für jede erhöhst du einen Würfel um 1 und senkst dann einen um 1.
goblin-teeth-cheat-quick-fingers-rule = Schätze und Schummelkarten, mindestens eine, und nach jeder wirst du wieder gefragt. Jedes Paar von Schritten wird für sich geprüft, wie bei Borgen.

goblin-teeth-cheat-refresh = { $style ->
    [printed] Frische Ware (Refresh)
   *[plain] Frische Ware
}
goblin-teeth-cheat-refresh-gist = Wirf aus dem Topf einen Schatz ohne Würfel ab. Der nächste rückt nach.
goblin-teeth-cheat-refresh-rule = Der neue liegt offen oder verdeckt, so wie der alte lag. Alle sehen, was abgeworfen wurde, auch den verdeckten Schatz.

goblin-teeth-cheat-reposition = { $style ->
    [printed] Verschieben (Reposition)
   *[plain] Verschieben
}
goblin-teeth-cheat-reposition-gist = Verschieb einen beliebigen Würfel von einem Schatz auf einen anderen.
goblin-teeth-cheat-reposition-rule = Egal wessen Würfel. Danach müssen beide Gebote erlaubt sein: da, wo er weggeht, und da, wo er hinkommt.

goblin-teeth-cheat-revivify = { $style ->
    [printed] Wiederbeleben (Revivify)
   *[plain] Wiederbeleben
}
goblin-teeth-cheat-revivify-gist = Nimm die obersten 3 Karten der Ablage: Behalte 1, gib 1 nach links, leg 1 zurück.
goblin-teeth-cheat-revivify-rule = Die zurückgelegte kommt oben auf den Schummelstapel. Alles davon ist offen. Bei weniger Karten behältst du zuerst eine, dann gibst du eine. Links sitzt, wer nach dir dran ist.

goblin-teeth-cheat-second-chance = { $style ->
    [printed] Zweite Chance (Second Chance)
   *[plain] Zweite Chance
}
goblin-teeth-cheat-second-chance-gist = Würfle einen deiner Würfel neu, bis er eine andere Zahl zeigt.
goblin-teeth-cheat-second-chance-rule = Gelegt oder nicht. Auf einem Schatz wird gewürfelt, bis es keinen Gleichstand gibt; ein Gebot über 10 bleibt bei 10 stehen, oder bei der höchsten freien Zahl darunter. Ist gar keine Zahl möglich, bleibt der Würfel, wie er ist.

goblin-teeth-cheat-share-the-load = { $style ->
    [printed] Geteilte Last (Share the Load)
   *[plain] Geteilte Last
}
goblin-teeth-cheat-share-the-load-gist = Zieh 3 Schummelkarten: Behalte 1, gib 1 nach links, leg 1 zurück.
goblin-teeth-cheat-share-the-load-rule = Die zurückgelegte kommt oben auf den Schummelstapel, und nur du kennst sie. Was du weitergegeben hast, wisst nur ihr beide. Bei weniger Karten behältst du zuerst eine, dann gibst du eine.

goblin-teeth-cheat-sleight-of-hand = { $style ->
    [printed] Kunstgriff (Sleight of Hand)
   *[plain] Kunstgriff
}
goblin-teeth-cheat-sleight-of-hand-gist = Verschieb einen Würfel vom Altar auf einen Schatz.
goblin-teeth-cheat-sleight-of-hand-rule = Egal wessen Würfel. Für seinen Besitzer muss es ein erlaubtes Gebot sein.

goblin-teeth-cheat-sneak-preview = { $style ->
    [printed] Vorpremiere (Sneak Preview)
   *[plain] Vorpremiere
}
goblin-teeth-cheat-sneak-preview-gist = Spiel eine andere Aktionskarte und nimm sie danach wieder auf die Hand.
goblin-teeth-cheat-sneak-preview-rule = Erst wirkt die andere Karte. Die Vorpremiere selbst wird abgelegt. Zusammen zählen sie als zwei Schummelkarten: Wer gesetzestreu ist, kann sie also nicht spielen, und als die eine Karte für Geduldige taugt sie auch nicht.

goblin-teeth-cheat-sneaky-sneaky = { $style ->
    [printed] Schleich-schleich (Sneaky Sneaky)
   *[plain] Schleich-schleich
}
goblin-teeth-cheat-sneaky-sneaky-gist = Lins unter den verdeckten Schatz. Dann dreh einen freien Würfel auf 3 oder 4.
goblin-teeth-cheat-sneaky-sneaky-rule = Nur du siehst den Schatz. Jeder noch nicht gelegte Würfel geht; gibt es einen, musst du einen drehen.

goblin-teeth-cheat-swap = { $style ->
    [printed] Tausch (Swap)
   *[plain] Tausch
}
goblin-teeth-cheat-swap-gist = Vertausch die Zahlen von zwei beliebigen freien Würfeln.
goblin-teeth-cheat-swap-rule = Egal wessen Würfel, auch zwei von derselben Person.

goblin-teeth-cheat-switcheroo = { $style ->
    [printed] Hokuspokus (Switcheroo)
   *[plain] Hokuspokus
}
goblin-teeth-cheat-switcheroo-gist = Nimm den verdeckten Schatz und leg dafür einen aus deiner Hand hin.
goblin-teeth-cheat-switcheroo-rule = Du wählst deinen Schatz, bevor du den anderen siehst. Würfel auf dem verdeckten Schatz bleiben liegen. Sonst sieht niemand eine der Karten.

goblin-teeth-cheat-table-bump = { $style ->
    [printed] Tischrempler (Table Bump)
   *[plain] Tischrempler
}
goblin-teeth-cheat-table-bump-gist = Kipp alle deine freien Würfel um: 1 und 6, 2 und 5, 3 und 4 tauschen.
goblin-teeth-cheat-table-bump-rule = Das ist kein Wurf, also gelten Gesegnet und Verflucht nicht.

goblin-teeth-cheat-total-re-roll = { $style ->
    [printed] Alles neu (Total Re-Roll)
   *[plain] Alles neu
}
goblin-teeth-cheat-total-re-roll-gist = Würfle alle deine freien Würfel neu.
goblin-teeth-cheat-total-re-roll-rule = Zeigen nach einem Wurf mit allen dreien alle dasselbe, wird einer neu gewürfelt, bis er anders ist.

goblin-teeth-cheat-trade-places = { $style ->
    [printed] Platztausch (Trade Places)
   *[plain] Platztausch
}
goblin-teeth-cheat-trade-places-gist = Vertausch einen deiner gelegten Würfel mit einem fremden gelegten Würfel.
goblin-teeth-cheat-trade-places-rule = Sie tauschen den Platz und behalten ihre Zahlen; auch der Altar ist ein Platz. Danach müssen beide Gebote erlaubt sein.

goblin-teeth-cheat-transposition = { $style ->
    [printed] Umstellen (Transposition)
   *[plain] Umstellen
}
goblin-teeth-cheat-transposition-gist = Vertausch zwei deiner gelegten Würfel.
goblin-teeth-cheat-transposition-rule = Sie tauschen den Platz und behalten ihre Zahlen; auch der Altar ist ein Platz. Danach müssen beide Gebote erlaubt sein.

# who has an Ongoing card; $whose: the reader (you), the player named $holder, or any (card)
goblin-teeth-holder = { $whose ->
    [you] Du
    [player] { $holder }
   *[card] Wer sie hat,
}

goblin-teeth-cheat-blessed = { $style ->
    [printed] Gesegnet (Blessed)
   *[plain] Gesegnet
}
goblin-teeth-cheat-blessed-gist = Dies ist eine Dauerkarte. { goblin-teeth-holder } { $whose ->
    [you] darfst
   *[other] darf
} jede 1 neu würfeln.
goblin-teeth-cheat-blessed-rule = Jedes Mal, wenn es eine 1 ist, egal wer gewürfelt hat, und bevor ein Gebot auf 10 begrenzt wird. Es entscheidet, wem der Würfel gehört.

goblin-teeth-cheat-clumsy = { $style ->
    [printed] Tollpatschig (Clumsy)
   *[plain] Tollpatschig
}
goblin-teeth-cheat-clumsy-gist = Dies ist eine Dauerkarte. { goblin-teeth-holder } { $whose ->
    [you] darfst
   *[other] darf
} neben einer gelegten oder bewegten 1 oder 2 einen Würfel neu würfeln.
goblin-teeth-cheat-clumsy-rule = Ein beliebiger anderer Würfel auf diesem Schatz. Es gilt für jeden Würfel, den du verschiebst, nicht nur für deine eigenen.

goblin-teeth-cheat-cursed = { $style ->
    [printed] Verflucht (Cursed)
   *[plain] Verflucht
}
goblin-teeth-cheat-cursed-gist = Dies ist eine Dauerkarte. { goblin-teeth-holder } { $whose ->
    [you] würfelst
   *[other] würfelt
} jede 6 neu.
goblin-teeth-cheat-cursed-rule = So lange, bis es keine 6 ist, egal wer gewürfelt hat. Ein gedrehter, getauschter oder gekippter Würfel wurde nicht gewürfelt und darf eine 6 zeigen.

goblin-teeth-cheat-fresh-start = { $style ->
    [printed] Neustart (Fresh Start)
   *[plain] Neustart
}
goblin-teeth-cheat-fresh-start-gist = Dies ist eine Dauerkarte. { goblin-teeth-holder } { $whose ->
    [you] darfst
   *[other] darf
} am Anfang jeder Runde einmal alle drei Würfel neu würfeln.
goblin-teeth-cheat-fresh-start-rule = Nachdem alle gewürfelt haben, in der Reihenfolge der Züge.

goblin-teeth-cheat-lawful = { $style ->
    [printed] Gesetzestreu (Lawful)
   *[plain] Gesetzestreu
}
goblin-teeth-cheat-lawful-gist = Dies ist eine Dauerkarte. { goblin-teeth-holder } { $whose ->
    [you] spielst
   *[other] spielt
} höchstens eine Schummelkarte pro Zug.
goblin-teeth-cheat-lawful-rule = Jede Schummelkarte dieses Zugs zählt, auch die, die du gespielt hast, bevor Gesetzestreu vor dir lag, und Gesetzestreu selbst, wenn du es vor dich legst. Die Vorpremiere und die gezeigte Karte sind zwei.

goblin-teeth-cheat-patient = { $style ->
    [printed] Geduldig (Patient)
   *[plain] Geduldig
}
goblin-teeth-cheat-patient-gist = Dies ist eine Dauerkarte. { goblin-teeth-holder } { $whose ->
    [you] darfst
   *[other] darf
} nach dem letzten Würfel einer Runde noch eine Schummelkarte spielen.
goblin-teeth-cheat-patient-rule = Du wirst gefragt, wenn der letzte Würfel liegt. Die Vorpremiere wären zwei Karten, also geht sie nicht. Dann endet die Runde, auch wenn deine Karte einen Würfel befreit hat.

goblin-teeth-cheat-poisoner = { $style ->
    [printed] Giftmischer (Poisoner)
   *[plain] Giftmischer
}
goblin-teeth-cheat-poisoner-gist = Dies ist eine Dauerkarte. { goblin-teeth-holder } { $whose ->
    [you] darfst
   *[other] darf
} einmal pro Zug jemandem eine Karte geben: Ein Würfel dort verliert 2.
goblin-teeth-cheat-poisoner-rule = Bevor du deinen Würfel legst. Eine beliebige Karte aus deiner Hand, und nur ihr beide seht sie. Der Würfel darf gelegt sein oder nicht, zeigt mindestens 3 und muss ein erlaubtes Gebot bleiben.

goblin-teeth-cheat-polite = { $style ->
    [printed] Höflich (Polite)
   *[plain] Höflich
}
goblin-teeth-cheat-polite-gist = Dies ist eine Dauerkarte. { goblin-teeth-holder } { $whose ->
    [you] darfst
   *[other] darf
} auf einen offenen Schatz nicht den ersten Würfel legen.
goblin-teeth-cheat-polite-rule = Das gilt auch für Karten, die du mit eigenen Würfeln spielst. Auf den verdeckten Schatz und den Altar darfst du immer legen.

goblin-teeth-cheat-priest = { $style ->
    [printed] Priester (Priest)
   *[plain] Priester
}
goblin-teeth-cheat-priest-gist = Dies ist eine Dauerkarte. { goblin-teeth-holder } { $whose ->
    [you] ziehst
   *[other] zieht
} mit einer 4, 5 oder 6 auf dem Altar eine Schummelkarte mehr.
goblin-teeth-cheat-priest-rule = Nur beim Ziehen, nicht wenn du Dauerkarten wegräumst.

goblin-teeth-card-title = ### { NAME($card, style: "printed") }
goblin-teeth-card-kind = { $kind ->
    [ongoing] **Dauerkarte.** Sie darf vor jeden am Tisch, auch vor dich, und wirkt für den, vor dem sie liegt.
   *[action] **Aktionskarte.** Sie wird gespielt, tut ihre Arbeit und kommt in die Ablage.
}

## /rules: die erste Seite und die dahinter

goblin-teeth-short-goal = Wer am Ende einer Runde zuerst alle Schätze (Items) einer Opfergabe (Offering) auf der Hand hat, gewinnt. Drei Opfergaben liegen für alle aus: die { EMOJI("offering_6") }6er-Opfergabe, eine { EMOJI("offering_a") }A und eine { EMOJI("offering_b") }B.
goblin-teeth-short-turn =
    • Spiel beliebig viele **Schummelkarten** (Cheats) aus der Hand, eine nach der anderen.
    • Dann leg **einen Würfel**: auf einen Schatz als Gebot, oder für eine Schummelkarte auf den Altar.
    • Alle deine Würfel auf einem Schatz sind dein Gebot: höchstens 10 und nie so viel wie ein anderes Gebot dort.
    • Hast du keine Würfel mehr, wirst du übersprungen und kannst auch nicht schummeln.

    Liegen alle Würfel, geht jeder Schatz an das höchste Gebot. Wer keinen bekommt, zieht eine Schummelkarte.
goblin-teeth-short-end = Die Partie endet, wenn eine Hand eine Opfergabe vollständig hat, nachdem die Schätze einer Runde verteilt sind. Sie endet auch, wenn für eine neue Runde kein Schatz mehr da ist, oder nach 30 Runden: Dann gewinnt, wem die wenigsten Schätze fehlen.
goblin-teeth-short-start = Drei Würfel und eine Schummelkarte. Alle würfeln: Die höchste Summe beginnt (bei Gleichstand entscheidet das Los), und mit diesem Wurf wird die erste Runde gespielt. Es gibt { $items } Schätze und { $cheats } verschiedene Schummelkarten. Eine Hand darf beliebig viele Karten haben.
goblin-teeth-short-house = Wie viele es von jedem Schatz gibt und was die Opfergaben verlangen (Seite **Opfergaben**). Damit jede Partie endet: höchstens 30 Runden, 30 Schummelkarten pro Zug und fünf Züge ohne Würfel in einer Runde.

goblin-teeth-rules-play-title = Die Runde
goblin-teeth-rules-play =
    ### Der Topf (the Pot)
    Für jeden am Tisch wird ein Schatz ausgelegt, der erste davon verdeckt. Alle würfeln mit drei Würfeln. Dreimal dieselbe Zahl ist nicht erlaubt: Dann wird ein Würfel neu geworfen.

    ### Züge
    Es beginnt der Startspieler, dann geht es reihum. Spiel deine Schummelkarten vor dem Würfel: Liegt er, ist dein Zug vorbei. Wer keine Würfel mehr hat, wird übersprungen; die anderen spielen weiter, bis alle Würfel liegen.

    ### Das Ende einer Runde
    Liegt der letzte Würfel, geht jeder Schatz an das höchste Gebot. Wer den verdeckten Schatz (Hidden Item) bekommt, beginnt die nächste Runde und muss ihn nicht zeigen; will ihn niemand, beginnt wieder derselbe. Schätze ohne Gebot werden in den Stapel zurückgemischt. Wer keinen Schatz bekommen hat, zieht eine Schummelkarte.

    Erst jetzt zählen die Opfergaben: Was du während der Runde kurz auf der Hand hattest, zählt nicht.

    ### Die Stapel
    Sind die Schummelkarten aufgebraucht, wird ihre Ablage zu einem neuen Stapel gemischt, ebenso bei den Schätzen. Reichen die Schätze nicht für den Topf, liegen weniger aus; gibt es gar keine, endet die Partie.
goblin-teeth-rules-bids-title = Gebote
goblin-teeth-rules-bids =
    Dein Gebot auf einen Schatz ist die Summe aller deiner Würfel darauf. Du darfst in späteren Zügen nachlegen, und du darfst auch niedrig bieten.
    • **Kein Gebot über 10**: Weiter können Goblins nicht zählen.
    • **Kein Gleichstand**: Dein Gebot darf nicht so hoch sein wie ein anderes auf demselben Schatz.

    Angenommen, du hast eine 5 auf einem Schatz, auf den sonst jemand 7 bietet. Eine 6 ergäbe 11, eine 2 einen Gleichstand: Beides geht nicht. Eine 1, 3, 4 oder 5 ist in Ordnung, selbst die 1, mit der du darunter bleibst.

    Beides gilt auch fürs Schummeln: Eine Karte, die dagegen verstoßen würde, kannst du nicht spielen.

    Wird ein gelegter Würfel neu gewürfelt, dann so lange, wie es einen Gleichstand gibt. Ein Gebot über 10 wird auf 10 begrenzt oder auf die höchste freie Zahl darunter. Ist gar keine Zahl möglich, bleibt der Würfel, wie er ist.

    ### Der Altar
    Er nimmt jeden Würfel, so viele du willst. Dafür darfst du eine Schummelkarte ziehen, oder alle Dauerkarten wegräumen, die vor einer Person liegen, auch vor dir selbst.
goblin-teeth-rules-cheats-title = Schummelkarten
goblin-teeth-rules-cheats =
    Es gibt dreißig Schummelkarten (Cheats), jede einmal: 21 Aktionskarten (Action) und neun Dauerkarten (Ongoing). `/rules` mit **card** erklärt jede davon.

    Eine **Aktionskarte** tut ihre Arbeit und kommt in die Ablage. Du kannst eine Karte nur spielen, wenn das Ergebnis erlaubt ist.

    Eine **Dauerkarte** kommt vor jemanden, auch vor dich selbst, und bleibt dort liegen. „Du“ auf so einer Karte meint den, vor dem sie liegt.

    Schätze und Schummelkarten haben dieselbe Rückseite: Die anderen sehen, wie viele Karten du hast, aber nicht welche. Der Spieltisch merkt sich für dich, was offen gewonnen, abgeworfen oder weitergegeben wurde.

    Ein Würfel zeigt 1 bis 6: Eine 6 kann nicht steigen, eine 1 nicht sinken. „Ein beliebiger Würfel“ darf jedem gehören, gelegt oder nicht, auch auf dem Altar. Freie Würfel sind die noch nicht gelegten.
goblin-teeth-rules-offerings-title = Opfergaben
goblin-teeth-rules-offerings =
    Jede deiner Karten zählt für eine Zeile einer Opfergabe (Offering).
    • **?** ist irgendein Schatz, gleich welcher Art.
    • Zwei umrahmte **?** sind zwei Schätze derselben Art.
    • Zähne werden gezählt, nicht Karten: Eine Karte zeigt einen, zwei oder drei. Alle gehören zu einer Art.

    In der Schachtel sind **{ $items } Schätze**: { NAME($box) }.

    Am Spieltisch siehst du die Opfergaben einmal, jede mit ihrem Zeichen: { EMOJI("offering_6") }6er, { EMOJI("offering_a") }A, { EMOJI("offering_b") }B. Auf jedem Schild füllt sich ein Ring mit dem, was jemand von jeder hat, soweit alle es wissen; fehlt nur noch ein einziger Schatz, steht er dort in Rot. Deine eigene Ansicht ist genau: Was du hast, liegt auf einer hellen Karte, was fehlt, ist nur ein Umriss.

    Werden in einer Runde mehrere Opfergaben voll, gewinnt die am weitesten links: 6er vor A vor B. Dann entscheiden mehr Zähne; ist auch das gleich, wird der Sieg geteilt. Hat am Ende niemand eine, gewinnt, wem die wenigsten Schätze fehlen, dann, wer mehr Zähne hat; ein halbes Paar oder ein Zahn zählt als einer.

    Mit **Eigene Opfergaben** hat jeder eine eigene Opfergabe A und B vor sich statt der gemeinsamen.
goblin-teeth-rules-here-title = So spielst du hier
goblin-teeth-rules-here =
    { $place ->
        [day] Deine Hand und deine Züge stehen in der Nachricht von `/daily`, die nur du siehst.
       *[table] Deine Hand und deine Züge findest du in deinen Direktnachrichten und hinter **Meine Hand** am Spieltisch.
    }

    Zum Bieten drückst du auf einen deiner Würfel, dann auf einen Schatz oder den Altar; wo Platz ist, reicht ein Button. Auf einem Schatz heißt „5+3“: dein Gebot dort plus dieser Würfel, „=8“ ist dasselbe in kurz. Ein grüner Button macht dein Gebot zum höchsten. Zum Schummeln wählst du eine Karte und dann Schritt für Schritt, was sie tut. Deine letzte Wahl spielt sie aus; gibt es nichts zu wählen, frage ich noch einmal nach, denn Schummeln lässt sich nicht zurücknehmen. Du siehst nur erlaubte Züge.

    Im **Menü …** zeigt **Ablage**, was abgeworfen wurde, und **Opfergaben**, was allen noch fehlt. Manche Karten fragen jemand anderen und warten auf die Antwort.{ $place ->
        [day] {""}
       *[table] {" "}Ist die Zeit um, ist die Antwort Nein, aber eine geschenkte Schummelkarte wird gezogen; bist du am Zug, geht dein niedrigster Würfel für eine Schummelkarte auf den Altar.
    }

## Warum ein Goblin das tun würde: hinter „Tipp“

goblin-teeth-why-turn = Er legt den Würfel dahin, wo er einen Schatz bringt, der einer Opfergabe fehlt, oder zieht eine Schummelkarte mit einem, der sonst nichts gewinnt.
goblin-teeth-why-cheat = Er schummelt, solange das mehr bringt als ein Würfel allein, und legt den Würfel danach.
goblin-teeth-why-blessed = Er würfelt neu, was wenig wert ist.
goblin-teeth-why-clumsy = Er ändert den Würfel, der die anderen am meisten kostet.
goblin-teeth-why-pilfer = Er nimmt die Karte, die am meisten hilft oder schadet.
goblin-teeth-why-divide = Er behält die Karte, die er am ehesten brauchen kann.
goblin-teeth-why-helped = Eine Karte mehr lohnt sich fast immer.
goblin-teeth-why-shift = Er sucht, wo eins mehr oder eins weniger entscheidet, wer einen Schatz bekommt.
goblin-teeth-why-fingers = Er wirft ab, was er am wenigsten brauchen kann.
goblin-teeth-why-sneaky = Er sucht nach einem Schatz, der einer Opfergabe fehlt.
goblin-teeth-why-fresh-start = Er würfelt neu, was so nichts gewinnen würde.
goblin-teeth-why-patient = Er schummelt, wo das über einen Schatz entscheidet.

## Beim ersten Mal: ein Satz zu jeder Art von Frage

goblin-teeth-coach-turn = Du bietest mit einem Würfel. Die höchste Summe bekommt den Schatz, und nie bieten zwei dasselbe.{ $variant ->
    [own] {" "}Such nach Schätzen, die deiner eigenen A oder B fehlen: Damit gewinnt sonst niemand.
   *[usual] {""}
}
goblin-teeth-coach-blessed = Deine Karte bewahrt dich vor einem miesen Wurf: Würfle die 1 neu oder behalte sie.
goblin-teeth-coach-clumsy = Neu würfeln ändert ein Gebot: Ziel auf den, der bei deinem Wunschschatz vorn liegt.
goblin-teeth-coach-pilfer = Eine Dauerkarte wirkt für den, vor dem sie liegt: Nimm eine, die hilft, und lass liegen, was schadet.
goblin-teeth-coach-divide = Eine Karte für deine Hand, eine für deinen Nachbarn; die letzte kommt oben auf den Stapel zurück.
goblin-teeth-coach-helped = Eine Schummelkarte hilft dir an den Regeln vorbei, und diese kostet dich nichts.
goblin-teeth-coach-shift = Ein Würfel steigt um 1, dann sinkt einer um 1: Erhöh dein eigenes Gebot und senk ein fremdes.
goblin-teeth-coach-fingers = Für jede abgeworfene Karte darfst du noch einmal Würfel ändern; behalte, was du noch spielen willst.
goblin-teeth-coach-sneaky = Ein Würfel, der noch nicht liegt, wird zur 3 oder 4: Hilf dir selbst, oder verdirb jemandem den Plan.
goblin-teeth-coach-fresh-start = Mit diesen Würfeln bietest du in dieser Runde: Sind sie niedrig, würfle neu.
goblin-teeth-coach-patient = Alle Würfel liegen: Wer jetzt schummelt, kann noch einen Schatz ergattern, und niemand kann mit einem Würfel antworten.

## Worauf der Tisch wartet, im Menü der Tempos

goblin-teeth-tempo-turn = Züge
goblin-teeth-tempo-answer = Antworten auf Karten

## Die Tabellen von `python -m games balance`

goblin-teeth-balance-held = Wie oft gewinnt, wer eine Opfergabe vor sich hat
goblin-teeth-balance-completed = Wie oft mit einer Opfergabe gewonnen wird

## Eine Partie am Tag

goblin-teeth-daily-about = Fünf Runden gegen zwei Goblins, dann ist Schluss. Mach eine Opfergabe voll, oder komm nah heran.
goblin-teeth-daily-ended = Die Partie des Tages endet nach fünf Runden.
goblin-teeth-daily-squares = -# Jedes Kästchen ist eine Runde: { $most } du hast mehr Schätze gewonnen als jeder Goblin, { $some } du hast einen Schatz gewonnen, { $nothing } keinen, { $unplayed } nicht gespielt.
goblin-teeth-daily-measure = Am besten ist eine volle Opfergabe (erst die 6er, dann A, dann B); danach zählt, wem die wenigsten Schätze fehlen, dann, wer die meisten Zähne hat.
goblin-teeth-daily-part = Runde
goblin-teeth-daily-score = { $number ->
        [0] Opfergabe vollständig
        [one] { $number } Schatz fehlt zur Opfergabe
       *[other] { $number } Schätze fehlen zur Opfergabe
    }

## Gründe im Rückblick: warum ein anderer Zug besser gewesen wäre

goblin-teeth-reason-bid = Dein Würfel gewinnt seinen Schatz in etwa { $chance } von 100 Fällen, der andere in { $more }.
# das bessere Gebot gilt einem Schatz, der der nächsten Opfergabe fehlt
goblin-teeth-reason-needed = Für { $kind ->
    [six] die { NAME($offering) }-Opfergabe
   *[letter] Opfergabe { NAME($offering) }
} fehlte dir: { NAME($lines, join: "and") }. Dort lag: { NAME($item) }.
goblin-teeth-reason-raise = Würfel auf einem Schatz zählen zusammen: Später könnte deine { $die } die { $bid } auf { $sum } heben, über die { $highest } dort.
goblin-teeth-truth-hidden = In Wahrheit war der verdeckte Schatz: { NAME($item) }.
goblin-teeth-reason-die = Der Würfel gewinnt diesen Schatz in etwa { $chance } von 100 Fällen.

# Getippte Züge: Wörter, dann das Wort der Notation.
goblin-teeth-typed-words =
    leg | lege | legen | setze | setz | setzen = place
    ziehe | zieh | ziehen | karte ziehen = draw
    räume | räum | räumen | wegräumen | aufräumen = clear
    schummle | schummel | schummeln | karte spielen = cheat
    vergifte | vergiften | gift = poison
    ende | beenden | zug beenden = end
    nein | nö | ablehnen | das reicht = decline
    würfle | würfel | würfeln | neu würfeln = reroll
    drehe | dreh | drehen | stelle | stellen = set
    nimm | nehmen = take
    erhöhe | erhöhen = shift
    wirf | abwerfen | wegwerfen = discard
    behalte | behalten = keep
    gib | geben = give
    auf den altar | altar = altar
    smaragd = emerald
    wurm = worm
    fischauge = fish-eye
    pilz = mushroom
    knopf = button
    goblinzahn | zahn | ein zahn = tooth-1
    zwei zähne | 2 zähne = tooth-2
    drei zähne | 3 zähne = tooth-3
    borgen = borrow
    ablenkung = distraction
    umtausch = exchange
    ich helf dir = let-me-help
    passen = pass
    stibitzen = pilfer
    flinke finger = quick-fingers
    frische ware = refresh
    verschieben = reposition
    wiederbeleben = revivify
    zweite chance = second-chance
    geteilte last = share-the-load
    kunstgriff = sleight-of-hand
    vorpremiere = sneak-preview
    schleich-schleich = sneaky-sneaky
    tausch = swap
    hokuspokus = switcheroo
    tischrempler = table-bump
    alles neu = total-re-roll
    platztausch = trade-places
    umstellen = transposition
    gesegnet = blessed
    tollpatschig = clumsy
    verflucht = cursed
    neustart = fresh-start
    gesetzestreu = lawful
    geduldig = patient
    giftmischer = poisoner
    höflich = polite
    priester = priest
