## Die Buttons und Menüs, die alle Spiele gemeinsam haben.

widget-back = Zurück
widget-choose = Auswählen …
widget-play = Spielen: { $move }
widget-unread =
    { $refusal }
    -# { $hint }
widget-example = Zum Beispiel: { $first }{ $other ->
    [none] {""}
   *[other] {" "}oder { $other }
}.
widget-type-as-said = Schreib, was auf einem Button steht, oder drück ihn.
widget-nearest = { $refusal } Meinst du eins davon?
widget-type-move = Zug eintippen
widget-type-number = Andere Zahl
widget-type-number-short = Andere …
widget-page-on = Nächste Seite ({ $page } von { $pages })
widget-page-back = Zurück zu Seite { $page }

## Was Leute tippen, eine Zeile je Bedeutung: Zahlen ab eins, und Wörter, die auf keinem Button stehen, mit den ersten
## Wörtern der Züge, die sie meinen können (in Notation, also englisch). Englische Wörter gelten auch.

typed-numbers =
    eins | ein | eine | einen = 1
    zwei | zwo = 2
    drei = 3
    vier = 4
    fünf = 5
    sechs = 6
    sieben = 7
    acht = 8
    neun = 9
    zehn = 10
# Was in /me getippt wird: bis wann jemand weg ist („bis Montag“, „3 Tage“), und Ruhezeiten („22 bis 7 Uhr“, „aus“).
typed-preferences =
    aus | keine | nie | da | wieder da | zurück = off
    bis = until
    uhr =
    morgen = tomorrow
    montag = monday
    dienstag = tuesday
    mittwoch = wednesday
    donnerstag = thursday
    freitag = friday
    samstag | sonnabend = saturday
    sonntag = sunday
    stunde | stunden = hours
    tag | tage | tagen = days
    woche | wochen = weeks
    ein | eine | einen = 1
    zwei = 2
    drei = 3
typed-meanings =
    passen | passe | gepasst = pass end decline ready no
    aussetzen | auslassen | überspringen = pass end decline ready
    stopp | halt | aufhören | schluss = chicken stop end decline
    genug | reicht | langt = chicken stop end decline ready
    fertig = end ready pass
    nein | nö | nee | ne = decline pass out trust
    nichts = end decline pass
    ja | jo | jep | klar = draw take reroll in
    okay | gut = trust ready draw
    weiter | weitermachen = roll draw ready
    tiefer = draw roll
    heim = stop chicken
    raus = out stop chicken
    mit | dabei = in
    glauben | glaube | vertrauen | vertraue = trust
    zweifeln | zweifle | anzweifeln | lügner | lüge | gelogen | geblufft = challenge
    zurückziehen | zurücknehmen | nehmen = take
    ziehen | ziehe = draw
    würfeln | würfle = roll
    ende = end
