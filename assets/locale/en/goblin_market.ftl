## Goblin Market: options, refusals, events, panels and rules.

goblin-market-title = Goblin Market
goblin-market-option-courts = Courts
goblin-market-option-courts-help = The four Courts are in the Goblin Deck; without them it is the four Pawns alone
goblin-market-option-hidden-coins = Hidden coins
goblin-market-option-hidden-coins-help = Everybody sees only their own coins; bids and payments stay public
goblin-market-option-first = Who opens first
goblin-market-option-first-help = The seat that opens the first auction

error-goblin-market-no-such-card = There is no card “{ $card }” in the Decktet.
error-goblin-market-bid-now = Bid a number of coins, or pass.
error-goblin-market-bid-low = That is not enough: the lowest bid now is { $least }.
error-goblin-market-bid-high = You cannot pay that: your purse holds { $most ->
    [one] 1 coin
   *[other] { $most } coins
}.
error-goblin-market-choose-now = You won: say whether you take all the cards or share.
error-goblin-market-pick-now = Pick one of the cards for sale.
error-goblin-market-not-for-sale = That card is not for sale now.

## The Decktet

-moons = { EMOJI("market_moons") }
-suns = { EMOJI("market_suns") }
-waves = { EMOJI("market_waves") }
-leaves = { EMOJI("market_leaves") }
-wyrms = { EMOJI("market_wyrms") }
-knots = { EMOJI("market_knots") }
goblin-market-suit-moons = Moons
goblin-market-suit-suns = Suns
goblin-market-suit-waves = Waves
goblin-market-suit-leaves = Leaves
goblin-market-suit-wyrms = Wyrms
goblin-market-suit-knots = Knots
goblin-market-rank-ace = Ace
goblin-market-rank-crown = Crown
goblin-market-rank-pawn = Pawn
goblin-market-rank-court = Court
goblin-market-rank = { $rank ->
    [ace] { goblin-market-rank-ace }
    [crown] { goblin-market-rank-crown }
    [pawn] { goblin-market-rank-pawn }
    [court] { goblin-market-rank-court }
   *[other] { $rank }
}
goblin-market-card-ace-of-moons = Ace of Moons
goblin-market-card-ace-of-suns = Ace of Suns
goblin-market-card-ace-of-waves = Ace of Waves
goblin-market-card-ace-of-leaves = Ace of Leaves
goblin-market-card-ace-of-wyrms = Ace of Wyrms
goblin-market-card-ace-of-knots = Ace of Knots
goblin-market-card-author = Author
goblin-market-card-desert = Desert
goblin-market-card-origin = Origin
goblin-market-card-journey = Journey
goblin-market-card-painter = Painter
goblin-market-card-savage = Savage
goblin-market-card-mountain = Mountain
goblin-market-card-sailor = Sailor
goblin-market-card-battle = Battle
goblin-market-card-forest = Forest
goblin-market-card-discovery = Discovery
goblin-market-card-soldier = Soldier
goblin-market-card-lunatic = Lunatic
goblin-market-card-penitent = Penitent
goblin-market-card-market = Market
goblin-market-card-chance-meeting = Chance Meeting
goblin-market-card-castle = Castle
goblin-market-card-cave = Cave
goblin-market-card-diplomat = Diplomat
goblin-market-card-mill = Mill
goblin-market-card-betrayal = Betrayal
goblin-market-card-pact = Pact
goblin-market-card-darkness = Darkness
goblin-market-card-merchant = Merchant
goblin-market-card-huntress = Huntress
goblin-market-card-bard = Bard
goblin-market-card-sea = Sea
goblin-market-card-end = End
goblin-market-card-calamity = Calamity
goblin-market-card-windfall = Windfall
goblin-market-card-harvest = Harvest
goblin-market-card-watchman = Watchman
goblin-market-card-light-keeper = Light Keeper
goblin-market-card-borderland = Borderland
goblin-market-card-consul = Consul
goblin-market-card-rite = Rite
goblin-market-card-island = Island
goblin-market-card-window = Window

