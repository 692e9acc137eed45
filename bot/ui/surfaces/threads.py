"""When Discord archives the thread of a match: not while it goes on, and soon after its end.

A server has at most a thousand open threads. Only threads that the bot made are changed.
"""

import logging
from dataclasses import dataclass, field
from typing import Any

import discord
from cachetools import LRUCache

from bot.tables import Table, TableService
from bot.ui.connection.rate_limit import OutgoingRateLimit
from bot.ui.connection.refusals import NO_PLACE_CODES, is_unexpected_refusal
from bot.ui.surfaces.places import WEEK_MINUTES

log = logging.getLogger(__name__)

MAX_REMEMBERED_THREADS = 5_000
"""For this many threads it is remembered after which time they are archived."""


@dataclass(slots=True)
class ThreadArchiver:
    """Tells Discord after which quiet time it archives the threads of tables."""

    client: discord.Client
    tables: TableService
    rate_limit: OutgoingRateLimit
    _told: LRUCache[int, int] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_THREADS))

    async def set_auto_archive_duration(self, table: Table) -> None:
        """Let the thread of a match that is over be archived soon; keep it where a rematch is open or goes on."""
        thread = await self._find_match_thread(table)
        if thread is None:
            return
        minutes = await self._choose_archive_minutes(table, thread)
        if self._find_current_minutes(thread) != minutes:
            await self._set_archive_minutes(thread, minutes, opens=minutes == WEEK_MINUTES)

    async def _find_match_thread(self, table: Table) -> int | None:
        """Return the thread that the bot made for a table, where its time may change: at the end, and at a rematch."""
        if table.started_at is None and table.rematch_of is None:
            return None
        place = table.thread_id
        if place is None:
            lobby = next(
                (message for message in await self.tables.shown.list_surfaces(table.id) if message.kind == "lobby"),
                None,
            )
            place = lobby.channel_id if lobby else None
        return None if place == table.channel_id else place

    async def _choose_archive_minutes(self, table: Table, thread: int) -> int:
        """Return after how many quiet minutes a thread should be archived."""
        if table.status in ("lobby", "playing") or await self.tables.list_owned_channel_tables(thread):
            return WEEK_MINUTES
        return (await self.tables.load_server(table.guild_id)).archive

    def _find_current_minutes(self, thread: int) -> int | None:
        """Return after how many quiet minutes Discord archives a thread, as far as that is known."""
        if thread in self._told:
            return self._told[thread]
        channel = self.client.get_channel(thread)
        return channel.auto_archive_duration if isinstance(channel, discord.Thread) else None

    async def _set_archive_minutes(self, thread: int, minutes: int, *, opens: bool) -> None:
        await self.rate_limit.wait_for_slot()
        news: dict[str, Any] = {"auto_archive_duration": minutes} | ({"archived": False} if opens else {})
        try:
            await self.client.http.edit_channel(thread, **news)
        except discord.HTTPException as refusal:
            if refusal.code not in NO_PLACE_CODES and not is_unexpected_refusal(refusal):
                raise
            log.info("thread %s keeps the time after which it is archived (%s)", thread, refusal.code)
        self._told[thread] = minutes
