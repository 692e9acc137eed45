"""Reaction windows: who is asked, what they answer, and the stack of played cards, newest on top.

If something is at stake, those who can respond are asked; a harmless card waits for a beat. Ruling When to react.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Literal

from games.engine.chance import Chance
from games.engine.contract import open_decision, require_turn
from games.engine.errors import IllegalMove
from games.engine.events import Event
from games.goats_and_goblins import events
from games.goats_and_goblins.actions import (
    ACTION_BY_KIND,
    NOT_HELD,
    find_cheapest_action_card,
    find_illegal_play_code,
    list_playable_actions,
)
from games.goats_and_goblins.cave import (
    ACTION_CARD_SLICE,
    ACTION_KINDS,
    VALUE_BY_CARD,
    ActionKind,
    build_action_key,
)
from games.goats_and_goblins.expedition import draw_card, is_going_home
from games.goats_and_goblins.moves import (
    NO_MORE_MOVE,
    PASS_MOVE,
    STANDING_PASSES,
    EndStandingPass,
    HaltDrawing,
    PassReaction,
    PlayAction,
    StandingPass,
)
from games.goats_and_goblins.state import FATAL_CAVE_IN_VALUE, NextStep, PlayedCard, Terms
from games.goats_and_goblins.state import GoatsAndGoblinsState as State

Moment = Literal["played", "fallen", "revealed", "last", "cave-in", "rumble", "between", "harmless", "quiet"]
"""What is there to be answered: a card that was played, the fallen cave, votes just revealed, the last card or a
Leader who goes home, a Cave-In after which the next one brings the cave down, a Cave-In before that, a Push with one
card left to draw, any other card, or nothing that anybody would respond to."""

ANSWERS_BY_MOMENT: Mapping[Moment, frozenset[ActionKind]] = {
    "played": frozenset({"warding-stone"}),
    "fallen": frozenset({"pit-prop"}),
    "revealed": frozenset({"second-thoughts", "drag-along", "leave-behind"}),
    "last": frozenset({"push-2", "push-3", "seeing-stone"}),
    "cave-in": frozenset({"push-2", "push-3", "pit-prop"}),
    "rumble": frozenset({"push-2", "push-3", "pit-prop"}),
    "between": frozenset({"warding-stone", "seeing-stone"}),
    "harmless": frozenset(),
    "quiet": frozenset(),
}
"""The cards that could change what is at stake. Ruling Who is asked."""
URGENT_MOMENTS: frozenset[Moment] = frozenset({"played", "fallen"})
ASKED_MOMENTS_BY_TERMS: Mapping[Terms, frozenset[Moment]] = {
    "no-more": URGENT_MOMENTS,
    "expedition": frozenset(),
    "played": frozenset({"fallen"}),
    "save": URGENT_MOMENTS,
    "cave-in": URGENT_MOMENTS | {"cave-in"},
    "last": URGENT_MOMENTS | {"last"},
    "votes": URGENT_MOMENTS | {"revealed"},
}
"""At these moments, seats with a standing pass on such terms are asked like all others. Ruling Standing passes."""
BEAT_MOMENTS_BY_TERMS: Mapping[Terms, frozenset[Moment]] = {
    "no-more": frozenset({"cave-in", "rumble", "last"}),
    "cave-in": frozenset({"rumble"}),
}
"""At these moments, they are asked for a beat, in games with beats. On other terms they are asked for none."""
TRIGGER_BY_TERMS: Mapping[Terms, Moment] = {"cave-in": "cave-in", "last": "last", "votes": "revealed"}
"""Terms that are offered only to those who hold a card that could answer this moment."""
MOMENTS_WITHOUT_BEAT: frozenset[Moment] = frozenset({"fallen", "quiet"})
"""After these moments there is no beat."""


def can_respond(state: State, seat: int, kinds: Collection[ActionKind] = ACTION_KINDS) -> bool:
    """Tell whether a seat holds an action card, of these kinds, that could matter now. Hands are open."""
    return any(state.hands[seat][ACTION_CARD_SLICE]) and any(list_playable_actions(state, seat, kinds))


def open_reaction_window(state: State, _chance: Chance, _event_log: list[Event]) -> NextStep | None:
    """Open a reaction window: ask those who could change what is at stake; otherwise leave a beat."""
    moments = list_reaction_moments(state)
    lies = state.every_card and MOMENTS_WITHOUT_BEAT.isdisjoint(moments)
    if not lies and not any(ANSWERS_BY_MOMENT[moment] for moment in moments):
        return "stack"
    able = _list_seats_able_to_respond(state)
    asked, again = _choose_seats_to_ask(state, moments, able)
    if asked:
        _ask_seats(state, "react", asked, able)
    elif state.every_card and (
        beat := _list_seats_for_beat(state, again, _exclude_active_seat(state, moments[0], able) if lies else ())
    ):
        _ask_seats(state, "beat", beat, able)
    else:
        return "stack"
    return None


def list_reaction_moments(state: State) -> tuple[Moment, ...]:
    """Return what is at stake: what has just happened, and a card that waited under a Push and comes next.

    What lay there when a card was played is answered when that card is gone. Ruling Who is asked.
    """
    if state.has_new_card():
        return ("played",)
    moments = _list_cave_moments(state)
    return (*moments, "played") if state.is_newest_ready_to_resolve() else moments


def _list_cave_moments(state: State) -> tuple[Moment, ...]:
    """Return what has just happened, other than on the stack."""
    if state.stage == "revealed":
        return ("revealed",)
    if state.stage != "exploring":
        return ("quiet",)
    if state.has_fallen():
        return ("fallen",)
    if is_going_home(state) and not state.stack:
        return ("last",)
    return (*_list_push_moments(state), *_list_last_card_moments(state))


def _list_push_moments(state: State) -> tuple[Moment, ...]:
    """Return whether a Push has one card left: a lone beat is all that its cards need, in games with beats."""
    halfway = state.stack and state.stack[-1].left == 1
    return ("between",) if halfway and not state.every_card else ()


def _list_last_card_moments(state: State) -> tuple[Moment, ...]:
    """Return what the last card means, if more are to come; one that was propped away means nothing."""
    if not state.drawn:
        return ("quiet",)
    if not VALUE_BY_CARD[state.drawn[-1]]:
        return ("harmless",)
    return ("rumble",) if state.every_card and state.sum_cave_ins() < FATAL_CAVE_IN_VALUE - 1 else ("cave-in",)


def _list_seats_able_to_respond(state: State) -> list[int]:
    """Return those who could respond with any card, from the Leader's left."""
    return [seat for seat in state.list_seats_from_left() if can_respond(state, seat)]


