## Gobblestones: Optionen, Ablehnungen, Ereignisse, Ansichten und Regeln.
##
## English       German
## tile          Stein (ein roter, blauer … Stein)
## rack          Bänkchen
## bag           Beutel
## space         Feld
## field         Spielplan (aus neun Tafeln)
## board (5×5)   Tafel
## row           Reihe (Zeile oder Spalte)
## lay nothing   nichts legen, passen
## bluff, claim  Bluff, behaupten
## trust         glauben
## challenge     anzweifeln
## red, yellow, green, blue, turquoise, grey: rot, gelb, grün, blau, türkis, grau

gobblestones-title = Gobblestones
gobblestones-option-bluff = Bluff
gobblestones-option-bluff-help = Steine werden verdeckt gelegt, und die anderen dürfen sie anzweifeln
gobblestones-option-first = Wer beginnt
gobblestones-option-first-help = Der Platz, der beginnt
gobblestones-option-short-end = Kurzes Ende
gobblestones-option-short-end-help = Ohne Stein am Zug (etwa nach einer Fünferreihe) endet die Partie; sonst ziehst du nur nach

error-gobblestones-no-space = Ein Feld „{ $space }“ gibt es nicht: Die Spalten gehen von A bis O, die Zeilen von 1 bis 15.
error-gobblestones-no-colour = Die Farbe „{ $colour }“ gibt es nicht. Es gibt Rot, Gelb, Grün, Blau und Türkis.
error-gobblestones-which-way = Sag dazu, wohin die Reihe geht: rechts, links, runter oder hoch.
error-gobblestones-edge = Hinter { $space } ist der Spielplan zu Ende.
error-gobblestones-no-tile = Auf deinem Bänkchen ist kein { NAME($colour, style: "stem") }er Stein.
error-gobblestones-covered = Auf { $space } liegt schon ein Stein.
error-gobblestones-five = Mehr als fünf Steine darfst du in einem Zug nicht legen.
error-gobblestones-colour = Auf { $space } passen nur { NAME($takes, style: "stem") }e Steine, kein { NAME($colour, style: "stem") }er.
error-gobblestones-square = Mit einem Stein auf { $space } wäre ein Quadrat aus 2×2 Feldern voll, und das ist nie erlaubt.
error-gobblestones-row = { $space } liegt nicht in einer Linie mit deiner Reihe.
error-gobblestones-centre = Der erste Stein der Partie kommt auf das mittlere Feld einer Tafel.
error-gobblestones-touch = { $space } grenzt an keinen Stein auf dem Spielplan.
error-gobblestones-take-gap = Ohne den Stein auf { $space } wäre der Rest deiner Reihe nicht erlaubt.
error-gobblestones-take-none = Auf { $space } hast du in diesem Zug keinen Stein gelegt.
error-gobblestones-answer-first = Sag zuerst, ob du das glaubst.
error-gobblestones-nothing-hidden = Hier ist nichts anzuzweifeln: Du bist dran und legst Steine.

gobblestones-source-rows = { $points } für Reihen
gobblestones-source-challenges = { $points } fürs Anzweifeln
gobblestones-source-bonus = { $points } für Steine am Ende
gobblestones-about = mittel · 40 Minuten
gobblestones-blurb = Leg bunte Steine in Reihen und verputz die besten Felder. Und bluffe, wenn du dich traust.

## Whose turn it is

