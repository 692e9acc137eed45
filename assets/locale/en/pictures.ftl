## What pictures of all games say to those who hear them: the parts of lists.

# What stands between two entries of a list, each with commas of its own.
pictures-stop = {"; "}
pictures-stopped = The match was closed before its end.

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

# On a chair: at most 8 characters.
pictures-kept-seats = { $count ->
    [one] kept
   *[other] { $count } kept
}
pictures-free-seats = { $count ->
    [one] free
   *[other] { $count } free
}

## Who won, large on the last board.

pictures-called-off = Called off
pictures-nobody = nobody
pictures-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
