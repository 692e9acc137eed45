"""How a goblin bluffs: it calculates. Moves tried in imagined worlds lead to one fixed answer, which others can read.

An honest goblin lays the best row of its rack. What others may take for honest are the best rows of all racks that it
may have, each as often as the rack (`claims`). A goblin whose own best row is among the worse ones lays one of the
better ones instead, drawn by the same odds: so a row is a lie no more often than it is true, whatever it looks like,
and no doubt pays by what others see. The goblin stays honest if that is worth more: an honest row that is doubted is
paid twice, a lie not at all.
"""

from collections.abc import Sequence
from itertools import accumulate
from math import exp

from games.engine.chance import Chance
from games.gobblestones.boards import TILES_A_COLOUR
from games.gobblestones.claims import Claims, count_hidden_tiles, honest_rows
from games.gobblestones.doubt import LIES, odds_of_a_lie, odds_of_holding, prior_of
from games.gobblestones.ends import next_seat
from games.gobblestones.field import field_of
from games.gobblestones.moves import CHALLENGE, END, LAYS, TRUST, GobblestonesMove, Lay
from games.gobblestones.plans import LAST_PRICE, NOTHING, Plan, best_plan, list_plans, next_lay, price_of
from games.gobblestones.row import LONGEST
from games.gobblestones.state import GobblestonesState
from games.gobblestones.thumb import DRAWN, UNLIKELY, fitting_racks

LIARS = 0.5
"""This share of racks, those with the worst rows, lies; fewer do where hardly any rack has a better row."""
WARY, STEADY = 1.5, 2 / 3
"""How many people doubt at all for each one who never does; those who do trust a row with these odds."""
BY_LIKELIHOOD, ONE_IN = 0.6, 3
"""This share of those who doubt do so when a row is unlikely; the others doubt one row in three."""
SUSPECT, SHORT = 0.9, 3
"""How likely the best possible row, or a whole rack, is a lie of somebody whom nobody knows, if it has enough tiles."""
BAITED = 0.9
"""Mere suspicion doubts no more often than this: an honest player could lay whole racks for it, and be paid twice."""
UNSURE, SURE = 1.0, 12
"""Within about so many points, a goblin may doubt or trust; beyond so many times that, it is as good as sure."""
FINENESS = 1 << 20


def bluff_move(state: GobblestonesState, seat: int, lots: Chance) -> GobblestonesMove:
    """Return what a goblin answers in an imagined world with face-down tiles."""
    if state.decision is not None and state.decision.kind == "challenge":
        return answer_by_odds(state, seat, lots)
    if not state.laid:
        return _begin_lie(state, seat, lots) or lay_best(state, state.racks[seat])
    return lay_best(state, state.racks[seat]) if is_right(state) else _go_on_lying(state, seat, lots)


def is_right(state: GobblestonesState) -> bool:
    """Tell whether all tiles of the turn have a right colour."""
    return all(right_at(state, space, hue) for space, hue in state.laid.items())


def lay_best(state: GobblestonesState, rack: Sequence[int]) -> GobblestonesMove:
    """Return the next tile of the best honest row, or `end`: a row begins unless it costs, and goes on if that pays."""
    plan = best_plan(state, rack)
    return next_lay(state, rack, plan) if plan.spaces and plan.gain >= bool(state.laid) else END


def _begin_lie(state: GobblestonesState, seat: int, lots: Chance) -> Lay | None:
    """Return the first tile of a lie, of a wrong colour: `None` for the truth."""
    truth, known = best_plan(state, state.racks[seat]), _claimable_rows(state, seat)
    if not _is_poor(truth, known, lots):
        return None
    lie = _pick_weighted_row(_rows_for_lies(state, known), 1 - LIARS, lots)
    if lie is None or _worth_of_lie(state, seat, lie) <= _worth_of_truth(state, seat, truth):
        return None
    return _lay_wrong_tile(state, state.racks[seat], lie.spaces[0])


def _go_on_lying(state: GobblestonesState, seat: int, lots: Chance) -> GobblestonesMove:
    """Return the next tile of a lie that has begun, or `end`: each lie that begins so is as likely as before."""
    laid = tuple(state.laid)
    begun = tuple(
        (row, odds)
        for row, odds in _rows_for_lies(state, _claimable_rows(state, seat))
        if row.spaces[: len(laid)] == laid
    )
    lie = _pick_weighted_row(begun, sum(odds for _, odds in begun), lots) or NOTHING
    rest = lie.spaces[len(laid) :]
    return next_lay(state, state.racks[seat], Plan(rest, 0, 0)) if rest else END


def _claimable_rows(state: GobblestonesState, seat: int) -> Claims:
    """Return the rows that others may take for the best of a rack, if it has as many tiles as that of a seat."""
    held = sum(state.racks[seat]) + len(state.laid)
    return honest_rows(state.layout, state.covered, price_of(state), count_hidden_tiles(state), held)


def _is_poor(truth: Plan, known: Claims, lots: Chance) -> bool:
    """Tell whether a row is the best of one of the worse racks; draw for a row that is the best of some of them."""
    better = 0.0
    for row, odds in known:
        if row == truth:
            return lots.random_below(FINENESS, "poor") < (better + odds - 1 + LIARS) / odds * FINENESS
        better += odds
    return truth.gain < 0 or not truth.spaces


def _rows_for_lies(state: GobblestonesState, known: Claims) -> Claims:
    """Return the rows of the better racks, each with the odds at which it is told as a lie.

    Those are the odds of its racks, or less where a doubt would pay: a short row costs who doubts it only a little.
    """
    ends = accumulate(odds for _, odds in known)
    above = ((row, min(odds, 1 - LIARS - end + odds)) for (row, odds), end in zip(known, ends, strict=True))
    return tuple((row, odds * _lies_a_truth(state, row)) for row, odds in above if odds > 0)


