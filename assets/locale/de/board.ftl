## Spieltische, Ansichten, Lobby, Antworten: was allen Spielen gemeinsam ist.

# board = Spieltisch · panel = deine Ansicht · table = Tisch · match = Partie · seat = Platz · host = Gastgeber
# Buttons: My hand = Meine Hand, My seat = Mein Platz, Menu… = Menü …, Hint = Tipp, Join = Mitspielen, Start = Start
# Record = Mitschrift, Replay = Replay, Great moments = Highlights, How did I play? = Wie war ich?, review = Rückblick
# default moves = Züge von selbst · takeover: ein Goblin springt ein · quiet hours = Ruhezeit · clock = Uhr

between-sentences = {" "}
between-times = { $times }× { $name }
board-announced = -# Von den Leuten, die diesen Bot betreiben: { $text }
board-moved = -# Ich komme nicht mehr in den Thread dieses Tisches, deshalb steht der Spieltisch hier.
board-until = { EMOJI("house_clock") }{ $time } · { $line }
board-asleep = { EMOJI("house_moon") }{ $name }
board-single = { $line } *(Der einzige Zug: Er spielt sich von selbst.)*
board-some = { $names } und { $more } weitere
board-thinks = { $names } { $count ->
    [one] denkt
   *[other] denken
} nach.
board-stand-in = Goblin von { $name }
board-coach = { EMOJI("house_lamp") }{ $line }{ $clock ->
    [yes] {" "}Beim ersten Mal hast du doppelt so viel Zeit.
   *[no] {""}
}
frame-more = Menü …
frame-remember = Zug merken
frame-small = -# { $line }
frame-new = { $names ->
    [you] Neu hier? **{ frame-more }** erklärt es.
   *[other] { $names }, neu hier? **{ frame-more }** erklärt es.
}
board-hand = Meine Hand
board-read = Tisch vorlesen
board-brief = { $told } Den Rest findest du im „Menü …“ unter „Tisch vorlesen“.
board-seat = Mein Platz
log-round = { $round ->
    [turn] Zug
    [expedition] Expedition
    [auction] Auktion
   *[round] Runde
} { $number }
log-round-title = **{ log-round }**
log-goes-on = -# { log-round } geht weiter:
log-now = -# { $over ->
    [yes] Am Ende
   *[no] Jetzt
} · { $each }.
log-rematch = **Revanche**
log-start = { $count ->
    [1] { $names } spielt allein.
   *[other] Es spielen, in dieser Reihenfolge: { $names }.{ $by ->
        [lot] {" "}{ $first } beginnt, so will es das Los.
        [choice] {" "}{ $first } beginnt, so will es der Gastgeber.
        [turn] {" "}{ $first } beginnt: Bei einer Revanche wechselt das.
       *[rules] {""}
    }
}
log-seat = -# { $kind ->
    [left] { $name } hat die Partie verlassen.
    [left-server] { $name } hat den Server verlassen.
    [back] { $name } ist wieder da.
    [taken] { $name } übernimmt { $whose ->
        [nobody] einen freien Platz
       *[other] den Platz von { $whose }
    }.
    [let-in] { $known ->
        [yes] { $remover } lässt { $name } wieder herein.
       *[no] { $name } darf zurückkommen.
    }
    [new-host] { $known ->
        [yes] { $remover } hat den Tisch an { $name } übergeben: Gastgeber ist jetzt { $name }.
       *[no] Gastgeber ist jetzt { $name }.
    }
    [new-host-by-manager] { $known ->
        [yes] { $remover } (Verwalter) hat { $name } zum Gastgeber gemacht.
       *[no] Ein Verwalter dieses Servers hat { $name } zum Gastgeber gemacht.
    }
    [paused] Der Tisch macht Pause; { $name } hat darum gebeten.
    [paused-alone] { $name } hat die Partie angehalten.
    [paused-for] Die Partie macht Pause, solange { $name } nicht da ist.
    [paused-by-manager] { $name } hat die Partie angehalten.
    [resumed] Die Partie geht weiter.
    [resumed-as-asked] Die Partie geht auf Wunsch von { $name } weiter.
    [resumed-by-manager] { $name } lässt die Partie weitergehen.
    [refused-pause] { $name } wollte eine Pause; der Tisch war dagegen.
    [refused-resume] { $name } wollte weiterspielen; der Tisch war dagegen.
    [refused-pace] { $name } wollte ein anderes Tempo; der Tisch war dagegen.
    [refused-end] { $name } wollte die Partie beenden; der Tisch war dagegen.
    [refused-replace] { $known ->
        [yes] { $name } wollte { $remover } entfernen; der Tisch war dagegen.
       *[no] { $name } wollte jemanden entfernen; der Tisch war dagegen.
    }
    [refused-seat] { $known ->
        [yes] { $name } wollte den Platz von { $remover }; der Tisch war dagegen.
       *[no] { $name } wollte einen Platz; der Tisch war dagegen.
    }
   *[removed] { $name } wurde { removed-by } entfernt.
}{ $plays ->
    [goblin] {" "}Ein Goblin springt ein.
    [default] {" "}Solange wird dort von selbst gespielt.
   *[nobody] {""}
}
# $what: log-agreed, what ended a match within a round
log-agreed-end = { $what }.
log-agreed = { $count ->
    [one] { $name } hat die Partie hier beendet
   *[other] Die Partie wurde hier im Einvernehmen beendet
}
log-closed = { $by ->
    [somebody] **{ $name } hat den Tisch vor dem Ende geschlossen: Niemand gewinnt.**
    [nobody-left] **Es war niemand mehr da, deshalb ist der Tisch geschlossen: Niemand gewinnt.**
   *[itself] **Der Tisch wurde vor dem Ende geschlossen: Niemand gewinnt.**
}
log-pace = -# { $by ->
    [player] { $name } hat ein anderes Tempo gewählt
    [host] Der Gastgeber hat ein anderes Tempo gewählt
   *[vote] Der Tisch hat sich auf ein anderes Tempo geeinigt
} · *{ $pace }*
# $name: who should have made the move; other sentences may follow in the same line
board-told-clock = { $line } *(Die Zeit von { $name } war um.)*
board-told-away = { $line } *({ $name } ist gerade nicht da.)*
board-told-gone = { $line } *({ $name } hat den Tisch verlassen.)*
since = { $own ->
    [yes] -# Seit deinem letzten Zug:
    [never] -# Bisher:
   *[no] -# Seit dem letzten Zug von { $name }:
}

board-away = -# { $count ->
    [one] { $names } ist nicht da:
   *[other] { $names } sind nicht da:
} Bis zum nächsten Klick spielt { $goblin ->
    [yes] ein Goblin.
   *[no] die Uhr.
}
board-away-until = -# { $name } ist bis { $time } nicht da{ $goblin ->
    [yes] : Ein Goblin springt ein.
   *[no] .
}
removed-by = { $by ->
    [player] von { $remover }
    [host] vom Gastgeber
    [vote] durch eine Abstimmung{ $known ->
        [yes] {" "}auf Wunsch von { $remover }
       *[no] {""}
    }
   *[manager] von { $known ->
        [yes] { $remover } (Verwalter)
       *[no] einem Verwalter dieses Servers
    }
}
manager-named = { $name } (Verwalter)
board-missing = -# { $state ->
    [removed] { $names } { $count ->
        [one] wurde
       *[other] wurden
    } { removed-by } entfernt. { $goblin ->
        [yes] Ein Goblin spielt weiter.
       *[no] Es wird von selbst gespielt.
    }
    [welcome] { $names } { $count ->
        [one] wurde entfernt und darf
       *[other] wurden entfernt und dürfen
    } zurückkommen.
    [left] { $names } { $count ->
        [one] ist weg.
       *[other] sind weg.
    }{ $reader ->
        [player] {""}
       *[anybody] {" "}Platz übernehmen? `/table sit`
    }
   *[away] { $names } { $count ->
        [one] ist
       *[other] sind
    } nicht da.
}
board-notice-pace = -# { $by ->
    [somebody] { $host } hat das Tempo geändert
    [host] Der Gastgeber hat das Tempo geändert
    [vote] Ihr habt euch auf ein anderes Tempo geeinigt
   *[manager] Ein Verwalter dieses Servers hat das Tempo geändert
} · *{ $about }*
board-notice-host = -# { $by ->
    [manager] { $known ->
        [yes] { $actor } (Verwalter) hat { $about } zum Gastgeber gemacht.
       *[no] Ein Verwalter dieses Servers hat entschieden: Gastgeber ist jetzt { $about }.
    }
    [somebody] { $actor } hat den Tisch an { $about } übergeben: Gastgeber ist jetzt { $about }.
   *[host] Gastgeber ist jetzt { $about }.
}
board-notice-let-in = -# { $by ->
    [manager] { $known ->
        [yes] { $actor } (Verwalter) lässt { $about } wieder herein.
       *[no] Ein Verwalter dieses Servers lässt { $about } wieder herein.
    }
    [somebody] { $actor } lässt { $about } wieder herein.
   *[host] Der Gastgeber lässt { $about } wieder herein.
}
board-notice-back = -# { $about } ist wieder da.
board-notice-resume = -# { $about } lässt die Partie weitergehen.
board-notice-agreed = -# { $count ->
    [one] { $names } lässt die Partie weitergehen.
   *[other] { $names } waren dafür: Die Partie geht weiter.
}
board-notice-refused = -# Nein von { $names }: { vote-refused }
vote-refused = { $kind ->
    [pace] Das Tempo bleibt, wie es ist.
    [replace] { $known ->
        [yes] { $whose } bleibt am Tisch.
       *[no] Niemand wird entfernt.
    }
    [seat] { $asker } bekommt den Platz nicht.
   *[other] Die Partie { $state ->
        [paused] bleibt angehalten.
       *[playing] geht weiter.
    }
}
board-left = -# { $count ->
    [one] { $names } ist gerade nicht am Tisch.
   *[other] { $names } sind gerade nicht am Tisch.
} { $goblin ->
    [yes] Ein Goblin springt ein.
   *[no] Solange wird dort von selbst gespielt.
} Zurückkommen geht jederzeit; andere können mit `/table sit` um den Platz bitten.
board-welcome = -# { $count ->
    [one] { $names } wurde entfernt und darf zurückkommen.
   *[other] { $names } wurden entfernt und dürfen zurückkommen.
} { $goblin ->
    [yes] Bis dahin springt ein Goblin ein.
   *[no] Bis dahin wird von selbst gespielt.
} Andere können mit `/table sit` um den Platz bitten.
board-removed = -# { $count ->
    [one] { $names } wurde
   *[other] { $names } wurden
} { removed-by } entfernt. { $goblin ->
    [yes] Ein Goblin springt ein.
   *[no] Solange wird dort von selbst gespielt.
} Um den Platz kann mit `/table sit` jemand anderes bitten.
board-paused = { EMOJI("house_pause") }{ $by ->
    [manager] { $known ->
        [yes] **{ $name } hat als Verwalter die Partie angehalten**
       *[no] **Ein Verwalter dieses Servers hat die Partie angehalten**
    }
    [away] **Pause, solange { $name } nicht da { $count ->
        [one] ist
       *[other] sind
    }**
    [agreed] **Pause: { $name } waren dafür**
   *[other] { $known ->
        [yes] { $host ->
            [yes] **{ $name } (Gastgeber) hat die Partie angehalten**
           *[no] **{ $name } hat die Partie angehalten**
        }
       *[no] **Pause**
    }
}{ $by ->
    [vote] ; der Tisch war dafür
   *[other] {""}
} · { $time }
board-rests = -# { $by ->
    [manager] Weiter geht es, wenn ein Verwalter dieses Servers es will,
    [away] Weiter geht es, wenn { $name } wieder da { $count ->
        [one] ist
       *[other] sind
    }, wenn { pause-wanted },
   *[other] Weiter geht es, wenn { pause-wanted },
} oder { $until }.{ $clock ->
    [yes] {" "}Die Uhr steht.
   *[no] {""}
}
pause-wanted = { $people ->
    [one] du **{ proposal-go-on }** drückst
   *[other] { $needed ->
        [one] jemand von euch **{ proposal-go-on }** drückt
       *[other] { $needed } von euch dafür sind
    }
}

