## Emerald Skulls: options, refusals, events, panels and rules.

emerald-skulls-title = Emerald Skulls
emerald-skulls-option-advanced = Advanced cards
emerald-skulls-option-advanced-help = Play with the advanced betting cards: side bets, opposed bets and kickers
emerald-skulls-option-faces = Chosen faces
emerald-skulls-option-faces-help = Advanced faces that must be in play, such as “6b 14a 28b”; the rest are drawn
emerald-skulls-option-first = Who begins
emerald-skulls-option-first-help = The seat that tumbles first
emerald-skulls-option-cards = Opposition cards
emerald-skulls-option-cards-help = Only if you play alone: rounds before Vrax and Kur sweep the table; fewer is harder
emerald-skulls-option-rivals = Rivals’ gears
emerald-skulls-option-rivals-help = Only if you play alone: gears that Vrax and Kur begin with; fewer is easier

error-emerald-skulls-faces-standard = Faces can only be chosen when the advanced cards are in play.
error-emerald-skulls-solitary-standard = Vrax and Kur only know the standard cards: turn the advanced cards off to play alone.
error-emerald-skulls-no-face = There is no advanced face “{ $face }”: they are the even numbers from 6 to 28, each with a or b.
error-emerald-skulls-face-twice = Card { $number } has two faces, but only one can be up.
error-emerald-skulls-faces-many = At most { $most } { $deck ->
    [jackpot] jackpot
    [side] side
   *[out] out
  } cards fit at this table, and { $named } are named.

error-emerald-skulls-no-bet = There is no bet “{ $bet }” on card { $face }.
error-emerald-skulls-no-such-bet = No card in play has a bet called “{ $bet }”.
error-emerald-skulls-which-bet = More than one bet begins with “{ $bet }”: say a little more.
error-emerald-skulls-no-level = There is no level “{ $level }”: they are lower, upper, nose, eyes and gem.

error-emerald-skulls-now-buy = First the tumbler says how many dice to buy.
error-emerald-skulls-now-bet = The dice are not rolled yet: bet, or say that you are ready.
error-emerald-skulls-now-place = The dice are rolled: place at least one, or use a reroll if you have one.
error-emerald-skulls-now-bust = Nothing here can be placed: reroll, or bust.
error-emerald-skulls-now-check = Roll on, or chicken out: those are the choices now.
error-emerald-skulls-now-jackpot = You have earned a jackpot: first choose what you collect.

error-emerald-skulls-wait-tumbler = The tumbler is deciding. Bets open again before the next roll.
error-emerald-skulls-wait-bets = You roll the dice this turn, so you cannot bet. They roll when everybody else has passed: to hurry the others, press **Menu…**, then **{ emerald-skulls-move-call }**.
error-emerald-skulls-wait-called = You roll the dice this turn, so you cannot bet. They roll soon after your last call.
error-emerald-skulls-called = Only the tumbler makes a last call.
error-emerald-skulls-wait-markers = Both your markers are on the cards: the dice wait for the others.

error-emerald-skulls-buy-range = A pool has { $least } to { $most } dice, not { $dice }.
error-emerald-skulls-buy-gears = { $dice } dice cost { $price } { $price ->
    [one] gear
   *[other] gears
  }, and you have { $gears }.

error-emerald-skulls-not-in-play = No card in play has { NAME($bet) }.
error-emerald-skulls-same-bet = You already have a marker on { NAME($bet) }.
error-emerald-skulls-same-card = You already have a marker on this card, and an advanced card takes one from each player.
error-emerald-skulls-ready = You have passed already. You can still bet until the dice roll.
error-emerald-skulls-not-ready = There is nothing to take back: you are asked as usual, or cannot bet any more.
error-emerald-skulls-stopped = { NAME($bet) } is closed: its card took no more bets once the tumbler reached the { NAME($level) }.
error-emerald-skulls-bet-full = { NAME($bet) } is full: { $places ->
    [one] its only place is
   *[other] all { $places } places are
  } taken.
error-emerald-skulls-impossible = { NAME($bet) } cannot come true this turn.
error-emerald-skulls-settled = { NAME($bet) } has won already: it is too late to bet on it.
error-emerald-skulls-unopposed = { NAME($bet) } pays only for markers against it, and nobody can bet against it now.
error-emerald-skulls-take-none = You have no marker on { NAME($bet) }.
error-emerald-skulls-take-late = The dice have rolled since you bet on { NAME($bet) }: that marker stays.
error-emerald-skulls-take-once = You can take a marker back once before each roll, and you have done that.
error-emerald-skulls-take-under = Somebody has bet on top of your marker on { NAME($bet) }, so it stays.

error-emerald-skulls-place-none = Place at least one die.
error-emerald-skulls-place-below = You are past the { NAME($level) }: the lowest level you can still use is the { NAME($floor) }.
error-emerald-skulls-place-dice = { $shown ->
    [0] No die shows a { $face }
    [one] Only one die shows a { $face }
   *[other] Only { $shown } dice show a { $face }
  }, which is what the { NAME($level) } takes.
error-emerald-skulls-place-skulls = { $skulls ->
    [0] No die shows a skull.
    [one] Only one die shows a skull.
   *[other] Only { $skulls } dice show a skull.
  }
error-emerald-skulls-place-room = { $room ->
    [0] There is no room left on the { NAME($level) }.
    [one] The { NAME($level) } has room for one more die.
   *[other] The { NAME($level) } has room for { $room } dice.
  }
error-emerald-skulls-no-cube = You have no reroll cube.
error-emerald-skulls-nose-markers = You can pick { $markers } noses a turn, and you have done that.
error-emerald-skulls-nose-skull = A skull on the nose stays there: only an ordinary 3 can be picked.
error-emerald-skulls-no-nose = There is no nose to pick.
error-emerald-skulls-no-jackpot = You have not earned the jackpot { NAME($bet) }.

## Names of bets, cards, levels and ends: other sentences here refer to them.

# Each name of a bet stands alone or in a sentence; those with a number or "odd" are places of one card.
# The style "short" stands on a button with what it pays: those of cards 1 to 4, two on a row of a phone.
emerald-skulls-bet-pick-n-bust = Pick n’ Bust
emerald-skulls-bet-mad-nargash = Mad Nargash
emerald-skulls-bet-grim-grin = Grim Grin
emerald-skulls-bet-emerald-skull = { $style ->
    [short] Emerald
   *[plain] Emerald Skull
  }
