## Goblin Teeth: options, refusals, table, moves, events, cards and rules.

goblin-teeth-title = Goblin Teeth
goblin-teeth-option-advanced = Own Offerings
goblin-teeth-option-advanced-help = Everybody has an A and a B Offering of their own, for all to see

error-goblin-teeth-answer-first = Answer the open question first.
error-goblin-teeth-not-asked = That is not asked now.
error-goblin-teeth-no-place = A die goes on an Item or on the Altar, as in “place d2 i3” or “place d2 altar draw”.
error-goblin-teeth-not-your-die = { $die } is not one of your dice.
error-goblin-teeth-played-die = { $die } is placed already.
error-goblin-teeth-no-item = That Item is not in the Pot.
error-goblin-teeth-over-ten = That makes a bid of { $total }, but 10 is the most.
error-goblin-teeth-tie = That makes a bid of { $total }, but somebody already bids { $total }.
error-goblin-teeth-polite = You are Polite: you cannot be the first to place a die on a face-up Item.
error-goblin-teeth-alike = You have another die just like this one. Name the first one.
error-goblin-teeth-nothing-to-clear = There is no Ongoing card in front of that player.
error-goblin-teeth-no-cheat = You have no Cheat that you can play like this now.
error-goblin-teeth-lawful = You cannot play more Cheats this turn.
error-goblin-teeth-no-poison = You cannot poison anybody like this now.
error-goblin-teeth-no-end = Your turn ends when you place a die.

goblin-teeth-about = light · 20 minutes
goblin-teeth-blurb = Bid for shiny Items with your dice, and cheat. Fill an Offering first.

## On the table

goblin-teeth-item-emerald = Emerald
goblin-teeth-item-worm = Worm
goblin-teeth-item-fish-eye = Fish Eye
goblin-teeth-item-mushroom = Mushroom
goblin-teeth-item-button = Button
goblin-teeth-item-tooth-1 = Goblin Tooth
goblin-teeth-item-tooth-2 = Two Teeth
goblin-teeth-item-tooth-3 = Three Teeth
goblin-teeth-item-hidden = Hidden Item
# An Item of the Pot, with a number where several are alike: the name is a key of those around here.
goblin-teeth-item = { NAME($item) }
goblin-teeth-nth = { $count ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
   *[other] #{ $count }
}
goblin-teeth-nth-emerald = { goblin-teeth-item-emerald } { goblin-teeth-nth }
goblin-teeth-nth-worm = { goblin-teeth-item-worm } { goblin-teeth-nth }
goblin-teeth-nth-fish-eye = { goblin-teeth-item-fish-eye } { goblin-teeth-nth }
goblin-teeth-nth-mushroom = { goblin-teeth-item-mushroom } { goblin-teeth-nth }
goblin-teeth-nth-button = { goblin-teeth-item-button } { goblin-teeth-nth }
goblin-teeth-nth-tooth-1 = { goblin-teeth-item-tooth-1 } { goblin-teeth-nth }
goblin-teeth-nth-tooth-2 = { goblin-teeth-item-tooth-2 } { goblin-teeth-nth }
goblin-teeth-nth-tooth-3 = { goblin-teeth-item-tooth-3 } { goblin-teeth-nth }
goblin-teeth-altar = Altar

goblin-teeth-offering-six = 6-Item
goblin-teeth-offering-a1 = A
goblin-teeth-offering-a2 = A
goblin-teeth-offering-a3 = A
goblin-teeth-offering-a4 = A
goblin-teeth-offering-a5 = A
goblin-teeth-offering-b1 = B
goblin-teeth-offering-b2 = B
goblin-teeth-offering-b3 = B
goblin-teeth-offering-b4 = B
goblin-teeth-offering-b5 = B

# on a step of the podium: in large letters only if it is short
goblin-teeth-source-offering = { $lacking ->
    [0] { NAME($offering) } complete
   *[other] { NAME($offering) } lacks { $lacking }
}
goblin-teeth-line-emerald = { $count ->
    [one] Emerald
   *[other] { $count } Emeralds
}
goblin-teeth-line-worm = { $count ->
    [one] Worm
   *[other] { $count } Worms
}
goblin-teeth-line-fish-eye = { $count ->
    [one] Fish Eye
   *[other] { $count } Fish Eyes
}
goblin-teeth-line-mushroom = { $count ->
    [one] Mushroom
   *[other] { $count } Mushrooms
}
goblin-teeth-line-button = { $count ->
    [one] Button
   *[other] { $count } Buttons
}
goblin-teeth-line-teeth = { $count ->
    [one] 1 tooth
   *[other] { $count } teeth
}
goblin-teeth-line-any = { $count ->
    [one] any Item
   *[other] any { $count } Items
}
goblin-teeth-line-pair = { $count ->
    [one] a twin for a pair
   *[other] a pair
}

goblin-teeth-needs = { $kind ->
    [six] { EMOJI("offering_6") }
    [A] { EMOJI("offering_a") }
   *[B] { EMOJI("offering_b") }
}**{ NAME($offering) }** { $lacking ->
    [0] is complete
   *[other] lacks { NAME($lines, join: "and") }
}
goblin-teeth-lacks = -# Your Offerings: { $needs }.
goblin-teeth-cheat-line = • **{ NAME($card) }**: { $gist }{ $now ->
    [yes] {""}
   *[other] {" "}*{ goblin-teeth-not-now }*
}
# why a Cheat in hand cannot be played this turn
goblin-teeth-not-now = { $now ->
    [lawful] Not now: with Lawful you play one Cheat a turn.
    [item] Not now: you hold no Item.
    [covered] Not now: every Item has a die on it.
    [others-unplayed] Not now: nobody else has an unplayed die.
    [on-items] Not now: no die is on an Item.
    [altar] Not now: no die is on the Altar.
    [own-placed] Not now: you have placed no die.
    [others-placed] Not now: nobody else has placed a die.
    [two-placed] Not now: you have not placed two dice.
    [two-unplayed] Not now: fewer than two dice are unplayed.
    [discard] Not now: no Cheat is discarded.
    [deck] Not now: no Cheats are left.
    [card] Not now: you hold no other card.
    [action] Not now: you hold no other Action card that you could play.
    [bids] Not now: it would break the rules of bids.
   *[no] You cannot play it now.
}
goblin-teeth-front-line = • In front of you, **{ NAME($card) }**: { $gist }
goblin-teeth-cheats-more = • { NAME($cards, join: "and") }
goblin-teeth-hand-items = -# Your Items: { NAME($items, join: "and") }.{ $hidden ->
    [none] {""}
   *[other] {" "}Not everybody knows of: { NAME($hidden, join: "and") }.
}
goblin-teeth-box = -# The { $items } Items in the box: { NAME($box) }.
goblin-teeth-hand-no-items = -# You have no Items yet.
goblin-teeth-known = You know that { $name } holds { NAME($cards, join: "and") }.
goblin-teeth-hidden-known = The Hidden Item is: { NAME($item) }. Only players who have seen it know.
goblin-teeth-deck-top = On top of the Cheat deck, as you know: { NAME($cards, join: "and") }.
goblin-teeth-asked-die = -# { $kind ->
    [blessed] It was { goblin-teeth-die } before.
   *[other] It is about { goblin-teeth-die }.
}
goblin-teeth-asked-cards = The cards: { NAME($cards, join: "and") }. Keep one, give one to { $name }; the rest goes on top of the deck.
goblin-teeth-play-so-far = -# { $cards ->
    [none] {""}
   *[other] **{ NAME($cards, join: "and") }**{" "}
}→ { $steps }
goblin-teeth-play-gist = -# **{ NAME($card) }**: { $gist }
goblin-teeth-play-in-full = { NAME($card) }: { $steps }
# the same within a sentence: a Cheat without steps, and one that stays in front of somebody
goblin-teeth-play-alone = the Cheat { NAME($card) }
goblin-teeth-play-in-front = { NAME($card) }, played in front of { $own ->
    [yes] you
   *[other] { $name }
}
goblin-teeth-standing = -# { $rank }. { $name } – { $lacking ->
    [0] { NAME($offering) } complete
    [one] one Item short of { NAME($offering) }
   *[other] { $lacking } Items short of { NAME($offering) }
}

