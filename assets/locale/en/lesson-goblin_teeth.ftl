### The lesson of Goblin Teeth: one sentence or three a step. Numbers come from what was played.

goblin-teeth-lesson-bid = Be the first to collect all that one of the three **Offerings** shows. You bid for Items with dice: at the end of a round the highest sum on an Item takes it. Put your 6 on the Mushroom.
goblin-teeth-lesson-bid-other = Any die may go anywhere. This lesson bids for the Mushroom with the 6.
goblin-teeth-lesson-altar = { $player-2 } bids { $placed-value-2 }. A weak die does most on the **Altar**: it bids for nothing, but you draw a Cheat. Put your 1 there.
goblin-teeth-lesson-altar-other = You may do that. This lesson puts the weakest die on the **Altar**, for a Cheat.
goblin-teeth-lesson-cheat = { $player-2 } has two dice on the Mushroom now. Your 4 would make ten with the 6, the most that is allowed, but a Cheat is cheaper: play any number before you place a die. **Reposition** moves any die: their 5 to the Hidden Item.
goblin-teeth-lesson-cheat-other = You may do that. This lesson plays **Reposition**: their 5 goes to the Hidden Item.
goblin-teeth-lesson-spare = Your 6 leads again, and { $player-2 }’s last die is a 1, which cannot pass it. So spend the 4 on the **Altar**, too: one Cheat more.
goblin-teeth-lesson-spare-other = The Mushroom is safe, so your 4 does most on the **Altar**: draw a Cheat.
goblin-teeth-lesson-hidden = The Mushroom is yours, for { $took-bid-1 }, and a new round begins. The player who takes the face-down Item goes first in the next one. { $player-2 } has { $placed-value-2 } on it: put your 5 there.
goblin-teeth-lesson-hidden-other = You may do that. This lesson goes for the Hidden Item, with the 5.
goblin-teeth-lesson-tie = { $player-2 } adds a { $placed-value-2 }. Your 1 would make both sums equal, and that is forbidden, so nobody offers it. The 2 puts you ahead.
goblin-teeth-lesson-tie-other = Then the Hidden Item goes to { $player-2 }: put your 2 there.
goblin-teeth-lesson-borrow = One die left: your 1, and { $player-2 } has { $placed-value-2 } on the Emerald. **Borrow** raises a die by one, then lowers one, anybody’s. Raise yours, lower theirs, step by step or in the form.
goblin-teeth-lesson-borrow-other = You may do that. This lesson raises your 1 and lowers their die on the Emerald.
goblin-teeth-lesson-last = { $raised-value } against { $reduced-value }! You place the last die of the round. Put it on the Emerald.
goblin-teeth-lesson-last-other = This lesson takes the Emerald: put your 2 there.
goblin-teeth-lesson-done = Two Items in one round, and the hidden one is yours to know: nobody else saw it. Players who took nothing drew a Cheat. It goes on until somebody completes an Offering.
