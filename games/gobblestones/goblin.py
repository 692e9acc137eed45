"""How a goblin plays Gobblestones: it looks on to the end of a turn, and lets rows grow as its thumb has it."""

from games.engine.chance import Chance
from games.engine.contract import lead
from games.gobblestones.bluff import right_at
from games.gobblestones.ends import following
from games.gobblestones.moves import END, GobblestonesMove
from games.gobblestones.plans import best_plan, good_plans, next_lay
from games.gobblestones.state import GobblestonesState

TILE = 2
"""What a tile on a rack may yet bring: 1 in the end, or the worth of a space, less that of another tile."""
ROWS_TRIED = 10
"""So many rows are worth a thought."""
REPLY_WITH_BLUFFS = {"turn": 3, "challenge": 2}
"""So many questions ahead whether the reply is trusted is asked, from the turn it replies to or from its challenge."""


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
    if state.laid:
        return [lay_on(state, seat)]
    rack = state.racks[seat]
    return [*dict.fromkeys(next_lay(state, rack, plan) for plan in good_plans(state, rack, ROWS_TRIED)), END]


def lay_on(state: GobblestonesState, seat: int, _lots: Chance | None = None) -> GobblestonesMove:
    """Return the next tile of the row that gains most beyond the price of its tiles, or `end`.

    Where one tile lies wrongly already, the others may too.
    """
    rack, honestly = state.racks[seat], all(right_at(state, space, hue) for space, hue in state.laid.items())
    plan = best_plan(state, rack, honestly=honestly)
    return next_lay(state, rack, plan) if plan.gain > 0 else END
