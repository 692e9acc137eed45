"""Reaction windows: who is asked, what they answer, and the stack of played cards, newest on top."""

from games.engine.contract import Decision, Event, Fact, next_decision
from games.engine.errors import IllegalMove
from games.goats_and_goblins.actions import ACTIONS, held, plays, refusal
from games.goats_and_goblins.moves import Play
from games.goats_and_goblins.state import GoatsAndGoblinsState, Played


def can_respond(state: GoatsAndGoblinsState, seat: int) -> bool:
    """Tell whether a seat holds an action card that could matter now. Hands are open, so this tells nothing."""
    return next(plays(state, seat), None) is not None


def open_window(state: GoatsAndGoblinsState) -> bool:
    """Ask everybody who could respond, from the Leader's left; return whether there was anybody to ask."""
    silent = state.silent
    seats = tuple(seat for seat in state.from_the_left() if seat not in silent and can_respond(state, seat))
    if seats:
        next_decision(state, "react", seats, welcome=tuple(silent))
    return bool(seats)


def put_on_stack(state: GoatsAndGoblinsState, seat: int, play: Play) -> list[Event]:
    """Lay a card on the stack; raises `IllegalMove`."""
    reason, card = refusal(state, seat, play), held(state, seat, play.kind)
    if reason or card is None:
        raise IllegalMove(reason or "goats-and-goblins-not-held")
    state.hands[seat][card] -= 1
    state.stack.append(Played(seat, card, play.kind, play.target))
    facts: dict[str, Fact] = {"seat": seat, "action": play.kind}
    if play.target is None:
        return [Event("played", facts)]
    return [Event("played-at", {**facts, "target_seat": play.target})]


def let_pass(state: GoatsAndGoblinsState, decision: Decision, seat: int, *, for_good: bool) -> list[Event]:
    """Note a pass: in this window, or for the rest of the expedition."""
    state.decision = decision.without(seat)
    if not for_good:
        return [Event("passed", {"seat": seat})]
    state.silent.append(seat)
    _welcome(state, state.decision)
    return [Event("no-more", {"seat": seat})]


def come_back(state: GoatsAndGoblinsState, decision: Decision, seat: int) -> list[Event]:
    """Take "no more from me" back: the seat is asked again, in this window too if it could respond."""
    if seat not in state.silent:
        raise IllegalMove("goats-and-goblins-not-silent")
    state.silent.remove(seat)
    also = (seat,) if can_respond(state, seat) else ()
    _welcome(state, Decision(decision.number, decision.kind, decision.seats + also))
    return [Event("back-in", {"seat": seat})]


def _welcome(state: GoatsAndGoblinsState, decision: Decision) -> None:
    """Keep the decision's number: nobody else's answer is affected."""
    state.decision = Decision(decision.number, decision.kind, decision.seats, welcome=tuple(state.silent))


def resolve_newest(state: GoatsAndGoblinsState) -> list[Event]:
    """Let the newest card of the stack do what it does; it is discarded."""
    newest = state.stack.pop()
    state.discard[newest.card] += 1
    return ACTIONS[newest.kind].resolve(state, newest)