goblin-teeth-tie-complete = -# { $less ->
    [0] { $first } completed { $more ->
        [3] the { goblin-teeth-offering-six } Offering
        [2] Offering A
       *[other] Offering B
    }.
   *[other] { $first-kind ->
        [six] The { NAME($first-offering) } Offering
       *[letter] Offering { NAME($first-offering) }
    } comes before { NAME($second-offering) }: { $first } beats { $second }.
}
goblin-teeth-tie-complete-several = -# The 6-Item Offering comes before A, and A before B: { $each }.
goblin-teeth-tie-complete-one = { $name } { $count ->
    [3] { goblin-teeth-offering-six }
    [2] A
    [1] B
   *[0] none
}
goblin-teeth-tie-lacking = -# Fewest to go: { $first } { $more } for { NAME($first-offering) }, { $second } { $less } for { NAME($second-offering) }.
# what was equal, and what decided
goblin-teeth-tie-teeth = -# { $first } beats { $second }: both { $first-lacking ->
    [0] completed { $first-kind ->
        [six] the { NAME($first-offering) } Offering
       *[letter] Offering { NAME($first-offering) }
    }
    [one] lack 1 Item
   *[other] lack { $first-lacking } Items
}, { $more ->
    [one] 1 tooth
   *[other] { $more } teeth
} to { $less }.
goblin-teeth-tie-lacking-several = -# Fewest to go: { $each }.
goblin-teeth-tie-lacking-one = { $name } { $count } for { NAME($offering) }
goblin-teeth-tie-teeth-several = -# { $first-lacking ->
    [0] All completed { $first-kind ->
        [six] the { NAME($first-offering) } Offering
       *[letter] Offering { NAME($first-offering) }
    }
    [one] Each lacks 1 Item
   *[other] Each lacks { $first-lacking } Items
}; teeth decide: { $each }.
goblin-teeth-tie-teeth-one = { $name } { $count }
goblin-teeth-topic-discards = Discards
goblin-teeth-topic-discards-told = Discarded **Cheats**, the top one first: { NAME($cheats, join: "and") }.
    Discarded **Items**: { NAME($items, join: "and") }.
goblin-teeth-topic-needs = Offerings
goblin-teeth-topic-needs-told = As far as everybody knows:
goblin-teeth-topic-needs-line = { $name }{ $cards ->
    [none] {""}
   *[other] , who surely holds { NAME($cards, join: "and") }
}: { $needs }
goblin-teeth-none = none

## Whose turn it is

goblin-teeth-waiting-turn = { $names }: **place a die.**
goblin-teeth-waiting-blessed = { $names }: **roll the 1 again?**
goblin-teeth-waiting-clumsy = { $names }: **reroll another die?**
goblin-teeth-waiting-fresh-start = { $names }: **reroll your dice?**
goblin-teeth-waiting-helped = { $names }: **draw a Cheat?**
goblin-teeth-waiting-pilfer = { $names }: **take an Ongoing card?**
goblin-teeth-waiting-divide = { $names }: **keep, give and return a card.**
goblin-teeth-waiting-sneaky = { $names }: **set a die to 3 or 4.**
goblin-teeth-waiting-shift = { $names }: **raise a die, reduce a die.**
goblin-teeth-waiting-fingers = { $names }: **discard another card?**
goblin-teeth-waiting-patient = { $names }: **play one more Cheat?**

goblin-teeth-asked-turn = **Place a die.**
# once a Cheat is chosen, and not yet all of how it is played
goblin-teeth-asked-play = { $verb ->
    [poison] **{ NAME($card) }: poison a die.**
   *[cheat] **Play { NAME($card) }.**
}
goblin-teeth-asked-blessed = **{ goblin-teeth-cheat-blessed }: roll the 1 again?**
goblin-teeth-asked-clumsy = **{ goblin-teeth-cheat-clumsy }: reroll another die there?**
goblin-teeth-asked-fresh-start = **{ goblin-teeth-cheat-fresh-start }: reroll your dice?**
goblin-teeth-asked-helped = **{ goblin-teeth-cheat-let-me-help }: draw a Cheat?**
goblin-teeth-asked-pilfer = **{ goblin-teeth-cheat-pilfer }: take an Ongoing card?**
goblin-teeth-asked-divide = **{ NAME($card) }: keep one, give one.**
goblin-teeth-asked-sneaky = **{ goblin-teeth-cheat-sneaky-sneaky }: set a die to 3 or 4.**
goblin-teeth-asked-shift = **{ goblin-teeth-cheat-quick-fingers }: raise one die by 1, then lower one.**
goblin-teeth-asked-fingers = **{ goblin-teeth-cheat-quick-fingers }: discard one more card?**
goblin-teeth-asked-patient = **{ goblin-teeth-cheat-patient }: play a last Cheat?**

## Moves. $item and $place are the keys of names, as NAME reads them; $own is yes for the reader's own.

# A die in a sentence: $place is "unplayed" for one that is not placed; $start is yes at the start of a button.

goblin-teeth-die = { $own ->
    [yes] { $start ->
        [yes] Your
       *[no] your
    }
   *[other] { $name }’s
} { $value }{ goblin-teeth-where }
# the same in the middle of a label
goblin-teeth-die-within = { $own ->
    [yes] your
   *[other] { $name }’s
} { $value }{ goblin-teeth-where }
goblin-teeth-where = { $place ->
    [unplayed] {""}
   *[other] {" "}on the { NAME($place) }
}
# What somebody would bid, and how that compares with the others.
goblin-teeth-bid = { $standing ->
    [highest] bid { $total }, the highest
    [first] bid { $total }, the only one
   *[below] bid { $total } against { $best }
}
# On a button beside the Item's sign: the die, or what is bid and the die. Of Items that are alike it says which.
goblin-teeth-bid-short = { $count ->
    [0] {""}
   *[other] { goblin-teeth-nth }
}{ $said ->
    [sum] { $before }+{ $value }
    [total] ={ $total }
   *[first] { $total }
}

# On a button with room for the Item's name, too.
goblin-teeth-button-bid = { $item } { $bid }
goblin-teeth-button-item = { $item ->
    [emerald] { goblin-teeth-item-emerald }
    [worm] { goblin-teeth-item-worm }
    [fish-eye] { goblin-teeth-item-fish-eye }
    [mushroom] { goblin-teeth-item-mushroom }
    [button] { goblin-teeth-item-button }
    [tooth-1] Tooth
    [tooth-2] 2 Teeth
    [tooth-3] 3 Teeth
   *[hidden] Hidden
}

# Where the sign of an Item or the Altar cannot be shown: its name and the bid.
goblin-teeth-place-short = { NAME($place) }: { $bid }
goblin-teeth-move-place = Place a die on an Item or the Altar
goblin-teeth-move-place-die = Place your { $value }
goblin-teeth-move-place-on = Your { $value } on the { NAME($item) }
goblin-teeth-move-place-item = { goblin-teeth-move-place-on }: { goblin-teeth-bid }
goblin-teeth-move-place-press = Place the { $value }
goblin-teeth-beside-bid = { $own ->
    [yes] your bid is { $bid }
   *[other] { $name } bids { $bid }
}
goblin-teeth-beside-tie = your { $value } would tie { $name }
goblin-teeth-beside-die = { $there }
    -# With your { $value } you { goblin-teeth-bid }.
