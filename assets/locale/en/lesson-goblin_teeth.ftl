### The lesson of Goblin Teeth: one sentence or three a step. Numbers come from what was played.

goblin-teeth-lesson-bid = Be the first to collect all that one of the three **Offerings** shows. You bid for Items with dice: at the end of a round the highest sum on an Item takes it. Put your 6 on the Mushroom.
goblin-teeth-lesson-altar = { $player-2 } bids { $placed-value-2 }. A weak die does most on the **Altar**: it bids for nothing, but you draw a Cheat. Put your 1 there.
goblin-teeth-lesson-cheat = Now two dice of { $player-2 }’s are on the Mushroom, more than your 6. Before you place a die you may play Cheats. **Reposition** moves any die to another Item: move their 5 to the hidden one.
goblin-teeth-lesson-ten = Your 6 leads again. A sum may go up to ten, and no two may be equal. So with the 4 beside it nobody can pass you any more.
goblin-teeth-lesson-hidden = The Mushroom is yours, for { $took-bid-1 }, and a new round begins. Whoever takes the face-down Item goes first in the next one. { $player-2 } has { $placed-value-2 } on it: put your 5 there.
goblin-teeth-lesson-tie = { $player-2 } adds a { $placed-value-2 }. Your 1 would make both sums equal, and that is forbidden, so nobody offers it. The 2 puts you ahead.
goblin-teeth-lesson-borrow = One die left: your 1, and { $player-2 } has { $placed-value-2 } on the Emerald. **Borrow** raises a die by one, then lowers one, anybody’s. Raise yours, lower theirs, step by step or in the form.
goblin-teeth-lesson-last = { $raised-value } against { $reduced-value }! You place the last die of the round. Put it on the Emerald.
goblin-teeth-lesson-done = Two Items in one round, and the hidden one is yours to know: nobody else saw it. Whoever took nothing drew a Cheat. It goes on until somebody completes an Offering.
