"""One table as its owner holds it: the store's data, ready in memory. It changes only after COMMIT."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Self

from bot.store.models import StoredMove, SurfaceMessage, Table, WholeTable
from bot.store.rows.whole_table import find_first_needed_move
from bot.tables.errors import TableError
from bot.tables.matches import restore_match, verify_seed_commitment
from bot.tables.memory.match_log import MatchLog
from bot.tables.table_view import TableView, build_lobby_view, build_table_view
from games.engine import BadRecord, Match

log = logging.getLogger(__name__)


@dataclass(slots=True)
class CachedTable:
    """A table with its match (once it has started), the latest log entries, and what its messages show.

    The match is dealt from `secret`. The match is for looking and for copying, never for playing on: a move that is not
    stored did not happen.
    """

    table: Table
    match: Match | None
    log: MatchLog
    surfaces: dict[int, SurfaceMessage]
    secret: bytes | None = None
    _sights: dict[int | None, TableView] = field(default_factory=dict)

    @classmethod
    def from_stored(cls, stored: WholeTable) -> Self:
        """Load into the cache what the store has of a table; set it aside if its match cannot be restored."""
        table, match = stored.table, None
        if table.started_at and table.status != "aside":
            try:
                match = restore_match(stored)
            except BadRecord:
                log.error("table %d is set aside: its match cannot be restored", table.id)  # noqa: TRY400  a trace says no more
                table = replace(table, status="closed" if table.status == "closed" else "aside")
        surfaces = {surface.id: surface for surface in stored.surfaces}
        return cls(table, match, MatchLog(stored.known, table), surfaces, verify_seed_commitment(stored))

    @property
    def running_match(self) -> Match | None:
        """The match, while it goes on."""
        return self.match if self.table.status == "playing" else None

    @property
    def seats_to_answer(self) -> tuple[int, ...]:
        """The seats whose turn it is (that the match waits for)."""
        if self.running_match is None or self.running_match.decision is None or self.table.paused_at:
            return ()
        return self.running_match.decision.seats

    def apply_stored_change(self, table: Table, match: Match | None, moves: Sequence[StoredMove]) -> None:
        """Apply a change that the store has to the table in memory."""
        if match is not None:
            if self.match is None:
                self.log = MatchLog.create_empty_log(match.seats)
            # They belong to the store: a match that is copied for every click need not carry them along.
            match.moves.clear()
            self.match = match
        self.table = table
        self.log.add_moves(moves, table)
        self.log.forget_moves_before(find_first_needed_move(self.surfaces.values()))
        self._sights.clear()

    def refresh_person(self, user_id: int, **news: Any) -> None:
        """Note news about a person who sits here: how they can be reached, how they want to be called."""
        sitters = tuple(replace(s, **news) if s.user_id == user_id else s for s in self.table.sitters)
        self.table = replace(self.table, sitters=sitters)
        self._sights.clear()

    def get_view(self, user_id: int | None) -> TableView:
        """Return the table as a user sees it: the same sight until something changes. Raises `TableError`."""
        seat = self.table.find_seat(user_id)
        if seat not in self._sights:
            self._sights[seat] = self._compute_view(seat)
        return self._sights[seat]

    def _compute_view(self, seat: int | None) -> TableView:
        if self.match is None and self.table.started_at:
            raise TableError("table-damaged")
        if self.match is None:
            return build_lobby_view(self.table)
        log = self.log.public_moves if seat is None else ()
        return build_table_view(self.table, seat, self.match, self.log.get_latest_moves(seat), log)

    def add_surface(self, surface: SurfaceMessage) -> None:
        """Take up a message that the store has; of those of its kind and user, only the newest is live."""
        self.surfaces[surface.id] = surface
        kind = surface.kind, surface.user_id
        live = [
            message for message in self.surfaces.values() if message.live and (message.kind, message.user_id) == kind
        ]
        for older in sorted(live, key=lambda one: one.id)[:-1]:
            self.surfaces[older.id] = replace(older, live=False, until=surface.since)
