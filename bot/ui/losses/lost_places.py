"""A server or channel that is lost to the bot: tables that cannot go on are closed, and their people told by DM."""

import asyncio
import logging
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Literal

from bot.screens.layout import Screen, Text
from bot.screens.shelf import screen_of
from bot.store import Shards, StoreUnavailable
from bot.tables import Sitter, Table, TableError, Tables
from bot.ui.surfaces.delivery import Delivery
from bot.ui.surfaces.notices import Notices
from games.engine.words import words

log = logging.getLogger(__name__)

Loss = Literal["server", "channel"]


@dataclass(slots=True)
class LostPlaces:
    """Closes the tables of lost places. A match whose channel is gone goes on by DM, through delivery."""

    tables: Tables
    delivery: Delivery
    notices: Notices

    async def server(self, guild_id: int) -> None:
        """Close all tables of a server that removed the bot."""
        await self._close(await self.tables.in_guild(guild_id), "server")

    async def close_unlisted(self, shard: Shards, servers: Collection[int], bot: int) -> None:
        """Close all tables of a shard that are on none of these servers; without the store, at the next session.

        Where these are tables of another bot, none is closed: somebody tries another token with this database.
        """
        try:
            tables = await self.tables.in_use()
            if (noted := await self.tables.store.note_bot(bot, anew=not tables)) != bot:
                log.warning("the running tables are those of bot %s, and this token is that of bot %s", noted, bot)
                return
            for guild_id in {table.guild_id for table in tables if shard.has(table.guild_id)} - {None, *servers}:
                log.info("server %s has removed the bot meanwhile", guild_id)
                await self.server(guild_id or 0)
        except StoreUnavailable as fault:
            log.warning("servers could not be compared: %r", fault)

    async def channel(self, channel_id: int) -> None:
        """Close the lobbies of a channel or thread that was deleted; boards there, and in its threads, move on."""
        self.delivery.lost_place(channel_id)
        here = await self.tables.shown_in(channel_id)
        for table in here:
            if table.channel_id == channel_id and table.thread_id:
                self.delivery.lost_place(table.thread_id)
        for table in (*here, *self.tables.changes.own(await self.tables.in_place(channel_id))):
            threads = {table.thread_id} if table.thread_id and table.channel_id == channel_id else set[int]()
            await self.delivery.lost_with_place(table.id, frozenset({channel_id, *threads}))
        await self._close([table for table in here if table.status == "lobby"], "channel")

    async def _close(self, lost: Iterable[Table], loss: Loss) -> None:
        for table in lost:
            await self._forget(table)
            try:
                await self.tables.shut(table.id)
            except TableError as refusal:
                log.info("table %s closed by itself: %s", table.id, refusal.code)
                continue
            await asyncio.gather(*(self._tell(table, sitter, loss) for sitter in table.present))

    async def _forget(self, table: Table) -> None:
        """Forget the messages that are out of reach; those by DM are taken back, as at every table that is closed."""
        for surface in await self.tables.shown.of(table.id):
            if surface.kind != "panel":
                await self.tables.shown.drop(surface.id)

    async def _tell(self, table: Table, sitter: Sitter, loss: Loss) -> None:
        sentence = Text(words(table.language)(f"dm-{loss}-lost", game=screen_of(table.game).title))
        await self.notices.send_by_dm(table, sitter.user_id, Screen((sentence,)))
