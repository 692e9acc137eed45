"""What a podium knows of a match that it can look back on: how boards looked, and how everybody stood."""

from collections.abc import Sequence
from typing import Protocol

from bot.pictures import Picture


def leads_alone(scores: Sequence[int], seat: int) -> bool:
    """Tell whether a seat has more points than each of the others, who are there."""
    others = [points for other, points in enumerate(scores) if other != seat]
    return bool(others) and scores[seat] > max(others)


class HighlightReplay(Protocol):
    """A match played again. Its moves are counted as everybody knows them: the first that was seen is 0."""

    def load_scores_around(self, move: int) -> tuple[Sequence[int], Sequence[int]]:
        """Return everybody's points before and after a move, as all could count them."""
        ...

    def kept_lead_since(self, move: int, seat: int) -> bool:
        """Tell whether a seat had more points than all others after a move and ever since, as all could count them."""
        ...

    def draw_move_cut_outs(self, moves: Sequence[int], alt: str) -> Picture:
        """Return pieces of the board as everybody saw it after these moves, each where it changed the most."""
        ...
