"""How a goblin plays Gobblestones: it looks on to the end of a turn, and lets rows grow as its thumb has it."""

from collections.abc import Sequence

from games.engine.chance import Chance
from games.engine.contract import lead
from games.gobblestones.boards import TILES_A_COLOUR
from games.gobblestones.ends import following
from games.gobblestones.field import field_of
from games.gobblestones.moves import CHALLENGE, END, LAYS, TRUST, GobblestonesMove, Lay
from games.gobblestones.plans import LAST_PRICE, PRICE, Plan, best_plan, good_plans, next_lay, plans
from games.gobblestones.state import GobblestonesState
from games.gobblestones.thumb import UNLIKELY, fitting_racks

TILE = 2
"""What a tile on a rack may yet bring: 1 in the end, or the worth of a space, less that of another tile."""


ROWS_TRIED, LIES_TRIED = 6, 40
"""So many rows are worth a thought, and so many are drawn from for a lie."""
REPLY_WITH_BLUFFS = {"turn": 3, "challenge": 2}
"""So many questions ahead whether the reply is trusted is asked, from the turn it replies to or from its challenge."""
LIES, SUSPECT, SELDOM = 30, 60, 1
"""Of a hundred rows so many are lies; of a hundred rows so many are doubted where there is reason, and where not."""
WORTH_A_LIE = 1
"""A lie is to gain so many points more than the truth at least."""
SHORT = 3
"""Rows of fewer tiles are trusted."""


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


def bluffed(state: GobblestonesState, seat: int, lots: Chance) -> GobblestonesMove:
    """Return a mixed answer: trying moves in imagined worlds would find a pure one, which can be read.

    A row is doubted where few would have had the tiles and a liar would have laid it. One row in a few is a lie.
    """
    if state.decision and state.decision.kind == "challenge":
        return answer(state, seat, lots)
    if state.laid or lots.below(100, "lie") >= LIES:
        return lay_on(state, seat)
    return _plausible_lie(state, seat, lots) or lay_on(state, seat)


def _plausible_lie(state: GobblestonesState, seat: int, lots: Chance) -> Lay | None:
    """Return the first tile of a whole row that gains more than any honest one, though not the most of all."""
    rack = state.racks[seat]
    honest = best_plan(state, rack).gain
    plans = [plan for plan in good_plans(state, rack, LIES_TRIED, honestly=False) if plan.gain > honest + WORTH_A_LIE]
    return _lie(state, rack, lots.pick(plans, "lie")) if plans else None


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


def answer(state: GobblestonesState, seat: int, lots: Chance) -> GobblestonesMove:
    """Doubt a row that a liar would have laid where few racks hold it; any other seldom."""
    often = SUSPECT if _suspicious(state, seat, lots) else SELDOM
    return CHALLENGE if lots.below(100, "doubt") < often else TRUST


def _suspicious(state: GobblestonesState, seat: int, lots: Chance) -> bool:
    """Tell whether few racks hold a row that is a whole rack, or the best there is, tiles or no tiles."""
    row = tuple(state.laid)
    if len(row) < SHORT or not (_is_best(state, row) or not sum(state.racks[state.turn])):
        return False
    unseen = [TILES_A_COLOUR - count for count in _seen(state, seat)]
    held = len(row) + sum(state.racks[state.turn])
    return fitting_racks(state.layout, row, unseen, held, lots) < UNLIKELY


def _is_best(state: GobblestonesState, row: Sequence[int]) -> bool:
    """Tell whether no row gains more than this one."""
    every = plans(state.layout, state.covered, (), PRICE if any(state.bag) else LAST_PRICE)
    gain = next((plan.gain for plan in every if set(plan.spaces) == set(row)), 0)
    return gain >= every[0].gain


def _seen(state: GobblestonesState, seat: int) -> list[int]:
    """Return the tiles by colour that a seat sees: its own, and those that lie open or that it laid."""
    seen = list(state.racks[seat])
    for space, hue in state.tiles.items():
        if state.down.get(space, seat) == seat:
            seen[hue] += 1
    return seen
