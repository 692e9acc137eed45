## Goats & Goblins: options, refusals, events, panels and rules.

goats-and-goblins-title = Goats & Goblins
goats-and-goblins-option-no-votes = Without votes
goats-and-goblins-option-no-votes-help = For three: nobody votes, the Leader stops or goes on card by card. Two always play so
goats-and-goblins-option-windows = When to react
goats-and-goblins-option-windows-help = Action cards after every card drawn, or at key moments only, as slow tables do
goats-and-goblins-option-windows-by-pace = set by the pace
goats-and-goblins-option-windows-every-card = after every card
goats-and-goblins-option-windows-key-moments = at key moments
goats-and-goblins-option-first = Who leads first
goats-and-goblins-option-first-help = The seat that leads the first expedition

error-goats-and-goblins-votes-needed = More than { $most } goblins have to vote: playing without votes is for fewer.
error-goats-and-goblins-declare-now = Say first how many cards your expedition will draw.
error-goats-and-goblins-declare-range = An expedition can draw { $least } to { $most } cards now.
error-goats-and-goblins-vote-now = Vote first: In or Out.
error-goats-and-goblins-react-now = The table waits for action cards: play one, or pass.
error-goats-and-goblins-draw-now = You lead: draw a card, play one, or stop.
error-goats-and-goblins-draw-first = Draw at least one card before you go home.
error-goats-and-goblins-divide-now = First divide what the expedition brought home.
error-goats-and-goblins-nothing-to-divide = There is nothing to divide just now.
error-goats-and-goblins-not-to-them = That player’s share is full, or they were not In: shares differ by one card at most.
error-goats-and-goblins-take-now = First take a card from the pile.
error-goats-and-goblins-not-on-pile = That card is not on the pile.
error-goats-and-goblins-no-seat = There is no player “{ $seat }”: players count from 1.
error-goats-and-goblins-no-such-card = There is no card “{ $card }” in this game.
error-goats-and-goblins-at-whom = Say on whom you play that card.
# $held: the action cards that one holds
error-goats-and-goblins-not-held = You hold no { NAME($action) }. { $count ->
    [0] You hold no action card.
   *[other] You hold: { NAME($held, join: "and") }.
}
error-goats-and-goblins-voted = You have voted. Until everybody has, you can still play a card.
error-goats-and-goblins-nothing-declared = There is no expedition to push yet.
error-goats-and-goblins-silent = You already pass for that long.
error-goats-and-goblins-no-such-moment = None of your cards could change anything then.
error-goats-and-goblins-not-waited-for = Nobody is waiting for you now, but you can play a card that changes something.
error-goats-and-goblins-nothing-to-play = None of your cards could change anything now, so there is nothing to wait for.
error-goats-and-goblins-not-silent = You are asked as usual: there is no standing pass to take back.
error-goats-and-goblins-fallen = The cave is coming down: it is too late for a push.
error-goats-and-goblins-no-push = The expedition draws every card of the cave already.
error-goats-and-goblins-nothing-to-see = There is nothing left in the cave to look at.
error-goats-and-goblins-seen-already = You know that card already.
error-goats-and-goblins-nothing-to-ward = There is no card to cancel.
error-goats-and-goblins-no-cave-in = There is no Cave-In to remove.
error-goats-and-goblins-votes-only = Votes can be turned only after they are revealed and before the first card is drawn.
error-goats-and-goblins-leader-in = The Leader is always In.
error-goats-and-goblins-own-vote = That card turns another player’s vote, not your own.
error-goats-and-goblins-nobody-there = Nobody in that seat can vote.
error-goats-and-goblins-in-already = They are In already.
error-goats-and-goblins-out-already = They are Out already.

goats-and-goblins-about = light · 30 minutes
goats-and-goblins-blurb = Lead the others into a cave that wants to fall on your heads.

## Cards

# $count: the number that is printed on the card
goats-and-goblins-card-gold = Gold { $count }
goats-and-goblins-card-gem = Gem { $count }
goats-and-goblins-card-trinket = Trinket { $count }
goats-and-goblins-card-goat = Goat { $count }
goats-and-goblins-card-gruff = Gruff the G.O.A.T. { $count }
goats-and-goblins-card-goblin = Goblin { $count }
goats-and-goblins-card-cave-in = Cave-In { $count }
goats-and-goblins-action-push-2 = Push 2
goats-and-goblins-action-push-3 = Push 3
goats-and-goblins-action-seeing-stone = Seeing Stone
goats-and-goblins-action-warding-stone = Warding Stone
goats-and-goblins-action-pit-prop = Pit Prop
goats-and-goblins-action-second-thoughts = Second Thoughts
goats-and-goblins-action-drag-along = Drag Along
goats-and-goblins-action-leave-behind = Leave Behind
# a card by its name alone
goats-and-goblins-card = { NAME($card) }
goats-and-goblins-source-gold = { $points } on gold cards
goats-and-goblins-source-gem = { $points } in gems
goats-and-goblins-source-trinket = { $points } in trinkets
goats-and-goblins-source-goat = { $points } in goats
goats-and-goblins-source-goblin = { $points } in goblins
goats-and-goblins-source-action = { $points } on action cards
goats-and-goblins-tie-goats = -# { $first } and { $second } tie in gold: { $more } against { $less } Goats put { $first } first.
goats-and-goblins-tie-goblins = -# { $first } and { $second } tie in gold and Goats: { $more } against { $less } Goblins put { $first } first.
goats-and-goblins-tie-cards = -# { $first } and { $second } tie in gold, Goats and Goblins: { $more } cards against { $less } put { $first } first, as fewer are better.

