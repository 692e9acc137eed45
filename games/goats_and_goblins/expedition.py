"""The phases of a turn: the Leader's declaration, votes, windows and cards, then the treasure. Rulebook "Gameplay"."""

from dataclasses import replace

from games.engine.chance import Chance
from games.engine.contract import Decision, open_decision
from games.engine.errors import IllegalMove
from games.engine.events import Event
from games.goats_and_goblins import events
from games.goats_and_goblins.cave import CARD_NAMES, VALUE_BY_CARD
from games.goats_and_goblins.moves import DrawDeeper, StopDrawing
from games.goats_and_goblins.state import Counts, NextStep, Poll
from games.goats_and_goblins.state import GoatsAndGoblinsState as State
from games.goats_and_goblins.treasure import list_ins, list_outs, settle_failure, settle_success

MIN_DECLARED = 3
CAVE_LOW_END, CAVE_EMPTY_END = "cave-low", "cave-empty"
"""The ends: fewer than three cards are left at the start of a turn; none is. Rulebook "Game end"."""


def build_first_decision(state: State) -> Decision:
    """Return the first question of a match."""
    return Decision(1, _get_turn_question_kind(state), (state.leader,))


def record_declaration(state: State, number: int, event_log: list[Event]) -> NextStep:
    """Record how many cards the Leader declares; players who want to respond do so while others vote."""
    state.declared = state.to_draw = number
    state.stage = "declared"
    event_log.append(events.DrawsDeclared(state.leader, number, len(state.cave)))
    return "declared"


def record_vote(state: State, decision: Decision, seat: int, event_log: list[Event], *, joins: bool) -> NextStep | None:
    """Record a vote; reveal all if it was the last.

    Until then its seat may still play cards.
    """
    state.votes[seat] = joins
    left = decision.remove_seat(seat)
    state.decision = left.add_welcome_seat(seat)
    event_log.append(events.VoteCast(seat))
    if left.seats:
        return None
    state.stage = "revealed"
    ins = [seat for seat in list_ins(state) if seat != state.leader]
    state.polls.append(Poll(count_unseen(state), state.to_draw, state.leader, tuple(ins)))
    event_log.append(_choose_turnout_event(ins, list_outs(state))(state.leader, ins, list_outs(state)))
    return "window"


def count_unseen(state: State) -> Counts:
    """Return how many unseen cards there are by value, as everybody can count."""
    values = [VALUE_BY_CARD[card] for card in (*state.cave, *state.removed)]
    return (values.count(0), values.count(1), values.count(2))


def _choose_turnout_event(ins: list[int], out: list[int]) -> type[events.VotesRevealed]:
    """Return the kind of event for a vote: the sentence is different if a list is empty."""
    if not ins:
        return events.VotesRevealedAllOut
    return events.VotesRevealedMixed if out else events.VotesRevealedAllIn


def draw_another_card(
    state: State, _seat: int, _move: DrawDeeper, _chance: Chance, _event_log: list[Event]
) -> NextStep:
    """Draw one more card, in a game without votes."""
    state.declared += 1
    state.to_draw = 1
    state.stage = "exploring"
    return "exploring"


def announce_stop(state: State, _seat: int, _move: StopDrawing, _chance: Chance, event_log: list[Event]) -> NextStep:
    """Announce a stop, if nobody votes: a Push may still be played. Raises `IllegalMove` before the first card."""
    if not state.declared:
        raise IllegalMove("goats-and-goblins-draw-first")
    state.stopping = True
    event_log.append(events.ReturnAnnounced(state.leader))
    return "window"


def begin_turn(state: State, _chance: Chance, event_log: list[Event]) -> NextStep | None:
    """Begin a turn, or end the match."""
    left = len(state.cave)
    if left < (MIN_DECLARED if state.voting else 1):
        state.decision, state.ended = None, CAVE_LOW_END if left else CAVE_EMPTY_END
        event_log.append(events.MatchEnded(state.ended))
        return None
    event_log.append(events.ExpeditionBegan(state.leader, left))
    return "turn"


def ask_leader(state: State, _chance: Chance, _event_log: list[Event]) -> None:
    """Ask the Leader, who may play a card first."""
    open_decision(state, _get_turn_question_kind(state), (state.leader,))


def _get_turn_question_kind(state: State) -> str:
    return "declare" if state.voting else "draw"


def ask_for_votes(state: State, _chance: Chance, _event_log: list[Event]) -> None:
    """Ask all but the Leader to vote whether they join, unless they have said so; others may play cards until then."""
    state.stage = "voting"
    *others, leader = state.list_seats_from_left()
    asked = tuple(seat for seat in others if seat not in state.votes)
    open_decision(state, "vote", asked, sealed=True, welcome=(*state.votes, leader))


def continue_expedition(state: State, _chance: Chance, event_log: list[Event]) -> NextStep | None:
    """Draw the next card, or settle the expedition."""
    if state.has_fallen():
        return settle_failure(state, event_log)
    if state.to_draw:
        return draw_card(state, event_log)
    if is_going_home(state):
        return settle_success(state, event_log)
    open_decision(state, "draw", (state.leader,))
    return None


def is_going_home(state: State) -> bool:
    """Tell whether the expedition goes home, unless somebody pushes or the cave falls."""
    return not state.to_draw and (state.voting or state.stopping or not state.cave)


def draw_card(state: State, event_log: list[Event]) -> NextStep:
    """Draw a card: for the Push on top of the stack, or for the declared number."""
    card = state.cave.pop()
    state.seers.clear()
    state.drawn.append(card)
    state.to_draw -= 1
    state.stage = "exploring"
    _count_push(state)
    name, value, left = CARD_NAMES[card], VALUE_BY_CARD[card], len(state.cave)
    if value:
        event_log.append(events.CaveInDrawn(state.leader, name, state.to_draw, left, value, state.sum_cave_ins()))
    else:
        event_log.append(events.SafeCardDrawn(state.leader, name, state.to_draw, left))
    return "window"


def _count_push(state: State) -> None:
    """Count a drawn card for its Push; a Push that has drawn all its cards is discarded."""
    if state.stack:
        push = state.stack.pop()
        if push.left > 1:
            state.stack.append(replace(push, left=push.left - 1))
        else:
            state.discard[push.card] += 1
    state.waiting = len(state.stack)
