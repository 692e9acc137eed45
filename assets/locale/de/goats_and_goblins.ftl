## Goats & Goblins: Optionen, Ablehnungen, Ereignisse, Ansichten und Regeln.
##
## English           German
## Leader            wer anführt, Anführer
## expedition, cave  Expedition, Höhle
## In, Out           Rein, Raus (die Stimme); drin, draußen (der Ort)
## Cave-In           Einsturz
## Gold, Gem, Trinket, Goat, Goblin: Gold, Edelstein, Klunker, Ziege, Goblin
## Push 2, Push 3    Schubs 2, Schubs 3
## Seeing Stone      Sehstein
## Warding Stone     Bannstein
## Pit Prop          Stützbalken
## Second Thoughts   Sinneswandel
## Drag Along        Schlepptau
## Leave Behind      Stubenarrest
## stack, pile       Stapel, Haufen
## No cards this trip, Only to save the cave, Ask again, No more: Erst mal ohne Karten, Nur zur Rettung, Frag wieder, Ohne mich

goats-and-goblins-title = Goats & Goblins
goats-and-goblins-option-no-votes = Ohne Abstimmung
goats-and-goblins-option-no-votes-help = Für drei: keine Abstimmung; wer anführt, zieht Karte um Karte. Zu zweit ist es immer so
goats-and-goblins-option-windows = Wann reagiert wird
goats-and-goblins-option-windows-help = Aktionskarten nach jeder gezogenen Karte, oder nur in wichtigen Momenten wie an langsamen Tischen
goats-and-goblins-option-windows-by-pace = je nach Tempo
goats-and-goblins-option-windows-every-card = nach jeder Karte
goats-and-goblins-option-windows-key-moments = in wichtigen Momenten
goats-and-goblins-option-first = Wer zuerst anführt
goats-and-goblins-option-first-help = Der Platz, der die erste Expedition anführt

error-goats-and-goblins-votes-needed = Ohne Abstimmung geht es nur mit höchstens { $most } am Tisch.
error-goats-and-goblins-declare-now = Sag zuerst, wie viele Karten deine Expedition zieht.
error-goats-and-goblins-declare-range = Eine Expedition kann jetzt { $least } bis { $most } Karten ziehen.
error-goats-and-goblins-vote-now = Stimm zuerst ab: Rein oder Raus.
error-goats-and-goblins-react-now = Der Tisch wartet auf Aktionskarten: Spiel eine, oder passe.
error-goats-and-goblins-draw-now = Du führst an: Zieh eine Karte, spiel eine, oder hör auf.
error-goats-and-goblins-draw-first = Zieh mindestens eine Karte, bevor du heimgehst.
error-goats-and-goblins-divide-now = Verteil zuerst, was die Expedition heimgebracht hat.
error-goats-and-goblins-nothing-to-divide = Gerade gibt es nichts zu verteilen.
error-goats-and-goblins-not-to-them = Dieser Anteil ist voll, oder die Person war nicht drin: Anteile unterscheiden sich höchstens um eine Karte.
error-goats-and-goblins-take-now = Nimm zuerst eine Karte vom Haufen.
error-goats-and-goblins-not-on-pile = Diese Karte liegt nicht auf dem Haufen.
error-goats-and-goblins-no-seat = Einen Spieler „{ $seat }“ gibt es nicht: Gezählt wird ab 1.
error-goats-and-goblins-no-such-card = Eine Karte „{ $card }“ gibt es in diesem Spiel nicht.
error-goats-and-goblins-at-whom = Sag dazu, gegen wen du diese Karte spielst.
error-goats-and-goblins-not-held = { NAME($action) } hast du nicht. { $count ->
    [0] Du hast keine Aktionskarte.
   *[other] Du hast: { NAME($held, join: "and") }.
}
error-goats-and-goblins-voted = Du hast abgestimmt. Bis alle so weit sind, kannst du noch eine Karte spielen.
error-goats-and-goblins-nothing-declared = Es gibt noch keine Expedition zum Anschubsen.
error-goats-and-goblins-silent = Bis dahin passt du schon.
error-goats-and-goblins-no-such-moment = Keine deiner Karten könnte dann etwas ändern.
error-goats-and-goblins-not-waited-for = Auf dich wartet gerade niemand, aber du darfst eine Karte spielen, die etwas ändert.
error-goats-and-goblins-nothing-to-play = Keine deiner Karten könnte jetzt etwas ändern, also gibt es nichts abzuwarten.
error-goats-and-goblins-not-silent = Du wirst ganz normal gefragt: Es gibt nichts zurückzunehmen.
error-goats-and-goblins-fallen = Die Höhle stürzt gerade ein: Für einen Schubs ist es zu spät.
error-goats-and-goblins-no-push = Die Expedition zieht schon alle Karten der Höhle.
error-goats-and-goblins-nothing-to-see = In der Höhle ist nichts mehr zu sehen.
error-goats-and-goblins-seen-already = Diese Karte kennst du schon.
error-goats-and-goblins-nothing-to-ward = Es liegt keine Karte da, die du bannen kannst.
error-goats-and-goblins-no-cave-in = Es gibt keinen Einsturz zum Abstützen.
error-goats-and-goblins-votes-only = Stimmen kannst du nur drehen, wenn sie aufgedeckt sind und noch keine Karte gezogen ist.
error-goats-and-goblins-leader-in = Wer anführt, ist immer drin.
error-goats-and-goblins-own-vote = Diese Karte dreht eine fremde Stimme, nicht deine.
error-goats-and-goblins-nobody-there = Auf diesem Platz stimmt niemand ab.
error-goats-and-goblins-in-already = Diese Person ist schon drin.
error-goats-and-goblins-out-already = Diese Person ist schon draußen.

goats-and-goblins-about = leicht · 30 Minuten
goats-and-goblins-blurb = Führ die anderen in eine Höhle, die euch auf den Kopf fallen will.

## Cards

