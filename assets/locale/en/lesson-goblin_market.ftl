### The lesson of Goblin Market: one sentence or three a step. Numbers come from what was played.

goblin-market-lesson-open = Two cards are for sale, and you open: bid low. A suit counts **for** you if it is among your best three, and **against** you otherwise. These two share waves: three suits in all, and all good for you.
goblin-market-lesson-open-other = Any bid is allowed. This lesson opens with 3 and sees who goes higher.
goblin-market-lesson-raise = { $player-2 } bids { $bid-number-2 }, { $player-3 } is out. The last bidder wins; the others pay nothing. You may still go one higher: do it.
goblin-market-lesson-raise-also = A coin more wins as well. You only have a coin less afterwards.
goblin-market-lesson-raise-other = These cards are worth having, and 5 is enough to win them.
goblin-market-lesson-take = You won, for { $won-number }. You may take all, or pick one card and let those who bid less buy the rest at their own price. Both cards are good for you: take all.
goblin-market-lesson-take-other = Sharing is allowed, but both cards are good for you: take them all.
goblin-market-lesson-leave = Every auction ends with **goblin money**: a coin for each suit on that card which you lack. It gave you { $goblin-money-number-1 }. Now two suits are for sale that would both count against you: pass.
goblin-market-lesson-leave-other = You may buy them, but their suits would cost you points: pass.
goblin-market-lesson-sisters = { $player-3 } won with { $won-number }, and **you** got { $sisterhood-number-1 }: players who get no card are paid when the bid’s last digit is one of their cards, or one or two above it. Next sale: the Ace suits you. Bid.
goblin-market-lesson-sisters-other = The Ace is worth having, and 3 is enough to win it.
goblin-market-lesson-share = Yours, for { $won-number }. The Ace has a suit of yours, the Penitent none. **Share**: you pick one, and { $player-3 }, who bid less, has to take the other.
goblin-market-lesson-share-other = With all of it you get the Penitent too, which costs you points: share.
goblin-market-lesson-pick = Now pick the Ace. { $player-3 } pays { $bid-number-3 } for the card that would have cost you points.
goblin-market-lesson-pick-other = The Penitent costs you points: leave it to { $player-3 }, and pick the Ace.
goblin-market-lesson-done = That is the market: gather three suits, leave the rest to others, and remember which bids pay you. It goes on until the deck is sold.
