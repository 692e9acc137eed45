"""The log of a match as its owner holds it: for each viewer, how many moves they know and the latest of them.

Of what everybody may know, all is held that no message tells yet.
"""

from collections import deque
from collections.abc import Iterable, Mapping

from bot.store.models import KnownMoves, StoredMove, Table
from bot.store.move_tracker import MoveTracker
from bot.tables.table_view import LoggedMove, SeenMove, build_redacted_move

MAX_HELD_MOVES = 20
"""This many moves are held for each viewer; the others are in the store."""


class MatchLog:
    """What each seat, and a spectator (`None`), may know: told once, in the form in which they may know it."""

    def __init__(self, known: Mapping[int | None, KnownMoves], table: Table | None = None) -> None:
        """`table` is where it is noted who left and came back."""
        self._tracker = MoveTracker()
        self._count = {seat: count - len(moves) for seat, (count, moves) in known.items()}
        self._latest = {seat: deque[SeenMove](maxlen=MAX_HELD_MOVES) for seat in known}
        self._public = deque[LoggedMove]()
        by_number: dict[int, tuple[StoredMove, list[int | None]]] = {}
        for seat, (_, moves) in known.items():
            for move in moves:
                by_number.setdefault(move.number, (move, []))[1].append(seat)
        for _, (move, seats) in sorted(by_number.items()):
            self._add_move(move, seats, table)

    @classmethod
    def create_empty_log(cls, seats: int) -> "MatchLog":
        """Return the log of a match that was just dealt."""
        return cls(dict.fromkeys((None, *range(seats)), (0, ())))

    def add_moves(self, moves: Iterable[StoredMove], table: Table | None = None) -> None:
        """Append to the log moves that the store has; `table` is as it is after them."""
        for move in moves:
            self._add_move(move, filter(move.is_known_to, self._count), table)

    def _add_move(self, move: StoredMove, seats: Iterable[int | None], table: Table | None) -> None:
        """Take up a move that these viewers know."""
        then = self._tracker.follow_move(move, table)
        for seat in seats:
            self._count[seat] += 1
            self._latest[seat].append(build_redacted_move(seat, self._count[seat], move, then))
            if seat is None:
                self._public.append(LoggedMove(move.number, self._latest[None][-1]))

    def get_latest_moves(self, seat: int | None) -> tuple[SeenMove, ...]:
        """Return the latest moves that a viewer knows, oldest first."""
        return tuple(self._latest[seat])

    @property
    def public_moves(self) -> tuple[LoggedMove, ...]:
        """The moves that everybody may know, as far as messages still have to tell them."""
        return tuple(self._public)

    def forget_moves_before(self, number: int | None) -> None:
        """Forget the moves before one, which messages tell; `None`: all but the latest."""
        while self._public and len(self._public) > (MAX_HELD_MOVES if number is None else 0):
            if number is not None and self._public[0].number >= number:
                break
            self._public.popleft()
