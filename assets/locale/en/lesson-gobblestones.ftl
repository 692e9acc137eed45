### The lesson of Gobblestones: one sentence or three a step. Numbers come from what was played.

gobblestones-lesson-row = Lay tiles in one straight row that touches a tile there, each on a space of its colour: the numbers that you cover are your points. { $player-2 } began, on the centre of a board. Your best row runs up from G7.
gobblestones-lesson-end = The picture shows what you have laid. **End** the turn: the spaces under your tiles score, and you draw five tiles, **less** those that you laid.
gobblestones-lesson-square = That was { $played-points-1 } points. H6 is yellow and worth a lot, but would complete a square of 2×2: never allowed. Up from F3 three fit: press them, or send “Lay a row…” as it is filled in.
gobblestones-lesson-price = Every tile that you lay is one that you do not draw: a rack that is eaten empty earns nothing next time. This row is worth it. End the turn.
gobblestones-lesson-across = { $player-2 } laid nothing and drew { $drew-count-2 }: no lost turn, when a rack fits badly. Four of yours fit now, for a row may run across tiles: E1 and D1 on one side, G1 and H1 on the other.
gobblestones-lesson-full = Four laid, so you draw a single one. End the turn and see what it brings.
gobblestones-lesson-done = { $played-points-1 } points with one row! It goes on until the bag cannot give all that must be drawn. Then each tile left on a rack is one more point.
