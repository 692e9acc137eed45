"""The window in which everyone but the tumbler may bet. Rulebook "Allow Bets", ruling Window.

All owe an answer to one decision at once; the order in which their moves arrive is the order of the stacks.
"""

from games.emerald_skulls import refusals
from games.emerald_skulls.dice import MARKERS
from games.emerald_skulls.moves import READY, Bet, EmeraldSkullsMove, Ready, Take
from games.emerald_skulls.prospects import Prospect
from games.emerald_skulls.spread import ALL, Bets, Spread, members, spread_of
from games.emerald_skulls.state import EmeraldSkullsState
from games.emerald_skulls.steps import Step
from games.engine.chance import Chance
from games.engine.contract import Decision, Event, next_decision, owing
from games.engine.errors import IllegalMove


def allow_bets(state: EmeraldSkullsState, _chance: Chance, _told: list[Event]) -> Step | None:
    """Open a window: the tumbler has the dice in hand. Whoever can bet is asked; if nobody can, the dice roll."""
    state.turn.roll.clear()
    state.fresh, state.withdrawn = {}, []
    bettors = [seat for seat in range(state.seats) if seat != state.tumbler and state.own[seat].bit_count() < MARKERS]
    if not bettors:
        state.open = 0
        return "roll"
    spread = spread_of(state.faces)
    state.open = _offered(state, spread)
    asked = tuple(seat for seat in bettors if can_bet(state, spread, seat))
    if not asked:
        return "roll"
    next_decision(state, "bet", asked)
    return None


def _offered(state: EmeraldSkullsState, spread: Spread) -> Bets:
    """Return the bets that are possible, not stopped and not full."""
    turn, stacks = state.turn, state.stacks
    prospect, top = Prospect.of(turn, state.cubes[state.tumbler]), turn.top
    offered = 0
    for spot in spread.spots:
        if (
            top < spot.stop
            and len(stacks[spot.number]) < spot.places
            and (spot.possible is None or spot.possible(prospect))
        ):
            offered |= 1 << spot.number
    return offered


def bets_for(state: EmeraldSkullsState, spread: Spread, seat: int, among: Bets = ALL) -> Bets:
    """Return the bets among these that a seat may place now."""
    own = state.own[seat]
    if own.bit_count() >= MARKERS:
        return 0
    bets = state.open & ~spread.barred(own) & among
    doubtful = bets & spread.multiplying
    return bets & ~_unopposed(state, spread, seat, doubtful) if doubtful else bets


def can_bet(state: EmeraldSkullsState, spread: Spread, seat: int) -> bool:
    """Tell whether a seat may place any bet now; one that cannot be in vain is enough."""
    own = state.own[seat]
    if own.bit_count() >= MARKERS:
        return False
    bets = state.open & ~spread.barred(own)
    return bool(bets & ~spread.multiplying) or bool(bets and bets_for(state, spread, seat))


def _unopposed(state: EmeraldSkullsState, spread: Spread, seat: int, bets: Bets) -> Bets:
    """Return those of some multiplying bets that would pay nothing: nobody opposes them, and nobody can any more."""
    opposing = placed(state)
    lonely = [number for number in members(bets) if not spread.against[number] & opposing]
    if not lonely:
        return 0
    to_come = state.open & _in_reach(state, spread, seat)
    return sum(1 << number for number in lonely if not spread.against[number] & to_come)


def placed(state: EmeraldSkullsState) -> Bets:
    """Return the bets that have a marker."""
    together = 0
    for own in state.own:
        together |= own
    return together


def _in_reach(state: EmeraldSkullsState, spread: Spread, seat: int) -> Bets:
    """Return the bets that the cards leave to bettors other than this one."""
    together, apart = 0, (seat, state.tumbler)
    for other, own in enumerate(state.own):
        if other in apart or own.bit_count() >= MARKERS:
            continue
        if not own:
            return ALL
        together |= ~spread.barred(own)
    return together


def moves(state: EmeraldSkullsState, seat: int) -> tuple[EmeraldSkullsMove, ...]:
    """Return the bets that a seat may place, the markers it may take back, and `ready` unless it is."""
    spread = spread_of(state.faces)
    takes = tuple([spread.spots[number].take for number in takable(state, seat)])
    if state.decision and seat in state.decision.welcome:
        return takes
    return (*spread.moves(bets_for(state, spread, seat)), *takes, READY)