# A card as a text shows it: its name, its rank and the signs of its suits.
goblin-market-shown-ace-of-moons = { goblin-market-card-ace-of-moons } { -moons }
goblin-market-shown-ace-of-suns = { goblin-market-card-ace-of-suns } { -suns }
goblin-market-shown-ace-of-waves = { goblin-market-card-ace-of-waves } { -waves }
goblin-market-shown-ace-of-leaves = { goblin-market-card-ace-of-leaves } { -leaves }
goblin-market-shown-ace-of-wyrms = { goblin-market-card-ace-of-wyrms } { -wyrms }
goblin-market-shown-ace-of-knots = { goblin-market-card-ace-of-knots } { -knots }
goblin-market-shown-author = { goblin-market-card-author } 2 { -moons }{ -knots }
goblin-market-shown-desert = { goblin-market-card-desert } 2 { -suns }{ -wyrms }
goblin-market-shown-origin = { goblin-market-card-origin } 2 { -waves }{ -leaves }
goblin-market-shown-journey = { goblin-market-card-journey } 3 { -moons }{ -waves }
goblin-market-shown-painter = { goblin-market-card-painter } 3 { -suns }{ -knots }
goblin-market-shown-savage = { goblin-market-card-savage } 3 { -leaves }{ -wyrms }
goblin-market-shown-mountain = { goblin-market-card-mountain } 4 { -moons }{ -suns }
goblin-market-shown-sailor = { goblin-market-card-sailor } 4 { -waves }{ -leaves }
goblin-market-shown-battle = { goblin-market-card-battle } 4 { -wyrms }{ -knots }
goblin-market-shown-forest = { goblin-market-card-forest } 5 { -moons }{ -leaves }
goblin-market-shown-discovery = { goblin-market-card-discovery } 5 { -suns }{ -waves }
goblin-market-shown-soldier = { goblin-market-card-soldier } 5 { -wyrms }{ -knots }
goblin-market-shown-lunatic = { goblin-market-card-lunatic } 6 { -moons }{ -waves }
goblin-market-shown-penitent = { goblin-market-card-penitent } 6 { -suns }{ -wyrms }
goblin-market-shown-market = { goblin-market-card-market } 6 { -leaves }{ -knots }
goblin-market-shown-chance-meeting = { goblin-market-card-chance-meeting } 7 { -moons }{ -leaves }
goblin-market-shown-castle = { goblin-market-card-castle } 7 { -suns }{ -knots }
goblin-market-shown-cave = { goblin-market-card-cave } 7 { -waves }{ -wyrms }
goblin-market-shown-diplomat = { goblin-market-card-diplomat } 8 { -moons }{ -suns }
goblin-market-shown-mill = { goblin-market-card-mill } 8 { -waves }{ -leaves }
goblin-market-shown-betrayal = { goblin-market-card-betrayal } 8 { -wyrms }{ -knots }
goblin-market-shown-pact = { goblin-market-card-pact } 9 { -moons }{ -suns }
goblin-market-shown-darkness = { goblin-market-card-darkness } 9 { -waves }{ -wyrms }
goblin-market-shown-merchant = { goblin-market-card-merchant } 9 { -leaves }{ -knots }
goblin-market-shown-huntress = { goblin-market-card-huntress } (Crown) { -moons }
goblin-market-shown-bard = { goblin-market-card-bard } (Crown) { -suns }
goblin-market-shown-sea = { goblin-market-card-sea } (Crown) { -waves }
goblin-market-shown-end = { goblin-market-card-end } (Crown) { -leaves }
goblin-market-shown-calamity = { goblin-market-card-calamity } (Crown) { -wyrms }
goblin-market-shown-windfall = { goblin-market-card-windfall } (Crown) { -knots }
goblin-market-shown-harvest = { goblin-market-card-harvest } (Pawn) { -moons }{ -suns }{ -leaves }
goblin-market-shown-watchman = { goblin-market-card-watchman } (Pawn) { -moons }{ -wyrms }{ -knots }
goblin-market-shown-light-keeper = { goblin-market-card-light-keeper } (Pawn) { -suns }{ -waves }{ -knots }
goblin-market-shown-borderland = { goblin-market-card-borderland } (Pawn) { -waves }{ -leaves }{ -wyrms }
goblin-market-shown-consul = { goblin-market-card-consul } (Court) { -moons }{ -waves }{ -knots }
goblin-market-shown-rite = { goblin-market-card-rite } (Court) { -moons }{ -leaves }{ -wyrms }
goblin-market-shown-island = { goblin-market-card-island } (Court) { -suns }{ -waves }{ -wyrms }
goblin-market-shown-window = { goblin-market-card-window } (Court) { -suns }{ -leaves }{ -knots }

goblin-market-source-best = { $points } for three suits
goblin-market-source-other = { $points } for the others
goblin-market-tie-best = -# Tie at { $points }: { $first } is ahead of { $second }, with { $more } to { $less } points for the three best suits.
goblin-market-about = medium · 30 minutes
goblin-market-blurb = Bid for the goblins’ cards, collect suits, profit from others’ bids.

## Whose turn it is

