"""The log of a match as its owner holds it: for each viewer, how many moves they know and the latest of them.

Of what everybody may know, all is held that no message tells yet.
"""

from collections import deque
from collections.abc import Iterable, Mapping

from bot.store.models import Known, StoredMove
from bot.tables.table_view import LoggedMove, SeenMove, build_seen_move, filter_moves

MAX_HELD_MOVES = 20
"""This many moves are held for each viewer; the others are in the store."""


class MatchLog:
    """What each seat, and a spectator (`None`), may know: told once, in the form in which they may know it."""

    def __init__(self, known: Mapping[int | None, Known]) -> None:
        self._count = {seat: count for seat, (count, _) in known.items()}
        self._latest = {seat: deque(filter_moves(seat, *moves), MAX_HELD_MOVES) for seat, moves in known.items()}
        public = known.get(None, (0, ()))
        self._public = deque(
            LoggedMove(move.number, known_as)
            for move, known_as in zip(public[1], filter_moves(None, *public), strict=True)
        )

    @classmethod
    def empty(cls, seats: int) -> "MatchLog":
        """Return the log of a match that was just dealt."""
        return cls(dict.fromkeys((None, *range(seats)), (0, ())))

    def add_moves(self, moves: Iterable[StoredMove]) -> None:
        """Take up moves that the store has."""
        for move in moves:
            for seat in filter(move.is_known_to, self._count):
                self._count[seat] += 1
                self._latest[seat].append(build_seen_move(seat, self._count[seat], move))
            if move.is_known_to(None) and None in self._count:
                self._public.append(LoggedMove(move.number, self._latest[None][-1]))

    def get_latest_moves(self, seat: int | None) -> tuple[SeenMove, ...]:
        """Return the latest moves that a viewer knows, oldest first."""
        return tuple(self._latest[seat])

    @property
    def public_moves(self) -> tuple[LoggedMove, ...]:
        """The moves that everybody may know, as far as messages still have to tell them."""
        return tuple(self._public)

    def forget_before(self, number: int | None) -> None:
        """Forget the moves before one, which messages tell; `None`: all but the latest."""
        while self._public and len(self._public) > (MAX_HELD_MOVES if number is None else 0):
            if number is not None and self._public[0].number >= number:
                break
            self._public.popleft()