## Whose turn it is

goats-and-goblins-waiting-declare = { $names }: **draw how many cards?**
goats-and-goblins-waiting-vote = { $names }, in secret: **In or Out?**
goats-and-goblins-waiting-react = { $names }: **card, or go on?**
goats-and-goblins-waiting-beat = { $names }: **play a card?**
goats-and-goblins-waiting-draw = { $names }: **deeper, or home?**
goats-and-goblins-waiting-draw-first = { $names }: **draw the first card.**
goats-and-goblins-waiting-divide = { $names }, **who gets { NAME($card) }?**
goats-and-goblins-waiting-take = { $names }, **take a card.**
goats-and-goblins-asked-declare = **Draw how many cards?**
goats-and-goblins-asked-vote = **In or Out?**
goats-and-goblins-asked-react = **Play a card, or go on?**
goats-and-goblins-asked-beat = **Play a card?**
goats-and-goblins-asked-draw = **Deeper, or home?**
goats-and-goblins-asked-draw-first = **Draw the first card.**
goats-and-goblins-asked-divide = **You divide.**
goats-and-goblins-asked-take = **Take a card.**

## Moves

goats-and-goblins-move-declare = Draw { $number } cards
goats-and-goblins-move-in = In: I go along with { $leader }
goats-and-goblins-move-out = Out: I stay up here
goats-and-goblins-move-play = Play a card…
goats-and-goblins-move-play-push-2 = Push 2: draw 2 more
goats-and-goblins-move-play-push-3 = Push 3: draw 3 more
goats-and-goblins-move-play-seeing-stone = Seeing Stone: peek at the next card
goats-and-goblins-move-play-warding-stone = Warding Stone: cancel the { NAME($action) } of { $name }
goats-and-goblins-move-play-pit-prop = Pit Prop: remove the worst Cave-In
goats-and-goblins-move-play-second-thoughts = Second Thoughts: turn my own vote
goats-and-goblins-move-play-drag-along = Drag Along: { $name } goes in
goats-and-goblins-move-play-leave-behind = Leave Behind: { $name } stays out
goats-and-goblins-move-pass = Go on
goats-and-goblins-move-wait = I want to play a card
goats-and-goblins-move-no-more = No more from me
goats-and-goblins-move-skip-expedition = No cards this expedition
goats-and-goblins-move-only-played = No cards this expedition, until one is played
goats-and-goblins-move-only-save = Only ask when I could save the cave or cancel a card
goats-and-goblins-move-only-cave-in = Only ask at a Cave-In, too
goats-and-goblins-move-only-last = Only ask at the last card, too
goats-and-goblins-move-only-votes = Only ask when votes are revealed, too
goats-and-goblins-move-back-in = Ask me again about cards
goats-and-goblins-move-draw = Go one card deeper
goats-and-goblins-move-stop = Go home with all this
goats-and-goblins-move-give = Give { NAME($card) } to…
goats-and-goblins-move-give-to = { NAME($card) } to { $own ->
    [yes] yourself
   *[no] { $name }
  }
goats-and-goblins-move-deal = Deal the rest in turn, you last
goats-and-goblins-sheet-divide = Divide…
goats-and-goblins-sheet-card = Card { $number }: { NAME($card) }
goats-and-goblins-sheet-card-help = Who gets it?{ $number ->
    [1] {" "}Shares differ by one card at most.
   *[other] {""}
}{ $left ->
    [0] {""}
    [one] {" "}1 more card is given after this form.
   *[other] {" "}{ $left } more cards are given after this form.
}
goats-and-goblins-move-take = Take a card…
goats-and-goblins-move-take-card = Take { NAME($card) }

## The same on a button, where the picture says the rest.

goats-and-goblins-press-declare = { $number }
goats-and-goblins-press-in = In
goats-and-goblins-press-out = Out
goats-and-goblins-press-pass = Go on
goats-and-goblins-press-no-more = No more
goats-and-goblins-press-skip-expedition = No cards this trip
goats-and-goblins-press-only-save = Only to save the cave
goats-and-goblins-press-back-in = Ask again
goats-and-goblins-press-draw = Deeper
goats-and-goblins-press-stop = Home
goats-and-goblins-press-deal = Deal rest
goats-and-goblins-press-give = To { $own ->
    [yes] yourself
   *[no] { $name }
  }
