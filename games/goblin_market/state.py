"""The state of Goblin Market between two moves."""

from dataclasses import dataclass, field
from typing import Literal

from games.engine.cloning import Cloneable
from games.engine.contract import Decision
from games.engine.values import value_class

AuctionStep = Literal["opening", "bidding", "won", "sharing", "paying"]
"""The steps of an auction, in `questions.STEP_FUNCTIONS`."""


@value_class
class LastAuction:
    """The last auction that ended. All tuples but the last are by seat.

    `winner` is `None` and `bid` 0 if all passed. `taken` are cards, `paid`, `sisterhood` and `goblin_money` coins;
    `goblin_card` is the one turned over, `None` if all passed; `discarded` are cards that nobody got.
    """

    winner: int | None
    bid: int
    taken: tuple[tuple[int, ...], ...]
    paid: tuple[int, ...]
    sisterhood: tuple[int, ...]
    goblin_card: int | None
    goblin_money: tuple[int, ...]
    discarded: tuple[int, ...]


@dataclass(slots=True)
class GoblinMarketState(Cloneable):
    """The state of a match. A card is an index into `CARDS`; the top card of a deck is its last.

    `goblin_open` are the cards of the Goblin Deck turned over since it was shuffled. `owned` are cards by seat, `aside`
    the size cards, `lot` what is for sale, `size_card` the card that set the size (`None` in the last auction). `bids`
    are the last bids of this auction by seat, `turn` the next bidder, `line` those who still have to pick, and `taken`
    what was picked.
    """

    seats: int
    hidden_coins: bool
    deck: list[int]
    goblin_deck: list[int]
    coins: list[int]
    bank: int
    owned: list[list[int]]
    opener: int
    turn: int
    decision: Decision | None = None
    goblin_open: list[int] = field(default_factory=list)
    aside: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    size_card: int | None = None
    lot: list[int] = field(default_factory=list)
    bids: dict[int, int] = field(default_factory=dict)
    passed: list[int] = field(default_factory=list)
    line: list[int] = field(default_factory=list)
    taken: dict[int, list[int]] = field(default_factory=dict)
    last: LastAuction | None = None
    ended: str | None = None

    @property
    def highest_bid(self) -> int:
        """The highest bid of this auction so far; 0 if there is none."""
        return max(self.bids.values(), default=0)

    def rank_bidders(self) -> list[int]:
        """Return the seats that bid in this auction, the highest bid first. Ruling Sharing."""
        return sorted(self.bids, key=self.bids.__getitem__, reverse=True)
