"""When the clock has something to do at which table: half times, deadlines, lobbies that nobody uses."""

from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime

from bot.store.models import Table


class Agenda:
    """The next date of each table that has one.

    `read_at` is when the tables were last read from the store.
    """

    def __init__(self) -> None:
        self._dates: dict[int, datetime] = {}
        self._put_off: dict[int, datetime] = {}
        self._newer: set[int] = set()
        self.read_at: datetime | None = None

    async def take_up(self, read: Callable[[], Awaitable[Iterable[Table]]], now: datetime) -> None:
        """Take up all tables in use, as they are in the store; dates that are noted meanwhile are newer."""
        self._newer.clear()
        dates = {table.id: table.due_at for table in await read() if table.due_at}
        for table_id in self._newer:
            dates.pop(table_id, None)
        newer = {table_id: self._dates[table_id] for table_id in self._newer & self._dates.keys()}
        self._dates, self.read_at = dates | newer, now

    def clear(self) -> None:
        """Forget all dates, until they are taken up again."""
        self._dates, self._put_off, self.read_at = {}, {}, None

    def note(self, table: Table) -> None:
        """Note the date of a table that changed."""
        self._newer.add(table.id)
        self._put_off.pop(table.id, None)
        if table.due_at is None:
            self._dates.pop(table.id, None)
        else:
            self._dates[table.id] = table.due_at

    def put_off(self, table_id: int, until: datetime) -> None:
        """Let the clock leave a table alone until a moment."""
        self._put_off[table_id] = until

    def next(self) -> datetime | None:
        """Return the earliest date."""
        return min(map(self._date, self._dates), default=None)

    def due(self, now: datetime) -> list[int]:
        """Return the tables whose date has come, the longest waiting first."""
        return sorted((table_id for table_id in self._dates if self._date(table_id) <= now), key=self._date)

    def _date(self, table_id: int) -> datetime:
        return max(self._dates[table_id], self._put_off.get(table_id, self._dates[table_id]))