proposal-asks = { EMOJI("house_ballot") }**{ $question }**
proposal-answers = -# { $yes ->
    [0] Noch kein Ja
   *[other] { $yes } Ja
}{ $no ->
    [0] {""}
   *[other] , { $no } Nein ({ $noes })
}: { $share ->
    [all] Alle müssen zustimmen, noch offen: { $awaited }
   *[other] { $needed } von { $voters } müssen zustimmen
}{ $host ->
    [yes] {" "}oder der Gastgeber
   *[no] {""}
} · endet { $time }
proposal-needs = { EMOJI("house_ballot") }**{ $question }** { $yes ->
    [0] Noch hat niemand Ja gesagt.
   *[other] Ja sagen: { $names }.
}{ $no ->
    [0] {""}
   *[other] {" "}Nein: { $noes }.
} { $missing ->
    [one] Noch ein Ja fehlt
   *[other] Noch { $missing } Ja-Stimmen fehlen
}{ $host ->
    [yes] {""}, oder das Ja des Gastgebers allein
   *[no] {""}
}: Zustimmen { $share ->
    [half] muss die Hälfte derer, die mitspielen.
    [most] müssen mehr als die Hälfte derer, die mitspielen.
   *[all] müssen alle, die mitspielen.
} Die Frage läuft { $time } ab.
proposal-pause = { $name } fragt: Machen wir Pause?
proposal-resume = { $name } fragt: Spielen wir weiter?
proposal-pace = { $name } fragt: Spielen wir in einem anderen Tempo? { $pace }.
proposal-end = { $name } fragt: Beenden wir die Partie jetzt? Sie zählt so, wie es steht, außer bei Gleichstand aller.
proposal-seat = { $name } möchte auf dem Platz von { $whose } weiterspielen und sähe dann diese Hand. In Ordnung?
proposal-replace = { $name } fragt: { $goblin ->
    [yes] Nehmen wir { $whose } aus der Partie? Auf dem Platz spielt dann ein Goblin weiter.
   *[no] Nehmen wir { $whose } aus der Partie? Auf dem Platz wird dann von selbst gespielt.
} { $whose } kann nur zurück, wenn der Gastgeber es erlaubt.
proposal-yes = { $length ->
    [bare] Ja
   *[whole] { $kind ->
        [pause] Ja, Pause
        [resume] Ja, weiter
        [pace] Ja, dieses Tempo
        [end] Ja, beenden
        [seat] Ja, gern
       *[replace] Ja, entfernen
    }
}
proposal-no = Nein
proposal-yours = -# Du hast { $vote ->
    [yes] Ja
   *[no] Nein
} gesagt.
proposal-go-on = Weiterspielen

panel-title = ### { $game }{ $place ->
    [none] {""}
   *[other] {" "}in { $place }
}
panel-hint = Tipp
panel-hint-play = So spielen
panel-hint-told =
    Ein Goblin an deiner Stelle würde so spielen: **{ $move }**.
    { $why }
panel-homeless = -# Ich komme nicht an den Ort dieses Tisches und kann den Spieltisch dort nicht zeigen. Die Partie geht hier weiter.
panel-absent = Du hast zwei Züge verpasst: { $goblin ->
    [yes] Ein Goblin spielt für dich.
   *[no] Für dich wird sofort von selbst gespielt.
} Drück an diesem Tisch auf irgendeinen Button, und du bist wieder da.
# "yes": Ein Satz des Spiels sagt, was die Uhr getan hat
panel-time-up = **Um { $time } war die Zeit um**{ $known ->
    [yes] .
   *[no] , also hat die Uhr für dich geantwortet.
}
panel-minded = Auf deinem Platz bei **{ $game }** in { $place } spielt ein Goblin. Du kannst ihn jederzeit zurückhaben.
panel-welcome = Du wurdest aus **{ $game }** in { $place } entfernt und darfst jetzt zurückkommen. Bis du deinen Platz zurücknimmst, spielt dort ein Goblin.
panel-welcome-lobby = Du darfst zu **{ $game }** in { $place } zurückkommen: Drück in der Einladung auf **{ lobby-join }**.
panel-welcome-late = Die Partie **{ $game }** in { $place } { $state ->
    [over] ist vorbei
   *[closed] wurde vor ihrem Ende geschlossen
}. Zurückkommen kannst du nicht mehr.
panel-welcome-asking = Du wurdest aus der Partie **{ $game }** in { $place } entfernt und kannst zurückkommen, wenn der Gastgeber oder die Hälfte der anderen zustimmt.
seat-request = Um den Platz bitten
panel-removed = Du wurdest { removed-by } aus **{ $game }** in { $place } entfernt.{ $over ->
    [yes] {""}
   *[no] { $plays ->
        [goblin] {" "}Ein Goblin spielt für dich weiter.
        [default] {" "}Für dich wird von selbst gespielt.
       *[nobody] {""}
    }{ $by ->
        [manager] {" "}Ein Verwalter dieses Servers kann dich wieder hereinlassen.
       *[other] {" "}Zurück kommst du nur, wenn { $lets ->
            [nobody] der Gastgeber dich lässt.
           *[host] { $host } (Gastgeber) dich lässt.
        }
    }
}
removal-reason = Der Grund: „{ $reason }“
removal-explain = { $name } den Grund nennen …
removal-line = Dein Grund
removal-line-help = In wenigen Worten. { $about ->
    [closing] Alle, die die Einladung sehen, können ihn lesen.
   *[person] Nur diese Person kann ihn lesen.
}
answer-reason = { $name } kann deinen Grund jetzt lesen.
closing-explain = Sagen, warum …
answer-closing-reason = Dein Grund steht jetzt in der Einladung und in den Nachrichten an alle, die mitgespielt haben.
panel-taken = { $name } hat deinen Platz bei **{ $game }** in { $place } übernommen.
panel-played-out = Auf deinem Platz bei **{ $game }** in { $place } hat bis zum Ende der Partie ein Goblin gespielt.
panel-table = -# { $game } · { $place }
panel-vote = Der Tisch fragt dich etwas. Sag unten Ja oder Nein.
panel-idle = Ich rufe dich, wenn du dran bist.
panel-turn = Der Tisch wartet auf { $names }. Ich rufe dich, wenn du dran bist.
panel-here = Gerade hast du nichts zu tun. Ich rufe dich, wenn du dran bist.
panel-free = Du kannst etwas spielen, musst aber nicht.
panel-behind = Du musst gerade nichts tun. Was du tun kannst, steht hinter **{ frame-more }**
panel-sure-gone = Der Zug, den du noch nicht bestätigt hattest, geht jetzt nicht mehr.
panel-sure = **Sicher?** Das lässt sich nicht zurücknehmen.

over-winners = { $count ->
    [one] { EMOJI("house_cup") }**{ $names } gewinnt{ over-score }**
   *[other] { EMOJI("house_cup") }**{ $names } teilen sich den Sieg!**
}
over-you-win = { $others ->
    [0] { EMOJI("house_cup") }**Du gewinnst{ over-score }**
   *[other] { EMOJI("house_cup") }**Du teilst dir den Sieg mit { $names }!**
}
over-score = { $unit ->
    [none] !
   *[other] { $rival ->
        [none] {" "}mit { $points } { $unit ->
            [gears] Rädchen
            [gold] Gold
           *[points] { $points ->
                [one] Punkt
               *[other] Punkten
            }
        }.
       *[other] { $whose ->
            [reader] : { $points }
           *[other] {" "}{ $points } zu { $rival }
        }.
    }
}
over-you-came = Platz { $rank } für dich{ $points ->
    [none] {""}
   *[other] : { $points }
}{ $level ->
    [0] {""}
   *[other] {""}, gleichauf mit { $names }
}.
over-seat = Platz von { $name }
over-seat-wins = **Der Platz von { $name }**{ $by ->
    [nobody] {""}
   *[other] , gespielt { $by ->
        [goblin] von einem Goblin
       *[default] von selbst
    }{ $turn ->
        [0] ,
       *[other] {" "}ab Zug { $turn },
    }
} **{ $beside ->
    [yes] teilt sich den ersten Platz
   *[no] gewinnt
}.**
over-stood-in = -# Ein Goblin hat { $count ->
    [one] { $round ->
        [turn] Zug
        [expedition] Expedition
        [auction] Auktion
       *[round] Runde
    }
   *[other] { $round ->
        [turn] die Züge
        [expedition] die Expeditionen
        [auction] die Auktionen
       *[round] die Runden
    }
} { $numbers } für { $name } gespielt.
over-stood-in-span = { $first }–{ $last }
over-level = **Abgebrochen, niemand gewinnt.**
over-no-review = -# Kein Rückblick: Ein guter Bluff sähe wie ein Fehler aus.
over-agreed = { $count ->
    [0] Die Spieler haben sich geeinigt, die Partie hier zu beenden.
    [one] { $name } hat die Partie hier beendet.
   *[other] { $name } wollte aufhören, alle waren dafür: Die Partie endet hier.
}
over-results-kept = { $reader ->
   *[all] -# Von jetzt an speichere ich Ergebnisse von { $names }. Mehr dazu: `/privacy`.
    [you] -# Von jetzt an speichere ich die Ergebnisse deiner Partien. Mehr dazu: `/privacy`.
}
over-podium = { $won ->
    [no] Niemand gewinnt: { $steps }.
   *[yes] Das Siegerpodest: { $steps }.
}
over-unit = { $unit ->
    [gears] Rädchen
    [gold] Gold
   *[points] { $points ->
        [one] Punkt
       *[other] Punkte
    }
}
over-step = { $rank ->
    [none] {""}
   *[other] { $rank }.{" "}
}{ $name }: { $points } { $unit }{ $sources ->
    [none] {""}
   *[other] {" "}({ $sources })
}
over-step-plain = { $rank ->
    [none] {""}
   *[other] { $rank }.{" "}
}{ $name }{ $sources ->
    [none] {""}
   *[other] {" "}({ $sources })
}
over-moment = { EMOJI("house_star") }{ log-round } · { $line }
over-moment-rounds = { EMOJI("house_star") }{ $round ->
    [turn] Züge
    [expedition] Expeditionen
    [auction] Auktionen
   *[round] Runden
} { $numbers } · { $line }
over-moment-sum = { EMOJI("house_star") }{ $line }
over-moments-alt = { $count ->
    [one] Ein Ausschnitt des Spieltischs
   *[other] { $count } Ausschnitte des Spieltischs
}, wie ihn alle sahen, nach jedem großen Moment.
over-because = { $line } { $why ->
    [lead] Damit führte { $name }.
   *[decided] Das hat die Partie entschieden.
}
over-told = { $winners } { $game } ist vorbei: Der Spieltisch steht in { $place }.
over-evening = **Punkte für den Spieleabend:** { $points } ([alle Ergebnisse]({ $link }))
over-evening-points = { $name } { $sum }
over-evening-next = -# Wer alle schlägt, bekommt 1 Punkt, wer einige schlägt, einen Teil davon. Für die nächste Partie drück auf **{ $again }**.
over-rematch = Revanche
over-next = Nächste Partie
over-replay = Replay
over-record = Mitschrift
over-fair = Fairer Zufall

