### The lesson of Gobblestones: one sentence or three a step. Numbers come from what was played.

gobblestones-lesson-centre = Lay a tile on a space of its colour, and the number there is yours. The very first tile lies on the centre of a board. H13 is green and the dearest that you can reach.
gobblestones-lesson-row = All tiles of a turn lie in one straight row without gaps. H14, right beside your tile, is green as well: lay your second one there.
gobblestones-lesson-end = Nothing else of yours fits on here. **End** the turn: the spaces under your tiles score, and you draw five tiles, **less** those that you laid.
gobblestones-lesson-touch = That was { $played-points-1 } points and { $drew-count-1 } new tiles. Each row must touch a tile that lies there, anybody’s. G14 would complete a square of 2×2, which is never allowed; I13 is free, and dear.
gobblestones-lesson-longer = Go on along this line: I12 is turquoise, I11 red. A turn lays up to five tiles. “Lay a row…” is a form that lays several at once.
gobblestones-lesson-price = Every tile that you lay is one that you do not draw: a rack that is eaten empty earns nothing next time. This row is worth it. End the turn.
gobblestones-lesson-rest = You got { $played-points-1 }, and { $player-2 } laid nothing and drew { $drew-count-2 }: no lost turn, when a rack fits badly. Yours is nearly all red: rest as well, and lay more next time.
gobblestones-lesson-feast = Now a row of five fits: from M10 to M6. Blue first, beside { $player-2 }’s last tile, then turquoise, yellow, turquoise, red; one by one, or with “Lay a row…”.
gobblestones-lesson-full = Five laid, so you draw none. End the turn and see what it brings.
gobblestones-lesson-done = { $played-points-1 } points with one row! It goes on until the bag cannot give all that must be drawn. Then each tile left on a rack is one more point.
