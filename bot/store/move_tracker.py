"""How a table was when a move was made: for whom goblins played then, and what had been decided before."""

from typing import NamedTuple, get_args

from bot.store.models import EVENTS_PER_MOVE, LeavingKind, SeatChange, StoredMove, Table


class TableAtMove(NamedTuple):
    """On which seats goblins played for their people when a move was made, and how many changes came before it."""

    stand_ins: tuple[int, ...]
    changes: int


UNKNOWN_TABLE = TableAtMove((), 0)


class MoveTracker:
    """Follows move by move on which seats goblins play in place of their people.

    That somebody left or came back is noted at the table, so it counts from then on. That somebody is away is not: a
    goblin plays for them from its first move to their next.
    """

    def __init__(self) -> None:
        self._seats = set[int]()
        self._read_changes = 0

    def follow_move(self, move: StoredMove, table: Table | None = None) -> TableAtMove:
        """Return how a table was when a move was made; the next call is about a later move."""
        if table is not None:
            self._follow_changes(table, move.number)
        if move.by == "stand-in":
            self._seats.add(move.seat)
        elif move.by == "player":
            self._seats.discard(move.seat)
        return TableAtMove(tuple(sorted(self._seats)), self._read_changes)

    def _follow_changes(self, table: Table, number: int) -> None:
        """Take up who left and came back before the move of this number in the record."""
        for change in table.seat_changes[self._read_changes :]:
            if change.place > number * EVENTS_PER_MOVE:
                break
            self._read_changes += 1
            self._follow_change(table, change)

    def _follow_change(self, table: Table, change: SeatChange) -> None:
        seat = _find_seat_of(table, change.user_id)
        if seat is None:
            return
        if change.kind in ("back", "taken"):
            self._seats.discard(seat)
        elif change.kind in get_args(LeavingKind) and table.takeover:
            self._seats.add(seat)


def _find_seat_of(table: Table, user_id: int) -> int | None:
    """Return the seat that somebody has or had; `None` for nobody, and for those whose data is deleted."""
    people = (
        (sitter.seat, {sitter.user_id, *(former_player.user_id for former_player in sitter.former or ())})
        for sitter in table.sitters
    )
    return next((seat for seat, users in people if user_id > 0 and user_id in users), None)