# a card on the board, and those who hold it: nobody else can press it
goats-and-goblins-press-held = { $label } ({ $names })
# on a button that has the sign of the Seeing Stone
goats-and-goblins-press-peek = See next card
goats-and-goblins-press-at = { NAME($action) }: { $name }

goats-and-goblins-free-play = You can play a card, but you don’t have to.
# the title of the form for a number
goats-and-goblins-type-title = How many cards?
goats-and-goblins-type-hint = At least 3, at most what the cave holds.

## What stands on board and panel

goats-and-goblins-line-stack = -# On the stack, newest first: { $cards }.
goats-and-goblins-line-stacked = { NAME($action) } ({ $name })
goats-and-goblins-line-stacked-push = { NAME($action) } ({ $name }, { $left } to draw)
goats-and-goblins-line-stacked-at = { NAME($action) } at { $target } ({ $name })
goats-and-goblins-line-hand = { $count ->
    [0] You hold no cards.
   *[other] Your cards, which everybody sees: { NAME($cards, join: "and") }. Worth **{ $gold } gold**.
}
goats-and-goblins-line-terms = You pass, { $terms ->
    [expedition] until this expedition is over
    [played] until a card is played or this expedition is over
    [save] unless you can cancel a card or stop the cave from falling
    [cave-in] unless a Cave-In is drawn, or you can cancel a card or stop the cave from falling
    [last] unless the last card is drawn, or you can cancel a card or stop the cave from falling
    [votes] unless votes are revealed, or you can cancel a card or stop the cave from falling
   *[no-more] unless something is at stake for your cards
}.
goats-and-goblins-divide-warning = -# **{ goats-and-goblins-press-deal }** deals the rest, best card first, to those with the fewest cards, and to you last.
# one line on a phone
goats-and-goblins-standing-order = You pass until “{ goats-and-goblins-press-back-in }”, except { $terms ->
    [save] to save the cave
    [cave-in] at Cave-Ins
    [last] at the last card
    [votes] after votes
   *[no-more] when it counts
}.
# one line on a phone each
goats-and-goblins-note-seen = Your Seeing Stone showed { NAME($card) }, drawn since.
goats-and-goblins-note-ended = Your pass is over: { $by ->
    [card] a card was played
   *[expedition] the expedition is over
}.
goats-and-goblins-line-vote = You voted **{ $vote ->
    [in] In
   *[out] Out
}**. Nobody else knows yet.
goats-and-goblins-line-seen = The next card of the cave is **{ NAME($card) }**. Only players who looked know it.

## What are the odds?

goats-and-goblins-topic-odds = What are the odds?
goats-and-goblins-odds-now = { $left ->
    [one] One card is still to be drawn
   *[other] { $left } cards are still to be drawn
}, with Cave-Ins at { $value } of 3. If nobody plays another card, the expedition comes home with a chance of **{ $percent } %**.
goats-and-goblins-odds-title = Chance to come home, by how many cards an expedition draws from here:
goats-and-goblins-odds-row = { $draws ->
    [one] 1 card: **{ $percent } %**
   *[other] { $draws } cards: **{ $percent } %**
}
goats-and-goblins-odds-unseen = { $unseen } cards are unseen; { $aside } of them were put aside before the match and are not in the cave. { $cave-ins ->
    [one] One of the unseen is a Cave-In:
   *[other] { $cave-ins } of the unseen are Cave-Ins:
} { NAME($cards, join: "and") }.
goats-and-goblins-odds-others = The others: { NAME($cards, join: "and") }.
goats-and-goblins-odds-no-cave-ins = { $unseen } cards are unseen, and none of them is a Cave-In.
goats-and-goblins-odds-seen = These odds include the card that you saw, so nobody else gets them.

## What happened

