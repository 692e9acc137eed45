## „Wie war ich?“: der Rückblick auf einen Platz nach einer Partie.

review-ask = Wie war ich?
review-ask-short = Rückblick
review-whose = Wessen Züge soll ich mir ansehen?
review-waiting = { $same ->
    [yes] Ich sehe mir diese Partie noch an. Dein Rückblick kommt als Nächstes …
   *[no] Ich sehe mir gerade eine andere Partie an. Deine kommt als Nächstes …
}
review-looking = Ich sehe mir die Partie an …{ $percent ->
    [0] {""}
   *[other] {" "}{ $percent } %
}
review-looking-closer = Ich sehe mir die Züge noch einmal an, auf die es ankommt …
review-playing-on = Ab den zweifelhaften Zügen spiele ich weiter, um zu sehen, was sie geändert haben. Das kann eine Minute dauern …
review-heading = { EMOJI("house_lamp") }{ $kind ->
    [mistake] { $pages ->
        [one] **{ $name ->
            [you] Fehler bei { $game }
           *[other] { $name }: Fehler bei { $game }
          }**
       *[other] **{ $name ->
            [you] Fehler { $page } von { $pages }
           *[other] { $name }: Fehler { $page } von { $pages }
          }**
      }
    [best] { review-heading-game }
   *[level] { review-heading-game }{ $pages ->
        [0] {""}
        [1] {""}
       *[other] {" "}{ $page }/{ $pages }
      }
}{ $ranked ->
    [yes] , Teuerstes zuerst
   *[no] {""}
}
review-heading-game = { $name ->
    [you] **Rückblick: { $game }**
   *[other] **Rückblick: { $game }, { $name }**
}
review-basis = { $judge ->
    [goblin] So sieht es ein starker Goblin mit
   *[computed] Berechnet mit
} { $name ->
    [you] deinem Wissen.
   *[other] dem Wissen von { $name }.
}
review-luck = { $way ->
    [even] { $name ->
        [you] Du hattest
       *[other] { $name } hatte
    } etwa so viel Glück mit { review-luck-cards } wie die anderen.
    [more] { $name ->
        [you] Du hattest
       *[other] { $name } hatte
    } Glück: { review-luck-worth }{ $won ->
        [no] , und doch hat es nicht gereicht.
       *[yes] .
    }
   *[less] { $name ->
        [you] Du hattest
       *[other] { $name } hatte
    } Pech: { review-luck-worth }.
}
review-luck-cards = { $unit ->
    [gears] den Würfeln
   *[other] den Karten
}
review-luck-worth = { $unit ->
    [gears] Die Würfel
   *[other] Die Karten
} brachten { $name ->
    [you] dir
   *[other] { $name }
} etwa { $gain } { $unit ->
    [gears] Rädchen
    [gold] Gold
   *[points] { $gain ->
        [one] Punkt
       *[other] Punkte
    }
} { $way ->
    [less] weniger
   *[more] mehr
} als den anderen
# in so many decisions of all a goblin would rather have played otherwise, though none of them cost much for sure
review-no-mistake = { $decisions ->
    [0] Bei keinem dieser Züge gab es eine Wahl, also gibt es nichts zu beurteilen.
    [one] Ich habe mir eine Entscheidung angesehen und finde keinen klaren Fehler.
   *[other] Ich finde keinen einzigen klaren Fehler{ review-doubtful }
}
review-doubtful = { $doubtful ->
    [0] {" "}in { $decisions } Entscheidungen.
   *[other] , aber in { $doubtful } von { $decisions } Entscheidungen hätte ein Goblin anders gewählt.
}
review-praise = Ich finde in { $decisions } Entscheidungen keinen einzigen klaren Fehler. Gut gespielt!
review-hardly-played = { $count } von { $decisions } Entscheidungen hätte ein erwachsener oder alter Goblin fast nie so getroffen.
review-loss-one = { $unit ->
    [chance] { $cost } % Siegchance
    [gears] { $cost } Rädchen
    [gold] { $cost } Gold
   *[points] { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }
}
review-loss = Verlust: { $limit ->
    [most] bis zu
   *[about] etwa
} **{ $costs }**.
review-went-well = { $name ->
    [you] Mit etwas Glück ging es trotzdem gut: Du hast gewonnen!
   *[other] Mit etwas Glück ging es trotzdem gut: { $name } hat gewonnen!
}
# nach einem Fehler in einem Zug, den das Podest zeigt, etwa mit einem Jackpot
review-great = Es ging gut und ist trotzdem ein Highlight; im Schnitt bringt die andere Wahl mehr.
review-looks = { $looks ->
    [votes] Ich beurteile Stimmen, Ansagen und das Gold, das der Anführer behält, sonst nichts.
   *[all] {""}
}
review-no-other-mistake = { $looks ->
    [votes] Ich beurteile Stimmen, Ansagen und das Gold, das der Anführer behält, und finde sonst keinen klaren Fehler.
   *[all] Sonst finde ich keinen klaren Fehler.
}
review-mistake = { $name ->
    [you] **{ log-round }.** Du: { $played }. Ein Goblin: **{ $other }**.
   *[other] **{ log-round }.** { $name }: { $played }. Ein Goblin: **{ $other }**.
}
review-best = { $name ->
    [you] **{ log-round }, deine beste Entscheidung.** Du: **{ $played }**. Verglichen mit: { $other }.
   *[other] **{ log-round }, die beste Entscheidung.** { $name }: **{ $played }**. Verglichen mit: { $other }.
}
review-level = { $name ->
    [you] **{ log-round }.** Du: **{ $played }**.
   *[other] **{ log-round }.** { $name }: **{ $played }**.
} { $leaned ->
    [yes] Ein Goblin hätte eher das gespielt: { $other }. Aber das reicht nicht für einen Fehler.
   *[no] Ein Goblin hätte das auch gespielt. Seine nächste Idee: { $other }.
}
# $ends: welcher der Züge die Partie sofort beendet, „played“, „other“, „both“ oder „none“
review-chance = Siegchance{ review-goblins-play-on }: { $never ->
    [yes] unter { $below }
   *[no] { $played }
} % nach { review-own-move }, { $sure ->
    [yes] über
   *[no] etwa
} **{ $other } %** nach dem des Goblins{ review-goblins-else-play-on }.
review-result = Ergebnis{ review-goblins-play-on }: { $played } nach { review-own-move }, etwa **{ $other }** nach dem des Goblins{ review-goblins-else-play-on }.
review-lead = Am Ende der Partie{ review-goblins-play-on }: { $played } nach { review-own-move }, etwa **{ $other }** nach dem des Goblins{ review-goblins-else-play-on }.
review-lead-figure = { $way ->
    [level] { $versus }
   *[other] { $count } { $unit ->
        [gears] Rädchen
        [gold] Gold
       *[points] { $count ->
            [one] Punkt
           *[other] Punkte
        }
    } { $versus }
}
review-lead-versus = { $way ->
    [ahead] { $rival ->
        [none] vorn
        [best] vor den anderen
       *[other] vor { $rival }
    }
    [level] gleichauf{ $rival ->
        [none] {""}
        [best] {" "}mit der Spitze
       *[other] {" "}mit { $rival }
    }
   *[behind] { $rival ->
        [none] zurück
        [best] hinter der Spitze
       *[other] hinter { $rival }
    }
}
review-goblins-play-on = { $ends ->
    [played] {""}
    [other] {""}
    [both] {""}
   *[none] { $first ->
        [yes] , wenn Goblins weiterspielen
       *[no] {""}
    }
}
review-goblins-else-play-on = { $ends ->
    [other] {""}, der die Partie beendet
    [both] {""}, der sie auch beendet
    [played] { $first ->
        [yes] , wenn Goblins weiterspielen
       *[no] {""}
    }
   *[none] {""}
}
review-own-move = { $name ->
    [you] deinem Zug
   *[other] dem Zug von { $name }
}{ $ends ->
    [played] , der die Partie beendet
    [both] , der die Partie beendet
    [other] { $first ->
        [yes] , wenn Goblins weiterspielen
       *[no] {""}
    }
   *[none] {""}
}
review-try = Testen
review-try-dice = { $drawn ->
    [none] {""}
    [dice] Die Würfel fallen
    [cards] Die Karten kommen
    [tiles] Die Steine kommen
   *[dice-cards] Würfel und Karten kommen
}{ $drawn ->
    [none] {""}
   *[other] {" "}hier so wie in der Partie.{" "}
}Für alle anderen spielen Goblins.

error-review-not-yours = Du hattest in dieser Partie keinen Platz, also habe ich keine Züge von dir, die ich mir ansehen könnte.
error-review-stays-secret = Verdeckte Steine, die niemand angezweifelt hat, bleiben geheim. Deshalb kann ich nicht sagen, wie die anderen hier gespielt haben.
error-review-no-moves = Du hast in dieser Partie keinen eigenen Zug gemacht, also gibt es nichts anzusehen.
error-review-none-here = Auf diese Partie gibt es keinen Rückblick: Mit verdeckten Steinen sieht ein guter Bluff wie ein Fehler aus.
error-review-busy = Gerade warten mehrere Leute auf einen Rückblick. Versuch es in ein paar Minuten noch einmal.
error-review-failed = Beim Ansehen dieser Partie habe ich den Faden verloren. Drück noch einmal auf den Button, dann fange ich von vorn an.
error-review-slow = Das dauert länger als sonst, aber ich bin noch dran. Drück in einer Weile noch einmal auf den Button.
