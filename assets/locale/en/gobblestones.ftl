## Gobblestones: options, refusals, events, panels and rules.

gobblestones-title = Gobblestones
gobblestones-option-bluff = Bluff
gobblestones-option-bluff-help = Tiles lie face down, and a play may be challenged
gobblestones-option-first = Who begins
gobblestones-option-first-help = The seat that begins, counted from 1; 0 draws lots

error-gobblestones-no-space = There is no space “{ $space }”: columns go from A to O, rows from 1 to 15.
error-gobblestones-no-colour = “{ $colour }” is no colour here: red, yellow, green, blue or turquoise.
error-gobblestones-which-way = Say which way the row goes: right, left, down or up.
error-gobblestones-edge = The row runs off the field after { $space }.
error-gobblestones-no-tile = There is no { $colour } tile on your rack.
error-gobblestones-covered = { $space } is covered already.
error-gobblestones-five = Five tiles a turn is the most a goblin can eat.
error-gobblestones-colour = { $space } does not take a { $colour } tile.
error-gobblestones-square = A tile on { $space } would complete a 2×2 square, and that is never allowed.
error-gobblestones-row = { $space } does not carry on the row of this turn.
error-gobblestones-centre = The first tile of the game goes on the centre space of a board.
error-gobblestones-touch = { $space } touches no tile that lies on the field.
error-gobblestones-take-gap = Taking the tile from { $space } would leave a row that is not allowed.
error-gobblestones-take-none = No tile of this turn lies on { $space }.
error-gobblestones-answer-first = Say first whether you trust the play.
error-gobblestones-nothing-hidden = There is no play to judge: it is your turn to lay tiles.