# $count: the number that is printed on the card
goats-and-goblins-card-gold = Gold { $count }
goats-and-goblins-card-gem = Edelstein { $count }
goats-and-goblins-card-trinket = Klunker { $count }
goats-and-goblins-card-goat = Ziege { $count }
goats-and-goblins-card-gruff = Gruff der G.O.A.T. { $count }
goats-and-goblins-card-goblin = Goblin { $count }
goats-and-goblins-card-cave-in = Einsturz { $count }
# article "the" or "your", in the accusative or the nominative
goats-and-goblins-action-push-2 = { $article ->
    [the] { $case ->
        [accusative] den Schubs 2
       *[nominative] der Schubs 2
    }
    [your] deinen Schubs 2
   *[none] Schubs 2
}
goats-and-goblins-action-push-3 = { $article ->
    [the] { $case ->
        [accusative] den Schubs 3
       *[nominative] der Schubs 3
    }
    [your] deinen Schubs 3
   *[none] Schubs 3
}
goats-and-goblins-action-seeing-stone = { $article ->
    [the] { $case ->
        [accusative] den Sehstein
       *[nominative] der Sehstein
    }
    [your] deinen Sehstein
   *[none] Sehstein
}
goats-and-goblins-action-warding-stone = { $article ->
    [the] { $case ->
        [accusative] den Bannstein
       *[nominative] der Bannstein
    }
    [your] deinen Bannstein
   *[none] Bannstein
}
goats-and-goblins-action-pit-prop = { $article ->
    [the] { $case ->
        [accusative] den Stützbalken
       *[nominative] der Stützbalken
    }
    [your] deinen Stützbalken
   *[none] Stützbalken
}
goats-and-goblins-action-second-thoughts = { $article ->
    [the] { $case ->
        [accusative] den Sinneswandel
       *[nominative] der Sinneswandel
    }
    [your] deinen Sinneswandel
   *[none] Sinneswandel
}
goats-and-goblins-action-drag-along = { $article ->
    [the] das Schlepptau
    [your] dein Schlepptau
   *[none] Schlepptau
}
goats-and-goblins-action-leave-behind = { $article ->
    [the] { $case ->
        [accusative] den Stubenarrest
       *[nominative] der Stubenarrest
    }
    [your] deinen Stubenarrest
   *[none] Stubenarrest
}
# a card by its name alone
goats-and-goblins-card = { NAME($card) }
goats-and-goblins-source-gold = { $points } auf Goldkarten
goats-and-goblins-source-gem = { $points } in Edelsteinen
goats-and-goblins-source-trinket = { $points } in Klunkern
goats-and-goblins-source-goat = { $points } in Ziegen
goats-and-goblins-source-goblin = { $points } in Goblins
goats-and-goblins-source-action = { $points } auf Aktionskarten
goats-and-goblins-tie-goats = -# { $first } und { $second } haben gleich viel Gold: { $more } gegen { $less } Ziegen bringen { $first } nach vorn.
goats-and-goblins-tie-goblins = -# { $first } und { $second } haben gleich viel Gold und gleich viele Ziegen: { $more } gegen { $less } Goblins bringen { $first } nach vorn.
goats-and-goblins-tie-cards = -# { $first } und { $second } haben gleich viel Gold und gleich viele Ziegen und Goblins: { $more } Karten gegen { $less } bringen { $first } nach vorn, denn weniger ist besser.

## Whose turn it is

goats-and-goblins-waiting-declare = { $names }: **Wie viele Karten ziehen?**
goats-and-goblins-waiting-vote = { $names }, geheim: **rein oder raus?**
goats-and-goblins-waiting-react = { $names }: **Karte oder weiter?**
goats-and-goblins-waiting-beat = { $names }: **eine Karte spielen?**
goats-and-goblins-waiting-draw = { $names }: **tiefer oder heim?**
goats-and-goblins-waiting-draw-first = { $names }: **Zieh die erste Karte.**
goats-and-goblins-waiting-divide = { $names }, **wer bekommt { NAME($card) }?**
goats-and-goblins-waiting-take = { $names }, **nimm eine Karte.**
goats-and-goblins-asked-declare = **Wie viele Karten?**
goats-and-goblins-asked-vote = **Rein oder raus?**
goats-and-goblins-asked-react = **Karte spielen oder weiter?**
goats-and-goblins-asked-beat = **Eine Karte spielen?**
goats-and-goblins-asked-draw = **Tiefer oder heim?**
goats-and-goblins-asked-draw-first = **Zieh die erste Karte.**
goats-and-goblins-asked-divide = **Du verteilst.**
goats-and-goblins-asked-take = **Nimm eine Karte.**

## Moves

goats-and-goblins-move-declare = { $number } Karten ziehen
goats-and-goblins-move-in = Rein: Ich gehe mit { $leader }
goats-and-goblins-move-out = Raus: Ich bleibe hier oben
goats-and-goblins-move-play = Karte spielen …
goats-and-goblins-move-play-push-2 = Schubs 2: noch 2 ziehen
goats-and-goblins-move-play-push-3 = Schubs 3: noch 3 ziehen
goats-and-goblins-move-play-seeing-stone = Sehstein: die nächste Karte ansehen
goats-and-goblins-move-play-warding-stone = Bannstein: bannt { NAME($action, article: "the", case: "accusative") } von { $name }
goats-and-goblins-move-play-pit-prop = Stützbalken: den schlimmsten Einsturz entfernen
goats-and-goblins-move-play-second-thoughts = Sinneswandel: meine Stimme drehen
goats-and-goblins-move-play-drag-along = Schlepptau: { $name } muss rein
goats-and-goblins-move-play-leave-behind = Stubenarrest: { $name } bleibt draußen
goats-and-goblins-move-pass = Weiter
goats-and-goblins-move-wait = Ich will eine Karte spielen
goats-and-goblins-move-no-more = Ohne mich, bis es ernst wird
goats-and-goblins-move-skip-expedition = Keine Karten von mir bei dieser Expedition
goats-and-goblins-move-only-played = Keine Karten von mir bei dieser Expedition, bis jemand eine spielt
goats-and-goblins-move-only-save = Frag nur, wenn ich die Höhle retten oder eine Karte bannen kann
goats-and-goblins-move-only-cave-in = Frag nur noch bei einem Einsturz
goats-and-goblins-move-only-last = Frag nur noch bei der letzten Karte
goats-and-goblins-move-only-votes = Frag nur noch, wenn Stimmen aufgedeckt werden
goats-and-goblins-move-back-in = Frag mich wieder nach Karten
goats-and-goblins-move-draw = Eine Karte tiefer gehen
goats-and-goblins-move-stop = Mit alledem heimgehen
goats-and-goblins-move-give = { NAME($card) } geben an …
goats-and-goblins-move-give-to = { NAME($card) } an { $own ->
    [yes] dich
   *[no] { $name }
  }