## Fairer Zufall

fair-promise = -# { EMOJI("house_die") }Fairer Zufall, später beweisbar mit: `{ $hash }`
fair-elsewhere = -# { EMOJI("house_die") }Fairer Zufall: Der Fingerabdruck steht in [der Einladung]({ $link }).
fair-before = Ich habe für diesen Tisch eine geheime Zahl gezogen, und das ist ihr Fingerabdruck: `{ $hash }`. Wer will, mischt mit **{ lobby-stir }** eine eigene Zeile dazu. Aller Zufall der Partie kommt aus beidem zusammen, also kann ihn sich niemand aussuchen, weder ich noch ihr. Nach der Partie zeige ich das Geheimnis: Passt sein Fingerabdruck, habe ich nichts vertauscht.
fair-stirred = -# { EMOJI("house_die") }{ $names } { $count ->
    [one] hat
   *[other] haben
} das Glück mitgemischt.
fair-line = Deine eigene Zeile
fair-line-help = Irgendein Text: Er ändert alle Würfel und Karten. Leer lassen nimmt ihn zurück
fair-title = ## Fairer Zufall
fair-how = Bevor jemand am Tisch saß, habe ich eine geheime Zahl gezogen und nur ihren Fingerabdruck gezeigt, das Versprechen. Bis zum Start konnten alle eine eigene Zeile dazumischen. Aller Zufall der Partie kommt aus beidem, also konnte ihn sich niemand aussuchen, weder ich noch ihr. Jetzt seht ihr das Geheimnis: Hat es diesen Fingerabdruck, habe ich es nicht vertauscht, und die ganze Partie lässt sich nachspielen.
fair-noted = **Das Versprechen** steht in [der Einladung]({ $link }).
fair-secret = **Das Geheimnis** war `{ $secret }`.
fair-lines =
    Es wurde **dazugemischt**, in der Reihenfolge der Plätze:
    { $lines }
    Beides zusammen ergab **den Startwert**: `{ $seed }`.
fair-stir = `{ $line }`
fair-check = -# Der Fingerabdruck ist SHA-256. Mit der Datei hinter **Mitschrift**: `python -m games verify FILE --promise { $hash }`

## Lobby

lobby-title = ### { $host } lädt ein: { $game }
lobby-invitation = -# { $blurb }
lobby-figures = -# { $line }
lobby-line = { $least ->
    [one] 1–{ $most } Spieler
   *[other] { $least }–{ $most } Spieler
} · { $about }{ $goblins ->
    [0] {""}
   *[other] {" "}(nur Goblins: { $goblins })
}
lobby-picture = Eine Einladung zu { $game }. Am Tisch: { $names }.
lobby-seated = -# Am Tisch: **{ $names }**.{ $free ->
    [0] {""}
    [one] {" "}Noch ein Platz frei.
   *[other] {" "}Noch { $free } Plätze frei.
}
lobby-seated-guests = { lobby-seated } { $starter } ist Gastgeber und startet die Partie.
lobby-asked-back = { EMOJI("house_clock") }Zur nächsten Partie eingeladen: { $names }. Platz nehmen mit **{ lobby-join }**.
lobby-removed = -# { $names } { $count ->
    [one] wurde
   *[other] wurden
} { removed-by } entfernt.
lobby-welcome = -# { $name } darf wieder mitmachen.
lobby-by-buttons = { $names } { $count ->
    [one] spielt
   *[other] spielen
} nur am Spieltisch: Direktnachrichten sind zu.
lobby-not-yet = { EMOJI("house_clock") }{ $why }
lobby-chosen = -# { $options }
lobby-dot = {" · "}
lobby-seat-drawn = wird ausgelost
lobby-seat-next = wer als Nächstes dran ist
lobby-howto = So geht’s
lobby-options = Optionen
# to a guest, who only reads them; $known: whether there is a $host
lobby-options-for-guests = { $known ->
    [no] Nur der Gastgeber kann die Optionen ändern. Jetzt gilt:
   *[other] Nur { $host } kann als Gastgeber die Optionen ändern. Jetzt gilt:
}
lobby-options-line = • **{ NAME($option) }**: { $value }
    -# { NAME($help) }
lobby-options-pace = • **{ NAME($pace) }**
    -# { $limits }
lobby-stir = Mitmischen
lobby-stir-help = Misch eine eigene Zeile dazu, damit sich niemand das Glück aussucht
lobby-acts = Leute am Tisch …
lobby-acts-help = Jemanden entfernen, wieder hereinlassen oder zum Gastgeber machen
lobby-fair = Fairer Zufall
lobby-fair-help = Was der Fingerabdruck bedeutet und wie du ihn prüfst
lobby-broken-off = { $started ->
    [yes] **{ $name } hat diese Partie vor ihrem Ende geschlossen.** Geheimnis und Mitschrift stehen allen offen, die mitgespielt haben.
   *[no] { $name } hat ihn geschlossen, bevor eine Partie begann.
}
lobby-host-removed = { $by ->
    [block] Ein Verwalter dieses Servers hat ihn geschlossen.
   *[manager] { $known ->
        [yes] { $remover } (Verwalter)
       *[no] Ein Verwalter dieses Servers
    } hat { $name } (Gastgeber) entfernt.
}
lobby-nobody-left = Es war niemand mehr da.
lobby-never-started = Niemand hat hier eine Partie gestartet.
lobby-closed-often = { $name } hat an einem Tag { $times } Partien vorzeitig geschlossen.
lobby-a-manager = Ein Verwalter dieses Servers
lobby-join = Mitspielen
lobby-leave = Verlassen
lobby-start = Start
lobby-shut = Tisch schließen
lobby-shut-help = Niemand kann mehr mitspielen oder weiterspielen
lobby-more = { $goblins ->
    [yes] Goblin dazuholen und mehr …
   *[no] Mehr …
}
lobby-young = Jungen Goblin dazuholen
lobby-young-help = Ein Computergegner: leicht zu schlagen
lobby-grown = Erwachsenen Goblin dazuholen
lobby-grown-help = Ein Computergegner, der gut spielt
lobby-old = Alten Goblin dazuholen
lobby-old-help = Der härteste Computergegner, denkt länger
lobby-first-game = Erste Partie
lobby-first-game-help = Die einfachen Regeln, mit jungen Goblins und Tipps
lobby-hard-goblins = Mit starken Goblins
lobby-hard-goblins-help = Alte Goblins nehmen die anderen Plätze
lobby-counts-now = **Zählt für die Rangliste**
lobby-counts = Für die Rangliste zählen
lobby-counts-help = Das Ergebnis ändert eure Plätze auf der Rangliste dieses Servers
lobby-counts-not = Nicht für die Rangliste zählen
lobby-counts-not-help = Nur zum Spaß: Die Rangliste dieses Servers bleibt, wie sie ist
lobby-invite = Leute einladen …
lobby-invite-help = Du wählst Leute dieses Servers, und ich rufe sie
lobby-invite-choose = Wähl Leute aus
lobby-invite-asks = Wen lädst du zu **{ $game }** ein?
answer-host-asked = Ich sage { $host }, dass du wartest, wenn gerade Nachrichten erwünscht sind.
answer-invited = { $count ->
    [0] Du hast sie in der letzten Stunde schon eingeladen, oder sie sitzen hier.
   *[other] Ich habe { $names } eingeladen. Wer gerade nicht gerufen werden will, bekommt keinen Ping.
}
lobby-ask-host = Den Gastgeber zurückrufen
lobby-ask-host-help = Ich schreibe ihm, dass du wartest, einmal pro Stunde
lobby-call = Leute dieses Servers rufen
lobby-call-help = Erwähnt die Rolle, die Verwalter dafür gewählt haben, einmal pro Stunde
lobby-calls = { $names }: { $host } lädt zu **{ $game }** ein. [Platz nehmen]({ $link })
goblin-young = Jung-{ $name }
goblin-grown = { $name }
goblin-old = Alt-{ $name }
lobby-teach = Zeig mir das Spiel
lobby-teach-help = Eine Lektion von fünf Minuten, nur für dich
lobby-language = Sprache: { $language }
lobby-language-help = Was alle von dieser Partie sehen, ist dann in dieser Sprache
lobby-dismiss = Einen Goblin heimschicken
lobby-dismiss-help = Den letzten, der gekommen ist
lobby-option-none = egal
lobby-on = an
lobby-off = aus
lobby-option-on = { NAME($option) }
lobby-plain-rules = Einfache Regeln
lobby-option = { NAME($option) }: { $value }
lobby-playing =
    ## { $game }
    Die Partie läuft in { $place }.
lobby-over =
    ## { $game }
    Die Partie ist vorbei; der Spieltisch steht in { $place }.
lobby-closed =
    ## { $game }
    Dieser Tisch ist geschlossen.
lobby-aside =
    ## { $game }
    Dieser Tisch ist beschädigt, und niemand kann weiterspielen. Wer hier mitspielt, kann ihn mit `/table close` schließen.

pace-title = Tempo
pace-help = Wie lange der Tisch auf eine Antwort wartet
goblins-title = Goblins und Animation
goblins-help = Was Goblins dürfen und welche Bilder sich bewegen
goblins-takeover = Sie springen für Abwesende ein
goblins-takeover-help = Für alle, die gehen oder zwei Züge verpassen; sonst wird von selbst gespielt
goblins-hints = Sie geben Tipps
goblins-hints-help = Wenn du dran bist, darfst du fragen, was ein Goblin täte
goblins-moments = Bewegte Momente
goblins-moments-help = Die großen Momente des Spiels und das Podest bewegen sich eine Sekunde lang
goblins-rolls = Auch bewegte Würfel
goblins-rolls-help = Wenn sie etwas entscheiden, auf dem Spieltisch selbst
motion-table = Wie am Tisch
motion-off = Keine Animation
motion-moments = Momente und Siegerpodest
motion-on = Momente, Podest und Würfel, die entscheiden
pace-live = Live: 3 Minuten pro Zug, 6 für die ersten zwei von Neulingen
pace-relaxed = Gemütlich: 30 Minuten pro Zug, 60 für die ersten zwei von Neulingen
pace-by-day = Über Tage: ein Tag pro Zug, 2 für die ersten zwei von Neulingen
lobby-pace-live = { pace-live }; { NAME($what) }: 1 Minute
lobby-pace-relaxed = { pace-relaxed }; { NAME($what) }: 15 Minuten
lobby-pace-by-day = { pace-by-day }; { NAME($what) }: 12 Stunden
pace-none = Ohne Uhr
pace-alone = Keine Uhr, solange nur eine Person spielt
pace-for-ever = Der Tisch wartet, so lange es dauert
pace-time = { NAME($what) } { $number } { $unit ->
    [hours] Std.
    [minutes] Min.
   *[seconds] Sek.
}

