"""How a goblin plays Gobblestones: it looks on to the end of a turn, and lets rows grow by the dearest space."""

from games.engine.chance import Chance
from games.engine.contract import lead
from games.gobblestones.field import field_of, members
from games.gobblestones.moves import CHALLENGE, END, LAYS, TRUST, GobblestonesMove
from games.gobblestones.row import LONGEST, open_spaces
from games.gobblestones.state import GobblestonesState

TILE = 2
"""What a tile on a rack may yet bring: 1 in the end, or the worth of a space, less that of another tile."""


def judge(state: GobblestonesState, seat: int) -> int:
    """Return the lead of a seat in points, with what the tiles on the racks may yet bring."""
    racks = [0] * state.seats if state.ended else [TILE * sum(rack) for rack in state.racks]
    return lead([score + tiles for score, tiles in zip(state.scores, racks, strict=True)], seat)


def lay_on(state: GobblestonesState, seat: int) -> GobblestonesMove:
    """Return the tile of the right colour on the dearest space that a row can grow by, or `end`."""
    spaces, field = open_spaces(state), field_of(state.layout)
    lays = [
        LAYS[colour][space]
        for colour, tiles in enumerate(state.racks[seat])
        if tiles
        for space in members(spaces & field.fits[colour])
    ]
    return max(lays, key=lambda lay: field.value[lay.space], default=END)


def answer(state: GobblestonesState, lots: Chance) -> GobblestonesMove:
    """Doubt a face-down play, the longer the sooner."""
    return CHALLENGE if lots.below(LONGEST, "hunch") < len(state.laid) - 1 else TRUST
