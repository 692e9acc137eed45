"""How likely the next roll busts: counted over all rolls."""

from fractions import Fraction
from itertools import product

import pytest

from games.emerald_skulls.dice import DIE_FACES, EYES_LEVEL, GEM_LEVEL, LOWER_LEVEL, NOSE_LEVEL
from games.emerald_skulls.turn_solver import SkullBoard

EMPTY = (0, 0, 0, 0, 0, 0)
FULL_EYES = (0, 0, 0, 0, 2, 0)


@pytest.mark.parametrize("pool", [1, 2, 3])
@pytest.mark.parametrize("top", [0, LOWER_LEVEL, NOSE_LEVEL, EYES_LEVEL, GEM_LEVEL])
@pytest.mark.parametrize("ordinary", [EMPTY, FULL_EYES])
def test_the_chance_of_a_bust_is_the_share_of_rolls_that_fit_nowhere(
    pool: int, top: int, ordinary: tuple[int, ...]
) -> None:
    board = SkullBoard(ordinary, EMPTY, top, pool)
    rolls = list(product(range(1, DIE_FACES + 1), repeat=pool))
    busts = sum(not board.list_placements(tuple(sorted(roll))) for roll in rolls)
    assert board.compute_bust_chance() == pytest.approx(float(Fraction(busts, len(rolls))))