emerald-skulls-bet-busted-fowl = Busted Fowl
emerald-skulls-bet-final-jewel = Final Jewel
emerald-skulls-bet-empty-hands = Empty Hands
emerald-skulls-bet-empty-n-shiny = Empty n’ Shiny
emerald-skulls-bet-nargashs-woe = Nargash’s Woe
emerald-skulls-bet-nargashs-gamble = Nargash’s Gamble
emerald-skulls-bet-cracked-cranium = Cracked Cranium
emerald-skulls-bet-legendary-emerald-skull = Legendary Skull
emerald-skulls-bet-scarred-face = Scarred Face
emerald-skulls-bet-denied-visage = Denied Visage
emerald-skulls-bet-gnarled-face = Gnarled Face
emerald-skulls-bet-fractured-tusks = Fractured Tusks
emerald-skulls-bet-toothless-tumble = Toothless Tumble
emerald-skulls-bet-wild-bones-1 = Wild Bones: 1 or more
emerald-skulls-bet-wild-bones-2 = Wild Bones: 2 or more
emerald-skulls-bet-wild-bones-3 = Wild Bones: 3 or more
emerald-skulls-bet-wild-bones-4 = Wild Bones: 4 or more
emerald-skulls-bet-tombstone-tally-odd = Tombstone Tally: odd
emerald-skulls-bet-tombstone-tally-even = Tombstone Tally: even
emerald-skulls-bet-tombstone-tally-none = Tombstone Tally: none
emerald-skulls-bet-incessant-picker-0 = Incessant Picker: 0
emerald-skulls-bet-incessant-picker-1 = Incessant Picker: 1
emerald-skulls-bet-incessant-picker-2 = Incessant Picker: 2
emerald-skulls-bet-ocular-inventory-0 = Ocular Inventory: 0
emerald-skulls-bet-ocular-inventory-1 = Ocular Inventory: 1
emerald-skulls-bet-ocular-inventory-2 = Ocular Inventory: 2
emerald-skulls-bet-sniffing-supply-0 = Sniffing Supply: 0
emerald-skulls-bet-sniffing-supply-1 = Sniffing Supply: 1
emerald-skulls-bet-sniffing-supply-2 = Sniffing Supply: 2
emerald-skulls-bet-sniffing-supply-3 = Sniffing Supply: 3 or more
emerald-skulls-bet-perfect-proportions-odd = Perfect Proportions: odd
emerald-skulls-bet-perfect-proportions-even = Perfect Proportions: even
emerald-skulls-bet-perfect-proportions-none = Perfect Proportions: none
emerald-skulls-bet-bite-alignment-lower = Bite Alignment: more below
emerald-skulls-bet-bite-alignment-same = Bite Alignment: the same
emerald-skulls-bet-bite-alignment-upper = Bite Alignment: more above
emerald-skulls-bet-strange-smirk-0 = Strange Smirk: 0
emerald-skulls-bet-strange-smirk-1 = Strange Smirk: 1 or 2
emerald-skulls-bet-strange-smirk-3 = Strange Smirk: 3
emerald-skulls-bet-strange-smirk-4 = Strange Smirk: 4 or more
emerald-skulls-bet-lost-gemstone = Lost Gemstone
emerald-skulls-bet-wild-crystal = Wild Crystal
emerald-skulls-bet-feeble-fingers = Feeble Fingers
emerald-skulls-bet-broken-limbs = Broken Limbs
emerald-skulls-bet-botched-gem = Botched Gem
emerald-skulls-bet-ocular-skull = Ocular Skull
emerald-skulls-bet-tumblers-triumph = Tumbler’s Triumph
emerald-skulls-bet-dragul-bust = Dragul Bust
emerald-skulls-bet-standard = The usual pay
# a bet by its name alone, or all bets of a card
emerald-skulls-bet = { NAME($bet) }
emerald-skulls-side-14a = Wild Bones
emerald-skulls-side-14b = Tombstone Tally
emerald-skulls-side-16a = Incessant Picker
emerald-skulls-side-16b = Ocular Inventory
emerald-skulls-side-18a = Sniffing Supply
emerald-skulls-side-18b = Perfect Proportions
emerald-skulls-side-20a = Bite Alignment
emerald-skulls-side-20b = Strange Smirk
emerald-skulls-out = { $out ->
    [bust] Bust Out
    [chicken] Chicken Out
    [gem] Gem Out
    [run] Run Out
   *[double] Double Out
  }
emerald-skulls-rivals = Vrax and Kur
emerald-skulls-rival = { $rival ->
    [vrax] Vrax
   *[kur] Kur
  }
# Levels of the skull: the style "title" begins a line, "short" stands on a button
emerald-skulls-level-lower = { $style ->
    [title] Lower jaw
    [short] Lower
   *[plain] lower jaw
  }
emerald-skulls-level-upper = { $style ->
    [title] Upper jaw
    [short] Upper
   *[plain] upper jaw
  }
emerald-skulls-level-nose = { $style ->
    [title] Nose
    [short] Nose
   *[plain] nose
  }
emerald-skulls-level-eyes = { $style ->
    [title] Eyes
    [short] Eyes
   *[plain] eyes
  }
emerald-skulls-level-gem = { $style ->
    [title] Gem
    [short] Gem
   *[plain] gem
  }
emerald-skulls-level = { NAME($level, style: "title") }
emerald-skulls-pay = { $gears ->
    [0] { $cubes ->
        [0] nothing
        [one] 1 reroll cube
       *[other] { $cubes } reroll cubes
      }
   *[other] { $gears ->
        [one] 1 gear
       *[other] { $gears } gears
      }{ $cubes ->
        [0] {""}
        [one] {" "}and 1 reroll cube
       *[other] {" "}and { $cubes } reroll cubes
      }
  }

## What each bet is about.

emerald-skulls-means = { $bet ->
    [pick-n-bust] The turn busts after a picked nose
    [mad-nargash] The turn ends with a die on the gem, and all dice on the board are skulls
    [grim-grin] The turn ends with no die left, and all dice are teeth
    [emerald-skull] All 7 dice make a full skull: 3 teeth, a nose, 2 eyes, the gem
    [busted-fowl] The turn busts, or the tumbler stops with dice left
    [final-jewel] The turn ends with a die on the gem
    [empty-hands] The turn ends with no die left
    [empty-n-shiny] The turn ends with a die on the gem and no die left
    [nargashs-woe] No Mad Nargash
    [nargashs-gamble] Mad Nargash with 5 skulls or more
    [cracked-cranium] No Emerald Skull
    [legendary-emerald-skull] An Emerald Skull without a skull die
    [scarred-face] The turn ends with one die on each level, the gem too
    [denied-visage] No Scarred Face
    [gnarled-face] The turn ends with one die on each level and no die left
    [fractured-tusks] No Grim Grin
    [toothless-tumble] No Grim Grin, and no teeth at all
    [wild-bones-1] 1 skull die or more on the board
    [wild-bones-2] 2 skull dice or more on the board
    [wild-bones-3] 3 skull dice or more on the board
    [wild-bones-4] 4 skull dice or more on the board
    [tombstone-tally-odd] An odd number of skull dice on the board
    [tombstone-tally-even] An even number of skull dice on the board, or none
    [tombstone-tally-none] No skull die on the board
    [incessant-picker-0] No nose is picked
    [incessant-picker-1] 1 nose is picked
    [incessant-picker-2] 2 noses are picked
    [ocular-inventory-0] No eyes
    [ocular-inventory-1] 1 eye
    [ocular-inventory-2] 2 eyes
    [sniffing-supply-0] No dice on the nose
    [sniffing-supply-1] 1 die on the nose
    [sniffing-supply-2] 2 dice on the nose
    [sniffing-supply-3] 3 dice or more on the nose
    [perfect-proportions-odd] An odd number of dice on the nose
    [perfect-proportions-even] An even number of dice on the nose, or none
    [perfect-proportions-none] No dice on the nose
    [bite-alignment-lower] More teeth in the lower jaw
    [bite-alignment-same] As many teeth below as above
    [bite-alignment-upper] More teeth in the upper jaw
    [strange-smirk-0] No teeth
    [strange-smirk-1] 1 or 2 teeth
    [strange-smirk-3] 3 teeth
    [strange-smirk-4] 4 teeth or more
    [lost-gemstone] The turn ends without a die on the gem
    [wild-crystal] The turn ends with a skull on the gem
    [feeble-fingers] The turn ends with dice left
    [broken-limbs] The turn ends with dice left, 2 skulls or more among them
    [botched-gem] The turn does not end with a die on the gem and no die left
    [ocular-skull] The turn ends with a die on the gem, two eyes and no die left
    [tumblers-triumph] The turn does not bust
   *[dragul-bust] The turn busts
  }