goblin-teeth-beside-item = **{ NAME($item) }**: { $bids ->
    [none] nobody bids yet
   *[other] { $bids }
}
    -# { $known ->
        [yes] You hold { $held ->
            [0] none
           *[other] { $held }
        } of these{ $nearer ->
            [none] , and no Offering of yours needs one.
           *[other] . Your Offerings that need one: { NAME($nearer, join: "and") }.
        }
       *[no] It is face down.
    }
goblin-teeth-sheet-on-item = A die on the { NAME($item) }
goblin-teeth-sheet-bid = Bid…
goblin-teeth-move-place-altar = Your { $value } on the Altar
goblin-teeth-move-place-nothing = Your { $value } on the Altar, without a Cheat
goblin-teeth-move-place-draw = Your { $value } on the Altar: draw { $count ->
    [one] a Cheat
   *[other] { $count } Cheats
}
goblin-teeth-move-place-clear = Your { $value } on the Altar: clear Ongoing cards
goblin-teeth-move-place-clear-player = Your { $value } on the Altar: clear { $own ->
    [yes] your own Ongoing cards
   *[other] { $name }’s Ongoing cards
}
goblin-teeth-altar-nothing = { $value }, no Cheat
goblin-teeth-altar-draw = Draw { $count ->
    [one] a Cheat
   *[other] { $count } Cheats
}
goblin-teeth-altar-clear = Clear Ongoing cards
goblin-teeth-altar-clear-player = Clear { $own ->
    [yes] your own cards
   *[other] { $name }’s cards
}
goblin-teeth-sheet-die-label = Which die?
goblin-teeth-sheet-die-help = Each of your dice can be placed once a round.
goblin-teeth-move-cheat = Play a Cheat
# Right above the buttons, in one line of a phone: why there is none for these Items.
goblin-teeth-closed = -# **{ NAME($card) }**: you cannot be first on { NAME($items, join: "and") }.
goblin-teeth-menu = { $offered ->
    [cheats] Play a Cheat
    [altar] Clear Ongoing cards with a die
   *[both] Play a Cheat or clear cards
}
goblin-teeth-move-end = End the turn without a die
goblin-teeth-move-poison = Poison somebody’s die
goblin-teeth-move-decline-blessed = Keep the 1
goblin-teeth-move-decline-clumsy = Reroll nothing
goblin-teeth-move-decline-fresh-start = Keep my dice
goblin-teeth-move-decline-helped = Draw nothing
goblin-teeth-move-decline-pilfer = Take nothing
goblin-teeth-move-decline-fingers = That is enough
goblin-teeth-move-decline-patient = Play no Cheat
goblin-teeth-move-draw = Draw a Cheat
goblin-teeth-move-reroll = Reroll my dice
goblin-teeth-move-reroll-die = Reroll { goblin-teeth-die }
goblin-teeth-move-reroll-one = Reroll the 1
goblin-teeth-move-set = Set a die
goblin-teeth-move-set-die = Set { goblin-teeth-die } to 3 or 4
goblin-teeth-move-set-to = Set { goblin-teeth-die } to { $number }
goblin-teeth-move-take = Take an Ongoing card
goblin-teeth-move-take-card = Take { NAME($card) } from { $name }
goblin-teeth-move-shift = Raise a die by 1
goblin-teeth-move-discard = Discard a card
goblin-teeth-move-keep = Keep a card
goblin-teeth-move-keep-card = Keep { NAME($card) }
goblin-teeth-move-keep-give = Keep { NAME($card) }, give { NAME($given) } to { $name }

## The steps of a play, on buttons ($start is yes: at most 80 characters) and in the line above them

goblin-teeth-step-raise = { $start ->
    [yes] Raise
   *[no] raise
} { goblin-teeth-die-within } to { $number }
goblin-teeth-step-reduce = { $start ->
    [yes] Reduce
   *[no] reduce
} { goblin-teeth-die-within } to { $number }
goblin-teeth-step-reroll = { $start ->
    [yes] Reroll
   *[no] reroll
} { goblin-teeth-die-within }
goblin-teeth-step-move = { $start ->
    [yes] Move
   *[no] move
} { goblin-teeth-die-within }
goblin-teeth-step-to = { $start ->
    [yes] To
   *[no] to
} the { NAME($item) }: { goblin-teeth-bid }
# both in one
goblin-teeth-step-moved = { $die } { $place }
goblin-teeth-step-one = { $start ->
    [yes] Take
   *[no] take
} { goblin-teeth-die-within }
goblin-teeth-step-with = { $start ->
    [yes] Swap
   *[no] swap
} it with { goblin-teeth-die-within }
goblin-teeth-step-discard = { $start ->
    [yes] Discard
   *[no] discard
} { NAME($card) }
goblin-teeth-step-put = { $start ->
    [yes] Put
   *[no] put
} { NAME($card) } in the Pot{ $start ->
    [yes] {""}
   *[no] {" "}and take the { goblin-teeth-item-hidden }
}
goblin-teeth-step-replace = { $start ->
    [yes] Replace
   *[no] replace
} the { NAME($item) }
goblin-teeth-step-front = { $start ->
    [yes] In
   *[no] in
} front of { $own ->
    [yes] you
   *[other] { $name }
}
goblin-teeth-step-victim = { $start ->
    [yes] Poison
   *[no] poison
} { goblin-teeth-die-within }, down to { $number }
goblin-teeth-step-gift = { $start ->
    [yes] Give
   *[no] give
} { $name } { NAME($card) }
goblin-teeth-step-preview = { $start ->
    [yes] Preview
   *[no] preview
} { NAME($card) }

# above a menu of the next step
goblin-teeth-choose = { $role ->
    [raise] Raise which die?
    [reduce] Reduce which die?
    [reroll] Reroll which die?
    [move] Move which die?
    [to] Move it where?
    [one] Swap which die?
    [with] Swap it with which die?
    [discard] Discard which card?
    [put] Put which Item in the Pot?
    [replace] Replace which Item?
    [front] In front of whom?
    [victim] Poison which die?
   *[gift] Give which card?
}

## What happened since the reader last played, in two lines of about 50 characters above the picture

