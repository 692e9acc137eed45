"""The language of what all see on a server: its managers', that of a Community, or else that of who asks."""

from typing import Any

import discord

from bot.store.models import Server
from games.engine.words import Words, choose_language

COMMUNITY_FEATURE = "COMMUNITY"
"""The feature of a server whose locale its managers chose: all others have en-US, whatever they speak."""


def choose_public_language(interaction: discord.Interaction[Any], server: Server, say: Words) -> str:
    """Return the language (locale) of a new table, or of a post for all, that somebody asks for in their language."""
    return find_server_language(server, interaction.guild) or say.language


def find_server_language(server: Server, guild: discord.Guild | None) -> str | None:
    """Return the language (locale) of what all see on a server; `None`: nobody chose one."""
    if server.language:
        return choose_language(server.language)
    if guild is not None and COMMUNITY_FEATURE in guild.features:
        return choose_language(str(guild.preferred_locale))
    return None
