"""Who is paid what: the tumbler, then the bettors card by card. Rulebook "Payout", "Running out of Gears"."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.emerald_skulls import events, refusals
from games.emerald_skulls.card_spread import BetSpot, build_spread
from games.emerald_skulls.dice import NOSE_LEVEL
from games.emerald_skulls.moves import STANDARD_PAYOUT, CollectPayout, EmeraldSkullsMove, list_collect_moves
from games.emerald_skulls.opposition import RIVAL_BY_SEAT
from games.emerald_skulls.state import EmeraldSkullsState, LastTurn, Payment
from games.emerald_skulls.steps import NextStep
from games.emerald_skulls.turn import Out, TumblerTurn
from games.engine.chance import Chance
from games.engine.contract import open_decision
from games.engine.events import Event

DIE_GEARS_BY_OUT: dict[Out, tuple[int, ...]] = {
    "bust": (0, 0, 0, 0, 0, 0),
    "chicken": (0, 1, 1, 0, 2, 3),
    "gem": (0, 1, 1, 0, 2, 3),
    "run": (0, 1, 2, 0, 5, 5),
    "double": (0, 1, 2, 0, 5, 5),
}
"""Gears for each die, by level. A nose is worth a reroll cube instead."""

SKULL_PAYING_OUTS = frozenset({"gem", "double"})


@dataclass(frozen=True, slots=True)
class JackpotChoice:
    """What the tumbler may collect: the usual pay ("standard") or the jackpot of a bet."""

    what: str
    gears: int
    cubes: int = 0


def compute_usual_payout(turn: TumblerTurn, out: Out) -> JackpotChoice:
    """Return the payout of the dice on the board after this out.

    Rulebook "Tumbler Payout".
    """
    if out == "bust":
        return JackpotChoice(STANDARD_PAYOUT, 0)
    dice = list(map(turn.count_dice, range(len(turn.skulls)))) if out in SKULL_PAYING_OUTS else turn.ordinary
    gears = sum(number * worth for number, worth in zip(dice, DIE_GEARS_BY_OUT[out], strict=True))
    return JackpotChoice(STANDARD_PAYOUT, gears, dice[NOSE_LEVEL])


def list_available_payouts(state: EmeraldSkullsState) -> list[JackpotChoice]:
    """Return the usual pay and all jackpots that the turn has won."""
    return list_turn_payouts(state.turn, state.faces)


def list_turn_payouts(turn: TumblerTurn, faces: tuple[str, ...]) -> list[JackpotChoice]:
    """Return the usual pay and all jackpots of these faces that a turn has won, once it is over."""
    if turn.out is None:
        return []
    jackpots = [
        JackpotChoice(spot.entry.bet, spot.entry.jackpot.compute_gears_earned(turn))
        for spot in build_spread(faces).jackpots
        if spot.entry.jackpot and spot.won(turn)
    ]
    return [compute_usual_payout(turn, turn.out), *jackpots]


def settle_turn(state: EmeraldSkullsState, _chance: Chance, event_log: list[Event]) -> NextStep | None:
    """Settle a turn that ended: ask the tumbler if a jackpot is on offer, otherwise pay."""
    turn = state.turn
    if turn.out is None:
        raise AssertionError("a turn that goes on pays nothing")
    event_log.append(events.TurnEnded(state.tumbler, turn.out, tuple(turn.roll)))
    _count_turn(state)
    state.last = LastTurn(
        state.tumbler,
        turn.out,
        tuple(turn.ordinary),
        tuple(turn.skulls),
        tuple(turn.roll),
        turn.picked,
        (),
        tuple(state.stacks),
    )
    if turn.out == "bust":
        return "bettors"
    jackpot_choices = list_available_payouts(state)
    if len(jackpot_choices) > 1:
        open_decision(state, "jackpot", (state.tumbler,))
        return None
    return _pay_tumbler(state, jackpot_choices[0], event_log)


def _count_turn(state: EmeraldSkullsState) -> None:
    """Count a turn that ended, and whether a nose was picked in it: everybody saw it."""
    seat = state.tumbler
    state.tumbled[seat] = state.tumbled.get(seat, 0) + 1
    state.picked_in[seat] = state.picked_in.get(seat, 0) + bool(state.turn.picked)


def collect_payout(
    state: EmeraldSkullsState, _seat: int, move: CollectPayout, _chance: Chance, event_log: list[Event]
) -> NextStep | None:
    """Take the usual pay or a jackpot."""
    offer = next((offer for offer in list_available_payouts(state) if offer.what == move.what), None)
    if offer is None:
        raise refusals.explain_illegal_jackpot(move)
    return _pay_tumbler(state, offer, event_log)


def choose_best_offer(state: EmeraldSkullsState, _seat: int) -> EmeraldSkullsMove:
    """Return the move that collects most: gears that the supply can pay, then cubes; the first of equal ones."""
    return list_collect_moves()[find_best_offer(list_available_payouts(state), state.supply).what]


def find_best_offer(offers: Sequence[JackpotChoice], supply: int) -> JackpotChoice:
    """Return what pays most: gears that the supply can pay, then cubes; the first of equal ones."""
    return max(offers, key=lambda offer: (min(offer.gears, supply), offer.cubes))


def list_offer_moves(state: EmeraldSkullsState, _seat: int) -> tuple[EmeraldSkullsMove, ...]:
    """Return the moves that collect the usual pay or a jackpot."""
    return tuple(list_collect_moves()[offer.what] for offer in list_available_payouts(state))


def _pay_tumbler(state: EmeraldSkullsState, offer: JackpotChoice, event_log: list[Event]) -> NextStep:
    seat = state.tumbler
    payment = _pay_from_supply(state, Payment(seat, None, offer.what, 1, offer.gears, offer.cubes, offer.gears))
    event_log.append(events.TumblerPaid(seat, offer.what, payment.gears, payment.cubes, payment.owed))
    return "bettors" if state.supply else "end"


def _pay_from_supply(state: EmeraldSkullsState, due: Payment) -> Payment:
    """Pay what is owed, as far as the supply allows, and write it down."""
    payment = due if due.owed <= state.supply else replace(due, gears=state.supply)
    state.supply -= payment.gears
    if state.is_solitary and payment.seat in RIVAL_BY_SEAT:
        state.rivals += payment.gears
    else:
        state.gears[payment.seat] += payment.gears
        state.cubes[payment.seat] += payment.cubes
    if state.last:
        state.last = state.last.add_payment(payment)
    return payment


def pay_bettors(state: EmeraldSkullsState, _chance: Chance, event_log: list[Event]) -> NextStep | None:
    """Pay every bet that came true, card by card, from the top, up its stack, until the supply is empty."""
    turn = state.turn
    for spot, stack in zip(build_spread(state.faces).spots, state.stacks, strict=True):
        if stack and spot.won(turn):
            opposing = count_opposing_markers(state, spot)
            for number, seat in enumerate(stack, start=1):
                _pay_bettor(state, spot, seat, number, opposing, event_log)
                if not state.supply:
                    return "end"
    return "next"


def count_opposing_markers(state: EmeraldSkullsState, spot: BetSpot) -> int:
    """Count the markers on the card that oppose a bet and lost. Ruling Opposing."""
    spots, stacks, turn = build_spread(state.faces).spots, state.stacks, state.turn
    return sum(len(stacks[other]) for other in spot.against if stacks[other] and not spots[other].won(turn))


def _pay_bettor(
    state: EmeraldSkullsState, spot: BetSpot, seat: int, place: int, opposing: int, event_log: list[Event]
) -> None:
    worth = spot.payouts[place - 1].compute_gears(opposing)
    gears, cubes = (worth, 0) if spot.entry.pays == "gears" else (0, worth)
    face, bet = spot.card.face, spot.entry.bet
    payment = _pay_from_supply(state, Payment(seat, face, bet, place, gears, cubes, gears))
    line = (face, bet, place, payment.gears, payment.cubes, payment.owed, opposing)
    rival = state.is_solitary and seat in RIVAL_BY_SEAT
    event_log.append(events.RivalBetPaid(RIVAL_BY_SEAT[seat], *line) if rival else events.BetPaid(seat, *line))