goblin-market-waiting-bid = { $names }: **bid or pass.**
goblin-market-waiting-choose = { $names }: **take all, or share?**
goblin-market-waiting-pick = { $names }, **pick a card.**
goblin-market-asked-bid = **Bid or pass.**
goblin-market-asked-bid-no-more = **{ $bid ->
    [0] You have no coin to bid:
   *[other] You cannot beat { $bid }:
  }** pass.
goblin-market-asked-choose = **You won:** all, or share?
goblin-market-asked-pick = **Pick a card.**

## Moves

goblin-market-move-bid = Bid
goblin-market-move-bid-number = Bid { $number }
# What others get from the bank if this bid wins.
goblin-market-move-bid-pays = Bid { $number } (pays { $payments })
goblin-market-move-bid-pays-all = Bid { $number } ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to { $count ->
    [one] 1 other
   *[other] { $count } others
})
goblin-market-move-pass = Pass
goblin-market-move-take = { $count ->
    [one] Take the card for { $coins }
    [2] Take both cards for { $coins }
   *[other] Take all { $count } cards for { $coins }
} ({ goblin-market-score-change })
# the points of who takes all cards, before and after it
goblin-market-score-change = { $before } → { $after } { $after ->
    [one] point
   *[other] points
  }
goblin-market-move-share = { $count ->
    [0] Pick one card for { $coins }, leave the rest to nobody
   *[other] Pick one card for { $coins }; then each must buy one: { $others }
}
# for who bids: what the cards for sale would make of their points
goblin-market-lot-points = { $count ->
    [one] With this card
    [2] With both cards
   *[other] With all { $count } cards
} { $own ->
    [yes] you have
   *[no] { $name } has
} { $after ->
    [one] 1 point
   *[other] { $after } points
}, now { $before }{ $best ->
    [none] .
   *[card] ; with { NAME($best) } alone { $alone }.
}
goblin-market-move-pick-press = Pick it
goblin-market-beside-card = **{ NAME($card) }**
    -# With it { $own ->
        [yes] you have
       *[other] { $name } has
    } { $after ->
        [one] 1 point
       *[other] { $after } points
    }, now { $before }.
goblin-market-move-pick-card = Pick { NAME($card) }{ $rank ->
    [ace] {""}
    [crown] {" "}({ goblin-market-rank-crown })
   *[other] {" "}{ goblin-market-rank }
}: { NAME($suits, join: "and") }

## The same on a button, where the picture says the rest.

goblin-market-press-bid = { $lowest ->
    [yes] Bid { $number }
   *[no] { $number }
  }
goblin-market-press-take = All for { $coins } ({ goblin-market-score-change })
goblin-market-press-share = { $others ->
    [0] One for { $coins }, leave the rest
    [one] One for { $coins }; { $name } buys for { $price }
   *[other] One for { $coins }; { $others } others buy too
  }

goblin-market-payment = { $name } { $coins }
goblin-market-sure-bid = **Do you bid { $number }?** { $count ->
    [0] If it wins, nobody gets matching money.
   *[other] If it wins, matching money goes to { $payments }, unless they buy a card themselves.
} A bid cannot be taken back.
goblin-market-type-hint = A number of coins, for example 7

## On board and panel

goblin-market-line-sale = -# { $last ->
    [yes] The last auction, with all that is left
   *[no] For sale
}: { NAME($cards, join: "and") }.
goblin-market-line-no-bid = -# No bid yet. Still in: { $names }.
goblin-market-line-bid = The bid to beat is **{ $number }**, by { $name }. Still in: { $names }.
goblin-market-line-purse = You have { $coins ->
    [one] **1 coin**
   *[other] **{ $coins } coins**
}; your cards are worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
goblin-market-line-purse-hidden = You have { $coins ->
    [one] **1 coin**
   *[other] **{ $coins } coins**
}, which nobody else sees; your cards are worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
goblin-market-line-lot = -# With { $count ->
    [one] the card
    [2] both cards
   *[other] all cards
} for sale: { $after ->
    [one] 1 point
   *[other] { $after } points
} in all.

goblin-market-topic-sisterhood = What bids pay others
goblin-market-topic-gone = Cards that are gone
goblin-market-sisterhood-table = **Matching money**, by the last digit of the winning bid, for everybody who buys no card:
goblin-market-sisterhood-line = • ends in **{ $digit }**: { $payments }
goblin-market-sisterhood-none = No bid pays matching money yet: nobody has a card.
goblin-market-gone-aside = **Set aside as size cards**: { $count ->
    [0] none
   *[other] { NAME($cards, join: "and") }
}.
goblin-market-gone-discard = **Bought by nobody**: { $count ->
    [0] none
   *[other] { NAME($cards, join: "and") }
}.
goblin-market-gone-goblin = **Goblin cards turned over since the last shuffle**: { $count ->
    [0] none
   *[other] { NAME($cards, join: "and") }
}.

