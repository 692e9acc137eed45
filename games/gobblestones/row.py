"""Legal placements of tiles in the row of a turn: laid or taken back. Rulebook "Play", rulings Row and 2×2."""

from collections.abc import Sequence
from functools import lru_cache

from games.gobblestones.boards import TILE_COLOURS
from games.gobblestones.field import (
    CENTRE_SPACES,
    FIELD_MASK,
    STEP_DOWN,
    STEP_RIGHT,
    Spaces,
    build_field,
    find_adjacent_spaces,
    find_square_completing_spaces,
    pack_spaces_into_mask,
)
from games.gobblestones.state import GobblestonesState

MAX_ROW_TILES = 5
FITS_EVERYWHERE = (FIELD_MASK,) * len(TILE_COLOURS)

AXIS_STEPS = ((STEP_RIGHT, -STEP_RIGHT), (STEP_DOWN, -STEP_DOWN))
ALL_STEPS = (STEP_RIGHT, -STEP_RIGHT, STEP_DOWN, -STEP_DOWN)


def list_row_steps(laid: Sequence[int]) -> tuple[int, ...]:
    """Return the ways in which the row of these tiles can grow: four while it has no direction."""
    if len(laid) == 1:
        return ALL_STEPS
    return AXIS_STEPS[abs(laid[0] - laid[1]) >= STEP_DOWN]


def find_next_free_space(space: int, step: int, covered: Spaces) -> int | None:
    """Return the first space from here that is not covered, or `None` beyond the edge of the field."""
    space += step
    while space >= 0 and covered >> space & 1:
        space += step
    return space if space >= 0 and FIELD_MASK >> space & 1 else None


@lru_cache(maxsize=1 << 10)
def find_starting_spaces(covered: Spaces) -> Spaces:
    """Return the spaces at which a row may begin: next to any tile, or the nine centres on an empty field."""
    return find_adjacent_spaces(covered) & ~covered if covered else CENTRE_SPACES


def find_open_spaces(state: GobblestonesState) -> Spaces:
    """Find the spaces where the next tile of this turn may be laid, whatever its colour."""
    return compute_open_spaces(state.covered, tuple(state.laid))


@lru_cache(maxsize=1 << 10)
def compute_open_spaces(lying: Spaces, laid: tuple[int, ...]) -> Spaces:
    """Return the spaces that can take the next tile with these tiles on the field, and a row of these tiles begun."""
    covered = lying | pack_spaces_into_mask(*laid)
    return find_growth_spaces(covered, laid) & ~find_square_completing_spaces(covered)


def find_forbidden_spaces(lying: Spaces, laid: Sequence[int]) -> Spaces:
    """Return the spaces that could take it without the rule that no 2×2 square may be completed."""
    covered = lying | pack_spaces_into_mask(*laid)
    return find_growth_spaces(covered, laid) & find_square_completing_spaces(covered)


def find_growth_spaces(covered: Spaces, laid: Sequence[int]) -> Spaces:
    """Return the spaces where a row of these tiles, which are covered too, may begin or grow."""
    if not laid:
        return find_starting_spaces(covered)
    if len(laid) >= MAX_ROW_TILES:
        return 0
    ends = 0
    for step in list_row_steps(laid):
        end = find_next_free_space(laid[0], step, covered)
        if end is not None:
            ends |= 1 << end
    return ends


def map_fitting_spaces(state: GobblestonesState) -> tuple[Spaces, ...]:
    """Return, by colour, the spaces that take it: the whole field if tiles are face down. Bluff variant."""
    return FITS_EVERYWHERE if state.bluff else build_field(state.layout).fits


def find_removable_tiles(state: GobblestonesState) -> list[int]:
    """Return the tiles of this turn that may be taken back: those that leave nothing, or a legal row, behind."""
    laid = sorted(state.laid)
    if len(laid) <= 1:
        return laid
    touching = find_starting_spaces(state.covered)
    return [
        space for space, rest in ((laid[0], laid[1:]), (laid[-1], laid[:-1])) if touching & pack_spaces_into_mask(*rest)
    ]


def compute_turn_points(state: GobblestonesState) -> int:
    """Return the points of the spaces covered in this turn."""
    value = build_field(state.layout).value
    return sum(value[space] for space in state.laid)
