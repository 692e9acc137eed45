"""The Discord client of the house: what it starts, and how interactions reach those who answer them."""

import asyncio
import logging
from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import discord
from discord import app_commands

from bot.pictures import warm_up
from bot.screens.acts import read_act
from bot.store import Store
from bot.tables import Goblins, Several, SystemClock, Tables, Timekeeper
from bot.tables.clock import Clock
from bot.tables.goblins import PAUSE
from bot.ui.clicks import Clicks
from bot.ui.commands import ParlourCommands, add_commands
from bot.ui.delivery import Delivery, reported
from bot.ui.items import listen
from bot.ui.lobbies import Lobbies
from bot.ui.messages import Messages
from bot.ui.showing import Showing
from bot.ui.sync import sync_when_changed

log = logging.getLogger(__name__)


# The house does not speak: discord.py need not warn at every start of what it lacks for voice.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Parlour(discord.AutoShardedClient):
    """The bot. It needs no privileged intent and keeps no message in memory."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock | None = None,
        guild_ids: Sequence[int] = (),
        goblin_pause: timedelta = PAUSE,
        **options: Any,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            guild_ready_timeout=0.5,
            **options,
        )
        self._store = store
        self._guild_ids = guild_ids
        self.tables = Tables(store, clock or SystemClock())
        self.messages = Messages(self, self.tables)
        self.delivery = Delivery(self.tables, Showing(self, self.tables, self.messages))
        self.goblins = Goblins(self.tables, goblin_pause)
        self.tables.listener = Several(self.delivery, self.goblins)
        self._timekeeper = Timekeeper(self.tables, self.tables.clock)
        self._keeping_time: asyncio.Task[None] | None = None
        self._awake = False
        lobbies = Lobbies(self, self.tables)
        self.clicks = Clicks(self.tables, self.messages, lobbies)
        self.tree: app_commands.CommandTree[Any] = app_commands.CommandTree(self)
        add_commands(self.tree, ParlourCommands(self.tables, lobbies, self.clicks))
        listen(self, self.clicks)

    async def setup_hook(self) -> None:
        """Tell Discord about commands that changed, and draw the sprites before anyone waits for them."""
        await asyncio.to_thread(warm_up)
        await sync_when_changed(self.tree, self._store, self._guild_ids)

    async def on_ready(self) -> None:
        """Show what an earlier process left unshown, then let the clock run: once, though it is told again."""
        log.info("at the tables as %s", self.user)
        if self._awake:
            return
        self._awake = True
        await self.tables.wake()
        for table_id in await self.tables.tables_with_stale_surfaces():
            self.delivery.recover(table_id)
        await self.goblins.wake()
        self._keeping_time = reported(asyncio.create_task(self._timekeeper.run()), "the clock has stopped")

    async def on_interaction(self, interaction: "discord.Interaction[Any]") -> None:
        """Answer modals here: they are known by their custom_id, so they outlive the process that opened them."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        act = read_act(str(dict(interaction.data or {}).get("custom_id", "")))
        if act is not None:
            await self.clicks(interaction, act, [])

    async def close(self) -> None:
        """Stop the goblins, the clock and the delivery, then leave Discord."""
        await self.goblins.stop()
        self._timekeeper.stop()
        if self._keeping_time:
            await asyncio.wait({self._keeping_time})
        await self.delivery.stop()
        await super().close()