## What happened

goblin-market-event-bid = { $seat } bids { $number }.
goblin-market-event-passed = { $seat } passes.
goblin-market-event-cannot-bid = { $seat } cannot bid more.
goblin-market-lost-auction = { $own ->
    [yes] **You were out of the auction:** { $bid ->
        [0] you had no coin to bid.
       *[other] you held { $coins } and the bid was { $bid }.
    }
   *[no] { $name } was out of the auction: { $bid ->
        [0] there was no coin to bid.
       *[other] { $coins ->
            [hidden] the bid was { $bid }, and the purse did not hold more.
           *[other] the purse held { $coins } and the bid was { $bid }.
        }
    }
}
goblin-market-event-took-all = { $seat } wins and takes { NAME($cards, join: "and") } for **{ $number }**.
goblin-market-event-shares = { $seat } wins and shares: one card, then one for anybody else who bid, the highest bid first.
# the same where the clock did it; the pick that follows is again the player's own, unless it says otherwise
goblin-market-late-shares = { $seat } wins. Time was up, so { $seat } shares: one card, then one for anybody else who bid, the highest bid first.
goblin-market-event-picked = { $seat } picks { NAME($card) } for **{ $number }**.
goblin-market-event-discarded = Nobody gets { NAME($cards, join: "and") }.
goblin-market-event-all-passed = Everybody passes; { NAME($cards, join: "and") } { $count ->
    [one] is
   *[other] are
} gone.
goblin-market-event-sisterhood = Matching money, by the price’s last digit: { $payments }.
# in a review: purchases that cost points; those that no page blames were as good as others, or nearly
goblin-market-review-losses = Bought although it cost points: { $each }. Where no page blames it, I am not sure that it was a mistake.
goblin-market-review-loss = { NAME($cards) } in auction { $number } (−{ $points })

## What players tell of a match, below the podium; $count cards were bought, $points count at the end

# $coins is what the cards cost
goblin-market-highlight-turning = { $how ->
    [early] { $name } takes the lead with { goblin-market-highlight-names } for { goblin-market-highlight-coins } and keeps it to the end: **{ $now } to { $theirs }**.
   *[other] { $name }{ $behind ->
        [0] {""}
       *[other] , once { $behind } behind,
    } { $how ->
        [level] ties { $rival }
        [ahead] pulls ahead of { $rival } for good
       *[passed] overtakes { $rival } for good
    } with { goblin-market-highlight-names } for { goblin-market-highlight-coins }: **{ $now } to { $theirs }**.
}
goblin-market-highlight-names = { $count ->
    [one] { NAME($names) }
    [2] { NAME($names, join: "and") }
   *[other] { $count } cards
}
goblin-market-highlight-bargain = { goblin-market-highlight-gain }, for only { goblin-market-highlight-coins }.
goblin-market-highlight-purchase = { goblin-market-highlight-gain }, for { goblin-market-highlight-coins }.
goblin-market-highlight-gain = { $count ->
    [one] { NAME($names) } takes
    [2] { NAME($names, join: "and") } take
   *[other] { $count } cards take
} { $name } from { $before } to **{ $after } { $after ->
    [one] point
   *[other] points
}**
# $top: whether nobody paid more in the match
goblin-market-highlight-in-vain = { $name } pays { goblin-market-highlight-coins }{ goblin-market-highlight-top } for { goblin-market-highlight-names } { goblin-market-highlight-worth }.
goblin-market-highlight-top = { $top ->
    [yes] , the top price of the match,
   *[no] {""}
}
# the same of the winner of the match
goblin-market-highlight-won-anyway = { $name } pays { goblin-market-highlight-coins } for { goblin-market-highlight-names } { goblin-market-highlight-worth }, but wins the match.
# a winner shared, and $payers had to pay for cards without points; of one payer it says what was lost
goblin-market-highlight-shared = { $name } shares, and { $payers } { $count ->
    [one] must pay { goblin-market-highlight-coins } for { NAME($names) } { goblin-market-highlight-worth }.
   *[other] must pay { goblin-market-highlight-coins } in all for cards that bring no points.
}
# $denied points: what the cards would have brought $rival
goblin-market-highlight-denied = { $name } outbids { $rival } for { goblin-market-highlight-names }, at { goblin-market-highlight-coins }{ $sign ->
    [minus] {""}, though it takes { $name } from { $before } to { $after } points
   *[plus] {""}
}: { $rival } would have gained **{ $denied } points**.
# $name had no use for the cards, and $rival had to pay more
goblin-market-highlight-bid-up = { $name } has no use for the cards but bids up to **{ $bid }**: { $rival } pays { goblin-market-highlight-coins }.
goblin-market-highlight-close = { $name } wins by { $points ->
    [one] a single point
   *[other] { $points } points
}: **{ $now } to { $theirs }** against { $rivals }.
# cards that brought nothing when they were bought
goblin-market-highlight-late = { goblin-market-highlight-cards } brought { $name } nothing at first, and in the end **{ $worth } points**, for { goblin-market-highlight-coins }.
goblin-market-highlight-duel = { $name } outbids { $rival }, **{ $coins } to { $next }**: the priciest auction, won by a single coin.
goblin-market-highlight-cards = { $count ->
    [one] { NAME($cards) }
   *[other] { $count } cards
}
goblin-market-highlight-coins = { $coins ->
    [one] **1 coin**
   *[other] **{ $coins } coins**
}
goblin-market-highlight-worth = { $sign ->
    [plus] and gains { $points ->
        [one] a point
       *[other] { $points } points
      }
    [minus] and loses { $points ->
        [one] a point
       *[other] { $points } points
      }
   *[none] and gains nothing
}
# somebody lacked $points in the end, and could have outbid the $price of the last auction
goblin-market-highlight-unspent = { $name } is { $points ->
    [one] 1 point
   *[other] { $points } points
} short, yet had { goblin-market-highlight-coins } when the last cards went for **{ $price }**.
# $name led alone after each of $count auctions, and did not win; $coins were left at the end, 0 if that is hidden or few
goblin-market-highlight-lead-lost = { $name } leads through { $count } auctions, with up to **{ $most } { $most ->
    [one] point
   *[other] points
}**, and does not win{ $coins ->
    [0] .
   *[other] {""}; { $coins } coins stay unspent.
}
goblin-market-highlight-paid-others = { $name }’s bid of { $coins } pays { $count ->
    [one] { $first } **{ $most } coins**
    [2] { $first } **{ $most }** and { $second } **{ $next } { $next ->
        [one] coin
       *[other] coins
      }**
   *[other] { $payees } **{ $total } coins** in all
}.

