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
