"""The state of Emerald Skulls between two moves."""

from dataclasses import dataclass, field

from games.emerald_skulls.dice import MARKERS_A_PLAYER
from games.emerald_skulls.opposition import RIVAL_BY_SEAT
from games.emerald_skulls.turn import Out, TumblerTurn
from games.engine.cloning import Cloneable
from games.engine.contract import Decision
from games.engine.values import value_class

LAST_CALL = "last-call"
"""The kind of the decision after the tumbler's last call."""


@value_class
class Payment:
    """One line of a payout: who took how much for what.

    `seat` is 1 or 2 for Vrax and Kur in the solitary mode. `face` is `None` for the tumbler, whose `what` is "standard"
    or the bet of a jackpot; a bettor's is the bet, at `place` 1 and up in its stack. `owed` is its worth if the supply
    had less.
    """

    seat: int
    face: str | None
    what: str
    place: int
    gears: int
    cubes: int
    owed: int


@value_class
class LastTurn:
    """The last turn that was paid: who tumbled, how it ended, the board by level, the dice left, and all payments.

    `stacks` are the bets as they were then, in the order of the cards.
    """

    seat: int
    out: Out
    ordinary: tuple[int, ...]
    skulls: tuple[int, ...]
    left: tuple[int, ...]
    picked: int
    payments: tuple[Payment, ...]
    stacks: tuple[tuple[int, ...], ...]

    def add_payment(self, payment: Payment) -> "LastTurn":
        """Return this account with one more line."""
        payments = (*self.payments, payment)
        return LastTurn(self.seat, self.out, self.ordinary, self.skulls, self.left, self.picked, payments, self.stacks)


@dataclass(slots=True)
class EmeraldSkullsState(Cloneable):
    """The state of a match.

    `faces` are the betting cards in play, `stacks` the seats on each bet from the bottom (Vrax 1 and Kur 2 in the
    solitary mode), `own` the same as a set of bets by seat. `open` is the set of bets that the window offers: possible,
    not stopped, not full; `fresh` are the bets of each seat in this window, `withdrawn` the seats that took one back in
    it. `resting` are the seats that are ready for the rest of the turn although they have a marker. `number` counts
    turns from 1, `began` is the number of the turn's first decision. `deck` and `shown` are opposition cards, the next
    one last; `rivals` the gears of Vrax and Kur. `tumbled` counts by seat the turns that ended, `picked_in` those in
    which a nose was picked; matches that began before they were counted lack some.
    """

    seats: int
    faces: tuple[str, ...]
    gears: list[int]
    cubes: list[int]
    supply: int
    tumbler: int
    turn: TumblerTurn
    stacks: list[tuple[int, ...]]
    own: list[int]
    decision: Decision | None
    number: int = 1
    began: int = 1
    open: int = 0
    fresh: dict[int, list[int]] = field(default_factory=dict)
    withdrawn: list[int] = field(default_factory=list)
    resting: list[int] = field(default_factory=list)
    rivals: int = 0
    deck: list[int] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)
    last: LastTurn | None = None
    ended: str | None = None
    tumbled: dict[int, int] = field(default_factory=dict)
    picked_in: dict[int, int] = field(default_factory=dict)

    @property
    def phase(self) -> str:
        """The kind of the decision, or "over"; a last call is a part of the window, "bet"."""
        if self.decision is None:
            return "over"
        return "bet" if self.decision.kind == LAST_CALL else self.decision.kind

    @property
    def is_solitary(self) -> bool:
        """Whether a single player plays against Vrax and Kur."""
        return self.seats == 1

    def end_rest(self, seat: int) -> None:
        """End the rest of a seat, if it rests."""
        if seat in self.resting:
            self.resting.remove(seat)

    def count_markers_left(self, seat: int) -> int:
        """Return how many markers a player has left (or Vrax or Kur, who have one each)."""
        if self.is_solitary and seat in RIVAL_BY_SEAT:
            return 1 - self.own[seat].bit_count()
        return MARKERS_A_PLAYER - self.own[seat].bit_count() - (self.turn.picked if seat == self.tumbler else 0)