goats-and-goblins-log-rules = -# Treasure shows its gold; action cards hold a little too, and are gone once played. Most gold in hand at the end wins.
goats-and-goblins-expedition = **{ log-round }: { $seat }**
goats-and-goblins-event-declared = { $seat } leads an expedition of **{ $number } cards**.
goats-and-goblins-event-revealed = In with { $seat }: { $in-seats }. Out: { $out-seats }.
goats-and-goblins-event-revealed-all-in = Everybody goes in with { $seat }.
goats-and-goblins-event-revealed-all-out = Nobody joins { $seat }: all others stay out.
goats-and-goblins-event-played = { $seat } plays **{ NAME($action) }**{ goats-and-goblins-gold-paid }.
goats-and-goblins-event-played-at = { $seat } plays **{ NAME($action) }** on { $target-seat }{ goats-and-goblins-gold-paid }.
# the gold on a card, which its player loses by playing it
goats-and-goblins-gold-paid = { $gold ->
    [0] {""}
   *[other] {" "}(−{ $gold } gold)
}
goats-and-goblins-event-pushed = { $seat }’s push adds { $number ->
    [one] 1 card
   *[other] { $number } cards
}{ $more ->
    [yes] : { $to-draw } to go.
   *[no] .
}
goats-and-goblins-event-votes-void = Everybody who had voted chooses again.
goats-and-goblins-event-waits = { $seat } wants time for a card.
goats-and-goblins-event-heads-home = { $seat } wants to go home.
goats-and-goblins-event-warded = The Warding Stone cancels the { NAME($action) } of { $cancelled-seat }.
goats-and-goblins-event-peeked = { $seat } peeks at the next card of the cave.
goats-and-goblins-event-propped = The Pit Prop holds: a Cave-In { $number } is gone. Cave-Ins: **{ $value } of 3**.
goats-and-goblins-event-turned-in = { $seat } is **In** now.
goats-and-goblins-event-turned-out = { $seat } is **Out** now.
goats-and-goblins-event-in-vain = The { NAME($action) } of { $seat } changes nothing.
goats-and-goblins-event-drew = { $seat } draws { NAME($cards, join: "and") }.{ $to-draw ->
    [0] { "" }
    [one] { " " }1 card to go.
   *[other] { " " }{ $to-draw } cards to go.
}
# $cards: all that was drawn, Cave-Ins among it; $value: what all Cave-Ins of the expedition come to now
goats-and-goblins-event-drew-cave-in = { $seat } draws { NAME($cards, join: "and") }. Cave-Ins: **{ $value ->
    [1] 1 of 3
    [2] 2 of 3
    [3] 3 of 3
   *[other] { $value } (the cave falls at 3)
}**.{ $to-draw ->
    [0] { "" }
    [one] { " " }1 card to go.
   *[other] { " " }{ $to-draw } cards to go.
}
goats-and-goblins-event-succeeded = { EMOJI("goats_goat") }**{ $seat }’s expedition comes home** with { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $alone ->
    [yes] .
   *[no] , which { $seat } divides.
}
goats-and-goblins-event-came-back-empty = { $seat }’s expedition comes home with nothing.
goats-and-goblins-event-failed = { EMOJI("goats_cave_in") }**The cave comes down on { $inside }.** { $count ->
    [0] Nothing had been found.
    [one] For { $out-seats }, who stayed Out: 1 card.
   *[other] For { $out-seats }, who stayed Out: { $count } cards.
}
goats-and-goblins-event-all-lost = { EMOJI("goats_cave_in") }**The cave comes down on { $voting ->
    [yes] everybody
   *[no] { $seat }
}:** { $count ->
    [0] nothing had been found.
    [one] 1 card{ $gold ->
        [0] {""}
       *[other] {" "}with { $gold } gold
    } is lost.
   *[other] { $count } cards{ $gold ->
        [0] {""}
       *[other] {" "}with { $gold } gold
    } are lost.
}
goats-and-goblins-lost-in = { $own ->
    [yes] **You get nothing:** you were in when the Cave-Ins came to three.
   *[no] { $count ->
        [one] { $names } gets nothing: in when the Cave-Ins came to three.
       *[other] { $names } get nothing: in when the Cave-Ins came to three.
    }
}
# beside votes, and before who gets what of a pile, where $names left it to the clock
goats-and-goblins-log-clock = Time was up for { $names }, so the clock chose.
# the number in the name of a Push is how much it adds, not its gold
goats-and-goblins-event-got = { $seat } gets { NAME($cards, join: "and") }{ $gold ->
    [0] .
   *[other] { $count ->
        [one] {" "}(worth **{ $gold } gold**).
       *[other] {" "}(**{ $gold } gold** in all).
    }
}
# how it stands below the log of an expedition
goats-and-goblins-log-holding = { $name }: { $gold } gold
goats-and-goblins-event-ended = { $reason ->
    [cave-low] Fewer than three cards are left in the cave: nobody goes down there again.
   *[cave-empty] The cave is empty: nobody goes down there again.
}

## What the clock did for somebody, told to them behind "Time was up at 18:10."

goats-and-goblins-clock-declared = You declared { $number } cards.
goats-and-goblins-clock-voted = You stayed Out.
goats-and-goblins-clock-heads-home = You went home.
goats-and-goblins-clock-drew = You drew { NAME($card) }.
goats-and-goblins-clock-drew-cave-in = You drew a Cave-In { $number }.
goats-and-goblins-clock-got = You got { NAME($cards, join: "and") }.

## The same in short, above a picture: about 50 characters each

goats-and-goblins-gist-declared = { $name } leads, to draw { $number ->
    [one] 1 card
   *[other] { $number } cards
  }.
goats-and-goblins-gist-turnout = { $count ->
    [0] { $own ->
        [yes] You go in alone.
       *[no] { $name } goes in alone.
      }
   *[other] { $own ->
        [yes] In with you: { $names }.
       *[no] In with { $name }: { $names }.
      }
  }
goats-and-goblins-gist-played = { $name } plays { NAME($action) }.
goats-and-goblins-gist-played-at = { $own ->
    [yes] **{ $name } plays { NAME($action) } on you.**
   *[no] { $name } plays { NAME($action) } on { $target }.
  }
