### The lesson of Goats & Goblins: one sentence or three a step. Numbers come from what was played.

goats-and-goblins-lesson-vote = { $player-2 } leads and will draw three cards from the cave. Players who are **In** share what comes home; those who are **Out** get it all if the cave falls. Three cards are a safe trip: go in.
goats-and-goblins-lesson-vote-other = You may do that. This lesson shows what coming home brings: go **In**.
goats-and-goblins-lesson-out = Home safe: you got a card of gold and a Warding Stone. Now { $player-3 } leads. You hold a **Push 2**, which sends an expedition deeper than it wants, so stay **Out** this time.
goats-and-goblins-lesson-out-other = You may do that. This lesson shows how players win who are **Out**.
goats-and-goblins-lesson-push = { $player-3 } is alone down there, with a Cave-In of { $drew-cave-in-value } and all cards drawn. At three or more the cave falls, and those who are Out get everything. Push!
goats-and-goblins-lesson-push-other = Then { $player-3 } comes home with everything. Your **Push 2** can bring the cave down: play it.
goats-and-goblins-lesson-take = It fell, with Cave-Ins of { $drew-cave-in-value }. Those who stayed out take one card each in turn, you first. Take the card with more gold; the gold on your cards is your score.
goats-and-goblins-lesson-take-other = Every card is worth something. This lesson takes the one with more gold.
goats-and-goblins-lesson-peek = Now you lead. Before you say how many cards you draw, a **Seeing Stone** shows you, and nobody else, the next card of the cave. It carries no gold: use it.
goats-and-goblins-lesson-peek-other = You may declare at once. This lesson looks first, with the **Seeing Stone**.
goats-and-goblins-lesson-declare = Gold is on top, and only you know it. You draw at least three; every card more may be a Cave-In. Stay with three.
goats-and-goblins-lesson-declare-other = You may go deeper. This lesson stays with three: each card more may be a Cave-In.
goats-and-goblins-lesson-ward = All drawn, but { $player-3 }, who stayed out, pushes you two cards deeper! Of the cards that were played the newest works first. Your **Warding Stone** cancels the Push: play it.
goats-and-goblins-lesson-ward-other = Then you must go two cards deeper. The **Warding Stone** cancels that: play it.
goats-and-goblins-lesson-divide = Home again. The Leader divides the cards, as evenly as can be: that is one each. Keep the one with more gold yourself.
goats-and-goblins-lesson-divide-other = You may be generous. Most gold wins, so keep the card with more gold.
goats-and-goblins-lesson-done = In when it looks safe, Out when you can bring it down. It goes on until the cave is nearly empty, and then most gold wins.
