"""When the clock has something to do at which table: last calls, deadlines, lobbies that nobody uses."""

from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from heapq import heapify, heappop, heappush

from bot.store.models import Table
from bot.tables.table_news import TableNews

MAX_STALE_DATES = 1_000
"""How many dates that have changed since may stay in the queue, and as many again as there are tables."""


class DeadlineAgenda:
    """The next date (deadline) of each table that has one.

    `read_at` is when changes were last read from the store. The queue also has dates that have changed since: the clock
    asks for the earliest date after each change of a table, and must not look at all others for that.
    """

    def __init__(self) -> None:
        self._dates: dict[int, datetime] = {}
        self._put_off: dict[int, datetime] = {}
        self._versions: dict[int, int] = {}
        self._queue: list[tuple[datetime, int]] = []
        self.read_at: datetime | None = None

    def __len__(self) -> int:
        return len(self._dates)

    async def update_due_dates(self, read: Callable[[Mapping[int, int]], Awaitable[TableNews]], now: datetime) -> None:
        """Update the dates by what changed in the store since the known versions; what was noted since is newer."""
        versions = dict(self._versions)
        news = await read(versions)
        for table_id in news.gone:
            if self._versions.get(table_id) == versions[table_id]:
                del self._versions[table_id]
                self._dates.pop(table_id, None)
                self._put_off.pop(table_id, None)
        readable = {table.id: table for table in news.tables}
        for table_id, version in news.versions.items():
            if self._versions.get(table_id) == versions.get(table_id):
                self._versions[table_id] = version
                self._set_date(table_id, readable[table_id].due_at if table_id in readable else None)
        self.read_at = now

    def clear(self) -> None:
        """Forget all dates, until they are taken up again."""
        self._dates, self._put_off, self._versions, self._queue, self.read_at = {}, {}, {}, [], None

    def update_table_date(self, table: Table) -> None:
        """Update the due date (deadline) of a table that changed."""
        self._versions[table.id] = table.version
        self._put_off.pop(table.id, None)
        self._set_date(table.id, table.due_at)

    def _set_date(self, table_id: int, due_at: datetime | None) -> None:
        if due_at is None:
            self._dates.pop(table_id, None)
        else:
            self._dates[table_id] = due_at
            self._queue_table(table_id)

    def postpone_table(self, table_id: int, until: datetime) -> None:
        """Postpone (delay) what is due at a table: the clock leaves it alone until a moment."""
        self._put_off[table_id] = until
        if table_id in self._dates:
            self._queue_table(table_id)

    def _queue_table(self, table_id: int) -> None:
        """Queue the date of a table; once most dates in the queue have changed, it is made anew."""
        heappush(self._queue, (self._compute_effective_date(table_id), table_id))
        if len(self._queue) > 2 * len(self._dates) + MAX_STALE_DATES:
            self._queue = [(self._compute_effective_date(dated), dated) for dated in self._dates]
            heapify(self._queue)

    def find_next_date(self) -> datetime | None:
        """Return the earliest date."""
        while self._queue and not self._is_current(*self._queue[0]):
            heappop(self._queue)
        return self._queue[0][0] if self._queue else None

    def _is_current(self, date: datetime, table_id: int) -> bool:
        return table_id in self._dates and self._compute_effective_date(table_id) == date

    def list_due_tables(self, now: datetime) -> list[int]:
        """Return the tables whose date (deadline) has come, the longest waiting first."""
        first = self.find_next_date()
        if first is None or first > now:
            return []
        return sorted(
            (table_id for table_id in self._dates if self._compute_effective_date(table_id) <= now),
            key=self._compute_effective_date,
        )

    def _compute_effective_date(self, table_id: int) -> datetime:
        return max(self._dates[table_id], self._put_off.get(table_id, self._dates[table_id]))