goblin-market-won-by = -# { $name }: { $best }{ $other ->
    [none] , nothing against.
   *[other] ; against: { $other }.
  }
goblin-market-suit-count = { $suit } { $count }
goblin-market-event-goblin-card = The goblins turn over { NAME($card) }.
goblin-market-event-goblin-money = Goblin money: { $payments }.
goblin-market-event-reshuffled = The Goblin Deck is shuffled again.
goblin-market-chapter-offered = **The auction of { NAME($cards, join: "and") }:**
goblin-market-log-rules = -# New coins after a sale: matching money for cards with the price’s last digit (a little for those just below), if you bought nothing; goblin money for suits that you lack. Each suit on your cards is a point if it is one of your three most frequent, and costs one if not.
goblin-market-log-auction = **{ log-round }: { NAME($cards, join: "and") }**
# below that heading
goblin-market-log-lot = -# { $aside ->
    [none] {""}
   *[other] { NAME($aside) } decides: { $count ->
        [one] one card
        [3] three cards
       *[other] two cards
    } for sale.{" "}
  }{ $left ->
    [0] No card is left after these.
    [one] 1 card is left after these.
   *[other] { $left } cards are left after these.
  }{ $opener ->
    [none] {""}
   *[other] {" "}{ $opener } opens.
  }
# the end of an auction in the log
goblin-market-log-unsold = { $what }; { NAME($cards, join: "and") } { $count ->
    [one] stays
   *[other] stay
} unsold.
goblin-market-log-holding = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $coins ->
    [hidden] {""}
    [one] , 1 coin
   *[other] , { $coins } coins
  }
goblin-market-event-last-offered = The last auction: all that is left is for sale.
goblin-market-event-ended = The goblins have nothing left to sell: the market closes.

## What the clock did for somebody, told to them behind "Time was up at 18:10."

goblin-market-clock-passed = You passed.
goblin-market-clock-shares = You shared.
goblin-market-clock-picked = You picked { NAME($card) }.
goblin-market-clock-took-all = You took { NAME($cards, join: "and") }.

## The same in short, above a picture: about 50 characters each

