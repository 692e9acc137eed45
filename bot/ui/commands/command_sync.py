"""Tells Discord about the slash commands when they changed, not at every start."""

import hashlib
import json
import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.store import Store

log = logging.getLogger(__name__)
NOTE = "commands"


async def sync_when_changed(tree: app_commands.CommandTree[Any], store: Store, guild_ids: Sequence[int]) -> bool:
    """Sync the commands (to these guilds, or everywhere) unless Discord already has them; tell whether it was done."""
    told = [command.to_dict(tree) for command in tree.get_commands()]
    application = tree.client.application_id
    whole = json.dumps([told, sorted(guild_ids), application], sort_keys=True)
    print_ = hashlib.sha256(whole.encode()).hexdigest()
    if await store.note(NOTE) == print_:
        return False
    for guild_id in guild_ids or (None,):
        guild = discord.Object(guild_id) if guild_id else None
        if guild:
            tree.copy_global_to(guild=guild)
        await tree.sync(guild=guild)
    await store.set_note(NOTE, print_)
    log.info("the slash commands were told to Discord")
    return True
