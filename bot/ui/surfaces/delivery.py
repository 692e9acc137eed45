"""Delivery: updates all messages of tables that changed. A burst of changes costs one edit (debounce); all is retried.

A change stays due until it is shown. Besides the tables' news, all tables are checked twice a minute, when Discord is
back after an interruption, and when the bot gets more permissions.
"""

import asyncio
import logging
from dataclasses import replace
from datetime import timedelta

import aiohttp
import discord

from bot import measurements
from bot.store import StoreUnavailable
from bot.tables import Table, TableService, TableWorkers
from bot.tables.deadlines.clock import TABLE_CHECK_INTERVAL, wait_until_or_alarm
from bot.ui.surfaces.endings import MAX_END_DELAY
from bot.ui.surfaces.messages import SurfaceMessenger
from bot.ui.surfaces.ping_decider import PingDecider
from bot.ui.surfaces.places import NoPlace
from bot.ui.surfaces.table_surfaces import TableSurfaces, gather_errors, raise_first_error

log = logging.getLogger(__name__)

LAST_EDITS_TIMEOUT = 3.0
"""Seconds that running edits get when the bot stops."""

MAX_ANSWER_WAIT_SECONDS = 5.0
"""The most seconds that an answer waits for what others must see first."""

RECENT_END_AGE = timedelta(days=30)
"""Of tables that ended, a start looks through those that have changed within this time."""

MAX_PARALLEL_RECOVERIES = 8
"""How many tables are shown again side by side after a start: new changes do not wait for them."""

DELIVERY_ERRORS = (discord.HTTPException, aiohttp.ClientError, OSError, StoreUnavailable, NoPlace)
"""Errors from the outside world: Discord refuses or is away, or the store is."""


def _record_time_to_show(waited: timedelta) -> None:
    measurements.record_metric("shown", waited.total_seconds())