goats-and-goblins-move-deal = Den Rest reihum verteilen, du zuletzt
goats-and-goblins-sheet-divide = Verteilen …
goats-and-goblins-sheet-card = Karte { $number }: { NAME($card) }
goats-and-goblins-sheet-card-help = Wer bekommt sie?{ $number ->
    [1] {" "}Anteile unterscheiden sich höchstens um eine Karte.
   *[other] {""}
}{ $left ->
    [0] {""}
    [one] {" "}Nach diesem Formular ist noch 1 Karte zu verteilen.
   *[other] {" "}Nach diesem Formular sind noch { $left } Karten zu verteilen.
}
goats-and-goblins-move-take = Karte nehmen …
goats-and-goblins-move-take-card = { NAME($card) } nehmen

## The same on a button, where the picture says the rest.

goats-and-goblins-press-declare = { $number }
goats-and-goblins-press-in = Rein
goats-and-goblins-press-out = Raus
goats-and-goblins-press-pass = Weiter
goats-and-goblins-press-no-more = Ohne mich
goats-and-goblins-press-skip-expedition = Erst mal ohne Karten
goats-and-goblins-press-only-save = Nur zur Rettung
goats-and-goblins-press-back-in = Frag wieder
goats-and-goblins-press-draw = Tiefer
goats-and-goblins-press-stop = Heim
goats-and-goblins-press-deal = Austeilen
goats-and-goblins-press-give = An { $own ->
    [yes] dich
   *[no] { $name }
  }
# a card on the board, and those who hold it: nobody else can press it
goats-and-goblins-press-held = { $label } ({ $names })
# on a button that has the sign of the Seeing Stone
goats-and-goblins-press-peek = Nachsehen
goats-and-goblins-press-at = { NAME($action) }: { $name }

goats-and-goblins-free-play = Du kannst eine Karte spielen, musst aber nicht.
goats-and-goblins-type-title = Wie viele Karten?
goats-and-goblins-type-hint = Mindestens 3, höchstens alle in der Höhle.

## What stands on board and panel

goats-and-goblins-line-stack = -# Auf dem Stapel, die neueste zuerst: { $cards }.
goats-and-goblins-line-stacked = { NAME($action) } ({ $name })
goats-and-goblins-line-stacked-push = { NAME($action) } ({ $name }, noch { $left })
goats-and-goblins-line-stacked-at = { NAME($action) } gegen { $target } ({ $name })
goats-and-goblins-line-hand = { $count ->
    [0] Du hast keine Karten.
   *[other] Deine Karten, die alle sehen: { NAME($cards, join: "and") }. Zusammen **{ $gold } Gold**.
}
goats-and-goblins-line-terms = Du passt, { $terms ->
    [expedition] bis diese Expedition vorbei ist
    [played] bis jemand eine Karte spielt oder diese Expedition vorbei ist
    [save] außer du kannst eine Karte bannen oder die Höhle vor dem Einsturz bewahren
    [cave-in] außer ein Einsturz wird gezogen, oder du kannst eine Karte bannen oder die Höhle vor dem Einsturz bewahren
    [last] außer die letzte Karte wird gezogen, oder du kannst eine Karte bannen oder die Höhle vor dem Einsturz bewahren
    [votes] außer Stimmen werden aufgedeckt, oder du kannst eine Karte bannen oder die Höhle vor dem Einsturz bewahren
   *[no-more] solange für deine Karten nichts auf dem Spiel steht
}.
goats-and-goblins-divide-warning = -# **{ goats-and-goblins-press-deal }** verteilt den Rest, die beste Karte zuerst, an die mit den wenigsten Karten. Du kommst zuletzt dran.
goats-and-goblins-standing-order = Du passt bis „{ goats-and-goblins-press-back-in }“, außer { $terms ->
    [save] zum Retten
    [cave-in] bei Einstürzen
    [last] bei letzter Karte
    [votes] nach der Wahl
   *[no-more] wenn es zählt
}.
# one line on a phone each
goats-and-goblins-note-seen = Dein Sehstein zeigte { NAME($card) }, schon gezogen.
goats-and-goblins-note-ended = Dein Passen ist vorbei: { $by ->
    [card] eine Karte wurde gespielt
   *[expedition] die Expedition ist zu Ende
}.
goats-and-goblins-line-vote = Du hast **{ $vote ->
    [in] Rein
   *[out] Raus
}** gestimmt. Das weißt bisher nur du.
goats-and-goblins-line-seen = Die nächste Karte der Höhle ist **{ NAME($card) }**. Das weiß nur, wer nachgesehen hat.

## What are the odds?

goats-and-goblins-topic-odds = Wie stehen die Chancen?
goats-and-goblins-odds-now = { $left ->
    [one] Eine Karte wird noch gezogen
   *[other] { $left } Karten werden noch gezogen
}, und die Einstürze stehen bei { $value } von 3. Spielt niemand mehr eine Karte, kommt die Expedition mit **{ $percent } %** Wahrscheinlichkeit heim.
goats-and-goblins-odds-title = So oft kommt eine Expedition heim, je nachdem, wie viele Karten sie von hier an zieht:
goats-and-goblins-odds-row = { $draws ->
    [one] 1 Karte: **{ $percent } %**
   *[other] { $draws } Karten: **{ $percent } %**
}
goats-and-goblins-odds-unseen = { $unseen } Karten hat noch niemand gesehen; { $aside } davon wurden vor der Partie beiseitegelegt und sind nicht in der Höhle. { $cave-ins ->
    [one] Unter den ungesehenen ist ein Einsturz:
   *[other] Unter den ungesehenen sind { $cave-ins } Einstürze:
} { NAME($cards, join: "and") }.
goats-and-goblins-odds-others = Die anderen: { NAME($cards, join: "and") }.
goats-and-goblins-odds-no-cave-ins = { $unseen } Karten hat noch niemand gesehen, und keine davon ist ein Einsturz.
goats-and-goblins-odds-seen = Diese Zahlen siehst nur du, denn in ihnen steckt die Karte, die du gesehen hast.

## What happened