## Hilfe

help-house =
    ## Willkommen in der Goblinstube
    Goblin-Brettspiele mit deinen Freunden, gleich hier.
    1. `/play` eröffnet einen Tisch in diesem Kanal.
    2. Deine Freunde drücken auf **{ lobby-join }**. Zu wenige? Hol dir **Goblins** dazu: Die spielt der Computer.
    3. Drück auf **{ lobby-start }**. Deine Hand kommt per Direktnachricht, oder du siehst sie mit **{ board-hand }** am Spieltisch.
    -# `/play when:` plant einen Spieleabend, `/daily` ist eine kurze Partie für dich allein, `/learn` bringt dir ein Spiel bei.
    -# Goblin Parlour { $version }
help-menu = Spiele und Befehle …
help-game =
    ## { $game }
    { $blurb }
    -# { $line }
help-back = Zurück zur Hilfe
help-commands-title = Befehle
help-playing-title = Befehle: spielen
help-playing-about = Tisch eröffnen, Hand ansehen, ein Spiel lernen
help-playing =
    ## Spielen
    `/play` eröffnet einen Tisch in diesem Kanal; `with:` ruft Leute dazu, `when:` plant einen Spieleabend.
    `/daily` zeigt die Partie des Tages: eine kurze, für alle dieselbe.
    `/hand` zeigt deine Hand, nur dir.
    `/tables` zeigt deine Tische, oder solche, an denen du hier mitspielen oder zuschauen kannst.
    `/learn` bringt dir ein Spiel in fünf Minuten bei, `/rules` erklärt es.
    `/me` legt fest, wo und wann ich dich rufe und bis wann du nicht da bist.
    Im Menü einer Person, unter Apps: **{ menu-play-with }** und **{ menu-profile }**
help-tables-title = Befehle: am Tisch
help-tables-about = Pause, Tempo, Verlassen, und was ein Gastgeber darf
help-tables =
    ## Am Tisch
    `/table show` zeigt den Tisch, `/table leave` verlässt ihn.
    Im Menü eines Spieltischs, unter Apps, sagt **{ menu-read }** alles in Worten.
    `/table pause`, `resume`, `pace` und `end` fragen die anderen, ob sie zustimmen.
    `/table sit` bittet um einen Platz, den jemand verlassen hat.
    Der Gastgeber hat außerdem `/table kick`, `/table host` und `/table close`.
    All das steht auch in einem Menü: **{ frame-more }**, dann **Tischmenü** oder **Gastgebermenü**
help-afterwards-title = Befehle: nach einer Partie
help-afterwards-about = Deine Partien, noch einmal angesehen und gespielt
help-afterwards =
    ## Nach einer Partie
    `/history` zeigt deine Partien: Sieh sie dir noch einmal an, oder bitte die anderen um eine Revanche.
    `/profile` zeigt, was du gespielt hast und wie es lief, oder was jemand anderes gespielt hat.
    `/ladder` zeigt, wer auf diesem Server wie gut spielt, wenn er eine Rangliste hat.
    `/replay` zeigt eine Partie aus der Datei ihrer Mitschrift.
rules-title = ## { $game }
rules-short-title = Kurz gesagt
rules-short =
    ### Das Ziel
    { $goal }

    ### Dein Zug
    { $turn }

    ### So endet es
    { $end }

    ### Du beginnst mit
    { $start }

    ### Was nicht aus dem Original stammt
    { $house }

## Antworten, an eine Person allein

answer-joined = Du spielst mit, und ich habe dir eine Nachricht geschickt. Spielen kannst du dort oder am Spieltisch.
answer-joined-already = Du spielst schon mit, per Direktnachricht oder am Spieltisch.
answer-joined-board = Du bist dabei. Hier ist nichts geheim, also spielen alle am Spieltisch.
answer-seated-board = Du spielst schon mit. Hier ist nichts geheim, also spielen alle am Spieltisch.
answer-joined-closed = Du bist dabei, aber ich kann dir keine Direktnachrichten schicken. Spiel am Spieltisch, mit dem Button **{ board-hand }**, wenn es ihn gibt, oder erlaube Direktnachrichten in den Privatsphäre-Einstellungen dieses Servers und drück noch einmal auf **{ lobby-join }**.
answer-joined-later = Du bist dabei. Discord hat mich dir gerade nicht schreiben lassen; bis es klappt, spiel am Spieltisch, mit dem Button **{ board-hand }**, wenn es ihn gibt.
answer-only-host = Das kann nur { $host } als Gastgeber.
answer-joined-host = { $host } startet die Partie; ich rufe dich, wenn du dran bist.
answer-joined-evening = { $own ->
    [until] Bis { $host } kommt, bist du Gastgeber dieses Tisches: Drück auf **{ lobby-start }**, wenn alle da sind.
    [yes] Du bist Gastgeber dieses Tisches: Drück auf **{ lobby-start }**, wenn alle da sind.
   *[no] { $host } ist Gastgeber und startet die Partie, wenn alle da sind.
}
answer-joined-quiet = { $pace ->
    [live] Dieser Tisch spielt live: In deiner Ruhezeit rufe ich dich nicht, du kannst also Züge verpassen.
   *[other] An diesem Tisch steht die Uhr für dich still in der Ruhezeit, die du beim Start der Partie hast.
}
answer-zone-unknown = Die Zeitzone { $zone } kenne ich nicht mehr, deine Ruhezeit zählt also in UTC. Wähl deine Zeitzone mit `/me` neu.
answer-late = { $name }: Dein Zug wurde gespielt, aber meine Antwort auf deinen Klick kam zu spät.
answer-form-late = Ich war zu langsam, um das Formular zu öffnen. Hier ist es:
answer-form-open = Formular öffnen
answer-lobby-changed = Erledigt: Die Einladung zeigt es.
answer-gone = Dein Zug wurde gespielt. Die Nachricht mit dem Formular gibt es nicht mehr: Schau auf den neuesten Spieltisch.
answer-refused = Discord hat einen Teil davon abgelehnt. Alle Züge sind gesichert; drück noch einmal, wenn etwas fehlt.
answer-left = Du hast den Tisch verlassen.
answer-resigned = Du hast die Partie verlassen. { $plays ->
    [nobody] Es waren nur noch Goblins übrig, also ist der Tisch geschlossen.
    [goblin] Ein Goblin spielt für dich. Wenn du es dir anders überlegst, kannst du deinen Platz jederzeit zurückhaben.
   *[default] Für dich wird von selbst gespielt.
}
answer-back = Platz zurücknehmen
answer-returned = Du hast deinen Platz zurück.
closed-running = { $name } hat die Partie **{ $game }** in { $place } vor ihrem Ende geschlossen. Ihre Mitschrift steht allen offen, die mitgespielt haben.
answer-closed = Der Tisch ist geschlossen.{ $count ->
    [0] {""}
    [one] {" "}{ $names } kann das im Thread und in einer Direktnachricht lesen.
   *[other] {" "}{ $names } können das im Thread und in einer Direktnachricht lesen.
}
answer-started = { $place ->
    [none] Es geht los. Discord braucht noch etwas, um einen Ort dafür zu öffnen: Der Spieltisch kommt von selbst dorthin.
    [here] Es geht los: Der Spieltisch steht gleich hier.
   *[other] Es geht los in { $place }.
} { $yours ->
    [yes] **Du beginnst.**
   *[no] { $count ->
        [0] {""}
        [one] { $names } beginnt.
       *[other] { $names } beginnen.
    }
}
answer-twice = Du hast in diesem Kanal schon [einen Tisch mit { $game }]({ $link }). Soll es noch einer sein?
answer-again = Noch einen Tisch eröffnen
error-no-such-card = Bei { $game } gibt es keine Karte „{ $card }“, die ich erklären könnte. Wähl beim Tippen eine aus der Liste.
error-no-table-here = Hier gibt es keinen Tisch, an dem du mitspielst. Mit `/play` eröffnest du einen.
answer-retired = Diese Einladung war von einer älteren Version von mir, also habe ich sie erneuert. Sonst ist alles gleich: Der Gastgeber wählt alles mit **{ lobby-options }**.
answer-store = Ich komme gerade nicht an meine Datenbank. Alle Züge bisher sind sicher; versuch es gleich noch einmal.
answer-trouble = Bei mir ist etwas schiefgegangen; verloren ist nichts. Versuch es gleich noch einmal.
answer-stale = Hier ging es weiter: Schau auf die neueste Nachricht.
answer-counted = Dein erster Klick zählt: Dein Zug ist gespielt.
answer-too-late = { $by ->
    [own] Zu spät: Deine Zeit war um, also hat die Uhr für dich gewählt.
    [clock] Zu spät: Die Zeit war um.
   *[player] Zu spät: { $name } war schneller.
}
answer-privacy-export = Das ist alles, was ich über dich speichere: { $tables ->
    [0] Du hast noch nie an einem Tisch gesessen.
    [one] 1 Tisch.
   *[other] { $tables } Tische.
}
answer-privacy-deleted = Deine Daten sind gelöscht. In den Partien, die du gespielt hast, heißt du jetzt „{ departed }“.
answer-privacy-unsure = Nichts hat sich geändert. Sagst du Ja, verlässt du alle Tische und heißt dann „{ departed }“; deine Züge bleiben in den Partien der anderen.
answer-record = Die ganze Partie: Optionen, Startwert und jeder Zug. **{ over-fair }** sagt, wie du sie prüfst.
answer-remembered = Gemerkt, nur für dich, 30 Tage lang. Wenn die Partie vorbei ist, zeigt **{ over-replay }** den Zug unter „Meine Momente“.
stranger-no-seat = { $state ->
    [lobby] Du hast noch keinen Platz an diesem Tisch.
   *[other] Du hast keinen Platz an diesem Tisch. Möchtest du auch { $game } spielen?
}
partner-which = Welches Spiel möchtest du mit { $name } spielen? Ich eröffne hier einen Tisch und rufe { $name } dazu.
partner-menu = Spiel wählen
join-avoided = An diesem Tisch { $count ->
    [one] sitzt
   *[other] sitzen
} { $names } von deiner Liste. Trotzdem mitmachen?
join-anyway = Trotzdem mitmachen
stranger-play = Spielen
stranger-open = [Ein Tisch mit { $game }]({ $link }) ist offen: Nimm Platz.
dm-rematch = { $host } lädt dich zu einer weiteren Partie **{ $game }** ein: [Der Tisch ist offen]({ $link }).
dm-invitation-late = Die Partie **{ $game }**, zu der du eingeladen warst, hat begonnen.
# the same where others read it, too: $line is the next sentence
lobby-host-asked = { $host }: { $line }
dm-host-asked = { $name } wartet bei **{ $game }** auf dich: Nur du kannst die Partie starten. [Zur Einladung]({ $link })
dm-invitation = { $host } lädt dich zu **{ $game }** ein: [Platz nehmen]({ $link }).
answer-rematch = [Ein neuer Tisch]({ $link }) ist offen.
answer-opened-above = Dieser Thread erzählt nur von einer Partie. Deshalb habe ich [deinen Tisch]({ $link }) im Kanal darüber eröffnet.
answer-table = Hier ist [der Tisch]({ $link }).
board-watched = -# [Zum Tisch]({ $link })