goats-and-goblins-gist-warded = { $own ->
    [yes] **{ $name } cancels your { NAME($action) }.**
   *[no] { $name } cancels the { NAME($action) } of { $whose }.
  }
goats-and-goblins-gist-propped = { $own ->
    [yes] You prop the cave: { $value } of 3.
   *[no] { $name } props the cave: { $value } of 3.
  }
goats-and-goblins-gist-void = { $own ->
    [yes] After your push, all vote again.
   *[no] After the push of { $name }, all vote again.
  }
goats-and-goblins-gist-waits = { $name } wants time for a card.
goats-and-goblins-gist-peeked = { $name } peeked at the next card.
goats-and-goblins-gist-knows = **You saw the next card: { NAME($card) }.**
# on the board, after a Seeing Stone
goats-and-goblins-gist-look = { $name }: see the next card in { $where ->
    [menu] **Menu…**
   *[hand] **{ board-seat }**
  }.
goats-and-goblins-gist-heads-home = { $name } wants to go home.
goats-and-goblins-gist-drew = Cave-Ins: { $value ->
    [1] 1 of 3.
    [2] 2 of 3.
    [3] 3 of 3.
   *[other] { $value } (the cave falls at 3).
}
goats-and-goblins-gist-fell = { $share ->
    [lost] **{ $own ->
        [yes] { $led ->
            [yes] Your cave fell: your part of { $count ->
                [one] 1 card is lost.
               *[other] { $count } cards is lost.
              }
           *[no] { $leader }’s cave fell on you: { $count ->
                [one] 1 card lost.
               *[other] { $count } cards lost.
              }
          }
       *[no] { $leader }’s cave fell on everybody: { $count ->
            [one] 1 card lost.
           *[other] { $count } cards lost.
          }
      }**
    [none] { $led ->
        [yes] **Your cave fell,** with nothing in it.
       *[no] **{ $leader }’s cave fell{ $own ->
            [yes] {" "}on you
           *[no] {""}
          },** with nothing in it.
      }
   *[safe] **{ $leader }’s cave fell:** { $count ->
        [one] 1 card for the Outs.
       *[other] { $count } cards for the Outs.
      }
  }
goats-and-goblins-gist-home = { $own ->
    [yes] You came home with { $count ->
        [one] 1 card
       *[other] { $count } cards
      }
   *[no] { $name } came home with { $count ->
        [one] 1 card
       *[other] { $count } cards
      }
  }{ $value ->
    [0] .
   *[other] {""}; Cave-Ins: { $value } of 3.
  }
goats-and-goblins-gist-empty = { $own ->
    [yes] You came home with nothing
   *[no] { $name } came home with nothing
  }{ $value ->
    [0] .
   *[other] {""}; Cave-Ins: { $value } of 3.
  }
## What players tell of a match, below the podium; $percent is 0 where the chance was good

