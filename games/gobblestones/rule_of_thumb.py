"""Rule-of-thumb players: they lay the row with the highest gain, and differ in lying, and in whom they trust."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import NamedTuple

from games.engine.chance import Chance
from games.engine.contract import PlainPlayerPolicy
from games.gobblestones.boards import TILE_COLOURS
from games.gobblestones.field import Faces, Spaces, build_field, pack_spaces_into_mask
from games.gobblestones.move_search import choose_first_tile_to_lay, find_best_plan
from games.gobblestones.moves import CHALLENGE_MOVE, END_MOVE, TRUST_MOVE, GobblestonesMove
from games.gobblestones.views import GobblestonesView

RACKS_DRAWN, MIN_LIKELY_RACKS = 12, 2
"""This many racks are drawn; a row is unlikely if fewer than the second number could have laid it."""


class SeenPosition(NamedTuple):
    """The basis of a plan, as a view shows it."""

    layout: Faces
    covered: Spaces
    laid: Mapping[int, int]
    bag: Sequence[int]


def get_position(view: GobblestonesView) -> SeenPosition:
    """Return the position that a view shows."""
    return SeenPosition(
        view.layout, pack_spaces_into_mask(*(tile.space for tile in view.tiles)), dict(view.laid), (view.bag,)
    )


def choose_best_tile(view: GobblestonesView, *, honestly: bool) -> GobblestonesMove:
    """Choose a move by a rule of thumb (a heuristic): go on with the row of the highest gain, or end the turn."""
    position, rack = get_position(view), view.rack or ()
    plan = find_best_plan(position, rack, honestly=honestly)
    return choose_first_tile_to_lay(position, rack, plan) if plan.gain > 0 else END_MOVE


def doubts_nobody(_view: GobblestonesView, _rng: Chance) -> bool:
    """Doubt nobody."""
    return False


def doubts_one_in_three(_view: GobblestonesView, rng: Chance) -> bool:
    """Doubt one row in three."""
    return not rng.random_below(3, "doubt")


def doubts_unlikely_rows(view: GobblestonesView, rng: Chance) -> bool:
    """Doubt a row that few racks could have laid."""
    if view.last is None:
        return False
    tile_count = len(view.last.spaces) + view.rack_sizes[view.last.seat]
    return count_honest_racks(view.layout, view.last.spaces, view.unseen_tiles, tile_count, rng) < MIN_LIKELY_RACKS


def count_honest_racks(layout: Faces, row: Sequence[int], unseen: Sequence[int], tile_count: int, rng: Chance) -> int:
    """Return how many of a few racks of this size, drawn from the unseen tiles, could have laid a row honestly."""
    colour = build_field(layout).colour
    claims = [hue for space in row if (hue := colour[space]) is not None]
    pool = [hue for hue in range(len(TILE_COLOURS)) for _ in range(unseen[hue])]
    racks = ([rng.pick(pool, "imagined rack") for _ in range(tile_count)] for _ in range(RACKS_DRAWN))
    return sum(all(rack.count(hue) >= claims.count(hue) for hue in set(claims)) for rack in racks)


def _play_thumb(
    doubts: Callable[[GobblestonesView, Chance], bool],
    view: GobblestonesView,
    moves: Sequence[GobblestonesMove],
    rng: Chance,
    *,
    honestly: bool = True,
) -> GobblestonesMove:
    if CHALLENGE_MOVE in moves:
        return CHALLENGE_MOVE if doubts(view, rng) else TRUST_MOVE
    return choose_best_tile(view, honestly=honestly or not view.bluff or not _should_lie(view, rng))


def _should_lie(view: GobblestonesView, rng: Chance) -> bool:
    """Tell whether a liar lies now: with every second row, from its first tile on."""
    if not view.laid:
        return not rng.random_below(2, "lie")
    fits = build_field(view.layout).fits
    return not all(fits[colour] >> space & 1 for space, colour in view.laid)


RULE_OF_THUMB_PLAYERS: Mapping[str, PlainPlayerPolicy] = MappingProxyType(
    {
        "trusting": partial(_play_thumb, doubts_nobody),
        "honest": partial(_play_thumb, doubts_one_in_three),
        "doubter": partial(_play_thumb, doubts_unlikely_rows),
        "liar": partial(_play_thumb, doubts_unlikely_rows, honestly=False),
    }
)
"""Players who lay honestly and always trust, doubt one row in three, or doubt the unlikely; and one who lies."""
