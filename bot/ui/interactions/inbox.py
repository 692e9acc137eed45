"""Processes the queue of what other processes handed over, and keeps the lease on what this process looks after."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from pydantic import ValidationError

from bot.store import Shards, StoreUnavailable
from bot.store.rows.inbox_rows import NO_TABLE, InboxItem
from bot.tables import TableError, TableService
from bot.ui.answers.click import Click
from bot.ui.interactions.handover import CLICK_ADAPTER

log = logging.getLogger(__name__)

INBOX_CHECK_SECONDS = 1.0
"""Seconds between two checks if no signal comes: less than a click can wait."""
DISCORD_ANSWER_SECONDS = 3.0
"""Seconds in which Discord accepts an answer."""


class ClickInbox:
    """Answers clicks that were handed over, by the same code as those that came to this process."""

    def __init__(self, tables: TableService, shards: Shards, answer: Callable[[Click], Awaitable[None]]) -> None:
        self._tables = tables
        self._shards = shards
        self._answer = answer
        self._at_work: set[asyncio.Task[None]] = set()
        self._reachable = True
        self._stopping = False

    async def run(self) -> None:
        """Process the queue of what other processes handed over, until stopped."""
        store = self._tables.store
        while not self._stopping and not self._shards.is_whole:
            store.wake_event.clear()
            await self._take_entries()
            with suppress(TimeoutError):
                await asyncio.wait_for(store.wake_event.wait(), INBOX_CHECK_SECONDS)

    async def stop(self) -> None:
        """Take nothing more, and finish what was taken."""
        self._stopping = True
        self._tables.store.wake_event.set()
        await asyncio.gather(*self._at_work, return_exceptions=True)

    async def _take_entries(self) -> None:
        """Renew this process's claim if it was lost, and take what was left for it."""
        try:
            await self._tables.store.renew_claim()
            for handed in await self._tables.store.inbox.take_inbox_items(self._shards):
                self._start_answering(handed)
        except StoreUnavailable as fault:
            if self._reachable:
                log.warning("nothing can be handed over just now: %r", fault)
            self._reachable = False
        except Exception:
            log.exception("what was handed over could not be taken")
        else:
            self._reachable = True

    def _start_answering(self, handed: InboxItem) -> None:
        work = asyncio.create_task(self._process_handed_over_item(handed))
        self._at_work.add(work)
        work.add_done_callback(self._at_work.discard)

    async def _process_handed_over_item(self, handed: InboxItem) -> None:
        try:
            if handed.click is None and handed.table_id == NO_TABLE:
                self._tables.people.clear_people_caches()
                return
            if handed.click is None:
                with suppress(TableError):
                    await self._tables.people.refresh_table(handed.table_id)
                return
            try:
                click = CLICK_ADAPTER.validate_json(handed.click)
            except ValidationError as damage:
                where = ".".join(map(str, damage.errors()[0]["loc"])) or "-"
                log.warning("a click at table %s cannot be read (%s) and is left out", handed.table_id, where)
                return
            if click.token and click.age > DISCORD_ANSWER_SECONDS:
                log.info("a click at table %s came too late", handed.table_id)
                return
            await self._answer(click)
        except StoreUnavailable as fault:
            log.warning("table %s: what was handed over could not be done: %r", handed.table_id, fault)
        except Exception:
            log.exception("what was handed over went wrong")
