"""The great moments of a match: the moves that caused them."""

from bot.replays.replayed_match import ReplayedMatch
from bot.screens.ending import Moments, choose_great_moments
from bot.screens.shelf import find_screen
from bot.screens.story import find_event_owner
from games.engine import Event

Told = list[tuple[Event, int]]
"""Public events that may be great moments, each with the step that its move led to."""


def list_moment_events(again: ReplayedMatch) -> Told:
    """Return all events of a match that everybody may know and that its game counts as moments."""
    counted = _weigh_moments(again)
    return [
        (event, move.number)
        for move in again.list_moves()
        for event in move.events
        if event.is_visible_to(None) and type(event) in counted
    ]


def _weigh_moments(again: ReplayedMatch) -> Moments:
    """Return how great moments are, as everybody could count it at the end."""
    end = again.get_match_at(again.last_step)
    return find_screen(end.game.key).ends.weigh_moments(end.view(None))


def find_greatest_own_step(again: ReplayedMatch, seat: int) -> tuple[Event, int] | None:
    """Return the greatest moment of a seat, and its step; one of the match's own if any is theirs."""
    told = list_moment_events(again)
    counted = _weigh_moments(again)
    great = [
        event
        for event in choose_great_moments([event for event, _ in told], counted)
        if find_event_owner(event) == seat
    ]
    own = great or choose_great_moments([event for event, _ in told if find_event_owner(event) == seat], counted)
    return next((one for one in told if one[0] is own[0]), None) if own else None


def find_greatest_own_event(again: ReplayedMatch, seat: int, step: int) -> Event | None:
    """Return the greatest moment of a seat that the move to a step caused."""
    counted = find_screen(again.get_match_at(again.start_step).game.key).ends.moments
    told = [event for event, number in list_moment_events(again) if number == step and find_event_owner(event) == seat]
    return next(iter(choose_great_moments(told, counted)), None)


def find_great_steps(again: ReplayedMatch, reader: int | None = None) -> list[int]:
    """Return the steps of the great moments (highlights) of a match, as everybody may know them, in order.

    The greatest of a reader's own is one of them.
    """
    counted = _weigh_moments(again)
    told = list_moment_events(again)
    great = choose_great_moments([event for event, _ in told], counted)
    own = [event for event, _ in told if reader is not None and find_event_owner(event) == reader]
    if own and not any(event in great for event in own):
        great = [*great, *choose_great_moments(own, counted)[:1]]
    return sorted({next(number for event, number in told if event is one) for one in great})
