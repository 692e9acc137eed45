"""The nine double-sided boards, as data from `assets/gobblestones/boards.toml`, checked when read."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from games.engine.assets import ASSETS
from games.engine.datafiles import DataModel, build_data_error, load_toml_file

TILE_COLOURS = ("red", "yellow", "green", "blue", "turquoise")
TILES_A_COLOUR = 20


def list_colour_names(colours: Iterable[int]) -> list[str]:
    """Return the names of colours, as events tell them."""
    return [TILE_COLOURS[colour] for colour in colours]


def build_colour_key(colour: int | str | None) -> str:
    """Return the key of the name of a colour in the catalogue, by its index or as moves name it; of grey for `None`."""
    name = TILE_COLOURS[colour] if isinstance(colour, int) else colour or "grey"
    return f"gobblestones-colour-{name}"


SPACE_VALUES = (2, 3, 4, 5, 6)
SPACES_BY_VALUE = {2: 6, 3: 5, 4: 5, 5: 4, 6: 3}
BOARD_SIZE = 5
SIDES_A_BOARD = 2
QUARTER_TURNS = 4
"""In how many ways a board can be turned."""
BOARDS_FILE = ASSETS / "gobblestones" / "boards.toml"


def _validate_row(row: str) -> str:
    if len(row.split()) != BOARD_SIZE or not set(row.split()) <= {".", *map(str, SPACE_VALUES)}:
        raise ValueError(f"a row is five of . 2 3 4 5 6, not {row!r}")
    return row


def _validate_colours(line: str) -> str:
    if sorted(line.split()) != sorted(TILE_COLOURS):
        raise ValueError(f"each of {' '.join(TILE_COLOURS)} stands once, not {line!r}")
    return line


BoardRow = Annotated[str, AfterValidator(_validate_row)]
Colouring = Annotated[str, AfterValidator(_validate_colours)]
Face = list[tuple[int | None, int]]
"""The 25 spaces of a side, row by row: index of the colour, or `None` for grey, and value."""


class PrintedBoard(DataModel):
    """One board: values in five rows, and for each side the colours of the values 2 to 6."""

    values: Annotated[list[BoardRow], Field(min_length=BOARD_SIZE, max_length=BOARD_SIZE)]
    front: Colouring
    back: Colouring

    def list_space_values(self) -> list[int]:
        """Return the 25 values, row by row from the top left; 0 is grey."""
        return [0 if sign == "." else int(sign) for row in self.values for sign in row.split()]

    def build_face(self, side: int) -> Face:
        """Return the 25 spaces of a side (0 front, 1 back) as (index of the colour, or None for grey; value)."""
        colours = (self.back if side else self.front).split()
        by_value = {value: TILE_COLOURS.index(colour) for value, colour in zip(SPACE_VALUES, colours, strict=True)}
        return [(by_value.get(value), value) for value in self.list_space_values()]


class BoardsFile(DataModel):
    """The file of boards. `source` tells our own data from the printed boards."""

    source: Literal["house", "printed"]
    board: Annotated[list[PrintedBoard], Field(min_length=9, max_length=9)]


def find_largest_group(spaces: list[int]) -> int:
    """Return the size of the largest orthogonally connected group of one value (and so of one colour)."""
    rest = {index for index, value in enumerate(spaces) if value}
    largest = 0
    while rest:
        size, edge = 0, [rest.pop()]
        while edge:
            place = edge.pop()
            size += 1
            alike = {other for other in _find_adjacent_places(place) & rest if spaces[other] == spaces[place]}
            rest -= alike
            edge.extend(alike)
        largest = max(largest, size)
    return largest


def _find_adjacent_places(place: int) -> set[int]:
    row, column = divmod(place, BOARD_SIZE)
    steps = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return {r * BOARD_SIZE + c for r, c in steps if 0 <= r < BOARD_SIZE and 0 <= c < BOARD_SIZE}


def _require_house_constraints(boards: BoardsFile, file: Path) -> None:
    """Hold the bot's own constraints; printed boards are as they are."""
    for number, board in enumerate(boards.board, start=1):
        spaces, entry = board.list_space_values(), f"board {number}"
        if Counter(value for value in spaces if value) != Counter(SPACES_BY_VALUE):
            raise build_data_error(file, entry, f"spaces by value {SPACES_BY_VALUE}")
        if find_largest_group(spaces) > 3:
            raise build_data_error(file, entry, "at most three alike in a group")
        if not spaces[BOARD_SIZE * BOARD_SIZE // 2]:
            raise build_data_error(file, entry, "a coloured centre")


def read_boards(file: Path = BOARDS_FILE) -> BoardsFile:
    """Read and check a file of boards; raises `BadData`."""
    boards = load_toml_file(file, BoardsFile)
    if boards.source == "house":
        _require_house_constraints(boards, file)
    return boards


@lru_cache(maxsize=1)
def load_board_faces() -> tuple[Face, ...]:
    """Return the 18 faces: board b's front is 2b, its back 2b + 1."""
    return tuple(board.build_face(side) for board in read_boards().board for side in range(SIDES_A_BOARD))


def encode_face(board: int, side: int, quarter: int) -> int:
    """Return the number by which a layout names a board with this side up, turned by quarters."""
    return len(load_board_faces()) * quarter + SIDES_A_BOARD * board + side


def rotate_board_face(number: int) -> Face:
    """Return the 25 spaces of a face as it lies: 18 numbers for each quarter turn, clockwise."""
    quarters, face = divmod(number, len(load_board_faces()))
    spaces = load_board_faces()[face]
    for _ in range(quarters):
        spaces = [
            spaces[(BOARD_SIZE - 1 - column) * BOARD_SIZE + row]
            for row in range(BOARD_SIZE)
            for column in range(BOARD_SIZE)
        ]
    return spaces
