## Eine Partie am Tag: was `/daily` zeigt und sagt.

command-daily = Die Partie des Tages: ein kurzes Spiel, für alle das gleiche
daily-heading = **Partie des Tages** · { NAME($part) } { $number } von { $parts }{ $last ->
    [yes] , zum Schluss
   *[no] {""}
}
daily-first-heading = **Partie des Tages** · { $game }
daily-about = { $about }{ $known ->
    [yes] {""}
   *[no] {" "}Ein Versuch, für alle die gleiche Partie.
} Endet { $time }.
daily-turn = { $sign ->
    [none] Bisher in { NAME($part) } { $number }: { $each }.
   *[other] In { NAME($part) } { $number }: { $each } { $sign }.
}
daily-gain = { $own ->
    [yes] du
   *[no] { $name }
} { $how ->
    [none] +0
    [lost] −{ $points }
   *[won] +{ $points }
}
daily-title = ## { $game }, { $day }
daily-ended-sooner = Nach den Regeln war die Partie in { NAME($part) } { $number } zu Ende.
daily-in-match = In deiner Partie: { $told }
daily-result = Dein Ergebnis: **{ $score }**.
daily-unfinished = **Nicht fertig.** Der Tag war schneller vorbei als du.
daily-stopped = **Nicht fertig.** Ich wurde aktualisiert, und zu den neuen Regeln passen deine Züge nicht.
daily-place = { $where ->
    [all] Überall
    [here] Auf diesem Server
    [you] Du (**{ $score }**)
   *[there] Auf dem Server, auf dem du angefangen hast
}: { $count ->
    [1] { $until ->
        [past] Sonst wurde niemand fertig.
       *[running] Sonst ist noch niemand fertig.
    }
   *[other] { $until ->
        [past] Platz
       *[running] bisher Platz
    } **{ $place }** von { $count }{ $level ->
        [0] .
        [one] , gleichauf mit einer anderen Person.
       *[other] , gleichauf mit { $level } anderen.
    }
}
daily-next = { $played ->
    [yes] **Die Partie von heute hast du gespielt.** Die nächste beginnt { $time }: { $game }.
   *[no] Nächste Partie: { $game }, { $time }.
}
daily-moved-on = Du hast in einer anderen Nachricht weitergespielt. So steht deine Partie jetzt.
daily-copy =
    Zum Kopieren:
    ```
    { $text }
    ```
daily-share = { $signs } { $score }
daily-shared =
    Goblin Parlour · { $day }
    { $game }
    { $line }{ $how ->
        [nobody] {""}
        [beat] , besser als { $names }
        [level] , gleichauf mit { $names }
       *[lost] , geschlagen von { $names }
    }
daily-rival = { $name }{ $counts ->
    [yes] {" "}({ $points })
   *[no] {""}
}
daily-played =
    { $named ->
        [yes] Die Partie des Tages, gespielt von **{ $name }**:
       *[no] Die Partie des Tages, wie sie hier jemand gespielt hat:
    }
    { $text }
    -# { $most } mehr als jeder Goblin, { $some } etwas, { $nothing } nichts, { $less } etwas verloren. Ein Versuch am Tag: **{ daily-play }**.
daily-promise = -# { EMOJI("house_die") }Fairer Zufall: `{ $hash }`. Diese Partie lose ich allein aus, für alle die gleiche; das Geheimnis zeigen morgen `/daily` und **Gestern**.
daily-secret = -# { EMOJI("house_die") }Fairer Zufall: `{ $hash }`. Das Geheimnis dieses Tages war `{ $secret }`: Sein SHA-256 ist dieser Fingerabdruck. **Mitschrift** beweist jeden Wurf und jede Karte.
daily-play = Spielen
daily-share-button = { $named ->
    [yes] Als { $name } teilen
   *[no] Ohne Namen teilen
}
daily-yesterday = Gestern
daily-today = Heute
daily-my-result = Mein Ergebnis
daily-rules-button = Regeln

daily-rules = -# **In der Partie des Tages:** { $about } Nach den vollen Regeln endet eine Partie später. Du spielst allein gegen Goblins, in der Nachricht von `/daily`, und keine Uhr läuft.

