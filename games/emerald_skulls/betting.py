"""The window in which everyone but the tumbler may place bets. Rulebook "Allow Bets", rulings Window and Ready.

All owe an answer to one decision at once; the order in which their moves arrive is the order of the stacks. Players who
are ready are welcome to go on betting as long as others are not ready. The tumbler may make a last call, after which
the window is open for a short time only. Ruling Last call.
"""

from games.emerald_skulls import events, refusals
from games.emerald_skulls.card_spread import ALL_BETS, BetMask, Spread, build_spread, iter_bet_numbers
from games.emerald_skulls.dice import MARKERS_A_PLAYER
from games.emerald_skulls.moves import (
    CALL_MOVE,
    READY_MOVE,
    REST_MOVE,
    WAIT_MOVE,
    CallLastBets,
    EmeraldSkullsMove,
    PlaceBet,
    ReadyForRoll,
    ReadyForTurn,
    TakeBackBet,
    WithdrawReady,
)
from games.emerald_skulls.state import LAST_CALL, EmeraldSkullsState
from games.emerald_skulls.steps import NextStep
from games.emerald_skulls.winnable_bets import Prospect
from games.engine.chance import Chance
from games.engine.contract import Decision, open_decision, require_turn
from games.engine.errors import IllegalMove
from games.engine.events import Event


def open_betting_window(state: EmeraldSkullsState, _chance: Chance, _event_log: list[Event]) -> NextStep | None:
    """Open a betting window: the tumbler has the dice in hand.

    Ask those who can bet and do not rest; without any, roll.
    """
    state.turn.roll.clear()
    state.fresh, state.withdrawn = {}, []
    bettors = [
        seat for seat in range(state.seats) if seat != state.tumbler and state.own[seat].bit_count() < MARKERS_A_PLAYER
    ]
    if len(bettors) == len(state.resting):
        state.open = 0
        return "roll"
    spread = build_spread(state.faces)
    state.open = _list_open_bets(state, spread)
    asked = [seat for seat in bettors if seat not in state.resting and can_bet(state, spread, seat)]
    if not asked:
        return "roll"
    others = tuple(seat for seat in bettors if seat not in asked)
    open_decision(state, "bet", tuple(asked), welcome=(*others, state.tumbler))
    return None


def make_last_call(
    state: EmeraldSkullsState, _seat: int, _move: CallLastBets, _chance: Chance, event_log: list[Event]
) -> None:
    """Ask for the last bets before this roll, once: those who are not ready then are waited for no longer."""
    window = require_turn(state.decision, state.tumbler)
    event_log.append(events.LastBetsCalled(state.tumbler))
    open_decision(state, LAST_CALL, window.seats, welcome=_exclude_tumbler(state, window.welcome))


def refuse_last_call(
    _state: EmeraldSkullsState, _seat: int, _move: CallLastBets, _chance: Chance, _event_log: list[Event]
) -> None:
    """Refuse a last call of somebody else than the tumbler."""
    raise IllegalMove("emerald-skulls-called")