# a Hidden Item among others
goblin-teeth-the-hidden = the { goblin-teeth-item-hidden }
# Several Items at once: the Hidden one is the last, and $hidden is what it was.
goblin-teeth-gist-awards = { $own ->
    [yes] You take
   *[no] { $name } takes
} { $count ->
    [one] the{" "}
   *[other] {""}
}{ NAME($items, join: "and") }{ $hidden ->
    [none] {""}
   *[other] {" "}({ NAME($hidden) })
}.
goblin-teeth-gist-consoled = { $names } { $players ->
    [one] { $count ->
        [one] draws a Cheat
       *[other] draws { $count } Cheats
    }
   *[other] draw Cheats
}.
# beside a small picture, where there is less room: to the player who took it
goblin-teeth-gist-hidden = Hidden Item: { NAME($item) }.
# the reader's own dice, rolled again with a card
goblin-teeth-gist-rolled = You roll { NAME($dice, join: "and") }.
# $cards are Cheats that were played before, $card one more with what nothing else says of it
goblin-teeth-gist-placed = { $name }: { $cards ->
    [none] {""}
   *[other] { NAME($cards) },{" "}
}{ $how ->
    [none] {""}
    [self] { NAME($card) },{" "}
    [on] { NAME($card) } on { $target },{" "}
   *[rolled] { NAME($card) } ({ NAME($dice) }),{" "}
}{ $value } on the { NAME($place) }{ $draws ->
    [0] {""}
    [one] , draws a Cheat
   *[other] , draws { $draws } Cheats
}.
# $led: before this die, their bid was above the other one already
goblin-teeth-gist-outbid = { $led ->
    [yes] **{ $name } raises to { $bid } on the { NAME($item) }**, { $own ->
        [yes] your { $mine }
       *[no] { $owner }’s { $mine }
    }.
   *[no] **{ $name } outbids { $own ->
        [yes] you
       *[no] { $owner }
    } on the { NAME($item) }**: { $bid } to { $mine }.
}
goblin-teeth-gist-die = **{ $name }{ $cheat ->
    [none] {""}
   *[other] { $played ->
        [yes] {" "}plays { NAME($cheat) }
       *[no] , { NAME($cheat) }
    }
}**: { $own ->
    [yes] your
   *[no] { $owner }’s
} { $was } is a { $value } now.
goblin-teeth-gist-moved = **{ $name }{ $cheat ->
    [none] {""}
   *[other] { $played ->
        [yes] {" "}plays { NAME($cheat) }
       *[no] , { NAME($cheat) }
    }
}**: { $own ->
    [yes] your
   *[no] { $owner }’s
} { $value } is on the { NAME($place) } now.
goblin-teeth-gist-put-down = **{ $name } plays { NAME($cards, join: "and") } on { $own ->
    [yes] you
   *[no] { $owner }
}.**
goblin-teeth-gist-pilfered = **{ $name } takes { NAME($card) } from { $own ->
    [yes] you
   *[no] { $owner }
}.**
goblin-teeth-gist-received = { $name } gives you { NAME($card) }.
goblin-teeth-gist-refreshed = { NAME($item) } replaces { NAME($was) } in the Pot.
goblin-teeth-gist-divided = { $name } { $kept ->
    [none] {""}
   *[other] keeps { NAME($kept) }{ $given ->
        [none] {""}
       *[other] {" "}and{" "}
    }
}{ $given ->
    [none] {""}
   *[other] gives { $own ->
        [yes] you
       *[no] { $target }
    } { $given ->
        [hidden] a Cheat
       *[other] { NAME($given, join: "and") }
    }
}.
goblin-teeth-gist-cheat = { $name } plays { NAME($card) }{ $how ->
    [self] {""}
    [on] {" "}on { $target }
    [rolled] {" "}({ NAME($dice) })
   *[plain] {""}
}.
# A whole turn where there is little room: “Bob: Borrow (your 4→3), 5 on the Worm.”
goblin-teeth-gist-turn = { $name }: { $actions }.
goblin-teeth-gist-action-hurt = **{ $action }**
# alone, the card Pass would read as if somebody passed
goblin-teeth-gist-action-card = { $card ->
    [goblin-teeth-cheat-pass] “{ NAME($card) }”
   *[other] { NAME($card) }
}{ $how ->
    [self] {""}
    [you] {" "}on you
    [on] {" "}on { $target }
    [rolled] {" "}({ NAME($dice) })
   *[plain] {""}
}{ $changes ->
    [none] {""}
   *[other] {" "}({ $changes })
}
goblin-teeth-gist-action-change = { $whose ->
    [you] your{" "}
    [self] {""}
   *[other] { $owner }’s{" "}
}{ $was }→{ $value }
goblin-teeth-gist-action-move = { $whose ->
    [you] your{" "}
    [self] {""}
   *[other] { $owner }’s{" "}
}{ $value } to the { NAME($place) }
goblin-teeth-gist-action-placed = { $value } on the { NAME($place) }{ $draws ->
    [0] {""}
    [one] , draws a Cheat
   *[other] , draws { $draws } Cheats
}
goblin-teeth-gist-action-outbid = { $bid } to { $whose ->
    [you] your
   *[other] { $owner }’s
} { $mine } on the { NAME($item) }
goblin-teeth-gist-action-pilfered = takes { NAME($card) } from { $whose ->
    [you] you
   *[other] { $owner }
}
goblin-teeth-gist-action-cleared = clears { $whose ->
    [you] your
    [self] their own
   *[other] { $owner }’s
} cards
goblin-teeth-gist-action-refreshed = { NAME($item) } for { NAME($was) }

## What happened. Places are keys of names, "unplayed" for a die that is not placed.

