"""Guards slash commands: rejects banned users and servers and bad options, and enforces the operator's bans.

So do commands of an earlier version: Discord sends them as long as a client has not heard of the latest ones.
"""

import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from typing_extensions import override

from bot.store.rows.operator_decision_rows import StoredDecisions
from bot.tables import TableError, TableService
from bot.tables.log_line import LogLine
from bot.ui.answers.click import AnyInteraction, load_language_choice, refuse_interaction

log = logging.getLogger(__name__)

AUTOCOMPLETE = discord.InteractionType.autocomplete
UNRESTRICTED_COMMAND = "privacy"
"""The command that everybody may use: what is stored about people is theirs."""


async def reject_if_banned(tables: TableService, interaction: AnyInteraction) -> bool:
    """Tell whether the user or server is banned by the operator; if so, they are told."""
    command = interaction.command.qualified_name.partition(" ")[0] if interaction.command else None
    if command == UNRESTRICTED_COMMAND or not tables.decisions.is_banned(interaction.user.id, interaction.guild_id):
        return False
    if interaction.type is not AUTOCOMPLETE:
        known = interaction.user.id in tables.decisions.now.people
        await refuse_interaction(interaction, TableError("closed-to-you" if known else "closed-to-server"), "door")
    return True


OUTDATED_COMMAND_ERRORS = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""What discord.py raises if a command is unknown, or comes with other options than it has."""

OptionKind = discord.AppCommandOptionType
TYPES_BY_OPTION_KIND: Mapping[OptionKind, tuple[type, ...]] = {
    OptionKind.string: (str,),
    OptionKind.boolean: (bool,),
    OptionKind.integer: (int,),
    OptionKind.number: (int, float),
}
"""What the values of an option are; the others are resolved by Discord."""


def has_valid_options(interaction: AnyInteraction) -> bool:
    """Tell whether each value that came with a command is one that the command offers; discord.py does not check it."""
    command, values = interaction.command, vars(interaction.namespace)
    parameters = command.parameters if isinstance(command, app_commands.Command) else ()
    return all(
        _is_valid_option(parameter, values[parameter.display_name])
        for parameter in parameters
        if parameter.display_name in values
    )


def _is_valid_option(parameter: app_commands.Parameter, value: Any) -> bool:
    """Tell whether a value is among an option's choices, of its kind and within its limits."""
    kinds = TYPES_BY_OPTION_KIND.get(parameter.type)
    if kinds is None:
        return True
    if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
        return False
    if parameter.choices:
        return value in {choice.value for choice in parameter.choices}
    size: float = len(value) if isinstance(value, str) else value  # type: ignore[assignment]  # one of KINDS
    min_value, max_value = parameter.min_value, parameter.max_value
    return (min_value is None or size >= min_value) and (max_value is None or size <= max_value)


class GuardedCommandTree(app_commands.CommandTree[Any]):
    """The slash commands, for those who are not refused (banned)."""

    def __init__(self, client: discord.Client, tables: TableService) -> None:
        super().__init__(client)
        self._tables = tables

    @override
    async def interaction_check(self, interaction: AnyInteraction) -> bool:
        await load_language_choice(self._tables, interaction)
        if await reject_if_banned(self._tables, interaction):
            return False
        if interaction.type is AUTOCOMPLETE or has_valid_options(interaction):
            return True
        await refuse_interaction(interaction, TableError("outdated"), "command")
        return False

    @override
    async def on_error(self, interaction: AnyInteraction, error: app_commands.AppCommandError) -> None:
        """Answer what could not be carried out; what is completed while somebody types needs no answer."""
        if interaction.type is not AUTOCOMPLETE:
            fault = error.original if isinstance(error, app_commands.CommandInvokeError) else error
            await refuse_interaction(
                interaction, TableError("outdated") if isinstance(error, OUTDATED_COMMAND_ERRORS) else fault, "command"
            )


async def enforce_bans(client: discord.Client, tables: TableService, before: StoredDecisions) -> None:
    """Enforce the operator's new bans: banned people leave their tables, banned servers are left."""
    for user_id in tables.decisions.now.people - before.people:
        await tables.people.remove_banned_person(user_id)
        log.info(LogLine("sent away", user=user_id))
    for guild in client.guilds:
        if guild.id in tables.decisions.now.servers:
            await leave_banned_server(guild)


async def leave_banned_server(guild: discord.Guild) -> None:
    """Leave a server that is banned; its tables close when Discord says that the bot is gone."""
    try:
        await guild.leave()
    except discord.HTTPException as refusal:
        log.warning("server %s could not be left: %s/%s", guild.id, refusal.status, refusal.code)
    else:
        log.info(LogLine("left server", guild=guild.id))
