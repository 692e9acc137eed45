## What pictures of all games say to those who hear them: the parts of lists.

pictures-comma = {", "}
pictures-space = {" "}
pictures-stop = {"; "}

## What just happened, as a picture of its own: a title, and those concerned.

pictures-beat = { $parties ->
    [none] { $title }
   *[other] { $title } ({ $parties })
}
pictures-beat-party = { $note ->
    [none] { $name }
   *[other] { $name }: { $note }
}

## A chair on an invitation, which may stand for several free seats.

pictures-free-seats = { $count ->
    [one] free
   *[other] { $count } free
}

## Who won, large on the last board.

pictures-nobody-wins = Nobody wins
pictures-nobody = nobody
pictures-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}

## What `python -m bot.pictures` says on the command line.

pictures-bench = Measure the pictures of the games.
pictures-bench-game = one game; by default all
pictures-bench-json = one line of JSON
pictures-bench-tables = how many tables play at random; what their pictures cost is measured, not that of samples
pictures-bench-save = write the pictures, and their words, to a folder
pictures-bench-atlas = write ready sprites to a folder, so that a start need not draw them; by default to .cache/sprites
pictures-bench-sheet = write one picture with all of them as a phone shows them, with moments, podiums and invitations
