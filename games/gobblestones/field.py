"""The board (field) of 15×15 spaces, as sets of bits (bitboard): where spaces are, and their colour and worth.

A space is a number, 16·row + column, with an empty column at the right so that no step wraps round the edge; a set of
spaces is an integer with a bit for each. Column A is 0, row 1 is 0, at the top left.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from games.engine.errors import BadNotation
from games.gobblestones.boards import BOARD_SIZE, TILE_COLOURS, rotate_board_face

FIELD_SIZE = 15
ROW_STRIDE = 16
BOARDS_A_ROW = FIELD_SIZE // BOARD_SIZE
STEP_RIGHT, STEP_DOWN = 1, ROW_STRIDE
COLUMN_LETTERS = "ABCDEFGHIJKLMNO"

Faces = tuple[int, ...]
Spaces = int


def encode_space(column: int, row: int) -> int:
    """Return the space in a column and a row, both from 0."""
    return row * ROW_STRIDE + column


ALL_SPACES = tuple(encode_space(column, row) for row in range(FIELD_SIZE) for column in range(FIELD_SIZE))
ALL_SPACES_SET = frozenset(ALL_SPACES)


def pack_spaces_into_mask(*places: int) -> Spaces:
    """Return the set of these spaces."""
    together = 0
    for place in places:
        together |= 1 << place
    return together


FIELD_MASK = pack_spaces_into_mask(*ALL_SPACES)
CENTRE_SPACES = pack_spaces_into_mask(*(encode_space(c, r) for r in (2, 7, 12) for c in (2, 7, 12)))


def list_spaces(spaces: Spaces) -> list[int]:
    """Return the spaces of a set, in order from the top left."""
    lines = []
    while spaces:
        lowest = spaces & -spaces
        lines.append(lowest.bit_length() - 1)
        spaces ^= lowest
    return lines


def find_adjacent_spaces(spaces: Spaces) -> Spaces:
    """Return the set of all spaces that touch one of these, orthogonally."""
    return (spaces << STEP_RIGHT | spaces >> STEP_RIGHT | spaces << STEP_DOWN | spaces >> STEP_DOWN) & FIELD_MASK


def find_square_completing_spaces(covered: Spaces) -> Spaces:
    """Return every space that would complete a 2×2 square if it were covered, too. Ruling 2×2."""
    up, down = covered << STEP_DOWN, covered >> STEP_DOWN
    left, right = covered << STEP_RIGHT, covered >> STEP_RIGHT
    return (
        (up & left & up << STEP_RIGHT)
        | (up & right & up >> STEP_RIGHT)
        | (down & left & down << STEP_RIGHT)
        | (down & right & down >> STEP_RIGHT)
    )


def completes_square(space: int, covered: Spaces) -> bool:
    """Tell whether one space would complete a 2×2 square; `find_square_completing_spaces` is slower for one."""
    for others in SQUARE_PARTNERS_BY_SPACE[space]:  # noqa: SIM110  # four times as quick as `any`
        if covered & others == others:
            return True
    return False


def _find_lines_around(space: int) -> tuple[Spaces, Spaces]:
    """Return the row of a space and its column, each with the two lines beside it."""
    row, column = divmod(space, ROW_STRIDE)
    along = pack_spaces_into_mask(*(encode_space(other, row) for other in range(FIELD_SIZE)))
    down = pack_spaces_into_mask(*(encode_space(column, other) for other in range(FIELD_SIZE)))
    return along | find_adjacent_spaces(along), down | find_adjacent_spaces(down)


SURROUNDINGS_BY_SPACE = {space: _find_lines_around(space) for space in ALL_SPACES}
"""The spaces that matter to a row through a space, by its axis: along a row of the field, or down a column."""


def _list_square_partners(space: int) -> tuple[Spaces, ...]:
    """Return the other three spaces of each 2×2 square that a space belongs to."""
    corners = [
        (space + across, space + down, space + across + down)
        for down in (-ROW_STRIDE, ROW_STRIDE)
        for across in (-1, 1)
    ]
    return tuple(
        pack_spaces_into_mask(*others) for others in corners if all(other in ALL_SPACES_SET for other in others)
    )


SQUARE_PARTNERS_BY_SPACE = {space: _list_square_partners(space) for space in ALL_SPACES}
"""What must be covered for a space to complete a square: one of these."""


def format_space_name(space: int) -> str:
    """Return the name of a space, such as "H8"."""
    row, column = divmod(space, ROW_STRIDE)
    return f"{COLUMN_LETTERS[column]}{row + 1}"


def list_space_names(spaces: Iterable[int]) -> list[str]:
    """Return the names of spaces, as events tell them."""
    return list(map(format_space_name, spaces))


SPACE_BY_NAME = {format_space_name(space): space for space in ALL_SPACES}


def parse_space(name: str) -> int:
    """Parse the name of a space, in upper or lower case; raises `BadNotation`."""
    space = SPACE_BY_NAME.get(name.upper())
    if space is None:
        raise BadNotation("gobblestones-no-space", space=name[:12])
    return space


@dataclass(frozen=True, slots=True)
class Field:
    """A field laid out from nine faces.

    `fits[colour]` is the set of spaces that take a tile of this colour (its own and grey), `value[space]` the worth
    and `colour[space]` the index of the colour, or `None` for grey.
    """

    fits: tuple[Spaces, ...]
    value: dict[int, int]
    colour: dict[int, int | None]


@lru_cache(maxsize=128)
def _place_face(face: int, place: int) -> Field:
    """Return one face, as `rotate_board_face` numbers it, at a place (0 to 8, row by row)."""
    top, left = (BOARD_SIZE * n for n in divmod(place, BOARDS_A_ROW))
    fits, value, colour = [0] * len(TILE_COLOURS), {}, {}
    for number, (hue, worth) in enumerate(rotate_board_face(face)):
        row, column = divmod(number, BOARD_SIZE)
        space = encode_space(left + column, top + row)
        value[space], colour[space] = worth, hue
        for tile in range(len(TILE_COLOURS)) if hue is None else (hue,):
            fits[tile] |= 1 << space
    return Field(tuple(fits), value, colour)


@lru_cache(maxsize=32)
def build_field(layout: Faces) -> Field:
    """Return the field of nine faces as they lie, row by row from the top left."""
    parts = [_place_face(face, index) for index, face in enumerate(layout)]
    return Field(
        tuple(sum(column) for column in zip(*(part.fits for part in parts), strict=True)),
        {space: worth for part in parts for space, worth in part.value.items()},
        {space: hue for part in parts for space, hue in part.colour.items()},
    )
