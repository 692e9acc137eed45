"""The door of the house: whom the operator refuses gets one sentence, and what the operator decides is carried out."""

import logging
from typing import Any

import discord
from discord import app_commands
from typing_extensions import override

from bot.store.rows.house_rows import Decided
from bot.tables import TableError, Tables
from bot.tables.log_line import LogLine
from bot.ui.answers.click import AnyInteraction, refuse

log = logging.getLogger(__name__)

FOR_ALL = "privacy"
"""The command that everybody may use: what is stored about people is theirs."""


async def turned_away(tables: Tables, interaction: AnyInteraction) -> bool:
    """Tell whether whoever clicked or typed is refused, or their server; they are told so."""
    command = interaction.command.qualified_name.partition(" ")[0] if interaction.command else None
    if command == FOR_ALL or not tables.decisions.refuses(interaction.user.id, interaction.guild_id):
        return False
    if interaction.type is not discord.InteractionType.autocomplete:
        known = interaction.user.id in tables.decisions.now.people
        await refuse(interaction, TableError("closed-to-you" if known else "closed-to-server"), "door")
    return True


class HouseTree(app_commands.CommandTree[Any]):
    """The slash commands, for those who are not refused."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        super().__init__(client)
        self._tables = tables

    @override
    async def interaction_check(self, interaction: AnyInteraction) -> bool:
        return not await turned_away(self._tables, interaction)


async def carry_out(client: discord.Client, tables: Tables, before: Decided) -> None:
    """Let refused people leave their tables, and leave refused servers, as far as that is news."""
    for user_id in tables.decisions.now.people - before.people:
        await tables.people.send_away(user_id)
        log.info(LogLine("sent away", user=user_id))
    for guild in client.guilds:
        if guild.id in tables.decisions.now.servers:
            await leave(guild)


async def leave(guild: discord.Guild) -> None:
    """Leave a server; its tables close when Discord says that the bot is gone."""
    try:
        await guild.leave()
    except discord.HTTPException as refusal:
        log.warning("server %s could not be left: %s/%s", guild.id, refusal.status, refusal.code)
    else:
        log.info(LogLine("left server", guild=guild.id))
