## Eine Partie noch einmal gespielt: Replays, und was sie mit Lektionen gemeinsam haben.

replay-heading = { EMOJI("house_clock") }{ $step ->
    [0] **{ $game }** · der Anfang
   *[other] **{ log-round } von { $rounds }**{ replay-stop }
}{ $eyes ->
    [all] {" "}· die Hand von { $name }
    [own] {" "}· deine Hand
    [all-open] {" "}· was { $name } sah
    [own-open] {" "}· was du sahst
   *[everybody] {""}
}
replay-stop = { $stride ->
    [moment] {" "}· { $counts ->
        [yes] Highlight { $stop } von { $stops }
       *[no] das Ende
    }
    [mark] {" "}· { $counts ->
        [yes] dein Moment { $stop } von { $stops }
       *[no] das Ende
    }
   *[other] { $turn ->
        [own] {" "}· du bist dran
        [player] {" "}· { $whose } ist dran
       *[nobody] {""}
    }
}
replay-deal = Die Partie beginnt.
replay-sure = **Sicher?** In einer Partie lässt sich das nicht zurücknehmen. Hier schon.
replay-unseen = Ein Zug, den die anderen noch nicht sehen konnten.
replay-quiet = { $name } hat sich entschieden.
replay-first = Zum Anfang
replay-back = Zurück
replay-on = Weiter
replay-last = Zum Ende
replay-to = { log-round }
replay-by-move = Zug für Zug
replay-by-turn = { $round ->
    [auction] Schritt für Schritt
    [expedition] Schritt für Schritt
   *[other] Spieler für Spieler
}
replay-by-round = { $round ->
    [auction] Auktion für Auktion
    [expedition] Expedition für Expedition
   *[other] Runde für Runde
}
replay-by-moment = Highlights
replay-by-mark = Meine Momente
replay-eyes-everybody = Was alle sahen
replay-eyes-own = Was ich sah
replay-eyes-all = Was sah, wer dran war
replay-ways = { $stride } · { $eyes }

replay-what-if = Was, wenn?
replay-player = Spieler { $number }
replay-share = Teilen
film-question = { $place ->
    [dm] Was hättest du hier gern als bewegtes Bild, zum Weiterleiten an andere?
   *[channel] Was möchtest du allen in diesem Kanal als bewegtes Bild zeigen?
} Zu sehen ist nur, was alle sahen.
film-match = Die Partie
film-round = Diese { $round ->
    [auction] Auktion
    [expedition] Expedition
   *[other] Runde
}
film-move = Dieser Zug
film-told = **{ $game }** mit { $names }: { $part ->
    [match] eine ganze Partie in { $count } Bildern
    [round] eine { $round ->
        [auction] Auktion
        [expedition] Expedition
       *[other] Runde
    }
   *[move] ein Zug
}.
film-alt = { $game }, in { $count } Bildern, wie alle es sahen.
what-if-heading = { EMOJI("house_lamp") }**Was wäre, wenn?** Ab { what-if-round }{ $seats ->
    [1] {""}
   *[other] {" "}gegen Goblins
} · { $line }
what-if-round = { log-round }
what-if-over = { EMOJI("house_lamp") }**Was wäre, wenn?** { $game }, ab { what-if-round }. So ging es aus:
what-if-back = Replay

history-title-page = ## Deine Partien{ $pages ->
    [1] {""}
   *[other] {" "}· Seite { $page } von { $pages }
}
history-none = Du hast noch keine Partie zu Ende gespielt. `/play` eröffnet einen Tisch.
history-match = **{ $game }** · { $time } · { $left ->
    [yes] vorzeitig gegangen
   *[no] { $place ->
        [0] { $early ->
            [yes] vorzeitig beendet
           *[no] abgebrochen
        }
        [1] gewonnen
       *[other] du { $place ->
            [2] 2.
            [3] 3.
            [4] 4.
            [5] 5.
            [6] 6.
            [7] 7.
           *[8] 8.
        } von { $seats }
    }
}
# wer gewonnen hat, die Punkte von vorn, und wer dabei war: „Grub hat gewonnen, 61–59–40 · mit Grub und Cid“
history-result = { $first ->
    [0] Niemand hat gewonnen
   *[other] { $own ->
        [yes] { $winners ->
            [none] Du hast gewonnen
           *[other] Du und { $winners } habt gewonnen
        }
       *[no] { $winners } { $first ->
            [one] hat
           *[other] haben
        } gewonnen
    }{ $scores ->
        [none] {""}
       *[other] , { $scores }
    }
} · { $count ->
    [0] allein
   *[other] mit { $names }
}
history-stood-in = { $result } · zum Teil vertreten: { $own ->
    [yes] du{ $count ->
        [0] {""}
       *[other] {" "}und { $names }
    }
   *[no] { $names }
}
history-between-scores = –

error-replay-older = Diese Partie von { $game } wurde nach älteren Regeln gespielt (Version { $version }, jetzt { $known }) und lässt sich deshalb nicht noch einmal Zug für Zug ansehen. Ihre Mitschrift beweist sie trotzdem{ $had ->
    [none] .
   *[other] : Goblin Parlour { $had } hat diese Regeln.
}
error-replay-diverged = Diese Mitschrift passt nicht zu den Regeln: Zug { $number } geht anders aus.
error-replay-no-step = Diese Stelle gibt es in der Partie nicht.
error-replay-not-yours = Das sehen nur die, die mitgespielt haben, und alle, die den Kanal sehen.
error-replay-gone = Das ist nicht mehr gespeichert oder gehört jemand anderem.
error-replay-too-large = Für die Mitschrift einer Partie ist die Datei zu groß: höchstens { $kilobytes } kB.
error-replay-no-record = Diese Datei ist keine Mitschrift einer Partie. Eine bekommst du am Ende einer Partie mit „Mitschrift“.
error-replay-moved-on = Inzwischen hast du schon weitergespielt, mit einem neueren Klick auf diese Nachricht.
error-replay-busy = Ich male gerade mehrere bewegte Bilder. Versuch es gleich noch einmal.
error-replay-over = Die Partie ist hier vorbei. Geh zu einem früheren Zug zurück, wenn du etwas anderes ausprobieren willst.
error-replay-stays-secret = Verdeckte Steine, die niemand angezweifelt hat, bleiben geheim. Deshalb kannst du hier die Hände der anderen nicht sehen.
history-rematch = Noch mal
history-none-such = Keine Partie passt dazu. Nimm ein anderes Spiel oder andere Leute.
history-unknown = jemand
history-all-games = Alle Spiele
history-by-game = Nach Spiel
history-by-people = Mit diesen Leuten
history-newer = Neuere
history-older = Ältere
