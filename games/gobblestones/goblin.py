"""The goblin (AI) of Gobblestones: it looks a little ahead, at last to the end; its thumb decides how rows grow."""

from games.engine.chance import Chance
from games.engine.contract import compute_lead
from games.gobblestones.bluff import fits_space
from games.gobblestones.move_search import choose_first_tile_to_lay, find_best_plan, list_best_plans
from games.gobblestones.moves import END_MOVE, TRUST_MOVE, GobblestonesMove
from games.gobblestones.state import GobblestonesState

POINTS_A_TILE = 2
"""What a tile on a rack may still bring: 1 at the end, or the worth of a space minus that of another tile."""
SLIP_DENOMINATOR, OPEN_SLIPS, FACE_DOWN_SLIPS = 5, 1, 2
"""Of so many tiles, a young goblin forgets with this many what tiles cost; face down only with the first tile of a row,
since a lie that has begun must go on as one."""
CREDULOUS_ONE_IN = 2
"""One in this many face-down rows a young goblin believes, however likely a lie is."""
MAX_ROWS_TRIED = 10
"""This many rows are considered."""
MAX_TURNS_AHEAD = 1
"""The turns that follow this one and are looked at while tiles are hidden."""


def evaluate_position(state: GobblestonesState, seat: int) -> int:
    """Evaluate a position: return a seat's lead in points, with what tiles on the racks may still bring."""
    racks = [0] * state.seats if state.ended else [POINTS_A_TILE * sum(rack) for rack in state.racks]
    return compute_lead([score + tiles for score, tiles in zip(state.scores, racks, strict=True)], seat)


def is_foreseeable(state: GobblestonesState, later: GobblestonesState) -> bool:
    """Tell whether `later` is at most a few turns ahead, or the match can be thought through to its end."""
    if state.decision is None or later.decision is None:
        return False
    return sees_all_tiles(state) or later.decision.number - state.decision.number <= MAX_TURNS_AHEAD


def sees_all_tiles(state: GobblestonesState) -> bool:
    """Tell whether all tiles that a player does not see are on one other rack: with two, once the bag is empty."""
    return state.seats == 2 and not state.bluff and not any(state.bag)


def list_first_moves_to_try(state: GobblestonesState, seat: int) -> list[GobblestonesMove]:
    """Return the tiles with which the best rows begin, and `end`; the thumb continues a row that has begun."""
    if state.laid:
        return [choose_next_tile(state, seat)]
    rack = state.racks[seat]
    return [
        *dict.fromkeys(
            choose_first_tile_to_lay(state, rack, plan) for plan in list_best_plans(state, rack, MAX_ROWS_TRIED)
        ),
        END_MOVE,
    ]


def choose_tile_for_points(state: GobblestonesState, seat: int) -> GobblestonesMove:
    """Return the next tile of the row with most points, or `end`: as if tiles cost nothing."""
    plan = find_best_plan(state, state.racks[seat], price=0)
    return choose_first_tile_to_lay(state, state.racks[seat], plan) if plan.spaces else END_MOVE


def choose_mistaken_move(state: GobblestonesState, seat: int, rng: Chance) -> GobblestonesMove | None:
    """Return an error that people sometimes make: a tile laid for its points alone, a row believed for no reason."""
    match state.decision.kind if state.decision else "":
        case "turn" if not (state.bluff and state.laid) and rng.random_below(SLIP_DENOMINATOR, "slip") < (
            FACE_DOWN_SLIPS if state.bluff else OPEN_SLIPS
        ):
            return choose_tile_for_points(state, seat)
        case "challenge" if not rng.random_below(CREDULOUS_ONE_IN, "slip"):
            return TRUST_MOVE
        case _:
            return None


def choose_next_tile(state: GobblestonesState, seat: int, _rng: Chance | None = None) -> GobblestonesMove:
    """Return the next tile of the row with the highest gain after the price of its tiles, or `end`.

    If one tile already has a wrong colour, the others may have one too.
    """
    rack, honestly = state.racks[seat], all(fits_space(state, space, hue) for space, hue in state.laid.items())
    plan = find_best_plan(state, rack, honestly=honestly)
    return choose_first_tile_to_lay(state, rack, plan) if plan.gain > 0 else END_MOVE