emerald-skulls-bet-line = { $sign }**{ NAME($bet) }** pays { $payouts }{ $pays ->
    [cubes] {" "}cubes
   *[gears] {""}
} · { $status ->
    [open] open
    [full] full
    [stopped] closed
    [impossible] cannot come true this turn
    [settled] won already
   *[judged] judged
}
    -# { $meaning }
emerald-skulls-topic-bets = What the bets mean
emerald-skulls-outs =
    How a turn ends: **Bust Out**: nothing fits. **Chicken Out**: the tumbler stops with dice left. **Gem Out**: a die is on the gem. **Run Out**: no die is left. **Double Out**: both of these at once.

    What the bets of this turn need and pay:

emerald-skulls-source-tumbling = { $points } by tumbling
emerald-skulls-source-jackpots = { $points } by jackpots
emerald-skulls-source-bets = { $points } by bets
emerald-skulls-source-dice = { $points } for dice
emerald-skulls-tie-cubes = -# Tie at { $points }: { $first } is ahead of { $second }, with { $more } to { $less } reroll cubes.
emerald-skulls-tie-latest = -# Tie at { $points }: { $first } is ahead of { $second }, who { $less ->
    [0] never tumbled
   *[other] tumbled earlier
}.
emerald-skulls-about = light · 40 minutes
emerald-skulls-blurb = Tumble seven dice and push your luck, or bet on the player who does.
emerald-skulls-option-cards-10 = 10 rounds
emerald-skulls-option-cards-9 = 9 rounds, harder
emerald-skulls-option-cards-8 = 8 rounds, harder still
emerald-skulls-option-cards-7 = 7 rounds, hardest
emerald-skulls-option-rivals-40 = 40
emerald-skulls-option-rivals-30 = 30, easier
emerald-skulls-option-rivals-20 = 20, easiest

## Who is waited for

emerald-skulls-waiting-buy = { $names }: **how many dice?**
# $again: all of them have bet in this turn
emerald-skulls-waiting-bet = **{ $tumbler } rolls next.** { $again ->
    [yes] Bet again
   *[no] Bet
} or pass: { $names }.
emerald-skulls-waiting-last-call = **Last call** for bets: { $names }.
emerald-skulls-waiting-place = { $names }: **place, roll on or stop?**
emerald-skulls-waiting-bust = { $names }: **reroll, or bust?**
emerald-skulls-waiting-check = { $names }: **roll on, or stop?**
emerald-skulls-waiting-jackpot = { $names }: **a jackpot, or the usual pay?**
emerald-skulls-asked-buy = **How many dice?**
emerald-skulls-asked-bet = **{ $tumbler } rolls next**: bet, or pass?
emerald-skulls-asked-last-call = **Last call** for bets.
emerald-skulls-asked-place = **Place, roll on or stop?**
emerald-skulls-asked-bust = **Reroll, or bust?**
emerald-skulls-asked-check = **Roll on, or stop?**
emerald-skulls-asked-jackpot = **A jackpot, or your usual pay?** You get only one of them.
# the supply is nearly empty, and the match ends with it; $reached: the dice and bets of this turn can take it all
emerald-skulls-question-last-turn = { $question } { $gears ->
    [one] 1 gear
   *[other] { $gears } gears
  } left{ $reached ->
    [yes] : this may be the last turn.
   *[no] .
  }

## Moves

emerald-skulls-move-buy = Buy dice
emerald-skulls-move-buy-dice = { $gears ->
    [0] { $dice } dice, free
    [one] { $dice } dice for 1 gear
   *[other] { $dice } dice for { $gears } gears
  }
# Five buttons share two rows of a phone: the first two say what is bought and paid, the others only how many.
emerald-skulls-move-buy-dice-short = { $gears ->
    [0] { $dice } dice: free
    [one] { $dice } for 1 gear
   *[other] { $dice } for { $gears }
  }
emerald-skulls-move-bet = Bet on…
emerald-skulls-move-bet-on = { NAME($bet) } ({ $payout }{ $pays ->
    [cubes] {" "}cubes
   *[gears] {""}
  })
# A button: two share a row of a phone.
emerald-skulls-move-bet-short = { NAME($bet, style: "short") } { $payout }
emerald-skulls-move-bet-press = Bet for { $payout }{ $pays ->
    [cubes] {" "}cubes
   *[gears] {""}
  }
emerald-skulls-move-take = Take back…
emerald-skulls-move-take-short = Take back
emerald-skulls-move-take-back = { $own ->
    [yes] Take back { NAME($bet) }
   *[no] { $name }: take back { NAME($bet) }
}
emerald-skulls-move-ready = Pass for this roll
emerald-skulls-move-ready-short = Pass roll
emerald-skulls-move-rest = Pass for this turn
emerald-skulls-move-rest-short = Pass turn
emerald-skulls-move-call = Last call
emerald-skulls-move-wait = Take back my pass
emerald-skulls-move-place = Place dice…
emerald-skulls-move-place-dice = { emerald-skulls-level }: { NAME($dice, join: "and") }{ $out ->
    [none] {""}
   *[other] {" "}· { emerald-skulls-out }
  }
# $dice: signs, such as "1 1" and a skull; $twins: how many, if all of several show the number $face, otherwise 0
emerald-skulls-move-place-short = { $twins ->
    [2] Two { $face }s
    [3] Three { $face }s
    [4] Four { $face }s
    [5] Five { $face }s
    [6] Six { $face }s
    [7] Seven { $face }s
   *[0] { $dice }
} on { NAME($level) }{ $out ->
    [none] {""}
   *[other] {" "}· { emerald-skulls-out }
  }
emerald-skulls-sheet-bets = Bet several at once…
emerald-skulls-sheet-on = Where do your markers go?
emerald-skulls-sheet-on-help = If one of them is not allowed, none is placed.
emerald-skulls-die-skull = skull
# $percent is "under" or "over" where a chance is not certain and would round to 0 or 100
emerald-skulls-bust-chance = { $percent ->
    [under] under 1 % bust
    [over] over 99 % bust
   *[other] { $percent } % bust
  }
emerald-skulls-move-reroll = Reroll
emerald-skulls-move-reroll-cube = Spend a cube: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
  } ({ emerald-skulls-bust-chance })
emerald-skulls-move-reroll-nose = Pick a nose, −1 marker: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
  } ({ emerald-skulls-bust-chance })
