## Goats & Goblins: options, refusals, events, panels and rules.

goats-and-goblins-title = Goats & Goblins
goats-and-goblins-option-no-votes = Without votes
goats-and-goblins-option-no-votes-help = For three: nobody votes, the Leader stops or goes on card by card. Two always play so
goats-and-goblins-option-windows = When to react
goats-and-goblins-option-windows-help = Action cards after every card drawn, or at key moments only, for slow tables
goats-and-goblins-option-windows-every-card = after every card
goats-and-goblins-option-windows-key-moments = at key moments
goats-and-goblins-option-first = Who leads first
goats-and-goblins-option-first-help = The seat that leads first, counted from 1; 0 draws lots

error-goats-and-goblins-votes-needed = More than { $most } goblins have to vote: playing without votes is for fewer.
error-goats-and-goblins-declare-now = Say first how many cards your expedition will draw.
error-goats-and-goblins-declare-range = An expedition draws from { $least } to { $most } cards just now.
error-goats-and-goblins-vote-now = Vote first: In or Out.
error-goats-and-goblins-react-now = The table waits for action cards: play one, or pass.
error-goats-and-goblins-draw-now = You lead: draw a card, play one, or stop.
error-goats-and-goblins-draw-first = Nobody comes back before drawing at least one card.
error-goats-and-goblins-divide-now = First divide what the expedition brought home.
error-goats-and-goblins-not-to-them = That share is full, or that goblin was not In: shares differ by one card at most.
error-goats-and-goblins-take-now = First take a card from the pile.
error-goats-and-goblins-not-on-pile = That card is not on the pile.
error-goats-and-goblins-no-seat = There is no player “{ $seat }”: players count from 1.
error-goats-and-goblins-no-such-card = There is no card “{ $card }” in this game.
error-goats-and-goblins-at-whom = Say at whom you play that card.
error-goats-and-goblins-not-held = You do not hold that card.
error-goats-and-goblins-silent = You said “no more from me”. Come back in first.
error-goats-and-goblins-own-card = Nobody waits for you: you played the newest card. You may add another.
error-goats-and-goblins-not-silent = You never said “no more from me”.
error-goats-and-goblins-fallen = The cave is coming down: nothing but a Pit Prop helps now.
error-goats-and-goblins-no-push = All that the cave holds is to be drawn already.
error-goats-and-goblins-nothing-to-see = There is nothing left in the cave to look at.
error-goats-and-goblins-seen-already = You know that card already.
error-goats-and-goblins-nothing-to-ward = There is no card on the stack to cancel.
error-goats-and-goblins-no-cave-in = No Cave-In has been drawn that could be propped up.
error-goats-and-goblins-votes-only = Votes can be turned only after they are revealed and before the first card is drawn.
error-goats-and-goblins-leader-in = The Leader is always In.
error-goats-and-goblins-own-vote = That card turns another player’s vote, not your own.
error-goats-and-goblins-nobody-there = Nobody sits there who could vote.
error-goats-and-goblins-in-already = They are In already.
error-goats-and-goblins-out-already = They are Out already.

goats-and-goblins-blurb = Lead expeditions into a cave that wants to fall on your head, in secret company or alone. 2–6 players.

## Cards

goats-and-goblins-card = { $kind ->
    [gold] Gold { $number }
    [gem] Gem { $number }
    [trinket] Trinket { $number }
    [goat] Goat { $number }
    [gruff] Gruff the G.O.A.T. { $number }
    [goblin] Goblin { $number }
   *[cave-in] Cave-In { $number }
}
goats-and-goblins-action = { $kind ->
    [push-2] Push 2
    [push-3] Push 3
    [seeing-stone] Seeing Stone
    [warding-stone] Warding Stone
    [pit-prop] Pit Prop
    [second-thoughts] Second Thoughts
    [drag-along] Drag Along
   *[leave-behind] Leave Behind
}
goats-and-goblins-cards-of = { $count ->
    [one] { $card }
   *[other] { $count }× { $card }
}

## Whose turn it is

goats-and-goblins-waiting-declare = { $names }, you lead: how many cards will your expedition draw?
goats-and-goblins-waiting-vote = { $names }: In or Out? Vote in your messages or behind **My hand**. How you vote stays secret until all have voted.
goats-and-goblins-waiting-react = { $names }: play a card, or pass?
goats-and-goblins-waiting-draw = { $names }, you lead: go deeper, or go home?
goats-and-goblins-waiting-divide = { $names }, who gets { $card }?
goats-and-goblins-waiting-take = { $names }, take a card from the pile.
goats-and-goblins-asked-declare = **You lead.** How many cards will your expedition draw? The more, the likelier it ends badly.
goats-and-goblins-asked-vote = **In or Out?** The others learn it only when all have voted.
goats-and-goblins-asked-react = **Play a card, or pass?** Silence passes.
goats-and-goblins-asked-draw = **You lead.** Go deeper, or go home with what you have?
goats-and-goblins-asked-divide = **You divide.** Shares differ by one card at most; who gets more is up to you.
goats-and-goblins-asked-take = **Take a card** from the pile.

