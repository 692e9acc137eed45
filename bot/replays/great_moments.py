"""Finds the highlights of a replayed match: the moves that caused them."""

from collections.abc import Sequence
from functools import lru_cache

from bot.replays.replayed_match import MAX_REMEMBERED_MATCHES, ReplayedMatch
from bot.screens.game_texts.highlights import Highlight, choose_highlights, list_podium_candidates
from bot.screens.screen_registry import find_screen


def find_match_highlights(replayed: ReplayedMatch) -> Sequence[tuple[Highlight, int]]:
    """Return all highlights of a match, as everybody may know it, each with its step; the greatest first."""
    return _find_highlights_until(replayed, replayed.last_step)


@lru_cache(maxsize=MAX_REMEMBERED_MATCHES)
def _find_highlights_until(replayed: ReplayedMatch, last_step: int) -> Sequence[tuple[Highlight, int]]:
    """Return the same, remembered as long as no move is played."""
    end, moves = replayed.get_match_at(last_step), replayed.list_moves(last_step)
    visible_events = [[event for event in move.events if event.is_visible_to(None)] for move in moves]
    highlights = find_screen(end.game.key).result_texts.find_highlights(end.view(None), visible_events)
    return tuple((highlight, moves[highlight.candidate.event_of_move.move].number) for highlight in highlights)


def find_greatest_highlight_step(replayed: ReplayedMatch, seat: int) -> tuple[Highlight, int] | None:
    """Return the greatest highlight of a seat, and its step: one that is told of the match, or else an ordinary one."""
    highlights_with_step = find_match_highlights(replayed)
    highlights = choose_highlights([highlight for highlight, _ in highlights_with_step], reader=seat)
    own = [pair for pair in highlights_with_step if pair[0].candidate.seat == seat]
    return next((pair for pair in own if pair[0] in highlights), own[0] if own else None)


def find_greatest_own_highlight(replayed: ReplayedMatch, seat: int, step: int) -> Highlight | None:
    """Return the greatest highlight of a seat that the move to a step caused."""
    own = [
        highlight
        for highlight, number in find_match_highlights(replayed)
        if number == step and highlight.candidate.seat == seat
    ]
    return own[0] if own else None


def find_great_steps(replayed: ReplayedMatch, reader: int | None = None) -> list[int]:
    """Return the steps of the highlights that the podium of a match may tell to everybody or to a reader, in order.

    What is momentous, such as a jackpot, is among them even if others have the room there.
    """
    return sorted({number for _, number in _list_great_moments(replayed, reader)})


def find_great_highlight(replayed: ReplayedMatch, reader: int | None, step: int) -> Highlight | None:
    """Return the greatest highlight, of these, that the move to a step caused; `None` if it caused none."""
    return next((highlight for highlight, number in _list_great_moments(replayed, reader) if number == step), None)


def _list_great_moments(replayed: ReplayedMatch, reader: int | None) -> list[tuple[Highlight, int]]:
    highlights_with_step = find_match_highlights(replayed)
    visible_events = list_podium_candidates([highlight for highlight, _ in highlights_with_step], {None, reader})
    return [
        (highlight, number)
        for highlight, number in highlights_with_step
        if highlight.rule.momentous or highlight in visible_events
    ]
