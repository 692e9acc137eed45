"""The tumbler's own steps: buy dice, roll, place, reroll, go on or stop. Rulebook "Buy dice", "Tumble", "Reroll"."""

from functools import cache, lru_cache
from itertools import product

from games.emerald_skulls import events, refusals
from games.emerald_skulls.dice import (
    DIE_FACES,
    GEM_LEVEL,
    LEVEL_NAMES,
    MARKERS_A_PLAYER,
    NOSE_LEVEL,
    PRICE_BY_DICE,
    SKULL_FACE,
)
from games.emerald_skulls.moves import (
    BUST_MOVE,
    BUY_MOVES,
    CHICKEN_MOVE,
    REROLL_MOVES,
    ROLL_MOVE,
    BuyDice,
    ChickenOut,
    EmeraldSkullsMove,
    PlaceDice,
    RerollPool,
    RollPool,
    TakeBust,
)
from games.emerald_skulls.state import EmeraldSkullsState
from games.emerald_skulls.steps import NextStep
from games.emerald_skulls.turn import Out, TumblerTurn
from games.engine.chance import Chance
from games.engine.contract import open_decision
from games.engine.events import Event

OUT_BY_GEM_AND_POOL: dict[tuple[bool, bool], Out] = {(True, True): "double", (True, False): "gem", (False, True): "run"}
"""How a turn ends, by whether the gem is on the board and whether the pool is empty."""


def list_buy_moves(state: EmeraldSkullsState, seat: int) -> list[BuyDice]:
    """Return the numbers of dice that a tumbler can pay for."""
    gears = state.gears[seat]
    return [move for dice, move in BUY_MOVES.items() if PRICE_BY_DICE[dice] <= gears]


def buy_dice(
    state: EmeraldSkullsState, seat: int, move: BuyDice, _chance: Chance, event_log: list[Event]
) -> NextStep | None:
    """Pay for the dice of the pool; the gears go back to the supply."""
    price = PRICE_BY_DICE.get(move.dice)
    if price is None or price > state.gears[seat]:
        raise refusals.explain_illegal_buy(state, seat, move)
    state.gears[seat] -= price
    state.supply += price
    state.turn.pool = move.dice
    event_log.append(events.DiceBought(seat, move.dice, price))
    return "rivals" if state.is_solitary else "bets"


def roll_dice(state: EmeraldSkullsState, chance: Chance, event_log: list[Event]) -> NextStep | None:
    """Roll the pool. Nothing to place and no reroll is a Bust Out; with a reroll the tumbler chooses."""
    turn = state.turn
    turn.roll = [chance.roll_die(DIE_FACES) for _ in range(turn.pool)]
    event_log.append(events.PoolRolled(state.tumbler, tuple(turn.roll)))
    if list_turn_placements(turn):
        _ask_tumbler(state, "place")
    elif list_reroll_moves(state):
        _ask_tumbler(state, "bust")
    else:
        turn.out = "bust"
        return "out"
    return None


def _ask_tumbler(state: EmeraldSkullsState, kind: str) -> None:
    """Ask the tumbler, and welcome those who rest: they may stop resting."""
    open_decision(state, kind, (state.tumbler,), welcome=tuple(state.resting))


_place = cache(PlaceDice)
"""A placement of so many dice: there are few, which all rolls share."""


@lru_cache(maxsize=1 << 13)
def list_roll_placements(roll: tuple[int, ...], floor: int, eyes: int) -> tuple[PlaceDice, ...]:
    """Return all placements of a sorted roll from a level up; `eyes` are the free places on the fourth level.

    Ordered by level, then from few dice to many.
    """
    skulls = roll.count(SKULL_FACE)
    rooms = (0, skulls + len(roll), skulls + len(roll), skulls + len(roll), eyes, 1)
    return tuple(
        _place(level, ordinary, wild)
        for level in range(floor, GEM_LEVEL + 1)
        for ordinary, wild in product(range(roll.count(level) + 1), range(skulls + 1))
        if 0 < ordinary + wild <= rooms[level]
    )


def list_turn_placements(turn: TumblerTurn) -> tuple[PlaceDice, ...]:
    """Return all placements of the current roll."""
    return list_roll_placements(tuple(sorted(turn.roll)), turn.floor, turn.count_free_spaces(4))


def choose_safest_placement(state: EmeraldSkullsState, _seat: int) -> PlaceDice:
    """Return the placement of most dice on the lowest level that takes any."""
    placements = list_turn_placements(state.turn)
    return max(
        (move for move in placements if move.level == placements[0].level),
        key=lambda move: move.ordinary + move.skulls,
    )


