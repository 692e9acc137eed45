"""Makes `assets/gobblestones/boards.toml` from a fixed seed: python -m tests.make_boards > FILE.

The constraints are those of `games.gobblestones.boards`, which checks every file it reads; the script draws at random
until they are met.
"""

import random
import sys
from itertools import permutations

from games.gobblestones.boards import BOARD_SIZE, SPACE_VALUES, SPACES_BY_VALUE, TILE_COLOURS, find_largest_group

SEED = 15
BOARDS = 9
SAME_CENTRES = 5
GREY = 0
CENTRE = BOARD_SIZE * BOARD_SIZE // 2

Values = list[int]
Colouring = tuple[str, ...]  # the colour of each value, from 2 to 6

HEAD = """\
# The nine double-sided boards of Gobblestones, drawn by `python -m tests.make_boards`.
# values: five rows of five, "." is grey (worth 0, takes any colour).
# front and back: the colours that have the values 2 3 4 5 6.
source = "house"
"""


def value_pattern(luck: random.Random) -> Values:
    """Return 25 values with a coloured centre and no more than three alike in a group."""
    spaces = [GREY, GREY, *(value for value, count in SPACES_BY_VALUE.items() for _ in range(count))]
    while True:
        luck.shuffle(spaces)
        if spaces[CENTRE] != GREY and find_largest_group(spaces) <= 3:
            return list(spaces)


def latin_square(luck: random.Random) -> list[Colouring]:
    """Return five colourings that together give each colour each value once."""
    while True:
        rows: list[Colouring] = []
        fitting = list(permutations(TILE_COLOURS))
        while fitting:
            row = luck.choice(fitting)
            rows.append(row)
            fitting = [other for other in fitting if all(a != b for a, b in zip(row, other, strict=True))]
        if len(rows) == len(SPACE_VALUES):
            return rows


def draw_colourings(luck: random.Random, patterns: list[Values]) -> list[Colouring]:
    """Return 18 colourings, front and back of each board in turn; five boards keep the colour of their centre.

    They are the rows of four Latin squares without the last two, so each colour has each value three or four times.
    """
    sides = [row for _ in range(4) for row in latin_square(luck)][: 2 * BOARDS]
    centres = [pattern[CENTRE] - SPACE_VALUES[0] for pattern in patterns]
    while True:
        luck.shuffle(sides)
        pairs = list(zip(sides[::2], sides[1::2], centres, strict=True))
        kept = sum(front[centre] == back[centre] for front, back, centre in pairs)
        if kept == SAME_CENTRES and all(front != back for front, back, _ in pairs):
            return sides


def boards_toml(seed: int = SEED) -> str:
    """Return the whole file as text."""
    luck = random.Random(seed)
    patterns = [value_pattern(luck) for _ in range(BOARDS)]
    sides = draw_colourings(luck, patterns)
    parts = [HEAD]
    for number, pattern in enumerate(patterns):
        signs = ["." if value == GREY else str(value) for value in pattern]
        rows = "\n".join(
            f'    "{" ".join(signs[start : start + BOARD_SIZE])}",'
            for start in range(0, BOARD_SIZE * BOARD_SIZE, BOARD_SIZE)
        )
        front, back = sides[2 * number : 2 * number + 2]
        parts.append(f'\n[[board]]\nvalues = [\n{rows}\n]\nfront = "{" ".join(front)}"\nback = "{" ".join(back)}"\n')
    return "".join(parts)


if __name__ == "__main__":
    sys.stdout.write(boards_toml())
