"""Explains why a tile cannot be laid or taken back (illegal): one exact reason, in the order of a player's search."""

from games.engine.errors import IllegalMove
from games.gobblestones.boards import build_colour_key
from games.gobblestones.field import (
    build_field,
    find_square_completing_spaces,
    format_space_name,
    pack_spaces_into_mask,
)
from games.gobblestones.moves import LayTile
from games.gobblestones.row import MAX_ROW_TILES, map_fitting_spaces
from games.gobblestones.state import GobblestonesState


def explain_illegal_lay(state: GobblestonesState, seat: int, move: LayTile) -> IllegalMove:
    """Return the reason (refusal) why a tile cannot be laid there."""
    covered = state.covered | pack_spaces_into_mask(*state.laid)
    reasons = (
        (not state.racks[seat][move.colour], "gobblestones-no-tile"),
        (covered >> move.space & 1, "gobblestones-covered"),
        (len(state.laid) >= MAX_ROW_TILES, "gobblestones-five"),
        (not map_fitting_spaces(state)[move.colour] >> move.space & 1, "gobblestones-colour"),
        (find_square_completing_spaces(covered) >> move.space & 1, "gobblestones-square"),
        (bool(state.laid), "gobblestones-row"),
        (not state.covered, "gobblestones-centre"),
    )
    code = next((code for holds, code in reasons if holds), "gobblestones-touch")
    takes = build_colour_key(build_field(state.layout).colour[move.space])
    return IllegalMove(code, space=format_space_name(move.space), colour=build_colour_key(move.colour), takes=takes)


def explain_illegal_take(state: GobblestonesState, space: int) -> IllegalMove:
    """Return the reason why no tile can be taken back from there."""
    code = "gobblestones-take-gap" if space in state.laid else "gobblestones-take-none"
    return IllegalMove(code, space=format_space_name(space))
