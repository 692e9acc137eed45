"""What was measured, by game, screen and kind of question: medians, the largest, and how many keep to the budgets."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median

from tests.screens.budgets import BETS, PLACES, Device, Measures

SHOWN = ("height", "below", "text", "lines", "picture", "controls", "rows", "labelled", "wrapped")
MORE_ROWS = {
    ("emerald_skulls", "place"): PLACES,
    ("emerald_skulls", "bust"): PLACES,
    ("emerald_skulls", "bet"): BETS,
    ("emerald_skulls", "last-call"): BETS,
    ("goblin_teeth", "turn"): PLACES,
}
"""Questions that need more rows of buttons than others."""
FORM = "square"
"""A step of the lesson of Gobblestones that shows a form beside the usual controls, in a row of its own."""
BEHIND = "(Menu… at the end)"
"""What asks nobody, and only shares one screen: text and picture in it have no budgets of their own."""
PAGES = "pages"
"""Pages that belong to no table: they ask nothing of anybody who sees a board, and only share one screen."""
OF_A_PAGE = ("height", "wrapped", "labelled")
HEADS = f"{'question':34}{'times':>6}" + "".join(f"{name:>12}" for name in SHOWN) + f"{'within':>8}  too much"


@dataclass
class Tally:
    """Measures of one game on one screen."""

    game: str
    """The game, or the way in which it is played, such as "emerald_skulls-eight"."""
    device: Device
    taken: dict[str, list[Measures]] = field(default_factory=lambda: defaultdict(list))

    def note(self, kind: str, measures: Measures) -> bool:
        """Note a message; tell whether it is the highest of its kind so far."""
        highest = max((one.height for one in self.taken[kind]), default=0.0)
        self.taken[kind].append(measures)
        return measures.height > highest

    def broken(self, kind: str, measures: Measures) -> list[str]:
        """Return which budgets a message breaks."""
        needs = MORE_ROWS.get((self.game.partition("-")[0], kind.partition(" ")[0]), PLACES if FORM in kind else "")
        broken = self.device.allows(needs, asked=kind.startswith("(a pause")).broken(measures)
        if self.game == PAGES:
            return [name for name in broken if name in OF_A_PAGE]
        return [name for name in broken if kind != BEHIND or name == "height"]

    def too_much(self) -> list[str]:
        """Return what takes too much, with its measures: "bet refused: height 702"."""
        return [
            f"{self.game} on {self.device.name}, {kind}: {name} {getattr(one, name):.0f}"
            for kind, all_ in self.taken.items()
            for one in all_
            for name in self.broken(kind, one)
        ]

    def within(self) -> tuple[int, int]:
        """Return how many questions keep to all budgets, and how many there are; other states begin with a bracket."""
        questions = [(kind, one) for kind, all_ in self.taken.items() if not kind.startswith("(") for one in all_]
        return sum(not self.broken(kind, one) for kind, one in questions), len(questions)

    def lines(self) -> Iterator[str]:
        """Yield what was measured as a table."""
        good, count = self.within()
        size = "×".join(map(str, self.device.size))
        share = f"{100 * good / count:.0f} %" if count else "none"
        yield f"\n{self.game} on {self.device.name} {size}: {good} of {count} questions within the budgets ({share})"
        yield HEADS
        for kind in sorted(self.taken):
            yield self._line(kind, self.taken[kind])

    def _line(self, kind: str, taken: list[Measures]) -> str:
        broken = [self.broken(kind, one) for one in taken]
        worst = ", ".join(name for name, _ in Counter(name for names in broken for name in names).most_common())
        cells = "".join(f"{_pair([getattr(one, name) for one in taken]):>12}" for name in SHOWN)
        return f"{kind:34}{len(taken):>6}{cells}{sum(not one for one in broken):>8}  {worst}"


def _pair(values: list[float]) -> str:
    return f"{median(values):.0f} ({max(values):.0f})"