goblin-teeth-log-rules = -# The highest sum of dice on an Item takes it. The first to hold all Items of one Offering (6-Item, A or B) after a round wins.
goblin-teeth-dealt = **Round 1.** In the Pot: { NAME($items, join: "and") }. The first roll: { $rolls }. { $name } begins{ $lot ->
    [yes] : drawn by lot among the highest sums
   *[no] {" "}with the highest sum
}.
goblin-teeth-first-roll = { $name } { NAME($values, join: "and") } (sum { $sum })
goblin-teeth-log-not-awarded = { $what }; the dice of this round win nothing.
goblin-teeth-log-near = { $name } lacks only { NAME($lines, join: "and") } for { goblin-teeth-highlight-offering }
goblin-teeth-hands = **Everybody’s Items at the end:**
goblin-teeth-several-complete = -# Several Offerings are complete: the 6-Item Offering beats A, and A beats B; with the same one, more teeth win.
goblin-teeth-hand-at-end = -# { $name }: { $items ->
    [none] none
   *[other] { NAME($items, join: "and") }
}{ $hidden ->
    [none] {""}
   *[other] {" "}· hidden until now: { NAME($hidden, join: "and") }
}{ $complete ->
    [none] {""}
   *[other] {" "}· Offering complete: { NAME($complete, join: "and") }
}{ $lacking ->
    [0] {""}
    [one] {" "}· 1 Item short of { goblin-teeth-highlight-offering }
   *[other] {" "}· { $lacking } Items short of { goblin-teeth-highlight-offering }
}
goblin-teeth-event-round = **Round { $number }.** { $first-seat } begins. In the Pot: { NAME($items, join: "and") }.
# $sentence follows from a card of $name that asked them, or from a rule.
# before the sentence that says what follows from the card, or from the rule
goblin-teeth-by-card = { $name } has **{ NAME($card) }**.
goblin-teeth-by-three-equal = Three equal dice!
goblin-teeth-event-rolled = { $seat } rolls { $values }.
goblin-teeth-event-cheat = { $preview ->
    [yes] { $seat } shows **{ NAME($card) }** and does what it says.
   *[no] { $seat } plays **{ NAME($card) }**.
}
goblin-teeth-event-came-back = { NAME($card) } goes back to { $seat }’s hand.
goblin-teeth-event-put-down = { $seat } plays **{ NAME($card) }**{ $own ->
    [yes] : it stays in front of { $seat }
   *[no] {" "}in front of { $to-seat }
}. *{ $gist }*
goblin-teeth-event-drew = { $seat } draws { $count ->
    [one] a Cheat
   *[other] { $count } Cheats
}.
# after the awards
goblin-teeth-drew-without-item = { $seat } took no Item and draws { $count ->
    [one] a Cheat
   *[other] { $count } Cheats
}.
# dice that were placed one after the other: “Bob’s 4 and Ann’s 3 go to the Altar for a Cheat each.”
goblin-teeth-altar-draws = { $each } { $count ->
    [one] goes to the Altar for a Cheat
   *[other] go to the Altar for a Cheat each
}.
goblin-teeth-altar-die = { $name }’s { $value }
goblin-teeth-event-drew-cards = You draw { NAME($cards, join: "and") }.
goblin-teeth-event-reshuffled = The discards are shuffled into a new deck of { $deck ->
    [items] Items
   *[cheats] Cheats
}.
goblin-teeth-event-discarded = { $seat } discards { NAME($card) }.
goblin-teeth-event-took-discards = { $seat } takes { NAME($cards, join: "and") } from the discards.
goblin-teeth-event-picked-up = { $seat } looks at { $count ->
    [one] a Cheat
   *[other] { $count } Cheats
} from the deck.
goblin-teeth-event-picked-up-cards = You look at { NAME($cards, join: "and") }.
goblin-teeth-event-divided = { $given ->
    [none] { $seat } keeps { NAME($kept) }.
   *[other] { $seat } keeps { NAME($kept) } and gives { $to-seat } { NAME($given, join: "and") }{ $returned ->
        [none] {""}
       *[other] ; { NAME($returned, join: "and") } goes on top of the deck
    }.
}
goblin-teeth-event-shared = { $given ->
    [0] { $seat } keeps the card.
   *[other] { $seat } keeps a card, gives one to { $to-seat }{ $returned ->
        [0] {""}
       *[other] {" "}and puts one back on top of the deck
    }.
}
goblin-teeth-event-received = { $seat } gives you { NAME($card) }.
# $altar: "nothing" for a die that is placed there without drawing a Cheat or clearing cards
goblin-teeth-event-placed = { $seat } places a { $value }{ goblin-teeth-where }{ $altar ->
    [nothing] {" "}and draws no Cheat
   *[other] {""}
}.
goblin-teeth-event-moved = { $seat } moves { $own ->
    [yes] their
   *[no] { $die-seat }’s
} { $value }{ $from ->
    [unplayed] {""}
   *[other] {" "}on the { NAME($from) }
} to the { NAME($place) }.
goblin-teeth-event-cleared = { $seat } clears away { NAME($cards, join: "and") } in front of { $to-seat }.
goblin-teeth-event-passed = { $seat } ends the turn without a die.
goblin-teeth-event-poisoned = { $seat } slips { $die-seat } a card: their { $was }{ goblin-teeth-where } shrinks to { $value }.
goblin-teeth-event-poison-card = The card was { NAME($card) }.
goblin-teeth-event-raised = { $die-seat }’s { $was }{ goblin-teeth-where } goes up to { $value }.
goblin-teeth-event-reduced = { $die-seat }’s { $was }{ goblin-teeth-where } goes down to { $value }.
goblin-teeth-event-set = { $die-seat }’s { $was } is set to { $value }.
goblin-teeth-event-swapped = { $die-seat }’s { $was } becomes { $value }.
goblin-teeth-event-bumped = { $die-seat }’s { $was } turns over to { $value }.
goblin-teeth-event-rerolled = { $die-seat }’s { $was }{ goblin-teeth-where } is rerolled: { $value }.
goblin-teeth-event-capped = { $die-seat }’s { $was }{ goblin-teeth-where } is rerolled and limited to { $value }.
goblin-teeth-event-kept = { $die-seat }’s { $value }{ goblin-teeth-where } cannot change.
goblin-teeth-event-showed = { $die-seat } rolls a { $value }, and may roll it again with **Blessed**.
goblin-teeth-event-refreshed = { NAME($discarded) } leaves the Pot. Its replacement: { NAME($item) }.
goblin-teeth-event-switched = { $seat } swaps the Hidden Item for one from their hand.
goblin-teeth-event-switched-items = You take { NAME($taken) } and leave { NAME($put) }.
goblin-teeth-event-peeked = { $seat } peeks at the Hidden Item.
goblin-teeth-event-peeked-item = The Hidden Item is: { NAME($item) }.
goblin-teeth-event-drew-item = { $seat } draws an Item.
goblin-teeth-event-drew-item-card = You draw: { NAME($item) }.
goblin-teeth-event-pilfered = { $seat } takes { NAME($card) } from in front of { $from-seat }: it is in front of { $seat } now.
# before those who take Items
goblin-teeth-awards = Highest bids:
# $hidden: what a Hidden Item was, once hands are open
goblin-teeth-event-took = { $seat } takes the **{ NAME($item) }** with { $bid }{ $hidden ->
    [none] {""}
   *[other] {":"} { NAME($hidden) }
}.
goblin-teeth-event-took-hidden = The Hidden Item is yours: { NAME($item) }.
goblin-teeth-event-left = Nobody bid on the { NAME($item) }.
goblin-teeth-event-won = { $offering ->
    [none] **{ $seat } wins:** closest to an Offering.
   *[other] **{ $seat } wins** with { goblin-teeth-highlight-offering }{ $needs ->
        [none] .
       *[other] : { NAME($needs, join: "and") }.
    }
}
goblin-teeth-event-ended = { $reason ->
    [no-items] No Items are left: the match is over.
    [last-round] That was the last round: the match is over.
   *[completed] An Offering is complete: the match is over.
}

## What players tell of a match, below the podium

goblin-teeth-highlight-completed = { $seat } completes { goblin-teeth-highlight-offering }{ $items ->
    [none] {""}
   *[other] {" "}with { $count ->
        [one] the **{ NAME($items) }**
       *[other] **{ NAME($items, join: "and") }**
      }
}{ $next ->
    [0] {""}
   *[other] , by { $bid } to { $rival }’s { $next }
}{ $near ->
    [0] .
    [one] . { $nearly } lacked { $lack ->
        [none] a single Item
        [teeth] a single tooth
       *[other] only the { NAME($lack) }
      }.
   *[other] . { $nearly } each lacked a single Item.
}{ $beaten ->
    [0] {""}
    [one] {" "}{ $decided ->
        [teeth] { $late } completes one of the same kind, but has fewer teeth.
       *[kind] { $late } completes Offering { NAME($beaten-offering) } in the same round, but { goblin-teeth-highlight-offering } comes first.
    }
   *[other] {" "}{ $late } complete one in the same round, but { goblin-teeth-highlight-offering } comes first.
}
# the same where there is nothing more to tell
goblin-teeth-highlight-finished = { goblin-teeth-highlight-completed }
goblin-teeth-highlight-offering = { $kind ->
    [six] the { NAME($offering) } Offering
   *[letter] Offering { NAME($offering) }
}
# for which Offering Items counted
goblin-teeth-highlight-for = { $kind ->
    [none] {""}
   *[other] {" "}for { goblin-teeth-highlight-offering }
}
goblin-teeth-highlight-sweep = { $seat } takes **{ $count ->
    [2] both Items
   *[other] all { $count } Items
}** of the round{ $cheat ->
    [none] {""}
   *[other] , thanks to { NAME($cheat) }
}{ $items ->
    [none] .
   *[other] , with { $counted ->
        [one] the **{ NAME($items) }**
       *[other] **{ NAME($items, join: "and") }**
      }{ goblin-teeth-highlight-for }.
}
goblin-teeth-highlight-double = { $seat } takes **{ $count } Items** at once{ goblin-teeth-highlight-for }: { NAME($items, join: "and") }.
goblin-teeth-highlight-by-cheat = { $robbed ->
    [yes] { $seat } moves { $rival }’s die away with { NAME($cheat) } and gets the **{ NAME($item) }**{ goblin-teeth-highlight-for }.
   *[no] { $seat } gets the **{ NAME($item) }**{ goblin-teeth-highlight-for }, thanks to { NAME($cheat) }.
}
goblin-teeth-highlight-narrow = { $seat } gets the **{ NAME($item) }**{ goblin-teeth-highlight-for } by a hair: **{ $bid } to { $next }** against { $rival }.
goblin-teeth-highlight-sixes = { $seat } puts **{ $count } sixes** on the **{ NAME($item) }** and gets it, for **{ $bid }**.
goblin-teeth-highlight-snatched = { $seat } outbids { $rival } for the **{ NAME($item) }**, **{ $bid } to { $next }**. At the end, that was all { $rival } lacked.
goblin-teeth-highlight-bargain = { $seat } gets the **{ NAME($item) }**{ goblin-teeth-highlight-for } for a mere **{ $bid }**: nobody else bids.
goblin-teeth-highlight-hidden = { $seat } takes **{ $count } Hidden Items**, for { NAME($bids, join: "and") }{ $items ->
    [none] .
   *[other] . Among them: **{ NAME($items, join: "and") }**{ goblin-teeth-highlight-for }.
}
goblin-teeth-highlight-cheats = { $seat } plays **{ $count } Cheats** in one turn: { NAME($cheats, join: "and") }.

