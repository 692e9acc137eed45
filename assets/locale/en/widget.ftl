## The controls that all games share.

widget-back = Back
widget-choose = Choose…
widget-play = Play: { $move }
widget-unread = { $refusal } { $hint }
widget-example = For example: { $moves }.
widget-type-as-said = Write what a button says, or press it.
widget-nearest = { $refusal } Did you mean one of these?
widget-type-move = Type a move
widget-type-number = Another number
widget-page-on = More ({ $page } of { $pages })
widget-page-back = Back to page { $page }