dm-welcome = Du bist dabei: **{ $game }** in { $place }. Was nur du sehen oder wählen darfst, kommt hierher. Du kannst hier auch einen Zug eintippen oder eins davon: „tipp“, „regeln“, „chancen“{ $undo ->
    [yes] , „zurück“.
   *[no] .
}
dm-lobby-closed = { $by ->
    [nobody] Der Tisch von **{ $game }** in { $place } ist geschlossen: Dort hat keine Partie begonnen.
   *[somebody] { $name } hat den Tisch von **{ $game }** in { $place } geschlossen, bevor eine Partie begann.
}
dm-blocked = Ein Verwalter von **{ $server }** hat dich gesperrt: Du kannst auf diesem Server keine Tische eröffnen und keinem beitreten.{ $state ->
    [closed] {" "}Deine Einladung zu **{ $game }** in { $place } ist geschlossen.
    [lobby] {" "}Du hast bei **{ $game }** in { $place } keinen Platz mehr.
    [playing] {" "}**{ $game }** in { $place } kannst du zu Ende spielen.
   *[other] {""}
}
dm-unblocked = Du bist auf **{ $server }** nicht mehr gesperrt: Du kannst dort wieder Tische eröffnen und mitspielen.
dm-guest-blocked = { $name } wurde aus deiner Einladung zu **{ $game }** in { $place } entfernt: Ein Verwalter des Servers hat die Person gesperrt.
dm-back = Du bist wieder bei **{ $game }** in { $place }.
dm-host-lost = { $name } ist jetzt Gastgeber von **{ $game }** in { $place }, du nicht mehr. Deinen Platz behältst du.
dm-host = Du bist jetzt Gastgeber von **{ $game }** in { $place }. { $state ->
    [lobby] In der Einladung kannst du die Partie starten, Optionen wählen und Leute entfernen.
   *[playing] Auf dem Spieltisch im **{ frame-more }** gibt es das **Gastgebermenü**: Tempo ändern, Leute entfernen, Tisch schließen.
}
dm-server-lost = Ich wurde von dem Server entfernt, auf dem du **{ $game }** gespielt hast, also ist der Tisch geschlossen. Die Züge von dort bleiben gesichert.
dm-channel-lost = Der Kanal deines Tisches **{ $game }** wurde gelöscht, also ist der Tisch geschlossen.
bell-over = Alle haben geantwortet.
# $question: was gefragt ist, wie alle es wissen dürfen, etwa „**Biete oder passe.**“
bell-rings = { $names }: **{ $game }** wartet! { $question }
reminder-rings = { $names }: Die Zeit in **{ $game }** läuft { $time } ab.
reminder-dm = **{ $game }** in { $place }: Deine Zeit läuft { $time } ab. [Hier { $turn ->
    [yes] bist du am Zug
   *[no] ist deine Frage
}]({ $link }).
question-rings = { $names }: { $question } Sag Ja oder Nein am [Spieltisch von { $game }]({ $link }).
thread-name = { $game }, Tisch { $table }

type-title = Zug eintippen
type-label = Dein Zug

## Die Rangliste eines Servers

error-no-ladder = Dieser Server hat keine Rangliste. Seine Verwalter können mit `/parlour settings` eine einschalten.
ladder-none = Dieser Server hat keine Rangliste. Seine Verwalter können eine einschalten: `/parlour settings`, Option **ladder**.
ladder-title = ## Rangliste: { $game }
ladder-all = Alle Spiele
ladder-empty = Hier steht noch niemand. Spiel { $needed } Partien, die zählen, und du bist dabei.
ladder-tier = **{ NAME($tier) }**
step-up = +{ $step }
step-down = −{ $step }
step-level = ±0
ladder-person = { $place }\. { $name } { $numbers ->
    [yes] · { $points } ({ $matches })
   *[no] { $step }
}
ladder-own = **Du: { NAME($tier) }**, { $step } in den letzten zehn Partien.
ladder-not-yet = Du hast noch keinen Platz: Dafür brauchst du { $needed } Partien, die zählen.
ladder-like-young = Du spielst wie ein junger Goblin.
ladder-like-grown = Du spielst wie ein erwachsener Goblin.
ladder-like-old = Du spielst wie ein alter Goblin.
ladder-hidden = Nur du siehst deinen Platz: In `/me` hast du eingestellt, dass Ranglisten dich nicht zeigen.
ladder-about = { $numbers ->
    [yes] -# Hinter einem Namen: Punkte, und wie viele Partien zählen
   *[no] -# Hinter einem Namen: Plus oder Minus aus den letzten zehn Partien
}
ladder-choose = Andere Rangliste …
ladder-up = Weiter oben
ladder-down = Weiter unten
ladder-numbers = Zahlen zeigen
ladder-numbers-hide = Zahlen verbergen
ladder-rules = Was zählt?
ladder-how =
    ### Was für die Rangliste zählt
    Alle beginnen auf der Stufe „{ tier-long-table }“ mit { $start } Punkten.
    Eine Partie zählt, wenn ihre Einladung das beim Start sagt. Du steigst, wenn du vor anderen landest, gegen starke Spieler oder Goblins umso mehr; dieselben Leute am selben Tag zählen jedes Mal weniger.
    Wer aufgibt, den Server verlässt oder schweigt, bis jemand den Platz übernimmt, landet auf dem letzten Platz. Das gilt auch, wenn der letzte Mensch unter Goblins aufgibt oder wenn du eine Partie schließt, die andere noch spielen; für die anderen zählt eine geschlossene Partie nicht. Schicken dich der Tisch oder sein Gastgeber weg, obwohl du rechtzeitig geantwortet hast, oder hast du einen Platz übernommen, zählt die Partie für dich nicht.
tier-throne = Thron
tier-top-table = Ehrentisch
tier-fireside = Kaminplatz
tier-long-table = Lange Tafel
tier-bench = Holzbank
tier-doorstep = Türschwelle

## Was für einen Server festgelegt ist

server-title = ## Die Goblinstube auf diesem Server
server-channels = { $some ->
    [yes] Tische gibt es nur in { $channels }.
   *[no] Tische gibt es in jedem Kanal, den ich benutzen darf.
}
server-threads = { $threads ->
    [yes] Jede Partie bekommt einen eigenen Thread.
   *[no] Gespielt wird im Kanal, ohne Threads.
}
server-opener = { $some ->
    [yes] Tische eröffnen darf, wer die Rolle { $role } hat.
   *[no] Alle dürfen Tische eröffnen.
}
server-called = { $some ->
    [yes] Gastgeber dürfen { $role } an ihren Tisch rufen, einmal pro Stunde.
   *[no] Gastgeber dürfen keine Rolle an ihren Tisch rufen.
}
server-pace = Das Tempo eines neuen Tisches: { NAME($pace) }.
server-goblins = { $goblins ->
    [yes] Goblins dürfen mitspielen.
   *[no] Goblins dürfen nicht mitspielen.
}
server-motion-off = Die Bilder eines neuen Tisches bewegen sich nicht.
server-motion-moments = Große Momente und das Siegerpodest bewegen sich, wenn der Gastgeber nichts anderes wählt.
server-motion-on = Große Momente, das Siegerpodest und Würfel, die entscheiden, bewegen sich, wenn der Gastgeber nichts anderes wählt.
archive = { $minutes ->
    [60] eine Stunde
    [1440] ein Tag
    [4320] drei Tage
   *[10080] eine Woche
}
server-archive = Der Thread einer beendeten Partie wird archiviert, wenn { $minutes ->
    [60] eine Stunde
    [1440] einen Tag
    [4320] drei Tage
   *[10080] eine Woche
} lang niemand schreibt.
server-ladder = { $ladder ->
    [yes] Der Server hat eine Rangliste (`/ladder`). Neue Partien zählen dafür, wenn der Gastgeber nichts anderes wählt.
   *[no] Der Server hat keine Rangliste.
}
server-digest = { $some ->
    [yes] { $channel } bekommt einen Tagesbericht zur Partie des Tages, { $hour ->
        [-1] wenn der Tag endet, etwa um { $time }
       *[other] etwa um { $time }
    }, falls hier jemand gespielt hat.
   *[no] Kein Kanal bekommt einen Tagesbericht zur Partie des Tages.
}
digest-hour = { $hour ->
    [-1] Wenn der Tag endet
   *[other] { $hour }:00 UTC
}
server-language = { $chosen ->
    [yes] Spieltische und Beiträge für alle sind in dieser Sprache: { $language }.
   *[no] Spieltische und Beiträge für alle sind in der Sprache des Servers, wenn er eine Community ist, sonst in der Sprache der Person, die den Tisch eröffnet.
}
server-language-open = Wie der Server oder die Person, die eröffnet
server-tables = { $tables ->
    [0] Es dürfen beliebig viele Tische zugleich offen sein.
    [one] Es darf ein Tisch offen sein.
   *[other] Es dürfen { $tables } Tische zugleich offen sein.
}
server-how = -# Was du ändern willst, wählst du im Menü, oder mit `/parlour settings` und der passenden Option. Wer den Server verwaltet, darf jeden Tisch eröffnen und schließen.
setting-channel = Wo Tische eröffnet werden
setting-threads = Threads
setting-opener = Wer Tische eröffnet
setting-called = Rolle zum Rufen
setting-pace = Tempo
setting-goblins = Goblins
setting-motion = Bewegte Bilder
setting-archive = Wann Threads archiviert werden
setting-ladder = Rangliste
setting-tables = Wie viele Tische
setting-language = Sprache
setting-digest = Partie des Tages
setting-yes = Ja
setting-no = Nein
setting-most = { $tables ->
    [0] Keine Grenze
    [one] Ein Tisch
   *[other] { $tables } Tische
}
setting-pick-channel = Kanäle; keiner: überall
setting-pick-opener = Eine Rolle; keine: alle
setting-pick-called = Eine Rolle; keine: niemand
setting-pick-digest = Ein Kanal; keiner: kein Tagesbericht
setting-pick-pace = Tempo wählen
setting-pick-motion = Wählen, was sich bewegt
setting-pick-archive = Zeit wählen
setting-pick-tables = Zahl wählen
setting-pick-language = Sprache wählen
setting-pick-digest_hour = Stunde wählen

## Was Leute mit ihrem Tisch tun können, und die Frage, ob sie es meinen