## Moves

goats-and-goblins-move-declare = Draw { $number } cards
goats-and-goblins-move-in = In: I go along with { $leader }
goats-and-goblins-move-out = Out: I stay up here
goats-and-goblins-move-play = Play a card…
goats-and-goblins-move-play-push-2 = Push 2: draw 2 more
goats-and-goblins-move-play-push-3 = Push 3: draw 3 more
goats-and-goblins-move-play-seeing-stone = Seeing Stone: peek at the next card
goats-and-goblins-move-play-warding-stone = Warding Stone: cancel the { $action } of { $name }
goats-and-goblins-move-play-pit-prop = Pit Prop: remove the worst Cave-In
goats-and-goblins-move-play-second-thoughts = Second Thoughts: turn my own vote
goats-and-goblins-move-play-drag-along = Drag Along: { $name } goes in
goats-and-goblins-move-play-leave-behind = Leave Behind: { $name } stays out
goats-and-goblins-move-pass = Pass
goats-and-goblins-move-no-more = No more from me
goats-and-goblins-move-back-in = Ask me again
goats-and-goblins-move-draw = Go one card deeper
goats-and-goblins-move-stop = Go home with all this
goats-and-goblins-move-give = Give { $card } to…
goats-and-goblins-move-give-to = { $card } to { $name }
goats-and-goblins-move-take = Take a card…
goats-and-goblins-move-take-card = Take { $card }

goats-and-goblins-type-hint = How many cards? At least 3, at most what the cave holds.

## What stands on board and panel

goats-and-goblins-line-cave = { $left ->
    [one] 1 card is left in the cave.
   *[other] { $left } cards are left in the cave.
}
goats-and-goblins-line-expedition = { $leader }’s expedition: { $drawn } drawn, { $more } to go, Cave-Ins at **{ $value } of 3**, { $left } left in the cave.
goats-and-goblins-line-stack = On the stack, newest first: { $cards }.
goats-and-goblins-line-stacked = { $action } ({ $name })
goats-and-goblins-line-stacked-at = { $action } at { $target } ({ $name })
goats-and-goblins-line-hand = { $count ->
    [0] You hold no cards.
   *[other] Your cards, open to all: { $cards }. Worth **{ $gold } gold**.
}
goats-and-goblins-line-vote = You voted **{ $vote ->
    [in] In
   *[out] Out
}**. Nobody else knows yet.
goats-and-goblins-line-seen = On top of the cave lies **{ $card }**. Only those who looked know it.

## What are the odds?

goats-and-goblins-topic-odds = What are the odds?
goats-and-goblins-odds-now = { $left ->
    [one] One card is still to be drawn
   *[other] { $left } cards are still to be drawn
}, with Cave-Ins at { $value } of 3: the expedition comes home with **{ $percent } %**, if nobody plays another card.
goats-and-goblins-odds-title = How likely an expedition comes home, by the cards it draws from here:
goats-and-goblins-odds-row = { $draws ->
    [one] 1 card: **{ $percent } %**
   *[other] { $draws } cards: **{ $percent } %**
}
goats-and-goblins-odds-unseen = Unseen are { $unseen } cards; { $aside } of them were put aside before the match and are not in the cave. { $cave-ins ->
    [one] One of the unseen is a Cave-In:
   *[other] { $cave-ins } of the unseen are Cave-Ins:
} { $cards }.
goats-and-goblins-odds-others = The others: { $cards }.
goats-and-goblins-odds-no-cave-ins = Unseen are { $unseen } cards, and no Cave-In is among them.
goats-and-goblins-odds-seen = You have seen the top card, so you reckon with it. Nobody else gets these numbers.

## What happened

