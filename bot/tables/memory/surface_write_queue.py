"""What messages show, written to the store a little later and together: one transaction for all processes.

A write lost in a crash costs an edit that shows nothing new. A new message is written at once: unknown to the store, it
would keep live buttons for ever.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from bot.store import Store, StoreUnavailable
from bot.store.models import SurfaceMessage

log = logging.getLogger(__name__)

CONTENT_WRITE_DELAY = 0.25
VERSION_WRITE_DELAY = 5.0
"""Seconds until it is written that a message shows something else, and that it shows the same at a newer version."""


class SurfaceWriteQueue:
    """Saves what messages show to the store, in batches: surfaces by number; `None` for one to be forgotten."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._unwritten: dict[int, SurfaceMessage | None] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._writing: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()

    def schedule_save(self, before: SurfaceMessage, after: SurfaceMessage) -> None:
        """Schedule the save of what a message shows now."""
        if after != before:
            same = replace(after, version_shown=before.version_shown) == before
            self._save_later(after.id, after, VERSION_WRITE_DELAY if same else CONTENT_WRITE_DELAY)

    def forget_surface(self, surface_id: int) -> None:
        """Forget a message later."""
        self._save_later(surface_id, None, CONTENT_WRITE_DELAY)

    def clear(self) -> None:
        """Discard all waiting writes."""
        self._take_unwritten()

    async def add_surface(self, surface: SurfaceMessage) -> SurfaceMessage:
        """Save a new message at once, with all waiting writes; return it with its number."""
        async with self._take_for_writing() as unwritten:
            return await self._store.surfaces.add_surface(surface, unwritten)

    async def flush(self) -> None:
        """Save (store) all waiting writes; if the store is away, they go on waiting.

        Raises `StoreUnavailable`.
        """
        async with self._take_for_writing() as unwritten:
            if unwritten:
                await self._store.surfaces.save_shown_surfaces(unwritten)

    @asynccontextmanager
    async def _take_for_writing(self) -> AsyncIterator[dict[int, SurfaceMessage | None]]:
        """Provide all waiting writes; those that are not stored then go on waiting."""
        async with self._turn:
            unwritten = self._take_unwritten()
            try:
                yield unwritten
            except BaseException:
                self._unwritten = unwritten | self._unwritten
                self._schedule_flush(VERSION_WRITE_DELAY)
                raise

    async def flush_before_shutdown(self) -> None:
        """Store the waiting writes for the last time; if the store is away, the next start composes more again."""
        await asyncio.gather(*self._writing)
        await self._flush_or_log()

    def _save_later(self, surface_id: int, surface: SurfaceMessage | None, seconds: float) -> None:
        self._unwritten[surface_id] = surface
        due = asyncio.get_running_loop().time() + seconds
        if self._alarm is None or due < self._alarm.when():
            self._schedule_flush(seconds)

    def _schedule_flush(self, seconds: float) -> None:
        if self._alarm:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_later(seconds, self._start_flush)

    def _start_flush(self) -> None:
        writing = asyncio.create_task(self._flush_or_log())
        self._writing.add(writing)
        writing.add_done_callback(self._writing.discard)

    async def _flush_or_log(self) -> None:
        try:
            await self.flush()
        except StoreUnavailable:
            log.warning("what %d messages show could not be stored yet", len(self._unwritten))

    def _take_unwritten(self) -> dict[int, SurfaceMessage | None]:
        if self._alarm:
            self._alarm.cancel()
        taken, self._unwritten, self._alarm = self._unwritten, {}, None
        return taken