gobblestones-waiting-turn = { $names }: **Du bist dran.**
gobblestones-waiting-challenge = { $names }: **Glauben oder nicht?**
gobblestones-claim = { $name } behauptet: { NAME($tiles, join: "and", style: "counted") }, für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
gobblestones-gist = { $own ->
    [yes] Zuletzt: { $each }.
   *[no] { $each }.
}
# one of several in a list; "first" where the line begins with it; $lost: what wrong challenges cost
gobblestones-gist-one = { $own ->
    [first] Du
    [yes] du
   *[no] { $name }
} { $how ->
    [none] +0
    [passed] { $own ->
        [no] hat gepasst
       *[yes] hast gepasst
    }
    [lost] −{ $lost }
   *[won] +{ $points }{ $lost ->
        [0] {""}
       *[other] {" "}−{ $lost }
    }
}
gobblestones-gist-caught = { $own ->
    [caught] **{ $challenger } hat dich erwischt:** keine Punkte.
    [challenger] Du hast { $name } erwischt: keine Punkte.
   *[no] { $challenger } hat { $name } erwischt: keine Punkte.
}
# a challenge of an honest play; "brief": of others, where a line has room for few letters
gobblestones-gist-proved = { $own ->
    [challenger] { $name } war **ehrlich:** du −{ $points }, { $name } +{ $points }.
    [proved] { $challenger } hat dich zu Unrecht angezweifelt: Deine { $points } zählen, { $challenger } −{ $points }.
    [brief] { $name } war ehrlich: { $name } +{ $points }, { $challenger } −{ $points }.
   *[no] { $challenger } hat gezweifelt, und { $name } war ehrlich: { $name } +{ $points }, { $challenger } −{ $points }.
}
gobblestones-gist-empty = { $names }: keine Steine mehr.
# a turn that ended because time was up; $laid is "unsaid" where there is no room for it
gobblestones-gist-late = Zeit um für { $name }{ $laid ->
    [unsaid] {""}
    [0] : nichts gelegt{ $draws ->
        [0] {""}
       *[other] , { $draws } gezogen
    }
   *[other] : { gobblestones-count-laid }
}.
gobblestones-count-laid = { $laid ->
    [one] 1 Stein gelegt
   *[other] { $laid } Steine gelegt
}
gobblestones-gist-bare = { $draws ->
    [0] Du hattest keine Steine mehr und hast nur gezogen.
   *[other] Du hattest keine Steine und hast { $draws } gezogen.
}
gobblestones-asked-turn = **Du bist dran.**
gobblestones-asked-challenge = **Glauben oder anzweifeln?**
# beside “It’s your turn.”, in the same line of a phone: rows in the picture that are bluffs
gobblestones-asked-bluffs = { $count ->
    [1] { $signs } lügt.
   *[other] { $signs } lügen.
}
# behind “Menu…”: where rings in the picture cross, where each begins and ends
gobblestones-crossing = Ringe, die sich kreuzen: { $each }.
gobblestones-ring-ends = { $sign } { $count ->
    [1] { $first }
   *[other] von { $first } bis { $last }
}

## Moves

