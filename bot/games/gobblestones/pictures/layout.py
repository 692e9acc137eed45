"""Where everything is in a picture of Gobblestones, in pixels.

A phone shows a picture 341 pixels wide, and a desktop one 350 pixels high, so both cost a whole field about two thirds.
"""

from dataclasses import dataclass

from bot.pictures.painting.sprites import Point, Size
from games.gobblestones.boards import BOARD_SIZE
from games.gobblestones.field import FIELD_SIZE, ROW_STRIDE

CELL = 54
GROOVE = 10
"""Between two of the nine boards."""
FIELD_SIDE = FIELD_SIZE * CELL + (FIELD_SIZE // BOARD_SIZE - 1) * GROOVE
WIDTH = 920
MARGIN = (WIDTH - FIELD_SIDE) // 2
"""Left and right of the field, for the coordinates."""
HEAD_HEIGHT, FOOT_HEIGHT = 28, 7
"""Above the field, for the coordinates, and below it."""
RIM_WIDTH = 5
"""The edge of the table round the spaces."""
LIP_WIDTH = 3
"""The lip of the wood round it, in the light."""

VALUE_SIZE, COORDINATE_SIZE = 32, 25
LETTERS_MIDDLE, NUMBERS_MIDDLE = 14, 21
MORE_ABOVE, MORE_BELOW, MORE_MIDDLE, MORE_FOOT = ("^", 40), ("v", 26), 22, 10
"""The arrows in the corners that say that the field goes on above or below, their sizes and where their middles are."""

STRIP_HEIGHT = 72
"""The line of players."""
PLATE, PLATE_GAP, PLATE_RADIUS = 68, 6, 12
PLATE_BADGE = 60
NAME_SIZE, NAME_MIDDLE = 27, 18
SCORE_SIZE, SCORE_MIDDLE = 38, 48
HELD_TILE, HELD_SIZE = 36, 27
"""The tile that says how many its player holds."""
PLATE_ITEM_GAP = 5
"""Between two things on a plate."""

KEEPER_SIZE, KEEPER_GAP, BAG_COUNT_SIZE, BAG_MIDDLE = (102, 70), 5, 36, (WIDTH - 33, 47)
"""The goblin sits at the end of the line of players, with the bag before it."""

FAME_HEIGHT, FAME_EDGE, FAME_FACE, FAME_CROWN = 129, 10, 110, 56
"""The line of players when the match is over: who won stands in the light."""
FAME_NAMES, FAME_SHARED, FAME_NAME_MIDDLE, FAME_SCORE, FAME_SCORE_MIDDLE = (54, 46, 40), (40, 34, 28, 24), 38, 54, 94
FAME_OTHER_WIDTHS = {1: (183, 230), 2: (183, 206), 3: (150, 180)}
"""How wide the place of somebody else is beside one winner, at least and at most, by how many they are."""
MIN_FAME_WIDTH, FAME_OTHER, FAME_OTHER_SCORE = 122, 66, 34
"""The same if more are there, or several won; face and points."""
MIN_FAME_NAME = 24
"""The letters of a long name there."""

NAME_TITLE, NAME_TILE, NAME_KEEPER = 64, 52, (150, 103)
"""The letters of the game's name above a whole field, and what is beside it: the tiles, and the goblin with the bag."""

RING, RING_RADIUS = 5, 9
"""The line round a row, and how round its corners are."""
TAB, TAB_SIZE = 38, 34
"""The number of a row, on a tab at a corner of its ring."""
MASK_BOX, MASK_OVER = (-3, -6, 44), 17
"""The goblin that looks over the tab of a bluff: where and how large, and how far it is above the tab."""
SIGN_SIZE, SIGN_OVERLAP = 46, 6
"""Who laid a row of late, or caught one: a face between four spaces; so far it lies over the row that was laid."""

MAX_HEIGHT = 998
"""A phone shows a picture of this height in 370 pixels."""
TRAYS, MAX_JUDGED_TRAY = (100, 84, 67), 124
"""The heights of the tray below a field, and the greatest while a row is judged: few, so that few sprites are made."""
VERDICTS = (112, *TRAYS)
"""The same when a challenge has ended."""
TILE_SIDES = (116, 94, 86, 76, 64, 59)
"""The sides of tiles on it."""
MIN_TILE_STEP = 7
"""So much of each tile is seen at least where those of a colour lie over one another."""
TRAY_OVERLAP = 6
"""So far a tray reaches over the field's foot."""
TRAY_EDGE, TILE_EDGE, CLAIM_EDGE = 12, 8, 18
"""Left and right of what lies on a tray, and above and below a tile together; more where a frame is round them."""
TILE_GAP, COLOUR_GAP = 4, 16
"""Between two tiles of one colour, and of two."""
MIN_COUNTED_TILES, COUNT_PLATE, COUNT_SIZE = 3, 36, 32
"""So many tiles of one colour have their number beside them, on a plate as players have: rows have discs."""
CARVED_SIGN, CARVED_APART = 30, 54
"""The signs carved into a rack where nothing lies, and how far it is from one to the next."""
POINTS_WIDTH, POINTS_SIZE = 118, 38
"""The plate with what a turn is worth."""
CLAIM_SIDES, CLAIM_OVER, MIN_CLAIMED_TILE, RIGHT_SIGN_SIZE = (46, 78), 8, 55, 54
"""What a tile that was turned up had claimed, at its left, beside a small one and a large one, and how far it reaches
over the tile; how large tiles are at least if that is drawn; and the sign of who was right to doubt it."""
OWN_CLAIM_PART = 0.74
"""The same beside one's own tile while it is judged, as a part of that."""
MIN_LARGE_TILE, MAX_TILE_GAP = 90, 64
"""From this size on a tile that was turned up is large; and the most room between two."""
PARTY_NAMES = (200, 160, 140, 124, 92)
"""The room for the name of each of two whom a challenge was between, by how many tiles are between them."""
VERDICT_NAME, VERDICT_POINTS = 32, 48
"""How large their name is, if there is room, and what it scored or cost them."""
BUST_PART, BUST_FOOT, BUST_MOOD = 0.72, 7, 0.46
"""The face of each, as a part of the tray; where they end above its foot; and their mood, as a part of the face."""
STAMP_PART, STAMP_BELOW = 0.5, 4
"""The stamp at the lower right of a tile that was turned up, as a part of it, and how far it reaches below it."""
HAND_HEIGHT, HAND_TOP, HAND_HEAD = 200, 66, 116
"""The height of a hand by itself, where its rack begins, and the head of who looks over it."""
FINGERS, FINGERS_LEFT, FINGERS_OVER, HAND_TILES_TOP = (100, 39), 250, 22, 14
"""The size of the fingers that hold the rack, how far from its middle they are, and how far they reach over it; and how
far below its top the room for tiles begins."""
CLAIMED_PARTS, MAX_FEW_HELD = {False: 0.62, True: 0.73}, 3
"""So much of a tray a row that is judged may take beside a rack, more if there are few tiles on that."""


def compute_cell_start(number: int) -> int:
    """Return where a column or a row (from 0) begins, counted from the first."""
    return number * CELL + number // BOARD_SIZE * GROOVE


JOINT_WIDTH, JOINT_COLOUR = 4, "#3f3020"
"""How wide the joint between two boards is, and its colour."""
JOINTS = tuple(
    compute_cell_start(BOARD_SIZE * index) - (GROOVE + JOINT_WIDTH) // 2 for index in range(1, FIELD_SIZE // BOARD_SIZE)
)
"""Where those joints are, counted from the first column or row."""


@dataclass(frozen=True, slots=True)
class FieldWindow:
    """The rows of the field that a picture shows, from 0."""

    first: int
    last: int

    @property
    def row_count(self) -> int:
        """How many there are."""
        return self.last - self.first + 1

    @property
    def height(self) -> int:
        """The pixels of the field, with its coordinates."""
        return HEAD_HEIGHT + compute_cell_start(self.last) + CELL - compute_cell_start(self.first) + FOOT_HEIGHT

    def compute_row_top(self, row: int) -> int:
        """Return where a row begins in the picture of the field."""
        return HEAD_HEIGHT + compute_cell_start(row) - compute_cell_start(self.first)

    def compute_cell_corner(self, space: int) -> Point:
        """Return the top left corner of a space in the picture of the field."""
        row, column = divmod(space, ROW_STRIDE)
        return MARGIN + compute_cell_start(column), self.compute_row_top(row)


WHOLE_FIELD = FieldWindow(0, FIELD_SIZE - 1)
ROWS_BEYOND, MIN_ROWS_LEFT = 2, 3
"""So many rows are shown beyond those in play; if fewer than so many are left, all are."""


def choose_field_crop(
    spaces: frozenset[int], more: frozenset[int] = frozenset(), *, judged: bool = False
) -> FieldWindow:
    """Return the rows to show of a field where these spaces are in play: they and the next ones, and `more`.

    While a row is `judged` nothing else is laid, and only the next row is shown: that row is shown large below.
    """
    if not spaces:
        return WHOLE_FIELD
    rows = [space // ROW_STRIDE for space in spaces]
    beyond = [space // ROW_STRIDE for space in more]
    margin = 1 if judged else ROWS_BEYOND
    first = max(0, min([min(rows) - margin, *beyond]))
    last = min(FIELD_SIZE - 1, max([max(rows) + margin, *beyond]))
    return FieldWindow(first, last) if judged or FIELD_SIZE - (last - first + 1) >= MIN_ROWS_LEFT else WHOLE_FIELD


def choose_final_window(spaces: frozenset[int]) -> FieldWindow:
    """Return the rows to show of a field when the match is over: those where tiles lie; all if none does."""
    rows = [space // ROW_STRIDE for space in spaces]
    return FieldWindow(min(rows), max(rows)) if rows else WHOLE_FIELD


def measure_tray_height(field_window: FieldWindow, *, judged: bool = False) -> int:
    """Return the height of the tray below a field: what a phone has room for."""
    room, heights = (
        MAX_HEIGHT - STRIP_HEIGHT - field_window.height + TRAY_OVERLAP,
        (MAX_JUDGED_TRAY, *TRAYS) if judged else TRAYS,
    )
    return next((height for height in heights if height <= room), TRAYS[-1])


def measure_verdict_height(field_window: FieldWindow, otherwise: FieldWindow) -> int:
    """Return the height of the tray below a field that is shown instead of a larger part of it: 0 if none fits."""
    room = otherwise.height - field_window.height + TRAY_OVERLAP
    return next((height for height in VERDICTS if height <= room), 0)


def measure_party_width(height: int, count: int) -> int:
    """Return the room for a face and a name at each end of a tray of a height, beside so many tiles turned up."""
    return height - TILE_EDGE + PARTY_NAMES[count - 1]


def measure_room_between_parties(height: int, count: int) -> int:
    """Return the room between these two for the tiles."""
    return WIDTH - 2 * (measure_party_width(height, count) + TRAY_EDGE + PLATE_ITEM_GAP)


def compute_verdict_tile_side(height: int, room: int) -> int:
    """Return how large each tile of a row that was turned up is on a tray of a height, with so much room across."""
    max_side = height - TILE_EDGE - STAMP_BELOW
    side = max(
        (side for side in range(max_side + 1) if side + measure_room_for_claim(side) + TILE_GAP <= room), default=0
    )
    return side if side >= MIN_CLAIMED_TILE else min(max_side, room - TILE_GAP, MIN_CLAIMED_TILE - 1)


def compute_judged_tile_side(max_side: int, room: int, count: int, lies: int) -> int:
    """Return how large each of so many tiles of a row that is judged is, with room for what some of them claim."""
    return next(
        (side for side in range(max_side, 0, -1) if measure_row_width_with_claims(side, count, lies) <= room), 1
    )


def measure_row_width_with_claims(tile: int, count: int, lies: int) -> int:
    """Return how wide so many tiles of this size are together, with what some of them claim."""
    return count * (tile + TILE_GAP) + lies * (compute_own_claim_side(tile) - CLAIM_OVER)


def compute_own_claim_side(tile: int) -> int:
    """Return how large is what one's own tile of this size claims, at the left of it."""
    return round(tile * OWN_CLAIM_PART)


def measure_room_for_claim(tile: int) -> int:
    """Return the room at the left of a tile of this size that was turned up."""
    return compute_claim_side(tile) - CLAIM_OVER if tile >= MIN_CLAIMED_TILE else 0


def compute_claim_side(tile: int) -> int:
    """Return how large is what a tile of this size had claimed."""
    return CLAIM_SIDES[tile >= MIN_LARGE_TILE]


def compute_picture_size(field_window: FieldWindow, tray: int, top: int = STRIP_HEIGHT) -> Size:
    """Return width and height of a picture whose field begins at a height, with a tray of a height, if any."""
    return WIDTH, top + field_window.height + max(0, tray - TRAY_OVERLAP)