def _exclude_tumbler(state: EmeraldSkullsState, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return these seats without the tumbler, who is welcome in a window but never bets."""
    return tuple([seat for seat in seats if seat != state.tumbler])


def _list_open_bets(state: EmeraldSkullsState, spread: Spread) -> BetMask:
    """Return the bets that can be won and lost, and are neither stopped nor full."""
    turn, stacks = state.turn, state.stacks
    prospect, top = Prospect.from_turn(turn, state.cubes[state.tumbler]), turn.top
    offered = 0
    for spot in spread.spots:
        free = top < spot.stop and len(stacks[spot.number]) < spot.places
        if free and spot.can_win(prospect) and spot.can_lose(prospect):
            offered |= 1 << spot.number
    return offered


def list_allowed_bets(state: EmeraldSkullsState, spread: Spread, seat: int, among: BetMask = ALL_BETS) -> BetMask:
    """List those of these bets that a seat is allowed to place now."""
    own = state.own[seat]
    if own.bit_count() >= MARKERS_A_PLAYER:
        return 0
    bets = state.open & ~spread.find_barred_bets(own) & among
    doubtful = bets & spread.multiplying
    return bets & ~_list_unopposed_bets(state, spread, seat, doubtful) if doubtful else bets


def can_bet(state: EmeraldSkullsState, spread: Spread, seat: int) -> bool:
    """Tell whether a seat may place any bet now; one that can pay something is enough."""
    own = state.own[seat]
    if own.bit_count() >= MARKERS_A_PLAYER:
        return False
    bets = state.open & ~spread.find_barred_bets(own)
    return bool(bets & ~spread.multiplying) or bool(bets and list_allowed_bets(state, spread, seat))


def _list_unopposed_bets(state: EmeraldSkullsState, spread: Spread, seat: int, bets: BetMask) -> BetMask:
    """Return those of some multiplying bets that would pay nothing: nobody opposes them, and nobody still can."""
    opposing = list_marked_bets(state)
    lonely = [number for number in iter_bet_numbers(bets) if not spread.against[number] & opposing]
    if not lonely:
        return 0
    to_come = state.open & _list_reachable_bets(state, spread, seat)
    return sum(1 << number for number in lonely if not spread.against[number] & to_come)


def list_marked_bets(state: EmeraldSkullsState) -> BetMask:
    """Return the bets that have a marker."""
    together = 0
    for own in state.own:
        together |= own
    return together


def _list_reachable_bets(state: EmeraldSkullsState, spread: Spread, seat: int) -> BetMask:
    """Return the bets that the cards leave to bettors other than this one."""
    together, apart = 0, (seat, state.tumbler)
    for other, own in enumerate(state.own):
        if other in apart or own.bit_count() >= MARKERS_A_PLAYER:
            continue
        if not own:
            return ALL_BETS
        together |= ~spread.find_barred_bets(own)
    return together


def list_betting_moves(state: EmeraldSkullsState, seat: int) -> tuple[EmeraldSkullsMove, ...]:
    """Return the bets that a seat may place, the markers it may take back, and how it gets ready, or unready."""
    if seat == state.tumbler:
        return (CALL_MOVE,)
    spread = build_spread(state.faces)
    bets = list_allowed_bets(state, spread, seat)
    takes = [spread.spots[number].take for number in list_takable_bets(state, seat)]
    if state.decision and seat in state.decision.seats:
        return (*spread.list_bet_moves(bets), *takes, READY_MOVE, REST_MOVE)
    return (*spread.list_bet_moves(bets), *takes, *([WAIT_MOVE] if bets or seat in state.resting else []))


def list_public_window_moves(state: EmeraldSkullsState) -> tuple[EmeraldSkullsMove, ...]:
    """Return what the window offers to everybody, by card: bets, markers to take back, ready or not."""
    decision = state.decision
    if decision is None:
        return ()
    spread, ready = build_spread(state.faces), _exclude_tumbler(state, decision.welcome)
    bets = takes = 0
    for seat in decision.seats + ready:
        bets |= list_allowed_bets(state, spread, seat)
        takes |= sum(1 << number for number in list_takable_bets(state, seat))
    taken = [spread.spots[number].take for number in iter_bet_numbers(takes)]
    waits = [WAIT_MOVE] if any(may_resume_betting(state, seat) for seat in ready) else []
    calls = [CALL_MOVE] if state.tumbler in decision.welcome else []
    return (*spread.list_bet_moves(bets), *taken, READY_MOVE, REST_MOVE, *waits, *calls)


def may_resume_betting(state: EmeraldSkullsState, seat: int) -> bool:
    """Tell whether a seat that is welcome in the window may stop being ready: it can still bet, or it rests."""
    return seat in state.resting or can_bet(state, build_spread(state.faces), seat)


def list_takable_bets(state: EmeraldSkullsState, seat: int) -> list[int]:
    """Return the bets of this window whose marker a seat may take back: one per window, if nobody stands on it."""
    if seat in state.withdrawn:
        return []
    return [number for number in state.fresh.get(seat, ()) if state.stacks[number][-1] == seat]


def place_bet(
    state: EmeraldSkullsState, seat: int, move: PlaceBet, _chance: Chance, event_log: list[Event]
) -> NextStep | None:
    """Place a bet: put a marker on top of a stack."""
    spread = build_spread(state.faces)
    spot = spread.find_bet_spot(move)
    if spot is None or not list_allowed_bets(state, spread, seat, 1 << spot.number):
        raise refusals.explain_illegal_bet(state, seat, move)
    number = spot.number
    stack = (*state.stacks[number], seat)
    state.stacks[number] = stack
    state.own[seat] |= 1 << number
    state.fresh.setdefault(seat, []).append(number)
    if len(stack) == spot.places:
        state.open &= ~(1 << number)
    if state.own[seat].bit_count() == MARKERS_A_PLAYER:
        state.end_rest(seat)
    event_log.append(events.BetPlaced(seat, move.face, move.bet, len(stack), spot.places))
    return _ask_bettors(state, *require_turn(state.decision, seat).seats, *_wake_opponents(state, spread, number))


def _wake_opponents(state: EmeraldSkullsState, spread: Spread, number: int) -> list[int]:
    """Wake the players who are ready and have a marker against this bet, and return them: they may want to answer."""
    welcome = state.decision.welcome if state.decision else ()
    opposed = [seat for seat in welcome if state.own[seat] & spread.against[number]]
    for seat in opposed:
        state.end_rest(seat)
    return opposed


def _ask_bettors(state: EmeraldSkullsState, *seats: int) -> NextStep | None:
    """Wait for those of these seats that can bet in the open window, and welcome the others; or roll."""
    decision, spread = state.decision, build_spread(state.faces)
    if decision is None:
        raise AssertionError("no window is open")
    asked = tuple([seat for seat in sorted({*seats}) if can_bet(state, spread, seat)])
    if not asked:
        return "roll"
    if asked != decision.seats:
        bettors = sorted(decision.seats + _exclude_tumbler(state, decision.welcome))
        others = [seat for seat in bettors if seat not in asked]
        welcome = (*others, *(seat for seat in decision.welcome if seat == state.tumbler))
        state.decision = Decision(decision.number, decision.kind, asked, welcome=welcome)
    return None


def take_back_marker(
    state: EmeraldSkullsState, seat: int, move: TakeBackBet, _chance: Chance, event_log: list[Event]
) -> NextStep | None:
    """Undo a bet: take back a marker of this window that nobody stands on; the dice wait for its player again."""
    spot = build_spread(state.faces).find_bet_spot(move)
    if spot is None or spot.number not in list_takable_bets(state, seat):
        raise refusals.explain_illegal_take(state, seat, move)
    number = spot.number
    state.fresh[seat].remove(number)
    state.withdrawn.append(seat)
    state.stacks[number] = state.stacks[number][:-1]
    state.own[seat] &= ~(1 << number)
    state.open |= 1 << number
    state.end_rest(seat)
    event_log.append(events.BetTakenBack(seat, move.face, move.bet))
    return _ask_bettors(state, *require_turn(state.decision, seat).seats, seat)


def finish_betting(
    state: EmeraldSkullsState, seat: int, _move: ReadyForRoll, _chance: Chance, event_log: list[Event]
) -> NextStep | None:
    """Finish betting for this roll: stop waiting for bets of this seat; the dice roll if it was the last."""
    asked = _require_waited_for(state, seat)
    event_log.append(events.BettorReady(seat))
    return _ask_bettors(state, *(other for other in asked if other != seat))


def rest_for_turn(
    state: EmeraldSkullsState, seat: int, _move: ReadyForTurn, _chance: Chance, event_log: list[Event]
) -> NextStep | None:
    """Stop waiting for bets of this seat in this turn."""
    asked = _require_waited_for(state, seat)
    state.resting.append(seat)
    event_log.append(events.BettorReadyForTurn(seat))
    return _ask_bettors(state, *(other for other in asked if other != seat))


def _require_waited_for(state: EmeraldSkullsState, seat: int) -> tuple[int, ...]:
    """Return the seats that the window waits for; raises `IllegalMove` if this seat is not among them."""
    asked = require_turn(state.decision, seat).seats
    if seat not in asked:
        raise IllegalMove("emerald-skulls-ready")
    return asked


def resume_betting(
    state: EmeraldSkullsState, seat: int, _move: WithdrawReady, _chance: Chance, event_log: list[Event]
) -> NextStep | None:
    """Let the dice wait for this seat again."""
    decision = require_turn(state.decision, seat)
    if seat in decision.seats or not may_resume_betting(state, seat):
        raise IllegalMove("emerald-skulls-not-ready")
    state.end_rest(seat)
    event_log.append(events.BettorNotReady(seat))
    return _ask_bettors(state, *decision.seats, seat)


def stop_resting(
    state: EmeraldSkullsState, seat: int, _move: WithdrawReady, _chance: Chance, event_log: list[Event]
) -> NextStep | None:
    """Let a seat be asked again from the next window on; it says so while the tumbler decides."""
    decision = require_turn(state.decision, seat)
    if seat not in state.resting:
        raise IllegalMove("emerald-skulls-not-ready")
    state.end_rest(seat)
    state.decision = Decision(decision.number, decision.kind, decision.seats, welcome=tuple(state.resting))
    event_log.append(events.BettorNotReady(seat))
    return None