gobblestones-move-lay = Einzelner Stein …
gobblestones-move-take = Zurücknehmen
gobblestones-others = { $laid ->
    [0] Andere Reihen, einzelne Steine …
   *[other] { $more ->
        [yes] Reihen, Steine, zurücknehmen …
       *[no] Zurücknehmen …
    }
}
gobblestones-all-back = { $count ->
    [2] Beide Steine zurücknehmen
   *[other] Alle { $count } Steine zurücknehmen
}
gobblestones-move-take-tile = { $space } zurücknehmen
gobblestones-which-tile = **Welcher Stein?** { $space }
gobblestones-move-lay-tile = { $space }: { NAME($colour, style: "noun") } legen
gobblestones-move-end = { $ends ->
    [no] Zug beenden: { gobblestones-count-tiles }, { gobblestones-count-points }
   *[other] Zug und Partie beenden: { gobblestones-count-tiles }, { gobblestones-count-points }
}
# On the button where the screen of a phone has room for few letters
gobblestones-pass = { $ends ->
    [yes] Passen, Partie aus
   *[no] { $count ->
        [0] Passen
       *[other] Passen, { $count } ziehen
    }
}
gobblestones-end = { $ends ->
    [no] Zug beenden, +{ $points }
   *[other] Partie aus, +{ $points }
}
gobblestones-move-pass-and-end = Nichts legen und die Partie beenden
gobblestones-move-pass = { $count ->
    [0] Nichts legen
    [one] Nichts legen, 1 Stein ziehen
   *[other] Nichts legen, { $count } Steine ziehen
}
gobblestones-move-trust = Glauben: Die Reihe bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
gobblestones-move-trust-short = Glauben
gobblestones-move-challenge-short = Anzweifeln (riskiert { $points })
gobblestones-move-challenge = Anzweifeln: Stimmt alles, verlierst du { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

gobblestones-sheet-row = Reihe legen …
gobblestones-sheet-start = Wo fängt sie an?
gobblestones-sheet-start-help = Auf diese Felder passt einer deiner Steine. Eine Reihe überspringt bedeckte Felder.
gobblestones-sheet-way = In welche Richtung geht sie?
gobblestones-sheet-way-help = Vom ersten Stein aus. Ausgefüllt ist die beste Reihe mit bis zu drei Steinen.
gobblestones-sheet-right = Nach rechts
gobblestones-sheet-left = Nach links
gobblestones-sheet-down = Nach unten
gobblestones-sheet-up = Nach oben
gobblestones-sheet-tile = Stein { $number }
gobblestones-sheet-tile-help = Von deinem Bänkchen{ $number ->
    [1] ; auf ein graues Feld passt jede Farbe.
   *[other] .
}
gobblestones-sheet-none = Kein Stein mehr
gobblestones-row = { $spaces } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
gobblestones-row-whole = { $bluff ->
    [yes] Bluff:{" "}
   *[no] {""}
}{ gobblestones-row }
# what a goblin would lay, behind “Hint”: by the sign of its ring, if it has one
gobblestones-hint-row = { $bluff ->
    [yes] den Bluff{" "}
   *[no] {""}
}{ $sign ->
    [none] { gobblestones-row }
   *[other] { $sign }: { gobblestones-row }
}
gobblestones-row-help = { gobblestones-count-tiles }; { $draws ->
    [0] danach ziehst du keinen
    [one] danach ziehst du 1
   *[other] danach ziehst du { $draws }
}
gobblestones-space = { $space } · { NAME($colour) } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
# Styles: "plain" rot; "noun" Rot; "stem" for "rot" + "er Stein", "es Feld"; "counted" for 1 roter, 2 rote
gobblestones-colour-red = { $style ->
    [noun] Rot
    [stem] rot
    [counted] { $count ->
        [one] { $case ->
            [accusative] 1 roten
           *[nominative] 1 roter
        }
       *[other] { $count } rote
    }
   *[plain] rot
}
gobblestones-colour-yellow = { $style ->
    [noun] Gelb
    [stem] gelb
    [counted] { $count ->
        [one] { $case ->
            [accusative] 1 gelben
           *[nominative] 1 gelber
        }
       *[other] { $count } gelbe
    }
   *[plain] gelb
}
gobblestones-colour-green = { $style ->
    [noun] Grün
    [stem] grün
    [counted] { $count ->
        [one] { $case ->
            [accusative] 1 grünen
           *[nominative] 1 grüner
        }
       *[other] { $count } grüne
    }
   *[plain] grün
}
gobblestones-colour-blue = { $style ->
    [noun] Blau
    [stem] blau
    [counted] { $count ->
        [one] { $case ->
            [accusative] 1 blauen
           *[nominative] 1 blauer
        }
       *[other] { $count } blaue
    }
   *[plain] blau
}
gobblestones-colour-turquoise = { $style ->
    [noun] Türkis
    [stem] türkisfarben
    [counted] { $count ->
        [one] { $case ->
            [accusative] 1 türkisen
           *[nominative] 1 türkiser
        }
       *[other] { $count } türkise
    }
   *[plain] türkis
}
gobblestones-colour-grey = { $style ->
    [noun] Grau
    [stem] grau
    [counted] { $count } auf Grau
   *[plain] grau
}
gobblestones-colour-hidden = verdeckt
gobblestones-turned-red = { gobblestones-colour-red } (verdeckt)
gobblestones-turned-yellow = { gobblestones-colour-yellow } (verdeckt)
gobblestones-turned-green = { gobblestones-colour-green } (verdeckt)
gobblestones-turned-blue = { gobblestones-colour-blue } (verdeckt)
gobblestones-turned-turquoise = { gobblestones-colour-turquoise } (verdeckt)

gobblestones-count-tiles = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
gobblestones-count-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Asked once more before a move that ends the match; $bluff: "yes" where others may challenge the play first.

gobblestones-sure-short-draw = **Wirklich?** Im Beutel sind zu wenige Steine zum Nachziehen: { $bluff ->
    [yes] Wird die Reihe nicht als Bluff entlarvt, endet die Partie hier.
   *[no] Damit endet die Partie.
}
gobblestones-sure-empty-rack = **Wirklich?** Wer als Nächstes dran ist, hat keinen Stein mehr: { $bluff ->
    [yes] Wird die Reihe nicht als Bluff entlarvt, endet die Partie hier.
   *[no] Damit endet die Partie.
}
gobblestones-sure-last-tiles = **Wirklich?** Das sind deine letzten Steine, und du ziehst keine mehr: { $bluff ->
    [yes] Wird die Reihe nicht als Bluff entlarvt, endet die Partie spätestens, wenn du wieder dran bist.
   *[no] Die Partie endet spätestens, wenn du wieder dran bist.
} Alle anderen sind höchstens noch einmal dran.
gobblestones-last-turn = **Letzter Zug**: { $name } hat keine Steine mehr, und mit dem nächsten Zug von { $name } endet die Partie.
gobblestones-sure-all-idle = **Wirklich?** Der Beutel ist leer, und niemand sonst hat etwas gelegt. Damit endet die Partie.
# The row that a move lays, below the question; $row: its first and last space
gobblestones-sure-row = Du legst { gobblestones-count-tiles } auf { $row }, für **{ gobblestones-count-points }**.

gobblestones-topic-unseen = Ungesehene Steine
gobblestones-unseen = Noch nicht gesehen hast du { NAME($tiles, join: "and", style: "counted", case: "accusative") }. Sie sind { $bag ->
    [0] auf den Bänkchen der anderen
   *[other] im Beutel ({ $bag }) oder auf den Bänkchen der anderen
}{ $bluff ->
    [yes] {" "}oder liegen verdeckt
   *[no] {""}
}.
gobblestones-unseen-none = Du hast alle Steine gesehen.

gobblestones-type-hint = Zum Beispiel: grün n10 oder n8 rot, n9 blau oder H8 rechts: rot blau grün

## On board and panel

gobblestones-rack = { $count ->
    [0] Dein Bänkchen ist leer.
   *[other] Dein Bänkchen: { NAME($tiles, join: "and", style: "counted") }.
}
# an jemanden, dessen verdeckte Reihe die anderen beurteilen
gobblestones-judged = { $count ->
    [one] { $names } entscheidet, ob die Reihe stimmt.
   *[other] Die anderen entscheiden, ob die Reihe stimmt.
}
# a choice of the form that lays a row: tiles of one colour
gobblestones-tiles = { NAME($tiles, style: "counted") }
# one of several in a list: "red on H8, blue on H9, and red on H10"
gobblestones-tile = { $grey ->
    [yes] jede Farbe
   *[no] { NAME($colour, style: "noun") }
} auf { $space }
# $answer: "trust" or "challenge"; only its player reads it, as long as others think
gobblestones-answered = { $answer ->
    [trust] Du glaubst es.
   *[challenge] Du zweifelst es an.
} Das weißt bisher nur du.
gobblestones-laid = { $count ->
    [one] 1 Stein in diesem Zug gelegt, bisher { $points } wert.
   *[other] { $count } Steine in diesem Zug gelegt, bisher { $points } wert.
} Noch siehst nur du das.{ $bluff ->
    [yes] {" "}Zweifelt niemand, bleiben die Farben bis zum Ende der Partie geheim; danach stehen alle Steine in der **Mitschrift**.
   *[no] {""}
}
gobblestones-skips-turn = Kein Stein mehr: { $bluff ->
    [yes] Erwischt dich niemand, kannst du im nächsten Zug nur ziehen.
   *[no] Im nächsten Zug kannst du nur ziehen.
}
gobblestones-row-skips-turn = { $signs } { $count ->
    [one] braucht
   *[other] brauchen
} alle Steine: Im Zug danach kannst du nur ziehen.
gobblestones-laid-so-far = { $count ->
    [0] In diesem Zug liegt noch kein Stein.
   *[other] Bisher { gobblestones-count-tiles } gelegt: +{ $points }.
}
## Was man von einer Partie erzählt, unter dem Treppchen; $name ist, wessen Tat es ist

gobblestones-highlight-best-row = { $seat } legt die beste Reihe der Partie, für { gobblestones-highlight-points }.
gobblestones-highlight-row = { $seat } legt eine Reihe für { gobblestones-highlight-points } auf einmal.
gobblestones-highlight-long = { $seat } legt **{ $count } Steine** in einem Zug, für { gobblestones-highlight-points }.
gobblestones-highlight-lead = Die Führung wechselte **{ $count }-mal**.
# $behind: by how many points the winner had trailed, or 0 for a few
gobblestones-highlight-turning = { $how ->
    [early] { $seat } geht mit { gobblestones-highlight-where } in Führung und bleibt vorn: am Ende **{ $now } zu { $theirs }**.
   *[other] { $seat }{ $behind ->
        [0] {""}
       *[other] , zeitweise { $behind } zurück,
    } { $how ->
        [level] holt { $rival } ein
        [ahead] setzt sich endgültig von { $rival } ab
       *[passed] zieht endgültig an { $rival } vorbei
    }, mit { gobblestones-highlight-where }: **{ $now } zu { $theirs }**.
}
gobblestones-highlight-challenged = { $rival } zweifelt { $owner } zu Unrecht an und verliert { gobblestones-highlight-points }: { $seat }{ $behind ->
    [0] {""}
   *[other] , zeitweise { $behind } zurück,
} { $how ->
    [level] zieht gleich
    [ahead] setzt sich ab
   *[passed] überholt
}, **{ $now } zu { $theirs }**.
gobblestones-highlight-rack = { $seat } { $how ->
    [level] holt { $rival } ein
    [ahead] setzt sich von { $rival } ab
   *[passed] zieht an { $rival } vorbei
}: { gobblestones-highlight-points } für übrige Steine, **{ $now } zu { $theirs }**.
gobblestones-highlight-where = { $count ->
    [one] einem Stein
   *[other] { $count } Steinen
} für { $points }
gobblestones-highlight-points = { $points ->
    [one] **1 Punkt**
   *[other] **{ $points } Punkte**
}
gobblestones-highlight-uncaught = { $count ->
    [one] { $name } blufft auf { $row } für { gobblestones-highlight-points }, und niemand merkt es.
   *[other] { $name } kommt mit **{ $count } Bluffs** durch, für { $total } Punkte.
}
gobblestones-highlight-honest = **{ $times }-mal** angezweifelt, nie gelogen: { $name } kostet das nichts, aber { $count ->
    [one] { $first } { $most ->
        [one] **1 Punkt**
       *[other] **{ $most } Punkte**
      }
    [2] { $first } **{ $most }** und { $second } **{ $next } Punkte**
   *[other] { $payers } zusammen **{ $total } Punkte**
}.
gobblestones-highlight-doubter = { $name } zweifelt { $count }-mal zu Unrecht: **−{ $points }**.
gobblestones-highlight-catcher = { $name } durchschaut { $count } Bluffs: **+{ $points }**.
gobblestones-highlight-caught = { $challenger } durchschaut den Bluff von { $seat }: { gobblestones-highlight-points } weg.
gobblestones-highlight-caught-again = { $challenger } erwischt { $seat } **noch einmal** beim selben Bluff: { $points }.
gobblestones-highlight-trusted-again = { $seat } wiederholt einen Bluff, den { $challenger } durchschaut hatte, und alle glauben ihn: { gobblestones-highlight-points }.
gobblestones-highlight-costly = { $challenger } zweifelt { $seat } zu Unrecht an: **−{ $points }**.
# $bluffs ist „Cid 4, Bob 1“
gobblestones-uncaught = -# { $bluffs ->
    [none] Kein Bluff kam durch.
   *[other] Unentdeckte Bluffs: { $bluffs }.
}
gobblestones-topic-bluffs = Unentdeckte Bluffs
gobblestones-uncaught-title = **Bluffs, die niemand entdeckt hat:**
gobblestones-uncaught-rows = **{ $name }: { $count ->
    [one] 1 Bluff
   *[other] { $count } Bluffs
} für { gobblestones-count-points }:** { $rows }
gobblestones-uncaught-row = { $row } für { $points }
gobblestones-own-challenges = -# { $count ->
    [one] Du hast einmal angezweifelt, { $right ->
        [0] zu Unrecht
       *[one] zu Recht
    }
   *[other] Du hast { $count }-mal angezweifelt, { $right ->
        [0] nie
       *[other] { $right }-mal
    } zu Recht
}: { $points ->
    [0] nichts verloren.
    [one] −1 Punkt.
   *[other] −{ $points } Punkte.
}
# below the last board
gobblestones-masks = Was geglaubt wurde, bleibt verdeckt, auch nach der Partie.{ $bluffs ->
    [no] {""}
   *[yes] {" "}**{ gobblestones-topic-bluffs }** nennt alle Reihen, die geblufft waren.
}
gobblestones-uncaught-by = { $name } { $count }{ $points ->
    [unsaid] {""}
   *[other] {" "}für { $points }
}


