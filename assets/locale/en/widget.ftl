## The controls that all games share.

widget-back = Back
widget-type-move = Type a move
widget-type-number = Another number
widget-page-on = More ({ $page } of { $pages })
widget-page-back = Back to page { $page }
