"""The tumbler's turn: the dice in the pool and on the skull board. Bets are judged only by it."""

from dataclasses import dataclass, field
from typing import Literal

from games.emerald_skulls.dice import LEVEL_NAMES, LOWER_LEVEL, MAX_DICE, MAX_DICE_BY_LEVEL, NOSE_LEVEL, UPPER_LEVEL
from games.engine.cloning import Cloneable

Out = Literal["bust", "chicken", "gem", "run", "double"]


def _build_empty_dice_counts() -> list[int]:
    return [0] * len(LEVEL_NAMES)


@dataclass(slots=True)
class TumblerTurn(Cloneable):
    """A turn of the tumbler.

    `pool` counts the dice in the tumbler's hand or just rolled; `roll` are the faces that were rolled, empty while the
    dice are in the hand. `ordinary` and `skulls` count the dice on the board by level. `top` is the highest level used
    so far, picked noses included, 0 before the first placement. `picked` counts picked noses. `out` says how the turn
    ended.
    """

    pool: int = 0
    roll: list[int] = field(default_factory=list)
    ordinary: list[int] = field(default_factory=_build_empty_dice_counts)
    skulls: list[int] = field(default_factory=_build_empty_dice_counts)
    top: int = 0
    picked: int = 0
    out: Out | None = None

    @property
    def floor(self) -> int:
        """The lowest level that dice may be placed on."""
        return self.top or LOWER_LEVEL

    @property
    def spare_dice(self) -> int:
        """Dice that are neither in the pool nor on the board: the supply."""
        return MAX_DICE - self.pool - sum(self.ordinary) - sum(self.skulls)

    def count_dice(self, level: int) -> int:
        """Return how many dice are on a level."""
        return self.ordinary[level] + self.skulls[level]

    def count_jaw_dice(self) -> int:
        """Return how many dice are on the first two levels."""
        return self.count_dice(LOWER_LEVEL) + self.count_dice(UPPER_LEVEL)

    def count_free_spaces(self, level: int) -> int:
        """Return how many dice a level can still take."""
        return MAX_DICE_BY_LEVEL[level] - self.count_dice(level)

    def can_pick(self, markers: int) -> bool:
        """Tell whether an ordinary nose is there and one of the tumbler's markers is left."""
        return self.picked < markers and self.ordinary[NOSE_LEVEL] > 0
