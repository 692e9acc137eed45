## Die Knöpfe und Menüs, die alle Spiele gemeinsam haben.

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
widget-nearest = { $refusal } Hast du eins davon gemeint?
widget-type-move = Zug eintippen
widget-type-number = Andere Zahl
widget-type-number-short = Andere …
widget-page-on = Nächste Seite ({ $page } von { $pages })
widget-page-back = Zurück zu Seite { $page }

## Was Leute tippen: Zahlen ab eins, und Wörter, die auf keinem Button stehen, mit den ersten Wörtern der Züge (in
## Notation, also englisch), die sie meinen können. Ohne Großbuchstaben; getrennt durch ", " und "; ".

typed-numbers = eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn
typed-means = passen: pass end decline ready no; passe: pass end decline ready no; pass: pass end decline ready no; aussetzen: pass end decline ready; weiter: pass end decline ready roll draw; stopp: chicken stop end decline; stop: chicken stop end decline; halt: chicken stop end decline; genug: chicken stop end decline ready; reicht: chicken stop end decline ready; fertig: end ready pass; nein: decline pass out trust; nö: decline pass out trust; nee: decline pass out trust; nichts: end decline pass; ja: draw take reroll in; jo: draw take reroll in; ok: trust ready draw; okay: trust ready draw; weitermachen: roll draw ready; tiefer: draw roll; heim: stop chicken; raus: stop chicken out; glauben: trust; glaube: trust; vertrauen: trust; zweifeln: challenge; anzweifeln: challenge; lügner: challenge; lüge: challenge; gelogen: challenge; bluff: challenge; geblufft: challenge; zurückziehen: take; ziehen: draw; ziehe: draw; würfeln: roll; würfle: roll; ende: end; mit: in; dabei: in
