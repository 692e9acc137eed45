"""Finds deleted messages: looks once at what shows each table, at a start and in each session, as none may be reported.

Discord tells only a session that goes on of a deleted message. Each living board and bell is asked for, tables
that wait for somebody first, behind everything else that the bot sends. Only a message or place that is gone counts:
what is forbidden, or an error of Discord's, is no deletion.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence

import aiohttp
import discord

from bot.store import StoreUnavailable
from bot.tables import OwnedElsewhere, SurfaceKind, SurfaceMessage, TableService
from bot.tables.deadlines.workers import MAX_RETRY_DELAY
from bot.ui.connection.rate_limit import OutgoingRateLimit
from bot.ui.connection.refusals import UNKNOWN_CHANNEL_CODE, UNKNOWN_MESSAGE_CODE
from bot.ui.surfaces.messages import SurfaceMessenger

log = logging.getLogger(__name__)

CHECKED_SURFACE_KINDS: frozenset[SurfaceKind] = frozenset({"board", "bell", "reminder"})
"""Nobody but the bot deletes what is in a direct message."""
GONE_CODES = frozenset({UNKNOWN_MESSAGE_CODE, UNKNOWN_CHANNEL_CODE})
CHECK_PAUSE_SECONDS = 0.2
"""Seconds between two looks: five a second at most."""
MAX_CHECK_TRIES = 3
"""How often a message is asked for that Discord has no answer about."""


class DeletedMessageFinder:
    """Finds messages that were deleted while nobody heard of it."""

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        messages: SurfaceMessenger,
        rate_limit: OutgoingRateLimit,
        on_deleted: Callable[[int], object],
    ) -> None:
        """`on_deleted` is called with each table of which a message is gone."""
        self._client, self._tables, self._messages = client, tables, messages
        self._rate_limit, self._found = rate_limit, on_deleted
        self._wanted = asyncio.Event()
        self._at_work: asyncio.Task[object] | None = None

    def request_check(self) -> None:
        """Request a check of all messages for deletions, from the first on: a session began."""
        self._wanted.set()

    def stop(self) -> None:
        """Look at nothing more."""
        if self._at_work:
            self._at_work.cancel()

    async def run(self) -> None:
        """Check all messages for deletions whenever that is wanted; as one task."""
        self._at_work = asyncio.current_task()
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            try:
                await self._check_all_tables()
            except StoreUnavailable as fault:
                log.warning("what shows the tables could not be looked at: %r", fault)
                self._wanted.set()
                await asyncio.sleep(MAX_RETRY_DELAY.total_seconds())
            except Exception:
                log.exception("what shows the tables could not be looked at")

    async def _check_all_tables(self) -> None:
        """Look at the messages of all tables, and later once more at those about which Discord had no answer."""
        tables = await self._tables.changes.list_waiting_tables_first()
        for _ in range(MAX_CHECK_TRIES):
            unknown: list[int] = []
            for table_id in tables:
                if self._wanted.is_set():
                    return
                if not await self.check_table_messages(table_id):
                    unknown.append(table_id)
            tables = unknown

    async def check_table_messages(self, table_id: int) -> bool:
        """Check that a table's messages still exist (none deleted); tell whether Discord answered about each."""
        await self._tables.changes.notes.flush()  # what was just deleted is not looked for
        messages = await self._tables.store.surfaces.list_surfaces(table_id)
        there = [
            await self._check_message_exists(message)
            for message in messages
            if message.live and message.kind in CHECKED_SURFACE_KINDS
        ]
        if False in there:
            self._found(table_id)
        return None not in there

    async def report_deleted_messages(self, message_ids: Sequence[int]) -> None:
        """Look whether deleted messages showed tables, though nobody has touched them since the start."""
        try:
            for surface in await self._tables.store.surfaces.find_surfaces_by_messages(message_ids):
                if surface.live and surface.kind != "panel" and await self._mark_surface_deleted(surface):
                    self._found(surface.table_id)
        except StoreUnavailable as fault:
            log.warning("deleted messages could not be looked for: %r", fault)
            self._wanted.set()

    async def _mark_surface_deleted(self, surface: SurfaceMessage) -> bool | None:
        """Mark a message as deleted; tell whether it showed a table until then.

        `None`: another process has that.
        """
        try:
            return await self._messages.mark_surface_deleted(surface)
        except OwnedElsewhere:
            return None

    async def repost_missing_messages(self, table_id: int) -> None:
        """Restore (repost) the messages that a table lacks, for somebody who may miss one."""
        await self.check_table_messages(table_id)
        self._found(table_id)

    async def _check_message_exists(self, surface: SurfaceMessage) -> bool | None:
        """Fetch a message to see whether it exists; `None`: it is not known."""
        await self._rate_limit.wait_for_slot_last()
        await asyncio.sleep(CHECK_PAUSE_SECONDS)
        try:
            await self._client.http.get_message(surface.channel_id, surface.message_id)
        except discord.HTTPException as refusal:
            if refusal.code in GONE_CODES:
                showed = await self._mark_surface_deleted(surface)
                return None if showed is None else not showed
            return None if isinstance(refusal, discord.DiscordServerError) else True
        except (aiohttp.ClientError, OSError):
            return None
        return True
