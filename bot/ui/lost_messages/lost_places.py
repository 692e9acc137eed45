"""A server that removed (kicked) the bot, or a deleted channel: its tables are closed, and their people told by DM."""

import asyncio
import logging
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Literal

from bot.screens.layout import Screen, Text
from bot.screens.scene import load_sitter_words
from bot.screens.screen_registry import find_screen
from bot.store import Shards, StoreUnavailable
from bot.store.models import DIRECT_NOTICES
from bot.tables import Sitter, Table, TableError, TableService
from bot.ui.surfaces.delivery import TableDelivery
from bot.ui.surfaces.notices import NoticeSender

log = logging.getLogger(__name__)

Loss = Literal["server", "channel"]


@dataclass(slots=True)
class LostPlaceHandler:
    """Closes the tables of lost places. A match whose channel is gone goes on by DM, through delivery."""

    tables: TableService
    delivery: TableDelivery
    notices: NoticeSender

    async def handle_lost_server(self, guild_id: int) -> None:
        """Close all tables of a server that removed the bot."""
        await self._close_tables(await self.tables.list_owned_server_tables(guild_id), "server")

    async def close_tables_of_left_servers(self, shard: Shards, servers: Collection[int], bot: int) -> None:
        """Close all tables of a shard that are on none of these servers; without the store, at the next session.

        Where these are tables of another bot, none is closed: somebody tries another token with this database.
        """
        try:
            tables = await self.tables.list_tables_in_use()
            if (noted := await self.tables.store.save_bot_id(bot, anew=not tables)) != bot:
                log.warning("the running tables are those of bot %s, and this token is that of bot %s", noted, bot)
                return
            for guild_id in {table.guild_id for table in tables if shard.has_server(table.guild_id)} - {None, *servers}:
                log.info("server %s has removed the bot meanwhile", guild_id)
                await self.handle_lost_server(guild_id or 0)
        except StoreUnavailable as fault:
            log.warning("servers could not be compared: %r", fault)

    async def handle_deleted_channel(self, channel_id: int) -> None:
        """Close the lobbies of a deleted channel or thread; boards there, and in its threads, are reposted."""
        self.delivery.mark_place_deleted(channel_id)
        channel_tables = await self.tables.list_owned_channel_tables(channel_id)
        for table in channel_tables:
            if table.channel_id == channel_id and table.thread_id:
                self.delivery.mark_place_deleted(table.thread_id)
        for table in (
            *channel_tables,
            *self.tables.changes.filter_owned_tables(await self.tables.find_thread_or_channel_tables(channel_id)),
        ):
            threads = {table.thread_id} if table.thread_id and table.channel_id == channel_id else set[int]()
            await self.delivery.mark_deleted_with_places(table.id, frozenset({channel_id, *threads}))
        await self._close_tables([table for table in channel_tables if table.status == "lobby"], "channel")

    async def _close_tables(self, lost: Iterable[Table], loss: Loss) -> None:
        for table in lost:
            await self._forget_messages(table)
            try:
                await self.tables.force_close_table(table.id)
            except TableError as refusal:
                log.info("table %s closed by itself: %s", table.id, refusal.code)
                continue
            await asyncio.gather(*(self._notify_player(table, sitter, loss) for sitter in table.present_people))

    async def _forget_messages(self, table: Table) -> None:
        """Forget the messages that are out of reach; those by DM are taken back, as at every table that is closed."""
        for surface in await self.tables.shown.list_surfaces(table.id):
            if surface.kind not in ("panel", "invitation") and surface.kind not in DIRECT_NOTICES:
                await self.tables.shown.drop_surface(surface.id)

    async def _notify_player(self, table: Table, sitter: Sitter, loss: Loss) -> None:
        sentence = Text(load_sitter_words(table, sitter.user_id)(f"dm-{loss}-lost", game=find_screen(table.game).title))
        await self.notices.send_by_dm(table, sitter.user_id, Screen((sentence,)))