error-daily-used = Deinen Versuch von heute hast du schon gehabt. Morgen hat `/daily` eine neue Partie.
error-daily-over = Dieser Tag ist vorbei. `/daily` zeigt die Partie von heute.
error-daily-running = Dieser Tag läuft noch. Ansehen kannst du die Partie wieder, wenn er für alle vorbei ist.
error-daily-not-finished = Du hast diese Partie noch nicht zu Ende gespielt.
error-daily-rules-changed = Ich wurde aktualisiert, und zu den neuen Regeln passen deine Züge nicht. Deshalb geht es mit dieser Partie nicht weiter. Morgen gibt es eine neue.
error-daily-no-table = Eine Tabelle gibt es nur auf Servern, auf denen ich bin.
error-daily-shared-here = Diese Partie hast du hier schon geteilt.
error-daily-share-here = Posten kann ich nur auf Servern, auf denen ich bin. Kopier stattdessen die Zeile.

## Was ein Server davon sieht: ein Bericht in einem Kanal, und die Tabelle der letzten Tage.

digest-title = ### Partie des Tages: { $game }, { $day }
digest-played = { $count ->
    [one] Eine Person hat sie hier gespielt
   *[other] { $count } Leute haben sie hier gespielt
}{ $finished ->
    [0] , aber niemand bis zum Ende.
   *[other] { $count ->
        [one] .
       *[other] , { $finished ->
            [one] eine Person bis zum Ende.
           *[other] { $finished } davon bis zum Ende.
        }
    }
}
digest-best = **{ $place }.** **{ $name }** { $line }
# Die Plätze vor dem ersten, der genannt wird.
digest-unnamed = { $last ->
    [1] **1.** Jemand, der nicht genannt wird
   *[other] **1.–{ $last }.** Leute, die nicht genannt werden
}
digest-others = { $named ->
    [yes] { $count ->
        [one] Und noch jemand.
       *[other] Und { $count } weitere.
    }
   *[no] { $count ->
        [one] Und jemand, der nicht genannt wird.
       *[other] Und { $count } Leute, die nicht genannt werden.
    }
}
digest-nobody-named = -# Bisher hat niemand zugestimmt, genannt zu werden. Wenn du eine Partie zu Ende spielst, frage ich dich, ob ich dich hier nennen darf.
digest-run = Jemand hier spielt schon { $count } Tage in Folge.
digest-today = **Heute: { $game }.** { $about } Der Tag endet { $time }.
day-today-title = ### Heute auf diesem Server: { $game }
day-today-count = { $finished ->
    [0] Fertig ist noch niemand.
    [one] Bisher ist eine Person fertig.
   *[other] Bisher sind { $finished } Leute fertig.
}
day-today-own = { $state ->
    [new] Du hast noch nicht angefangen.
    [open] Du bist noch nicht fertig.
   *[elsewhere] Du hast woanders angefangen, also zählt es hier nicht.
}
day-table-title = ### Die letzten { $days } Tage auf diesem Server
day-table-row = **{ $place }.** **{ $name }** · { $percent ->
    [-1] niemand zum Vergleichen
   *[other] besser als { $percent } % der anderen
} · { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
day-table-more = { $count ->
    [one] Und noch jemand.
   *[other] Und { $count } weitere.
}
day-table-how = -# Der Durchschnitt aller Tage, an denen auch andere fertig wurden. Eine Partie, die nicht fertig ist, schlägt niemanden. Bei weniger als { $enough } Tagen stehst du am Schluss. Hier steht nur, wer zugestimmt hat; `/me` ändert das.
day-table-none = Hier steht noch niemand: In die Tabelle kommen Tage, die vorbei sind, und Leute, die ihre Partie hier begonnen haben und genannt werden möchten. Ich frage dich nach deinem ersten Ergebnis.
daily-table = Tabelle
daily-ask-name = **Darf ich dich nennen**, im Tagesbericht des Servers und in seiner Tabelle? `/me` ändert das.
daily-name-yes = Ja, nenn mich
daily-name-no = Nein
daily-named = { $answer ->
    [yes] Danke! Tagesbericht und Tabelle dürfen dich ab jetzt nennen.
   *[no] Gut, du zählst mit, aber ohne Namen.
} `/me` ändert das.
digest-lost = Ich konnte den Tagesbericht in { $channel } auf **{ $server }** nicht posten und habe ihn deshalb ausgeschaltet. `/parlour settings` wählt einen anderen Kanal.
profile-days = Partien des Tages in den letzten 60 Tagen: { $count }, davon { $finished } zu Ende gespielt{ $percent ->
    [-1] .
   *[other] ; im Schnitt besser als { $percent } % der anderen.
}

error-digest-may-not = In diesem Kanal kann ich nicht posten, weil mir dort etwas fehlt: { $permissions }. Erlaub es in den Einstellungen des Kanals unter „Berechtigungen“, oder nimm einen anderen Kanal.
