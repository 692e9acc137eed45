"""Which rows honest players lay: exactly the best row of each rack, as often as the rack is held."""

from collections import Counter
from itertools import combinations

import pytest

from games.engine.chance import SwiftChance
from games.gobblestones.game import Gobblestones, GobblestonesOptions
from games.gobblestones.honest_rows import count_hidden_tiles, list_honest_rows, list_racks
from games.gobblestones.move_search import TILE_PRICE, find_best_plan, pack_tiles
from games.gobblestones.state import GobblestonesState

GAME = Gobblestones()
SMALL = (2, 1, 2, 1, 2)
"""A pool that is small enough to draw all racks from it tile by tile."""


def dealt(number: int = 1) -> GobblestonesState:
    """Return a match of two with bluff before its first turn."""
    return GAME.deal(2, GobblestonesOptions(bluff=True), SwiftChance(number))


def drawn(pool: tuple[int, ...], held: int) -> list[list[int]]:
    """Return every rack that can be drawn from a pool, one for each way to draw it."""
    tiles = [colour for colour, number in enumerate(pool) for _ in range(number)]
    return [[rack.count(colour) for colour in range(len(pool))] for rack in combinations(tiles, held)]


def test_racks_are_counted_in_all_ways_to_draw_them() -> None:
    assert Counter(dict(list_racks(SMALL, 3))) == Counter(pack_tiles(rack) for rack in drawn(SMALL, 3))


@pytest.mark.parametrize("held", [1, 3, 5])
def test_a_claim_is_the_best_row_of_a_rack_as_often_as_the_rack(held: int) -> None:
    state, every = dealt(), drawn(SMALL, held)
    best = Counter(plan for rack in every if (plan := find_best_plan(state, rack)).spaces and plan.gain >= 0)
    found = dict(list_honest_rows(state.layout, state.covered, TILE_PRICE, SMALL, held))
    assert found == pytest.approx({plan: number / len(every) for plan, number in best.items()})


def test_claims_come_best_first() -> None:
    state = dealt()
    gains = [
        row.gain for row, _ in list_honest_rows(state.layout, state.covered, TILE_PRICE, count_hidden_tiles(state), 5)
    ]
    assert gains == sorted(gains, reverse=True)
    assert len(gains) > 5


def test_all_tiles_are_hidden_but_those_that_lie_face_up() -> None:
    state = dealt()
    state.tiles, state.down = {0: 1, 1: 1, 2: 3}, {1: 0}
    assert count_hidden_tiles(state) == (20, 19, 20, 19, 20)