def offered(state: EmeraldSkullsState) -> tuple[EmeraldSkullsMove, ...]:
    """Return what the window offers to anyone, in the order of the cards: bets, markers to take back, and `ready`."""
    spread, decision = spread_of(state.faces), state.decision
    bets = takes = 0
    for seat in decision.seats if decision else ():
        bets |= bets_for(state, spread, seat)
    for seat in state.fresh:
        takes |= sum(1 << number for number in takable(state, seat))
    return (*spread.moves(bets), *(spread.spots[number].take for number in members(takes)), READY)


def takable(state: EmeraldSkullsState, seat: int) -> list[int]:
    """Return the bets of this window whose marker a seat may take back: one in a window, if nobody stands on it."""
    if seat in state.withdrawn:
        return []
    return [number for number in state.fresh.get(seat, ()) if state.stacks[number][-1] == seat]


def bet(state: EmeraldSkullsState, seat: int, move: Bet, told: list[Event]) -> Step | None:
    """Put a marker on top of a stack."""
    spread = spread_of(state.faces)
    spot = spread.spot(move)
    if spot is None or not _may_bet(state, spread, seat, 1 << spot.number):
        raise refusals.why_not_bet(state, seat, move)
    number = spot.number
    stack = (*state.stacks[number], seat)
    state.stacks[number] = stack
    state.own[seat] |= 1 << number
    state.fresh.setdefault(seat, []).append(number)
    if len(stack) == spot.places:
        state.open &= ~(1 << number)
    told.append(
        Event("bet", {"seat": seat, "card": move.face, "bet": move.bet, "place": len(stack), "places": spot.places})
    )
    return _dismiss(state, spread)


def _may_bet(state: EmeraldSkullsState, spread: Spread, seat: int, bet: Bets) -> bool:
    """Tell whether a seat may place this bet; one that is ready may place none."""
    asked = state.decision is not None and seat in state.decision.seats
    return asked and bool(bets_for(state, spread, seat, bet))


def _dismiss(state: EmeraldSkullsState, spread: Spread) -> Step | None:
    """Count those as ready who have nothing left to bet; roll when all are."""
    if state.decision is None:
        raise AssertionError("no window is open")
    return _ask(state, *(seat for seat in state.decision.seats if can_bet(state, spread, seat)))


def _ask(state: EmeraldSkullsState, *seats: int) -> Step | None:
    """Wait for these seats in the window that is open; who is ready may still take back a marker. Else roll."""
    decision = state.decision
    if not seats or decision is None:
        return "roll"
    welcome = tuple(
        seat for seat, bets in state.fresh.items() if bets and seat not in seats and seat not in state.withdrawn
    )
    if seats != decision.seats or welcome != decision.welcome:
        state.decision = Decision(decision.number, decision.kind, seats, welcome=welcome)
    return None


def take_back(state: EmeraldSkullsState, seat: int, move: Take, told: list[Event]) -> Step | None:
    """Take back a marker of this window that nobody stands on; the window is open for its player again."""
    spot = spread_of(state.faces).spot(move)
    if spot is None or spot.number not in takable(state, seat):
        raise refusals.why_not_take(state, seat, move)
    number = spot.number
    state.fresh[seat].remove(number)
    state.withdrawn.append(seat)
    state.stacks[number] = state.stacks[number][:-1]
    state.own[seat] &= ~(1 << number)
    state.open |= 1 << number
    told.append(Event("took", {"seat": seat, "card": move.face, "bet": move.bet}))
    asked = owing(state.decision, seat).seats
    return _ask(state, *(asked if seat in asked else sorted((*asked, seat))))


def ready(state: EmeraldSkullsState, seat: int, _move: Ready, told: list[Event]) -> Step | None:
    """Wait for no more bets of this seat; the dice roll when it was the last."""
    asked = owing(state.decision, seat).seats
    if seat not in asked:
        raise IllegalMove("emerald-skulls-ready")
    told.append(Event("ready", {"seat": seat}))
    return _ask(state, *(other for other in asked if other != seat))