def _choose_seats_to_ask(state: State, moments: Sequence[Moment], able: Sequence[int]) -> tuple[list[int], set[int]]:
    """Return who is asked in a full window, from the Leader's left, and who is asked for a beat in spite of a pass.

    A rumble is a beat, in games with beats.
    """
    asked, again = set[int](), set[int]()
    for moment in moments:
        if not ANSWERS_BY_MOMENT[moment]:
            continue
        seats = [
            seat
            for seat in _exclude_active_seat(state, moment, able)
            if can_respond(state, seat, ANSWERS_BY_MOMENT[moment])
        ]
        again.update(seat for seat in state.silent if seat in seats and _is_asked_again(state, seat, moment))
        if moment != "rumble":
            asked.update(seat for seat in seats if _is_asked(state, seat, moment))
    return [seat for seat in able if seat in asked], again


def _is_asked(state: State, seat: int, moment: Moment) -> bool:
    """Tell whether a seat is asked at such a moment: its standing pass, if it has one, leaves that out."""
    terms = state.get_pass_terms(seat)
    return terms is None or moment in ASKED_MOMENTS_BY_TERMS[terms]


def _is_asked_again(state: State, seat: int, moment: Moment) -> bool:
    """Tell whether a seat is asked at such a moment for a beat, in spite of its standing pass."""
    terms = state.get_pass_terms(seat)
    return terms is not None and moment in BEAT_MOMENTS_BY_TERMS.get(terms, ())