emerald-skulls-move-reroll-cube-short = Spend a cube ({ emerald-skulls-bust-chance })
emerald-skulls-move-reroll-nose-short = { $percent ->
    [under] Nose
   *[other] Pick a nose
}, −1 marker ({ emerald-skulls-bust-chance })
emerald-skulls-place-worth = { $out ->
    [none] { emerald-skulls-pay } so far; { $dice ->
        [one] one die is left
       *[other] { $dice } dice are left
      }, { emerald-skulls-bust-chance }
   *[other] { $ends ->
        [yes] { emerald-skulls-offer }
       *[no] ends the turn with { emerald-skulls-pay }
      }
  }
emerald-skulls-place-roll = { emerald-skulls-move-place-dice }, then roll on
emerald-skulls-place-roll-help = { $dice ->
    [one] One die is left
   *[other] { $dice } dice are left
  }, { emerald-skulls-bust-chance }
emerald-skulls-place-roll-press = { $told ->
    [full] { emerald-skulls-move-place-short }, roll on ({ emerald-skulls-bust-chance })
    [short] { NAME($level, style: "short") } { $dice }, roll ({ emerald-skulls-bust-chance })
   *[bare] { NAME($level, style: "short") } { $dice }, roll
  }
emerald-skulls-place-stop = { emerald-skulls-move-place-dice }, then stop
emerald-skulls-place-stop-help = Chicken Out { $ends ->
    [yes] takes { emerald-skulls-offer-short }
   *[no] for { emerald-skulls-pay-short }
}
emerald-skulls-place-stop-press = { $told ->
    [full] { emerald-skulls-move-place-short }, stop: { emerald-skulls-offer-short }
   *[short] { NAME($level, style: "short") } { $dice }, stop: { emerald-skulls-offer-short }
  }
emerald-skulls-place-out-press = { $told ->
    [full] { emerald-skulls-move-place-short }: { emerald-skulls-offer-short }
    [short] { NAME($level, style: "short") } { $dice } · { emerald-skulls-out }: { emerald-skulls-offer-short }
   *[bare] { $dice } · { emerald-skulls-out }: { emerald-skulls-offer-short }
  }
emerald-skulls-place-others = { $rerolls ->
    [yes] Other dice, or a reroll…
   *[no] Other dice…
  }
emerald-skulls-place-line = **{ $placed }**: { $worth }
emerald-skulls-move-bust = Bust Out
emerald-skulls-move-roll = { $pool ->
    [one] Roll the last die ({ emerald-skulls-bust-chance })
   *[other] Roll { $pool } dice ({ emerald-skulls-bust-chance })
  }
emerald-skulls-move-chicken = Chicken Out: { emerald-skulls-offer }
emerald-skulls-move-collect = Collect
emerald-skulls-pay-short = { $gears ->
    [0] { $cubes ->
        [0] nothing
        [one] 1 cube
       *[other] { $cubes } cubes
      }
   *[other] { $gears ->
        [one] 1 gear
       *[other] { $gears } gears
      }{ $cubes ->
        [0] {""}
        [one] {""}, 1 cube
       *[other] {""}, { $cubes } cubes
      }
  }
# what a choice would bring now; $ends: it takes all that is left in the supply, so the match ends
emerald-skulls-offer = { $ends ->
    [yes] { emerald-skulls-offer-last }
   *[no] { emerald-skulls-pay }
}
emerald-skulls-offer-short = { $ends ->
    [yes] { emerald-skulls-offer-last }
   *[no] { emerald-skulls-pay-short }
}
emerald-skulls-offer-last = { $gears ->
    [one] the last gear
   *[other] all { $gears } left
}{ $cubes ->
    [0] {""}
    [one] {""}, 1 cube
   *[other] {""}, { $cubes } cubes
}, ends the match
emerald-skulls-move-chicken-short = Chicken Out: { emerald-skulls-offer-short }
emerald-skulls-move-collect-short = { NAME($bet) }: { emerald-skulls-offer-short }
emerald-skulls-move-collect-pay = { NAME($bet) }: { emerald-skulls-offer }
emerald-skulls-free-wait = You pass for now. You can { $bets ->
    [yes] still bet, or take that back
   *[no] take that back
}.
emerald-skulls-type-hint = For example: bet grim grin, take grim grin, ready, rest

## What stands on panel and final board

emerald-skulls-legend = -# On the skull: a die pays the first number, or the second (with the empty cup) if no die is left at the end. A die on the nose pays a reroll cube.
emerald-skulls-legend-advanced = -# On a card, 2+ pays two gears and one more for each marker against yours; ×2 pays two gears for each, and nothing without any.

emerald-skulls-own = You have { emerald-skulls-pay }, and { $markers ->
    [0] no marker
    [one] 1 marker
   *[other] { $markers } markers
  } in front of you.
# in "My seat", where each line is short
emerald-skulls-own-bets = Your { $count ->
    [one] marker is
   *[other] markers are
} on { NAME($bets, join: "and") }.
emerald-skulls-own-bet = Your marker on **{ NAME($bet) }** is in place { $place } and would earn { $payout }.
emerald-skulls-own-rest = You passed for this turn{ $advanced ->
    [yes] , unless somebody bets against you
   *[no] {""}
  }.
emerald-skulls-standing = -# { $rank }. { $name } – { emerald-skulls-pay }
emerald-skulls-alone = { $won ->
    [yes] { EMOJI("house_cup") }**{ $own ->
        [yes] You win
       *[no] { $name } wins
    }** with { $gears } gears: Vrax and Kur have only { $rivals }.
   *[no] **Vrax and Kur win** with { $rivals } gears; { $own ->
        [yes] you have
       *[no] { $name } has
    } { $gears }. Back to the cell block.
  }

## What happened since the reader last played, in two lines of about 50 characters above the picture

emerald-skulls-gist-out = { $out ->
    [bust] { $chosen ->
        [yes] **{ $name } does not reroll, and busts.**
       *[no] **{ $name } busts.**
      }
   *[other] { $name }: { emerald-skulls-out }{ $paid ->
        [yes] , { emerald-skulls-pay-short }.
        [jackpot] , **jackpot { emerald-skulls-pay-short }**.
       *[no] .
      }
  }
emerald-skulls-gist-lost = **{ $own ->
    [yes] Your
   *[no] { $name }’s
  } { $count ->
    [one] bet on { NAME($bets, join: "and") } is lost
   *[other] bets on { NAME($bets, join: "and") } are lost
  }.**
# where several players lost bets and there is no room to name these: “Ann (2), Bob (1)”
emerald-skulls-gist-lost-all = Lost bets: { $each }.
emerald-skulls-gist-lost-one = { $name } ({ $count })
emerald-skulls-gist-skulls = No gem, so the skulls pay nothing.
emerald-skulls-gist-earned = { $name } earns { emerald-skulls-pay }.
emerald-skulls-gist-paid = **{ NAME($bet) } pays { $name } { emerald-skulls-pay }.**
emerald-skulls-gist-paid-other = { $name }’s { $count ->
    [one] bet
   *[other] bets
  } on { NAME($bets, join: "and") }: { emerald-skulls-pay }.
