## Goblin Teeth: options, refusals.

goblin-teeth-title = Goblin Teeth
goblin-teeth-option-advanced = Offerings of their own
goblin-teeth-option-advanced-help = Everyone has an A and a B Offering of their own, open to all

error-goblin-teeth-answer-first = First there is a question to answer.
error-goblin-teeth-not-asked = Nobody asked for that just now.
error-goblin-teeth-no-place = A die goes on an Item or on the Altar, as in “place d2 i3” or “place d2 altar draw”.
error-goblin-teeth-not-your-die = { $die } is no die of yours.
error-goblin-teeth-played-die = { $die } is placed already.
error-goblin-teeth-no-item = There is no such Item in the Pot.
error-goblin-teeth-over-ten = That makes a bid of { $total }, and no goblin counts beyond ten.
error-goblin-teeth-tie = That makes a bid of { $total }, and somebody bids { $total } already.
error-goblin-teeth-polite = A polite goblin does not bid first on an Item that lies face up.
error-goblin-teeth-alike = You have another die that stands just like this one. Name the first of them.
error-goblin-teeth-nothing-to-clear = No Ongoing card lies in front of that player.
error-goblin-teeth-no-cheat = You have no Cheat that can be played like this now.
error-goblin-teeth-lawful = You have played all the Cheats that you may this turn.
error-goblin-teeth-no-poison = You cannot poison anyone like this now.
error-goblin-teeth-no-end = Your turn ends when you place a die.
