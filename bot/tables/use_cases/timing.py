"""Timeouts at all tables: do what is due, recover after a restart, and give back time that nobody could use."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime, timedelta
from functools import partial

from bot.store import StoreUnavailable
from bot.tables.deadlines.clock import TABLE_CHECK_INTERVAL
from bot.tables.deadlines.outages import OutageTracker
from bot.tables.deadlines.returned_time import RESTART_GRACE
from bot.tables.memory.changes import TableChange, TableWriter
from bot.tables.use_cases import lobby_or_match, playing

log = logging.getLogger(__name__)

MIN_BOT_ABSENCE = timedelta(minutes=1)
"""A bot that was left alone for this long was away; a supervisor restarts a crashed one much sooner."""
ALIVE_SAVE_INTERVAL = timedelta(seconds=20)
"""How often it is noted that the bot is running."""
NO_GRACE = timedelta(0)
FAILED_TABLE_DELAY = timedelta(hours=1)
"""How long the clock leaves a table alone after it could not serve it."""


class TableTiming:
    """What the timekeeper asks for. `outages` counts the time in which nobody could answer."""

    def __init__(self, changes: TableWriter) -> None:
        self._changes = changes
        self._agenda = changes.agenda
        self.outages = OutageTracker(changes.clock)

    @property
    def deadline_count(self) -> int:
        """How many tables have a date of the clock: most of those in use."""
        return len(self._agenda)

    async def recover_deadlines_after_restart(self) -> None:
        """Recover all tables after a restart; once, before the clock runs.

        If the bot was away, a deadline that is past or nearer than 30 seconds becomes 30 seconds from now: our
        downtime costs nobody time. A process that keeps ending and restarting does not stop any clock.
        """
        now, in_use = self._changes.clock.now(), await self._changes.list_tables_in_use()
        grace = RESTART_GRACE if await self._was_down(now) else NO_GRACE
        late = [table.id for table in in_use if playing.needs_recovery(table, now, grace)]
        await self._run_for_each_table(late, partial(self._ensure_time_after_restart, grace=grace))
        await self.record_heartbeat()

    async def record_heartbeat(self) -> None:
        """Record that this process is running; now and then, so that a restart knows for how long nobody did."""
        await self._changes.store.save_stored_value(self._heartbeat_key, self._changes.clock.now().isoformat())

    async def _was_down(self, now: datetime) -> bool:
        """Tell whether this process's tables had a downtime: nobody looked after them for a while."""
        noted = await self._changes.store.get_stored_value_time(self._heartbeat_key)
        return noted is None or now - noted >= MIN_BOT_ABSENCE

    @property
    def _heartbeat_key(self) -> str:
        return f"awake {self._changes.shards}"

    async def find_next_due(self) -> datetime | None:
        """Return the next deadline: when the clock has something to do, also for a last call (reminder)."""
        await self._refresh_agenda()
        return self._agenda.find_next_date()

    async def process_due_tables(self) -> None:
        """Process the timeouts of all tables: warn, answer for the silent past the deadline, close idle lobbies."""
        await self._refresh_agenda()
        await self._run_for_each_table(self._agenda.list_due_tables(self._changes.clock.now()), self._process_due_table)

    async def _refresh_agenda(self) -> None:
        """Take up the dates of all tables: when they are first asked for, and regularly, in case one went unnoticed."""
        now = self._changes.clock.now()
        if self._agenda.read_at is None or now - self._agenda.read_at >= TABLE_CHECK_INTERVAL:
            await self._agenda.update_due_dates(self._changes.load_table_changes, now)

    async def _ensure_time_after_restart(self, table_id: int, grace: timedelta) -> None:
        await self._changes.change_table(table_id, partial(playing.ensure_grace_after_restart, grace=grace))

    async def _process_due_table(self, table_id: int) -> None:
        step: TableChange = lobby_or_match.process_timeouts
        if self.outages.is_hidden(table_id):
            step = partial(lobby_or_match.process_unreachable_table, lost=self.outages.take_time_owed(table_id))
        self._agenda.update_table_date(await self._changes.change_table(table_id, step))

    async def extend_deadline(self, table_id: int, lost: timedelta) -> None:
        """Extend the deadline of a table by the time in which nobody could answer."""
        await self._changes.change_table(table_id, partial(playing.extend_deadline, lost=lost))

    async def extend_all_deadlines(self, lost: timedelta) -> None:
        """Extend all deadlines by the time in which nobody could answer; below zero, the clock was set back."""
        self._agenda.clear()
        waiting = await self._changes.store.tables.list_tables_with_deadline(self._changes.shards)
        await self._run_for_each_table(waiting, partial(self._extend_after_outage, lost=lost))
        self.outages.record_extended_deadlines(lost)

    async def _extend_after_outage(self, table_id: int, lost: timedelta) -> None:
        await self._changes.change_table(table_id, partial(playing.extend_deadline_after_outage, lost=lost))

    async def _run_for_each_table(self, table_ids: Iterable[int], serve: Callable[[int], Awaitable[object]]) -> None:
        """Serve tables one by one; a failure at one is logged, and delays no other."""
        for table_id in table_ids:
            (problem,) = await asyncio.gather(serve(table_id), return_exceptions=True)
            if isinstance(problem, StoreUnavailable):
                raise problem
            if isinstance(problem, Exception):
                log.error("table %d could not be served", table_id, exc_info=problem)
                self._agenda.postpone_table(table_id, self._changes.clock.now() + FAILED_TABLE_DELAY)
