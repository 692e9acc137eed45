error-evening-event-forbidden = Ich darf hier keine Server-Events anlegen. Wer diesen Server verwaltet, kann mir die Berechtigung „Events erstellen“ geben.
error-evening-event-not-yours = Für ein Server-Event brauchst du auf diesem Server die Berechtigung „{ $permission }“.
error-evening-event-refused = Discord hat das Server-Event nicht angenommen. Der Spieleabend bleibt, wie er ist.
error-evening-events-full = Mehr geplante Events erlaubt Discord auf diesem Server nicht. Erst muss jemand eins entfernen.
error-evening-no-zone = Der Spieleabend wiederholt sich noch nicht: Ich kenne deine Zeitzone nicht. Wähl sie mit /me, und versuch es dann noch einmal.
error-evening-full = { $most } Leute haben sich schon angemeldet. Mehr kann ich nicht aufnehmen.
error-evening-gone = Diesen Spieleabend gibt es nicht mehr. Mit /play planst du einen neuen.
error-evening-not-host = Das kann nur der Gastgeber dieses Spieleabends ändern.
error-evening-not-there = Das Siegerpodest teilen kann nur, wer sich für diesen Spieleabend angemeldet hat.
error-evening-over = Dieser Spieleabend ist nicht mehr offen. Mit /play planst du einen neuen.
error-evening-posted = Dieser Spieleabend steht schon im Kanal.
error-evening-seats = { $game } hat { $least } bis { $most } Plätze am Tisch.
error-evenings-of-yours = Du bist schon Gastgeber von { $most } Spieleabenden, die noch kommen. Sag erst einen davon ab.
error-evenings-on-server = Auf diesem Server sind schon { $most } Spieleabende geplant.
error-seat-kept = Die freien Plätze sind für alle reserviert, die sich angemeldet haben. Versuch es in ein paar Minuten noch einmal.
error-evening-shared = Dieses Siegerpodest hat schon jemand geteilt.
error-evening-seats-alone = „seats“ ist für Spieleabende. Gib auch „when“ an, oder lass „seats“ weg, um jetzt einen Tisch zu eröffnen.

command-play-when = Für einen Spieleabend: wann, etwa „donnerstag 20 uhr“, „morgen 20:00“ oder „in 30 minuten“
command-play-seats = Für einen Spieleabend: wie viele Leute an einem Tisch sitzen

evening-ask-zone = **Wie spät ist es bei dir?** Einmal brauche ich deine Zeitzone, um „{ $asked }“ zu verstehen. Mit /me kannst du sie später ändern, unter „{ me-group-quiet }“.
evening-zone-menu = Deine Uhrzeit …
evening-zone = { $time } – { $city }
evening-zone-other = Andere Zeitzone …
evening-ask-day = **Welchen Tag meinst du** mit „{ $asked }“?
evening-ask-date = **Welches Datum meinst du** mit „{ $asked }“?
evening-ask-half = **Morgens oder abends?** „{ $asked }“ kann beides sein.
evening-ask-midnight = **Was davon meinst du** mit „{ $asked }“?
evening-ask-twice = **Was davon meinst du?** In dieser Nacht wird die Uhr zurückgestellt, und diese Zeit gibt es zweimal.
evening-ask-tomorrow = Heute ist es dafür schon zu spät. **Meinst du morgen?**
evening-other-time = Andere Zeit …
evening-form = Wann geht es los?
evening-field-when = Tag und Uhrzeit
evening-sure = ### { $game }: Stimmt das so?
evening-sure-named = -# Beim Posten benachrichtige ich { $names }.
evening-unread = -# Wen du mit „{ $names }“ meinst, weiß ich nicht, also benachrichtige ich niemanden, der so heißt. Soll jemand Bescheid bekommen, tipp bei „with“ ein @ und wähl die Person aus Discords Liste.
evening-yes = Ja, posten
evening-posted = Fertig: Dein Spieleabend steht in diesem Kanal.
evening-sure-move = Den Spieleabend verlegen auf: { $time } ({ $ago })? Ich benachrichtige alle, die kommen.
evening-yes-move = Ja, verlegen
evening-moved = Fertig: Der Spieleabend hat eine neue Zeit.
evening-sure-cancel = Diesen Spieleabend absagen?{ $count ->
        [0] {""}
        [one] {" "}Ich sage einer Person Bescheid, die kommen wollte.
       *[other] {" "}Ich sage { $count } Leuten Bescheid, die kommen wollten.
    }{ $weekly ->
        [yes] {" "}Er kommt dann auch nicht wieder.
       *[no] {""}
    }
