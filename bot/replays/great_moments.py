"""The great moments of a match: the moves that caused them."""

from bot.replays.again import MatchAgain
from bot.screens.ending import great_moments
from bot.screens.shelf import screen_of


def great_steps(again: MatchAgain) -> list[int]:
    """Return the steps that great moments led to, as everybody may know them, in the order of time."""
    counted = screen_of(again.at(again.first).game.key).ends.moments
    told = [
        (event, move.number)
        for move in again.moves()
        for event in move.events
        if event.visible_to(None) and type(event) in counted
    ]
    great = great_moments([event for event, _ in told], counted)
    return sorted({next(number for event, number in told if event is one) for one in great})
