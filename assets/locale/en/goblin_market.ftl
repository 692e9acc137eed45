## Goblin Market: options, refusals, events, panels and rules.

goblin-market-title = Goblin Market
goblin-market-option-courts = Courts
goblin-market-option-courts-help = The four Courts are in the Goblin Deck; without them it is the four Pawns alone
goblin-market-option-hidden-coins = Hidden coins
goblin-market-option-hidden-coins-help = Everybody sees only their own coins; bids and payments stay public
goblin-market-option-first = Who opens first
goblin-market-option-first-help = The seat that opens the first auction, counted from 1; 0 draws lots

error-goblin-market-no-such-card = There is no card “{ $card }” in the Decktet.
error-goblin-market-bid-now = Bid a number of coins, or pass.
error-goblin-market-bid-low = That is not enough: the lowest bid now is { $least }.
error-goblin-market-bid-high = Your purse is not that heavy: it holds { $most ->
    [one] 1 coin
   *[other] { $most } coins
}.
error-goblin-market-choose-now = You won: say whether you take all the cards or share.
error-goblin-market-pick-now = Pick one of the cards for sale.
error-goblin-market-not-for-sale = That card is not for sale now.

## The Decktet

goblin-market-suit-moons = Moons
goblin-market-suit-suns = Suns
goblin-market-suit-waves = Waves
goblin-market-suit-leaves = Leaves
goblin-market-suit-wyrms = Wyrms
goblin-market-suit-knots = Knots
goblin-market-rank = { $rank ->
    [ace] Ace
    [crown] Crown
    [pawn] Pawn
    [court] Court
   *[other] { $rank }
}
goblin-market-card-ace-of-moons = Ace of Moons
goblin-market-card-ace-of-suns = Ace of Suns
goblin-market-card-ace-of-waves = Ace of Waves
goblin-market-card-ace-of-leaves = Ace of Leaves
goblin-market-card-ace-of-wyrms = Ace of Wyrms
goblin-market-card-ace-of-knots = Ace of Knots
goblin-market-card-author = Author
goblin-market-card-desert = Desert
goblin-market-card-origin = Origin
goblin-market-card-journey = Journey
goblin-market-card-painter = Painter
goblin-market-card-savage = Savage
goblin-market-card-mountain = Mountain
goblin-market-card-sailor = Sailor
goblin-market-card-battle = Battle
goblin-market-card-forest = Forest
goblin-market-card-discovery = Discovery
goblin-market-card-soldier = Soldier
goblin-market-card-lunatic = Lunatic
goblin-market-card-penitent = Penitent
goblin-market-card-market = Market
goblin-market-card-chance-meeting = Chance Meeting
goblin-market-card-castle = Castle
goblin-market-card-cave = Cave
goblin-market-card-diplomat = Diplomat
goblin-market-card-mill = Mill
goblin-market-card-betrayal = Betrayal
goblin-market-card-pact = Pact
goblin-market-card-darkness = Darkness
goblin-market-card-merchant = Merchant
goblin-market-card-huntress = Huntress
goblin-market-card-bard = Bard
goblin-market-card-sea = Sea
goblin-market-card-end = End
goblin-market-card-calamity = Calamity
goblin-market-card-windfall = Windfall
goblin-market-card-harvest = Harvest
goblin-market-card-watchman = Watchman
goblin-market-card-light-keeper = Light Keeper
goblin-market-card-borderland = Borderland
goblin-market-card-consul = Consul
goblin-market-card-rite = Rite
goblin-market-card-island = Island
goblin-market-card-window = Window