## What happened

gobblestones-event-played = { $seat } legt { $tiles } für { $points ->
    [one] **1 Punkt**
   *[other] **{ $points } Punkte**
}{ gobblestones-draws }.
gobblestones-draws = { $draws ->
    [0] {""}
    [one] {" "}und zieht 1 Stein
   *[other] {" "}und zieht { $draws } Steine
}
gobblestones-event-passed = { $seat } legt nichts{ gobblestones-draws }.
gobblestones-event-nothing-to-lay = { $seat } hat keine Steine mehr{ $draws ->
    [0] {" "}und legt nichts
   *[other] , legt nichts{ gobblestones-draws }
}.
gobblestones-event-hid = { $seat } legt verdeckt und behauptet: { $tiles }, für { $points ->
    [one] **1 Punkt**
   *[other] **{ $points } Punkte**
}.
gobblestones-event-trusted = { $others ->
    [one] { $names } glaubt
   *[other] Alle glauben
} { $seat }: { $points ->
    [one] **1 Punkt**
   *[other] **{ $points } Punkte**
}{ $draws ->
    [0] {""}
    [one] , 1 Stein gezogen
   *[other] , { $draws } Steine gezogen
}.
gobblestones-event-proved = { $challenger-seat } zweifelt, doch { $seat } hatte recht: { NAME($tiles, join: "and", style: "counted") }. { $challenger-seat } verliert **{ $points }**, { $seat } bekommt ebenso viel{ gobblestones-draws }.
gobblestones-event-caught = { $challenger-seat } erwischt { $seat } beim Bluffen. { $count ->
    [one] Der Stein ({ NAME($tiles, join: "and", style: "counted") }) geht
   *[other] Die Steine ({ NAME($tiles, join: "and", style: "counted") }) gehen
} zurück: keine Punkte, nichts gezogen.
# behind how a row was judged: who had not answered it in time, or is not there
gobblestones-trusted-for = { $by ->
    [away] { $names } { $count ->
        [one] ist
       *[other] sind
    } nicht da, also zählt das als Vertrauen.
    [gone] { $names } { $count ->
        [one] hat
       *[other] haben
    } den Tisch verlassen, also zählt das als Vertrauen.
   *[clock] Die Zeit von { $names } war um, also vertraute die Uhr.
}
gobblestones-lie = { $space } war { NAME($colour) } statt { NAME($claimed) }.
gobblestones-unanswered = Als die Partie endete, war noch offen, ob { $name } geblufft hatte: Die Reihe bringt keine Punkte.
gobblestones-log-holding = { $name } { $below ->
    [yes] −{ $points }
   *[no] { $points }
}
gobblestones-event-drew-tiles = Du ziehst { NAME($colours, join: "and", style: "noun") }.
gobblestones-event-ended = { $reason } Steine auf den Bänkchen zählen je einen Punkt: { $bonus }.
gobblestones-rack-bonus = { $name } +{ $points }
gobblestones-end-short-draw = Der Beutel reicht nicht: Der Schmaus ist vorbei.
gobblestones-end-empty-rack = Ein Bänkchen ist leer: Der Schmaus ist vorbei.
gobblestones-end-all-idle = Niemand legt mehr etwas: Der Schmaus ist vorbei.

