"""Short lines of what happened: of all that could be said, what matters most, as much as a phone shows in two lines."""

from collections.abc import Sequence
from dataclasses import dataclass

LINE, LINES = 50, 2
"""A small line holds this many characters, and there are so many lines."""
BESIDE = 34
"""A line beside a small picture holds this many."""
MARKS = "*_"
"""What is only markup takes no room."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A short sentence, and how much it matters to its reader; what weighs nothing is said only if nothing else is."""

    said: str
    weight: int = 1

    @property
    def length(self) -> int:
        """The characters that people see."""
        return sum(letter not in MARKS for letter in self.said)


def in_brief(facts: Sequence[Fact], *, lines: int = LINES, width: int = LINE) -> list[str]:
    """Return the weightiest facts that fit, in the order in which they came; of equal ones the latest."""
    kept: list[int] = []
    ranked = sorted(range(len(facts)), key=lambda place: (facts[place].weight, place), reverse=True)
    heaviest = facts[ranked[0]].weight if ranked else 0
    for place in ranked:
        if facts[place].weight == 0 and heaviest:
            break
        tried = sorted([*kept, place])
        if not kept or len(_lines([facts[one] for one in tried], width)) <= lines:
            kept = tried
    return [" ".join(fact.said for fact in line) for line in _lines([facts[one] for one in kept], width)]


def _lines(facts: Sequence[Fact], width: int) -> list[list[Fact]]:
    """Return facts in lines of this width."""
    made: list[list[Fact]] = []
    left = 0
    for fact in facts:
        if not made or fact.length > left:
            made.append([])
            left = width
        made[-1].append(fact)
        left -= fact.length + 1
    return made