# $trip: how the winner got $gain gold; $by: what brought it about (a Pit Prop, a push, hardly any chance)
goats-and-goblins-highlight-turning = { $trip ->
    [led] { $name } brings { $gain } gold home
    [along] { $name } gets { $gain } gold from { $leader }’s expedition
   *[fell] { $leader }’s cave falls: { $name } takes { $gain } gold
} { $how ->
    [early] and stays ahead to the end
    [level] and{ goats-and-goblins-highlight-once } ties { $rival }
    [ahead] and{ goats-and-goblins-highlight-once } pulls ahead of { $rival } for good
   *[passed] and{ goats-and-goblins-highlight-once } overtakes { $rival } for good
}: **{ $now } to { $theirs }**.{ $by ->
    [prop] {" "}{ $helper }’s { goats-and-goblins-action-pit-prop } held the cave.
    [push] {" "}{ $pushers ->
        [one] { $helper }’s { $pushes ->
            [one] push
           *[other] { $pushes } pushes
        }
       *[other] { $pushes } pushes
    } brought it down.
    [odds] {" "}The chance to get home was { $percent } %.
   *[none] {""}
}
goats-and-goblins-highlight-once = { $behind ->
    [0] {""}
   *[other] , once { $behind } behind,
}
# $pushes of $pushers players took effect; $against: the cards that were played against the fall
goats-and-goblins-highlight-pushed = **{ $pushers ->
    [one] { $own ->
        [yes] { $pusher } pushes on{ $pushes ->
            [one] {""}
           *[other] {" "}{ $pushes } times
        }, and the cave falls
       *[no] { $pusher }’s { $pushes ->
            [one] push brings
           *[other] { $pushes } pushes bring
        } { $name }’s cave down
    }
   *[other] { $pushes } pushes bring { $name }’s cave down
}{ $defended ->
    [0] {""}
   *[other] , despite { NAME($against, join: "and") }
}:** { $gold } gold was inside.
goats-and-goblins-highlight-thought-again = **{ $name } has { goats-and-goblins-action-second-thoughts }, goes In with { $leader } and is buried:** { $gold } gold was inside.
# $name gets the card; $own: the expedition was theirs
goats-and-goblins-highlight-gruff = { $trip ->
    [home] { $own ->
        [yes] { $name } brings **Gruff the G.O.A.T.** home and keeps him: { $gold } gold.
       *[no] { $leader } brings **Gruff the G.O.A.T.** home, for { $name }: { $gold } gold.
      }
   *[fell] { $leader }’s cave falls, and **Gruff the G.O.A.T.** goes to { $name }: { $gold } gold.
}
goats-and-goblins-highlight-home = { goats-and-goblins-highlight-led }.
goats-and-goblins-highlight-gain = This trip takes { $name } from { $before } to **{ $after } gold**.
goats-and-goblins-highlight-against-odds = { goats-and-goblins-highlight-led }, against a chance of **{ $percent } %**.
goats-and-goblins-highlight-saved = **{ $saver }’s { goats-and-goblins-action-pit-prop } holds the { $last ->
    [yes] last cave
   *[no] cave
}:** { goats-and-goblins-highlight-led }.{ $percent ->
    [0] {""}
   *[other] {" "}Without it, the chance to get home was { $percent } %.
}
goats-and-goblins-highlight-led = { $gold ->
    [0] { $name } leads { $count ->
        [0] everybody
        [one] 1 card
       *[other] { $count } cards
      } home
   *[other] { $alone ->
        [yes] { $name } brings **{ $gold } gold** home alone
       *[no] { $name } leads **{ $gold } gold** home and keeps { $kept }
      }
}
goats-and-goblins-highlight-buried = **{ $name }’s cave falls** with { $inside } inside: { $gold } gold for { $out ->
    [one] { $outs }
    [2] { $outs }
   *[other] the Outs
}.
goats-and-goblins-highlight-buried-alone = **{ $name } is buried alone:** { $gold } gold for { $out ->
    [one] { $outs }
    [2] { $outs }
   *[other] the Outs
}.
goats-and-goblins-highlight-all-lost = **{ $name }’s cave falls on { $inside ->
    [2] both
   *[other] all { $inside }
}:** { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $gold ->
    [0] {""}
   *[other] {" "}with { $gold } gold
} lost.

# $each names all who got cards, if several did
goats-and-goblins-gist-got = { $own ->
    [yes] **You got { NAME($cards, join: "and") }.**
   *[no] { $seats ->
        [one] { $name } got { $count ->
            [one] { NAME($cards, join: "and") }
           *[other] { $count } cards{ goats-and-goblins-gist-gruff }
          }.
       *[other] Cards: { $each }.
      }
  }
# the same of a cave that fell before what is told; $same: how many cards each got, 0 if not all got as many
goats-and-goblins-gist-took = **{ $led ->
    [yes] Your
   *[no] { $leader }’s
} cave fell:** { $seats ->
    [one] { $names } took { $count ->
        [one] { NAME($cards, join: "and") }
       *[other] { $count } cards{ goats-and-goblins-gist-gruff }
      }.
   *[other] { $same ->
        [0] cards: { $each }.
        [one] { $names } took a card each.
       *[other] { $names } took { $same } cards each.
      }
  }
goats-and-goblins-gist-got-each = { $name } { $count }{ goats-and-goblins-gist-gruff }
# Gruff the G.O.A.T. is worth a word among the cards of somebody else
goats-and-goblins-gist-gruff = { $gruff ->
    [yes] {" "}with Gruff
   *[no] {""}
}
# what $told of the last expedition, or of several, to who has not played since
goats-and-goblins-gist-before = { $count ->
    [one] Last expedition:
   *[other] Earlier expeditions:
} { $told }

## /rules: the first page, and those behind it

goats-and-goblins-short-goal = Bring home gold. When the cave is nearly empty, the gold on the cards in your hand counts, and most gold wins. A card that you play is gone. Everybody sees all hands.
goats-and-goblins-short-turn =
    • The Leader **declares** how many cards the expedition draws: 3 or more.
    • All others **vote** in secret: In or Out. The Leader is In.
    • Cards are **drawn** one by one. When Cave-Ins add up to 3 or more, the cave falls at once.
    • If it holds, the Leader **divides** the cards among all who are In. If it falls, those who are Out **take** them, one card each in turn.
    • In between, you may play **action cards** and answer those of others. Then the next player leads.
goats-and-goblins-short-end = When a turn would begin with fewer than three cards in the cave. Two players (and three, if they choose) play without votes: then it ends when the cave is empty. A tie in gold goes to the most Goats, then the most Goblins, then the fewest cards.
goats-and-goblins-short-start = A Push 2 and a Seeing Stone each, which carry no gold. The cave has { $found } treasures and action cards ({ $without } where nobody votes) and { $falls } Cave-Ins ({ $light } count 1, { $heavy } count 2); four of these cards are put aside unseen. Who leads first is drawn by lot, or chosen by the host.
goats-and-goblins-short-house = How many of each card are in the cave, and how much gold they carry. The Pit Prop, Second Thoughts, Drag Along and Leave Behind are cards of this bot.