goats-and-goblins-log-rules = -# Auf Schätzen steht ihr Gold; Aktionskarten bringen auch etwas und sind nach dem Spielen weg. Am Ende gewinnt das meiste Gold auf der Hand.
goats-and-goblins-expedition = **{ log-round }: { $seat }**
goats-and-goblins-event-declared = { $seat } führt eine Expedition von **{ $number } Karten** an.
goats-and-goblins-event-revealed = Mit { $seat } drin: { $in-seats }. Draußen: { $out-seats }.
goats-and-goblins-event-revealed-all-in = Alle gehen mit { $seat } hinein.
goats-and-goblins-event-revealed-all-out = Niemand geht mit { $seat }: Alle anderen bleiben draußen.
goats-and-goblins-event-played = { $seat } spielt **{ NAME($action) }**{ goats-and-goblins-gold-paid }.
goats-and-goblins-event-played-at = { $seat } spielt **{ NAME($action) }** gegen { $target-seat }{ goats-and-goblins-gold-paid }.
goats-and-goblins-gold-paid = { $gold ->
    [0] {""}
   *[other] {" "}(−{ $gold } Gold)
}
goats-and-goblins-event-pushed = Der Schubs von { $seat } bringt { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} mehr{ $more ->
    [yes] : noch { $to-draw } zu ziehen.
   *[no] .
}
goats-and-goblins-event-votes-void = Alle, die abgestimmt hatten, wählen noch einmal.
goats-and-goblins-event-waits = { $seat } will Zeit für eine Karte.
goats-and-goblins-event-heads-home = { $seat } will heim.
goats-and-goblins-event-warded = Der Bannstein bannt { NAME($action, article: "the", case: "accusative") } von { $cancelled-seat }.
goats-and-goblins-event-peeked = { $seat } schielt auf die nächste Karte der Höhle.
goats-and-goblins-event-propped = Der Stützbalken hält: Ein Einsturz { $number } ist weg. Einstürze: **{ $value } von 3**.
goats-and-goblins-event-turned-in = { $seat } ist jetzt **drin**.
goats-and-goblins-event-turned-out = { $seat } ist jetzt **draußen**.
goats-and-goblins-event-in-vain = Ohne Wirkung bleibt { NAME($action, article: "the") } von { $seat }.
goats-and-goblins-event-drew = { $seat } zieht { NAME($cards, join: "and", case: "accusative") }.{ $to-draw ->
    [0] { "" }
    [one] { " " }Noch 1 Karte.
   *[other] { " " }Noch { $to-draw } Karten.
}
# $cards: alles Gezogene, auch Einstürze; $value: was alle Einstürze der Expedition jetzt zusammen zählen
goats-and-goblins-event-drew-cave-in = { $seat } zieht { NAME($cards, join: "and", case: "accusative") }. Einstürze: **{ $value ->
    [1] 1 von 3
    [2] 2 von 3
    [3] 3 von 3
   *[other] { $value } (bei 3 stürzt die Höhle ein)
}**.{ $to-draw ->
    [0] { "" }
    [one] { " " }Noch 1 Karte.
   *[other] { " " }Noch { $to-draw } Karten.
}
goats-and-goblins-event-succeeded = { EMOJI("goats_goat") }**Die Expedition von { $seat } kommt heim** und bringt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} mit{ $alone ->
    [yes] .
   *[no] . { $seat } verteilt sie.
}
goats-and-goblins-event-came-back-empty = Die Expedition von { $seat } kommt mit leeren Händen heim.
goats-and-goblins-event-failed = { EMOJI("goats_cave_in") }**Die Höhle stürzt über { $inside } ein.** { $count ->
    [0] Gefunden war noch nichts.
    [one] Für { $out-seats } (draußen): 1 Karte.
   *[other] Für { $out-seats } (draußen): { $count } Karten.
}
goats-and-goblins-event-all-lost = { EMOJI("goats_cave_in") }**Die Höhle stürzt über { $voting ->
    [yes] allen
   *[no] { $seat }
} ein:** { $count ->
    [0] Gefunden war noch nichts.
    [one] 1 Karte{ $gold ->
        [0] {""}
       *[other] {" "}mit { $gold } Gold
    } ist weg.
   *[other] { $count } Karten{ $gold ->
        [0] {""}
       *[other] {" "}mit { $gold } Gold
    } sind weg.
}
goats-and-goblins-lost-in = { $own ->
    [yes] **Du bekommst nichts:** Du warst drin, als die Einstürze bei drei standen.
   *[no] { $count ->
        [one] { $names } bekommt nichts: drin, als die Einstürze bei drei standen.
       *[other] { $names } bekommen nichts: drin, als die Einstürze bei drei standen.
    }
}
goats-and-goblins-log-clock = Die Zeit von { $names } war um, also wählte die Uhr.
# the number in the name of a Push is how much it adds, not its gold
goats-and-goblins-event-got = { $seat } bekommt { NAME($cards, join: "and", case: "accusative") }{ $gold ->
    [0] .
   *[other] { $count ->
        [one] {" "}(**{ $gold } Gold** wert).
       *[other] {" "}(zusammen **{ $gold } Gold**).
    }
}
# how it stands below the log of an expedition
goats-and-goblins-log-holding = { $name }: { $gold } Gold
goats-and-goblins-event-ended = { $reason ->
    [cave-low] In der Höhle sind weniger als drei Karten: Dort geht niemand mehr hinunter.
   *[cave-empty] Die Höhle ist leer: Dort geht niemand mehr hinunter.
}

## What the clock did for somebody, told to them behind "Time was up at 18:10."

goats-and-goblins-clock-declared = Du hast { $number } Karten angesagt.
goats-and-goblins-clock-voted = Du bist draußen geblieben.
goats-and-goblins-clock-heads-home = Du bist heimgegangen.
goats-and-goblins-clock-drew = Du hast { NAME($card) } gezogen.
goats-and-goblins-clock-drew-cave-in = Du hast einen Einsturz { $number } gezogen.
goats-and-goblins-clock-got = Du hast { NAME($cards, join: "and", case: "accusative") } bekommen.

## The same in short, above a picture: about 50 characters each

goats-and-goblins-gist-declared = { $name } führt an und zieht { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
  }.
goats-and-goblins-gist-turnout = { $count ->
    [0] { $own ->
        [yes] Du gehst allein hinein.
       *[no] { $name } geht allein hinein.
      }
   *[other] { $own ->
        [yes] Mit dir drin: { $names }.
       *[no] Mit { $name } drin: { $names }.
      }
  }
goats-and-goblins-gist-played = { $name } spielt { NAME($action) }.
goats-and-goblins-gist-played-at = { $own ->
    [yes] **{ $name } spielt { NAME($action) } gegen dich.**
   *[no] { $name } spielt { NAME($action) } gegen { $target }.
  }
goats-and-goblins-gist-warded = { $own ->
    [yes] **{ $name } bannt { NAME($action, article: "your") }.**
   *[no] { $name } bannt { NAME($action, article: "the", case: "accusative") } von { $whose }.
  }
