"""Whether `imagine` draws afresh what its onlooker cannot know: a world that tells the truth would let goblins cheat.

Two futures of one state, by another move or other luck, may look the same to an onlooker. Where they differ, the
onlooker cannot know, so that difference must also appear in some world that `imagine` draws for them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Any

from typing_extensions import override

from games.engine.chance import Chance, ProvenChance, SwiftChance
from games.engine.contract import Game, Move

WORLDS = 60
"""How many worlds are drawn before a field counts as kept, at each instant when it was hidden. A vote with two choices
comes out the same in all of them once in 10¹⁸ times.
"""
DEALS = 12
"""How many other deals are tried, each with one draw that comes out differently."""

Kept = tuple[int | None, str]
"""An onlooker and the name of a field."""


class OneDrawOtherwise(Chance):
    """The luck of a step with one draw changed; `count` tells how many draws there were."""

    def __init__(self, luck: Chance, place: int, lots: Chance) -> None:
        self._luck, self._place, self._lots = luck, place, lots
        self.count = 0

    @override
    def below(self, bound: int, label: str) -> int:
        """Return the draw of the original luck, or another number if it is the turn of the changed draw."""
        drawn = self._luck.below(bound, label)
        self.count += 1
        return self._lots.below(bound, label) if self.count == self._place else drawn


@dataclass(slots=True)
class Truth:
    """What was hidden from whom in a match, and what came out differently in a world imagined for them."""

    game: Game[Any, Any, Any]
    seats: int
    lots: SwiftChance
    hidden: set[Kept] = field(default_factory=set)
    drawn: set[Kept] = field(default_factory=set)

    def deal(self, seed: bytes, options: Any, state: Any) -> None:
        """Look at deals that differ from this one in one draw."""
        draws = 0
        for number in range(DEALS):
            place = 1 + self.lots.below(draws, "draw") if number else 0
            luck = OneDrawOtherwise(ProvenChance(seed, 0), place, self.lots)
            self._compare(state, self.game.deal(self.seats, options, luck), {})
            draws = max(1, luck.count)

    def step(self, before: Any, seat: int, move: Move, future: Any) -> None:
        """Look at futures that differ from this one by luck, or by the move."""
        other_move = self.lots.pick(self.game.legal_moves(before, seat), "move")
        seen: dict[int | None, Any] = {}
        for played in (move, other_move):
            other = before.clone()
            self.game.play(other, seat, played, self.lots)
            self._compare(future, other, seen)

    def _compare(self, state: Any, other: Any, seen: dict[int | None, Any]) -> None:
        """Note what differs in two states that look alike; `seen` keeps the views of the first.

        If two states look different to a spectator, they look different to all: each seat sees at least as much.
        """
        differing = set(_differing(state, other))
        for onlooker in (None, *range(self.seats)) if differing else ():
            unproved = {(onlooker, name) for name in differing} - self.drawn
            if not unproved and onlooker is not None:
                continue
            if onlooker not in seen:
                seen[onlooker] = self.game.view(state, onlooker)
            if seen[onlooker] == self.game.view(other, onlooker):
                self.hidden |= unproved
                self._imagine(state, onlooker, unproved)
            elif onlooker is None:
                return

    def _imagine(self, state: Any, onlooker: int | None, unproved: set[Kept]) -> None:
        """Draw worlds until every hidden field came out differently in one, up to a limit."""
        for _ in range(WORLDS):
            world = self.game.imagine(state, onlooker, self.lots)
            self.drawn |= {(onlooker, name) for name in _differing(state, world)}
            if unproved <= self.drawn:
                return

    def kept(self) -> list[str]:
        """Return the fields that were hidden from somebody and never came out differently for them."""
        return sorted({name for _, name in self.hidden - self.drawn})


def _differing(state: Any, other: Any) -> Iterator[str]:
    for each in fields(state):
        if getattr(state, each.name) != getattr(other, each.name):
            yield each.name
