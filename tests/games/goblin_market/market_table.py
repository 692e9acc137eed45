"""A market set up by hand: who owns what, and what lies on top of the decks.

Ann, Bob, Cid, Dot, Eve and Fay sit on the seats 0 to 5, with ten coins each and no cards unless given.
"""

from collections.abc import Mapping

import pytest

from games.engine import Decision, Event, IllegalMove, Match, SwiftChance
from games.goblin_market import GoblinMarket, GoblinMarketOptions, GoblinMarketView
from games.goblin_market.auction import advance
from games.goblin_market.decktet import AUCTION_DECK, BY_NAME
from games.goblin_market.state import GoblinMarketState

NAMES = ("ann", "bob", "cid", "dot", "eve", "fay")
ANN, BOB, CID, DOT, EVE, FAY = range(6)


def indices(cards: str) -> list[int]:
    return [BY_NAME[name] for name in cards.split()]


class MarketTable:
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
        state.owned, state.aside, state.lot, state.stage = kept, [], [], "opening"
        for name, purse in (coins or {}).items():
            state.coins[NAMES.index(name)] = purse
        state.opener = NAMES.index(opener)
        state.decision = None
        advance(state, SwiftChance(1), [])
        self.match = Match(game, seats, chosen, bytes(32), state)

    @property
    def state(self) -> GoblinMarketState:
        state: GoblinMarketState = self.match.state
        return state

    @property
    def decision(self) -> Decision:
        assert self.match.decision is not None
        return self.match.decision

    @property
    def asked(self) -> str:
        """What is asked of whom, as "bid bob"."""
        return " ".join([self.decision.kind, *(NAMES[seat] for seat in self.decision.seats)])

    def do(self, *lines: str) -> list[Event]:
        """Play lines such as "bob bid 7"; each must be listed as legal. Returns the events of the last."""
        told: list[Event] = []
        for line in lines:
            name, _, text = line.partition(" ")
            assert self.match.game.parse(text) in self.match.legal_moves(NAMES.index(name)), line
            told = self.match.play(NAMES.index(name), text)
        return told

    def refuses(self, line: str) -> str:
        """Return the code of a refused move, which is not listed and changes nothing."""
        name, _, text = line.partition(" ")
        seat, before = NAMES.index(name), self.state.clone()
        assert text not in map(str, self.match.legal_moves(seat))
        with pytest.raises(IllegalMove) as refusal:
            self.match.play(seat, text)
        assert self.state == before
        assert str(refusal.value)
        return refusal.value.code.removeprefix("goblin-market-")

    def view(self, name: str | None = None) -> GoblinMarketView:
        view = self.match.view(None if name is None else NAMES.index(name))
        assert isinstance(view, GoblinMarketView)
        return view

    def cards(self, name: str) -> list[str]:
        return [str(card) for card in self.view().owned[NAMES.index(name)]]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def paid(events: list[Event], kind: str) -> dict[str, int]:
    """Return who got how many coins by events of this kind."""
    return {NAMES[int(str(e.facts["seat"]))]: int(str(e.facts["number"])) for e in events if e.kind == kind}
