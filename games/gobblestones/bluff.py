"""How a goblin bluffs: it calculates. Moves tried in imagined worlds lead to one fixed answer, which others can read.

The worth of a row is its gain, honest or not, weighted by how likely the next opponent is to doubt it: an honest row
that is doubted is paid twice, a lie not at all. The odds of a doubt come from people's habits, and from what was seen
of this opponent.
"""

from collections.abc import Callable, Sequence
from math import exp
from operator import itemgetter
from typing import NamedTuple

from games.engine.chance import Chance
from games.gobblestones.boards import COLOURS, TILES_A_COLOUR
from games.gobblestones.doubt import LIES, odds_of_a_lie, prior_of
from games.gobblestones.ends import following
from games.gobblestones.field import field_of
from games.gobblestones.moves import CHALLENGE, END, LAYS, TRUST, GobblestonesMove, Lay
from games.gobblestones.plans import LAST_PRICE, NOTHING, PRICE, Plan, good_plans, next_lay, plans
from games.gobblestones.state import GobblestonesState
from games.gobblestones.thumb import DRAWN, UNLIKELY, fitting_racks

ANY, HONEST = 40, 3
"""This many of the best rows, whatever tiles they take, and this many honest ones are considered."""
RACKS = 24
"""This many racks are drawn to see how likely it looks that somebody holds a row."""
WARY, STEADY = 1.5, 2 / 3
"""How many people doubt at all for each one who never does; those who do trust a row with these odds."""
BY_LIKELIHOOD, ONE_IN = 0.6, 3
"""This share of those who doubt do so when a row is unlikely; the others doubt one row in three."""
RISK = 0.5
"""A lie must be worth this much more than the truth."""
SUSPECT, SHORT = 0.9, 3
"""How likely the best possible row, or a whole rack, is a lie of somebody whom nobody knows, if it has enough tiles."""
BAITED = 0.9
"""Mere suspicion doubts no more often than this: an honest player could lay whole racks for it, and be paid twice."""
UNSURE, SURE = 1.0, 12
"""Within about so many points, a goblin may doubt or trust; beyond so many times that, it is as good as sure."""
FINENESS = 1 << 20

Doubt = Callable[[Sequence[int]], float]
"""The odds that a row is doubted, by the tiles of each colour that it needs."""


class Row(NamedTuple):
    """A whole row: the tiles to come, the tiles of each colour that it needs, its gain, its points, and its truth."""

    plan: Plan
    needs: Sequence[int]
    gain: int
    points: int
    honest: bool

    def worth(self, doubt: float) -> float:
        """Return its average gain."""
        return self.gain + doubt * self.points if self.honest else self.gain * (1 - doubt) - RISK


NO_ROW = Row(NOTHING, (), 0, 0, honest=True)


def bluffed(state: GobblestonesState, seat: int, lots: Chance) -> GobblestonesMove:
    """Return what a goblin answers in an imagined world with face-down tiles."""
    asked = state.decision is not None and state.decision.kind == "challenge"
    return answer(state, seat, lots) if asked else _lay(state, seat, lots)


def _lay(state: GobblestonesState, seat: int, lots: Chance) -> GobblestonesMove:
    """Continue the row that is worth most, with a tile that can be laid first; or end the turn."""
    rack, doubt = state.racks[seat], _doubt_of(state, seat, lots)
    worths = [(row.worth(doubt(row.needs)), row) for row in _rows(state, rack)]
    worth, row = max(worths, key=itemgetter(0), default=(0, NO_ROW))
    if not row.plan.spaces or (worth <= 0 and not state.laid):
        return END
    lie = None if row.honest else _lie(state, rack, row.plan.spaces[0])
    return lie or next_lay(state, rack, row.plan)


def _rows(state: GobblestonesState, rack: Sequence[int]) -> list[Row]:
    """Return the rows that may be laid, including the tiles already laid; those alone may be a whole row."""
    ways = [*good_plans(state, rack, ANY, honestly=False), *good_plans(state, rack, HONEST)]
    right = all(right_at(state, space, hue) for space, hue in state.laid.items())
    return [_whole(state, plan, honest=right and plan.fits(rack)) for plan in ([NOTHING] if state.laid else []) + ways]


def _whole(state: GobblestonesState, plan: Plan, *, honest: bool) -> Row:
    """Return the row that a plan makes of the tiles already laid."""
    field, price = field_of(state.layout), PRICE if any(state.bag) else LAST_PRICE
    spaces = (*state.laid, *plan.spaces)
    hues, points = [field.colour[space] for space in spaces], sum(field.value[space] for space in spaces)
    needs = [hues.count(hue) for hue in range(len(COLOURS))]
    return Row(plan, needs, points - price * len(spaces), points, honest)