emerald-skulls-gist-bets-paid = Bets pay { $each }.
emerald-skulls-gist-rival-paid = { emerald-skulls-rival } on { NAME($bet) }: { emerald-skulls-pay }.
emerald-skulls-gist-revealed = Vrax: { NAME($vrax) }, Kur: { NAME($kur) }.
emerald-skulls-gist-bet = { $name } bets on { NAME($bets, join: "and") }.
emerald-skulls-gist-rerolled = { $how ->
    [cube] { $name } rerolls with a cube.
   *[nose] { $name } takes a 3 back from the nose.
  }
emerald-skulls-gist-placed = { $name }: { $places }.
emerald-skulls-gist-level = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } on the { NAME($level) }
emerald-skulls-gist-bought = { $name } takes { $dice } dice.

## What happened

emerald-skulls-event-bought = { $gears ->
    [0] { $seat } takes the { $dice } dice that are free.
    [one] { $seat } takes { $dice } dice for 1 gear.
   *[other] { $seat } takes { $dice } dice for { $gears } gears.
  }
emerald-skulls-event-revealed = Vrax bets on **{ NAME($vrax) }**, Kur on **{ NAME($kur) }**.
# what a marker would earn: a number, "8+" (and one for each marker against it), or "×3" (for each marker against it)
emerald-skulls-event-bet = { $seat } bets on { emerald-skulls-placed-bet }.
# $bets: several of the next sentence
emerald-skulls-placed-bets = { $seat } bets on { $bets }.
emerald-skulls-placed-bet = **{ NAME($bet) }**{ $payout ->
    [none] {""}
   *[other] {" "}(would pay { $payout } { $pays ->
        [cubes] { $count ->
            [one] cube
           *[other] cubes
          }
       *[gears] { $count ->
            [one] gear
           *[other] gears
          }
      })
  }
emerald-skulls-event-took = { $seat } takes the marker back from { NAME($bet) }.
emerald-skulls-event-called = { $seat } calls for last bets.
emerald-skulls-event-rolled = { emerald-skulls-roll }.
emerald-skulls-event-placed = { $seat } places { emerald-skulls-placement }.
emerald-skulls-rolled-and-placed = { emerald-skulls-roll } and places { emerald-skulls-placement }.
emerald-skulls-roll = { $seat } rolls { NAME($dice) }
# $placed: the $count dice, $ordinary of them no skulls
emerald-skulls-placement = { $count ->
    [one] { $ordinary ->
        [0] a skull
       *[other] a { NAME($placed) }
      }
   *[other] { NAME($placed) }
  } on the { NAME($level) }
emerald-skulls-event-rerolled = { $how ->
    [cube] { $seat } spends a reroll cube to roll again, now { emerald-skulls-pool }.
   *[nose] { $seat } picks a nose, which costs a marker: a 3 from there is rolled again with the others, now { emerald-skulls-pool }.
  }
emerald-skulls-pool = { $pool ->
    [one] 1 die
   *[other] { $pool } dice
  }
emerald-skulls-skulls-unpaid = The skulls pay nothing: they count only after a Gem Out or a Double Out.
emerald-skulls-chapter-turn = **{ $seat }’s turn:**
emerald-skulls-log-rules = -# The tumbler earns gears with dice on the skull, all others with bets that come true. Once the supply is empty, most gears win.
emerald-skulls-log-turn = **{ log-round }: { $seat }**
# $chosen: whether the tumbler could have rerolled instead
emerald-skulls-event-out = { $chosen ->
    [yes] { $seat } does not reroll and ends with a **{ emerald-skulls-out }**.
   *[no] { $seat } ends with a **{ emerald-skulls-out }**{ $out ->
        [bust] : nothing fits
       *[other] {""}
      }.
  }
emerald-skulls-lost-bet = **Your bet on { NAME($bet) } is lost**: it says “{ $means }”, but the turn ended with a { emerald-skulls-out }.
emerald-skulls-lost-bets = Bets lost to the { emerald-skulls-out }: { $bets }.
emerald-skulls-unpaid-bet = **Your bet on { NAME($bet) } came true**, but no gears were left to pay it.
emerald-skulls-unpaid-bets = Bets that came true, but no gears were left to pay them: { $bets }.
emerald-skulls-broken-off = This turn was not played out: it pays nothing, and neither do its bets.
emerald-skulls-lost-by = { NAME($bet) } ({ $names })
emerald-skulls-event-earned = { $what ->
    [standard] { $seat } collects **{ emerald-skulls-pay }**{ $dice ->
        [none] {""}
       *[other] {" "}({ $dice })
      }
   *[jackpot] { $seat } takes the jackpot { NAME($bet) }: **{ emerald-skulls-pay }**
  }{ emerald-skulls-short }{ $what ->
    [standard] {""}
   *[jackpot] {" "}{ emerald-skulls-jackpot-rule }
  }
# what a jackpot is for, and what it pays: $rate gears, or so many for each skull, or each tooth that is no skull
emerald-skulls-jackpot-rule = { $jackpot ->
    [mad-nargash] A Gem Out with nothing but skulls
    [grim-grin] A Run Out with nothing but teeth
    [scarred-face] A Gem Out with one die on each level
    [gnarled-face] A Double Out with one die on each level
    [emerald-skull] A full skull of all 7 dice
   *[legendary-emerald-skull] A full skull of 7 dice, none of them a skull,
} instead pays { $rate } { $each ->
    [skull] a skull
    [tooth] for each tooth that is no skull
   *[none] gears
}.
emerald-skulls-jackpot-left = { $seat } leaves the jackpot of { NAME($bets, join: "and") } ({ $gears ->
    [one] 1 gear
   *[other] { $gears } gears
}) for the usual pay.
emerald-skulls-event-paid = { $seat }’s bet on { NAME($bet) } pays **{ emerald-skulls-pay }**{ emerald-skulls-short }
emerald-skulls-event-rival-paid = { emerald-skulls-rival } on { NAME($bet) }: **{ emerald-skulls-pay }**{ emerald-skulls-short }
emerald-skulls-short = { $missing ->
    [0] .
   *[other] . That was worth { $owed } gears, but only { $gears } { $gears ->
        [one] was
       *[other] were
      } left.
  }
# which dice paid how much, where these are several: “(eyes 10, gem 5)”
emerald-skulls-paying-level = { NAME($level) } { $gears }
# how it stands after a turn: “Ann 12 · Bob 17, 1 cube · supply 20 gears”
emerald-skulls-log-holding = { $name } { $gears }{ $cubes ->
    [0] {""}
    [one] , 1 cube
   *[other] , { $cubes } cubes
  }
emerald-skulls-log-supply = supply { $gears ->
    [one] 1 gear
   *[other] { $gears } gears
  }
# a great moment at the podium
## What players tell of a match, below the podium; $out is how the turn ended