goats-and-goblins-event-declared = { $seat } leads an expedition of **{ $number } cards**.
goats-and-goblins-event-revealed = In with { $seat }: { $in-seats }. Out: { $out-seats }.
goats-and-goblins-event-revealed-all-in = Everybody goes in with { $seat }.
goats-and-goblins-event-revealed-all-out = Nobody joins { $seat }: all others stay out.
goats-and-goblins-event-played = { $seat } plays **{ $action }**.
goats-and-goblins-event-played-at = { $seat } plays **{ $action }** at { $target-seat }.
goats-and-goblins-event-pushed = The push counts: { $number ->
    [one] 1 card more
   *[other] { $number } cards more
}, { $to-draw } to draw.
goats-and-goblins-event-warded = The Warding Stone cancels the { $action } of { $cancelled-seat }.
goats-and-goblins-event-peeked = { $seat } peeks at the top card of the cave: it stands in their messages, and behind **My hand**.
goats-and-goblins-event-peeked-card = You see **{ $card }** on top of the cave.
goats-and-goblins-event-propped = The Pit Prop holds: a Cave-In { $number } is gone, Cave-Ins stand at **{ $value } of 3**.
goats-and-goblins-event-turned-in = { $seat } is **In** now.
goats-and-goblins-event-turned-out = { $seat } is **Out** now.
goats-and-goblins-event-in-vain = The { $action } of { $seat } changes nothing.
goats-and-goblins-event-drew = { $seat } draws { $cards }.
goats-and-goblins-event-drew-to-go = { $seat } draws { $cards }. { $to-draw ->
    [one] 1 card to go.
   *[other] { $to-draw } cards to go.
}
goats-and-goblins-event-drew-cave-in = **Cave-In { $number }** ({ $value } of 3)
goats-and-goblins-event-succeeded = 🐐 **The expedition comes home** with { $cards }.
goats-and-goblins-event-came-back-empty = The expedition comes home, with nothing at all.
goats-and-goblins-event-failed = 💥 **The cave comes down.** { $count ->
    [0] Nothing was found before.
   *[other] Left for those who stayed out: { $cards }.
}
goats-and-goblins-event-all-lost = 💥 **The cave comes down**, and all that was found is lost.
goats-and-goblins-event-got = { $seat } gets { $cards }.
goats-and-goblins-event-ended = { $reason ->
    [cave-low] Fewer than three cards are left in the cave: nobody goes down there again.
   *[cave-empty] The cave is empty: nobody goes down there again.
}

## /rules

goats-and-goblins-rules-expedition-title = An expedition
goats-and-goblins-rules-expedition =
    ### The goal
    Bring home gold. When the cave is nearly empty, the gold on your unplayed cards counts; most gold wins. All hands lie open.

    ### Declare
    The Leader says how many cards the expedition will draw: 3 or more, as many as the cave holds.

    ### Vote
    All others choose in secret: **In** or **Out**. The Leader is always In. Votes are revealed together.

    ### Draw
    Cards are drawn one by one. A Cave-In counts 1 or 2. When the Cave-Ins add up to **3 or more**, the expedition fails at once; if they never do, it succeeds.

    ### Treasure
    • **Success**: the Leader divides what was drawn among the Leader and all Ins. Shares differ by one card at most; the Leader says who gets more, and what.
    • **Failure**: the Outs take one card each in turn, from the Leader’s left, until none is left. With nobody Out, all is lost.

    Cave-Ins leave the game. Then the player to the left leads.
goats-and-goblins-rules-cards-title = Action cards
goats-and-goblins-rules-cards =
    Everybody starts with a Push 2 and a Seeing Stone; more lie in the cave. Played cards leave the game, and their gold with them.

    • **Push 2**, **Push 3**: so many cards more are to be drawn.
    • **Seeing Stone**: you alone see the top card of the cave.
    • **Warding Stone**: cancels the card right below it on the stack, another Warding Stone too.
    • **Pit Prop**: removes the heaviest Cave-In that this expedition drew, even the one that would bury it.
    • **Second Thoughts**: turns your own vote. **Drag Along**: an Out goes in. **Leave Behind**: an In stays out. These three only between the votes and the first card.

    ### When
    After the declaration, after the votes, after each card drawn. Whoever holds a card that could matter is asked: play or pass.

    ### The stack
    A played card waits on the stack, and may be answered by another on top of it. When all have passed, the newest card does what it does; then everybody may answer again, until the stack is empty.
goats-and-goblins-rules-end-title = The end
goats-and-goblins-rules-end =
    The match ends when a turn would begin with fewer than three cards in the cave.

    Most gold wins. A tie goes to the most Goats (Gruff is one of them), then to the most Goblins, then to the fewest cards; who is still tied shares the victory.

    ### The cave
    44 treasures and action cards, 19 Cave-Ins (14 count 1, 5 count 2). Before the match four of each are shuffled, and four of these eight are put aside unseen.

    ### Two players, or three without votes
    Nobody declares or votes, and there are no cards that turn votes. The Leader draws card by card, at least one, and stops when they like: all but Cave-Ins is theirs. At 3 all is lost. Others may still play cards; after a Push so many must be drawn before stopping. The match ends when the cave is empty.
goats-and-goblins-rules-here-title = Playing here
goats-and-goblins-rules-here =
    Everything but a vote is played with the buttons on the board, for all to see. You **vote** in your direct messages, or behind **My hand** on the board. What a Seeing Stone shows stands there too.

    A pause for action cards is short: silence passes. **No more from me** passes for the rest of the expedition; take it back with **Ask me again** while others are asked. When nobody could play anything, the drawing simply goes on, and the board tells card by card what came.

    If you hold two of a kind, you play the one with less gold.

    The button **What are the odds?** tells you alone how likely the expedition comes home, reckoned exactly from all that lies open.

    When time is up: a Leader declares 3, or goes home; a vote is Out; the dearest card is taken; a haul is dealt out by turns.