goblin-market-gist-bid = { $name } bids { $number }.
goblin-market-gist-bids = Bids: { $each }.
goblin-market-gist-bids-one = { $name } { $how ->
    [bid] { $number }
    [late] passes (time was up)
    [passed] passes
   *[cannot-bid] cannot bid more
}
goblin-market-gist-passed = { $name } passes.
goblin-market-gist-cannot-bid = { $name } cannot bid more.
goblin-market-gist-took = { $name } got { NAME($cards, join: "and") } for { $number }.
goblin-market-gist-picked = { $name } got { NAME($cards, join: "and") } for { $number }.
# as long as others pick
# $each: the names with what they pay; $names: the name alone of one
goblin-market-gist-shares = { $name } shares: { $count ->
    [one] { $names } picks and pays { $price },
   *[other] { $each } pick and pay,
  } too.
goblin-market-gist-gone = Nobody bid: { NAME($cards, join: "and") } { $count ->
    [one] is
   *[other] are
  } gone.
goblin-market-gist-unsold = Nobody took { NAME($cards, join: "and") }.
# what an auction paid the reader, in coins
goblin-market-gist-paid = **{ $matching ->
    [0] Goblin money for you: { $goblins }.
   *[other] { $bid ->
        [0] Matching money for you: { $matching }
       *[other] The bid of { $bid } paid you { $matching }
      }{ $goblins ->
        [0] .
       *[other] ; goblin money: { $goblins }.
      }
  }**
# on a board: matching money and goblin money together
goblin-market-gist-income = **The bank pays { $payments }.**
goblin-market-gist-income-all = **The bank pays { $count } players { $coins } coins in all.**
goblin-market-gist-out = **{ $own ->
    [yes] You { $bid ->
        [0] had no coin to bid.
       *[other] could not beat { $bid }{ $coins ->
            [hidden] .
           *[other] : you had { $coins }.
          }
      }
   *[no] { $name } { $bid ->
        [0] had no coin to bid.
       *[other] could not beat { $bid }.
      }
  }**
goblin-market-gist-open = The last auction: all that is left.

## /rules: the first page, and those behind it

goblin-market-short-goal = Collect cards that share suits. Every suit on a card of yours counts: one of your three most frequent suits is worth a point, any other costs one. Most points win; coins are worth nothing at the end.
goblin-market-short-turn =
    • **Bid** more than the standing bid, in whole coins from 1 up to what you have, or **pass** and be out of this auction.
    • The highest bidder pays and takes **all** the cards, or **shares**: those who bid pick one card each, the highest bid first, and each pays their own last bid.
    • Players who bought nothing get **matching money** for cards of the winning bid’s last digit, and a little for those just below.
    • Everybody gets **goblin money** for suits that they lack.
goblin-market-short-end = The last cards of the Auction Deck, three or fewer, are sold in one last auction. A tie goes to more points in the three best suits; if that is a tie too, the victory is shared.
goblin-market-short-start = Ten coins and no cards. Who opens the first auction is drawn by lot, or chosen by the host; after that, the last winner opens. The Auction Deck has 36 cards, the Goblin Deck eight: four Pawns and, unless the host switched them off, four Courts.
goblin-market-short-house = No number: all are the designer’s. Playing with **hidden coins** is an idea of this bot.

goblin-market-rules-auction-title = The auction
goblin-market-rules-auction =
    ### What is for sale
    The top card of the Auction Deck is set aside; nobody can buy it. It only says how many cards come next: an Ace one, a Crown three, any other rank two. The last three or fewer are sold without such a card.

    ### Bidding
    Who opens the first auction is drawn by lot, or chosen by the host; after that, the last winner opens. In turn, bid more than the standing bid, whole coins from 1 up to what you have, or pass. If you pass, you are out of this auction; if you cannot bid more, you pass automatically.

    If **everybody passes**, the cards are gone, nobody gets coins, and the same player opens again.

    ### Take all or share
    The winner pays their bid and takes all the cards, or pays it and picks just one. Then the second-highest bidder must pick one and pay their own last bid, and with three cards the third too, wherever they passed. What is left over is gone.

    For example, three cards are for sale. Elise bid 2 and passed, Morgan went up to 14, Evan won with 15. Evan shares: he pays 15 and picks first, Morgan pays 14 and picks one of the other two, Elise pays 2 and gets the last.
goblin-market-rules-money-title = Coins
goblin-market-rules-money =
    Everybody starts with ten coins. After each auction that was won, new ones come in from the bank, which never runs out:

    ### Matching money (“sisterhood money” in the box)
    It is for players who bought nothing in this auction. Look at the **last digit of the winning bid**: each card of that rank brings **3 coins**, each card one rank below **2**, two ranks below **1**.

    Aces are 1 and Crowns are 0, and the ranks go round: below the Ace comes the Crown, below the Crown the 9. A bid of 11 pays 3 for an Ace, 2 for a Crown, 1 for a 9; a bid of 9 pays 3 for a 9, 2 for an 8, 1 for a 7.

    ### Goblin money
    It is for everybody, the winner too. A card of the Goblin Deck is turned over: you get **1 coin for each of its three suits that is on none of your cards**. When that deck is empty, it is shuffled again.

    For example, all that Raphael owns is the Bard { -suns }. The goblins turn over Harvest { -moons }{ -suns }{ -leaves }, and he gets 2 coins, for Moons and Leaves.
