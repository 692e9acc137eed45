## Was Bilder aller Spiele denen sagen, die sie vorgelesen bekommen: die Teile von Listen.

pictures-stop = {"; "}
pictures-stopped = Die Partie wurde vor dem Ende geschlossen.

## Was gerade passiert ist, als eigenes Bild: ein Titel, und wen es betrifft.

pictures-beat = { $parties ->
    [none] { $title }
   *[other] { $title } ({ $parties })
}
pictures-beat-party = { $note ->
    [none] { $name }
   *[other] { $name }: { $note }
}

## Ein Stuhl auf einer Einladung, der für mehrere freie Plätze stehen kann. Sehr kurz.

pictures-kept-seats = { $count ->
    [one] reserviert
   *[other] { $count } reserviert
}
pictures-free-seats = { $count ->
    [one] frei
   *[other] { $count } frei
}

## Wer gewonnen hat, groß auf dem letzten Bild.

pictures-called-off = Abgebrochen
pictures-nobody = niemand
pictures-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