goats-and-goblins-gist-propped = { $own ->
    [yes] Du stützt die Höhle ab: { $value } von 3.
   *[no] { $name } stützt die Höhle ab: { $value } von 3.
  }
goats-and-goblins-gist-void = { $own ->
    [yes] Nach deinem Schubs stimmen alle neu ab.
   *[no] Nach dem Schubs von { $name } stimmen alle neu ab.
  }
goats-and-goblins-gist-waits = { $name } will Zeit für eine Karte.
goats-and-goblins-gist-peeked = { $name } kennt die nächste Karte.
goats-and-goblins-gist-knows = **Die nächste Karte, nur für dich: { NAME($card) }.**
# auf dem Brett, nach einem Seherstein
goats-and-goblins-gist-look = { $name }: Die nächste Karte steht unter { $where ->
    [menu] **Menü …**
   *[hand] **Mein Platz**
  }.
goats-and-goblins-gist-heads-home = { $name } will heim.
goats-and-goblins-gist-drew = Einstürze: { $value ->
    [1] 1 von 3.
    [2] 2 von 3.
    [3] 3 von 3.
   *[other] { $value } (bei 3 stürzt sie ein).
}
goats-and-goblins-gist-fell = { $share ->
    [lost] **{ $own ->
        [yes] { $led ->
            [yes] Deine Höhle ist eingestürzt: dein Anteil an { $count ->
                [one] 1 Karte ist weg.
               *[other] { $count } Karten ist weg.
              }
           *[no] Höhle von { $leader } über dir eingestürzt: { $count ->
                [one] 1 Karte verloren.
               *[other] { $count } Karten verloren.
              }
          }
       *[no] Höhle von { $leader } über allen eingestürzt: { $count ->
            [one] 1 Karte verloren.
           *[other] { $count } Karten verloren.
          }
      }**
    [none] { $led ->
        [yes] **Deine Höhle ist eingestürzt,** leer.
       *[no] **Höhle von { $leader }{ $own ->
            [yes] {" "}über dir
           *[no] {""}
          } eingestürzt,** leer.
      }
   *[safe] **Höhle von { $leader } eingestürzt:** { $count ->
        [one] 1 Karte für die draußen.
       *[other] { $count } Karten für die draußen.
      }
  }
goats-and-goblins-gist-home = { $own ->
    [yes] Du kamst heim mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
      }
   *[no] { $name } kam heim mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
      }
  }{ $value ->
    [0] .
   *[other] {""}; Einstürze: { $value } von 3.
  }
goats-and-goblins-gist-empty = { $own ->
    [yes] Du kamst mit nichts heim
   *[no] { $name } kam mit nichts heim
  }{ $value ->
    [0] .
   *[other] {""}; Einstürze: { $value } von 3.
  }
## Was man von einer Partie erzählt, unter dem Treppchen; $percent ist 0, wenn die Chance gut war

# $trip: how the winner got $gain gold; $by: what brought it about (a Pit Prop, a push, hardly any chance)
goats-and-goblins-highlight-turning = { $trip ->
    [led] { $name } bringt { $gain } Gold heim
    [along] { $name } bekommt { $gain } Gold von der Expedition von { $leader }
   *[fell] Die Höhle von { $leader } stürzt ein: { $name } nimmt { $gain } Gold
} { $how ->
    [early] und bleibt vorn bis zum Ende
    [level] und holt{ goats-and-goblins-highlight-once } { $rival } ein
    [ahead] und setzt sich{ goats-and-goblins-highlight-once } endgültig von { $rival } ab
   *[passed] und zieht{ goats-and-goblins-highlight-once } endgültig an { $rival } vorbei
}: **{ $now } zu { $theirs }**.{ $by ->
    [prop] {" "}Ein Stützbalken von { $helper } hielt die Höhle.
    [push] {" "}{ $pushers ->
        [one] { $pushes ->
            [one] Der Schubs von { $helper } brachte
           *[other] { $pushes } Schubse von { $helper } brachten
        }
       *[other] { $pushes } Schubse brachten
    } sie zum Einsturz.
    [odds] {" "}Die Chance heimzukommen lag bei { $percent } %.
   *[none] {""}
}
goats-and-goblins-highlight-once = { $behind ->
    [0] {""}
   *[other] , zeitweise { $behind } zurück,
}
goats-and-goblins-highlight-pushed = **{ $pushers ->
    [one] { $own ->
        [yes] { $pusher } zieht per { $pushes ->
            [one] Schubs
           *[other] { $pushes } Schubsen
        } weiter, und die Höhle stürzt ein
       *[no] { $pushes ->
            [one] Der Schubs von { $pusher } bringt
           *[other] { $pushes } Schubse von { $pusher } bringen
        } die Höhle von { $name } zum Einsturz
    }
   *[other] { $pushes } Schubse bringen die Höhle von { $name } zum Einsturz
}{ $defended ->
    [0] {""}
   *[other] , trotz { NAME($against, join: "and") }
}:** Darin waren { $gold } Gold.
goats-and-goblins-highlight-thought-again = **{ $name } hat einen { goats-and-goblins-action-second-thoughts }, geht mit { $leader } rein und wird verschüttet:** Darin waren { $gold } Gold.
goats-and-goblins-highlight-gruff = { $trip ->
    [home] { $own ->
        [yes] { $name } bringt **Gruff den G.O.A.T.** heim und behält ihn: { $gold } Gold.
       *[no] { $leader } bringt **Gruff den G.O.A.T.** heim, für { $name }: { $gold } Gold.
      }
   *[fell] Die Höhle von { $leader } stürzt ein, und **Gruff der G.O.A.T.** geht an { $name }: { $gold } Gold.
}
goats-and-goblins-highlight-home = { goats-and-goblins-highlight-led }.
goats-and-goblins-highlight-gain = { $name } kommt von { $before } auf **{ $after } Gold**.
goats-and-goblins-highlight-against-odds = { goats-and-goblins-highlight-led }. Chance darauf: **{ $percent } %**.
goats-and-goblins-highlight-saved = **Der Stützbalken von { $saver } hält die { $last ->
    [yes] letzte Höhle
   *[no] Höhle
}:** { goats-and-goblins-highlight-led }.{ $percent ->
    [0] {""}
   *[other] {" "}Chance ohne ihn: { $percent } %.
}
goats-and-goblins-highlight-led = { $gold ->
    [0] { $name } bringt { $count ->
        [0] alle
        [one] 1 Karte
       *[other] { $count } Karten
      } heim
   *[other] { $alone ->
        [yes] { $name } bringt allein **{ $gold } Gold** heim
       *[no] { $name } bringt mit den anderen **{ $gold } Gold** heim und behält { $kept }
      }
}
goats-and-goblins-highlight-buried = **Die Höhle von { $name } stürzt ein**, { $inside } sind drin: { $gold } Gold für { $out ->
    [one] { $outs }
    [2] { $outs }
   *[other] die draußen
}.
goats-and-goblins-highlight-buried-alone = **{ $name } wird allein verschüttet:** { $gold } Gold für { $out ->
    [one] { $outs }
    [2] { $outs }
   *[other] die draußen
}.
goats-and-goblins-highlight-all-lost = **Die Höhle von { $name } stürzt über { $inside ->
    [2] beiden
   *[other] allen { $inside }
} ein:** { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}{ $gold ->
    [0] {""}
   *[other] {" "}mit { $gold } Gold
} verloren.

