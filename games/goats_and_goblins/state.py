"""The state of Goats & Goblins between two moves."""

from dataclasses import dataclass, field
from functools import cache
from typing import Literal

from games.engine.cloning import Cloneable
from games.engine.contract import Decision
from games.engine.values import value_class
from games.goats_and_goblins.cave import VALUE_BY_CARD, ActionKind

FATAL_CAVE_IN_VALUE = 3
"""The value of drawn Cave-Ins at which an expedition fails. Ruling Failure."""

Stage = Literal["turn", "declared", "voting", "revealed", "exploring", "dividing", "taking"]

Terms = Literal["no-more", "expedition", "played", "save", "cave-in", "last", "votes"]
"""For how long a seat passes, or when it is asked all the same. Ruling Standing passes."""

NextStep = Stage | Literal["begin", "window", "stack"]
"""The steps that ask nobody: a turn, the next part of its stage, a window, the newest card of the stack."""


@value_class
class PlayedCard:
    """An action card on the stack: who played which card (an index into `CARDS`), and at whom.

    A Push that is being drawn has cards `left` to draw.
    """

    seat: int
    card: int
    kind: ActionKind
    target: int | None
    left: int = 0


@value_class
class LastExpedition:
    """The last expedition that was settled: who led it, how it went, what it drew, in order, and who was in.

    Matches that were saved before do not know that last.
    """

    leader: int
    succeeded: bool
    drawn: tuple[int, ...]
    inside: tuple[int, ...] = ()


Counts = tuple[int, int, int]
"""Unseen cards: treasures, Cave-Ins of value 1, Cave-Ins of value 2."""


@value_class
class Poll:
    """A vote that everybody saw: how many of which unseen cards were to be drawn, who led, and who went along."""

    counts: Counts
    draws: int
    leader: int
    joined: tuple[int, ...]


@dataclass(slots=True)
class GoatsAndGoblinsState(Cloneable):
    """The state of a match. A card is an index into `CARDS`.

    the top card of `cave` is its last; `removed` are the four that left unseen; `seers` know the cave's top card.
    `hands` and `discard` count cards. `declared` is the expedition's number including pushes, `to_draw` what is left of
    it; `drawn` what it drew, in order. `votes` holds who joins, by seat: without the Leader, and sealed until all are
    in. `stack` has its newest card last; its first `waiting` cards were there when the last card was drawn. `silent`
    are the seats with a standing pass, each on its `terms`: without an entry it said "no more". `stopping`: the Leader
    wants to go home. `pile` is to be divided or taken, the best card first;
    `shares` is what each seat got from the last expedition's pile so far. `polls` are the votes so far, the first one
    first; matches that began before they were kept have none.
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
    stack: list[PlayedCard] = field(default_factory=list)
    waiting: int = 0
    stopping: bool = False
    silent: list[int] = field(default_factory=list)
    terms: dict[int, Terms] = field(default_factory=dict)
    seers: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    shares: list[list[int]] = field(default_factory=list)
    last: LastExpedition | None = None
    ended: str | None = None
    polls: list[Poll] = field(default_factory=list)

    def list_seats_from_left(self) -> tuple[int, ...]:
        """Return all seats in turn order, from the Leader's left; the Leader is the last."""
        return _list_seats_from_left(self.leader, self.seats)

    def sum_cave_ins(self) -> int:
        """Return the value of the Cave-Ins drawn by this expedition."""
        value = 0
        for card in self.drawn:
            value += VALUE_BY_CARD[card]
        return value

    def has_fallen(self) -> bool:
        """Tell whether the cave has come down on this expedition."""
        return self.sum_cave_ins() >= FATAL_CAVE_IN_VALUE

    def get_pass_terms(self, seat: int) -> Terms | None:
        """Return the terms of a seat's standing pass; `None` for a seat that is asked as usual."""
        return self.terms.get(seat, "no-more") if seat in self.silent else None

    def end_pass(self, seat: int) -> None:
        """End the standing pass of a seat, if it has one."""
        if seat in self.silent:
            self.silent.remove(seat)
            self.terms.pop(seat, None)

    def end_passes(self, *ended: Terms) -> None:
        """End all standing passes on these terms."""
        for seat in [seat for seat, terms in self.terms.items() if terms in ended]:
            self.end_pass(seat)

    def has_new_card(self) -> bool:
        """Tell whether a card was laid on the stack since the last card was drawn."""
        return len(self.stack) > self.waiting

    def is_newest_ready_to_resolve(self) -> bool:
        """Tell whether the newest card of the stack is about to take effect.

        That is so for one that was just laid, and for one that waited under a Push, once that has drawn its last card
        and the cave stands. Ruling Push.
        """
        if not self.stack or self.stack[-1].left:
            return False
        return self.has_new_card() or not self.has_fallen()


@cache
def _list_seats_from_left(leader: int, seats: int) -> tuple[int, ...]:
    return (*range(leader + 1, seats), *range(leader + 1))