## What the clock did for somebody, told to them behind "Time was up at 18:10."

goblin-teeth-clock-did = You { $deeds }.
# its parts, in the past tense: “raised Cid’s 3 to 4 and lowered your 4 to 3”
goblin-teeth-clock-placed = placed your { $value }{ goblin-teeth-where }
goblin-teeth-clock-drew = drew { $count ->
    [one] a Cheat
   *[other] { $count } Cheats
}
goblin-teeth-clock-divided = kept { NAME($kept) }{ $given ->
    [none] {""}
   *[other] {" "}and gave { $to-seat } { NAME($given, join: "and") }
}
goblin-teeth-clock-shared = kept a card
goblin-teeth-clock-raised = raised { goblin-teeth-clock-die } to { $value }
goblin-teeth-clock-reduced = lowered { goblin-teeth-clock-die } to { $value }
goblin-teeth-clock-set = set { goblin-teeth-clock-die } to { $value }
goblin-teeth-clock-die = { $own ->
    [yes] your
   *[other] { $name }’s
} { $was }{ goblin-teeth-where }

## The Cheats: name, gist (up to 100 characters), and how it is played here

goblin-teeth-cheat-borrow = Borrow
goblin-teeth-cheat-borrow-gist = Raise any die by 1, then reduce any die by 1.
goblin-teeth-cheat-borrow-rule = Any two dice, placed or not, or the same one twice. Only the result has to be a legal bid, so the first step may make a tie. A 6 cannot go up, a 1 cannot go down.

goblin-teeth-cheat-distraction = Distraction
goblin-teeth-cheat-distraction-gist = Reroll another player’s die until it shows a different number.
goblin-teeth-cheat-distraction-rule = Placed or not. On an Item it is rolled until it ties with nobody; a bid that would be above 10 is held at 10, or at the highest number below that is free. If no number is possible, the die stays as it is.

goblin-teeth-cheat-exchange = Exchange
goblin-teeth-cheat-exchange-gist = Discard an Item from your hand, draw an Item from the deck.
goblin-teeth-cheat-exchange-rule = Everybody sees what you discard, nobody sees what you draw. It goes to an open discard, which is shuffled when the deck runs out.

goblin-teeth-cheat-let-me-help = Let Me Help
goblin-teeth-cheat-let-me-help-gist = Move another player’s unplayed die onto an Item. They may then draw a Cheat.
goblin-teeth-cheat-let-me-help-rule = It must be a bid that is legal for them, no tie and at most 10. Polite does not apply here: it may be the first die there. They decide whether to draw; silence draws.

goblin-teeth-cheat-pass = Pass
goblin-teeth-cheat-pass-gist = Draw a Cheat. You need not place a die this turn.
goblin-teeth-cheat-pass-rule = You may still place one. Without a die, end the turn with the button for it. At most five turns a round may end so.

goblin-teeth-cheat-pilfer = Pilfer
goblin-teeth-cheat-pilfer-gist = Draw a Cheat. Then you may move an opponent’s Ongoing card in front of you.
goblin-teeth-cheat-pilfer-rule = You see your new card first. Any one Ongoing card of any opponent; it works for you from then on.

goblin-teeth-cheat-quick-fingers = Quick Fingers
goblin-teeth-cheat-quick-fingers-gist = Discard cards: for each, raise any die by 1, then reduce any die by 1.
goblin-teeth-cheat-quick-fingers-rule = Items and Cheats may go, at least one, and you are asked again after each. Every pair of steps is judged by itself, as with Borrow.

goblin-teeth-cheat-refresh = Refresh
goblin-teeth-cheat-refresh-gist = Discard an Item of the Pot that has no dice on it. The next Item takes its place.
goblin-teeth-cheat-refresh-rule = The new one is face up if the old one was, and face down if the old one was. Everybody sees what was discarded, the Hidden Item too.

goblin-teeth-cheat-reposition = Reposition
goblin-teeth-cheat-reposition-gist = Move any die from an Item to another Item.
goblin-teeth-cheat-reposition-rule = Anybody’s die. Both bids have to be legal afterwards: the one it leaves and the one it joins.

goblin-teeth-cheat-revivify = Revivify
goblin-teeth-cheat-revivify-gist = Take the top 3 discarded Cheats: keep 1, give 1 to the player on your left, return 1.
goblin-teeth-cheat-revivify-rule = The one you return goes on top of the Cheat deck. All of it is open to everybody. With fewer cards you first keep one, then give one. Left is the next player in turn order.

goblin-teeth-cheat-second-chance = Second Chance
goblin-teeth-cheat-second-chance-gist = Reroll one of your dice until it shows a different number.
goblin-teeth-cheat-second-chance-rule = Placed or not. On an Item it is rolled until it ties with nobody; a bid that would be above 10 is held at 10, or at the highest number below that is free. If no number is possible, the die stays as it is.

goblin-teeth-cheat-share-the-load = Share the Load
goblin-teeth-cheat-share-the-load-gist = Draw 3 Cheats: keep 1, give 1 to the player on your left, return 1.
goblin-teeth-cheat-share-the-load-rule = The one you return goes on top of the Cheat deck, and only you know it. Only you and the player on your left know what you gave. With fewer cards you first keep one, then give one.

goblin-teeth-cheat-sleight-of-hand = Sleight of Hand
goblin-teeth-cheat-sleight-of-hand-gist = Move a die from the Altar to an Item.
goblin-teeth-cheat-sleight-of-hand-rule = Any player’s die. It must make a legal bid for its owner.

goblin-teeth-cheat-sneak-preview = Sneak Preview
goblin-teeth-cheat-sneak-preview-gist = Play another Action card, and take that card back into your hand.
goblin-teeth-cheat-sneak-preview-rule = The other card takes effect first. Sneak Preview itself is discarded. Together they count as two Cheats, so it cannot be played under Lawful, nor as the one Cheat that Patient allows.

goblin-teeth-cheat-sneaky-sneaky = Sneaky Sneaky
goblin-teeth-cheat-sneaky-sneaky-gist = Peek at the Hidden Item. Then set any unplayed die to 3 or 4.
goblin-teeth-cheat-sneaky-sneaky-rule = Only you see the Item. Anybody’s unplayed die will do; you have to set one if there is any.

goblin-teeth-cheat-swap = Swap
goblin-teeth-cheat-swap-gist = Exchange the numbers of any two unplayed dice.
goblin-teeth-cheat-swap-rule = Anybody’s dice, also two of the same player.

goblin-teeth-cheat-switcheroo = Switcheroo
goblin-teeth-cheat-switcheroo-gist = Take the Hidden Item and put an Item from your hand in its place.
goblin-teeth-cheat-switcheroo-rule = You choose your Item before you see the other one. Dice on the Hidden Item stay there. Nobody else sees either card.

