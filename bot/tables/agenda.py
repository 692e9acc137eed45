"""When the clock has something to do at which table: half times, deadlines, lobbies that nobody uses."""

from collections.abc import Iterable
from datetime import datetime

from bot.store.models import Table


class Agenda:
    """The next date of each table that has one."""

    def __init__(self) -> None:
        self._dates: dict[int, datetime] = {}
        self.complete = False

    def begin(self, tables: Iterable[Table]) -> None:
        """Take up all tables in use, as they are in the store; dates noted meanwhile are newer."""
        self._dates = {table.id: table.due_at for table in tables if table.due_at} | self._dates
        self.complete = True

    def clear(self) -> None:
        """Forget all dates, until they are taken up again."""
        self._dates, self.complete = {}, False

    def note(self, table: Table) -> None:
        """Note the date of a table that changed."""
        if table.due_at is None:
            self._dates.pop(table.id, None)
        else:
            self._dates[table.id] = table.due_at

    def put_off(self, table_id: int, until: datetime) -> None:
        """Let the clock leave a table alone until a moment."""
        self._dates[table_id] = until

    def next(self) -> datetime | None:
        """Return the earliest date."""
        return min(self._dates.values(), default=None)

    def due(self, now: datetime) -> list[int]:
        """Return the tables whose date has come, the longest waiting first."""
        waiting = [table_id for table_id, date in self._dates.items() if date <= now]
        return sorted(waiting, key=lambda table_id: self._dates[table_id])
