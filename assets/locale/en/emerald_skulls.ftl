## Emerald Skulls: options, refusals, events, panels and rules.

emerald-skulls-title = Emerald Skulls
emerald-skulls-option-advanced = Advanced cards
emerald-skulls-option-advanced-help = Play with the advanced betting cards: side bets, opposed bets and kickers
emerald-skulls-option-faces = Chosen faces
emerald-skulls-option-faces-help = Advanced faces that must be in play, such as “6b 14a 28b”; the rest are drawn
emerald-skulls-option-first = Who begins
emerald-skulls-option-first-help = The seat that looks most like a goblin, counted from 1; 0 draws lots
emerald-skulls-option-cards = Opposition cards
emerald-skulls-option-cards-help = Playing alone: rounds before Vrax and Kur sweep the table; fewer is harder
emerald-skulls-option-rivals = Rivals’ gears
emerald-skulls-option-rivals-help = Playing alone: gears that Vrax and Kur begin with; fewer is easier

error-emerald-skulls-faces-standard = Faces can only be chosen when the advanced cards are in play.
error-emerald-skulls-solitary-standard = Vrax and Kur only know the standard cards: turn the advanced cards off to play alone.
error-emerald-skulls-no-face = There is no advanced face “{ $face }”: they are the even numbers from 6 to 28, each with a or b.
error-emerald-skulls-face-twice = Card { $number } has two faces, but only one can be up.
error-emerald-skulls-faces-many = At most { $most } { $deck } cards fit at this table, and { $named } are named.

error-emerald-skulls-no-bet = There is no bet “{ $bet }” on card { $face }.
error-emerald-skulls-no-such-bet = No card in play has a bet called “{ $bet }”.
error-emerald-skulls-which-bet = More than one bet begins with “{ $bet }”: say a little more.
error-emerald-skulls-no-level = There is no level “{ $level }”: they are lower, upper, nose, eyes and gem.

error-emerald-skulls-now-buy = First the tumbler says how many dice to buy.
error-emerald-skulls-now-bet = The dice are still in the tumbler’s hand: bet, or say that you are ready.
error-emerald-skulls-now-place = The dice lie there: place at least one, or use a reroll if you have one.
error-emerald-skulls-now-bust = Nothing here can be placed: reroll, or bust.
error-emerald-skulls-now-check = Roll on, or chicken out: those are the choices now.
error-emerald-skulls-now-jackpot = A jackpot is on offer: say first what you collect.

error-emerald-skulls-buy-range = A pool has { $least } to { $most } dice, not { $dice }.
error-emerald-skulls-buy-gears = { $dice } dice cost { $price } { $price ->
    [one] gear
   *[other] gears
  }, and you have { $gears }.

error-emerald-skulls-not-in-play = The bet { $bet } on card { $card } is not in play.
error-emerald-skulls-same-bet = Your marker already lies on { $bet }.
error-emerald-skulls-same-card = You have a bet on card { $card } already, and one is all that an advanced card takes from you.
error-emerald-skulls-ready = You are ready for this roll: take a marker back first, if nobody stands on it.
error-emerald-skulls-stopped = Card { $card } closed when the tumbler reached the level { $level }.
error-emerald-skulls-bet-full = { $bet } is full: { $places ->
    [one] its only place is
   *[other] all { $places } places are
  } taken.
error-emerald-skulls-impossible = { $bet } cannot happen any more this turn.
error-emerald-skulls-unopposed = { $bet } pays only against opposing markers, and nobody is left to oppose it.
error-emerald-skulls-take-none = You have no marker on { $bet }.
error-emerald-skulls-take-late = The dice have rolled since you bet on { $bet }: that marker stays.
error-emerald-skulls-take-once = You took a marker back in this window already: what lies there now stays.
error-emerald-skulls-take-under = Somebody stands on your marker on { $bet }: it stays.

error-emerald-skulls-place-none = Place at least one die.
error-emerald-skulls-place-below = The { $level } is behind you: the lowest level you can still use is the { $floor }.
error-emerald-skulls-place-dice = { $shown ->
    [0] No die shows a { $face }
    [one] Only one die shows a { $face }
   *[other] Only { $shown } dice show a { $face }
  }, which is what the level { $level } takes.
error-emerald-skulls-place-skulls = { $skulls ->
    [0] No die shows a skull.
    [one] Only one die shows a skull.
   *[other] Only { $skulls } dice show a skull.
  }
error-emerald-skulls-place-room = { $room ->
    [0] There is no room left on the level { $level }.
    [one] The level { $level } has room for one die more.
   *[other] The level { $level } has room for { $room } dice.
  }
error-emerald-skulls-no-cube = You have no reroll cube.
error-emerald-skulls-nose-markers = You have picked { $markers } noses this turn, and that is enough for any goblin.
error-emerald-skulls-nose-skull = A skull on the nose stays there: only an ordinary 3 can be picked.
error-emerald-skulls-no-nose = There is no nose to pick.
error-emerald-skulls-no-jackpot = { $bet } is not on offer.
