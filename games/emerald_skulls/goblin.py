"""How a goblin plays Emerald Skulls: it looks on to the end of the turn, and counts a reroll cube as a gear."""

from collections.abc import Callable, Sequence

from games.emerald_skulls import betting, payout, tumbling
from games.emerald_skulls.dice import FACES
from games.emerald_skulls.moves import CHICKEN, READY, ROLL, EmeraldSkullsMove
from games.emerald_skulls.state import EmeraldSkullsState
from games.engine.chance import Chance
from games.engine.contract import lead

Hunch = Callable[[EmeraldSkullsState, int, Chance], EmeraldSkullsMove]

SELDOM = 3
"""One in so many bettors who are asked is imagined to bet."""
FEAR = 3
"""So many times the chance of a Bust Out is the chance that a tumbler stops."""


def judge(state: EmeraldSkullsState, seat: int) -> int:
    """Return the lead of a seat in gears and cubes; alone, over Vrax and Kur."""
    purses = [gears + cubes for gears, cubes in zip(state.gears, state.cubes, strict=True)]
    return lead([*purses, state.rivals] if state.solitary else purses, seat)


def _anything(listing: Callable[[EmeraldSkullsState, int], Sequence[EmeraldSkullsMove]]) -> Hunch:
    """Return a hunch that may be any move of a list."""
    return lambda state, seat, lots: lots.pick(listing(state, seat), "hunch")


def _bet(state: EmeraldSkullsState, seat: int, lots: Chance) -> EmeraldSkullsMove:
    """Bet nothing, most of the time."""
    return READY if lots.below(SELDOM, "hunch") else lots.pick(betting.moves(state, seat), "hunch")


def _place(state: EmeraldSkullsState, _seat: int, lots: Chance) -> EmeraldSkullsMove:
    """Place most dice as low as can be, or any dice anywhere."""
    if lots.below(2, "hunch"):
        return tumbling.safest_place(state)
    return lots.pick(tumbling.placements_of(state.turn), "hunch")


def _check(state: EmeraldSkullsState, _seat: int, lots: Chance) -> EmeraldSkullsMove:
    """Roll on, the more seldom the likelier a Bust Out is."""
    turn = state.turn
    rolls, busts = FACES**turn.pool, (turn.floor - 1) ** turn.pool
    return ROLL if lots.below(rolls, "hunch") >= FEAR * busts else CHICKEN


HUNCHES: dict[str, Hunch] = {
    "buy": _anything(tumbling.purchases),
    "bet": _bet,
    "place": _place,
    "bust": _anything(tumbling.bust_moves),
    "check": _check,
    "jackpot": lambda state, _seat, _lots: payout.best_offer(state),
}
"""What a player may well answer to each kind of decision."""