def _list_seats_for_beat(state: State, again: Collection[int], others: Collection[int]) -> list[int]:
    """Return who is asked for a beat: these, in spite of a standing pass, and the others who have none."""
    return [
        seat for seat in state.list_seats_from_left() if seat in again or (seat in others and seat not in state.silent)
    ]


def _ask_seats(state: State, kind: str, asked: Sequence[int], able: Collection[int]) -> None:
    """Ask some, from the Leader's left; the others who could respond are welcome, and those who may come back."""
    others = [seat for seat in state.list_seats_from_left() if seat not in asked]
    welcome = tuple(seat for seat in others if seat in state.silent or seat in able)
    open_decision(state, kind, tuple(asked), welcome=welcome)


def _exclude_active_seat(state: State, moment: Moment, able: Sequence[int]) -> list[int]:
    """Return all of these but the player of the newest card, or the one who will be asked next to draw or stop."""
    spared = state.stack[-1].seat if moment == "played" else _find_deciding_leader(state)
    return [seat for seat in able if seat != spared]


def _find_deciding_leader(state: State) -> int | None:
    """Return the Leader if the next question is theirs, or was. In games without votes."""
    decides = state.cave and not state.to_draw and not state.stack and not state.has_fallen()
    return state.leader if decides and not state.voting else None


def play_action_card(state: State, seat: int, play: PlayAction, _chance: Chance, event_log: list[Event]) -> NextStep:
    """Play an action card: lay it on the stack; all who passed until then are asked again.

    Raises `IllegalMove`.
    """
    card = find_cheapest_action_card(state, seat, play.kind)
    if card is None:
        holders = [
            build_action_key(kind) for kind in ACTION_KINDS if find_cheapest_action_card(state, seat, kind) is not None
        ]
        raise IllegalMove(NOT_HELD, action=build_action_key(play.kind), held=" ".join(holders), count=len(holders))
    if reason := find_illegal_play_code(state, seat, play):
        raise IllegalMove(reason)
    state.end_pass(seat)
    state.end_passes("played")
    state.hands[seat][card] -= 1
    state.stack.append(PlayedCard(seat, card, play.kind, play.target))
    if play.target is None:
        event_log.append(events.ActionPlayed(seat, play.kind))
    else:
        event_log.append(events.ActionPlayedAtSeat(seat, play.kind, play.target))
    return "window"


def record_pass(
    state: State, seat: int, move: PassReaction, _chance: Chance, event_log: list[Event]
) -> NextStep | None:
    """Record a pass, or that a seat is asked only if something is at stake.

    The decision keeps its number.
    """
    decision = require_turn(state.decision, seat)
    if seat not in decision.seats:
        raise IllegalMove("goats-and-goblins-not-waited-for")
    if move.for_good and seat in state.silent:
        raise IllegalMove("goats-and-goblins-silent")
    event_log.append(events.NoMoreSaid(seat) if move.for_good else events.ReactionPassed(seat))
    if move.for_good:
        state.silent.append(seat)
    left = decision.remove_seat(seat)
    state.decision = left.add_welcome_seat(seat) if seat in state.silent else left
    return None if left.seats else "stack"


def list_standing_passes(state: State, seat: int) -> Iterator[StandingPass]:
    """Yield the standing passes that a seat may say: not the one it has, and only triggers that its cards answer."""
    for move in STANDING_PASSES:
        if move.terms != state.get_pass_terms(seat) and _has_card_for_terms(state, seat, move.terms):
            yield move


def _has_card_for_terms(state: State, seat: int, terms: Terms) -> bool:
    """Tell whether a seat holds a card for the moment of such terms, if they have one. Hands are open."""
    kinds = ANSWERS_BY_MOMENT[TRIGGER_BY_TERMS[terms]] if terms in TRIGGER_BY_TERMS else ()
    return not kinds or any(find_cheapest_action_card(state, seat, kind) is not None for kind in kinds)