## What the clock did for somebody, told to them behind "Time was up at 18:10."

gobblestones-clock-played = Du hast { $tiles } gelegt, für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
gobblestones-clock-hid = Du hast verdeckt gelegt und behauptest: { $tiles }.
gobblestones-clock-passed = Du hast nichts gelegt.
gobblestones-clock-answered = Du hast es geglaubt.

## /rules: the first page, and those behind it

gobblestones-short-goal = Leg deine Steine auf die wertvollsten Felder. Wer am Ende die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.
gobblestones-short-turn =
    • **Leg** bis zu fünf Steine ohne Lücke in eine Zeile oder Spalte, jeden auf ein Feld seiner Farbe; auf Grau passt jede Farbe.
    • Mindestens einer muss an einen älteren Stein grenzen. Ein volles Quadrat aus 2×2 Feldern darf nie entstehen.
    • Die Zahlen, die du abdeckst, sind deine **Punkte**.
    • **Zieh** für jeden der fünf Steine, den du nicht gelegt hast, einen neuen: zwei gelegt, drei gezogen. Dein Bänkchen darf wachsen. Legst du deine letzten Steine als Fünferreihe, ziehst du keinen, und dein nächster Zug besteht nur aus Ziehen.
    • Mit der Option **Bluff** liegen alle Steine verdeckt, und ihre Farben dürfen falsch sein: Die Seite **Bluff** sagt, wie das geht.
