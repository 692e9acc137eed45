"""A market set up by hand: who owns what, and what is on top of the decks.

Ann, Bob, Cid, Dot, Eve and Fay sit on the seats 0 to 5, with ten coins each and no cards unless given.
"""

from collections.abc import Mapping
from typing import Any

from games.engine import Event, SwiftChance
from games.goblin_market import GoblinMarket, GoblinMarketOptions, GoblinMarketView, auction
from games.goblin_market.decktet import AUCTION_DECK, CARD_BY_NAME
from games.goblin_market.events import Payment
from games.goblin_market.questions import STEP_FUNCTIONS
from games.goblin_market.state import GoblinMarketState
from tests.games.played_table import NAMES, PlayedTable


def indices(cards: str) -> list[int]:
    return [CARD_BY_NAME[name] for name in cards.split()]


class MarketTable(PlayedTable[GoblinMarketState, GoblinMarketView]):
    """A match at its first question. `deck` are the cards on top of the Auction Deck, first drawn first.

    Below them lie all others that nobody owns, unless `rest` gives their number. `goblins` lie on the Goblin Deck.
    """

    def __init__(
        self,
        seats: int = 3,
        *,
        deck: str = "author desert origin",
        rest: int | None = None,
        goblins: str = "",
        owned: Mapping[str, str] | None = None,
        coins: Mapping[str, int] | None = None,
        opener: str = "ann",
        options: Mapping[str, object] | None = None,
    ) -> None:
        game = GoblinMarket()
        chosen = GoblinMarketOptions.model_validate(options or {})
        state = game.deal(seats, chosen, SwiftChance(1))
        top, kept = indices(deck), [indices((owned or {}).get(name, "")) for name in NAMES[:seats]]
        others = [card for card in AUCTION_DECK if card not in top and not any(card in cards for cards in kept)]
        state.deck = [*others[: len(others) if rest is None else rest], *reversed(top)]
        on_top = indices(goblins)
        state.goblin_deck = [*(c for c in state.goblin_deck if c not in on_top), *reversed(on_top)]
        state.owned, state.aside, state.lot = kept, [], []
        for name, purse in (coins or {}).items():
            state.coins[NAMES.index(name)] = purse
        state.opener = NAMES.index(opener)
        state.decision = None
        step: Any = auction.start_auction(state, SwiftChance(1), [])
        while step:
            step = STEP_FUNCTIONS[step](state, SwiftChance(1), [])
        super().__init__(game, seats, chosen, state)

    def cards(self, name: str) -> list[str]:
        return [str(card) for card in self.view().owned[NAMES.index(name)]]


def paid(events: list[Event], kind: str) -> dict[str, int]:
    """Return who got how many coins by events of this kind."""
    return {NAMES[e.seat]: e.number for e in events if isinstance(e, Payment) and e.kind == kind}
