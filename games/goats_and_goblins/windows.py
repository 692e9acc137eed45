"""Reaction windows: who is asked, what they answer, and the stack of played cards, newest on top."""

from dataclasses import replace

from games.engine.contract import Decision, Event, Fact, next_decision
from games.engine.errors import IllegalMove
from games.goats_and_goblins.actions import ACTIONS, held, plays, refusal
from games.goats_and_goblins.cave import ALL_ACTIONS
from games.goats_and_goblins.moves import Play
from games.goats_and_goblins.state import FALLEN, GoatsAndGoblinsState, Played


def can_respond(state: GoatsAndGoblinsState, seat: int) -> bool:
    """Tell whether a seat holds an action card that could matter now. Hands are open, so this tells nothing."""
    return any(state.hands[seat][ALL_ACTIONS]) and next(plays(state, seat), None) is not None


def open_window(state: GoatsAndGoblinsState) -> bool:
    """Ask everybody who could respond, from the Leader's left; return whether there was anybody to ask.

    Whoever played the newest card is not asked about it, but welcome to add another: ruling Own card. A Leader who
    is about to draw or stop may play then, and is not asked twice.
    """
    able = [seat for seat in state.from_the_left() if seat not in state.silent and can_respond(state, seat)]
    player = state.stack[-1].seat if state.stack else _about_to_draw(state)
    asked = tuple(seat for seat in able if seat != player)
    if asked:
        also = (player,) if player is not None and player in able and state.stack else ()
        next_decision(state, "react", asked, welcome=(*also, *state.silent))
    return bool(asked)


def _about_to_draw(state: GoatsAndGoblinsState) -> int | None:
    """Return the Leader if the next question is theirs, whether to go deeper. Where nobody votes."""
    asked_next = state.cave and not state.to_draw and state.cave_in_value() < FALLEN
    return state.leader if asked_next and not state.voting else None


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
    """Note a pass: in this window, or for the rest of the expedition. The decision keeps its number."""
    state.decision = decision.without(seat)
    if not for_good:
        return [Event("passed", {"seat": seat})]
    state.silent.append(seat)
    state.decision = replace(state.decision, welcome=(*decision.welcome, seat))
    return [Event("no-more", {"seat": seat})]


def come_back(state: GoatsAndGoblinsState, decision: Decision, seat: int) -> list[Event]:
    """Take "no more from me" back: the seat is asked again, in this window too if it could respond."""
    if seat not in state.silent:
        raise IllegalMove("goats-and-goblins-not-silent")
    state.silent.remove(seat)
    asked = (*decision.seats, seat) if can_respond(state, seat) else decision.seats
    state.decision = replace(decision, seats=asked, welcome=tuple(other for other in decision.welcome if other != seat))
    return [Event("back-in", {"seat": seat})]


def resolve_newest(state: GoatsAndGoblinsState) -> list[Event]:
    """Let the newest card of the stack do what it does; it is discarded."""
    newest = state.stack.pop()
    state.discard[newest.card] += 1
    return ACTIONS[newest.kind].resolve(state, newest)