goblin-market-rules-scoring-title = Points
goblin-market-rules-scoring =
    Count how often each suit is on your cards. Your **three most frequent suits** count for you, one point for each time. **All other suits count against you**, one point for each time.

    So a card with two suits is worth +2, 0 or –2, an Ace or a Crown +1 or –1. Which suits are your most frequent may change with every card. **Coins are worth nothing at the end.**

    A tie goes to the player with more points in their three best suits; if that is a tie too, the victory is shared.
goblin-market-rules-cards-title = The cards
goblin-market-rules-cards =
    Six suits: { -moons }Moons, { -suns }Suns, { -waves }Waves, { -leaves }Leaves, { -wyrms }Wyrms, { -knots }Knots. Each is on ten of the 36 cards of the Auction Deck: on one Ace, one Crown, and one card of each rank from 2 to 9.
    • **Crowns**: Huntress { -moons } · Bard { -suns } · Sea { -waves } · End { -leaves } · Calamity { -wyrms } · Windfall { -knots }
    • **2**: Author { -moons }{ -knots } · Desert { -suns }{ -wyrms } · Origin { -waves }{ -leaves }
    • **3**: Journey { -moons }{ -waves } · Painter { -suns }{ -knots } · Savage { -leaves }{ -wyrms }
    • **4**: Mountain { -moons }{ -suns } · Sailor { -waves }{ -leaves } · Battle { -wyrms }{ -knots }
    • **5**: Forest { -moons }{ -leaves } · Discovery { -suns }{ -waves } · Soldier { -wyrms }{ -knots }
    • **6**: Lunatic { -moons }{ -waves } · Penitent { -suns }{ -wyrms } · Market { -leaves }{ -knots }
    • **7**: Chance Meeting { -moons }{ -leaves } · Castle { -suns }{ -knots } · Cave { -waves }{ -wyrms }
    • **8**: Diplomat { -moons }{ -suns } · Mill { -waves }{ -leaves } · Betrayal { -wyrms }{ -knots }
    • **9**: Pact { -moons }{ -suns } · Darkness { -waves }{ -wyrms } · Merchant { -leaves }{ -knots }
goblin-market-rules-goblin-deck-title = The Goblin Deck
goblin-market-rules-goblin-deck =
    These cards are never sold. After each auction that was won one is turned over, and everybody gets a coin for each of its suits that they lack.
    • **Pawns**: Harvest { -moons }{ -suns }{ -leaves } · Watchman { -moons }{ -wyrms }{ -knots } · Light Keeper { -suns }{ -waves }{ -knots } · Borderland { -waves }{ -leaves }{ -wyrms }
    • **Courts** (on unless switched off): Consul { -moons }{ -waves }{ -knots } · Rite { -moons }{ -leaves }{ -wyrms } · Island { -suns }{ -waves }{ -wyrms } · Window { -suns }{ -leaves }{ -knots }
goblin-market-rules-here-title = Playing here
goblin-market-rules-here =
    Bid with the buttons{ $place ->
        [day] {""}
       *[table] {" "}on the board or in your direct messages
    }, or press **Other…** and type any. Below the players, the picture says who would get matching money if such a bid won: a coin with the bid, then who gets how much. A typed bid is shown once more before it counts.

    In the picture, a golden coin on a plate is a player’s last bid, a cross means that they are out of this auction. The large number is what the cards are worth now; suits that count against it have a minus, on a small plate together. Cards with a coloured edge are new.

    In **Menu…**, **What bids pay others** shows what every last digit would pay to whom, and **Cards that are gone** what cannot be bought any more.

    { $place ->
        [day] Everybody’s coins are open.
       *[table] With hidden coins you alone see your purse, so bids are made in your direct messages or behind **My hand**. When time is up, you pass; a winner shares if somebody else bid, and the first card is picked.
    }

## Why a goblin would do what it does: behind “Hint”

goblin-market-why-bid = It asks what these cards add to your suits, and what a bid with this last digit would pay to others.
goblin-market-why-choose = It weighs all the cards at this price against the best one alone, and what the next bidder would get.
goblin-market-why-pick = It takes the card that adds most to your own suits.

## The first time: a sentence for each kind of question