acts-open = { $by ->
    [host] Gastgebermenü: Pause, entfernen, beenden …
   *[player] Tischmenü: Pause, Tempo, gehen …
}
acts-back = Zurück zum Menü
acts-title = ### { $game } in { $place }
    Mit { $names }.
acts-state = -# Gastgeber: { $host }. { $state ->
    [lobby] Noch nicht gestartet.
    [paused] Pause.
   *[playing] { NAME($pace) }.
}{ $asked ->
    [yes] {" "}Am Spieltisch ist gerade eine Frage offen: Bis sie beantwortet ist, kannst du nichts anderes fragen.
    [own] {" "}Am Spieltisch steht deine Frage. Zurücknehmen kannst du sie dort mit **{ proposal-no }**.
   *[no] {""}
}
acts-none = Hier kannst du jetzt nichts ändern.
act-pause = Anhalten
act-pause-help = { $by ->
    [manager] Niemand kann spielen, bis ein Verwalter die Pause beendet oder eine Woche um ist
   *[player] { $vote ->
        [yes] Wenn die anderen zustimmen, kann niemand spielen, bis { act-until }
       *[no] Niemand kann spielen, bis { act-until }
    }
}
act-until = { $people ->
    [one] du weiterspielst
   *[other] { $needed ->
        [one] jemand von euch weiterspielt
       *[other] { $needed } von euch zustimmen
    }
}
act-resume = Weiterspielen
act-resume-help = { $by ->
    [manager] Die Partie geht weiter
   *[player] { $vote ->
        [yes] Wenn die anderen zustimmen, geht die Partie weiter
       *[no] Die Partie geht weiter
    }
}
pace-short = { $about ->
    [live] live
    [relaxed] gemütlich
    [by-day] über Tage
   *[none] ohne Uhr
}
act-pace = Tempo: { pace-short }
act-pace-help = { $about ->
    [live] 3 Minuten für jeden Zug, 6 für die ersten zwei von Neulingen
    [relaxed] 30 Minuten für jeden Zug, 60 für die ersten zwei von Neulingen
    [by-day] Ein Tag für jeden Zug, 2 für die ersten zwei von Neulingen
   *[none] Alle lassen sich so viel Zeit, wie sie wollen
}{ $vote ->
    [yes] {""}, wenn die anderen zustimmen
   *[no] {""}
}
act-kick = { $name } entfernen
act-kick-help = { $by ->
    [manager] Zurück geht es nur, wenn ein Verwalter es erlaubt
   *[player] { $waits ->
        [yes] { $clock ->
            [yes] Zu zweit kann sonst niemand zustimmen. Es geht, sobald die Bedenkzeit abgelaufen ist.
           *[no] Sonst kann niemand zustimmen. Es geht bei einem Tempo mit Uhr, wenn die Zeit abgelaufen ist.
        }
       *[no] { $vote ->
            [yes] Wenn die anderen zustimmen; zurück geht es nur, wenn du es erlaubst
           *[no] Zurück geht es nur, wenn du es erlaubst
        }
    }
}
act-host = { $name } zum Gastgeber machen
act-host-help = { $by ->
    [manager] Der Gastgeber entscheidet über Tempo und Mitspieler
   *[player] Über Tempo und Mitspieler entscheidest dann nicht mehr du
}
act-let-in = { $name } wieder hereinlassen
act-let-in-help = Wurde von diesem Tisch entfernt
act-end = Partie beenden
act-end-help = { $vote ->
    [yes] Wenn die anderen zustimmen, endet sie mit dem Stand von jetzt
   *[no] Sie endet mit dem Stand von jetzt
}
act-leave = Partie verlassen
act-leave-help = Die anderen spielen ohne dich weiter
act-close = Tisch schließen
act-close-help = Niemand kann weiterspielen; alle am Tisch sehen es
sure-about = { $game } in { $place }, mit { $names }.
sure-pace-label = Tempo ändern
sure-ask = Die anderen fragen
sure-votes = { $voters ->
    [0] {""}
   *[other] { $needed ->
        [0] {""}
       *[other] {" "}Am Spieltisch frage ich { $asked }, mit Ja und Nein{ $voters ->
            [one] .
           *[other] { $all ->
                [yes] : Alle müssen zustimmen.
               *[no] { $needed ->
                    [one] : Ein Ja genügt.
                   *[other] : { $needed } davon müssen zustimmen.
                }
            }
        }
    }
}
sure-pause = **Partie anhalten?** { sure-about } Niemand kann spielen{ $clock ->
    [yes] , und die Uhr steht
   *[no] {""}
}{ $by ->
    [manager] , bis ein Verwalter die Partie weitergehen lässt oder eine Woche um ist. Alle dort sehen, dass { $named ->
        [yes] du sie angehalten hast.
       *[no] ein Verwalter dieses Servers sie angehalten hat.
    }
   *[player] .{ sure-votes }
}{ $by ->
    [host] { $voters ->
        [0] {""}
       *[other] { $needed ->
            [0] {""}
           *[other] {" "}Das Tempo bestimmst du allein, für eine Pause brauchst du die anderen.
        }
    }
   *[player] {""}
}
sure-resume = **Partie weitergehen lassen?** { sure-about }{ $clock ->
    [yes] {" "}Sie geht mit der Restzeit weiter.
   *[no] {""}
}{ sure-votes }
sure-pace = **Tempo ändern?** { sure-about } Das neue Tempo: *{ NAME($pace) }*.{ sure-votes }
sure-kick = **{ $name } entfernen?** { sure-about }{ $state ->
    [lobby] {""}
   *[playing] { $goblin ->
        [yes] {" "}Auf dem Platz spielt ein Goblin weiter.
       *[no] {" "}Auf dem Platz wird von selbst gespielt.
    }
}{ $by ->
    [manager] {" "}{ $name } kann nur zurück, wenn ein Verwalter es erlaubt.
   *[player] {" "}{ $name } kann nur zurück, wenn du es erlaubst.{ sure-votes }
}{ $inherits ->
    [yes] {" "}Gastgeber wird { $heir }.
   *[no] {""}
}
sure-host = **{ $name } zum Gastgeber machen?** { sure-about } { $by ->
    [host] Dann bist du es nicht mehr.
   *[manager] { $name } entscheidet dann über Tempo und Mitspieler.
}
sure-let-in = **{ $name } wieder hereinlassen?** { sure-about } { $name } wurde von diesem Tisch entfernt.
sure-end = **Die Partie für alle beenden?** { sure-about } Sie endet mit dem Stand von jetzt und zählt so in den Ergebnissen aller, außer wenn alle gleichauf sind. Was noch nicht fertig ist, bringt nichts mehr.{ sure-votes }
sure-leave = **Partie verlassen?** { sure-about } { $alone ->
    [yes] Es blieben nur Goblins übrig, also wird der Tisch geschlossen.
   *[no] { $goblin ->
        [yes] Ein Goblin spielt für dich, und du kannst deinen Platz jederzeit zurückhaben.
       *[no] Für dich wird von selbst gespielt, und wenn du zurückwillst, müssen die anderen zustimmen.
    } Alle am Tisch sehen, dass du gegangen bist.
}{ $counts ->
    [yes] {" "}Diese Partie zählt für die Rangliste: Du landest auf dem letzten Platz.
   *[no] {""}
}
sure-close-lobby = **Diesen Tisch schließen?** { $names } { $count ->
    [one] sitzt
   *[other] sitzen
} hier.
sure-close = **Tisch schließen?** { sure-about } Niemand kann weiterspielen, und alle sehen, { $named ->
    [yes] wer ihn geschlossen hat.
   *[no] dass ihn ein Verwalter dieses Servers geschlossen hat.
}{ $counts ->
    [yes] {" "}Diese Partie zählt für die Rangliste: Du landest auf dem letzten Platz, und für sonst niemanden zählt sie.
   *[no] {""}
}

## Was Verwalter eines Servers mit seinen Tischen tun

managed-title =
    ## Tische auf diesem Server
    { $pages ->
    [one] -# { managed-count }
   *[other] -# { managed-count } Seite { $page } von { $pages }.
}
managed-count = { $count ->
    [0] Keine offenen Tische in Kanälen, die du siehst.
    [one] 1 offener Tisch in Kanälen, die du siehst.
   *[other] { $count } offene Tische in Kanälen, die du siehst.
}
managed-line = **{ $game }** in { $place }, eröffnet { $opened }: { $names }. { $state ->
    [lobby] Noch nicht gestartet.
    [paused] Angehalten { $since }.
   *[asked] Wartet auf { $waiting }, gefragt { $since }.
}
managed-show = Zeigen
managed-choose = Einen Tisch verwalten …
managed-do = Was tun?
managed-all = Alle Tische
managed-this = Zurück zu diesem Tisch
managed-state = -# { $hosted ->
    [yes] Gastgeber: { $host }. Tempo: { pace-short }.
   *[no] Tempo: { pace-short }.
}
managed-back = Vorige Seite
managed-on = Nächste Seite
managed-seen = { $count ->
    [0] {""}
    [one] {" "}{ $names } sieht es { $state ->
        [lobby] in der Einladung.
       *[playing] am Spieltisch.
    }
   *[other] {" "}{ $names } sehen es { $state ->
        [lobby] in der Einladung.
       *[playing] am Spieltisch.
    }
}
managed-pause-done = { $game } in { $place } ist angehalten. Weiter geht es, wenn ein Verwalter es will, oder { $until }.{ managed-seen }
managed-resume-done = { $game } in { $place } geht weiter.{ managed-seen }
managed-kick-done = { $name } ist aus { $game } in { $place } entfernt.{ $state ->
    [lobby] {""}
    [closed] {" "}Sonst war niemand da, also ist der Tisch geschlossen.
   *[playing] { $goblin ->
        [yes] {" "}Auf dem Platz spielt ein Goblin weiter.
       *[no] {" "}Auf dem Platz wird von selbst gespielt.
    }
}{ $inherits ->
    [yes] {" "}Gastgeber ist jetzt { $heir }.
   *[no] {""}
}{ managed-seen }
managed-host-done = Gastgeber von { $game } in { $place } ist jetzt { $name }.{ managed-seen }
managed-let-in-done = { $name } darf wieder zu { $game } in { $place }.{ managed-seen }
answer-let-in-late = Die Partie läuft ohne { $name }. Um einen Platz, der frei wird, kann { $name } mit `/table sit` bitten.
managed-close-done = { $game } in { $place } ist geschlossen.{ $count ->
    [0] {""}
    [one] {" "}{ $names } sieht das.
   *[other] {" "}{ $names } sehen das.
}
blocked-now = **{ $name } ist gesperrt**: keine Tische, kein Mitspielen mehr.
blocked-lobby = - { $game } in { $place }, noch nicht begonnen: { $closed ->
    [yes] Sonst war niemand da, die Einladung ist geschlossen.
   *[no] Die Person wurde entfernt, das steht in der Einladung.
}
blocked-match = - { $game } in { $place }: spielt weiter mit. Nach dem Entfernen { $goblin ->
    [yes] spielt auf dem Platz ein Goblin weiter.
   *[no] wird auf dem Platz von selbst gespielt.
}
blocked-more = - … und { $count } weitere Tische.
blocked-no-more = { $name } ist nicht mehr gesperrt.
blocked-evicted = **{ $name } ist aus { $count ->
    [one] einer Partie
   *[other] { $count } Partien
} entfernt.** Das steht am Spieltisch.
blocked-seat = - { $game } in { $place }: { $goblin ->
    [yes] Auf dem Platz spielt ein Goblin weiter.
    [no] Auf dem Platz wird von selbst gespielt.
   *[closed] Sonst war niemand da, der Tisch ist geschlossen.
}
blocked-evict = { $name } aus { $count ->
    [one] einer Partie
   *[other] { $count } Partien
} entfernen
blocked-all = { $count ->
    [0] Auf diesem Server ist niemand gesperrt.
   *[other] **Hier gesperrt: { $count }**{ $pages ->
        [one] {""}
       *[other] {" "}· Seite { $page } von { $pages }
    }
}
blocked-undo = Entsperren
blocked-choose = Jemanden sperren …
blocked-yes = Sperren
blocked-back = Zurück
sure-block = **{ $name } sperren?** Tische eröffnen und mitspielen geht dann auf diesem Server nicht mehr, bis du entsperrst.{ $lobbies ->
    [0] {""}
    [one] {" "}Der Platz in einer Einladung geht verloren.
   *[other] {" "}Die Plätze in { $lobbies } Einladungen gehen verloren.
}{ $matches ->
    [0] {""}
    [one] {" "}Eine Partie geht weiter, bis du { $name } daraus entfernst.
   *[other] {" "}{ $matches } Partien gehen weiter, bis du sie beendest oder jemanden entfernst.
}

