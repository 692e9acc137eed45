## Das Profil einer Person: dasselbe in Worten und auf seinem Bild.

profile-title = { $whose ->
    [own] ## Dein Profil
   *[other] ## { $name }
}
profile-none = { $whose ->
    [own] Du hast noch keine Partie zu Ende gespielt. `/play` eröffnet einen Tisch.
   *[other] Hier gibt es keine Partie, die du sehen darfst.
}
profile-played = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
} an { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}, davon { $lately } in den letzten 30 Tagen.
profile-latest = Zuletzt: { $dots }.
profile-dot = { $left ->
    [yes] vorzeitig gegangen
   *[no] { $place ->
        [0] ohne Wertung
        [1] gewonnen
       *[other] { $place }. von { $seats }
    }
}
profile-game = **{ $game }**, { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}{ $shares ->
    [none] .
   *[other] : Siege { $shares }.
}
profile-with-people = mit Menschen { profile-share }
profile-with-goblins = mit Goblins { profile-share }
profile-all-people = **Alle Spiele**: Siege mit Menschen { profile-share }.
profile-all-goblins = **Alle Spiele**: Siege mit Goblins { profile-share }.
profile-share = { $wins } von { $count }{ $seats ->
    [0] {""}
    [2] {" "}zu zweit
    [3] {" "}zu dritt
    [4] {" "}zu viert
    [5] {" "}zu fünft
    [6] {" "}zu sechst
    [7] {" "}zu siebt
    [8] {" "}zu acht
   *[other] {" "}bei { $seats } Spielern
}{ $percent ->
    [-1] {""}
   *[other] {" "}({ $percent } statt { $even } %)
}
profile-met = Am häufigsten dabei: **{ $name }**, in { $count ->
    [one] einer Partie
   *[other] { $count } Partien
}; { $ahead }-mal davor, { $behind }-mal dahinter{ $level ->
    [0] {""}
   *[other] , { $level }-mal gleichauf
}.
profile-moment = Bester Moment: { $line }
profile-best-win = Bester Sieg: Platz 1 von { $seats } in { $game }.
profile-moment-alt = Der Spieltisch im besten Moment.
profile-in-words = In Worten
profile-see-moment = Bester Moment
profile-history = Alle Partien

## Auf dem Bild: kurz.

profile-card-played = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
} · { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}, { $lately } in den letzten 30 Tagen
profile-card-count = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
profile-card-share = { $wins }/{ $count }: { $percent } %
profile-card-few = { $wins } von { $count } gewonnen
profile-card-met = { $name }: { $count } { $count ->
    [one] Partie
   *[other] Partien
}, { $ahead } : { $behind }
profile-card-best = Der beste Moment
profile-card-best-win = Bester Sieg: Platz 1 von { $seats } in { $game }