goblin-teeth-cheat-table-bump = Table Bump
goblin-teeth-cheat-table-bump-gist = Turn all your unplayed dice over: 1 and 6, 2 and 5, 3 and 4 change.
goblin-teeth-cheat-table-bump-rule = This is not a roll, so Blessed and Cursed do not apply.

goblin-teeth-cheat-total-re-roll = Total Re-Roll
goblin-teeth-cheat-total-re-roll-gist = Reroll all your unplayed dice.
goblin-teeth-cheat-total-re-roll-rule = If all three were rolled and show the same, one of them is rolled again until it differs.

goblin-teeth-cheat-trade-places = Trade Places
goblin-teeth-cheat-trade-places-gist = Swap one of your placed dice with another player’s placed die.
goblin-teeth-cheat-trade-places-rule = They change places and keep their numbers; the Altar counts as a place. Both bids have to be legal afterwards.

goblin-teeth-cheat-transposition = Transposition
goblin-teeth-cheat-transposition-gist = Swap any two of your placed dice.
goblin-teeth-cheat-transposition-rule = They change places and keep their numbers; the Altar counts as a place. Both bids have to be legal afterwards.

# who has an Ongoing card; $whose: the reader (you), the player named $holder, or any (card)
goblin-teeth-holder = { $whose ->
    [you] You
    [player] { $holder }
   *[card] Its player
}

goblin-teeth-cheat-blessed = Blessed
goblin-teeth-cheat-blessed-gist = It is Ongoing. { goblin-teeth-holder } may reroll each 1.
goblin-teeth-cheat-blessed-rule = Each time that it is a 1, no matter who rolled it, and before a bid is limited to 10. The owner of the die decides.

goblin-teeth-cheat-clumsy = Clumsy
goblin-teeth-cheat-clumsy-gist = It is Ongoing. { goblin-teeth-holder } may reroll another die where { $whose ->
    [you] you
   *[other] they
} place or move a 1 or 2.
goblin-teeth-cheat-clumsy-rule = Anybody’s other die on that Item. It counts for any die that you move, not only for your own.

goblin-teeth-cheat-cursed = Cursed
goblin-teeth-cheat-cursed-gist = It is Ongoing. { goblin-teeth-holder } { $whose ->
    [you] reroll
   *[other] rerolls
} each 6.
goblin-teeth-cheat-cursed-rule = Until it is not a 6, no matter who rolled the die. A die that is set, swapped or turned over was not rolled and may show a 6.

goblin-teeth-cheat-fresh-start = Fresh Start
goblin-teeth-cheat-fresh-start-gist = It is Ongoing. { goblin-teeth-holder } may reroll all three dice once, at the start of each round.
goblin-teeth-cheat-fresh-start-rule = After everybody has rolled, in turn order.

goblin-teeth-cheat-lawful = Lawful
goblin-teeth-cheat-lawful-gist = It is Ongoing. { goblin-teeth-holder } may play at most one Cheat on { $whose ->
    [you] your
   *[other] their
} turn.
goblin-teeth-cheat-lawful-rule = Every Cheat of this turn counts, even those that you played before you had Lawful, and Lawful itself if you play it on yourself. Sneak Preview and the card it shows are two.

goblin-teeth-cheat-patient = Patient
goblin-teeth-cheat-patient-gist = It is Ongoing. { goblin-teeth-holder } may play one Cheat after the last die of a round.
goblin-teeth-cheat-patient-rule = You are asked when the last die is placed. Sneak Preview would be two Cheats, so it cannot be the one. Then the round ends, even if your Cheat freed a die.

goblin-teeth-cheat-poisoner = Poisoner
goblin-teeth-cheat-poisoner-gist = It is Ongoing. { goblin-teeth-holder } may give another player a card once a turn: their die loses 2.
goblin-teeth-cheat-poisoner-rule = Before you place your die. Any card from your hand, and only the two of you see it. The die may be placed or not, shows at least 3, and must still be a legal bid.

goblin-teeth-cheat-polite = Polite
goblin-teeth-cheat-polite-gist = It is Ongoing. { goblin-teeth-holder } may not be the first to place a die on a face-up Item.
goblin-teeth-cheat-polite-rule = It also holds for cards that you play with your own dice. The Hidden Item and the Altar are always open.

goblin-teeth-cheat-priest = Priest
goblin-teeth-cheat-priest-gist = It is Ongoing. { goblin-teeth-holder } { $whose ->
    [you] draw
   *[other] draws
} one Cheat more with a 4, 5 or 6 on the Altar.
goblin-teeth-cheat-priest-rule = Only with the draw, not when you clear Ongoing cards.

# The heading of a Cheat in /rules: its name, in a translation with the printed one beside it (style: "printed").
goblin-teeth-card-title = ### { NAME($card, style: "printed") }
goblin-teeth-card-kind = { $kind ->
    [ongoing] **Ongoing card.** It may go in front of any player, you included, and works for that player.
   *[action] **Action card.** It is played, does its work and is discarded.
}

## /rules: the first page, and those behind it

goblin-teeth-short-goal = Be the first to hold all the Items of one Offering when a round ends. Everybody can see three of them: the { EMOJI("offering_6") }6-Item Offering, an { EMOJI("offering_a") }A and a { EMOJI("offering_b") }B.
goblin-teeth-short-turn =
    • Play any number of **Cheats** from your hand, one after the other.
    • Then place **one die**: on an Item as a bid, or on the Altar for a Cheat.
    • All your dice on an Item are your bid: no more than 10, and never the same as another player’s.
    • If you have no dice left, you are skipped, and cannot cheat either.

    When all dice are placed, each Item goes to its highest bidder. Players who got none draw a Cheat.
goblin-teeth-short-end = The match ends when somebody’s hand completes an Offering after the Items of a round are handed out. It also ends when no Item is left for a new round, or after 30 rounds: then the player who lacks the fewest Items wins.
goblin-teeth-short-start = Three dice and one Cheat each. Everybody rolls: the highest sum begins (a tie is decided by lot), and the first round is played with that roll. There are { $items } Items and { $cheats } different Cheats. A hand may hold any number of cards.
goblin-teeth-short-house = How many there are of each Item, and what the Offerings ask for (page **Offerings**). So that every match ends: at most 30 rounds, 30 Cheats a turn, and five turns without a die in a round.

goblin-teeth-rules-play-title = The round
goblin-teeth-rules-play =
    ### The Pot
    One Item for each player is laid out, the first of them face down. Everybody rolls three dice. Three of the same number are not allowed: one of them is rolled again.

    ### Turns
    The first player begins, then play goes round the table. Play your Cheats before your die: when it is placed, your turn is over. Players without dice are skipped; the others go on until all dice are placed.

    ### The end of a round
    When the last die is placed, each Item goes to its highest bidder. The player who takes the Hidden Item begins the next round, and need not show it; if nobody wants it, the same player begins again. Items without bids are shuffled back into the deck. Players who got no Item draw a Cheat.

    Only now do the Offerings count: what you held for a while during a round does not.

    ### The decks
    When the Cheats run out, their discards are shuffled into a new deck; so are those of the Items. If the Items do not fill the Pot, fewer are laid out; without any, the match ends.
