"""Announces the end of a match in the channel of its invitation: one silent post, which is never changed."""

import logging
from dataclasses import dataclass
from datetime import timedelta

import discord

from bot.screens.scene import Scene
from bot.tables import Posting, Table, TableService
from bot.ui.composing.composer import Composer
from bot.ui.connection.refusals import NO_PLACE_CODES, is_unexpected_refusal
from bot.ui.surfaces.messages import PostRequest, SurfaceMessenger

log = logging.getLogger(__name__)

MAX_END_DELAY = timedelta(days=1)
"""An end is told within this time, or not at all: matches of before are not told of."""
END_DECISION = 0
"""What an end is posted for, instead of a decision's number."""


@dataclass(slots=True)
class EndAnnouncer:
    """Tells channels how the matches ended that were played in threads."""

    tables: TableService
    messages: SurfaceMessenger
    composer: Composer

    async def announce_ending(self, table: Table) -> None:
        """Announce the end of a match in its channel, if nobody did yet."""
        if message := await self.messages.find_live_surface(table.id, "end"):
            await self.messages.save_shown_version(message, table)
        elif self._is_ending_due(table):
            await self._post_ending(await self.composer.load_scene(table.id, None))

    async def recover_ending(self, table: Table, _about: Posting) -> bool:
        """Find an end that was posted just before a crash and is not noted; tell that it is done.

        Its nonce lets Discord answer with it.
        """
        if await self.messages.find_live_surface(table.id, "end") is None:
            await self._post_ending(await self.composer.load_scene(table.id, None))
        return True

    def _is_ending_due(self, table: Table) -> bool:
        if table.status != "over" or table.ended_at is None or table.thread_id in (None, table.channel_id):
            return False
        return self.tables.clock.now() < table.ended_at + MAX_END_DELAY

    async def _post_ending(self, public: Scene) -> None:
        table = public.table
        post = PostRequest("end", table.channel_id, None, END_DECISION, quiet=True)
        try:
            await self.messages.post_surface(table, post, await self.composer.compose_ending_announcement(public))
        except discord.HTTPException as refusal:
            if refusal.code not in NO_PLACE_CODES and not is_unexpected_refusal(refusal):
                raise
            log.info("the end of table %s is not told in its channel (%s)", table.id, refusal.code)