# "bought": a rival's dice cost so many gears that the winner led
emerald-skulls-highlight-turning = { $what ->
    [bought] { $rival } pays **{ $gears ->
        [one] 1 gear
       *[other] { $gears } gears
    }** for dice{ $out ->
        [bust] {" "}and busts
       *[other] {""}
    }: { $seat } { $how ->
        [early] takes the lead and keeps it to the end
       *[other] leads for good
    }, **{ $now } to { $second }**.
   *[other] { emerald-skulls-highlight-paid-turning }
}
emerald-skulls-highlight-paid-turning = { $how ->
    [early] { $seat } takes the lead with { emerald-skulls-highlight-source } and keeps it to the end: **{ $now } to { $second }**.
   *[other] { $seat }{ $behind ->
        [0] {""}
       *[other] , once { $behind } behind,
    } { $how ->
        [level] ties { $rival }
       *[passed] takes the lead for good
    } with { emerald-skulls-highlight-source }: **{ $now } to { $second }**.
}
emerald-skulls-highlight-source = { $what ->
    [bet] a bet on { NAME($bet) } for { $gears }
    [jackpot] the jackpot { NAME($bet) } for { $gears }
   *[standard] a { emerald-skulls-out } for { $gears }
}
# what stands behind a payment: $emptied is whether it took the last gear
emerald-skulls-highlight-end = { $emptied ->
    [yes] , and the supply is empty
   *[no] {""}
}
emerald-skulls-highlight-turn = { $seat }’s { emerald-skulls-out } brings **{ emerald-skulls-pay }** at once{ emerald-skulls-highlight-end }.
emerald-skulls-highlight-emptied = { $what ->
    [bet] { $seat }’s bet on { NAME($bet) }
   *[turn] { $seat }’s { emerald-skulls-out }
} takes **the last { $gears ->
    [one] gear
   *[other] { $gears } gears
}**.
emerald-skulls-highlight-jackpot = { $seat } takes the jackpot { NAME($bet) }: **{ emerald-skulls-pay }**{ emerald-skulls-highlight-end }.
emerald-skulls-highlight-rerolled = { $rerolls ->
    [one] One reroll makes
   *[other] { $rerolls } rerolls make
} the jackpot { NAME($bet) } for { $seat }: **{ emerald-skulls-pay }**{ emerald-skulls-highlight-end }.
emerald-skulls-highlight-short = { $what ->
    [bet] { $took ->
        [0] { $name }’s bet on { NAME($bet) }
       *[other] After { $tumbler }’s { emerald-skulls-out }, { $name }’s bet on { NAME($bet) }
      }
   *[turn] { $name }’s { emerald-skulls-out }
} is worth **{ $owed }**, but only { $gears } { $gears ->
    [one] gear is
   *[other] gears are
} left.
emerald-skulls-highlight-unpaid = { $seat }’s bet on { NAME($bet) } wins **{ $owed } gears**, but the supply is empty: it pays nothing.
emerald-skulls-highlight-left = { $seat } leaves the jackpot { NAME($bet) }, worth { $worth }, for a { emerald-skulls-out }: **{ emerald-skulls-pay }**.
emerald-skulls-highlight-bet = { $seat }’s bet on { NAME($bet) } wins **{ emerald-skulls-pay }**{ emerald-skulls-highlight-end }.
emerald-skulls-highlight-rare-bet = { emerald-skulls-highlight-bet }
emerald-skulls-highlight-bust = { $gears ->
    [0] { $seat } busts
    [one] { $seat } pays 1 gear for dice and busts
   *[other] { $seat } pays **{ $gears } gears** for dice and busts
}{ $count ->
    [0] .
    [one] , and { $payees } had bet on it: **{ $paid } gears**.
   *[other] , and { $payees } had bet on it: **{ $paid } gears** in all.
}

emerald-skulls-event-swept = Vrax and Kur sweep up the last { $gears ->
    [one] gear
   *[other] { $gears } gears
  }.
emerald-skulls-event-ended = { $reason ->
    [empty-supply] The supply is empty: the match is over.
    [empty-deck] The last opposition card is played: the match is over.
   *[last-round] The last round is played: the match is over.
  }

## What the clock did for somebody, told to them behind "Time was up at 18:10."

emerald-skulls-clock-bought = You took { $dice } dice.
emerald-skulls-clock-ready = You passed, and the dice rolled.
emerald-skulls-clock-placed = You placed dice on the { NAME($level) }.
emerald-skulls-clock-out = Your turn ended with a **{ emerald-skulls-out }**.
emerald-skulls-clock-earned = You collected **{ emerald-skulls-pay }**.

## /rules: the first page, and those behind it

emerald-skulls-short-goal = Have the most gears when the supply is empty. In turn each player is the **tumbler**, who rolls dice onto the skull; all others bet on how that turn will end.
emerald-skulls-short-turn =
    • **Tumbler**: take 3 dice for free, or pay for up to 7. Roll, and place one or more dice on one level of the skull; then roll the rest, or stop. If nothing can be placed, you bust and earn nothing.
    • **All others**: before every roll you may put a marker on a bet, two a turn at most. The first marker earns most.
    • First the tumbler is paid for the dice on the skull, then each bet that came true.
emerald-skulls-short-end = At once when the supply is empty or cannot pay: the player being paid takes what is left, and later bets earn nothing. A tie goes to more reroll cubes, then to the player who tumbled last.
emerald-skulls-short-start = No gears, no reroll cubes, and two markers a turn. The supply holds 40 gears a player. Who tumbles first is drawn by lot, or chosen by the host.
emerald-skulls-short-house = What most advanced cards pay (page **Advanced cards**), the ten opposition cards, and at most forty turns each. The standard cards pay as printed.

emerald-skulls-rules-turn-title = The turn
emerald-skulls-rules-turn =
    ### Dice
    The tumbler takes 3 dice for free, 4 for 1 gear, 5 for 3, 6 for 6 or 7 for 10. Each roll goes onto the skull: choose one level and place one or more dice that show its number.
    • 1 lower jaw, 2 upper jaw, 3 nose: as many dice as you like
    • 4 eyes: two dice
    • 5 gem: one die
    • A skull may go on any level, alone or beside others.

    The first roll may go on any level, later ones on the highest level used so far or above. Dice that you do not place stay in the pool. Then roll on, or stop.

    ### How a turn ends
    • **Bust Out**: nothing can be placed
    • **Chicken Out**: you stop with dice left
    • **Gem Out**: a die is on the gem
    • **Run Out**: all dice are placed
    • **Double Out**: both at once

    ### Rerolls
    Instead of placing a roll, or to escape a bust, you may spend a **reroll cube** (roll the pool, with one more die if any is left) or **pick a nose** (take an ordinary 3 back from the nose; twice a turn at most, each time with one of your markers). It reopens no level: the highest one used so far stays the limit. Place the new roll or reroll again; if nothing fits, you bust. After a reroll you cannot stop before you have placed dice.
