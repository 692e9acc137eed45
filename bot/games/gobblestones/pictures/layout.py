"""Where everything is in a picture of Gobblestones, in pixels."""

from bot.pictures.painting.sprites import Place, Size
from bot.pictures.shared.players import strip_height
from games.gobblestones.boards import SIDE
from games.gobblestones.field import ROW, SIZE

CELL = 54
GROOVE = 12
"""Between two of the nine boards."""
MARGIN = 33
"""Round the field, for the coordinates."""
FIELD = SIZE * CELL + 2 * GROOVE
WIDTH = FIELD + 2 * MARGIN
BOARD = SIDE * CELL
RIM, FRAME_RADIUS = 6, 10
"""How far the frame extends beyond the spaces."""
SLAB, SLAB_RADIUS = 3, 7
"""How far a board does."""

VALUE_SIZE, COORDINATE_SIZE = 28, 24
COORDINATE_MIDDLE = 14
MOSS = 42
PIP = 32
PIP_SIZE = 29

BAG_WIDTH = 100
BAG_ICON = 46
BAG_COUNT_SIZE = 30

RACK_HEIGHT = 86
RACK_MIDDLE = 39
RACK_LEFT, RACK_STEP = 22, 134
RACK_TILE = 62
RACK_COUNT_SIZE = 38
POINTS = (136, 68)
POINTS_SIZE = 42


def picture_size(seats: int, *, rack: bool) -> Size:
    """Return width and height of a picture."""
    return WIDTH, strip_height(seats) + WIDTH + RACK_HEIGHT * rack


def along(number: int) -> int:
    """Return where a column or a row (from 0) begins within the field's own square."""
    return MARGIN + number * CELL + number // SIDE * GROOVE


def cell(space: int) -> Place:
    """Return the top left corner of a space within the field's own square."""
    row, column = divmod(space, ROW)
    return along(column), along(row)
