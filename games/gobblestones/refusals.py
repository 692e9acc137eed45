"""Why a tile cannot be laid or taken back: one exact reason, in the order in which a player would look for it."""

from games.engine.errors import IllegalMove
from games.gobblestones.boards import colour_key
from games.gobblestones.field import completing_spaces, field_of, space_name, spaces_of
from games.gobblestones.moves import Lay
from games.gobblestones.row import LONGEST, spaces_by_colour
from games.gobblestones.state import GobblestonesState


def why_not_lay(state: GobblestonesState, seat: int, move: Lay) -> IllegalMove:
    """Return the reason why a tile cannot be laid there."""
    covered = state.covered | spaces_of(*state.laid)
    reasons = (
        (not state.racks[seat][move.colour], "gobblestones-no-tile"),
        (covered >> move.space & 1, "gobblestones-covered"),
        (len(state.laid) >= LONGEST, "gobblestones-five"),
        (not spaces_by_colour(state)[move.colour] >> move.space & 1, "gobblestones-colour"),
        (completing_spaces(covered) >> move.space & 1, "gobblestones-square"),
        (bool(state.laid), "gobblestones-row"),
        (not state.covered, "gobblestones-centre"),
    )
    code = next((code for holds, code in reasons if holds), "gobblestones-touch")
    takes = colour_key(field_of(state.layout).colour[move.space])
    return IllegalMove(code, space=space_name(move.space), colour=colour_key(move.colour), takes=takes)


def why_not_take(state: GobblestonesState, space: int) -> IllegalMove:
    """Return the reason why no tile can be taken back from there."""
    code = "gobblestones-take-gap" if space in state.laid else "gobblestones-take-none"
    return IllegalMove(code, space=space_name(space))
