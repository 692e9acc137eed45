"""Delivery: lets the surfaces of tables converge. Many changes in a burst cost one edit, and nothing is forgotten.

What is not shown stays due until it is. Besides what the tables tell, all are looked through twice a minute, when
Discord is back after an interruption, and when the bot may do more than before.
"""

import asyncio
import logging
from dataclasses import replace
from datetime import timedelta

import aiohttp
import discord

from bot.store import StoreUnavailable
from bot.tables import Tables, Workers
from bot.tables.clock import nap
from bot.ui.calling import Calling
from bot.ui.messages import Messages
from bot.ui.places import NoPlace
from bot.ui.showing import Showing

log = logging.getLogger(__name__)

LAST_EDITS = 3.0
"""Seconds that edits under way get when the bot stops."""

SOON = 5.0
"""Seconds that an answer waits at most for what others shall see first."""

OFTEN = timedelta(seconds=30)
"""Between two looks through all tables: what is not shown, for whatever reason, is so within the minute."""

RECOVERED_AT_ONCE = 8
"""How many tables are shown again side by side after a start: what changes meanwhile does not wait for them."""

FAULTS = (discord.HTTPException, aiohttp.ClientError, OSError, StoreUnavailable, NoPlace)
"""What comes of the world outside: Discord refuses or is away, the store is."""


class Delivery:
    """The tables' listener: it never waits while it is told, and works on each table in a task of its own."""

    def __init__(self, tables: Tables, messages: Messages, showing: Showing, calling: Calling) -> None:
        self._tables = tables
        self._messages = messages
        self._showing = showing
        self._calling = calling
        self._began = tables.clock.now()
        self._lost: set[int] = set()
        self._slots = asyncio.Semaphore(RECOVERED_AT_ONCE)
        self._looking = asyncio.Event()
        self._workers = Workers(tables.clock, self._show, "not all of it is shown yet", expected=FAULTS)

    @property
    def backlog(self) -> int:
        """How many tables have something to show."""
        return self._workers.backlog

    @property
    def stuck(self) -> int:
        """How many of them could not be shown last time."""
        return self._workers.stuck

    def changed(self, table_id: int) -> None:
        """Note that a table has something new to show."""
        self._workers.due(table_id)

    def warned(self, table_id: int) -> None:
        """Hear that half of the time is gone: the table shows that too."""
        self._workers.due(table_id)

    def recover(self, table_id: int) -> None:
        """Show a table again after a start, with a lobby or a board that a crash left unposted."""
        self._lost.add(table_id)
        self._workers.due(table_id)

    async def resend(self, table_id: int) -> None:
        """Send all that shows a table once more, though it should be there already; what is missing comes back."""
        for surface in await self._tables.shown.of(table_id):
            await self._tables.shown.save(replace(surface, digest="", version_shown=-1))
        self._workers.due(table_id)

    def lost(self, message_id: int) -> None:
        """Hear that a message was deleted: one that shows a table comes back."""
        table_id = self._messages.lost(message_id)
        if table_id is not None:
            self._workers.due(table_id)

    def lost_place(self, channel_id: int) -> None:
        """Hear that a thread or channel was deleted: its boards come back elsewhere."""
        for table_id in self._messages.lost_place(channel_id):
            self._workers.due(table_id)

    async def run(self) -> None:
        """Show what an earlier process left unshown; then look through all tables, often and when called."""
        look = self.recover
        while not self._workers.stopping.is_set():
            self._looking.clear()
            try:
                for table_id in await self._tables.shown.stale_tables():
                    look(table_id)
                if look == self.recover:
                    self._calling.begin(await self._tables.in_use())
                for table_id in self._calling.over():
                    self.changed(table_id)
                look = self.changed
            except StoreUnavailable as fault:
                self._tables.time.standstill.begin("the store")
                log.warning("the tables could not be looked through: %r", fault)
            except Exception:
                log.exception("the tables could not be looked through")
            await nap(self._tables.clock, self._tables.clock.now() + OFTEN, self._looking)

    def look_through(self) -> None:
        """Look through all tables now, and try again what failed: Discord is back, or lets us do more."""
        self._looking.set()
        self._workers.hurry()

    async def shown(self, table_id: int) -> None:
        """Return when all that is known of a table has been shown, or soon, whatever keeps it from being so."""
        await self._workers.soon_done(table_id, SOON)

    async def settle(self) -> None:
        """Return when everything that is known has been shown."""
        await self._workers.settle()

    async def stop(self) -> None:
        """Finish what can be finished soon; what is not shown then will be at the next start."""
        self._looking.set()
        await self._workers.stop(LAST_EDITS)

    async def _show(self, table_id: int) -> None:
        if table_id not in self._lost:
            await self._showing.show(await self._tables.find(table_id))
            return
        async with self._slots:
            table = await self._tables.find(table_id)
            # Who opens a table just now posts its lobby themselves.
            await self._showing.recover(table, lobby_too=table.created_at < self._began)
            await self._showing.show(table)
            self._lost.discard(table_id)


def failed(task: asyncio.Task[None]) -> bool:
    """Tell whether a task ended without being done."""
    return task.done() and (task.cancelled() or task.exception() is not None)


def reported(task: asyncio.Task[None], trouble: str) -> asyncio.Task[None]:
    """Let a defect that ends a task be seen in the log."""

    def report(done: asyncio.Task[None]) -> None:
        if not done.cancelled() and (error := done.exception()):
            log.error(trouble, exc_info=error)

    task.add_done_callback(report)
    return task