evening-cancel = Spieleabend absagen
evening-sure-end = Diesen Spieleabend jetzt beenden?{ $playing ->
        [0] {""}
       *[other] {" "}Laufende Partien gehen weiter, geben aber keine Punkte mehr.
    }
evening-end = Spieleabend beenden
evening-end-done = Fertig: Der Spieleabend ist vorbei.
evening-cancelled = Fertig: Der Spieleabend ist abgesagt.

evening-title = ### Spieleabend: { $game }
    -# { $blurb }
    -# { $facts }
evening-title-own = ### { $title }
    -# { $blurb }
    -# Ein Spieleabend mit { $game } · { $facts }
evening-title-past = ### { $title ->
        [none] Spieleabend: { $game }
       *[other] { $title }
    }
evening-picture = Eine Einladung zu einem Spieleabend mit { $game }.
evening-when = { EMOJI("house_clock") }**{ $time }** ({ $ago }){ $weekly ->
        [yes] {" "}· jede Woche
       *[no] {""}
    }
evening-seats = -# Gastgeber: { $host } · { $tables ->
        [1] bis zu { $seats } an einem Tisch
       *[other] { $tables } Tische, je bis zu { $seats } Leute
    } · { $preset ->
        [first-game] junge Goblins und Tipps
        [hard-goblins] starke Goblins
       *[none] alle sind willkommen
    }
evening-named = Eingeladen: { $names }!
evening-come-list = **Dabei ({ $count })**{ $count ->
        [0] {""}
       *[other] : { $names }
    }
evening-maybe-list = Vielleicht ({ $count }): { $names }
evening-cannot-list = -# Kann nicht: { $names }
evening-played-list = **Gespielt ({ $count })**: { $names }
evening-more = { $count } weitere
evening-come = Ich komme
evening-maybe = Vielleicht
evening-cannot = Kann nicht
evening-come-noted = **Du bist dabei!** { $when ->
        [later] Am { $time } rufe ich dich hier. Wenn es losgeht, drück auf **{ lobby-here }** an dem Tisch, der unten erscheint.
        [never] Ich rufe dich nicht, so hast du es in /me gewählt. Los geht es { $ago }: Drück dann auf **{ lobby-here }** an dem Tisch, der unten erscheint.
        [begun] Es läuft schon: Drück unten an einem Tisch auf **{ lobby-here }**.
       *[soon] Los geht es um { $begins }: Drück dann auf **{ lobby-here }** an dem Tisch, der unten erscheint.
    }
evening-maybe-noted = **Vielleicht kommst du.** Rufen werde ich dich nicht. Drück auf **{ evening-come }**, sobald du sicher bist: Wer kommt, hat zuerst einen Platz.
evening-cannot-noted = **Du kannst nicht.** Falls doch, drück auf **{ evening-come }**.
evening-sure-hand = **Du bist Gastgeber.** Soll { $host } den Spieleabend übernehmen, oder willst du ihn absagen? Wenn du absagst, benachrichtige ich alle, die kommen.
evening-hand = An { $host } übergeben
evening-handed = Gastgeber ist jetzt { $host }.
evening-yours = Du bist Gastgeber dieses Spieleabends: Ändern kannst du ihn im Menü unter seinem Post.
evening-begun = **Es geht los!** Drück unten an deinem Tisch auf **{ lobby-here }**. Zehn Minuten lang sind die Plätze reserviert.
evening-free = -# Es hat angefangen. Freie Plätze sind jetzt für alle da.
evening-idle = **Noch eine Partie?** Drück am fertigen Tisch auf **{ over-next }** oder **{ over-rematch }**. Sonst endet dieser Spieleabend { $ago }.
evening-following = { $following ->
        [later] -# Etwa 15 Minuten nach der letzten Partie poste ich den Spieleabend der nächsten Woche.
        [yes] -# Der nächste steht weiter unten.
       *[no] -# Er kommt nicht wieder.
    }
