"""Baseline players: baseline opponents with plain thresholds, written from the rulebook without a look at the goblins.

They measure how goblins do against people who think otherwise, so they stay as they are while goblins change. Each has
a few thresholds; a search over them finds what does best against the goblins of today: the exploiter.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from itertools import product
from typing import Any, ClassVar, Self, TypeVar

from games.engine.chance import Chance

PROBABILITY_STEPS = 1 << 20

M = TypeVar("M")

Grid = Mapping[str, Sequence[float]]
"""The values of some thresholds, by their names."""


@dataclass(frozen=True, slots=True)
class BaselinePlayer(ABC):
    """A baseline opponent with thresholds, which are its fields: numbers all of them. It remembers nothing."""

    grid: ClassVar[Grid] = {}
    """The values of some thresholds among which an exploiter is searched."""

    @abstractmethod
    def __call__(self, view: Any, moves: Sequence[Any], rng: Chance) -> Any:
        """Return the move that it plays, by the view of its seat and the legal moves."""

    @property
    def thresholds(self) -> dict[str, float]:
        """Its thresholds by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def replace_thresholds(self, thresholds: Mapping[str, float]) -> Self:
        """Return this baseline player with other thresholds; raises `KeyError` for one that it does not have."""
        if unknown := set(thresholds) - set(self.thresholds):
            raise KeyError(*unknown)
        return replace(self, **thresholds)

    def list_threshold_sets(self, grid: Grid) -> Iterable[dict[str, float]]:
        """Return all combinations of the thresholds in a grid."""
        return (dict(zip(grid, values, strict=True)) for values in product(*grid.values()))


def filter_by_type(moves: Iterable[Any], kind: type[M]) -> list[M]:
    """Return the moves of one kind."""
    return [move for move in moves if isinstance(move, kind)]


def choose_best_move(moves: Sequence[M], worth: Callable[[M], float]) -> M:
    """Return the move of the highest value, the first of several."""
    return max(moves, key=worth)


def happens_by_chance(chance: float, rng: Chance) -> bool:
    """Draw at random whether something of this probability happens."""
    return rng.random_below(PROBABILITY_STEPS, "neighbour") < chance * PROBABILITY_STEPS