gobblestones-short-end = Wenn jemand den letzten eigenen Stein legt und im Beutel zu wenige zum Nachziehen sind. Ist der Beutel leer, auch, wenn jemand mit leerem Bänkchen an der Reihe ist oder alle nacheinander nichts legen. Jeder Stein auf deinem Bänkchen ist dann einen Punkt wert.
gobblestones-short-start = Fünf Steine auf einem eigenen Bänkchen, das beliebig wachsen darf. Im Beutel sind 100 Steine, 20 von jeder der fünf Farben. Wer beginnt, wird ausgelost oder vom Gastgeber bestimmt.
gobblestones-short-house = Die neun Tafeln: welche Farbe und welche Zahl wo steht.

gobblestones-rules-play-title = Der Zug
gobblestones-rules-play =
    ### Legen
    Leg bis zu fünf Steine von deinem Bänkchen, alle in eine Zeile oder eine Spalte und ohne Lücke: Zwischen deinen beiden äußersten Steinen muss jedes Feld bedeckt sein, von deinen oder von älteren Steinen.
    • Ein Stein muss die Farbe seines Feldes haben. Auf graue Felder passt jede Farbe, sie sind aber nichts wert.
    • Mindestens ein Stein muss Seite an Seite an einen älteren grenzen.
    • Die allerersten Steine der Partie müssen das mittlere Feld einer der neun Tafeln bedecken.
    • Ein Stein darf nie ein Quadrat aus 2×2 bedeckten Feldern voll machen.

    Im Bild werden gerade die drei Steine mit goldenem Rand gelegt: Mit dem älteren dazwischen ergeben sie eine Reihe ohne Lücke.

    ### Punkte und Nachziehen
    Die Zahlen, die du abdeckst, sind deine Punkte. Danach ziehst du für jeden der fünf Steine, den du nicht gelegt hast, einen neuen: keinen gelegt, fünf gezogen; zwei gelegt, drei gezogen; fünf gelegt, keinen gezogen. Auf ein Bänkchen passt beliebig viel, es dürfen also auch sechs Steine oder mehr sein. Legst du fünf Steine und hast keinen anderen, vergeht dein nächster Zug damit, fünf zu ziehen.