emerald-skulls-rules-bets-title = Bets
emerald-skulls-rules-bets =
    Before every roll and reroll, everybody but the tumbler may bet. You have two markers a turn, and can put one on a bet.

    The payouts of a bet are for its first marker, its second and so on: the first earns most. When all places are taken, a bet is full. The dice roll when everybody has passed or is out of markers. Until then you can still bet, even if you have passed.

    You cannot bet on what cannot come true, or has won already. You may take a marker back once before each roll, as long as nobody has bet on top of it.

    ### The standard cards
    • **Pick n’ Bust** (10, 8, 5): a Bust Out after a picked nose
    • **Mad Nargash** (8, 5, 3): a Gem Out with nothing but skulls
    • **Grim Grin** (5, 3, 2): a Run Out with nothing but teeth
    • **Emerald Skull** (10, 8, 5): a Double Out with 3 teeth, a nose, 2 eyes and the gem
    • **Busted Fowl** (5, 3, 2): a Bust Out or a Chicken Out
    • **Final Jewel** (2, 1): a Gem Out
    • **Empty Hands** (2, 1): a Run Out
    • **Empty n’ Shiny** (5, 3, 2): a Double Out

    A Double Out is a Gem Out and a Run Out too, so it pays those as well.
emerald-skulls-rules-pay-title = Payout and end
emerald-skulls-rules-pay =
    ### The tumbler
    A Bust Out pays nothing. Otherwise each die on the skull pays:
    • gem 3, eye 2, tooth 1 after a Chicken Out or a Gem Out
    • gem 5, eye 5, upper tooth 2, lower tooth 1 after a Run Out or a Double Out
    • nose: always a reroll cube

    Skulls count only after a Gem Out or a Double Out.

    Some cards have a **jackpot**, which the tumbler may take instead: Mad Nargash 5 gears a skull, Grim Grin 3 for each ordinary tooth, Emerald Skull 30.

    ### The bettors
    Then the cards are paid in the order of their numbers, each bet up its stack. Markers and dice go back, and the next player tumbles.

    ### The end
    When the supply is empty or cannot pay, the match is over at once: the player being paid takes what is left, and all later bets earn nothing. Most gears win; a tie goes to more reroll cubes, then to the player who tumbled last. The match also ends when everybody has tumbled forty times. Two players who know the game need about five turns each, five players about three; with beginners it takes two or three times as many.
emerald-skulls-rules-advanced-title = Advanced cards
emerald-skulls-rules-advanced =
    With **advanced cards**, six to ten other cards are around the skull, by the number of players. Each has two faces, and one is up. You may have one marker on each card.

    • **2+** pays 2 gears and 1 more for every marker of other players that opposes yours, **×2** pays 2 for every such marker and nothing without any.
    • On Jackpot cards (6–12) and Out cards (22–28) the main bet and the one against it oppose each other. On Side cards (14–20) all bets oppose one another. Where several bets of a card come true, only the losing ones count as opposed.
    • A **kicker** (marked +) needs more than the bet that it belongs to, and is on its side.
    • A **stop** sign closes a card to more bets once a die has reached that level.
    • A crown shows what the tumbler may take as a jackpot.

    You cannot bet on a × bet if nobody opposes it and nobody can any more.

    The next three pages show all 24 faces. The host may choose some of them; the others are drawn.

    Not all numbers on the advanced cards are public. As printed are the jackpots, the stops, both payouts of Toothless Tumble and of Dragul Bust, and the first payout of Tumbler’s Triumph (×3) and of Pick n’ Bust on card 28 (10). All other payouts are our own; if you own the box, you can put the printed ones into one file. The standard cards pay as printed.
emerald-skulls-rules-jackpot-cards-title = Jackpot cards
emerald-skulls-rules-jackpot-cards =
    Cards 6, 8, 10 and 12. Face b also has a kicker; the crown shows what the tumbler may take instead of the usual pay.

    • **Mad Nargash**: a Gem Out with nothing but skulls on the board; **Nargash’s Woe**: anything else; **Nargash’s Gamble**: Mad Nargash with 5 skulls or more
    • **Emerald Skull**: a Double Out with 3 teeth, a nose, 2 eyes and the gem; **Cracked Cranium**: anything else; **Legendary Skull**: an Emerald Skull without a skull die
    • **Scarred Face**: a Gem Out with one die on each level; **Denied Visage**: anything else; **Gnarled Face**: a Double Out with one die on each level
    • **Grim Grin**: a Run Out with nothing but teeth; **Fractured Tusks**: anything else; **Toothless Tumble**: anything else, and no teeth at all. It pays reroll cubes.
emerald-skulls-rules-side-cards-title = Side cards
emerald-skulls-rules-side-cards =
    Cards 14, 16, 18 and 20. All bets of a card oppose one another. Some close when a die is on the level of their stop sign.

    • **Wild Bones**: this many skull dice or more on the board; **Tombstone Tally**: an odd or an even number of them; no skull at all is a kicker on even
    • **Incessant Picker**: this many noses picked; **Ocular Inventory**: this many eyes
    • **Sniffing Supply**: this many dice on the nose; **Perfect Proportions**: an odd or an even number of them; none is a kicker on even
    • **Bite Alignment**: more teeth below, as many, or more above; **Strange Smirk**: this many teeth
emerald-skulls-rules-out-cards-title = Out cards
emerald-skulls-rules-out-cards =
    Cards 22, 24, 26 and 28. Face b also has a kicker.

    • **Final Jewel**: a Gem Out; **Lost Gemstone**: none; **Wild Crystal**: a Gem Out with a skull for a gem
    • **Empty Hands**: a Run Out; **Feeble Fingers**: none; **Broken Limbs**: none, and 2 skulls or more left over
    • **Empty n’ Shiny**: a Double Out; **Botched Gem**: none; **Ocular Skull**: a Double Out with two eyes
    • **Tumbler’s Triumph**: no Bust Out; **Dragul Bust**: a Bust Out; **Pick n’ Bust**: a Bust Out after a picked nose
emerald-skulls-rules-alone-title = Alone
emerald-skulls-rules-alone =
    If you play alone, you tumble every turn, and after ten rounds it is over. Two rogues, **Vrax** and **Kur**, bet on you. You begin with nothing, they have 40 gears, and the supply has 80. You win with more gears than theirs.

    After you buy dice, an opposition card is turned up. It says which bets they take: one column for 3 or 4 dice, one for 5 or 6, one for 7. Nobody else bets. You tumble and are paid as always; then Vrax and Kur are paid for what came true.

    The match ends when the supply is empty, or after the last of the ten cards: then Vrax and Kur sweep up what is left. A tie is not enough to win. The bets on the ten cards are our own choice.

    Fewer opposition cards make it **harder**; fewer gears for the two make it **easier**. Both are options of the table.
emerald-skulls-rules-here-title = Playing here
emerald-skulls-rules-here =
    { $place ->
        [day] Nobody else sees your match, and nothing is secret in it.
       *[table] Nothing is secret, so everybody plays on the board. You get no direct messages.
    }

    The tumbler’s buttons and the bets are below the picture. One press places dice and rolls on, or places them and stops. Each bet has a button with its name and the gears that the next marker would earn, in the place that it has on the board; if there are more than eight, they are in a menu. On its card that number is green. Press a bet, and your sign appears there. **{ emerald-skulls-move-ready-short }**: you are asked again before the next roll. **{ emerald-skulls-move-rest-short }** is for all rolls of this turn: it ends when somebody bets against you on an advanced card{ $place ->
        [day] .
       *[table] {""}, or when you press **Take back my pass**, in **Menu…** and **My seat**.
    } Bright plates at the top show who can still bet.{ $place ->
        [day] {""}
       *[table] {" "}When time is up, players who said nothing have passed. The tumbler can hurry things up: after **Last call**, in **Menu…**, the dice roll in a few seconds (by day, in an hour; without a clock it only asks).
    }

    In the picture, the next free place of a bet is green, bets that are closed for this turn are faint, brown ones may still win for the markers on them, and golden ones have won. Beside each level of the skull you see its number and what a die there pays: first after a Chicken Out or a Gem Out, then after a Run Out or a Double Out.

    In **Menu…**, { $place ->
        [day] {""}
       *[table] **My seat** shows what you have and where your markers are, and{" "}
    }**What the bets mean** explains the cards in play. There you can also **Type a move**: `bet grim grin`, `take grim grin`, `place nose 2 +1` (two dice and a skull).

    { $place ->
        [day] You need not hurry: every roll waits for you.
       *[table] When time is up, you buy 3 dice, bet nothing, place as many dice as you can on the lowest level, and chicken out.
    }

