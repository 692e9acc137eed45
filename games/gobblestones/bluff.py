"""How a goblin bluffs: it calculates, as moves tried in imagined worlds lead to a fixed answer, which others can read.

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
from games.gobblestones.end_conditions import find_next_seat
from games.gobblestones.field import build_field
from games.gobblestones.honest_rows import Claims, count_hidden_tiles, list_honest_rows
from games.gobblestones.lie_probability import (
    PRIOR_LIE_RATE,
    compute_rack_chance,
    estimate_bluff_odds,
    estimate_lie_prior,
)
from games.gobblestones.move_search import (
    EMPTY_BAG_TILE_PRICE,
    EMPTY_PLAN,
    Plan,
    choose_first_tile_to_lay,
    find_best_plan,
    get_tile_price,
    list_plans,
)
from games.gobblestones.moves import CHALLENGE_MOVE, END_MOVE, LAY_MOVES, TRUST_MOVE, GobblestonesMove, LayTile
from games.gobblestones.row import MAX_ROW_TILES
from games.gobblestones.rule_of_thumb import MIN_LIKELY_RACKS, RACKS_DRAWN, count_honest_racks
from games.gobblestones.state import GobblestonesState

LYING_SHARE = 0.5
"""This share of racks, those with the worst rows, lies; fewer do where hardly any rack has a better row."""
PRIOR_DOUBTER_ODDS, DOUBTER_TRUST_CHANCE = 1.5, 2 / 3
"""How many people doubt at all for each one who never does; those who do trust a row with these odds."""
LIKELIHOOD_DOUBTER_SHARE, RANDOM_DOUBT_ONE_IN = 0.6, 3
"""This share of those who doubt do so when a row is unlikely; the others doubt one row in three."""
SUSPICIOUS_LIE_CHANCE, MIN_SUSPICIOUS_TILES = 0.9, 3
"""How likely the best possible row, or a whole rack, is a lie of somebody whom nobody knows, if it has enough tiles."""
MAX_SUSPICION_DOUBT_RATE = 0.9
"""Mere suspicion doubts no more often than this: an honest player could lay whole racks for it, and be paid twice."""
UNSURE_POINTS, SURE_GAIN_RATIO = 1.0, 12
"""Within about so many points, a goblin may doubt or trust; beyond so many times that, it is as good as sure."""
PROBABILITY_STEPS = 1 << 20


def choose_bluff_move(state: GobblestonesState, seat: int, rng: Chance) -> GobblestonesMove:
    """Return what a goblin answers in an imagined world with face-down tiles."""
    if state.decision is not None and state.decision.kind == "challenge":
        return choose_challenge_answer(state, seat, rng)
    if not state.laid:
        return _choose_first_lie(state, seat, rng) or choose_honest_tile(state, state.racks[seat])
    return choose_honest_tile(state, state.racks[seat]) if is_turn_honest(state) else _choose_next_lie(state, seat, rng)


def is_turn_honest(state: GobblestonesState) -> bool:
    """Tell whether all tiles of the turn have a right colour: no bluff, no lie."""
    return all(fits_space(state, space, hue) for space, hue in state.laid.items())


def choose_honest_tile(state: GobblestonesState, rack: Sequence[int]) -> GobblestonesMove:
    """Return the next tile of the best honest row, or `end`: a row begins unless it costs, and goes on if that pays."""
    plan = find_best_plan(state, rack)
    return choose_first_tile_to_lay(state, rack, plan) if plan.spaces and plan.gain >= bool(state.laid) else END_MOVE


def _choose_first_lie(state: GobblestonesState, seat: int, rng: Chance) -> LayTile | None:
    """Return the first tile of a lie, of a wrong colour: `None` for the truth."""
    truth, known = find_best_plan(state, state.racks[seat]), _list_claimable_rows(state, seat)
    if not _is_from_poor_rack(truth, known, rng):
        return None
    lie = _pick_weighted_row(_list_lies(state, known), 1 - LYING_SHARE, rng)
    if lie is None or _compute_lie_value(state, seat, lie) <= _compute_truth_value(state, seat, truth):
        return None
    return _choose_wrong_tile(state, state.racks[seat], lie.spaces[0])


def _choose_next_lie(state: GobblestonesState, seat: int, rng: Chance) -> GobblestonesMove:
    """Return the next tile of a lie that has begun, or `end`: each lie that begins so is as likely as before."""
    laid = tuple(state.laid)
    begun = tuple(
        (row, odds)
        for row, odds in _list_lies(state, _list_claimable_rows(state, seat))
        if row.spaces[: len(laid)] == laid
    )
    lie = _pick_weighted_row(begun, sum(odds for _, odds in begun), rng) or EMPTY_PLAN
    rest = lie.spaces[len(laid) :]
    return choose_first_tile_to_lay(state, state.racks[seat], Plan(rest, 0, 0)) if rest else END_MOVE


def _list_claimable_rows(state: GobblestonesState, seat: int) -> Claims:
    """Return the rows that others may take for the best of a rack, if it has as many tiles as that of a seat."""
    tile_count = sum(state.racks[seat]) + len(state.laid)
    return list_honest_rows(state.layout, state.covered, get_tile_price(state), count_hidden_tiles(state), tile_count)


def _is_from_poor_rack(truth: Plan, known: Claims, rng: Chance) -> bool:
    """Tell whether a row is the best of one of the worse racks; draw for a row that is the best of some of them."""
    better = 0.0
    for row, odds in known:
        if row == truth:
            return (
                rng.random_below(PROBABILITY_STEPS, "poor")
                < (better + odds - 1 + LYING_SHARE) / odds * PROBABILITY_STEPS
            )
        better += odds
    return truth.gain < 0 or not truth.spaces


def _list_lies(state: GobblestonesState, known: Claims) -> Claims:
    """Return the rows of the better racks, each with the odds at which it is told as a lie.

    Those are the odds of its racks, or less where a doubt would pay: a short row costs who doubts it only a little.
    """
    ends = accumulate(odds for _, odds in known)
    above = ((row, min(odds, 1 - LYING_SHARE - end + odds)) for (row, odds), end in zip(known, ends, strict=True))
    return tuple((row, odds * _compute_lie_ratio(state, row)) for row, odds in above if odds > 0)


def _compute_lie_ratio(state: GobblestonesState, row: Plan) -> float:
    """Return how many lies for each time that a row is true make a doubt neither gain nor cost: one at most.

    A liar who is caught loses the points of the row, and the tiles that would have been drawn after it.
    """
    points, tiles = compute_plan_points(state, row), len(row.spaces)
    lost = points + EMPTY_BAG_TILE_PRICE * (min(sum(state.bag), MAX_ROW_TILES - tiles) - tiles)
    return min(1.0, points / max(1, lost))


def _pick_weighted_row(known: Claims, total: float, rng: Chance) -> Plan | None:
    """Return one of the rows, by their odds of a total; for the rest of it, none."""
    left = rng.random_below(PROBABILITY_STEPS, "lie") / PROBABILITY_STEPS * total
    for row, odds in known:
        left -= odds
        if left < 0:
            return row
    return None


def compute_plan_points(state: GobblestonesState, row: Plan) -> int:
    """Return the points that a row scores."""
    return row.gain + get_tile_price(state) * len(row.spaces)


def _compute_truth_value(state: GobblestonesState, seat: int, row: Plan) -> float:
    """Return the expected value of an honest row, which is paid twice if it is doubted; one that costs is not laid."""
    if row.gain < 0:
        return 0
    return row.gain + _compute_doubt_odds(state, seat, row) * compute_plan_points(state, row)


def _compute_lie_value(state: GobblestonesState, seat: int, row: Plan) -> float:
    """Return the expected value of a lie, which gains nothing if it is doubted."""
    return row.gain * (1 - _compute_doubt_odds(state, seat, row))


def _compute_doubt_odds(state: GobblestonesState, seat: int, row: Plan) -> float:
    """Return how likely the next player, or another one, doubts a row."""
    holding = compute_rack_chance(row.tiles_needed, count_hidden_tiles(state), sum(state.racks[seat]) + len(state.laid))
    next_doubts = _estimate_doubter(state, find_next_seat(state)) * (
        LIKELIHOOD_DOUBTER_SHARE * _compute_few_racks_odds(holding)
        + (1 - LIKELIHOOD_DOUBTER_SHARE) / RANDOM_DOUBT_ONE_IN
    )
    return float(1 - (1 - next_doubts) ** (state.seats - 1))


def _estimate_doubter(state: GobblestonesState, seat: int) -> float:
    """Return the probability that a seat doubts at all, by what was seen of it."""
    if state.doubted.get(seat):
        return 1
    doubters = PRIOR_DOUBTER_ODDS * DOUBTER_TRUST_CHANCE ** state.trusted.get(seat, 0)
    return float(doubters / (1 + doubters))


def _compute_few_racks_odds(holding: float) -> float:
    """Return the probability that fewer than two of a few racks hold a row, if each holds it with these odds."""
    return float((1 - holding) ** RACKS_DRAWN + RACKS_DRAWN * holding * (1 - holding) ** (RACKS_DRAWN - 1))


def _choose_wrong_tile(state: GobblestonesState, rack: Sequence[int], space: int) -> LayTile | None:
    """Return a tile of a wrong colour for a space, if there is one: of the colour that the rack has most of."""
    wrong = [hue for hue, count in enumerate(rack) if count and not fits_space(state, space, hue)]
    return LAY_MOVES[max(wrong, key=lambda hue: rack[hue])][space] if wrong else None


def fits_space(state: GobblestonesState, space: int, colour: int) -> bool:
    """Tell whether a tile has a right colour for its space."""
    return bool(build_field(state.layout).fits[colour] >> space & 1)


def choose_challenge_answer(state: GobblestonesState, seat: int, rng: Chance) -> GobblestonesMove:
    """Choose whether to doubt (challenge) a row: the more often, the more that gains."""
    unseen = [TILES_A_COLOUR - count for count in count_known_tiles(state, seat)]
    lie, field = estimate_bluff_odds(state, unseen, rng), build_field(state.layout)
    suspicion = (
        SUSPICIOUS_LIE_CHANCE * min(1.0, estimate_lie_prior(state, state.turn) / PRIOR_LIE_RATE)
        if _is_suspicious(state, seat, rng)
        else 0.0
    )
    max_rate, lie = MAX_SUSPICION_DOUBT_RATE if suspicion > lie else 1.0, max(lie, suspicion)
    points = sum(field.value[space] for space in state.laid)
    price = get_tile_price(state)
    lost = max(0, points - price * len(state.laid)) / (state.seats - 1)
    gain = lie * lost - (1 - lie) * points
    often = min(max_rate, 1 / (1 + exp(-max(-SURE_GAIN_RATIO, min(SURE_GAIN_RATIO, gain / UNSURE_POINTS)))))
    return CHALLENGE_MOVE if rng.random_below(PROBABILITY_STEPS, "doubt") < often * PROBABILITY_STEPS else TRUST_MOVE


def _is_suspicious(state: GobblestonesState, seat: int, rng: Chance) -> bool:
    """Tell whether few racks hold a row that is a whole rack, or the best possible, whatever the tiles."""
    row = tuple(state.laid)
    if len(row) < MIN_SUSPICIOUS_TILES or not (_is_best_row(state, row) or not sum(state.racks[state.turn])):
        return False
    unseen = [TILES_A_COLOUR - count for count in count_known_tiles(state, seat)]
    tile_count = len(row) + sum(state.racks[state.turn])
    return count_honest_racks(state.layout, row, unseen, tile_count, rng) < MIN_LIKELY_RACKS


def _is_best_row(state: GobblestonesState, row: Sequence[int]) -> bool:
    """Tell whether no row gains more than this one."""
    every = list_plans(state.layout, state.covered, (), get_tile_price(state))
    gain = next((plan.gain for plan in every if set(plan.spaces) == set(row)), 0)
    return gain >= every[0].gain


def count_known_tiles(state: GobblestonesState, seat: int) -> list[int]:
    """Return the tiles by colour that a seat sees: its own, and those that are face up or that it laid."""
    rack = list(state.racks[seat])
    for space, hue in state.tiles.items():
        if state.down.get(space, seat) == seat:
            rack[hue] += 1
    return rack