goats-and-goblins-rules-expedition-title = An expedition
goats-and-goblins-rules-expedition =
    ### Declare
    The Leader says how many cards the expedition will draw: 3 or more, as many as the cave holds.

    ### Vote
    All others choose in secret: **In** or **Out**. The Leader is always In. Votes are revealed together.

    ### Draw
    Cards are drawn one by one. A Cave-In counts 1 or 2. When the Cave-Ins add up to **3 or more**, the expedition fails at once; if they never do, it succeeds.

    ### Treasure
    • **Success**: the Leader divides what was drawn among the Leader and all Ins. Shares differ by one card at most; the Leader says who gets more, and what.
    • **Failure**: the Outs take one card each in turn, from the Leader’s left, until none is left. If nobody is Out, everything is lost.

    Cave-Ins leave the match. Then the player to the left leads.
goats-and-goblins-rules-cards-title = Action cards
goats-and-goblins-rules-cards =
    Everybody starts with a Push 2 and a Seeing Stone; the cave has more. Cards that you play leave the match, and their gold with them.

    • **Push 2**, **Push 3**: the expedition draws 2 or 3 more cards.
    • **Seeing Stone**: you alone see the next card of the cave.
    • **Warding Stone**: cancels the newest card on the stack, even another Warding Stone.
    • **Pit Prop**: removes the worst Cave-In that this expedition drew, even the one that would bury it.
    • **Second Thoughts**: turns your own vote. **Drag Along**: an Out goes in. **Leave Behind**: an In stays out. These three only between the votes and the first card.

    ### When
    The Leader may play a Seeing Stone before declaring. Everybody may play while others vote; after a Push, everybody votes again. You are asked to play or pass if you hold a card that could change something: after the votes, at a Cave-In when the next one brings the cave down, at the last card, and, without votes, when the Leader goes home. After any other card there is a pause of a few seconds: press **{ goats-and-goblins-move-pass }**, or **{ goats-and-goblins-move-wait }** to have time for one. At slow tables (by day, or without a clock) there are no such pauses unless the host wants them: you are asked at every Cave-In and before the last card of a Push.

    ### The stack
    A played card waits on the stack, and others can answer it with a card on top: players with a Warding Stone are asked, all others may. Then the cards take effect, the newest first. A Push that is played while cards are drawn is drawn at once, card by card; older cards wait below it, newer ones interrupt it. When a Push is done, the card below it can be answered as if it had just been played.
goats-and-goblins-rules-end-title = The end
goats-and-goblins-rules-end =
    The match ends when a turn would begin with fewer than three cards in the cave.

    Most gold wins. A tie goes to the most Goats (Gruff is one of them), then to the most Goblins, then to the fewest cards; after that, the victory is shared.

    ### The cave
    { $found } treasures and action cards ({ $without } where nobody votes), { $falls } Cave-Ins ({ $light } count 1, { $heavy } count 2). Before the match four of each are shuffled, and four of these eight are put aside unseen.

    ### Two players, or three without votes
    Nobody declares or votes, and there are no cards that turn votes. The Leader draws card by card, at least one, and stops at any time: they keep everything but the Cave-Ins. At 3, everything is lost. Others may still play cards; after a Push the Leader must draw that many before stopping. The match ends when the cave is empty.
goats-and-goblins-rules-here-title = Playing here
goats-and-goblins-rules-here =
    { $place ->
        [day] Nobody else sees your match. You vote in the same message; what a Seeing Stone showed you is in **Menu…**.
       *[table] You play on the board, where everybody sees it. Nobody sees whether you press **In** or **Out**. What a Seeing Stone showed you is in **Menu…**, or **My seat**.
    }

    { $place ->
        [day] A pause for action cards waits for you; where yours can hardly matter, you are not asked. You can pass for longer:
       *[table] A pause for action cards is short: silence passes. You can pass for longer:
    } **{ goats-and-goblins-press-skip-expedition }** lasts until the expedition is over. **Only to save the cave** lasts through all expeditions: you are asked only when you could save the cave, or cancel a card. In **Menu…** you can choose another moment: a card is played, a Cave-In, the last card, or votes are revealed. Everybody sees that you pass. **{ goats-and-goblins-press-back-in }** ends it, and so does playing a card.

    There is also **No more**, in **Menu…**: then you are asked only when you can cancel a card or save the cave, { $place ->
        [day] and at Cave-Ins and the last card.
       *[table] and for a few seconds at Cave-Ins and the last card. If you let a question about cards run out, you are asked like that too; at slow tables (by day, or without a clock) it is only a pass.

       A pause of a few seconds pings nobody: it would be over before you were here, and missing it is only a pass. When your card could change what is at stake, you are pinged.
    }

    If you hold two of a kind, you play the one with less gold.

    In **Menu…**, **What are the odds?** shows you alone how likely the expedition comes home, exactly, from all the cards that are open.

    { $place ->
        [day] You need not hurry: every question waits for you.
       *[table] When time is up, a Leader declares 3 or goes home, a vote is Out, you take the card with the most gold, and cards are dealt out in turn.
    }

