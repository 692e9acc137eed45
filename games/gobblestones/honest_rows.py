"""Which rows honest players lay: the best row of every rack that somebody may have, with the odds of the rack."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb

from games.gobblestones.boards import TILE_COLOURS, TILES_A_COLOUR
from games.gobblestones.field import Faces, Spaces
from games.gobblestones.move_search import BITS_A_COLOUR, Plan, list_plans, rack_holds
from games.gobblestones.state import GobblestonesState

MAX_RACK_TILES = 12
"""Racks with more tiles than this are taken as racks with so many: they allow nearly the same rows."""

Claims = tuple[tuple[Plan, float], ...]
"""Rows, best first, each with the odds that it is the best of a rack; all other racks allow only rows that cost."""


def count_hidden_tiles(state: GobblestonesState) -> tuple[int, ...]:
    """Return how many tiles of each colour nobody has seen on the field."""
    colours = [colour for space, colour in state.tiles.items() if space not in state.down]
    return tuple(TILES_A_COLOUR - colours.count(colour) for colour in range(len(TILE_COLOURS)))


@lru_cache(maxsize=64)
def list_honest_rows(layout: Faces, covered: Spaces, price: int, pool: tuple[int, ...], tile_count: int) -> Claims:
    """Return the rows that honest players lay who have a number of tiles from a pool, if a tile has this price."""
    rows = _filter_claimable(list_plans(layout, covered, (), price), tile_count)
    found = dict.fromkeys(rows, 0)
    for rack, ways in list_racks(pool, min(tile_count, MAX_RACK_TILES)):
        best = next((row for row in rows if rack_holds(rack, row.needed)), None)
        if best:
            found[best] += ways
    total = comb(sum(pool), min(tile_count, MAX_RACK_TILES))
    return tuple((row, ways / total) for row, ways in found.items() if ways)


def _filter_claimable(every: Sequence[Plan], tile_count: int) -> list[Plan]:
    """Return the rows that are the best of some rack: a better one that needs no more tiles always comes first."""
    plans: list[Plan] = []
    for plan in every:
        if plan.gain < 0:
            break
        if len(plan.spaces) <= tile_count and not any(rack_holds(plan.needed, better.needed) for better in plans):
            plans.append(plan)
    return plans


@lru_cache(maxsize=64)
def list_racks(pool: tuple[int, ...], tile_count: int) -> tuple[tuple[int, int], ...]:
    """Return all racks with a number of tiles from a pool, packed, each with the number of ways to draw it."""
    return tuple(_list_racks_from_colour(pool, tile_count, 0))


def _list_racks_from_colour(pool: tuple[int, ...], tile_count: int, colour: int) -> Iterator[tuple[int, int]]:
    """Yield the racks that take tiles of a colour and those that follow."""
    if colour == len(pool) - 1:
        if tile_count <= pool[colour]:
            yield tile_count << BITS_A_COLOUR * colour, comb(pool[colour], tile_count)
        return
    for number in range(min(tile_count, pool[colour]) + 1):
        ways = comb(pool[colour], number)
        for rest, others in _list_racks_from_colour(pool, tile_count - number, colour + 1):
            yield rest | number << BITS_A_COLOUR * colour, ways * others
