"""The scheduler of deadlines: one task that sleeps until the earliest last call or deadline. Only a stop ends it."""

import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from time import monotonic

from bot.store import StoreUnavailable
from bot.tables.deadlines.clock import TABLE_CHECK_INTERVAL, Clock, measure_no_jump, wait_until_or_alarm
from bot.tables.deadlines.outages import Away
from bot.tables.deadlines.returned_time import NO_LOST_TIME, measure_standstill
from bot.tables.tables import TableService

log = logging.getLogger(__name__)

STORE_RETRY_DELAY = timedelta(seconds=5)
"""How long the clock waits before it asks again a store that did not answer."""
NO_DUE_DELAY = timedelta(days=365)
MAX_CLOCK_NAP = timedelta(seconds=5)
"""The clock sleeps no longer at once: of a standstill, so much at most is lost to the players."""


class Timekeeper:
    """The scheduler (timer) of the deadlines of all tables: `run` it as one task."""

    def __init__(self, tables: TableService, clock: Clock, skipped: Callable[[], timedelta] = measure_no_jump) -> None:
        """`skipped`: by how much the clock was set since this was last asked."""
        self._skipped = skipped
        self._lost = timedelta(0)
        """Time that nobody could use, and that was not given back yet."""
        self._tables = tables
        self._clock = clock
        self._awake = False
        self._began: float | None = None
        self._stopping = False

    def stop(self) -> None:
        """Let `run` return when it has finished what it is doing now."""
        self._stopping = True
        self._tables.changes.stirred.set()

    async def run(self) -> None:
        """Put in order what a stop left behind, then keep time until stopped or cancelled."""
        while not self._stopping:
            # Cleared first: changes made while the clock is working are looked at again.
            self._tables.changes.stirred.clear()
            self._began = monotonic()
            due = await self._process_due()
            self._began = None
            if not self._stopping:
                await self._sleep_until_due(due)

    async def _sleep_until_due(self, due: datetime | None) -> None:
        """Sleep until something is due or changes, or until the whole process has stood still.

        It sleeps in short naps, since only what exceeds a nap is known to be lost.
        """
        left, still = self._measure_time_until(due), NO_LOST_TIME
        while (
            not (still or self._tables.changes.stirred.is_set())
            and min(left, self._measure_time_until(due)) > NO_LOST_TIME
        ):
            planned, began = min(left, MAX_CLOCK_NAP), monotonic()
            await wait_until_or_alarm(self._clock, self._clock.now() + planned, self._tables.changes.stirred)
            still = measure_standstill(planned, timedelta(seconds=monotonic() - began))
            left -= planned
        self._lost += still

    def _measure_time_until(self, due: datetime | None) -> timedelta:
        """Return the time until something is due; it is longer than what was to sleep if the clock was set back."""
        return due - self._clock.now() if due else NO_DUE_DELAY

    def is_responsive(self, within: timedelta) -> bool:
        """Tell whether the clock is idle, or has been working no longer than this."""
        return self._began is None or monotonic() - self._began < within.total_seconds()

    async def _process_due(self) -> datetime | None:
        """Do what is due, and return when the next thing is; after a failure, when to try again."""
        try:
            if not self._awake:
                await self._tables.time.recover_deadlines_after_restart()
                self._awake = True
            if self._tables.time.outages.is_discord_away:
                return None
            await self._extend_after_outage("the store")
            await self._extend_after_standstill()
            await self._tables.time.process_due_tables()
            due, check = await self._tables.time.find_next_due(), self._clock.now() + TABLE_CHECK_INTERVAL
            return min(due or check, check)
        except StoreUnavailable as fault:
            self._tables.time.outages.record_outage("the store")
            log.warning("the clock could not reach the store: %s", fault)
        except Exception:
            log.exception("the clock went wrong")
        return self._clock.now() + STORE_RETRY_DELAY

    def pause_clock(self) -> None:
        """Pause the clock of all tables: Discord is away (disconnected)."""
        self._tables.time.outages.record_outage("Discord")

    async def handle_reconnect(self) -> None:
        """Resume the clock of all tables: Discord is back (reconnected), and nobody has lost any time."""
        try:
            await self._extend_after_outage("Discord")
        except StoreUnavailable:
            self._tables.time.outages.record_outage("the store")
            self._tables.time.outages.record_outage_end("Discord")
        self._tables.changes.stirred.set()

    async def _extend_after_outage(self, away: Away) -> None:
        """Give back the time in which something was away; the interruption is over once that has succeeded.

        If the process stood still or the clock was set in the meantime, that is part of this time.
        """
        if lost := self._tables.time.outages.measure_outage(away):
            self._skipped()
            self._lost = timedelta(0)
            await self._tables.time.extend_all_deadlines(lost)
        self._tables.time.outages.record_outage_end(away)

    async def _extend_after_standstill(self) -> None:
        """Give back the time in which the process stood still, or by which the clock was set."""
        self._lost += self._skipped()
        if self._lost:
            log.warning("time stood still or was set: all deadlines move by %.0f seconds", self._lost.total_seconds())
            await self._tables.time.extend_all_deadlines(self._lost)
            self._lost = timedelta(0)
