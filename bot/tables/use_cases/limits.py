"""Rate limits for opening tables: how many at once, and the cooldown until the same person may open another."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from math import ceil

from cachetools import LRUCache

from bot.store import Store
from bot.store.models import Table
from bot.tables.deadlines.clock import Clock, measure_cooldown_left
from bot.tables.errors import Refusal, TableError

MAX_REMEMBERED_OPENERS = 10_000
"""For this many people it is remembered when they last opened a table."""


@dataclass(frozen=True, slots=True)
class OpeningLimits:
    """The most tables that may be open at once, and the cooldown between two openings by one person. 0: no limit."""

    person: int = 0
    channel: int = 0
    server: int = 0
    pause: timedelta = timedelta(0)


@dataclass(slots=True)
class OpeningLimiter:
    """Limits how often and how many tables open (rate limit), one at a time, so that two cannot exceed it."""

    store: Store
    clock: Clock
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    _latest: LRUCache[int, datetime] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_OPENERS))

    @asynccontextmanager
    async def reserve_opening(self, table: Table, limits: OpeningLimits) -> AsyncIterator[None]:
        """Open a table here within the rate limit; raises `TableError` if too many are open, or if it is too soon."""
        async with self._turn:
            self._require_pause_over(table.host_id, limits.pause)
            await self._require_below_limits(table, limits)
            yield
            self._latest[table.host_id] = self.clock.now()

    def _require_pause_over(self, user_id: int, pause: timedelta) -> None:
        if left := measure_cooldown_left(self._latest.get(user_id), pause, self.clock.now()):
            raise TableError("opened-just-now", seconds=ceil(left.total_seconds()))

    async def _require_below_limits(self, table: Table, limits: OpeningLimits) -> None:
        counts = await self.store.tables.count_open_tables(table)
        checks: tuple[tuple[int, int, Refusal], ...] = (
            (counts.person, limits.person, "too-many-of-yours"),
            (counts.channel, limits.channel, "too-many-in-channel"),
            (counts.server, limits.server, "too-many-in-server"),
        )
        for count, maximum, refusal in checks:
            if maximum and count >= maximum:
                raise TableError(refusal, most=maximum)