## The table of `python -m games balance`

emerald-skulls-balance-title = { $deck ->
    [standard] Standard cards
    [jackpot] Jackpot cards
    [side] Side cards
   *[out] Out cards
  }
emerald-skulls-balance-bet = Bet
emerald-skulls-balance-pays = Pays
emerald-skulls-balance-name = { $face } { NAME($bet) }{ $source ->
    [printed] {" "}(printed)
    [printed-house] {" "}(the first printed)
   *[house] {""}
  }

## Why a goblin would do what it does: behind “Hint”

emerald-skulls-why-buy = It compares the price of more dice with the better end that they make likely.
emerald-skulls-why-last-call = The dice roll in a moment: it bets only where a place is worth a marker.
emerald-skulls-why-bet = It bets where the odds and the payout together are best.
emerald-skulls-why-place = It keeps its options open: dice on high levels leave few levels for the next roll.
emerald-skulls-why-bust = It compares a bust now with what a cube or a nose may still save.
emerald-skulls-why-check = It compares what it has now with the odds of a better end.
emerald-skulls-why-jackpot = It takes what is worth most to it.

## The first time: a sentence for each kind of question

emerald-skulls-coach-buy = You roll these dice onto the skull, and the dice there pay at the end. Three are free; more give you more chances.
emerald-skulls-coach-last-call = Last chance: bet now, or the dice roll without you.
emerald-skulls-coach-bet = { $variant ->
    [tumbler] You roll the dice this turn, so the others bet on how it ends, and you do not. You roll when all of them have passed; **Last call** leaves them only a few seconds.
    [advanced] You bet on how this turn will end: **What the bets mean** explains each. A bet costs no gears; 2+ and ×2 pay more for the markers of others that oppose yours. { emerald-skulls-coach-passes }
   *[usual] You bet on how this turn will end: **What the bets mean** explains each. You have two markers a turn, and bets cost no gears. The number on a button is what you would win; grey bets are full, decided, impossible with these dice, or on a card that you have bet on. { emerald-skulls-coach-passes }
}
emerald-skulls-coach-passes = { $variant ->
    [advanced] **{ emerald-skulls-move-ready }**: I ask you again before the next roll. **{ emerald-skulls-move-rest }**: I ask you again next turn.
   *[usual] **{ emerald-skulls-move-ready-short }**: I ask you again before the next roll. **{ emerald-skulls-move-rest-short }**: I ask you again next turn.
}
emerald-skulls-coach-place = Place dice of one number, on the highest level used or above. The higher you go, the fewer levels are left for the next roll. No die left is a **Run Out**, a die on the gem a **Gem Out**, both a **Double Out**.
emerald-skulls-coach-bust = No die fits, and a bust earns nothing: a reroll cube or the nose may still save the turn.
emerald-skulls-coach-check = Stop, which is a **Chicken Out**, and you are paid for the dice on the skull. Roll on, and you may earn more, or bust and earn nothing.
emerald-skulls-coach-jackpot = A jackpot takes the place of your usual pay. The usual pay can bring more gears, and reroll cubes.

## What the table waits for, in the menu of paces

emerald-skulls-tempo-turn = turns
emerald-skulls-tempo-answer = bets and answers
emerald-skulls-tempo-call = last calls

## A deal a day.
emerald-skulls-daily-about = Three turns for you, two for a goblin, then it ends. Your gears count.
emerald-skulls-daily-ended = The deal of the day ends after five turns.
emerald-skulls-daily-squares = -# Each square is a turn, yours or the goblin’s: { $most } you got more gears than the goblin, { $some } you got some, { $nothing } you got none, { $less } you lost some, { $unplayed } not played.
emerald-skulls-daily-measure = Most gears are best.
emerald-skulls-daily-part = turn
emerald-skulls-daily-score = { $number ->
        [one] { $number } gear
       *[other] { $number } gears
    }

## Reasons in a review: why another move would have been better

emerald-skulls-reason-roll = { $busts ->
    [under] Under 1 in 100 rolls bust
    [over] Over 99 in 100 rolls bust
   *[other] { $busts } in 100 rolls bust
} here. { emerald-skulls-reason-roll-worth }
# what bets paid, behind a review’s heading: “Bets: you 2, Grub 34 gears”; in $passed of $turns the player did not bet
emerald-skulls-review-bets = Bets: { $each } gears. { $passed ->
    [0] No turn of the others went by without a bet.
   *[other] { $passed } of { $turns } turns of the others went by without a bet.
}
emerald-skulls-review-bet = { $own ->
    [yes] you { $gears }
   *[no] { $name } { $gears }
}
# $busts rolls fit nowhere, and $lost bust although there are cubes or noses for rerolls
emerald-skulls-reason-reroll = { $busts ->
    [under] Under 1
    [over] Over 99
   *[other] { $busts }
} in 100 rolls fit nowhere here, and { $lost ->
    [under] under 1
    [over] over 99
   *[other] { $lost }
} bust even with rerolls. { emerald-skulls-reason-roll-worth }
emerald-skulls-reason-roll-paid = { emerald-skulls-reason-roll } { emerald-skulls-reason-stop-pays }
emerald-skulls-reason-reroll-paid = { emerald-skulls-reason-reroll } { emerald-skulls-reason-stop-pays }
emerald-skulls-reason-stop-pays = Stopping also pays bets of the others: { $bets ->
    [one] { $bets } gear
   *[other] { $bets } gears
}.
emerald-skulls-reason-roll-worth = Without bets and cubes to spend, stopping is worth { $stop ->
    [one] { $stop } gear
   *[other] { $stop } gears
}, rolling on { $on } on average; a cube earned counts as a gear.
emerald-skulls-reason-place = Without bets and cubes to spend, the dice bring { $gears } gears on average after your choice, { $more } after the other; a cube earned counts as a gear.
emerald-skulls-reason-bet = This turn alone, your choice brings { $gears } gears on average, the other one { $more }.
emerald-skulls-reason-placing = Without bets and cubes to spend, the turn is worth { $gears } gears on average after this, { $less } after the best other choice; a cube earned counts as a gear.
emerald-skulls-reason-betting = A marker there brings { $gears } gears on average.

# Typed moves are read in English notation. Another language has its own words here, a line each: "grün | grüner = green".
emerald-skulls-typed-words = { "" }