## Was der Bot dort darf, wo er spielt

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-create-events = Events erstellen
check-title = ## Was ich in diesem Kanal brauche
check-permission = { $granted ->
    [yes] { EMOJI("house_yes") }{ $name }
   *[no] { EMOJI("house_no") }{ $name }
}
check-optional = -# { $granted ->
    [yes] Optional, erlaubt: { $name }.
   *[no] Optional, nicht erlaubt: { $name }.
} Damit können Gastgeber, die Events erstellen dürfen, ihre Spieleabende auch als Server-Events zeigen.
check-whole = Es fehlt nichts.
check-lacking = Wer den Kanal verwaltet, kann das Fehlende in den Einstellungen des Kanals unter „Berechtigungen“ erlauben. Ohne die Rechte für Threads wird im Kanal selbst gespielt.
check-link = -# Dieser Link lädt mich mit genau diesen Rechten ein: { $link }

## Wer dort sitzt, wo jemand saß, der vergessen werden wollte

departed = Jemand

## Die Tische einer Person

mine-title = ## Deine Tische
mine-line = **{ $game }** in { $place }: { $state ->
    [lobby] noch nicht gestartet.
    [rematch] eine Revanche, noch nicht gestartet.
    [yours] **du bist dran**, gefragt { $since }.
    [paused] angehalten { $since }.
   *[others] wartet auf { $names }.
}
mine-nowhere = { $count ->
    [0] Du sitzt an keinem Tisch, und auf diesem Server ist keiner offen. Mit `/play` eröffnest du einen.
   *[other] ## Tische hier
    Du sitzt noch an keinem davon.
}
mine-here = **{ $game }** in { $place }
mine-open = { mine-here }: { $state ->
    [join] { $names } { $count ->
        [one] wartet
       *[other] warten
    } auf Mitspieler.
   *[watch] { $names } { $count ->
        [one] spielt.
       *[other] spielen.
    }
}
mine-join = Mitspielen
mine-watch = Zuschauen
mine-next = Nächster Tisch
mine-none-waits = Sonst wartet kein Tisch auf dich. `/tables` zeigt deine.
mine-which = Welchen Tisch meinst du? Im Thread eines Tisches weiß ich es, ohne zu fragen.
mine-choose = Tisch wählen
mine-others = ## Andere Tische hier
# Was man per DM statt eines Buttons tippen kann: Wörter, dann der Button, für den sie stehen.
letter-words =
    tipp | tip | rat | hilf mir | was jetzt = hint
    regeln | regel | anleitung | wie geht das = rules
    hilfe | befehle | menü = help
    chancen | chance | wie stehen die chancen = odds
    zurück | zurücknehmen | hoppla | ups = undo
letter-help = Was kann ich hier tun?
letter-nothing-back = Gerade gibt es nichts zurückzunehmen.
letter-back-which = Was möchtest du zurücknehmen?
letter-nobody-waits = Was du hier schreibst, lese ich als Zug, aber gerade wartet kein Tisch auf dich. `/tables` zeigt deine.
letter-too-long = Mehrere Tische warten auf dich, und bei einem so langen Text kann ich nicht fragen, welchen du meinst. Tipp ihn am Tisch ein, mit **{ type-title }**.
letter-which = Mehrere Tische warten auf dich. Wo möchtest du „{ $move }“ spielen?
letter-played = **Gespielt:** { $move }. [Deine Ansicht]({ $link }) zeigt den Tisch.
mine-hand = { $game }, Tisch { $table }
me-title = ## Du und die Goblinstube
me-title-short = Meine Einstellungen
me-line = **{ $group }:** { $now }
me-page =
    ### { $group }
    { $told }
me-menu = Ändern …
me-back = Alle Einstellungen
me-group-ring = Wenn du dran bist
me-group-ring-help = Wo ich dich rufe, wenn ein Tisch auf dich wartet
me-group-quiet = Ruhezeit und Zeitzone
me-group-quiet-help = Wann ich dich nicht rufe, nach welcher Uhr
me-group-away = Nicht da
me-group-away-help = Bis wann die Tische nicht auf dich warten
me-group-avatar = Dein Bild
me-group-avatar-help = Ob Spieltische es zeigen
me-group-motion = Bewegte Bilder
me-group-motion-help = Was sich in deinen eigenen Nachrichten bewegt
me-group-evenings = Spieleabende
me-group-evenings-help = Ob ich dich zehn Minuten vorher rufe
me-now-evenings = { $evenings ->
        [yes] Ich rufe dich zehn Minuten vorher, wenn du zugesagt hast
       *[no] Ich rufe dich nicht
    }
me-evenings = { $evenings ->
        [yes] Hast du zu einem Spieleabend zugesagt, rufe ich dich zehn Minuten vorher, und wenn er verlegt oder abgesagt wird, auch in deiner Ruhezeit.
       *[no] Ich rufe dich nicht zu Spieleabenden, auch nicht zu denen, für die du zugesagt hast.
    }
me-evenings-yes = Rufen
me-evenings-no = Nicht rufen
me-group-days = Partie des Tages
me-group-days-help = Ob Server dich in ihren Ergebnissen nennen
me-now-days = { $days ->
    [yes] Die Server, auf denen du sie spielst, nennen dich
   *[no] Kein Server nennt dich in seinen Ergebnissen
}
me-days = { $days ->
    [yes] Bist du unter den Besten, nennt dich der Server, auf dem du gespielt hast, in seinem Tagesbericht. Auch in seiner Tabelle über 30 Tage stehst du.
   *[no] Kein Server nennt dich. Deine Ergebnisse zählen trotzdem mit.
}
me-days-yes = Mich nennen
me-days-no = Mich nicht nennen
me-group-profile = Dein Profil
me-group-profile-help = Ob andere es sehen dürfen
me-group-ladder = Ranglisten
me-group-ladder-help = Ob die Rangliste eines Servers dich zeigt
me-group-language = Sprache
me-group-language-help = In welcher Sprache ich mit dir allein rede
me-now-language = { $chosen ->
    [yes] { $language }
   *[no] wie in Discord
}
me-language = { $chosen ->
    [yes] Was nur du siehst, ist in dieser Sprache: { $language }. Was alle sehen, ist in der Sprache des Tisches.
   *[no] Was nur du siehst, ist in der Sprache deines Discord, wenn ich sie kann. Was alle sehen, ist in der Sprache des Tisches.
}
me-language-discord = Wie in Discord
me-now-ring = { $choice ->
    [played] Ich rufe dich, wo du zuletzt gespielt hast
    [dm] Ich rufe dich per Direktnachricht
    [thread] Ich rufe dich mit einer Erwähnung im Thread
   *[none] Ich rufe dich nicht
}
me-now-quiet = { $quiet ->
    [yes] { $hours } ({ $zone })
   *[no] keine Ruhezeit
}
me-now-away = { $away ->
    [yes] bis { $time }
   *[no] Nein, du bist da
}
me-now-avatar = { $avatar ->
    [yes] auf Spieltischen zu sehen
   *[no] nicht zu sehen
}
me-now-profile = { $profile ->
    [yes] Andere dürfen es sehen
   *[no] nur für dich
}
me-now-motion = { $choice ->
    [table] in deinen Nachrichten, wenn der Tisch sie hat
    [off] keine in deinen Nachrichten
    [moments] das Siegerpodest
   *[on] das Siegerpodest, und Würfel, die entscheiden
}
me-now-ladder = { $ladder ->
    [yes] Du bist dabei
   *[no] Du bist nicht dabei
}
me-here = Du bist da. Sagst du, bis wann du nicht da bist, springt ein Goblin für dich ein, wo das erlaubt ist; deine anderen Tische machen Pause.
me-type-quiet = Stunden wählen …
me-type-away = Bis wann? …
me-field-quiet = Ruhezeit
me-field-zone = Zeitzone
me-field-away = Nicht da bis
me-quiet-off = Keine Ruhezeit
me-moon-yes = Mond zeigen
me-moon-no = Keinen Mond zeigen
me-away-off = Ich bin da
me-avatar-yes = Mein Bild zeigen
me-avatar-no = Mein Bild verbergen
me-profile-yes = Mein Profil zeigen
me-profile-no = Mein Profil verbergen
me-ladder-yes = Mich zeigen
me-ladder-no = Mich verbergen
me-choice-played = Wo ich zuletzt gespielt habe
me-choice-dm = Per Direktnachricht
me-choice-thread = Mit einer Erwähnung im Thread
me-choice-none = Gar nicht
me-ring-played = Wartet ein Tisch auf dich, rufe ich dich da, wo du zuletzt gespielt hast: mit einer Erwähnung in seinem Thread oder per Direktnachricht. Beim ersten Mal schicke ich eine Direktnachricht, wenn ich kann.
me-ring-dm = Wartet ein Tisch auf dich, rufe ich dich per Direktnachricht. Kann ich dir keine schicken oder hat das Spiel keine verdeckten Karten, erwähne ich dich in seinem Thread.
me-ring-thread = Wartet ein Tisch auf dich, rufe ich dich mit einer Erwähnung in seinem Thread.
me-ring-none = Ich rufe dich nie. Die Uhr läuft trotzdem, schau also ab und zu vorbei.
me-quiet = { $quiet ->
    [yes] Zwischen { $begin } und { $end } ({ $zone }) rufe ich dich nicht; danach schon, wenn der Tisch noch wartet. Bei langsamem Tempo steht dann auch die Uhr für dich still, in den Stunden, die du beim Start der Partie hattest; an einem Live-Tisch nicht.
   *[no] Du hast keine Ruhezeit.
}
me-avatar = { $avatar ->
    [yes] Spieltische dürfen dein Bild zeigen.
   *[no] Spieltische zeigen dein Bild nicht.
}
me-profile = { $profile ->
    [yes] Andere dürfen dein Profil mit `/profile` sehen: was du auf dem Server gespielt hast, auf dem sie fragen, und was ihr zusammen gespielt habt.
   *[no] Außer dir sieht niemand dein Profil.
}
me-ladder = { $ladder ->
    [yes] Auf Servern mit einer Rangliste stehst du darauf, sobald du Partien gespielt hast, die zählen.
   *[no] Keine Rangliste zeigt dich. Deine Partien zählen trotzdem, und `/ladder` zeigt deinen eigenen Platz nur dir.
}
me-motion-table = Bilder in deinen eigenen Nachrichten bewegen sich, wo sie es am Tisch tun.
me-motion-off = In deinen eigenen Nachrichten bewegt sich nichts.
me-motion-moments = In deinen eigenen Nachrichten bewegt sich das Siegerpodest.
me-motion-on = In deinen eigenen Nachrichten bewegen sich das Siegerpodest und Würfel, die entscheiden.
me-here-now = Bei dir ist es { $here } ({ $zone }).
me-zone-unknown = Die Zeitzone { $zone } kenne ich nicht mehr, also nehme ich UTC für dich. Wähl deine Zeitzone neu.
me-moon = { $moon ->
    [yes] Spieltische zeigen in deiner Ruhezeit einen { EMOJI("house_moon") }Mond an deinem Namen, aber nie die Stunden selbst.
   *[no] Spieltische zeigen deine Ruhezeit nicht.
}
me-away = Du bist bis { $time } nicht da. Ein Goblin springt für dich ein, wo das erlaubt ist; deine anderen Tische machen Pause. Drück an einem Tisch irgendetwas, und du bist wieder da.
me-avoid = -# { $count ->
    [0] **Wen du meidest:** niemanden. Gemiedene erfahren
    [one] **Wen du meidest:** eine Person, die nicht an deine Tische kann. Sie erfährt
   *[other] **Wen du meidest:** { $count } Leute, die nicht an deine Tische können. Sie erfahren
} nur, dass ein Tisch { $count ->
    [one] ihr
   *[other] ihnen
} nicht offensteht.
me-avoid-choose = Wen du meidest …
answer-asked = { $kind ->
    [pause] Du hast um eine Pause gebeten.
    [resume] Du hast gefragt, ob ihr weiterspielt.
    [pace] Du hast um ein anderes Tempo gebeten: *{ NAME($pace) }*.
    [end] Du hast gefragt, ob ihr die Partie jetzt beendet.
    [replace] Du hast gefragt, ob { $whose } aus der Partie soll.
   *[seat] Du hast um den Platz von { $whose } gebeten.
} { $names } { $count ->
    [one] sieht
   *[other] sehen
} die Frage am Spieltisch, mit Ja und Nein.{ $kind ->
    [seat] {" "}Hereinlassen kann dich der Gastgeber oder die Hälfte derer, die mitspielen.
   *[other] {""}
}
answer-now-pace = Das Tempo ist jetzt *{ NAME($pace) }*.{ managed-seen }
answer-vote-over = { $count ->
    [0] Deine Frage ist nicht mehr offen, alles bleibt, wie es ist.
   *[other] Nein von { $names }: { vote-refused }
}
answer-now-pause = Die Partie macht Pause.{ managed-seen }
answer-now-resume = Die Partie geht weiter.{ managed-seen }
answer-now-end = Die Partie ist beendet, mit dem Stand von eben.
answer-now-replace = { $whose } ist aus der Partie entfernt, { $goblin ->
    [yes] und auf dem Platz spielt ein Goblin.
   *[no] und auf dem Platz wird von selbst gespielt.
}{ managed-seen } Wieder hereinlassen kannst du { $whose } im Menü.
answer-now-seat = { $own ->
    [yes] Du hast deinen Platz zurück.
   *[no] Der Platz von { $whose } gehört jetzt dir.
}{ managed-seen }
answer-kicked = { $name } ist von diesem Tisch entfernt; die Einladung sagt es. Wieder herein lässt du jemanden in ihrem Menü, unter **{ lobby-acts }**.
answer-let-in = { $name } darf wieder an diesen Tisch.{ managed-seen }
answer-new-host = Gastgeber dieses Tisches ist jetzt { $name }.{ managed-seen }

