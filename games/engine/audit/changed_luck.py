"""Luck that can be counted, and luck with one draw changed."""

from typing_extensions import override

from games.engine.chance import Chance


class CountedLuck(Chance):
    """The luck of a step; `labels` tells what was drawn, one after the other."""

    def __init__(self, luck: Chance) -> None:
        self._luck = luck
        self.labels: list[str] = []

    @override
    def random_below(self, bound: int, label: str) -> int:
        """Return the draw of that luck."""
        self.labels.append(label)
        return self._luck.random_below(bound, label)

    def find_end_draws(self) -> set[int]:
        """Return the places of the first and the last draw of each kind: what lies at the ends of a pile or a row."""
        return {place for label in self.labels for place in (self.labels.index(label), self._find_last_place(label))}

    def _find_last_place(self, label: str) -> int:
        return len(self.labels) - 1 - self.labels[::-1].index(label)


class ChanceWithChangedDraw(CountedLuck):
    """The luck of a step with one draw changed, counted from 0."""

    def __init__(self, luck: Chance, place: int, rng: Chance) -> None:
        super().__init__(luck)
        self._place, self._rng = place, rng

    @override
    def random_below(self, bound: int, label: str) -> int:
        """Return the draw of that luck, or another number if it is the turn of the changed draw."""
        changed, drawn = len(self.labels) == self._place and bound > 1, super().random_below(bound, label)
        return (drawn + 1 + self._rng.random_below(bound - 1, label)) % bound if changed else drawn
