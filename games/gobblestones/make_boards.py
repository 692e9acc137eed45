"""Makes `assets/gobblestones/boards.toml` from a fixed seed: python -m games.gobblestones.make_boards > FILE.

The constraints are those of `games.gobblestones.boards`, which checks every file it reads; the script draws at random
until they hold.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

from games.gobblestones.boards import COLOURS, SIDE, SPACES_BY_VALUE, VALUES, largest_group

SEED = 15
BOARDS = 9
SAME_CENTRES = 5
GREY = 0
CENTRE = SIDE * SIDE // 2

Values = list[int]
Colouring = tuple[str, ...]  # the colour of each value, from 2 to 6

HEAD = """\
# The nine double-sided boards of Gobblestones, drawn by `python -m games.gobblestones.make_boards`.
# values: five rows of five, "." is grey (worth 0, takes any colour).
# front and back: the colours that have the values 2 3 4 5 6.
source = "house"
"""


def value_pattern(luck: random.Random) -> Values:
    """Return 25 values with a coloured centre and no more than three alike in a group."""
    spaces = [GREY, GREY, *(value for value, count in SPACES_BY_VALUE.items() for _ in range(count))]
    while True:
        luck.shuffle(spaces)
        if spaces[CENTRE] != GREY and largest_group(spaces) <= 3:
            return list(spaces)


def even(sides: list[Colouring]) -> bool:
    """Tell whether over all faces each colour has each value three or four times."""
    counts = Counter((colour, value) for side in sides for colour, value in zip(side, VALUES, strict=True))
    return len(counts) == len(COLOURS) * len(VALUES) and set(counts.values()) <= {3, 4}


def colourings(luck: random.Random, patterns: list[Values]) -> list[Colouring]:
    """Return 18 colourings, front and back of each board: five boards keep the colour of their centre."""
    every = list(permutations(COLOURS))
    while True:
        keeps = luck.sample([True] * SAME_CENTRES + [False] * (BOARDS - SAME_CENTRES), BOARDS)
        sides = [side for pair in zip(patterns, keeps, strict=True) for side in _pair(luck, every, *pair)]
        if even(sides):
            return sides


def _pair(luck: random.Random, every: list[Colouring], pattern: Values, keep: bool) -> Iterator[Colouring]:
    front = luck.choice(every)
    centre = pattern[CENTRE] - VALUES[0]
    yield front
    yield luck.choice([back for back in every if back != front and (back[centre] == front[centre]) == keep])


def boards_toml(seed: int = SEED) -> str:
    """Return the whole file as text."""
    luck = random.Random(seed)  # noqa: S311  a fixed seed is the point
    patterns = [value_pattern(luck) for _ in range(BOARDS)]
    sides = colourings(luck, patterns)
    parts = [HEAD]
    for number, pattern in enumerate(patterns):
        signs = ["." if value == GREY else str(value) for value in pattern]
        rows = "\n".join(f'    "{" ".join(signs[start : start + SIDE])}",' for start in range(0, SIDE * SIDE, SIDE))
        front, back = sides[2 * number : 2 * number + 2]
        parts.append(f'\n[[board]]\nvalues = [\n{rows}\n]\nfront = "{" ".join(front)}"\nback = "{" ".join(back)}"\n')
    return "".join(parts)


if __name__ == "__main__":
    sys.stdout.write(boards_toml())
