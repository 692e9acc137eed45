"""A match of Goats & Goblins between two moves."""

from dataclasses import dataclass, field
from typing import Literal

from games.engine.contract import Decision
from games.goats_and_goblins.cave import VALUE, ActionKind

FALLEN = 3
"""The value of drawn Cave-Ins at which an expedition fails. Ruling Failure."""

Stage = Literal["turn", "declared", "voting", "revealed", "exploring", "dividing", "taking"]


@dataclass(frozen=True, slots=True)
class Played:
    """An action card on the stack: who played which card (an index into `CARDS`), and at whom."""

    seat: int
    card: int
    kind: ActionKind
    target: int | None


@dataclass(frozen=True, slots=True)
class LastExpedition:
    """The last expedition that was settled: who led it, how it went, what it drew, in order."""

    leader: int
    succeeded: bool
    drawn: list[int]


@dataclass(slots=True)
class GoatsAndGoblinsState:
    """The state of a match. A card is an index into `CARDS`.

    `cave` lies with its top card last; `removed` are the four that left unseen; `seers` know the cave's top card.
    `hands` and `discard` count cards. `declared` is the expedition's number as it was pushed, `to_draw` what is left
    of it; `drawn` what it drew, in order. `votes` holds who joins, by seat: without the Leader, and sealed until all
    are in. `stack` has its newest card last; `silent` said "no more". `pile` is to be divided or taken, the dearest
    card first; `shares` is what the last expedition's pile brought each seat so far.
    """

    seats: int
    voting: bool
    every_card: bool
    cave: list[int]
    removed: list[int]
    hands: list[list[int]]
    discard: list[int]
    leader: int
    decision: Decision | None
    stage: Stage = "turn"
    declared: int = 0
    to_draw: int = 0
    drawn: list[int] = field(default_factory=list)
    votes: dict[int, bool] = field(default_factory=dict)
    stack: list[Played] = field(default_factory=list)
    silent: list[int] = field(default_factory=list)
    seers: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    shares: list[list[int]] = field(default_factory=list)
    last: LastExpedition | None = None
    ended: str | None = None

    def clone(self) -> "GoatsAndGoblinsState":
        """Return an independent copy. `Played`, `LastExpedition` and `Decision` never change, so they are shared."""
        return GoatsAndGoblinsState(
            self.seats,
            self.voting,
            self.every_card,
            self.cave.copy(),
            self.removed.copy(),
            [hand.copy() for hand in self.hands],
            self.discard.copy(),
            self.leader,
            self.decision,
            self.stage,
            self.declared,
            self.to_draw,
            self.drawn.copy(),
            self.votes.copy(),
            self.stack.copy(),
            self.silent.copy(),
            self.seers.copy(),
            self.pile.copy(),
            [share.copy() for share in self.shares],
            self.last,
            self.ended,
        )

    def from_the_left(self) -> list[int]:
        """Return all seats in turn order, from the Leader's left; the Leader is the last."""
        return [*range(self.leader + 1, self.seats), *range(self.leader + 1)]

    def cave_in_value(self) -> int:
        """Return the value of the Cave-Ins drawn by this expedition."""
        value = 0
        for card in self.drawn:
            value += VALUE[card]
        return value
