"""The action cards' effects: when each can be played, and what it does when it resolves. Rulebook "Action cards".

An action that could change nothing now is refused with a code (after "goats-and-goblins-"). Ruling Could matter.
"""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace

from games.engine.events import Event
from games.goats_and_goblins import events
from games.goats_and_goblins.cave import ACTION_CARDS, ACTION_KINDS, CARD_NAMES, VALUE_BY_CARD, ActionKind
from games.goats_and_goblins.moves import PLAY_MOVES_BY_KIND, PlayAction
from games.goats_and_goblins.state import GoatsAndGoblinsState, PlayedCard

Refuse = Callable[[GoatsAndGoblinsState, int, int | None], str | None]
Resolve = Callable[[GoatsAndGoblinsState, PlayedCard], list[Event]]

NOT_HELD = "goats-and-goblins-not-held"
"""The code of the refusal of a card that somebody does not hold."""


@dataclass(frozen=True, slots=True)
class Action:
    """One kind of action card: why a seat cannot play it now (at a target), or `None`; and what it does."""

    refuse: Refuse
    resolve: Resolve
    votes: bool = False
    """Whether it changes votes: it can be played only from when they are revealed until a card is drawn."""


def find_illegal_play_code(state: GoatsAndGoblinsState, seat: int, play: PlayAction) -> str | None:
    """Return the code of the reason why a seat cannot play this now, or `None`."""
    if find_cheapest_action_card(state, seat, play.kind) is None:
        return NOT_HELD
    action = ACTION_BY_KIND[play.kind]
    if action.votes and state.stage != "revealed":
        return "goats-and-goblins-votes-only"
    return action.refuse(state, seat, play.target)


def find_cheapest_action_card(state: GoatsAndGoblinsState, seat: int, kind: ActionKind) -> int | None:
    """Return the card of this kind that a seat would play: the one with the least gold. Ruling Least gold."""
    hand = state.hands[seat]
    for card in ACTION_CARDS[kind]:
        if hand[card]:
            return card
    return None


def list_playable_actions(
    state: GoatsAndGoblinsState, seat: int, kinds: Collection[ActionKind] = ACTION_KINDS
) -> Iterator[PlayAction]:
    """Yield every action that a seat can play now, of these kinds."""
    hand, revealed = state.hands[seat], state.stage == "revealed"
    for kind in kinds:
        for card in ACTION_CARDS[kind]:
            if hand[card]:
                action = ACTION_BY_KIND[kind]
                if revealed or not action.votes:
                    for play in PLAY_MOVES_BY_KIND[kind]:
                        if action.refuse(state, seat, play.target) is None:
                            yield play
                break


def _find_illegal_push_code(state: GoatsAndGoblinsState, _seat: int, _target: int | None) -> str | None:
    if state.has_fallen():
        return "goats-and-goblins-fallen"
    if state.voting and state.stage == "turn":
        return "goats-and-goblins-nothing-declared"
    return "goats-and-goblins-no-push" if state.to_draw >= len(state.cave) else None


def _resolve_push(state: GoatsAndGoblinsState, played: PlayedCard) -> list[Event]:
    """Add to the cards to draw, never more than the cave holds; stay on the stack while they are drawn. Ruling Push."""
    more = min(CARDS_BY_PUSH[played.kind], len(state.cave) - state.to_draw)
    if not more:
        return _build_fizzle_events(played)
    state.declared += more
    state.to_draw += more
    event_list: list[Event] = [events.PushTookEffect(played.seat, more, state.to_draw)]
    if state.stage == "exploring":
        state.stack.append(replace(played, left=more))
        state.stopping = False
    elif state.stage == "voting" and state.votes:
        state.votes.clear()
        event_list.append(events.VotesVoided(played.seat))
    return event_list


def _find_illegal_seeing_stone_code(state: GoatsAndGoblinsState, seat: int, _target: int | None) -> str | None:
    if not state.cave:
        return "goats-and-goblins-nothing-to-see"
    return "goats-and-goblins-seen-already" if seat in state.seers else None


def _resolve_seeing_stone(state: GoatsAndGoblinsState, played: PlayedCard) -> list[Event]:
    """Show the cave's top card to one player only; a Push above it on the stack may have drawn the last card."""
    if not state.cave:
        return _build_fizzle_events(played)
    seat = played.seat
    if seat not in state.seers:
        state.seers.append(seat)
    return [events.CaveCardPeeked(seat), events.PeekedCardSeen(seat, CARD_NAMES[state.cave[-1]], to=seat)]