def _doubt_of(state: GobblestonesState, seat: int, lots: Chance) -> Doubt:
    """Return how likely the next player, and all others, are to doubt a row, by the tiles that they do not see."""
    other, held = following(state), sum(state.racks[seat]) + len(state.laid)
    unseen = [hue for hue, seen in enumerate(seen_by(state, other)) for _ in range(TILES_A_COLOUR - seen)]
    racks = [_counted([lots.pick(unseen, "imagined rack") for _ in range(held)]) for _ in range(RACKS)]
    wary = _wary(state, other)

    def doubt(needs: Sequence[int]) -> float:
        holding = sum(all(map(int.__ge__, rack, needs)) for rack in racks) / RACKS
        one = wary * (BY_LIKELIHOOD * _few(holding) + (1 - BY_LIKELIHOOD) / ONE_IN)
        return float(1 - (1 - one) ** (state.seats - 1))

    return doubt


def _wary(state: GobblestonesState, seat: int) -> float:
    """Return the probability that a seat doubts at all, by what was seen of it."""
    if state.doubted.get(seat):
        return 1
    doubters = WARY * STEADY ** state.trusted.get(seat, 0)
    return float(doubters / (1 + doubters))


def _few(holding: float) -> float:
    """Return the probability that fewer than two of a few racks hold a row, if each holds it with these odds."""
    return float((1 - holding) ** DRAWN + DRAWN * holding * (1 - holding) ** (DRAWN - 1))


def _counted(tiles: Sequence[int]) -> list[int]:
    return [tiles.count(hue) for hue in range(len(COLOURS))]


def _lie(state: GobblestonesState, rack: Sequence[int], space: int) -> Lay | None:
    """Return a tile of a wrong colour for a space, if there is one: of the colour that the rack has most of."""
    wrong = [hue for hue, held in enumerate(rack) if held and not right_at(state, space, hue)]
    return LAYS[max(wrong, key=lambda hue: rack[hue])][space] if wrong else None


def right_at(state: GobblestonesState, space: int, colour: int) -> bool:
    """Tell whether a tile has a right colour for its space."""
    return bool(field_of(state.layout).fits[colour] >> space & 1)


def answer(state: GobblestonesState, seat: int, lots: Chance) -> GobblestonesMove:
    """Doubt a row the more often, the more that gains: what a liar loses, against what the doubter pays."""
    unseen = [TILES_A_COLOUR - count for count in seen_by(state, seat)]
    lie, field = odds_of_a_lie(state, unseen, lots), field_of(state.layout)
    suspicion = SUSPECT * min(1.0, prior_of(state, state.turn) / LIES) if _suspicious(state, seat, lots) else 0.0
    most, lie = BAITED if suspicion > lie else 1.0, max(lie, suspicion)
    points = sum(field.value[space] for space in state.laid)
    price = PRICE if any(state.bag) else LAST_PRICE
    lost = max(0, points - price * len(state.laid)) / (state.seats - 1)
    gain = lie * lost - (1 - lie) * points
    often = min(most, 1 / (1 + exp(-max(-SURE, min(SURE, gain / UNSURE)))))
    return CHALLENGE if lots.below(FINENESS, "doubt") < often * FINENESS else TRUST


def _suspicious(state: GobblestonesState, seat: int, lots: Chance) -> bool:
    """Tell whether few racks hold a row that is a whole rack, or the best possible, whatever the tiles."""
    row = tuple(state.laid)
    if len(row) < SHORT or not (_is_best(state, row) or not sum(state.racks[state.turn])):
        return False
    unseen = [TILES_A_COLOUR - count for count in seen_by(state, seat)]
    held = len(row) + sum(state.racks[state.turn])
    return fitting_racks(state.layout, row, unseen, held, lots) < UNLIKELY


def _is_best(state: GobblestonesState, row: Sequence[int]) -> bool:
    """Tell whether no row gains more than this one."""
    every = plans(state.layout, state.covered, (), PRICE if any(state.bag) else LAST_PRICE)
    gain = next((plan.gain for plan in every if set(plan.spaces) == set(row)), 0)
    return gain >= every[0].gain


def seen_by(state: GobblestonesState, seat: int) -> list[int]:
    """Return the tiles by colour that a seat sees: its own, and those that are face up or that it laid."""
    seen = list(state.racks[seat])
    for space, hue in state.tiles.items():
        if state.down.get(space, seat) == seat:
            seen[hue] += 1
    return seen
