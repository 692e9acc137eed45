"""How a goblin plays Emerald Skulls: it looks on to the end of the turn, and counts a reroll cube as a gear."""

from collections.abc import Sequence

from games.emerald_skulls import betting, tumbling
from games.emerald_skulls.moves import BUYS, CHICKEN, READY, REROLLS, ROLL, EmeraldSkullsMove, Rest, Take, Wait
from games.emerald_skulls.state import EmeraldSkullsState
from games.emerald_skulls.tumbler import Tumbler, board_of
from games.engine.chance import Chance
from games.engine.contract import lead

SELDOM = 3
"""One in so many bettors who are asked is imagined to bet."""
USUAL, WITH_A_CUBE = 4, 6
"""Dice that are worth their price, and those that are where a cube helps."""
FORESEEN = 5
"""The best play of so many dice is known by heart; with more, nearly any will do."""

TUMBLER = Tumbler()


def judge(state: EmeraldSkullsState, seat: int) -> int:
    """Return the lead of a seat in gears and cubes; alone, over Vrax and Kur."""
    purses = [gears + cubes for gears, cubes in zip(state.gears, state.cubes, strict=True)]
    return lead([*purses, state.rivals] if state.solitary else purses, seat)


def bet(state: EmeraldSkullsState, seat: int, lots: Chance) -> EmeraldSkullsMove:
    """Bet nothing, most of the time."""
    return READY if lots.below(SELDOM, "hunch") else lots.pick(betting.moves(state, seat), "hunch")


def buy(state: EmeraldSkullsState, seat: int, _lots: Chance) -> EmeraldSkullsMove:
    """Buy the dice that are worth their price, or as many as there is money for."""
    wanted = WITH_A_CUBE if state.cubes[seat] else USUAL
    return BUYS[max(move.dice for move in tumbling.purchases(state, seat) if move.dice <= wanted)]


def place(state: EmeraldSkullsState, seat: int, _lots: Chance) -> EmeraldSkullsMove:
    """Place, or pick a nose, as a sensible tumbler does."""
    if state.turn.pool > FORESEEN:
        return tumbling.safest_place(state, seat)
    step = TUMBLER.best(board_of(state.turn), tuple(sorted(state.turn.roll)))
    return step.place or REROLLS["nose"]


def bust(state: EmeraldSkullsState, seat: int, _lots: Chance) -> EmeraldSkullsMove:
    """Reroll rather than bust."""
    return tumbling.bust_moves(state, seat)[0]


def check(state: EmeraldSkullsState, _seat: int, _lots: Chance) -> EmeraldSkullsMove:
    """Roll on where a sensible tumbler does."""
    return ROLL if state.turn.pool > FORESEEN or TUMBLER.goes_on(board_of(state.turn)) else CHICKEN


def considered(moves: Sequence[EmeraldSkullsMove]) -> Sequence[EmeraldSkullsMove]:
    """Return the moves that are worth a thought: to rest, or to take a marker back, gains nothing by itself."""
    return [move for move in moves if not isinstance(move, Rest | Take | Wait)]