def _find_illegal_warding_stone_code(state: GoatsAndGoblinsState, _seat: int, _target: int | None) -> str | None:
    return None if state.stack else "goats-and-goblins-nothing-to-ward"


def _resolve_warding_stone(state: GoatsAndGoblinsState, played: PlayedCard) -> list[Event]:
    """Cancel the card below on the stack, whatever it is, and what a Push there still has to draw.

    That card is still there: only the top card resolves.
    """
    cancelled = state.stack.pop()
    state.declared -= cancelled.left
    state.to_draw -= cancelled.left
    state.discard[cancelled.card] += 1
    return [events.ActionWarded(played.seat, cancelled.seat, cancelled.kind)]


def _find_illegal_pit_prop_code(state: GoatsAndGoblinsState, _seat: int, _target: int | None) -> str | None:
    return None if state.sum_cave_ins() else "goats-and-goblins-no-cave-in"


def _resolve_pit_prop(state: GoatsAndGoblinsState, played: PlayedCard) -> list[Event]:
    """Remove the heaviest of the drawn Cave-Ins. Bot card."""
    heaviest = max(state.drawn, key=VALUE_BY_CARD.__getitem__, default=None)
    if heaviest is None or not VALUE_BY_CARD[heaviest]:
        return _build_fizzle_events(played)
    state.drawn.remove(heaviest)
    state.discard[heaviest] += 1
    return [events.CaveInPropped(played.seat, VALUE_BY_CARD[heaviest], state.sum_cave_ins())]


def _find_illegal_second_thoughts_code(state: GoatsAndGoblinsState, seat: int, _target: int | None) -> str | None:
    return "goats-and-goblins-leader-in" if seat == state.leader else None


def _find_illegal_drag_along_code(state: GoatsAndGoblinsState, seat: int, target: int | None) -> str | None:
    if reason := _find_illegal_target_code(state, seat, target):
        return reason
    return "goats-and-goblins-in-already" if state.votes[target or 0] else None


def _find_illegal_leave_behind_code(state: GoatsAndGoblinsState, seat: int, target: int | None) -> str | None:
    if reason := _find_illegal_target_code(state, seat, target):
        return reason
    return None if state.votes[target or 0] else "goats-and-goblins-out-already"


def _find_illegal_target_code(state: GoatsAndGoblinsState, seat: int, target: int | None) -> str | None:
    if target == seat:
        return "goats-and-goblins-own-vote"
    if target == state.leader:
        return "goats-and-goblins-leader-in"
    return None if target in state.votes else "goats-and-goblins-nobody-there"


def _resolve_second_thoughts(state: GoatsAndGoblinsState, played: PlayedCard) -> list[Event]:
    return _change_vote(state, played, played.seat, joins=not state.votes[played.seat])


def _resolve_drag_along(state: GoatsAndGoblinsState, played: PlayedCard) -> list[Event]:
    return _change_vote(state, played, played.target or 0, joins=True)


def _resolve_leave_behind(state: GoatsAndGoblinsState, played: PlayedCard) -> list[Event]:
    return _change_vote(state, played, played.target or 0, joins=False)


def _change_vote(state: GoatsAndGoblinsState, played: PlayedCard, seat: int, *, joins: bool) -> list[Event]:
    if state.votes[seat] == joins:
        return _build_fizzle_events(played)
    state.votes[seat] = joins
    return [events.SeatJoinedExpedition(seat) if joins else events.SeatLeftExpedition(seat)]


def _build_fizzle_events(played: PlayedCard) -> list[Event]:
    return [events.ActionWasted(played.seat, played.kind)]


CARDS_BY_PUSH: dict[ActionKind, int] = {"push-2": 2, "push-3": 3}

ACTION_BY_KIND: dict[ActionKind, Action] = {
    "push-2": Action(_find_illegal_push_code, _resolve_push),
    "push-3": Action(_find_illegal_push_code, _resolve_push),
    "seeing-stone": Action(_find_illegal_seeing_stone_code, _resolve_seeing_stone),
    "warding-stone": Action(_find_illegal_warding_stone_code, _resolve_warding_stone),
    "pit-prop": Action(_find_illegal_pit_prop_code, _resolve_pit_prop),
    "second-thoughts": Action(_find_illegal_second_thoughts_code, _resolve_second_thoughts, votes=True),
    "drag-along": Action(_find_illegal_drag_along_code, _resolve_drag_along, votes=True),
    "leave-behind": Action(_find_illegal_leave_behind_code, _resolve_leave_behind, votes=True),
}
