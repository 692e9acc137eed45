## The pictures of Goats & Goblins: the words in them, and the same in words, at most 1,024 characters together.

## These stand after the sign of the Leader.

picture-goats-and-goblins-heading-leads = { $asked ->
    [draw] draws the first card
   *[declare] leads: how far down?
  }
picture-goats-and-goblins-heading-now = { $of ->
    [open] { $drawn } drawn
   *[other] { $drawn } of { $of } drawn
  }
picture-goats-and-goblins-asks = { $cards ->
    [one] { $cards } card: In or Out?
   *[other] { $cards } cards: In or Out?
  }
picture-goats-and-goblins-heading-turn = { $ended ->
    [home] came home
   *[buried] { $count ->
        [one] was buried
       *[other] were buried
      }
  }
picture-goats-and-goblins-heading-dividing = came home and divides
picture-goats-and-goblins-heading-taking = { $count ->
    [one] is buried, the Outs take
   *[other] are buried, the Outs take
  }

## Plates and stack.

picture-goats-and-goblins-stack-caption = { $count ->
    [one] On the stack
   *[other] Newest of { $count }
  }
picture-goats-and-goblins-tag = { $tag ->
    [leader] Leads
    [in] In
    [out] Out
    [voted] Voted
   *[voting] Not yet
  }

picture-goats-and-goblins-quiet = Keeps passing
picture-goats-and-goblins-resting = Passes for now
picture-goats-and-goblins-owes = May answer

## In words. $cards, $players and $stack are lists made from the sentences below them.

picture-goats-and-goblins-board = { $now ->
    [none] {""}
   *[other] { $now }{" "}
  }{ $left ->
    [one] 1 card
   *[other] { $left } cards
  } left in the cave.{ $expedition ->
    [none] {""}
   *[other] {" "}{ $expedition }
  }{ $stack ->
    [none] {""}
   *[other] {" "}{ $stack }
  } { $players }.
picture-goats-and-goblins-panel = { $own ->
    [none] {""}
   *[other] { $own }{" "}
  }{ $now ->
    [none] {""}
   *[other] { $now }{" "}
  }{ $left ->
    [one] 1 card
   *[other] { $left } cards
  } left in the cave.{ $expedition ->
    [none] {""}
   *[other] {" "}{ $expedition }
  }{ $stack ->
    [none] {""}
   *[other] {" "}{ $stack }
  } { $players }.

picture-goats-and-goblins-now = { $kind ->
    [declare] { $leader } leads and declares how many cards to draw.
    [vote] { $leader } leads; votes are owed by { $names }.
    [react] { $leader } leads; asked for action cards: { $names }.
    [beat] { $leader } leads; { $names } may wait or pass.
    [first] { $leader } leads and draws the first card.
    [draw] { $leader } leads: go deeper or go home.
    [divide] { $leader } divides the haul.
   *[take] { $names } takes a card.
  }
picture-goats-and-goblins-poster = A vault of stone by lamplight: a goat and a goblin in a cart full of gold, and three cards of loot.
picture-goats-and-goblins-over = The match is over, won by { $names }.

picture-goats-and-goblins-drawn = { $settled ->
    [yes] Last expedition ({ $names }): { NAME($cards) }; Cave-Ins { $value ->
        [0] 0 of 3.
        [1] 1 of 3.
        [2] 2 of 3.
        [3] 3 of 3.
       *[other] { $value } (the cave falls at 3).
      }
   *[no] Drawn: { NAME($cards) }{ $more ->
        [open] {""}
       *[other] ; { $more } to go
      }; Cave-Ins { $value ->
        [0] 0 of 3.
        [1] 1 of 3.
        [2] 2 of 3.
        [3] 3 of 3.
       *[other] { $value } (the cave falls at 3).
      }
  }
picture-goats-and-goblins-none-drawn = Nothing drawn yet; { $more } to go.
picture-goats-and-goblins-pile = { $drawn } To be shared out: { NAME($cards) }.
picture-goats-and-goblins-stack = Stack, newest first: { $cards }.
picture-goats-and-goblins-stacked = { NAME($action) } by { $name }
picture-goats-and-goblins-stacked-at = { NAME($action) } by { $name } at { $target }
picture-goats-and-goblins-player = { $name } { $tag ->
    [leader] (leads), {""}
    [in] (In), {""}
    [out] (Out), {""}
    [voted] (has voted), {""}
    [voting] (votes), {""}
   *[none] {""}
  }{ $gold } gold: { $hand }
picture-goats-and-goblins-hand = { $count ->
    [0] no cards
   *[other] { NAME($cards) }
  }
picture-goats-and-goblins-hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
picture-goats-and-goblins-hand-actions = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, { NAME($cards) }
picture-goats-and-goblins-seen = On top of the cave, known to you: { NAME($card) }.
picture-goats-and-goblins-voted = You voted { $vote ->
    [in] In
   *[out] Out
  }.

## The cave falls.

picture-goats-and-goblins-beat-fell = The cave falls
picture-goats-and-goblins-beat-in = nothing
picture-goats-and-goblins-beat-out = safe
