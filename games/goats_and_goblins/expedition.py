"""The course of a turn: from the Leader's word over votes, windows and cards to the treasure. Rulebook "Gameplay"."""

from collections.abc import Callable

from games.engine.contract import Decision, Event, Fact, next_decision
from games.goats_and_goblins.cave import NAMES, VALUE
from games.goats_and_goblins.state import FALLEN, GoatsAndGoblinsState, Stage
from games.goats_and_goblins.treasure import divide, fail, let_take, outs, party, succeed
from games.goats_and_goblins.windows import open_window, resolve_newest

LEAST_DECLARED = 3
CAVE_LOW, CAVE_EMPTY = "cave-low", "cave-empty"
"""The ends: fewer than three cards are left at the start of a turn; none is. Rulebook "Game end"."""

Step = Callable[[GoatsAndGoblinsState, list[Event]], bool]
"""A part of a turn: appends what happened, returns whether a reaction window is due."""


def advance(state: GoatsAndGoblinsState, told: list[Event], *, window: bool) -> list[Event]:
    """Go on until somebody is asked or the match ends; `window` says whether a reaction window is due first."""
    waiting = state.decision
    while state.decision is waiting:
        if window and open_window(state):
            break
        if state.stack:
            told += resolve_newest(state)
            window = True
        else:
            window = STEPS[state.stage](state, told)
    return told


def first_decision(state: GoatsAndGoblinsState) -> Decision:
    """Return what the first turn of a match asks."""
    return Decision(1, _turn_kind(state), (state.leader,))


def declare(state: GoatsAndGoblinsState, number: int) -> list[Event]:
    """Note how many cards the Leader means to draw."""
    state.declared = state.to_draw = number
    state.stage = "declared"
    told = [Event("declared", {"seat": state.leader, "number": number, "left": len(state.cave)})]
    return advance(state, told, window=state.every_card)


def vote(state: GoatsAndGoblinsState, decision: Decision, seat: int, *, joins: bool) -> list[Event]:
    """Note a vote; reveal all when it was the last."""
    state.votes[seat] = joins
    state.decision = decision.without(seat)
    told = [Event("voted", {"seat": seat})]
    if state.decision.seats:
        return told
    state.stage = "revealed"
    ins = [seat for seat in party(state) if seat != state.leader]
    told.append(Event(_turnout(ins, outs(state)), {"seat": state.leader, "in_seats": ins, "out_seats": outs(state)}))
    return advance(state, told, window=True)


def _turnout(ins: list[int], out: list[int]) -> str:
    """Return the kind of event for a vote: sentences differ where a list is empty."""
    if not ins:
        return "revealed-all-out"
    return "revealed" if out else "revealed-all-in"


def go_deeper(state: GoatsAndGoblinsState) -> list[Event]:
    """Draw one card more, where nobody votes."""
    state.declared += 1
    state.to_draw = 1
    state.stage = "exploring"
    return advance(state, [], window=False)


def stop(state: GoatsAndGoblinsState) -> list[Event]:
    """End the expedition by the Leader's will, where nobody votes."""
    return advance(state, succeed(state), window=False)


def _begin(state: GoatsAndGoblinsState, told: list[Event]) -> bool:
    left = len(state.cave)
    if left < (LEAST_DECLARED if state.voting else 1):
        state.decision, state.ended = None, CAVE_LOW if left else CAVE_EMPTY
        told.append(Event("ended", {"reason": state.ended}))
    else:
        next_decision(state, _turn_kind(state), (state.leader,))
        told.append(Event("leads", {"seat": state.leader, "left": left}))
    return False


def _turn_kind(state: GoatsAndGoblinsState) -> str:
    return "declare" if state.voting else "draw"


def _ask_votes(state: GoatsAndGoblinsState, _told: list[Event]) -> bool:
    state.stage = "voting"
    next_decision(state, "vote", tuple(state.from_the_left()[:-1]), sealed=True)
    return False


def _explore(state: GoatsAndGoblinsState, told: list[Event]) -> bool:
    """Draw the next card, or settle the expedition."""
    if state.cave_in_value() >= FALLEN:
        told += fail(state)
    elif state.to_draw:
        return _draw(state, told)
    elif state.voting or not state.cave:
        told += succeed(state)
    else:
        next_decision(state, "draw", (state.leader,))
    return False


def _draw(state: GoatsAndGoblinsState, told: list[Event]) -> bool:
    card = state.cave.pop()
    state.seers.clear()
    state.drawn.append(card)
    state.to_draw -= 1
    state.stage = "exploring"
    value = VALUE[card]
    facts: dict[str, Fact] = {
        "seat": state.leader,
        "card": NAMES[card],
        "to_draw": state.to_draw,
        "left": len(state.cave),
    }
    if value:
        told.append(Event("drew-cave-in", {**facts, "number": value, "value": state.cave_in_value()}))
    else:
        told.append(Event("drew", facts))
    return state.every_card or bool(value)


STEPS: dict[Stage, Step] = {
    "turn": _begin,
    "declared": _ask_votes,
    "revealed": _explore,
    "exploring": _explore,
    "dividing": divide,
    "taking": let_take,
}