## Why a goblin would do what it does: behind “Hint”

goats-and-goblins-why-declare = It goes as deep as it dares: with each card it is likelier that Cave-Ins add up to 3 or more.
goats-and-goblins-why-vote = It compares a share of what comes home with what the Outs get if the cave falls.
goats-and-goblins-why-react = It plays a card only where that changes who gets what.
goats-and-goblins-why-beat = It steps in only where that changes who gets what.
goats-and-goblins-why-draw = It compares what is found so far with the odds of the next card.
goats-and-goblins-why-divide = It keeps the best cards, and gives the rest where they hurt it least.
goats-and-goblins-why-take = It takes the card that is worth most to it.

## The first time: a sentence for each kind of question

goats-and-goblins-coach-declare = You promise how many cards you draw from the cave: more cards bring more treasure, but Cave-Ins that add up to three end it at once.
goats-and-goblins-coach-vote = Go In for a share of what is found; stay Out, and you take it if the cave falls.
goats-and-goblins-coach-react = You hold an action card that could change what happens now: play it for its effect, or press **{ goats-and-goblins-press-pass }** and keep its gold.
goats-and-goblins-coach-beat = You need not do anything: it goes on in a moment. Press **{ goats-and-goblins-move-wait }** to have time for one, or **{ goats-and-goblins-move-pass }**.
goats-and-goblins-coach-draw = Draw card by card, and stop when you like: you keep what you drew, unless Cave-Ins add up to three. Then everything is lost.
goats-and-goblins-coach-divide = Gold counts at the end, so keep the best. But everybody who went In gets about as many cards as you.
goats-and-goblins-coach-take = You keep what you take: gold counts at the end, and an action card can be played before.

## What the table waits for, in the menu of paces

goats-and-goblins-tempo-turn = leading
goats-and-goblins-tempo-answer = votes and answers
goats-and-goblins-tempo-reaction = action cards
goats-and-goblins-tempo-beat = short pauses

## The table of `python -m games balance`

goats-and-goblins-balance-declared = How many cards Leaders declare, and how often the expedition comes home

## A deal a day.
goats-and-goblins-daily-about = Five expeditions with three goblins, then it ends. Your gold counts.
goats-and-goblins-daily-ended = The deal of the day ends after five expeditions.
goats-and-goblins-daily-squares = -# Each square is an expedition: { $most } you got more gold than any goblin, { $some } you got some, { $nothing } you got none, { $less } you lost some, { $unplayed } not played.
goats-and-goblins-daily-measure = Most gold is best.
goats-and-goblins-daily-part = expedition
goats-and-goblins-daily-score = { $number } gold

## Reasons in a review: why another move would have been better

goats-and-goblins-reason-in = { $odds } in 100 such expeditions come home ({ $cards } cards); when the cave falls, the Outs take what was drawn. A grown or old goblin would hardly ever go along.
goats-and-goblins-reason-out = { $odds } in 100 such expeditions come home ({ $cards } cards). A grown or old goblin would hardly ever stay out.
# $pushed: how many cards all Pushes add that are open in the hands of those who vote
goats-and-goblins-reason-out-pushed = { $odds } in 100 such expeditions come home ({ $cards } cards), and { $after } with the { $pushed } more that Pushes can add, as everybody sees. A grown or old goblin would hardly ever stay out.
goats-and-goblins-reason-high = Of 100 expeditions that draw { $cards } cards, { $odds } come home. Of those that draw { $more }, it is { $better }.
goats-and-goblins-reason-low = Of 100 expeditions that draw { $cards } cards, { $odds } come home. But of those that draw { $more }, it is still { $better }.
goats-and-goblins-reason-divided = As the Leader, you could still keep { $most } gold of these { $cards } cards; after this, { $kept } at most.
goats-and-goblins-truth-cave = In truth the Cave-Ins among the next { $cards } cards counted { $value }; the cave falls at 3.
# $seat played all $count Pushes, or several players ($seats) did
goats-and-goblins-truth-pushed = In truth { $cards } cards alone would have held; { $seats ->
    [one] { $count ->
        [one] { $seat }’s Push
       *[other] { $seat }’s Pushes
    }
   *[other] { $count } Pushes
} brought the cave down.
goats-and-goblins-truth-held = In truth the Cave-Ins among the next { $cards } cards counted { $value }, but a card that was played saved the expedition.
goats-and-goblins-reason-odds = { $odds } in 100 expeditions that draw { $cards } cards come home.
goats-and-goblins-reason-odds-out = { $odds } in 100 expeditions that draw { $cards } cards come home; when the cave falls, the Outs take what was drawn.

# Typed moves are read in English notation. Another language has its own words here, a line each: "grün | grüner = green".
goats-and-goblins-typed-words = { "" }
