"""How a goblin plays Gobblestones: it looks on to the end of a turn, and lets rows grow as its thumb has it."""

from collections.abc import Sequence

from games.engine.chance import Chance
from games.engine.contract import lead
from games.gobblestones.ends import following
from games.gobblestones.field import field_of
from games.gobblestones.moves import CHALLENGE, END, LAYS, TRUST, GobblestonesMove, Lay
from games.gobblestones.state import GobblestonesState
from games.gobblestones.thumb import Plan, best_plan, good_plans, next_lay

TILE = 2
"""What a tile on a rack may yet bring: 1 in the end, or the worth of a space, less that of another tile."""


ROWS_TRIED, LIES_TRIED = 6, 4
REPLY_WITH_BLUFFS = {"turn": 3, "challenge": 2}
"""So many questions ahead whether the reply is trusted is asked, from the turn it replies to or from its challenge."""
DOUBTS, DOUBTS_A_LONG_ROW = 2, 6
"""So many plays of twelve are doubted."""


def judge(state: GobblestonesState, seat: int) -> int:
    """Return the lead of a seat in points, with what the tiles on the racks may yet bring."""
    racks = [0] * state.seats if state.ended else [TILE * sum(rack) for rack in state.racks]
    return lead([score + tiles for score, tiles in zip(state.scores, racks, strict=True)], seat)


def foresees(state: GobblestonesState, later: GobblestonesState) -> bool:
    """Tell whether `later` is in this turn still, or in that of the next player, whose row replies to one's own."""
    if state.decision is None or later.decision is None:
        return False
    decision, ahead = state.decision, later.decision.number - state.decision.number
    reply = REPLY_WITH_BLUFFS[decision.kind] if state.bluff else 1
    return ahead <= reply if later.turn == following(state) else later.turn == state.turn and ahead <= 1


def considered(state: GobblestonesState, seat: int) -> list[GobblestonesMove]:
    """Return the tiles with which the best rows begin, and `end`; a row that is begun goes on as the thumb has it."""
    rack = state.racks[seat]
    if state.laid:
        return [lay_on(state, seat)]
    firsts = [next_lay(state, rack, plan) for plan in good_plans(state, rack, ROWS_TRIED)]
    lies = [lay for plan in good_plans(state, rack, LIES_TRIED, honestly=False) if (lay := _lie(state, rack, plan))]
    return [*dict.fromkeys([*firsts, *lies] if state.bluff else firsts), END]


def _lie(state: GobblestonesState, rack: Sequence[int], plan: Plan) -> Lay | None:
    """Return a tile of a wrong colour for the first space of a row, if there is one: a lie is a whole row."""
    space = plan.spaces[0]
    wrong = [hue for hue, held in enumerate(rack) if held and not _right(state, space, hue)]
    return LAYS[max(wrong, key=lambda hue: rack[hue])][space] if wrong else None


def _right(state: GobblestonesState, space: int, colour: int) -> bool:
    return bool(field_of(state.layout).fits[colour] >> space & 1)


def lay_on(state: GobblestonesState, seat: int, _lots: Chance | None = None) -> GobblestonesMove:
    """Return the next tile of the row that gains most beyond the price of its tiles, or `end`.

    Where one tile lies wrongly already, the others may too.
    """
    rack, honestly = state.racks[seat], all(_right(state, space, hue) for space, hue in state.laid.items())
    plan = best_plan(state, rack, honestly=honestly)
    return next_lay(state, rack, plan) if plan.gain > 0 else END


def answer(state: GobblestonesState, _seat: int, lots: Chance) -> GobblestonesMove:
    """Doubt a face-down play now and then, and one of half the layer's tiles or more as often as not."""
    laid = len(state.laid)
    doubts = DOUBTS_A_LONG_ROW if laid > max(1, sum(state.racks[state.turn])) else DOUBTS
    return CHALLENGE if lots.below(12, "hunch") < doubts else TRUST
