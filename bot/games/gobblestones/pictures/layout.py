"""Where everything is in a picture of Gobblestones, in pixels.

A phone shows a picture 341 pixels wide, and a desktop one 350 pixels high, so both cost a whole field about two thirds.
"""

from dataclasses import dataclass

from bot.pictures.painting.sprites import Place, Size
from games.gobblestones.boards import SIDE
from games.gobblestones.field import ROW, SIZE

CELL = 54
GROOVE = 12
"""Between two of the nine boards."""
FIELD = SIZE * CELL + (SIZE // SIDE - 1) * GROOVE
WIDTH = 920
MARGIN = (WIDTH - FIELD) // 2
"""Left and right of the field, for the coordinates."""
HEAD, FOOT = 30, 7
"""Above the field, for the coordinates, and below it."""
RIM = 5
"""The edge of the table round the spaces."""

VALUE_SIZE, COORDINATE_SIZE = 32, 25
LETTERS_MIDDLE, NUMBERS_MIDDLE = 12, 19
PIP = 32
PIP_SIZE = 31

STRIP = 54
"""The line of players."""
PLATE, PLATE_GAP, PLATE_RADIUS = 44, 8, 14
BADGE = 46
SCORE_SIZE, NAME_SIZE = 31, 25
HELD, HELD_RADIUS, HELD_SIZE = 34, 9, 26
"""The tile that says how many its player holds."""
BESIDE = 5
"""Between two things on a plate."""

KEEPER, BAG_COUNT_SIZE, BAG_MIDDLE = (54, 81), 31, 63
"""The goblin with the bag sits in the corner, beside the line of players and the coordinates."""

RING, RING_RADIUS = 5, 15
"""The line round a row, and how round its corners are."""
DISC, DISC_SIZE = 36, 32
"""The sign of a row."""


@dataclass(frozen=True, slots=True)
class RackSizes:
    """How large the tiles of a rack are, the height of their strip, and the plate with what the turn is worth."""

    height: int
    tile: int
    step: int
    count: int
    points: Size
    points_size: int
    left: int = 16


RACK = RackSizes(52, 42, 118, 34, (110, 44), 36)
"""Below a field."""
HAND = RackSizes(86, 62, 134, 38, (136, 68), 42)
"""By itself."""


def start(number: int) -> int:
    """Return where a column or a row (from 0) begins, counted from the first."""
    return number * CELL + number // SIDE * GROOVE


@dataclass(frozen=True, slots=True)
class Window:
    """The rows of the field that a picture shows, from 0."""

    first: int
    last: int

    @property
    def count(self) -> int:
        """How many there are."""
        return self.last - self.first + 1

    @property
    def height(self) -> int:
        """The pixels of the field, with its coordinates."""
        return HEAD + start(self.last) + CELL - start(self.first) + FOOT

    def down(self, row: int) -> int:
        """Return where a row begins in the picture of the field."""
        return HEAD + start(row) - start(self.first)

    def cell(self, space: int) -> Place:
        """Return the top left corner of a space in the picture of the field."""
        row, column = divmod(space, ROW)
        return MARGIN + start(column), self.down(row)


WHOLE = Window(0, SIZE - 1)
NEXT, FEW = 2, 3
"""So many rows are shown beyond those in play; if fewer than so many are left, all are."""


def window(spaces: frozenset[int], more: frozenset[int] = frozenset()) -> Window:
    """Return the rows to show of a field where these spaces are in play: they and the next ones, and `more`."""
    if not spaces:
        return WHOLE
    rows = [space // ROW for space in spaces]
    beyond = [space // ROW for space in more]
    first = max(0, min([min(rows) - NEXT, *beyond]))
    last = min(SIZE - 1, max([max(rows) + NEXT, *beyond]))
    return Window(first, last) if SIZE - (last - first + 1) >= FEW else WHOLE


def picture_size(shown: Window, *, rack: bool) -> Size:
    """Return width and height of a picture."""
    return WIDTH, STRIP + shown.height + RACK.height * rack