goats-and-goblins-gist-got = { $own ->
    [yes] **Du hast { NAME($cards, join: "and", case: "accusative") } bekommen.**
   *[no] { $seats ->
        [one] { $name } hat { $count ->
            [one] { NAME($cards, join: "and", case: "accusative") }
           *[other] { $count } Karten{ goats-and-goblins-gist-gruff }
          } bekommen.
       *[other] Karten: { $each }.
      }
  }
# the same of a cave that fell before what is told; $same: how many cards each got, 0 if not all got as many
goats-and-goblins-gist-took = **{ $led ->
    [yes] Deine Höhle
   *[no] Höhle von { $leader }
} eingestürzt:** { $seats ->
    [one] { $names } hat { $count ->
        [one] { NAME($cards, join: "and", case: "accusative") }
       *[other] { $count } Karten{ goats-and-goblins-gist-gruff }
      } genommen.
   *[other] { $same ->
        [0] Karten: { $each }.
        [one] { $names } haben je eine Karte genommen.
       *[other] { $names } haben je { $same } Karten genommen.
      }
  }
goats-and-goblins-gist-got-each = { $name } { $count }{ goats-and-goblins-gist-gruff }
# Gruff the G.O.A.T. is worth a word among the cards of somebody else
goats-and-goblins-gist-gruff = { $gruff ->
    [yes] {" "}mit Gruff
   *[no] {""}
}
# what $told of the last expedition, or of several, to who has not played since
goats-and-goblins-gist-before = { $count ->
    [one] Letzte Expedition:
   *[other] Frühere Expeditionen:
} { $told }

## /rules: the first page, and those behind it

goats-and-goblins-short-goal = Bring Gold heim. Wenn die Höhle fast leer ist, zählt das Gold auf den Karten in deiner Hand, und wer das meiste hat, gewinnt. Eine Karte, die du spielst, ist weg. Alle Hände liegen offen.
goats-and-goblins-short-turn =
    • Wer anführt, **sagt an**, wie viele Karten die Expedition zieht: 3 oder mehr.
    • Alle anderen **stimmen** geheim ab: Rein oder Raus. Wer anführt, ist drin.
    • Karten werden einzeln **gezogen**. Ergeben die Einstürze zusammen 3 oder mehr, stürzt die Höhle sofort ein.
    • Hält sie, **verteilt** der Anführer die Karten an alle, die drin sind. Stürzt sie ein, **nehmen** die draußen sie sich, reihum je eine.
    • Dazwischen darfst du **Aktionskarten** spielen und auf fremde antworten. Dann führt der Nächste an.
goats-and-goblins-short-end = Wenn ein Zug mit weniger als drei Karten in der Höhle beginnen würde. Zu zweit (und zu dritt, wenn gewünscht) wird nicht abgestimmt: Dann ist Schluss, wenn die Höhle leer ist. Bei gleich viel Gold zählen die meisten Ziegen, dann die meisten Goblins, dann die wenigsten Karten.
goats-and-goblins-short-start = Je ein Schubs 2 und ein Sehstein, beide ohne Gold. In der Höhle sind { $found } Schätze und Aktionskarten ({ $without }, wo niemand abstimmt) und { $falls } Einstürze ({ $light } zählen 1, { $heavy } zählen 2); vier dieser Karten kommen ungesehen beiseite. Wer zuerst anführt, wird ausgelost oder vom Gastgeber bestimmt.
goats-and-goblins-short-house = Wie viele Karten von jeder Art in der Höhle sind und wie viel Gold sie tragen. Stützbalken, Sinneswandel, Schlepptau und Stubenarrest sind Karten dieses Bots.

goats-and-goblins-rules-expedition-title = Eine Expedition
goats-and-goblins-rules-expedition =
    ### Ansagen
    Wer anführt, sagt, wie viele Karten die Expedition zieht: mindestens 3, höchstens so viele, wie die Höhle hat.

    ### Abstimmen
    Alle anderen wählen geheim: **Rein** (In) oder **Raus** (Out). Wer anführt, ist immer drin. Die Stimmen werden gemeinsam aufgedeckt.

    ### Ziehen
    Karten werden einzeln gezogen. Ein Einsturz (Cave-In) zählt 1 oder 2. Ergeben die Einstürze **3 oder mehr**, scheitert die Expedition sofort; sonst gelingt sie.

    ### Schätze
    • **Gelungen**: Wer anführt, verteilt das Gezogene an sich und alle, die drin sind. Anteile unterscheiden sich höchstens um eine Karte; der Anführer sagt, wer mehr bekommt und was.
    • **Gescheitert**: Alle draußen nehmen reihum je eine Karte, vom Anführer aus nach links, bis keine mehr da ist. Ist niemand draußen, ist alles verloren.

    Einstürze kommen aus der Partie. Dann führt an, wer links sitzt.
