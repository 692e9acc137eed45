"""How likely a face-down row is a lie: by Bayes, between an honest player's best row and any lie that pays.

An honest player lays about the best row that its rack allows; a liar any row that gains something. Which of the two
laid this one depends on how many racks allow it, on what better rows such a rack would allow, and on how often this
player lied before: rows that were turned over are the only ones that anybody knows.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile
from math import comb, exp

from games.engine.chance import Chance
from games.gobblestones.move_search import Plan, get_tile_price, list_plans, pack_tiles, rack_holds
from games.gobblestones.row import MAX_ROW_TILES
from games.gobblestones.state import GobblestonesState

PRIOR_LIE_RATE, PRIOR_TURNED_ROWS = 0.25, 1.5
"""How many rows are lies before anybody knows a player, and as how many rows turned over this counts."""
RACKS_DRAWN = 16
"""So many racks that allow a row are drawn to see which better rows they would allow."""
OVERLOOKED_POINTS, RESTRAINT_POINTS = (0.25, 1.5), (1.0, 5.0)
"""How many points honest players overlook, and how far liars stay below the best lie, roughly: some find all and want
all, others would rather not be noticed."""
MIN_LIE_SHARE = 0.001
"""The share of any row among lies, even if it gains nothing."""
MAX_GAIN_SHORTFALL = 12
"""Honest rows that gain so much less than the best one are as good as never laid."""


def estimate_bluff_odds(state: GobblestonesState, unseen: Sequence[int], rng: Chance) -> float:
    """Estimate how likely the row that is judged is a lie (Bayes), to somebody who does not see these tiles."""
    every = _list_all_plans(state)
    row = next((plan for plan in every if set(plan.spaces) == set(state.laid)), None)
    prior = estimate_lie_prior(state, state.turn)
    if row is None:
        return prior
    honest = compute_rack_chance(row.tiles_needed, unseen, _count_layer_tiles(state)) * _estimate_honest_laying_odds(
        every, row, unseen, _count_layer_tiles(state), rng
    )
    lying = _compute_fraction_of_lies(state, row)
    return prior * lying / max(1e-12, prior * lying + (1 - prior) * honest)


def estimate_lie_prior(state: GobblestonesState, layer: int) -> float:
    """Return how often a player lies, by the rows of this match that were turned over."""
    caught, proved = state.caught.get(layer, 0), state.proved.get(layer, 0)
    return (PRIOR_LIE_RATE * PRIOR_TURNED_ROWS + caught) / (PRIOR_TURNED_ROWS + caught + proved)


def _count_layer_tiles(state: GobblestonesState) -> int:
    """Return how many tiles the layer had before the row."""
    return len(state.laid) + sum(state.racks[state.turn])


def _list_all_plans(state: GobblestonesState) -> tuple[Plan, ...]:
    return list_plans(state.layout, state.covered, (), get_tile_price(state))


def compute_rack_chance(needs: Sequence[int], unseen: Sequence[int], tile_count: int) -> float:
    """Return how likely a rack of so many unseen tiles has these: exactly, colour by colour."""
    ways = {0: 1}
    for colour, need in enumerate(needs):
        later: dict[int, int] = {}
        for taken, number in ways.items():
            for more in range(need, min(unseen[colour], tile_count - taken) + 1):
                later[taken + more] = later.get(taken + more, 0) + number * comb(unseen[colour], more)
        ways = later
    return ways.get(tile_count, 0) / max(1, comb(sum(unseen), tile_count))


def _estimate_honest_laying_odds(
    every: Sequence[Plan], row: Plan, unseen: Sequence[int], tile_count: int, rng: Chance
) -> float:
    """Return how likely an honest player whose rack allows a row lays it, and not a better one."""
    left = [max(0, count - need) for count, need in zip(unseen, row.tiles_needed, strict=True)]
    pool = [colour for colour, count in enumerate(left) for _ in range(count)]
    rest = tile_count - sum(row.tiles_needed)
    if len(pool) < rest:
        return 0.0
    return (
        sum(
            _compute_fraction_of_plans(every, row, _draw_possible_rack(row, pool, rest, rng))
            for _ in range(RACKS_DRAWN)
        )
        / RACKS_DRAWN
    )


def _draw_possible_rack(row: Plan, pool: Sequence[int], rest: int, rng: Chance) -> list[int]:
    """Return a rack that allows a row: its tiles, and others drawn from a pool."""
    rack = list(row.tiles_needed)
    for _ in range(rest):
        rack[rng.pick(pool, "imagined rack")] += 1
    return rack


def _compute_fraction_of_plans(every: Sequence[Plan], row: Plan, rack: Sequence[int]) -> float:
    """Return the fraction of a row among those that a rack allows, each weighted by how little it is worse."""
    tiles, packed_rack = sum(rack), pack_tiles(rack)
    gains: list[int] = []
    for plan in every:
        if gains and plan.gain < gains[0] - MAX_GAIN_SHORTFALL:
            break
        if len(plan.spaces) <= tiles and rack_holds(packed_rack, plan.needed):
            gains.append(plan.gain)
    return sum(_compute_choice_odds(row.gain, gains, care) for care in OVERLOOKED_POINTS) / len(OVERLOOKED_POINTS)


def _compute_choice_odds(gain: int, gains: Sequence[int], overlooked: float) -> float:
    """Return how likely somebody who overlooks so many points chooses a gain, one of these, the best first."""
    return exp((gain - gains[0]) / overlooked) / sum(exp((other - gains[0]) / overlooked) for other in gains)


def _compute_fraction_of_lies(state: GobblestonesState, row: Plan) -> float:
    """Return a row's fraction of the lies that pay, each weighted by how little it is worse than the best."""
    price = get_tile_price(state)
    gains = _list_lie_gains(state.layout, state.covered, price, min(_count_layer_tiles(state), MAX_ROW_TILES))
    if not gains or row.gain <= 0:
        return MIN_LIE_SHARE
    return max(
        MIN_LIE_SHARE,
        sum(_compute_choice_odds(row.gain, gains, bold) for bold in RESTRAINT_POINTS) / len(RESTRAINT_POINTS),
    )


@lru_cache(maxsize=64)
def _list_lie_gains(layout: tuple[int, ...], covered: int, price: int, tiles: int) -> tuple[int, ...]:
    """Return the gains of all lies that pay, the best first."""
    paying = takewhile(lambda plan: plan.gain > 0, list_plans(layout, covered, (), price))
    return tuple(plan.gain for plan in paying if len(plan.spaces) <= tiles)