goblin-market-coach-bid = The highest bid buys what is for sale; if you buy nothing, you pay nothing. Your three best suits count for you, all others against you. The last digit of the winning bid pays others for their cards{ $variant ->
    [hidden] ; nobody else sees how many coins you have.
   *[usual] .
}
goblin-market-coach-choose = You pay your bid either way. If you share, the others pay too: each pays their own last bid for the card that they pick.
goblin-market-coach-pick = Your most frequent suits are worth points, all others cost you: look for a card with suits that you have.

## What the table waits for, in the menu of paces

goblin-market-tempo-turn = bids
goblin-market-tempo-answer = picks

## A deal a day.
goblin-market-daily-about = Eight auctions against two goblins, then it ends. The points of your cards count.
goblin-market-daily-ended = The deal of the day ends after eight auctions.
goblin-market-daily-squares = -# Each square is an auction: { $most } your cards gained more points than any goblin’s, { $some } they gained some, { $nothing } they gained none, { $less } they lost some, { $unplayed } not played.
goblin-market-daily-measure = Most points are best.
goblin-market-daily-part = auction
goblin-market-daily-score = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }

## Reasons in a review: why another move would have been better

goblin-market-reason-payments = Money for the others: { $paid } for a bid of { $bid }, { $less } for { $other }.
# $lot: how many cards are for sale, "one", "both" or "all"
goblin-market-reason-worth = { $lot ->
    [one] The card for sale adds
    [both] Both cards together add
   *[all] All cards together add
} { goblin-market-reason-points }: { goblin-market-reason-coins }.
# one card adds more alone than all $together
goblin-market-reason-worth-alone = { NAME($card) } alone adds { goblin-market-reason-points }, { $lot ->
    [both] both cards
   *[all] all cards
} together { $together }: { goblin-market-reason-coins }.
goblin-market-reason-worth-pays = { goblin-market-reason-worth } { goblin-market-reason-payments }
goblin-market-reason-worth-alone-pays = { goblin-market-reason-worth-alone } { goblin-market-reason-payments }
goblin-market-reason-no-worth = Nothing for sale adds points to your collection.
goblin-market-reason-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# last: no auction follows, so coins buy nothing any more
goblin-market-reason-coins = { $coins ->
    [last] coins are worth nothing after this auction
    [one] worth about { $coins } coin
   *[other] worth about { $coins } coins
}
goblin-market-truth-purse = In truth { $seat } had { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, the most of those who could still bid against you.
# where no price is right for sure; $standing: the bid to beat, 0 if there is none; $saves: whether it is about a pass
goblin-market-reason-lot = What is for sale can add { goblin-market-reason-points } to your collection{ $standing ->
    [0] {""}
   *[other] , and the bid to beat is { $standing }
}{ $saves ->
    [yes] : your coins may buy more later.
   *[no] .
}
# what each card for sale adds; $third is "none" where there were two
goblin-market-reason-picks = Added to your points: { NAME($better) } { $more }, { NAME($card) } { $points }{ $third ->
    [none] .
   *[other] , { NAME($third) } { $least }.
}
goblin-market-reason-picks-left = { goblin-market-reason-picks } { goblin-market-reason-left }
# what the best card that was left adds to the points of the next in line
goblin-market-reason-left = Your pick left { $seat } a card that adds { $leaves } to their points; the other pick leaves { $less } at most.
# how often the suits of both cards were in the collection
goblin-market-reason-suits = Both cards add { $points } now. You had { NAME($others, join: "and") } for the other one, { NAME($own, join: "and") } for yours.
goblin-market-reason-take = All cards together add { $points } to your points, the best of them alone { $one }.
# what a rival would buy if the winner shares, and taking all cards denies them
goblin-market-reason-denied = If you share, { $seat } can buy a card that adds { goblin-market-reason-points } to theirs; if you take all, nobody else gets one.
# a rival who has to buy if the winner shares
goblin-market-reason-burden = If you share, { $seat } has to pay { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for a card that adds no points.
# whom the cards for sale would bring more than the reader
goblin-market-reason-rival = These cards could add { goblin-market-reason-points } for { $seat } and { $own } for you. A bid keeps them away, or makes them cost more.
goblin-market-reason-pick = This card adds { $points ->
    [one] { $points } point
   *[other] { $points } points
} to your collection.
# what the goblin mostly bought in this auction, after the move that it would have played
goblin-market-reason-then-all = After that move, a goblin in your seat mostly won the auction and took { $lot ->
    [both] both cards
   *[all] all cards
}.
goblin-market-reason-then-one = After that move, a goblin in your seat mostly bought { NAME($card) } alone.

# Typed moves are read in English notation. Another language has its own words here, a line each: "grün | grüner = green".
goblin-market-typed-words = { "" }