def list_reroll_moves(state: EmeraldSkullsState) -> tuple[EmeraldSkullsMove, ...]:
    """Return the rerolls that the tumbler has: a cube, a nose to pick."""
    cube, nose = state.cubes[state.tumbler] > 0, state.turn.can_pick(MARKERS_A_PLAYER)
    return _REROLLS_BY_CUBE_AND_NOSE[cube, nose]


_REROLLS_BY_CUBE_AND_NOSE: dict[tuple[bool, bool], tuple[EmeraldSkullsMove, ...]] = {
    (False, False): (),
    (True, False): (REROLL_MOVES["cube"],),
    (False, True): (REROLL_MOVES["nose"],),
    (True, True): (REROLL_MOVES["cube"], REROLL_MOVES["nose"]),
}


def place_dice(
    state: EmeraldSkullsState, seat: int, move: PlaceDice, _chance: Chance, event_log: list[Event]
) -> NextStep | None:
    """Place dice of the roll on one level. Rulebook "Dice Placement"."""
    turn, level = state.turn, move.level
    if not can_place(turn, move):
        raise refusals.explain_illegal_placement(state, move)
    for face, number in ((level, move.ordinary), (SKULL_FACE, move.skulls)):
        for _ in range(number):
            turn.roll.remove(face)
    turn.ordinary[level] += move.ordinary
    turn.skulls[level] += move.skulls
    turn.pool -= move.ordinary + move.skulls
    turn.top = level
    event_log.append(events.DicePlaced(seat, LEVEL_NAMES[level], move.ordinary, move.skulls))
    turn.out = OUT_BY_GEM_AND_POOL.get((level == GEM_LEVEL, not turn.pool))
    if turn.out:
        return "out"
    _ask_tumbler(state, "check")
    return None


def can_place(turn: TumblerTurn, move: PlaceDice) -> bool:
    """Tell whether a placement is allowed: at least one die, of those rolled, not below the floor, with room."""
    return (
        turn.floor <= move.level <= GEM_LEVEL
        and 0 <= move.ordinary <= turn.roll.count(move.level)
        and 0 <= move.skulls <= turn.roll.count(SKULL_FACE)
        and 0 < move.ordinary + move.skulls <= turn.count_free_spaces(move.level)
    )


def reroll_dice(
    state: EmeraldSkullsState, seat: int, move: RerollPool, _chance: Chance, event_log: list[Event]
) -> NextStep | None:
    """Take the pool up again: with one more die for a cube, or with an ordinary nose from the board."""
    turn = state.turn
    if move not in list_reroll_moves(state):
        raise refusals.explain_illegal_reroll(state, move)
    if move.how == "cube":
        state.cubes[seat] -= 1
        turn.pool += 1 if turn.spare_dice else 0
    else:
        turn.ordinary[NOSE_LEVEL] -= 1
        turn.picked += 1
        turn.pool += 1
    event_log.append(events.PoolTakenUp(seat, move.how, turn.pool, state.cubes[seat]))
    return "bets"


def accept_bust(
    state: EmeraldSkullsState, _seat: int, _move: TakeBust, _chance: Chance, _event_log: list[Event]
) -> NextStep | None:
    """Let the roll be a Bust Out."""
    state.turn.out = "bust"
    return "out"


def roll_on(
    _state: EmeraldSkullsState, _seat: int, _move: RollPool, _chance: Chance, _event_log: list[Event]
) -> NextStep | None:
    """Roll on with the rest of the pool, as the tumbler chose."""
    return "bets"


def chicken_out(
    state: EmeraldSkullsState, _seat: int, _move: ChickenOut, _chance: Chance, _event_log: list[Event]
) -> NextStep | None:
    """Chicken Out: end the turn (stop, bank) with what is on the board."""
    state.turn.out = "chicken"
    return "out"


def list_place_moves(state: EmeraldSkullsState, _seat: int) -> tuple[EmeraldSkullsMove, ...]:
    """Return the placements and rerolls."""
    return list_turn_placements(state.turn) + list_reroll_moves(state)


def list_bust_moves(state: EmeraldSkullsState, _seat: int) -> tuple[EmeraldSkullsMove, ...]:
    """Return the rerolls that can still save the turn, and `bust`."""
    return (*list_reroll_moves(state), BUST_MOVE)


def list_check_moves(_state: EmeraldSkullsState, _seat: int) -> tuple[EmeraldSkullsMove, ...]:
    """Return `roll` and `chicken`."""
    return (ROLL_MOVE, CHICKEN_MOVE)