goblin-teeth-rules-bids-title = Bids
goblin-teeth-rules-bids =
    Your bid on an Item is the sum of all your dice on it. You may add dice on later turns, and you may bid low.
    • **No bid above 10**: goblins cannot count that far.
    • **No ties**: your bid may not equal that of another player on the same Item.

    Say you have a 5 on an Item where another player bids 7. A 6 would make 11, a 2 would tie: both are refused. A 1, 3, 4 or 5 is fine, even the 1, with which you stay below.

    Both hold for Cheats too: a card that would break them cannot be played.

    When a placed die is rerolled, it is rolled again as long as it makes a tie. A bid above 10 is limited to 10, or to the highest free number below. If no number is possible, the die stays as it is.

    ### The Altar
    It takes any die, as many as you like. You may then draw a Cheat, or discard all Ongoing cards in front of one player, yourself included.
goblin-teeth-rules-cheats-title = Cheats
goblin-teeth-rules-cheats =
    There are thirty Cheats, each once: 21 Action cards and nine Ongoing ones. `/rules` with a **card** explains every one of them.

    An **Action** card does its work and is discarded. You can play a card only if its result is legal.

    An **Ongoing** card goes in front of any player, yourself included, and stays there. “You” on such a card is the player it is in front of.

    Items and Cheats have the same backs: the others see how many cards you hold, not which. The board remembers for you what was won face up, discarded or given openly.

    A die shows 1 to 6: a 6 cannot be raised, a 1 cannot be reduced. “Any die” may be anybody’s, placed or not, on the Altar too. Unplayed dice are those not yet placed.
goblin-teeth-rules-offerings-title = Offerings
goblin-teeth-rules-offerings =
    Each card of yours serves one line of an Offering.
    • **?** is any Item, whatever its type.
    • Two framed **?** are any two Items of the same type.
    • Teeth are counted, not cards: one card may show one, two or three. All of them are one type.

    The box holds **{ $items } Items**: { NAME($box) }.

    The board shows the Offerings once, each with its sign: { EMOJI("offering_6") }6-Item, { EMOJI("offering_a") }A, { EMOJI("offering_b") }B. On each player’s plate a ring fills with what they have of each, as far as everybody knows; if a single Item is missing, it is shown there, in red. Your own panel is exact: what you hold is on a light card, what is missing is only an outline.

    If several complete an Offering in the same round, the left-most one wins: 6-Item before A before B. Then more teeth win; if that is equal too, the victory is shared. If nobody has one when the match ends, the player who lacks the fewest Items wins, then more teeth; half a pair or a tooth counts as one.

    With **Own Offerings**, each player has an A and a B Offering in front of them instead of common ones.
goblin-teeth-rules-here-title = Playing here
goblin-teeth-rules-here =
    { $place ->
        [day] Your hand and your controls are in the message of `/daily`, which nobody else sees.
       *[table] Your hand and your controls are in your direct messages, and behind **My hand** on the board.
    }

    To bid, press one of your dice, then an Item or the Altar; if there is room, one button does both. On an Item, “5+3” is your bid there plus this die, “=8” is the same in short. A green button makes yours the highest bid. To cheat, choose a Cheat, then step by step what it does. Your last choice plays it; where there is nothing to choose, I ask once more, since a Cheat cannot be taken back. You only see legal choices.

    In **Menu…**, **Discards** shows what was discarded, and **Offerings** what each player still needs. Some cards ask another player something and wait for the answer.{ $place ->
        [day] {""}
       *[table] {" "}When time is up, the answer is no, but a free Cheat is drawn; on your turn, your lowest die goes on the Altar for a Cheat.
    }

## Why a goblin would do what it does: behind “Hint”

goblin-teeth-why-turn = It places the die where it brings an Item that an Offering lacks, or draws a Cheat with one that would win nothing.
goblin-teeth-why-cheat = It plays a Cheat while that helps it more than a die alone, and places the die afterwards.
goblin-teeth-why-blessed = It rerolls dice that are worth little.
goblin-teeth-why-clumsy = It changes the die that costs others most.
goblin-teeth-why-pilfer = It takes the card that helps or harms most.
goblin-teeth-why-divide = It keeps the card it can use soonest.
goblin-teeth-why-helped = One more card is nearly always worth having.
goblin-teeth-why-shift = It looks where one more, or one less, decides who gets an Item.
goblin-teeth-why-fingers = It discards what it can use least.
goblin-teeth-why-sneaky = It looks for an Item that an Offering lacks.
goblin-teeth-why-fresh-start = It rerolls dice that would win nothing as they are.
goblin-teeth-why-patient = It plays a Cheat where that decides an Item.

## The first time: a sentence for each kind of question

goblin-teeth-coach-turn = You bid with one die. The highest total takes the Item, and no two players may bid the same.{ $variant ->
    [own] {" "}Look for Items that your own A or B Offering lacks: nobody else can win by those.
   *[usual] {""}
}
goblin-teeth-coach-blessed = Your card saves you from a low roll: roll the 1 again, or keep it.
goblin-teeth-coach-clumsy = A reroll changes a bid: aim at the leader on an Item that you want.
goblin-teeth-coach-pilfer = An Ongoing card works for the player it is in front of: take one that helps, and leave one that hurts.
goblin-teeth-coach-divide = One card for your hand, one for your neighbour; the last goes back on top of the deck.
goblin-teeth-coach-helped = A Cheat is a card that bends the rules, and this one costs you nothing.
goblin-teeth-coach-shift = One die goes up by 1, then one goes down by 1: raise your own bid, and reduce another’s.
goblin-teeth-coach-fingers = Each card that you discard lets you change dice once more; keep those that you mean to play.
goblin-teeth-coach-sneaky = A die that nobody has placed yet becomes a 3 or a 4: help yourself, or spoil somebody’s plan.
goblin-teeth-coach-fresh-start = You bid with these dice this round: roll again if they are low.
goblin-teeth-coach-patient = All dice are placed: a Cheat now may change who gets an Item, and nobody can answer with a die.

## What the table waits for, in the menu of paces

goblin-teeth-tempo-turn = turns
goblin-teeth-tempo-answer = answers to cards

## The tables of `python -m games balance`

goblin-teeth-balance-held = How often who holds an Offering wins
goblin-teeth-balance-completed = How often an Offering is what its holder wins by

## A deal a day.
goblin-teeth-daily-about = Five rounds against two goblins, then it ends. Complete an Offering, or come close.
goblin-teeth-daily-ended = The deal of the day ends after five rounds.
goblin-teeth-daily-squares = -# Each square is a round: { $most } you won more Items than any goblin, { $some } you won an Item, { $nothing } you won no Item, { $unplayed } not played.
goblin-teeth-daily-measure = A complete Offering is best (6-Item, then A, then B), then the fewest Items short, then the most teeth.
goblin-teeth-daily-part = round
goblin-teeth-daily-score = { $number ->
        [0] Offering complete
        [one] { $number } Item short of an Offering
       *[other] { $number } Items short of an Offering
    }

## Reasons in a review: why another move would have been better

goblin-teeth-reason-bid = Your die wins its Item about { $chance } in 100 times, the other one { $more }.
# the better bid is for an Item that the nearest Offering lacks
goblin-teeth-reason-needed = Your { $kind ->
    [six] { NAME($offering) } Offering
   *[letter] Offering { NAME($offering) }
} lacked { NAME($lines, join: "and") }: there was the { NAME($item) }.
# a bid below the highest one, and the most that one more die makes of it
goblin-teeth-reason-raise = Dice on an Item add up: on a later turn, your { $die } could raise that { $bid } to { $sum }, above the { $highest } there.
goblin-teeth-truth-hidden = In truth the Hidden Item was: { NAME($item) }.
goblin-teeth-reason-die = The die wins that Item about { $chance } in 100 times.

# Typed moves are read in English notation. Another language has its own words here, a line each: "grün | grüner = green".
goblin-teeth-typed-words = { "" }
