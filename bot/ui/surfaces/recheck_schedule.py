"""Schedules tables to be shown again later, though nothing changes there: somebody may be pinged then."""

import asyncio
from collections.abc import Callable
from datetime import datetime

from bot.tables.deadlines.clock import Clock, wait_until_or_alarm


class RecheckSchedule:
    """One task that sleeps until the earliest moment. Nothing of it is stored: after a start all tables are shown."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._dates: dict[int, datetime] = {}
        self._news = asyncio.Event()
        self._stopping = False

    def schedule_table(self, table_id: int, moment: datetime) -> None:
        """Schedule a table to be shown again at a moment, or earlier if that was noted before."""
        self._dates[table_id] = min(moment, self._dates.get(table_id, moment))
        self._news.set()

    def pop_due_tables(self) -> list[int]:
        """Return the tables whose moment has come, once."""
        now = self.clock.now()
        due = [table_id for table_id, moment in self._dates.items() if moment <= now]
        for table_id in due:
            del self._dates[table_id]
        return due

    async def run(self, show: Callable[[int], None]) -> None:
        """Have tables shown when their moment comes, until stopped."""
        while not self._stopping:
            self._news.clear()
            for table_id in self.pop_due_tables():
                show(table_id)
            await wait_until_or_alarm(self.clock, min(self._dates.values(), default=None), self._news)

    def stop(self) -> None:
        """Let `run` return."""
        self._stopping = True
        self._news.set()