gobblestones-rules-end-title = Das Ende
gobblestones-rules-end =
    Die Partie endet sofort, wenn jemand den letzten eigenen Stein legt und im Beutel zu wenige zum Nachziehen sind. Jeder Stein, der noch auf deinem Bänkchen steht, ist einen Punkt wert.

    Wer genau fünf Steine gelegt hat, zieht nichts nach und hat vielleicht ein leeres Bänkchen:
    • Solange im Beutel Steine sind, legst du in deinem nächsten Zug nichts und ziehst fünf, oder so viele, wie da sind. Das geschieht von selbst.
    • Ist der Beutel leer, endet die Partie, wenn du wieder dran bist, oder früher, wenn jemand nachziehen müsste.

    Sie endet auch, wenn der Beutel leer ist und alle nacheinander nichts legen.

    Mit der Option **Kurzes Ende** endet die Partie bei einem Zug mit leerem Bänkchen, auch wenn im Beutel noch Steine sind. Und sie endet, sobald zum ersten Mal zu wenige Steine zum Nachziehen da sind.
gobblestones-rules-bluff-title = Bluff
gobblestones-rules-bluff =
    Mit der Option **Bluff** werden alle Steine verdeckt gelegt. Die Felder müssen weiterhin passen, die Farben aber nicht: Du darfst bluffen.

    Nach jedem Zug sehen die anderen, welche Farben er behauptet, nämlich die der bedeckten Felder. Dann entscheiden alle geheim und gleichzeitig, ob sie das glauben. Zweifelt jemand, werden die Steine der Reihe aufgedeckt:
    • Alles richtig: Sie bleiben offen liegen, und wer gezweifelt hat, verliert die Punkte, die die Reihe wert ist. Man kann auch unter null fallen.
    • Etwas falsch: Sie kommen zurück aufs Bänkchen, es gibt keine Punkte, und nichts wird gezogen.

    Zweifeln mehrere, zählt nur, wer als Nächstes an der Reihe wäre.

    Eine geglaubte Reihe bleibt verdeckt, auch am Ende der Partie. Dann sage ich, wie viele Bluffs von wem durchkamen. Alle Steine stehen nur in der **Mitschrift**, damit alle das Nachziehen prüfen können.
gobblestones-rules-here-title = So spielst du hier
gobblestones-rules-here =
    { $place ->
        [day] Dein Bänkchen und deine Buttons stehen in der Nachricht von `/daily`, die nur du siehst.
       *[table] Dein Bänkchen und deine Buttons findest du in deinen Direktnachrichten und hinter **Meine Hand** am Spieltisch.
    }

    Die Reihen mit den meisten Punkten haben in deinem Bild einen Ring: ① bis ④ legen sie sofort, und die Zahl sagt, was der Zug bringt. Mit Bluff sind manche Ringe gelogen, nämlich die roten, gestrichelten mit einem Goblin an der Zahl, zum Beispiel ❸ und ❹: Das siehst nur du. Jeder Ring legt dann seine Reihe und beendet den Zug. In der Liste darunter stehen andere Reihen, einzelne Steine (die meisten Punkte zuerst) und was du zurücknehmen darfst. Auf helle Felder passt einer deiner Steine, am Spieltisch der Stein von irgendwem. Pfeile in den Ecken heißen, dass der Spielplan oben oder unten weitergeht: Dort liegt noch nichts. Oder drück auf **Menü …**, **Zug eintippen** und schreib in beliebiger Reihenfolge und kurz: `grün n10`, `n8 rot, n9 blau` oder `H8 rechts: rot blau grün` (auch links, runter, hoch). Bis zum Ende deines Zuges darfst du Steine zurücknehmen; vorher sieht sie niemand.

    { $place ->
        [day] Du hast alle Zeit: Dein Zug endet erst, wenn du ihn beendest.
       *[table] Ist die Zeit um, endet dein Zug mit dem, was du gelegt hast, und den anderen glaubst du ihre Reihen.
    }

## Why a goblin would do what it does: behind “Hint”

gobblestones-why-turn = Er will viele Punkte mit wenigen Steinen: Jeder Stein sollte etwa vier bringen, denn dafür ziehst du einen weniger.
gobblestones-why-challenge = Er wägt ab, was die Reihe bringen würde und wie wahrscheinlich ihre Farben sind, nach allem, was du an Steinen gesehen hast.

## The first time: a sentence for each kind of question

gobblestones-coach-turn = { $variant ->
    [bluff] Leg Steine verdeckt in eine Reihe, auf beliebige Farben: Die Zahlen, die du abdeckst, sind deine Punkte, außer jemand zweifelt und ein Stein hat nicht die Farbe seines Feldes. Rote Ringe, etwa ❸, sind solche Bluffs.
   *[no] Leg Steine in eine Reihe, jeden auf seine Farbe oder auf Grau: Die Zahlen, die du abdeckst, sind deine Punkte.
} Eine Reihe muss an einen Stein auf dem Spielplan grenzen; die allererste bedeckt die Mitte einer Tafel. Das Bild zeigt nur die Zeilen in der Nähe von Steinen: Die anderen sind leer.
gobblestones-coach-challenge = Diese Steine liegen verdeckt und können ein Bluff sein. Zweifelst du einen Bluff an, bringt er nichts; zweifelst du eine ehrliche Reihe an, verlierst du ihre Punkte. Deine Antwort bleibt geheim, bis alle entschieden haben.