def _lies_a_truth(state: GobblestonesState, row: Plan) -> float:
    """Return how many lies for each time that a row is true make a doubt neither gain nor cost: one at most.

    A liar who is caught loses the points of the row, and the tiles that would have been drawn after it.
    """
    points, tiles = points_of(state, row), len(row.spaces)
    lost = points + LAST_PRICE * (min(sum(state.bag), LONGEST - tiles) - tiles)
    return min(1.0, points / max(1, lost))


def _pick_weighted_row(known: Claims, total: float, lots: Chance) -> Plan | None:
    """Return one of the rows, by their odds of a total; for the rest of it, none."""
    left = lots.random_below(FINENESS, "lie") / FINENESS * total
    for row, odds in known:
        left -= odds
        if left < 0:
            return row
    return None


def points_of(state: GobblestonesState, row: Plan) -> int:
    """Return what a row scores."""
    return row.gain + price_of(state) * len(row.spaces)


def _worth_of_truth(state: GobblestonesState, seat: int, row: Plan) -> float:
    """Return the average gain of an honest row, which is paid twice if it is doubted; one that costs is not laid."""
    if row.gain < 0:
        return 0
    return row.gain + _odds_of_doubt(state, seat, row) * points_of(state, row)


def _worth_of_lie(state: GobblestonesState, seat: int, row: Plan) -> float:
    """Return the average gain of a lie, which gains nothing if it is doubted."""
    return row.gain * (1 - _odds_of_doubt(state, seat, row))


def _odds_of_doubt(state: GobblestonesState, seat: int, row: Plan) -> float:
    """Return how likely the next player, or another one, doubts a row."""
    holding = odds_of_holding(row.tiles_needed, count_hidden_tiles(state), sum(state.racks[seat]) + len(state.laid))
    one = _doubter_odds(state, next_seat(state)) * (
        BY_LIKELIHOOD * _odds_of_few_racks(holding) + (1 - BY_LIKELIHOOD) / ONE_IN
    )
    return float(1 - (1 - one) ** (state.seats - 1))


def _doubter_odds(state: GobblestonesState, seat: int) -> float:
    """Return the probability that a seat doubts at all, by what was seen of it."""
    if state.doubted.get(seat):
        return 1
    doubters = WARY * STEADY ** state.trusted.get(seat, 0)
    return float(doubters / (1 + doubters))


def _odds_of_few_racks(holding: float) -> float:
    """Return the probability that fewer than two of a few racks hold a row, if each holds it with these odds."""
    return float((1 - holding) ** DRAWN + DRAWN * holding * (1 - holding) ** (DRAWN - 1))


def _lay_wrong_tile(state: GobblestonesState, rack: Sequence[int], space: int) -> Lay | None:
    """Return a tile of a wrong colour for a space, if there is one: of the colour that the rack has most of."""
    wrong = [hue for hue, held in enumerate(rack) if held and not right_at(state, space, hue)]
    return LAYS[max(wrong, key=lambda hue: rack[hue])][space] if wrong else None


def right_at(state: GobblestonesState, space: int, colour: int) -> bool:
    """Tell whether a tile has a right colour for its space."""
    return bool(field_of(state.layout).fits[colour] >> space & 1)


def answer_by_odds(state: GobblestonesState, seat: int, lots: Chance) -> GobblestonesMove:
    """Doubt a row the more often, the more that gains: what a liar loses, against what the doubter pays."""
    unseen = [TILES_A_COLOUR - count for count in tiles_known_to(state, seat)]
    lie, field = odds_of_a_lie(state, unseen, lots), field_of(state.layout)
    suspicion = SUSPECT * min(1.0, prior_of(state, state.turn) / LIES) if _is_suspicious(state, seat, lots) else 0.0
    most, lie = BAITED if suspicion > lie else 1.0, max(lie, suspicion)
    points = sum(field.value[space] for space in state.laid)
    price = price_of(state)
    lost = max(0, points - price * len(state.laid)) / (state.seats - 1)
    gain = lie * lost - (1 - lie) * points
    often = min(most, 1 / (1 + exp(-max(-SURE, min(SURE, gain / UNSURE)))))
    return CHALLENGE if lots.random_below(FINENESS, "doubt") < often * FINENESS else TRUST


def _is_suspicious(state: GobblestonesState, seat: int, lots: Chance) -> bool:
    """Tell whether few racks hold a row that is a whole rack, or the best possible, whatever the tiles."""
    row = tuple(state.laid)
    if len(row) < SHORT or not (_is_best(state, row) or not sum(state.racks[state.turn])):
        return False
    unseen = [TILES_A_COLOUR - count for count in tiles_known_to(state, seat)]
    held = len(row) + sum(state.racks[state.turn])
    return fitting_racks(state.layout, row, unseen, held, lots) < UNLIKELY


def _is_best(state: GobblestonesState, row: Sequence[int]) -> bool:
    """Tell whether no row gains more than this one."""
    every = list_plans(state.layout, state.covered, (), price_of(state))
    gain = next((plan.gain for plan in every if set(plan.spaces) == set(row)), 0)
    return gain >= every[0].gain


def tiles_known_to(state: GobblestonesState, seat: int) -> list[int]:
    """Return the tiles by colour that a seat sees: its own, and those that are face up or that it laid."""
    seen = list(state.racks[seat])
    for space, hue in state.tiles.items():
        if state.down.get(space, seat) == seat:
            seen[hue] += 1
    return seen