class TableDelivery:
    """The tables' listener: it never waits while it is told, and works on each table in a separate task."""

    def __init__(
        self, tables: TableService, messages: SurfaceMessenger, showing: TableSurfaces, ping_decider: PingDecider
    ) -> None:
        self._tables = tables
        self._messages = messages
        self._showing = showing
        self._ping_decider = ping_decider
        self._began = tables.clock.now()
        self._anew = True
        """Whether nobody has looked yet at what the messages show."""
        self._versions: dict[int, int] = {}
        """Of the tables in use, as they were last shown or looked at."""
        self._known: set[int] = set()
        self._owed: set[int] = set()
        self._slots = asyncio.Semaphore(MAX_PARALLEL_RECOVERIES)
        self._looking = asyncio.Event()
        self._workers = TableWorkers(
            tables.clock,
            self._show_table,
            "not all of it is shown yet",
            expected=DELIVERY_ERRORS,
            tell=_record_time_to_show,
        )

    @property
    def backlog(self) -> int:
        """How many tables have something to show."""
        return self._workers.backlog

    @property
    def failure_count(self) -> int:
        """How many of them could not be shown at the last attempt."""
        return self._workers.failing_count

    def count_waiting_tables(self, longer: timedelta) -> int:
        """At how many tables something has waited for longer than this to be shown."""
        return self._workers.count_waiting_tables(longer)

    def on_table_changed(self, table_id: int) -> None:
        """Note that a table has something new to show."""
        self._workers.enqueue_table(table_id)

    def on_deadline_reminder(self, table_id: int) -> None:
        """Remind the silent (a last call): only a third of the time is left, and the table shows that, too."""
        self._workers.enqueue_table(table_id)

    def recheck_all_tables(self) -> None:
        """Look through the tables as after a start: another process may have looked after them, and crashed."""
        self._began = self._tables.clock.now()
        self._anew = True
        self._versions.clear()
        self._known.clear()
        self.retry_failed_posts()

    def schedule_recovery(self, table_id: int) -> None:
        """Recover (show) a table to which an earlier process owed something, as after a crash."""
        self._owed.add(table_id)
        self._workers.enqueue_table(table_id)

    async def resend_table(self, table_id: int) -> None:
        """Resend (repost) everything that shows a table, even if it should be there; missing messages come back."""
        for surface in await self._tables.shown.list_surfaces(table_id):
            await self._tables.shown.save_surface(replace(surface, digest="", version_shown=-1))
        self._workers.enqueue_table(table_id)

    def mark_message_deleted(self, message_id: int) -> bool:
        """Mark a message as deleted: one that shows a table is posted again.

        Tell whether it was known.
        """
        table_id = self._messages.mark_message_deleted(message_id)
        if table_id is not None:
            self._workers.enqueue_table(table_id)
        return table_id is not None

    def mark_place_deleted(self, channel_id: int) -> None:
        """Mark a thread or channel as deleted: its boards are posted again elsewhere."""
        for table_id in self._messages.mark_place_deleted(channel_id):
            self._workers.enqueue_table(table_id)

    async def mark_deleted_with_places(self, table_id: int, places: frozenset[int]) -> None:
        """Mark what showed a table as deleted with these places, though nobody has touched it since the start."""
        for surface in await self._tables.shown.list_surfaces(table_id):
            news = surface.live and surface.channel_id in places and not self._messages.is_message_lost(surface)
            if news and await self._messages.mark_surface_deleted(surface):
                self._workers.enqueue_table(table_id)

    def mark_place_reopened(self, channel_id: int | None = None) -> None:
        """Mark a place (or any) as open to the bot again: what was superseded there is retired."""
        for table_id in self._messages.mark_place_reopened(channel_id):
            self._workers.enqueue_table(table_id)

    async def run(self) -> None:
        """Show what an earlier process left unshown; then check all tables, regularly and on request."""
        while not self._workers.stop_event.is_set():
            self._looking.clear()
            try:
                await self._find_changed_tables()
            except StoreUnavailable as fault:
                self._tables.time.outages.record_outage("the store")
                log.warning("the tables could not be looked through: %r", fault)
            except Exception:
                log.exception("the tables could not be looked through")
            await wait_until_or_alarm(
                self._tables.clock, self._tables.clock.now() + TABLE_CHECK_INTERVAL, self._looking
            )

    async def _find_changed_tables(self) -> None:
        """Look through all tables: at a start at what their messages show, later at those that changed since."""
        anew, self._anew = self._anew, False
        try:
            news = await self._tables.changes.load_table_changes(self._versions)
            if anew:
                now = self._tables.clock.now()
                for table_id in await self._tables.shown.list_stale_tables(now - RECENT_END_AGE, now - MAX_END_DELAY):
                    self.schedule_recovery(table_id)
                for table_id in await self._tables.changes.recover_due_notices():
                    self.schedule_recovery(table_id)
                self._ping_decider.recover_postponed_pings(news.tables)
        except BaseException:
            self._anew |= anew
            raise
        for table_id in () if anew else (*news.versions, *news.gone):
            self.on_table_changed(table_id)
        self._versions |= news.versions
        for table_id in news.gone:
            self._versions.pop(table_id, None)

    async def run_rechecks(self) -> None:
        """Show tables again at the moments when somebody there may be called."""
        await self._ping_decider.recheck_schedule.run(self.on_table_changed)

    def retry_failed_posts(self) -> None:
        """Retry what failed, and check all tables now: Discord is back, or lets the bot do more."""
        self.mark_place_reopened()
        self._looking.set()
        self._workers.wake_retrying_workers()

    async def wait_until_shown(self, table_id: int) -> None:
        """Return when all known changes of a table have been shown, or soon, whatever prevents it."""
        await self._workers.wait_until_done(table_id, MAX_ANSWER_WAIT_SECONDS)

    async def wait_until_settled(self) -> None:
        """Return when all known changes have been shown."""
        await self._workers.wait_until_idle()

    async def stop(self) -> None:
        """Shut down gracefully: finish what can be finished soon; the next start shows the rest."""
        self._looking.set()
        self._ping_decider.recheck_schedule.stop()
        await self._workers.stop(LAST_EDITS_TIMEOUT)

    async def _show_table(self, table_id: int) -> None:
        if table_id not in self._owed:
            await self._show_now(table_id)
            return
        async with self._slots:
            await self._show_now(table_id)
            self._owed.discard(table_id)

    async def _show_now(self, table_id: int) -> None:
        """Show a table; before that, find what a crash of an earlier process left unposted or unnoted."""
        table = await self._tables.find_table(table_id)
        failures = await gather_errors(self._recover_table_messages(table))
        await self._showing.refresh_table_messages(table)
        raise_first_error(failures)
        if table_id in self._versions:
            self._versions[table_id] = table.version

    async def _recover_table_messages(self, table: Table) -> None:
        is_older = table.created_at < self._began and table.id not in self._known
        if is_older and await self._showing.recover_posts(table):
            self._known.add(table.id)


def has_failed(task: asyncio.Task[None]) -> bool:
    """Tell whether a task ended without finishing."""
    return task.done() and (task.cancelled() or task.exception() is not None)


def log_task_failure(task: asyncio.Task[None], trouble: str) -> asyncio.Task[None]:
    """Log a defect that ends a task."""

    def log_failure(done: asyncio.Task[None]) -> None:
        if not done.cancelled() and (error := done.exception()):
            log.error(trouble, exc_info=error)

    task.add_done_callback(log_failure)
    return task
