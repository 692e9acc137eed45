"""The great moments of a match: the moves that caused them."""

from bot.replays.replayed_match import ReplayedMatch
from bot.screens.ending import Moments, great_moments
from bot.screens.shelf import screen_of
from bot.screens.story import owner_of
from games.engine import Event

Told = list[tuple[Event, int]]
"""Public events that may be great moments, each with the step that its move led to."""


def list_candidates(again: ReplayedMatch) -> Told:
    """Return all events of a match that everybody may know and that its game counts as moments."""
    counted = _weigh_moments(again)
    return [
        (event, move.number)
        for move in again.list_moves()
        for event in move.events
        if event.visible_to(None) and type(event) in counted
    ]


def _weigh_moments(again: ReplayedMatch) -> Moments:
    """Return how great moments are, as everybody could count it at the end."""
    end = again.match_at(again.last_step)
    return screen_of(end.game.key).ends.weigh_moments(end.view(None))


def greatest_own_step(again: ReplayedMatch, seat: int) -> tuple[Event, int] | None:
    """Return the greatest moment of a seat, and its step; one of the match's own if any is theirs."""
    told = list_candidates(again)
    counted = _weigh_moments(again)
    great = [event for event in great_moments([event for event, _ in told], counted) if owner_of(event) == seat]
    own = great or great_moments([event for event, _ in told if owner_of(event) == seat], counted)
    return next((one for one in told if one[0] is own[0]), None) if own else None


def greatest_own_event(again: ReplayedMatch, seat: int, step: int) -> Event | None:
    """Return the greatest moment of a seat that the move to a step caused."""
    counted = screen_of(again.match_at(again.start_step).game.key).ends.moments
    told = [event for event, number in list_candidates(again) if number == step and owner_of(event) == seat]
    return next(iter(great_moments(told, counted)), None)


def great_steps(again: ReplayedMatch, reader: int | None = None) -> list[int]:
    """Return the steps that great moments led to, as everybody may know them, in the order of time.

    The greatest of a reader's own is one of them.
    """
    counted = _weigh_moments(again)
    told = list_candidates(again)
    great = great_moments([event for event, _ in told], counted)
    own = [event for event, _ in told if reader is not None and owner_of(event) == reader]
    if own and not any(event in great for event in own):
        great = [*great, *great_moments(own, counted)[:1]]
    return sorted({next(number for event, number in told if event is one) for one in great})