## Befehle

menu-play-with = Spielen mit …
menu-read = Tisch vorlesen
command-play = Eröffne einen Tisch in diesem Kanal, oder plane einen Spieleabend
command-game = Welches Spiel
command-play-game = { $game } · { $line }
command-play-with = Wen du rufst: @Namen oder die Rolle, die auf diesem Server dafür da ist
command-play-preset = Eine fertige Auswahl von Optionen
command-hand = Sieh deine Hand, nur für dich
command-history = Deine beendeten Partien, nach Spiel oder Person: ansehen oder um Revanche bitten
command-history-person = Nur Partien mit dieser Person
command-profile = Was du gespielt hast, oder jemand anderes: nur für dich
command-profile-person = Wessen Profil; ohne Namen deins
menu-profile = Profil
command-ladder = Wer auf diesem Server wie gut spielt
command-replay = Sieh eine Partie noch einmal, aus ihrer Mitschrift
command-replay-record = Die Datei, die du mit „Mitschrift“ bekommen hast
command-rules = Lass dir ein Spiel erklären
command-card = Eine Karte dieses Spiels
command-help = Wie man hier spielt, und alle Befehle
command-house = Für den Betreiber dieses Bots
command-house-refuse = Sperre eine Person oder einen Server: Dieser Bot steht ihnen nicht mehr offen
command-house-allow = Lass eine Person oder einen Server diesen Bot wieder benutzen
command-house-announce = Sag etwas auf allen Spieltischen, an denen gespielt wird, ohne Ping
command-house-kind = Eine Person oder ein Server
command-house-person = eine Person
command-house-server = ein Server
command-house-id = Die ID bei Discord
command-house-text = Was die Spieltische sagen; leer lassen nimmt es weg
command-house-minutes = Wie lange
answer-house-refuse = Erledigt. Es dauert ein paar Sekunden.
answer-house-allow = Erledigt. Es dauert ein paar Sekunden.
answer-house-announced = Erledigt. Die Spieltische ändern sich in ein paar Sekunden.
command-privacy = Was ich über dich speichere
command-privacy-export = Hol dir alles, was ich über dich speichere, als Datei, nur für dich
command-privacy-delete = Verlass alle Tische und lösch, was ich über dich speichere
command-privacy-sure = Bist du sicher? Das lässt sich nicht rückgängig machen
privacy-sure-yes = Ja, lösch meine Daten
privacy-sure-no = Nein, sag nur, was passieren würde
command-me = Wie ich dich rufe, wenn ein Tisch auf dich wartet
command-me-ring = Wo ich dich rufe
command-me-quiet = Stunden, in denen ich dich nicht rufe, etwa 22-7; aus: keine
command-me-zone = Deine Zeitzone, etwa Europe/Berlin, oder die Stunden zu UTC, etwa +2
command-me-ladder = Ob die Rangliste eines Servers dich zeigen darf
command-me-language = In welcher Sprache ich mit dir allein rede
command-me-avatar = Ob Spieltische dein Bild zeigen dürfen
command-me-moon = Ob Spieltische in deiner Ruhezeit einen Mond an deinem Namen zeigen dürfen
command-me-motion = Was sich in deinen eigenen Nachrichten bewegt; Spieltische sind für alle gleich
command-me-profile = Ob andere dein Profil sehen dürfen
command-me-away = Bis wann du nicht da bist: Montag, morgen, 3 Tage, 2030-12-24; aus: du bist da
command-table = Einen Tisch verlassen, anhalten oder ändern
command-table-show = Zeig den Tisch, an dem hier gespielt wird
command-table-leave = Verlass den Tisch; eine laufende Partie geht ohne dich weiter
command-table-close = Schließ den Tisch
command-table-kick = Entferne jemanden von deinem Tisch; in der Partie stimmen andere ab, oder die Person ist weg
command-table-host = Mach jemand anderen zum Gastgeber deines Tisches
command-table-pause = Bitte den Tisch um eine Pause: Niemand kann spielen, keine Zeit läuft
command-table-resume = Bitte den Tisch, nach einer Pause weiterzuspielen
command-table-end = Bitte den Tisch, die Partie jetzt zu beenden
command-table-pace = Ändere das Tempo: der Gastgeber sofort, andere fragen den Tisch
command-table-pace-pace = Das neue Tempo
command-table-sit = Bitte um den Platz von jemandem, der gegangen oder nicht da ist
command-table-sit-seat = Die Nummer des Platzes, wo mehrere frei sind
command-table-member = Wer
command-tables = Zeig alle deine Tische, und wer dran ist
command-parlour = Für alle, die diesen Server verwalten
command-parlour-tables = Alle Tische dieses Servers: anhalten, schließen, jemanden entfernen, Gastgeber wechseln
command-parlour-block = Sperre jemanden: keine Tische eröffnen, kein Mitspielen; ohne Namen: sieh, wer gesperrt ist
command-parlour-unblock = Lass jemanden wieder Tische eröffnen und mitspielen
command-parlour-person = Wer
command-parlour-id = Die ID bei Discord, wenn die Person nicht in der Liste ist
command-parlour-reason = Warum; die Person liest es
command-parlour-check = Sieh, was ich in diesem Kanal brauche und was fehlt
command-parlour-settings = Zeig oder ändere, wie die Goblinstube auf diesem Server läuft
command-server-channel = Ein Kanal, in dem es Tische geben darf; er kommt auf die Liste
command-server-remove_channel = Ein Kanal, der von der Liste gestrichen wird
command-server-threads = Ob jede Partie einen eigenen Thread bekommt
command-server-opener = Die Rolle, die Tische eröffnen darf; @everyone: alle Mitglieder
command-server-called = Die Rolle, die Gastgeber an ihren Tisch rufen dürfen, einmal pro Stunde; @everyone: keine
command-server-pace = Das Tempo eines neuen Tisches
command-server-goblins = Ob Goblins mitspielen dürfen
command-server-motion = Was sich in den Bildern neuer Tische bewegt
command-server-ladder = Ob dieser Server eine Rangliste hat, für die Partien zählen
command-server-digest = Der Kanal für einen stillen Tagesbericht zur Partie des Tages; noch einmal: keiner
command-server-digest_hour = Wann dieser Tagesbericht kommt
command-server-archive = Wann der Thread einer beendeten Partie archiviert wird, wenn dort niemand schreibt
command-server-language = Die Sprache für alle; sonst die der Community oder der Person, die den Tisch eröffnet
command-server-tables = Wie viele Tische zugleich offen sein dürfen; 0: beliebig viele

## Was die Seite der Sandbox beim ersten Besuch anbietet: Buttons

page-first-table = Tisch mit drei Goblins eröffnen
page-first-lesson = Bring mir ein Spiel bei
