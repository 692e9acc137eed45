"""/table …: commands about the table that is played in a channel."""

from typing import Any

import discord
from discord import app_commands

from bot.screens.scene import escape_name
from bot.tables import PACES, TableError, TableService
from bot.ui.answers.click import AnyInteraction
from bot.ui.answers.reply import Reply
from bot.ui.commands.command_texts import localize_key
from bot.ui.commands.shared import answer_command, find_command_table
from bot.ui.interactions.dispatch import ClickDispatcher

SPECTATOR_COMMANDS = frozenset({"show", "close", "sit"})
"""What people who do not sit at a table may ask of it."""


class TableCommands:
    """Finds the table that is meant, and gives the command to the process that looks after it."""

    def __init__(self, tables: TableService, clicks: ClickDispatcher) -> None:
        self._tables = tables
        self._clicks = clicks

    async def dispatch_table_command(self, interaction: AnyInteraction, name: str, *values: str) -> None:
        """Dispatch a slash command to its table, as a click whose verb is the command's name."""
        await answer_command(interaction, lambda reply: self._dispatch_to_table(reply, name, *values))

    async def dispatch_person_command(
        self, interaction: AnyInteraction, name: str, whom: discord.User | discord.Member
    ) -> None:
        """Give a command about a person; anybody who left the server is not made the host of a table on it."""

        async def check_and_give(reply: Reply) -> None:
            if name == "host" and not isinstance(whom, discord.Member):
                raise TableError("not-on-server", name=escape_name(whom.display_name))
            await self._dispatch_to_table(reply, name, str(whom.id), whom.display_name)

        await answer_command(interaction, check_and_give)

    async def _dispatch_to_table(self, reply: Reply, name: str, *values: str) -> None:
        table = await find_command_table(reply, self._tables, name, values, outsiders=name in SPECTATOR_COMMANDS)
        if table is not None:
            await self._clicks.run_table_command(reply, f"/table {name}", table, *values)


def add_table_commands(tree: app_commands.CommandTree[Any], does: TableCommands) -> None:
    """Register the slash commands about a table."""
    group = app_commands.Group(name="table", description=localize_key("command-table"), guild_only=True)
    for name in ("show", "leave", "close"):
        group.add_command(_build_command(name, _make_plain_callback(does, name)))
    for name in ("kick", "host"):
        describe = app_commands.describe(member=localize_key("command-table-member"))
        group.add_command(describe(_build_command(name, _make_member_callback(does, name))))
    for name in ("pause", "resume", "end"):
        group.add_command(_build_command(name, _make_plain_callback(does, name)))
    _add_choice_commands(group, does)
    tree.add_command(group)


def _build_command(name: str, callback: Any) -> app_commands.Command[Any, ..., None]:
    return app_commands.Command(name=name, description=localize_key(f"command-table-{name}"), callback=callback)


def _add_choice_commands(group: app_commands.Group, does: TableCommands) -> None:
    """Register the commands with a choice of a pace or a seat."""

    @group.command(name="pace", description=localize_key("command-table-pace"))
    @app_commands.describe(pace=localize_key("command-table-pace-pace"))
    @app_commands.choices(pace=[app_commands.Choice(name=localize_key(f"pace-{pace}"), value=pace) for pace in PACES])
    async def pace_command(interaction: AnyInteraction, pace: str) -> None:
        await does.dispatch_table_command(interaction, "pace", pace)

    @group.command(name="sit", description=localize_key("command-table-sit"))
    @app_commands.describe(seat=localize_key("command-table-sit-seat"))
    async def sit_command(interaction: AnyInteraction, seat: app_commands.Range[int, 1, 8] | None = None) -> None:
        await does.dispatch_table_command(interaction, "sit", *([] if seat is None else [str(seat)]))


def _make_plain_callback(does: TableCommands, name: str) -> Any:
    """Return the function of a command without arguments."""

    async def plain_command(interaction: AnyInteraction) -> None:
        await does.dispatch_table_command(interaction, name)

    return plain_command


def _make_member_callback(does: TableCommands, name: str) -> Any:
    """Return the function of a command that names somebody: a member of the server, or somebody who left it."""

    async def member_command(interaction: AnyInteraction, member: discord.User) -> None:
        await does.dispatch_person_command(interaction, name, member)

    return member_command
