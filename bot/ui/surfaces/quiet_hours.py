"""Whether somebody may be called now, by their own wishes; people in their quiet hours are called after them."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime

from bot.tables import Sitter, Table
from bot.tables.deadlines.clock import Clock
from bot.tables.preferences import quiet_until


@dataclass(slots=True)
class QuietHours:
    """Remembers, as long as the process lives, which tables to check when quiet hours are over."""

    clock: Clock
    _later: dict[int, datetime] = field(default_factory=dict)

    def may_ring(self, table_id: int, sitter: Sitter) -> bool:
        """Tell whether a ring may sound for somebody now; if not, the table is checked again later."""
        until = quiet_until(sitter.wish, self.clock.now())
        if until is not None:
            self._later[table_id] = min(until, self._later.get(table_id, until))
        return until is None

    def begin(self, tables: Iterable[Table]) -> None:
        """Take over the tables of people whose quiet hours an earlier process observed."""
        for table in tables:
            for sitter in table.present:
                self.may_ring(table.id, sitter)

    def over(self) -> list[int]:
        """Return the tables, once, where somebody's quiet hours are over."""
        now = self.clock.now()
        over = [table_id for table_id, until in self._later.items() if until <= now]
        for table_id in over:
            del self._later[table_id]
        return over
