## The pictures of Goblin Market in words, at most 1,024 characters together.
## $players, $cards, $suits and $payments are lists made from the sentences below them.

picture-goblin-market-board = { $now } { $sale } { $decks } { $players }.{ $pays ->
    [none] {""}
   *[other] {" "}{ $pays }
  }

picture-goblin-market-now = { $kind ->
    [choose] { $name } has won and chooses: take all or share.
    [pick] { $name } picks a card.
   *[bid] { $name } is to bid.
  }
picture-goblin-market-over = The market is closed, won by { $names }.

picture-goblin-market-sale = For sale: { $cards }. { $bids ->
    [none] No bid yet
   *[other] { $bids }
  }{ $bidding ->
    [yes] ; still in: { $names }
   *[no] {""}
  }.
# after an end before the end: the auction that was open then
picture-goblin-market-never-sold = Not sold any more: { $cards }{ $bids ->
    [none] {""}
   *[other] ; { $bids }
  }.
picture-goblin-market-no-sale = Nothing is for sale.
picture-goblin-market-bid = { $name } bid { $coins }
picture-goblin-market-card = { NAME($card) } ({ goblin-market-rank }, { NAME($suits, join: "blanks") })
picture-goblin-market-decks = Cards left: { $auction }, goblin cards: { $goblin }.

picture-goblin-market-player = { $name } { $points } { $points ->
    [one] point
   *[other] points
  }, { $purse ->
    [hidden] coins hidden
   *[open] { $coins } { $coins ->
        [one] coin
       *[other] coins
      }
  }
picture-goblin-market-suits = { $count ->
    [0] { $player }, no cards
   *[other] { $player }: { $suits }
  }
picture-goblin-market-suit = { NAME($suit) } { $count }
picture-goblin-market-ranks = { $player }; ranks { NAME($ranks, join: "blanks") }

picture-goblin-market-pays = { $bid } would pay { $payments }.
picture-goblin-market-bought = { $name } bought { $cards } for { $coins }.
picture-goblin-market-unsold = Nobody got { $cards }.
picture-goblin-market-sisterhood = Matching money: { $payments }.
picture-goblin-market-goblin-money = Goblin money: { $payments }.
picture-goblin-market-payment = { $name } { $coins }

## What is written in the picture.

picture-goblin-market-deck-name = { $deck ->
    [auction] Cards
   *[goblin] Goblins
  }
picture-goblin-market-sold = { $sold ->
    [yes] Sold!
   *[no] Not sold
}
picture-goblin-market-bids-pay = Bids pay
picture-goblin-market-key = Three most frequent suits: +1 each time. All others: –1

picture-goblin-market-poster = Three cards under an awning: the keeper of the stall holds up a bid of 5, and two goblins would give 6 and 8.
picture-goblin-market-deck = The 36 cards of the Auction Deck by rank, from the Aces to the Crowns, each with the signs of its suits: crescent, sun, breaking wave, leaf, wyrm, three-lobed knot. Below them the four Pawns and four Courts of the Goblin Deck, with three suits each. The pages “The cards” and “The Goblin Deck” name them all.