## What the table waits for, in the menu of paces

gobblestones-tempo-turn = Züge
gobblestones-tempo-answer = Anzweifeln

## What `python -m games.gobblestones.doubter` prints

gobblestones-doubter = Wie gut sich die Bluffs von Goblins durchschauen lassen: Ein Spieler zweifelt nach einer Tabelle, wie oft Reihen von gleichem Aussehen gelogen waren.
gobblestones-doubter-fit-help = in wie vielen Partien die Tabelle entsteht, jede zweimal gespielt (200)
gobblestones-doubter-won = Der Zweifler gewinnt { $share } ({ $least }–{ $most }) von { $matches } Partien gegen einen Goblin der Stufe { $level }.
gobblestones-doubter-rows = { $tiles } Steine für { $least }–{ $most } Punkte: { $lies } von { $number } Reihen waren gelogen ({ $share })

## A deal a day.
gobblestones-daily-about = Acht Züge gegen einen Goblin; es zählen nur Punkte, keine übrigen Steine. Nach jedem ziehst du fünf minus die gelegten. Die letzten fünf zu legen kostet einen der acht Züge.
gobblestones-daily-ended = Die Partie des Tages endet nach je acht Zügen.
gobblestones-daily-squares = -# Jedes Kästchen ist dein Zug und der vom Goblin { $first ->
    [you] danach
   *[goblin] davor
}: { $most } du bekamst mehr Punkte als der Goblin, { $some } du bekamst Punkte, { $nothing } keine, { $less } du hast Punkte verloren, { $unplayed } nicht gespielt.
gobblestones-daily-measure = Die meisten Punkte sind am besten.
gobblestones-daily-part = Zug
gobblestones-daily-score = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }

## Reasons in a review: why another move would have been better

gobblestones-reason-counted = Der Beutel war leer: Von hier an waren alle Steine bekannt, und ich habe bis zum Ende gerechnet.
# $more: the points of the other row, which leaves $left tiles more ($others of it are laid)
gobblestones-reason-kept = Deine Reihe: { $points } Punkte mit { $tiles ->
    [one] { $tiles } Stein
   *[other] { $tiles } Steinen
}. { $others ->
    [0] Nichts zu legen
    [one] Die andere, { $more } mit 1 Stein,
   *[other] Die andere, { $more } mit { $others } Steinen,
} lässt dir { $left ->
    [one] 1 Stein mehr
   *[other] { $left } Steine mehr
} für später, etwa { $worth } Punkte wert.
# $saved and $less: what the tiles on the rack can lay next, after the other row and after the reader's; $kept: its tiles
gobblestones-reason-saved = { $laid ->
    [nothing] Legst du nichts
   *[row] Mit der anderen Reihe, für { $more } Punkte
}, behältst du { NAME($kept, join: "and", style: "counted", case: "accusative") }: Die bringen als Nächstes { $saved } Punkte. Nach deiner Reihe, für { $points }, haben deine Steine höchstens { $less }.
# $lack: how many points less the other row brings now
gobblestones-reason-both = Der andere Zug bringt jetzt { $lack ->
    [one] 1 Punkt
   *[other] { $lack } Punkte
} weniger, lässt dir aber Steine für später etwa { $saved } mehr und { $seat } Platz für etwa { $spared } weniger.
gobblestones-reason-next = Nach deiner Reihe kann { $seat } im Schnitt etwa { $points } Punkte legen, nach der anderen { $less }.
gobblestones-reason-row = { $points } Punkte mit { $tiles ->
    [one] { $tiles } Stein
   *[other] { $tiles } Steinen
}; die andere Reihe: { $more } mit { $others }.

# Typed moves are read in English notation. These words stand for it, a line each: "grün | grüner = green".
gobblestones-typed-words =
    rot | roter | rote | roten | ro = red
    gelb | gelber | gelbe | gelben | ge = yellow
    grün | grüner | grüne | grünen = green
    blau | blauer | blaue | blauen = blue
    türkis | türkiser | türkise | türkisen | tü = turquoise
    rechts | nach rechts = right
    links | nach links = left
    runter | unten | nach unten | abwärts = down
    hoch | rauf | oben | nach oben | aufwärts = up
    leg | lege | legen | setz | setze = lay
    nimm | nehme | zurück | zurücknehmen | nimm zurück = take
    fertig | beenden | zug beenden | beende | nichts legen = end
    glauben | glaube | glaub ich | stimmt = trust
    anzweifeln | zweifeln | zweifle | zweifle an | gelogen = challenge
