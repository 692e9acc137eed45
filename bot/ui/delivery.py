"""Delivery: hears that a table changed and lets its surfaces converge. Many changes in a burst cost one edit."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from bot.tables import Table, TableError, Tables
from bot.ui.showing import Showing

log = logging.getLogger(__name__)

PAUSES = (1.0, 5.0, 30.0)
"""Seconds between the attempts to show a table after faults of the network."""

LAST_EDITS = 3.0
"""Seconds that edits under way get when the bot stops."""

Job = Callable[[Table], Awaitable[None]]


class Delivery:
    """The tables' listener: it never waits while it is told, and works on each table in a task of its own."""

    def __init__(self, tables: Tables, showing: Showing) -> None:
        self._tables = tables
        self._showing = showing
        self._dirty: set[int] = set()
        self._lost: set[int] = set()
        self._at_work: dict[int, asyncio.Task[None]] = {}
        self._asides: set[asyncio.Task[None]] = set()

    def changed(self, table_id: int) -> None:
        """Note that a table has something new to show."""
        self._dirty.add(table_id)
        if table_id not in self._at_work:
            self._at_work[table_id] = reported(asyncio.create_task(self._work(table_id)), "a table could not be shown")

    def recover(self, table_id: int) -> None:
        """Show a table again after a start, with a lobby that a crash left unposted."""
        self._lost.add(table_id)
        self.changed(table_id)

    def warned(self, table_id: int) -> None:
        """Ring the bell of those whose half time is gone."""
        aside = reported(asyncio.create_task(self._guarded(table_id, self._showing.warn)), "a warning failed")
        self._asides.add(aside)
        aside.add_done_callback(self._asides.discard)

    async def settle(self) -> None:
        """Return when everything that is known has been shown."""
        while tasks := [*self._at_work.values(), *self._asides]:
            await asyncio.gather(*tasks, return_exceptions=True)

    async def stop(self) -> None:
        """Finish what can be finished soon; what is not shown then will be at the next start."""
        tasks = [*self._at_work.values(), *self._asides]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=LAST_EDITS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _work(self, table_id: int) -> None:
        try:
            while table_id in self._dirty:
                self._dirty.discard(table_id)
                if table_id in self._lost:
                    await self._guarded(table_id, self._showing.recover)
                    self._lost.discard(table_id)
                await self._guarded(table_id, self._showing.show)
        finally:
            del self._at_work[table_id]

    async def _guarded(self, table_id: int, job: Job) -> None:
        """Do a job for a table; try again after a fault of the network, leave what Discord refuses."""
        for pause in (*PAUSES, None):
            try:
                await job(await self._tables.find(table_id))
            except TableError:
                log.info("table %s is gone", table_id)
            except (discord.DiscordServerError, aiohttp.ClientError, TimeoutError) as fault:
                log.warning("table %s is not shown yet: %s", table_id, type(fault).__name__)
                if pause is not None:
                    await asyncio.sleep(pause)
                    continue
            except discord.HTTPException as refusal:
                log.warning("table %s cannot be shown: Discord answers %s/%s", table_id, refusal.status, refusal.code)
            return


def reported(task: asyncio.Task[None], trouble: str) -> asyncio.Task[None]:
    """Let a defect that ends a task be seen in the log."""

    def report(done: asyncio.Task[None]) -> None:
        if not done.cancelled() and (error := done.exception()):
            log.error(trouble, exc_info=error)

    task.add_done_callback(report)
    return task
