## Was ein Tisch ablehnt, und warum. `error-` und der Code des Fehlers.

error-already-gone = Du hast diese Partie verlassen. Zuschauen kannst du weiterhin.
error-already-seated = Du hast schon einen Platz an diesem Tisch.
error-already-started = Die Partie hat schon begonnen.
error-bad-away = Bis wann? Schreib einen Wochentag, „morgen“, „3 Tage“ oder ein Datum wie 2030-12-24, höchstens { $days } Tage im Voraus; oder „aus“, wenn du wieder da bist.
error-bad-pace = Ein Tempo namens „{ $pace }“ gibt es nicht. Zur Wahl stehen: { $paces }.
error-bad-quiet = Das sind keine Uhrzeiten. Schreib sie wie 22-7 oder 22:30-7:15, oder „aus“ für keine.
error-bad-zone = Diese Zeitzone kenne ich nicht. Schreib sie wie Europe/Berlin oder als Stunden zu UTC: +2 oder -3:30.
error-many-zones = Mehrere Zeitzonen heißen so. Such dir eine davon aus: { $zones }.
error-short-zone = { $short } sagt nicht, wann deine Uhr umgestellt wird. Nimm eine Stadt mit deiner Zeit, etwa { $zone }, oder die Stunden zu UTC, etwa +2.
error-button-invalid = Dieser Button gilt nicht mehr.
error-blocked-here = Auf diesem Server kannst du keine Tische eröffnen und nirgends mitspielen: Seine Verwalter haben dich hier gesperrt.{ $reasoned ->
    [yes] {" "}Der Grund: „{ $reason }“
   *[no] {""}
}
error-not-blocked = Diese Person ist auf diesem Server nicht gesperrt.
error-not-open-to-you = Dieser Tisch steht dir nicht offen. `/tables` zeigt andere, und `/play` eröffnet einen eigenen.
error-paused-by-manager = Ein Verwalter dieses Servers hat die Partie angehalten. Nur ein Verwalter kann sie weitergehen lassen.
error-bot-may-not = In diesem Kanal kann ich nicht spielen, weil mir hier etwas fehlt: { $permissions }. Wer den Kanal verwaltet, kann es in den Einstellungen des Kanals unter „Berechtigungen“ erlauben.
error-bot-may-not-there = Dieser Thread erzählt nur von einer Partie, und in { $place } kann ich keinen Tisch eröffnen, weil mir dort etwas fehlt: { $permissions }. Wer den Kanal verwaltet, kann es in den Einstellungen des Kanals unter „Berechtigungen“ erlauben.
error-match-running = Diese Partie läuft noch. Um eine Revanche kannst du bitten, wenn sie vorbei ist.
error-message-outdated = Diese Nachricht ist veraltet. Der Tisch steht jetzt hier: { $link }.
error-nothing-to-fill-in = Dieses Formular ist veraltet: Die neueste Nachricht zeigt, was du jetzt tun kannst.
error-match-paused = Die Partie macht Pause. Drück am Spieltisch auf **{ proposal-go-on }** oder nimm `/table resume`, um die anderen zu fragen.
error-no-free-seat = Hier ist kein Platz mehr frei.
error-no-such-seat = Dieser Platz ist nicht frei. Freie Plätze: { $seats }.
error-plays-on = { $name } spielt mit, und sonst kann hier niemand abstimmen. Du kannst { $name } erst entfernen, wenn die Bedenkzeit abgelaufen ist{ $clock ->
    [yes] {""}
   *[no] ; wähle dafür erst ein Tempo mit Uhr
}. Bis dahin kannst du um eine Pause oder das Ende der Partie bitten oder aufstehen.
error-not-paused = Die Partie macht gar keine Pause.
error-pace-already = Dieses Tempo hat der Tisch schon.
error-no-vote-about-yourself = Über dich selbst kannst du nicht abstimmen.
error-proposal-gone = Diese Frage ist nicht mehr offen.
error-proposal-open = Am Spieltisch ist noch eine andere Frage offen. Beantworte erst die.
error-which-seat = Mehrere Plätze sind frei: { $seats }. Sag, welchen du meinst.
error-no-hints = Der Gastgeber hat die Tipps an diesem Tisch ausgeschaltet.
error-no-goblin-here = An diesem Tisch sitzt kein Goblin.
error-no-promise = Bei diesem Tisch kann niemand mitmischen: Er stammt aus einer älteren Version.
error-removed = { $by ->
    [player] { $remover } hat dich von diesem Tisch entfernt.
    [host] Der Gastgeber hat dich von diesem Tisch entfernt.
    [vote] Die anderen haben dich { $known ->
        [yes] auf Wunsch von { $remover } per Abstimmung
       *[no] per Abstimmung
    } von diesem Tisch entfernt.
   *[manager] { $known ->
        [yes] { $remover } (Verwalter)
       *[no] Ein Verwalter dieses Servers
    } hat dich von diesem Tisch entfernt. Nur ein Verwalter kann dich wieder hereinlassen.
}{ $by ->
    [manager] {""}
    [block] {""}
   *[other] {" "}Zurück kommst du nur, wenn { $lets ->
        [nobody] der Gastgeber dich lässt: Frag ihn in einer Nachricht.
       *[host] { $host } (Gastgeber) dich lässt: Frag in einer Nachricht.
    }
}
error-not-removed = Niemand mit diesem Namen wurde von diesem Tisch entfernt.
error-removed-by-manager = Das war ein Verwalter dieses Servers, also kann auch nur ein Verwalter das zurücknehmen.
error-record-for-players = Diese Partie wurde vorzeitig beendet. Ihre Mitschrift sehen deshalb nur die, die mitgespielt haben.
error-no-record-yet = Die Mitschrift bleibt geheim, bis die Partie vorbei ist.
error-host-starts = Nur { $host } kann die Partie starten, als Gastgeber.
error-not-host = Das kann nur der Gastgeber des Tisches.
error-host-asked-lately = In der letzten Stunde hat schon jemand nachgefragt.
error-host-yourself = Du bist der Gastgeber: Drück auf **{ lobby-start }**, wenn alle da sind.
error-not-seated = Du hast keinen Platz an diesem Tisch.
error-not-there = Diese Person spielt an diesem Tisch nicht mit.
error-private-thread = In diesem privaten Thread bin ich nicht. Schreib hier { $bot }, um mich hinzuzufügen, und versuch es dann noch einmal.
error-locked-thread = Dieser Thread ist gesperrt: Ich kann hier erst spielen, wenn ihn jemand entsperrt.
error-not-on-server = { $name } ist nicht mehr auf diesem Server und könnte den Tisch weder starten noch schließen.
error-partner-yourself = Nimm jemand anderen: An deinem Tisch hast du sowieso einen Platz.
error-profile-closed = Dieses Profil zeigt sich nur der Person, der es gehört.
error-profile-bot = Bots haben hier kein Profil.
error-partner-bot = Bots können hier nicht mitspielen. Mit Goblins spielst du, wenn du mit `/play` einen Tisch eröffnest.
error-partner-left = { $name } ist nicht mehr auf diesem Server.
error-message-without-table = Diese Nachricht zeigt keinen Tisch. Wähl **{ menu-read }** bei einem Spieltisch.
error-outdated = Dein Discord zeigt eine ältere Version dieses Befehls. Starte Discord neu (am Computer: Strg+R) und versuch es noch einmal.
error-not-yourself = Dich selbst kannst du nicht entfernen. Zum Gehen gibt es `/table leave`.
error-not-started = Die Partie hat noch nicht begonnen.
error-no-role-called = Ich habe hier keine Rolle, die ich rufen könnte. Wer diesen Server verwaltet, kann mit `/parlour settings` eine aussuchen.
error-name-unknown = Wen du mit „{ $name }“ meinst, weiß ich nicht. Tipp ein @ und wähl die Leute aus Discords Liste.
error-nobody-named = Nenne die Leute so, wie du sie erwähnst, etwa @Ann @Bob, oder eine einzige Rolle.
error-role-called-lately = Diese Rolle wurde vor weniger als einer Stunde gerufen. { $minutes ->
    [one] In einer Minute
   *[other] In { $minutes } Minuten
} geht es wieder.
error-role-not-called = { $role } ist hier nicht die Rolle, die man an Tische rufen kann. Wer diesen Server verwaltet, kann sie mit `/parlour settings` aussuchen.
error-role-silent = Discord lässt mich { $role } nicht rufen. Wer diesen Server verwaltet, kann in den Einstellungen der Rolle allen erlauben, sie zu erwähnen.
error-too-many-named = { $most ->
    [one] An diesem Tisch ist neben dir nur für eine Person Platz: Nenne eine.
   *[other] An diesem Tisch ist neben dir für { $most } Leute Platz: Nenne höchstens { $most }.
}
error-no-server = Tische werden in den Kanälen eines Servers eröffnet, auf dem ich Mitglied bin. Wer einen Server verwaltet, kann mich mit diesem Link einladen: { $link } .
error-no-such-goblin = Goblins sind jung, erwachsen oder alt.
error-no-goblins-allowed = Die Verwalter dieses Servers erlauben hier keine Goblins.
error-not-manager = Das kann nur, wer diesen Server verwaltet.
error-not-opener = Auf diesem Server eröffnen Mitglieder mit der Rolle { $role } die Tische. Frag jemanden mit dieser Rolle oder jemanden, der den Server verwaltet.
error-opened-just-now = Du hast eben erst einen Tisch eröffnet. Warte noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} bis zum nächsten.
error-too-many-in-channel = { $most ->
    [one] In diesem Kanal darf nur ein Tisch offen sein. Schließ ihn, oder spiel in einem anderen Kanal.
   *[other] In diesem Kanal dürfen nur { $most } Tische offen sein. Schließ einen, oder spiel in einem anderen Kanal.
}
error-too-many-in-server = { $most ->
    [one] Auf diesem Server darf nur ein Tisch offen sein. Spielt ihn erst zu Ende, oder schließt ihn.
   *[other] Auf diesem Server dürfen nur { $most } Tische offen sein. Spielt erst einen zu Ende, oder schließt ihn.
}
error-too-many-of-yours = { $most ->
    [one] Du darfst nur einen Tisch offen haben. Spiel ihn erst zu Ende, oder schließ ihn.
   *[other] Du darfst nur { $most } Tische offen haben. Spiel erst einen zu Ende, oder schließ ihn.
}
error-wrong-channel = In diesem Kanal kannst du keinen Tisch eröffnen. Auf diesem Server stehen die Tische hier: { $channels }.
error-table-busy = Hier war zu viel auf einmal los, deshalb hat sich nichts geändert. Versuch es bitte noch einmal.
error-closed-to-you = Wer diesen Bot betreibt, hat dich gesperrt. `/privacy` zeigt und löscht weiterhin, was über dich gespeichert ist.
error-closed-to-server = Wer diesen Bot betreibt, hat diesen Server gesperrt.
error-not-owner = Das kann nur, wem dieser Bot gehört.
error-no-such-id = Das ist keine ID: IDs von Discord sind lange Zahlen.
error-table-closed = Dieser Tisch ist geschlossen.
error-table-damaged = Dieser Tisch ist beschädigt, hier kann niemand weiterspielen. Wer mitspielt, kann ihn mit `/table close` schließen.
error-table-elsewhere = Dieser Tisch startet gerade neu. Versuch es gleich noch einmal.
error-table-full = { $most ->
    [one] Alle Plätze sind besetzt: Es gibt nur einen.
   *[other] Alle { $most } Plätze sind besetzt.
}
error-table-gone = Diesen Tisch gibt es nicht mehr.
error-too-few-players = { $least ->
    [one] Erst muss jemand mitspielen.
   *[other] Zum Start braucht es mindestens { $least } Spieler.
}
