### The lesson of Emerald Skulls: one sentence or three a step. Numbers come from what was played.

emerald-skulls-lesson-buy = Most gears win. In turn each of you is the **tumbler**, who rolls dice, while the others bet on how it goes. Three dice are free; more cost gears, and you have none yet.
emerald-skulls-lesson-place = 1 and 2 are teeth, 3 the nose, 4 the eyes, 5 the gem. A roll takes **one** level, never a lower one; all dice placed is a **Run Out** and pays most, and a stop is a **Chicken Out** for little. Put both 2s on the upper jaw, and roll on.
emerald-skulls-lesson-place-other = This lesson goes for the **Run Out**, which pays most: both 2s, then roll on.
emerald-skulls-lesson-run = It fits! Lay it on the eyes. No die is left then, so the turn ends as a Run Out.
emerald-skulls-lesson-bet = { $earned-gears-1 } gears for you! Now { $player-2 } tumbles, and you bet. **Busted Fowl**, at the top right, wins by a bust or a Chicken Out.
emerald-skulls-lesson-bet-other = This step shows **Busted Fowl**.
emerald-skulls-lesson-ready = Your marker is there. Keep the other one until you know more, and press **{ emerald-skulls-move-ready-short }**: that is for this roll alone.
emerald-skulls-lesson-ready-other = Your other marker can wait a while.
emerald-skulls-lesson-paid = { $player-2 } was greedy: the eyes are full, one die is left, and only a 5 or a skull fits now. Your bet looks good. Press **{ emerald-skulls-move-ready-short }**.
emerald-skulls-lesson-paid-also = **{ emerald-skulls-move-rest-short }** is as good: it counts for every roll of that turn.
emerald-skulls-lesson-paid-other = The bet that you have is enough here.
emerald-skulls-lesson-rest = They bust, and your bet paid { $paid-gears-1 }! Now { $player-3 } tumbles. You need not bet: **{ emerald-skulls-move-rest-short }** lets all rolls of a turn go by.
emerald-skulls-lesson-rest-other = This step shows **{ emerald-skulls-move-rest-short }**.
emerald-skulls-lesson-four = { $player-3 } chickened out with { $earned-gears-3 }, and it is your turn. Now you have gears, and one buys a fourth die: more dice, more to lay. Take four.
emerald-skulls-lesson-four-other = You may buy any number. This lesson shows what a fourth die brings.
emerald-skulls-lesson-noses = Three noses! A nose pays a **cube**, which buys another roll in a later turn. Place all three, and roll the last die.
emerald-skulls-lesson-noses-other = That works too. This lesson wants the cubes of all three noses, and another roll.
emerald-skulls-lesson-pick = Nothing fits, and that would be a bust. But you may **pick a nose**: take one back, mark it with a marker of yours, and roll it with the rest.
emerald-skulls-lesson-pick-other = A bust earns nothing, and a nose can still save this turn.
emerald-skulls-lesson-gem = A skull counts as any number. A die on the gem ends the turn at once, as a **Gem Out**, and only then skulls are paid. Lay the skull there.
emerald-skulls-lesson-gem-also = The 5 on the gem pays as much: there is room for only one.
emerald-skulls-lesson-gem-other = You may go on from there. This lesson ends the turn with a skull on the gem.
emerald-skulls-lesson-done = { $earned-gears-1 } gears and { $earned-cubes-1 } cubes, from a roll that looked lost. It goes on until the supply of gears is empty.
