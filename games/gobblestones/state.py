"""The state of Gobblestones between two moves."""

from dataclasses import dataclass, field
from typing import Literal

from games.engine.cloning import Cloneable
from games.engine.contract import Decision
from games.engine.values import value_class

NextStep = Literal["ask", "settle", "close"]
"""The steps that can follow an answer without asking anybody, in `questions.STEP_FUNCTIONS`."""

Settled = Literal["shown", "asked", "trusted", "proved", "caught", "nothing"]


@value_class
class LastPlay:
    """The last turn that ended, as everybody saw it.

    `colours` is empty if the tiles stayed face down. `settled` is "shown" without bluff, "asked" while opponents
    decide, then "trusted", "proved" (challenged and right) or "caught" (challenged and wrong); "nothing" laid.
    """

    seat: int
    spaces: tuple[int, ...]
    colours: tuple[int, ...]
    points: int
    settled: Settled
    challenger: int | None = None


@dataclass(slots=True)
class GobblestonesState(Cloneable):
    """The state of a match.

    `layout` are nine faces as they lie (`rotate_board_face`), row by row. `tiles` gives the colour of the tile on each
    covered space, `down` the layer of each face-down one. `laid` are the tiles of the turn in progress, in order, on
    their spaces but not yet in `tiles`. `racks` and `bag` count tiles by colour. `turned_up` is the last row that a
    doubt turned up: everybody saw its tiles, wherever they are now. `idle` counts turns in a row with an empty bag that
    left no tile. `trusted` and `doubted` count by seat what everybody saw of its answers to face-down rows, `caught`
    and `proved` its own rows that were turned over; older matches have none.
    """

    seats: int
    bluff: bool
    layout: tuple[int, ...]
    covered: int
    tiles: dict[int, int]
    down: dict[int, int]
    racks: list[list[int]]
    bag: list[int]
    scores: list[int]
    turn: int
    decision: Decision | None
    laid: dict[int, int] = field(default_factory=dict)
    doubts: dict[int, bool] = field(default_factory=dict)
    last: LastPlay | None = None
    turned_up: LastPlay | None = None
    idle: int = 0
    ended: str | None = None
    trusted: dict[int, int] = field(default_factory=dict)
    doubted: dict[int, int] = field(default_factory=dict)
    caught: dict[int, int] = field(default_factory=dict)
    proved: dict[int, int] = field(default_factory=dict)
    short_end: bool = True
    """Option `short_end`; all matches were played this way before the option existed."""
