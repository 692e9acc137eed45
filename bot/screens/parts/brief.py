"""Short lines of what happened: of all that could be said, what matters most, as much as a phone shows in two lines."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import ceil

from bot.screens.letters import ACROSS, Room
from bot.screens.parts.marked import BLANK, SMALL, marked_breadth


@dataclass(frozen=True)
class Fact:
    """A short sentence, and how much it matters to its reader; what weighs nothing is said only if nothing else is."""

    said: str
    weight: int = 1

    @cached_property
    def width(self) -> float:
        """The pixels that it takes in one small line; what is only markup takes none."""
        return SMALL * marked_breadth(self.said)


def in_brief(facts: Sequence[Fact], room: Room = ACROSS) -> list[str]:
    """Return the weightiest facts that fit, in the order in which they came; of equal ones the latest."""
    lines, width = room
    kept: list[int] = []
    ranked = sorted(range(len(facts)), key=lambda place: (facts[place].weight, place), reverse=True)
    heaviest = facts[ranked[0]].weight if ranked else 0
    for place in ranked:
        if facts[place].weight == 0 and heaviest:
            break
        tried = sorted([*kept, place])
        if not kept or _height(_lines([facts[one] for one in tried], width), width) <= lines:
            kept = tried
    return [" ".join(fact.said for fact in line) for line in _lines([facts[one] for one in kept], width)]


def _lines(facts: Sequence[Fact], width: float) -> list[list[Fact]]:
    """Return facts in lines of this width; one that is wider has its line, which a phone breaks."""
    made: list[list[Fact]] = []
    left = 0.0
    for fact in facts:
        if not made or fact.width > left:
            made.append([])
            left = width
        made[-1].append(fact)
        left -= fact.width + SMALL * BLANK
    return made


def _height(lines: Sequence[Sequence[Fact]], width: float) -> int:
    """Return how many lines of a phone these are."""
    return sum(ceil(max(1, sum(fact.width for fact in line) / width)) for line in lines)