evening-over = -# Dieser Spieleabend ist vorbei. Danke fürs Mitspielen!
evening-off = { $why ->
        [host] **Der Gastgeber hat diesen Spieleabend abgesagt.**
        [manager] **Ein Verwalter hat diesen Spieleabend abgesagt.**
        [event] **Dieser Spieleabend ist abgesagt:** Jemand hat sein Server-Event abgesagt.
        [late] **Dieser Spieleabend ist ausgefallen:** Als es losgehen sollte, war ich nicht da. Das tut mir leid!
        [empty] **Dieser Spieleabend ist ausgefallen:** Niemand hat sich angemeldet.
        [deleted] **Dieser Spieleabend fällt aus:** Seine Nachricht wurde gelöscht.
       *[other] **Dieser Spieleabend fällt aus:** Ich kann hier nicht mehr schreiben.
    }
evening-table = { $state ->
        [lobby] Tisch { $number }: [Platz nehmen]({ $link })
        [playing] Tisch { $number }: Partie läuft in { $place }
        [won] Tisch { $number }: Sieg für **{ $winners }** ([ansehen]({ $link }))
        [nobody] Tisch { $number }: Niemand hat gewonnen ([ansehen]({ $link }))
       *[closed] Tisch { $number }: geschlossen
    }
evening-podium-title = **Punkte des Abends**
evening-podium = { $place }\. **{ $name }** · { $points }
evening-podium-how = -# Wer alle am Tisch schlägt, bekommt einen Punkt, wer einige schlägt, einen Teil davon.
evening-points-list = **Punkte des Abends:** { $points }
evening-ended = ### Der Spieleabend mit { $game } ist vorbei. Danke fürs Mitspielen!
evening-ended-next = -# [Alle Partien ansehen]({ $link }). { $following ->
        [yes] Auch der nächste Spieleabend steht hier im Kanal.
       *[no] Den nächsten Spieleabend planst du mit /play.
    }
evening-podium-picture = Das Siegerpodest des Spieleabends, die Besten zuerst: { $names }.
evening-points = { $sum } { $one ->
        [yes] Punkt
       *[no] Punkte
    }
evening-open = Noch einen Tisch eröffnen
evening-share = Siegerpodest teilen
evening-shared = **Die Besten unseres Spieleabends:** { $names }
evening-goblins = -# Fehlen Leute für eine Partie, springen Goblins ein: Computergegner.
evening-event-link = -# Es gibt auch ein [Server-Event]({ $link }).
evening-event-name = Spieleabend: { $game }
evening-event-about = Wir spielen zusammen { $game }. Sag hier, dass du kommst: { $link }
evening-no-other-game = Kein anderes Spiel passt für so viele Leute.
evening-ask-game = **Welches Spiel spielt ihr stattdessen?**
evening-game-menu = Spiel auswählen …
evening-game-set = Fertig: Ihr spielt { $game }.
evening-goblins-set = Fertig: Fehlen Leute für eine Partie, springen Goblins ein. Drück auf **{ lobby-start }**, wenn alle da sind.
evening-event-set = { $event ->
        [yes] Fertig: Der Spieleabend ist jetzt auch ein Server-Event. Zeit, Name und Absage bleiben an beiden Stellen gleich.
       *[no] Fertig: Der Spieleabend ist kein Server-Event mehr.
    }