def record_standing_pass(
    state: State, seat: int, move: StandingPass, _chance: Chance, event_log: list[Event]
) -> NextStep | None:
    """Record a standing pass (auto-pass): a seat passes for longer.

    The decision keeps its number. Raises `IllegalMove`.
    """
    decision = require_turn(state.decision, seat)
    if seat not in decision.seats:
        raise IllegalMove("goats-and-goblins-not-waited-for")
    if move.terms == state.get_pass_terms(seat):
        raise IllegalMove("goats-and-goblins-silent")
    if not _has_card_for_terms(state, seat, move.terms):
        raise IllegalMove("goats-and-goblins-no-such-moment")
    state.end_pass(seat)
    state.silent.append(seat)
    state.terms[seat] = move.terms
    event_log.append(events.StandingPassBegan(seat, move.terms))
    state.decision = decision.remove_seat(seat).add_welcome_seat(seat)
    return None if state.decision.seats else "stack"


def end_standing_pass(state: State, seat: int, _move: EndStandingPass, _chance: Chance, event_log: list[Event]) -> None:
    """End a standing pass (undo): the seat is asked again, in this window too if it could respond."""
    if seat not in state.silent:
        raise IllegalMove("goats-and-goblins-not-silent")
    decision = require_turn(state.decision, seat)
    state.end_pass(seat)
    event_log.append(events.StandingPassEnded(seat))
    if seat not in decision.seats:
        asked = (*decision.seats, seat) if can_respond(state, seat) else decision.seats
        welcome = tuple(other for other in decision.welcome if other != seat)
        state.decision = replace(decision, seats=asked, welcome=welcome)


def end_standing_pass_outside_window(
    state: State, seat: int, _move: EndStandingPass, _chance: Chance, event_log: list[Event]
) -> None:
    """Take back a standing pass where no window is open: the seat is asked from the next window on."""
    if seat not in state.silent:
        raise IllegalMove("goats-and-goblins-not-silent")
    state.end_pass(seat)
    event_log.append(events.StandingPassEnded(seat))


def choose_timeout_move(state: State, seat: int) -> PassReaction:
    """Return the default after a timeout of a window: "no more from me", once.

    At key moments it is a pass.

    There nobody is asked again for a beat, so only those who say it shall miss the windows. Ruling No more from me.
    """
    return NO_MORE_MOVE if state.every_card and seat not in state.silent else PASS_MOVE


def pause_drawing(state: State, seat: int, _move: HaltDrawing, _chance: Chance, event_log: list[Event]) -> None:
    """Pause the drawing: a beat becomes a window.

    Raises `IllegalMove` for a seat that could not respond.
    """
    decision = require_turn(state.decision, seat)
    if decision.kind != "beat":
        raise IllegalMove("goats-and-goblins-react-now")
    if not can_respond(state, seat):
        raise IllegalMove("goats-and-goblins-nothing-to-play")
    state.end_pass(seat)
    event_log.append(events.DrawingHalted(seat))
    asked = [other for other in state.list_seats_from_left() if other == seat or other in decision.seats]
    _ask_seats(state, "react", asked, _list_seats_able_to_respond(state))


def resolve_top_card(state: State, _chance: Chance, event_log: list[Event]) -> NextStep:
    """Resolve the newest card of the stack and discard it. Without a card there, the stage goes on.

    A Push that is being drawn brings its next card. If the cave has fallen, the cards under it are void.
    """
    if state.stack and not state.has_new_card() and state.has_fallen():
        _discard_stack_cards(state, state.stack)
        state.stack.clear()
    if not state.stack:
        state.waiting = 0
        return state.stage
    if state.stack[-1].left:
        return draw_card(state, event_log)
    newest = state.stack.pop()
    below = len(state.stack)
    event_log += ACTION_BY_KIND[newest.kind].resolve(state, newest)
    if len(state.stack) > below:
        return "stack"
    _discard_stack_cards(state, [newest])
    state.waiting = min(state.waiting, len(state.stack))
    return "window"


def _discard_stack_cards(state: State, cards: Sequence[PlayedCard]) -> None:
    for played in cards:
        state.discard[played.card] += 1
