"""Registers (syncs) the slash commands at Discord when they changed, not at every start, and retries until they are."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.store import Store, StoreUnavailable
from bot.ui.connection.refusals import DISCORD_AWAY_ERRORS, describe_fault, read_retry_after

log = logging.getLogger(__name__)
COMMANDS_KEY = "commands"

FIRST_SYNC_TIMEOUT = 10.0
"""How long a start waits for the first attempt: discord.py sleeps through a rate limit, which may last a day."""

FIRST_SYNC_RETRY_SECONDS, MAX_SYNC_RETRY_SECONDS = 60.0, 3600.0
"""Seconds between attempts. Until one succeeds, the commands that Discord has stay as they are."""


class CommandSync:
    """The slash commands, as Discord should know them: on these servers, or everywhere."""

    def __init__(self, tree: app_commands.CommandTree[Any], store: Store, guild_ids: Sequence[int]) -> None:
        self._tree, self._store, self._guild_ids = tree, store, guild_ids
        self._task: asyncio.Task[None] | None = None
        self._tried = asyncio.Event()

    async def start_syncing(self) -> None:
        """Sync the slash commands for a few seconds; go on in the background until Discord knows them."""
        self.stop_syncing()
        self._tried.clear()
        self._task = asyncio.create_task(self._retry_until_synced())
        trying = asyncio.create_task(self._tried.wait())
        await asyncio.wait({self._task, trying}, timeout=FIRST_SYNC_TIMEOUT, return_when=asyncio.FIRST_COMPLETED)
        trying.cancel()
        if self._task.done():
            self._task.result()

    def stop_syncing(self) -> None:
        """Try no more."""
        if self._task:
            self._task.cancel()

    async def _retry_until_synced(self) -> None:
        """Retry the sync after pauses until Discord knows the commands."""
        pause = FIRST_SYNC_RETRY_SECONDS
        while (wait := await self._try_to_sync_commands(pause)) is not None:
            self._tried.set()
            await asyncio.sleep(wait)
            pause = min(2 * pause, MAX_SYNC_RETRY_SECONDS)

    async def _try_to_sync_commands(self, pause: float) -> float | None:
        """Sync, if needed; return the seconds until the next attempt, or nothing if none is needed."""
        try:
            await self.sync_commands_if_changed()
        except (*DISCORD_AWAY_ERRORS, StoreUnavailable) as fault:
            wait = max(pause, read_retry_after(fault))
            warning = (
                "the slash commands could not be told to Discord, the old ones stay: %s. Next attempt in %.0f seconds"
            )
            log.warning(warning, describe_fault(fault), wait)
            return wait
        return None

    async def sync_commands_if_changed(self) -> bool:
        """Sync the commands unless Discord already has them; tell whether it was done.

        A server that refuses (it may have removed the bot) keeps no other from its commands. Its refusal is raised.
        """
        print_ = await self._hash_commands()
        if await self._store.get_stored_value(COMMANDS_KEY) == print_:
            return False
        refused = [fault for place in self._guild_ids or (None,) if (fault := await self._sync_scope(place))]
        if refused:
            raise refused[0]
        await self._store.save_stored_value(COMMANDS_KEY, print_)
        log.info("the slash commands were told to Discord")
        return True

    async def _hash_commands(self) -> str:
        """Return a digest of everything that Discord should know."""
        tree, translator = self._tree, self._tree.translator
        payloads = [
            await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
            for command in tree.get_commands()
        ]
        whole = json.dumps([payloads, sorted(self._guild_ids), self._tree.client.application_id], sort_keys=True)
        return hashlib.sha256(whole.encode()).hexdigest()

    async def _sync_scope(self, guild_id: int | None) -> discord.HTTPException | None:
        """Sync the commands of one server (guild), or the global ones; return Discord's refusal."""
        guild = discord.Object(guild_id) if guild_id else None
        if guild:
            self._tree.copy_global_to(guild=guild)
        try:
            await self._tree.sync(guild=guild)
        except discord.HTTPException as refusal:
            return refusal
        return None
