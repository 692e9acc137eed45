"""One task that sleeps until the earliest half time or deadline in the store."""

import logging
from datetime import timedelta

from bot.store import StoreUnavailable
from bot.tables.clock import Clock, nap
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

BREATHER = timedelta(seconds=5)
"""How long the clock waits before it asks a store again that did not answer."""


class Timekeeper:
    """Keeps the time of all tables; `run` it as one task, after `Tables.wake`."""

    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._tables = tables
        self._clock = clock
        self._stopping = False

    def stop(self) -> None:
        """Let `run` return, when it is done with what it does just now."""
        self._stopping = True
        self._tables.stirred.set()

    async def run(self) -> None:
        """Keep time until it is stopped or cancelled."""
        while not self._stopping:
            # Cleared first: what changes while the clock is at work is looked at again.
            self._tables.stirred.clear()
            try:
                await self._tables.call_time()
                due = await self._tables.next_due()
            except StoreUnavailable:
                log.exception("the clock could not reach the store")
                due = self._clock.now() + BREATHER
            if not self._stopping:
                await nap(self._clock, due, self._tables.stirred)
