"""One task that sleeps until the earliest half time or deadline in the store."""

import asyncio
import logging
from datetime import datetime, timedelta

from bot.store import StoreUnavailable
from bot.tables.clock import Clock
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
                await self._pause(due)

    async def _pause(self, due: datetime | None) -> None:
        """Wait until something is due or a table changed."""
        waits: list[asyncio.Task[object]] = [asyncio.create_task(self._tables.stirred.wait())]
        if due is not None:
            waits.append(asyncio.create_task(self._clock.sleep_until(due)))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
            await asyncio.gather(*waits, return_exceptions=True)
