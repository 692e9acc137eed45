### The lesson of Gobblestones: one sentence or three a step. Numbers come from what was played.

gobblestones-lesson-row = Lay tiles in one straight row that touches a tile there, each on a space of its colour: the numbers that you cover are your points. { $player-2 } began, on the centre of a board. Your best row runs up from G7.
gobblestones-lesson-row-other = You may lay that. This lesson lays G7 and G6, which score 11 points.
gobblestones-lesson-end = The picture shows what you have laid. **End** the turn: the spaces under your tiles score, and you draw five tiles, **less** those that you laid.
gobblestones-lesson-end-other = You may go on laying. This lesson ends the turn here, to show what it scores.
gobblestones-lesson-square = That was { $played-points-1 } points. H6 is worth a lot, but would complete a 2×2 square: never allowed. Three fit up from F3: lay them, or send **Lay a row…** as it is.
gobblestones-lesson-square-other = Others score too. This lesson lays F3 to F1.
gobblestones-lesson-price = Every tile that you lay is one that you do not draw: a rack that is eaten empty earns nothing next time. This row is worth it. End the turn.
gobblestones-lesson-price-other = You may take tiles back until you end the turn. This row is good: end it.
gobblestones-lesson-across = { $player-2 } laid nothing and drew { $drew-count-2 }: no lost turn, when a rack fits badly. Four of yours fit now, for a row may run across tiles: E1 and D1 on one side, G1 and H1 on the other.
gobblestones-lesson-across-other = This lesson lays across older tiles: E1, D1, G1 and H1.
gobblestones-lesson-full = Four laid, so you draw a single one. End the turn and see what it brings.
gobblestones-lesson-full-other = The row is good as it is: end the turn.
gobblestones-lesson-done = { $played-points-1 } points with one row! It goes on until the bag cannot give all that must be drawn. Then each tile left on a rack is one more point.
