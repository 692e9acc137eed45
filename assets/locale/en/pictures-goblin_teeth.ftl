## The pictures of Goblin Teeth in words, at most 1,024 characters together.
## $pot, $altar, $players and $needs are lists made from the sentences below them.

picture-goblin-teeth-round = Round { $round }

picture-goblin-teeth-board = Round { $round }. { $decks } { $now } { $pot ->
    [none] The Pot is empty
   *[other] Pot: { $pot }
}. Altar: { $altar ->
    [none] no dice
   *[other] { $altar }
}. { $players }.{ $needs ->
    [none] {""}
   *[other] {" "}{ $needs }
}
picture-goblin-teeth-hand = Your hand: { $cards ->
    [none] no cards
   *[other] { NAME($cards) }
}. { $needs }
picture-goblin-teeth-panel = Your hand: { $cards ->
    [none] no cards
   *[other] { NAME($cards) }
}. { $table }

picture-goblin-teeth-poster = A goblin with few teeth grins over four Items and three dice.
picture-goblin-teeth-decks = Left in the decks: { $items ->
    [one] 1 Item
   *[other] { $items } Items
}, { $cheats ->
    [one] 1 Cheat
   *[other] { $cheats } Cheats
}.
picture-goblin-teeth-turn = { $names } to play.
picture-goblin-teeth-over = The match is over, won by { $names }{ $items ->
    [none] {""}
   *[other] {" "}with { $kind } ({ NAME($items) })
}.

picture-goblin-teeth-item = { NAME($item) }, { $bids ->
    [none] no dice
   *[other] { $bids }
}
picture-goblin-teeth-item-seen = { NAME($item) }, face down, { $bids ->
    [none] no dice
   *[other] { $bids }
}
picture-goblin-teeth-bid = { $name } { $total } ({ NAME($dice, join: "blanks") })
picture-goblin-teeth-dice = { $name } { NAME($dice, join: "blanks") }

picture-goblin-teeth-player = { $name }{ $first ->
    [yes] {" "}(first player)
   *[no] {""}
}: dice { $dice ->
    [none] none
   *[other] { NAME($dice, join: "blanks") }
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $known ->
    [none] {""}
   *[other] , known { NAME($known) }
}{ $front ->
    [none] {""}
   *[other] , in front { NAME($front) }
}
picture-goblin-teeth-needs = Lacking, as far as is known: { $needs }.
picture-goblin-teeth-needs-own = Lacking: { $needs }.
picture-goblin-teeth-needs-of = { $name } { $needs }
picture-goblin-teeth-lacks = { $kind }: { NAME($lines) }
picture-goblin-teeth-complete = { $kind }: complete
picture-goblin-teeth-count = { $kind } { $lacking }

## The end of a round.

picture-goblin-teeth-beat-awards = The Items are awarded
# in the alt text: an Item and the bid that took it
picture-goblin-teeth-beat-award = { NAME($item) } with { $bid }
picture-goblin-teeth-beat-items = { $count ->
    [0] nothing
    [one] 1 Item
   *[other] { $count } Items
}
