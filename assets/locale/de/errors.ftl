## Was der Bot sagt, wenn etwas nicht geht. `error-` und der Code des Fehlers.

error-unknown-game = Ein Spiel namens „{ $game }“ gibt es hier nicht. Zur Wahl stehen: { $games }.
error-unknown-option = { $game } hat keine Option namens „{ $option }“.
error-bad-option = { $why ->
    [switch] Die Option „{ NAME($option) }“ lässt sich nur ein- oder ausschalten.
    [number] Die Option „{ NAME($option) }“ braucht eine ganze Zahl.
    [least] Die Option „{ NAME($option) }“ muss mindestens { $bound } sein.
    [most] Die Option „{ NAME($option) }“ darf höchstens { $bound } sein.
    [word] Für die Option „{ NAME($option) }“ gibt es nur: { $choices }.
    [length] Die Option „{ NAME($option) }“ darf höchstens { $bound } Zeichen haben.
   *[other] Diesen Wert kann die Option „{ NAME($option) }“ nicht haben.
}
error-bad-seats = { $game } ist für { $least } bis { $most } Spieler, nicht für { $seats }.
error-bad-first-seat = Dieser Platz kann nicht anfangen: { $seats ->
    [one] Es spielt nur eine Person
   *[other] Es spielen nur { $seats }
} mit.
error-not-your-turn = Du bist gerade nicht dran.
error-stale-decision = Am Tisch ging es inzwischen weiter.
error-first-see = Schreib `{ $move }` allein und schau, was passiert, bevor du weiterspielst.
error-sure-alone = `{ $move }` lässt sich nicht zurücknehmen. Spiel erst das andere und schreib das dann allein.
error-match-over = Diese Partie ist vorbei.
error-bad-notation = „{ $text }“ ist hier kein Zug.
error-record-unreadable = { $file } lässt sich nicht lesen.
error-record-endless = { $file } ist keine Mitschrift: Die Datei hat mehr als { $megabytes } Megabyte, und so lang wird keine Partie.
error-record-damaged = { $file } ist keine vollständige Mitschrift: bei { $where }, { $problem }.
error-record-newer = Diese Mitschrift stammt aus einer neueren Version von { $game } ({ $version }; hier bekannt: { $known }).
error-record-commitment = Das Geheimnis dieser Mitschrift passt nicht zu dem, was vor dem Start versprochen wurde.
record-seed-parts = der Startwert besteht nicht aus dem Geheimnis und dem, was alle beigemischt haben
error-snapshot-damaged = Eine gespeicherte Partie von { $game } lässt sich nicht lesen.
error-no-module = { $game } steht im Regal, aber das Modul { $module } fehlt.
error-broken-module = { $game } steht im Regal, aber { $module } lässt sich nicht laden: { $problem }.
error-no-part = { $game } steht im Regal, aber { $module } hat kein { $part }.
error-wrong-part = { $game } steht im Regal, aber { $part } in { $module } ist nicht vom Typ { $kind }.
error-part-lacks = { $game } steht im Regal, aber { $part } in { $module } fehlt etwas: { $lacking }.
error-wrong-key = { $game } steht im Regal, aber { $part } in { $module } hat einen anderen Schlüssel.
error-no-words = { $game } steht im Regal, aber im Katalog fehlt: { $words }.
error-no-picture = { $game } steht im Regal, aber es hat kein Bild der Art „{ $kind }“.
error-no-sample = { $game } steht im Regal, aber es hat keine Beispielstellung namens „{ $sample }“.
error-bad-data = { $file }: { $entry }: { $expected }.