goats-and-goblins-rules-cards-title = Aktionskarten
goats-and-goblins-rules-cards =
    Alle beginnen mit einem Schubs 2 und einem Sehstein; in der Höhle sind mehr. Gespielte Karten kommen aus der Partie, und ihr Gold mit ihnen.

    • **Schubs 2**, **Schubs 3** (Push): Die Expedition zieht 2 oder 3 Karten mehr.
    • **Sehstein** (Seeing Stone): Nur du siehst die nächste Karte der Höhle.
    • **Bannstein** (Warding Stone): bannt die neueste Karte auf dem Stapel, sogar einen anderen Bannstein.
    • **Stützbalken** (Pit Prop): entfernt den schlimmsten Einsturz, den diese Expedition gezogen hat, auch den, der sie begraben würde.
    • **Sinneswandel** (Second Thoughts): dreht deine eigene Stimme. **Schlepptau** (Drag Along): Wer draußen ist, muss rein. **Stubenarrest** (Leave Behind): Wer rein wollte, bleibt draußen. Diese drei gehen nur zwischen den Stimmen und der ersten Karte.

    ### Wann
    Wer anführt, darf vor dem Ansagen einen Sehstein spielen. Alle dürfen spielen, während andere abstimmen; nach einem Schubs stimmen alle neu ab. Du wirst gefragt, ob du spielst oder passt, wenn du eine Karte hast, die etwas ändern könnte: nach den Stimmen, bei einem Einsturz, wenn der nächste die Höhle zum Einsturz bringt, bei der letzten Karte und, ohne Abstimmung, wenn der Anführer heimgeht. Nach jeder anderen Karte gibt es ein paar Sekunden Pause: Drück auf **{ goats-and-goblins-move-pass }**, oder auf **{ goats-and-goblins-move-wait }**, um Zeit dafür zu haben. An langsamen Tischen (über Tage oder ohne Uhr) gibt es solche Pausen nur, wenn der Gastgeber sie will: Du wirst bei jedem Einsturz und vor der letzten Karte eines Schubses gefragt.

    ### Der Stapel
    Eine gespielte Karte wartet auf dem Stapel, und andere können mit einer Karte darauf antworten: Wer einen Bannstein hat, wird gefragt, alle anderen dürfen. Dann wirken die Karten, die neueste zuerst. Ein Schubs, der während des Ziehens gespielt wird, wird sofort gezogen, Karte für Karte; ältere Karten warten darunter, neuere unterbrechen ihn. Ist ein Schubs fertig, kann auf die Karte darunter geantwortet werden, als wäre sie gerade gespielt worden.
goats-and-goblins-rules-end-title = Das Ende
goats-and-goblins-rules-end =
    Die Partie endet, wenn ein Zug mit weniger als drei Karten in der Höhle beginnen würde.

    Das meiste Gold gewinnt. Bei Gleichstand zählen die meisten Ziegen (Gruff ist auch eine), dann die meisten Goblins, dann die wenigsten Karten; danach wird der Sieg geteilt.

    ### Die Höhle
    { $found } Schätze und Aktionskarten ({ $without }, wo niemand abstimmt), { $falls } Einstürze ({ $light } zählen 1, { $heavy } zählen 2). Vor der Partie werden von beiden je vier gemischt, und vier dieser acht kommen ungesehen beiseite.

    ### Zu zweit, oder zu dritt ohne Abstimmung
    Niemand sagt an oder stimmt ab, und Karten, die Stimmen drehen, gibt es nicht. Wer anführt, zieht Karte um Karte, mindestens eine, und hört jederzeit auf: Alles außer den Einstürzen wird behalten. Bei 3 ist alles verloren. Andere dürfen weiterhin Karten spielen; nach einem Schubs müssen erst so viele gezogen werden. Die Partie endet, wenn die Höhle leer ist.
goats-and-goblins-rules-here-title = So spielst du hier
goats-and-goblins-rules-here =
    { $place ->
        [day] Deine Partie sieht sonst niemand. Abgestimmt wird in derselben Nachricht; was dir ein Sehstein gezeigt hat, steht im **Menü …**.
       *[table] Du spielst am Spieltisch, wo es alle sehen. Ob du **Rein** oder **Raus** drückst, sieht niemand. Was dir ein Sehstein gezeigt hat, steht im **Menü …** oder unter **Mein Platz**.
    }

    { $place ->
        [day] Eine Pause für Aktionskarten wartet auf dich; wo deine kaum etwas ändert, wirst du nicht gefragt. Du kannst länger passen:
       *[table] Eine Pause für Aktionskarten ist kurz: Schweigen heißt passen. Du kannst länger passen:
    } **{ goats-and-goblins-press-skip-expedition }** gilt, bis die Expedition vorbei ist. **Nur zur Rettung** gilt über alle Expeditionen: Du wirst nur gefragt, wenn du die Höhle retten oder eine Karte bannen kannst. Im **Menü …** kannst du einen anderen Moment wählen: wenn jemand eine Karte spielt, bei einem Einsturz, bei der letzten Karte, oder wenn Stimmen aufgedeckt werden. Alle sehen, dass du passt. **{ goats-and-goblins-press-back-in }** beendet das, und eine gespielte Karte auch.

    Im **Menü …** gibt es noch **Ohne mich**: Dann wirst du nur gefragt, wenn du eine Karte bannen oder die Höhle retten kannst, { $place ->
        [day] und bei Einstürzen und der letzten Karte.
       *[table] und für ein paar Sekunden bei Einstürzen und der letzten Karte. Lässt du eine Frage nach Karten verstreichen, wirst du ebenso gefragt; an langsamen Tischen (über Tage oder ohne Uhr) hast du dann nur gepasst.

       Eine Pause von wenigen Sekunden löst keinen Ping aus: Sie wäre vorbei, bevor du da bist, und wer sie verpasst, hat nur gepasst. Kann deine Karte etwas Entscheidendes ändern, bekommst du einen Ping.
    }

    Hast du zwei Karten einer Art, spielst du die mit weniger Gold.

    Im **Menü …** zeigt **Wie stehen die Chancen?** nur dir, wie wahrscheinlich die Expedition heimkommt, genau berechnet aus allen offenen Karten.

    { $place ->
        [day] Du hast alle Zeit: Jede Frage wartet auf dich.
       *[table] Ist die Zeit um, sagt der Anführer 3 an oder geht heim; wer nicht abgestimmt hat, bleibt draußen; du nimmst die Karte mit dem meisten Gold, und Karten werden reihum verteilt.
    }

## Why a goblin would do what it does: behind “Hint”

goats-and-goblins-why-declare = Er geht so tief, wie er sich traut: Mit jeder Karte wird es wahrscheinlicher, dass die Einstürze 3 oder mehr ergeben.
goats-and-goblins-why-vote = Er vergleicht einen Anteil an dem, was heimkommt, mit dem, was die draußen bekommen, wenn die Höhle einstürzt.
goats-and-goblins-why-react = Er spielt eine Karte nur, wo sie ändert, wer was bekommt.
goats-and-goblins-why-beat = Er mischt sich nur ein, wo das ändert, wer was bekommt.
goats-and-goblins-why-draw = Er vergleicht, was schon gefunden ist, mit den Aussichten der nächsten Karte.
goats-and-goblins-why-divide = Er behält die besten Karten und gibt den Rest dorthin, wo es ihm am wenigsten wehtut.
goats-and-goblins-why-take = Er nimmt die Karte, die ihm am meisten wert ist.

