"""What a message may take of one phone screen, and what it takes."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Measures:
    """One message as it stands on a screen: everything in pixels but lines, rows and buttons.

    `height` is that of the whole message with its author and "(edited)"; `below` reaches from the top of the picture to
    the foot of the last button, `text` from the first line to the picture. `wrapped` rows do not fit side by side;
    `labelled` is the largest number of buttons with words in one row.
    """

    height: float
    picture: float
    below: float
    text: float
    lines: int
    controls: float
    rows: int
    wrapped: int
    labelled: int


@dataclass(frozen=True, slots=True)
class Budget:
    """The most that a message may take."""

    height: int = 680
    below: int = 560
    text: int = 90
    lines: int = 4
    controls: int = 130
    rows: int = 3
    wrapped: int = 0
    labelled: int = 4

    def broken(self, taken: Measures) -> Iterator[str]:
        """Yield what takes too much."""
        for name in self.__dataclass_fields__:
            if getattr(taken, name) > getattr(self, name):
                yield name


@dataclass(frozen=True, slots=True)
class Device:
    """A screen on which people play, and what messages may take of it, by the `kinds` of questions that need more."""

    name: str
    size: tuple[int, int]
    touch: bool
    budget: Budget
    kinds: Mapping[str, Budget]

    def allows(self, kind: str = "", *, asked: bool = False) -> Budget:
        """Return the budget of a kind of question; `asked`: what the table is asked to agree on is above it."""
        budget = self.kinds.get(PLACES if asked else kind, self.budget)
        if not asked:
            return budget
        more = replace(budget, height=budget.height + ASKED, text=budget.text + TWO_LINES)
        return replace(more, controls=self.budget.controls + (COARSE_ROW if self.touch else ROW))


ASKED, TWO_LINES, ROW, COARSE_ROW = 44, 10, 45, 52
"""What the table is asked may take in addition: a row of buttons, and a little text."""

PLACES, BETS = "places", "bets"
"""Where places are chosen there may be a fourth row of buttons, and where eight bets have names a fifth."""
PHONE = Device(
    "phone", (390, 844), False, Budget(), {PLACES: Budget(controls=175, rows=4), BETS: Budget(controls=215, rows=5)}
)
TOUCH = Device(
    "touch",
    (390, 844),
    True,
    Budget(height=700, controls=155),
    {PLACES: Budget(height=700, controls=200, rows=4), BETS: Budget(height=700, controls=255, rows=5)},
)
DESK = Device(
    "desk",
    (1280, 800),
    False,
    Budget(),
    {PLACES: Budget(controls=175, rows=4), BETS: Budget(height=710, below=575, controls=215, rows=5)},
)
DEVICES = (PHONE, TOUCH, DESK)
