## The controls that all games share.

widget-back = Back
widget-choose = Choose…
widget-play = Play: { $move }
widget-unread =
    { $refusal }
    -# { $hint }
widget-example = For example: { $first }{ $other ->
    [none] {""}
   *[other] {" "}or { $other }
}.
widget-type-as-said = Write what a button says, or press it.
widget-nearest = { $refusal } Did you mean one of these?
widget-type-move = Type a move
widget-type-number = Another number
widget-type-number-short = Other…
widget-page-on = Next page ({ $page } of { $pages })
widget-page-back = Back to page { $page }

## What people type: numbers from one on, and words that no button has, with the first words of the moves that they may mean.

typed-numbers = one, two, three, four, five, six, seven, eight, nine, ten
typed-means = pass: end decline ready no; skip: pass end decline ready; stop: chicken stop end decline; enough: chicken stop end decline ready; done: end ready pass; no: decline pass out trust; nope: decline pass out trust; nothing: end decline pass; yes: draw take reroll in; ok: trust ready draw; continue: roll draw ready; deeper: draw roll; home: stop chicken; believe: trust; doubt: challenge; liar: challenge; lie: challenge; bluff: challenge; withdraw: take; draw: end; yeah: draw take reroll in; nah: decline pass out trust