## The first time: a sentence for each kind of question

goats-and-goblins-coach-declare = Du sagst an, wie viele Karten du aus der Höhle ziehst: Mehr Karten bringen mehr Schätze, aber Einstürze, die zusammen drei ergeben, beenden alles sofort.
goats-and-goblins-coach-vote = Geh rein für einen Anteil am Fund; bleib draußen, und du bekommst ihn, wenn die Höhle einstürzt.
goats-and-goblins-coach-react = Du hast eine Aktionskarte, die jetzt etwas ändern könnte: Spiel sie für ihre Wirkung, oder drück auf **{ goats-and-goblins-press-pass }** und behalt ihr Gold.
goats-and-goblins-coach-beat = Du musst nichts tun: Gleich geht es weiter. Drück auf **{ goats-and-goblins-move-wait }**, um Zeit dafür zu haben, oder auf **{ goats-and-goblins-move-pass }**.
goats-and-goblins-coach-draw = Zieh Karte um Karte, und hör auf, wann du willst: Du behältst, was du gezogen hast, außer die Einstürze ergeben drei. Dann ist alles verloren.
goats-and-goblins-coach-divide = Am Ende zählt Gold, also behalt das Beste. Aber alle, die drin waren, bekommen etwa so viele Karten wie du.
goats-and-goblins-coach-take = Was du nimmst, behältst du: Gold zählt am Ende, und eine Aktionskarte kannst du vorher spielen.

## What the table waits for, in the menu of paces

goats-and-goblins-tempo-turn = Anführen
goats-and-goblins-tempo-answer = Stimmen und Antworten
goats-and-goblins-tempo-reaction = Aktionskarten
goats-and-goblins-tempo-beat = kurze Pausen

## The table of `python -m games balance`

goats-and-goblins-balance-declared = Wie viele Karten Anführer ansagen und wie oft die Expedition heimkommt

## A deal a day.
goats-and-goblins-daily-about = Fünf Expeditionen mit drei Goblins, dann ist Schluss. Dein Gold zählt.
goats-and-goblins-daily-ended = Die Partie des Tages endet nach fünf Expeditionen.
goats-and-goblins-daily-squares = -# Jedes Kästchen ist eine Expedition: { $most } du bekamst mehr Gold als jeder Goblin, { $some } du bekamst Gold, { $nothing } keins, { $less } du hast Gold verloren, { $unplayed } nicht gespielt.
goats-and-goblins-daily-measure = Das meiste Gold ist am besten.
goats-and-goblins-daily-part = Expedition
goats-and-goblins-daily-score = { $number } Gold

## Reasons in a review: why another move would have been better

goats-and-goblins-reason-in = Von 100 solchen Expeditionen ({ $cards } Karten) kommen { $odds } heim; fällt die Höhle, bekommen die draußen, was gezogen wurde. Ein erwachsener oder alter Goblin würde fast nie mitgehen.
goats-and-goblins-reason-out = Von 100 solchen Expeditionen ({ $cards } Karten) kommen { $odds } heim. Ein erwachsener oder alter Goblin würde fast nie draußen bleiben.
goats-and-goblins-reason-out-pushed = Von 100 solchen Expeditionen ({ $cards } Karten) kommen { $odds } heim, mit { $pushed } mehr durch offene Schubse { $after }. Ein erwachsener oder alter Goblin würde fast nie draußen bleiben.
goats-and-goblins-reason-high = Von 100 Expeditionen, die { $cards } Karten ziehen, kommen { $odds } heim. Bei { $more } Karten sind es { $better }.
goats-and-goblins-reason-low = Von 100 Expeditionen, die { $cards } Karten ziehen, kommen { $odds } heim. Bei { $more } Karten sind es aber immer noch { $better }.
goats-and-goblins-reason-divided = Wer anführt, konnte von diesen { $cards } Karten noch { $most } Gold behalten, danach höchstens { $kept }.
goats-and-goblins-truth-cave = In Wahrheit ergaben die Einstürze unter den nächsten { $cards } Karten zusammen { $value }; bei 3 stürzt die Höhle ein.
goats-and-goblins-truth-pushed = In Wahrheit hätten { $cards } Karten allein gehalten; { $seats ->
    [one] { $count ->
        [one] der Schubs von { $seat } brachte
       *[other] die Schubse von { $seat } brachten
    }
   *[other] { $count } Schubse brachten
} die Höhle zum Einsturz.
goats-and-goblins-truth-held = In Wahrheit ergaben die Einstürze unter den nächsten { $cards } Karten zusammen { $value }, aber eine gespielte Karte rettete die Expedition.
goats-and-goblins-reason-odds = Von 100 Expeditionen, die { $cards } Karten ziehen, kommen { $odds } heim.
goats-and-goblins-reason-odds-out = Von 100 Expeditionen, die { $cards } Karten ziehen, kommen { $odds } heim; fällt die Höhle, bekommen die draußen, was gezogen wurde.

# Typed moves are read in English notation. These words stand for it, a line each: "grün | grüner = green".
goats-and-goblins-typed-words =
    ansagen | sage an | sag an | ich sage = declare
    rein | drin | ich gehe mit = in
    raus | draußen = out
    spiel | spiele | spielen = play
    schubs | schubse = push
    sehstein = seeing-stone
    bannstein = warding-stone
    stützbalken | balken = pit-prop
    sinneswandel = second-thoughts
    schlepptau = drag-along
    stubenarrest = leave-behind
    warte | warten = wait
    passen | passe = pass
    ohne mich = no more
    aussetzen = skip expedition
    frag wenn | frag mich wenn | frag mich nur wenn = only
    einsturz = cave-in
    letzte | letzte karte = last
    retten = save
    stimmen = votes
    gespielt = played
    frag wieder | frag mich wieder = back in
    tiefer | zieh | ziehe | ziehen = draw
    heim | heimgehen | nach hause | aufhören = stop
    gib | gebe | geben = give
    austeilen | verteilen | rest verteilen = deal
    teile | aufteilen = share
    nimm | nehme | nehmen = take
    edelstein = gem
    klunker = trinket
    ziege = goat
