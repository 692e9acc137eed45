"""One message that shows a table: posted, edited, retired. Everything done to it is noted in the store afterwards."""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

import discord

from bot.screens.layout import Screen
from bot.tables import Surface, SurfaceKind, Table, Tables
from bot.ui.places import CLOSED_DM, GONE_MESSAGE, NO_PLACE
from bot.ui.rendering import files, layout, mentions

log = logging.getLogger(__name__)

LOST = NO_PLACE | CLOSED_DM | {GONE_MESSAGE}
"""Codes of a message that we shall not reach any more."""

Compose = Callable[[], Screen]


@dataclass(frozen=True, slots=True)
class Post:
    """A message to be posted for a table: where, for whom, and the number of the decision it is posted for."""

    kind: SurfaceKind
    channel_id: int
    user_id: int | None
    decision: int | None

    def nonce(self, table: Table) -> str:
        """Return what makes Discord post this once, though a crash should make us send it twice."""
        occasion = f"version {table.version}" if self.decision is None else f"decision {self.decision}"
        return hashlib.sha256(f"{table.id} {self.kind} {self.user_id} {occasion}".encode()).hexdigest()[:24]


class Messages:
    """Posts and edits surfaces. Pictures are drawn in a thread; a message is edited by one task at a time."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def holding(self, message_id: int) -> AbstractAsyncContextManager[None]:
        """Hold a message, so that nobody else edits it meanwhile."""
        return self._locks.setdefault(message_id, asyncio.Lock())

    async def live(self, table: Table, kind: SurfaceKind, user_id: int | None = None) -> Surface | None:
        """Return the live surface of a kind (and user), if there is one."""
        surfaces = await self._tables.surfaces(table.id)
        return next((s for s in reversed(surfaces) if s.live and s.kind == kind and s.user_id == user_id), None)

    async def at_rest(self, table: Table, kind: SurfaceKind, user_id: int | None = None) -> Surface | None:
        """Return the live surface of a kind once no click on it is being answered: the answer may bring it up to date.

        Otherwise somebody whose own click leads to another question would get a new message, and lose the one clicked.
        """
        surface = await self.live(table, kind, user_id)
        if surface is None:
            return None
        async with self.holding(surface.message_id):
            return await self.live(table, kind, user_id)

    async def post(self, table: Table, post: Post, compose: Compose, *, sure: bool = True) -> None:
        """Post a screen and note where; raises `discord.HTTPException` where it cannot be posted.

        `sure` is false where Discord may answer with a message that was there before: then nothing is noted of what it
        shows, so that it is edited next.
        """
        screen = await asyncio.to_thread(compose)
        if post.kind == "board" and post.decision is not None:
            await self._tables.note_posting(table.id, post.decision)
        place = self._client.get_partial_messageable(post.channel_id)
        sent = await place.send(
            view=layout(screen), files=files(screen), allowed_mentions=mentions(screen), nonce=post.nonce(table)
        )
        await self._tables.save_surface(
            Surface(
                table_id=table.id,
                kind=post.kind,
                user_id=post.user_id,
                channel_id=post.channel_id,
                message_id=sent.id,
                version_shown=table.version,
                digest=screen.digest if sure else "",
                decision=post.decision,
            )
        )

    async def edit(self, surface: Surface, table: Table, compose: Compose) -> None:
        """Bring a message up to the table's version, unless it shows that already; forget one that is lost."""
        screen = await asyncio.to_thread(compose)
        async with self.holding(surface.message_id):
            now = await self._as_noted(surface)
            if now is None or now.version_shown > table.version:
                return
            if now.digest == screen.digest or await self._reached(self._edited(now, screen)):
                await self.note(now, table, screen)
            else:
                await self._tables.drop_surface(now.id)

    async def retire(self, surface: Surface, compose: Compose) -> None:
        """Let a superseded board become part of the log, an old panel and a bell go; then forget it."""
        async with self.holding(surface.message_id):
            if surface.kind == "board":
                await self._reached(self._edited(surface, await asyncio.to_thread(compose)))
            elif surface.kind in ("panel", "bell"):
                await self._reached(self._message(surface).delete())
            await self._tables.drop_surface(surface.id)

    async def note(self, surface: Surface, table: Table, screen: Screen, decision: int | None = None) -> None:
        """Note what a message shows now, and for which decision if that is new."""
        shown = replace(surface, version_shown=table.version, digest=screen.digest)
        await self._tables.save_surface(shown if decision is None else replace(shown, decision=decision))

    async def _edited(self, surface: Surface, screen: Screen) -> None:
        await self._message(surface).edit(view=layout(screen), attachments=files(screen))

    async def _reached(self, attempt: Awaitable[None]) -> bool:
        """Await an attempt on a message; tell whether the message was there."""
        try:
            await attempt
        except discord.HTTPException as refusal:
            if refusal.code not in LOST:
                raise
            log.info("a message of a table is lost (%s)", refusal.code)
            return False
        return True

    async def _as_noted(self, surface: Surface) -> Surface | None:
        return next((s for s in await self._tables.surfaces(surface.table_id) if s.id == surface.id), None)

    def _message(self, surface: Surface) -> discord.PartialMessage:
        return self._client.get_partial_messageable(surface.channel_id).get_partial_message(surface.message_id)