evening-use-goblins = Mit Goblins starten
evening-other-game = Anderes Spiel
evening-put-off = Andere Zeit
evening-menu = Für { $host } als Gastgeber …
evening-menu-time = Zeit ändern
evening-menu-time-help = Wer kommt, wird benachrichtigt
evening-menu-game = Spiel ändern
evening-menu-game-help = Niemand wird benachrichtigt
evening-menu-goblins = Mit Goblins starten
evening-menu-goblins-help = Computergegner nehmen die fehlenden Plätze
evening-menu-event = { $event ->
        [yes] Server-Event entfernen
       *[no] Auch als Server-Event anlegen
    }
evening-menu-event-help = Für alle, die auf diesem Server Events anlegen dürfen
evening-menu-weekly = { $weekly ->
        [yes] Nicht mehr wiederholen
       *[no] Jede Woche wiederholen
    }
evening-menu-weekly-help = { $weekly ->
        [yes] Auf diesen folgt dann keiner mehr
       *[no] Der nächste wird gepostet, wenn dieser vorbei ist
    }
evening-menu-end = Spieleabend beenden
evening-menu-end-help = Jetzt statt nach der letzten Partie
evening-menu-cancel = Absagen
evening-menu-cancel-help = Wer kommt, wird benachrichtigt
evening-call = { $names }: Gleich geht es los mit **{ $game }**! Um { $time } öffnet hier ein Tisch: Drück dort auf **{ lobby-here }**, und dein Platz gehört dir. [Wer kommt]({ $link })
evening-call-begun = Es ist Zeit für **{ $game }**! [Zu den Tischen]({ $link })
evening-too-few = { $host }, für eine Partie{ $tables ->
        [1] {""}
       *[other] {" "}an jedem Tisch
    } { $count ->
        [one] fehlt noch eine Person
       *[other] fehlen noch { $count } Leute
    }. Was möchtest du tun?
evening-lost = Dein Spieleabend mit **{ $game }** ({ $time }) fällt aus: Seinen Kanal gibt es nicht mehr, oder ich kann dort nicht mehr schreiben. Mit /play planst du in einem anderen Kanal einen neuen.
evening-news = { $names }: Der Spieleabend mit **{ $game }** { $news ->
        [moved] hat eine neue Zeit: { $time }. [Wer kommt]({ $link })
       *[off] ({ $time }) ist abgesagt.{ $weekly ->
            [yes] {" "}Er kommt auch nicht wieder.
           *[no] {""}
        }
    }

lobby-elsewhere = { EMOJI("house_clock") }An [einem anderen Tisch]({ $link }) dieses Spieleabends ist ein Platz frei.
managed-evenings = ### Spieleabende
managed-evening = **{ $game }** in { $place } · { $time } · Gastgeber: { $host } · { $count } dabei
managed-evening-option = { $game }, Gastgeber: { $host }
managed-evening-cancel = Spieleabend absagen …
lobby-here = Bin da
lobby-title-evening = ### Spieleabend: { $game }
lobby-kept = { EMOJI("house_clock") }Bis { $time } reserviert für { $names }: Mit **{ lobby-here }** nimmst du deinen Platz ein.{ $free ->
        [0] {""}
        [one] {" "}Ein weiterer Platz ist für alle frei.
       *[other] {" "}{ $free } weitere Plätze sind für alle frei.
    }
lobby-kept-goblins = -# Kommen zu wenige, springen kurz nach { $time } Goblins ein. Der Gastgeber kann sie auch jetzt dazuholen, unten im Menü.
evening-weekly-set = { $weekly ->
        [yes] Fertig: Diesen Spieleabend gibt es jetzt jede Woche, nach deiner Uhr immer zur gleichen Zeit.
       *[no] Fertig: Auf diesen Spieleabend folgt keiner mehr.
    }
