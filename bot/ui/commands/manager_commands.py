"""The commands of those who manage a server: `/parlour settings` and `/parlour check`."""

from typing import Any, get_args

import discord
from discord import app_commands

from bot.tables import PACES, Motion, Tables
from bot.ui.answers.click import AnyInteraction, words_for
from bot.ui.commands.shared import answered
from bot.ui.interactions.permissions import tell_standing
from bot.ui.interactions.server_settings import settle
from games.engine.words import said

MOST_TABLES = 500


class ManagerCommands:
    """What those who manage a server may ask."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def settings(self, interaction: AnyInteraction, **options: object) -> None:
        """Show a server's settings, changed if an option was given."""
        say = words_for(interaction)
        chosen = {name: value for name, value in options.items() if value is not None}
        await answered(interaction, lambda reply: settle(reply, self._tables, chosen, say))

    async def check(self, interaction: AnyInteraction) -> None:
        """Say what the bot may do in the channel, and what it lacks."""
        say = words_for(interaction)
        await answered(interaction, lambda reply: tell_standing(reply, say))


def add_manager_commands(tree: app_commands.CommandTree[Any], does: ManagerCommands) -> None:
    """Put the commands on the tree; Discord shows them only to those who manage the server."""
    group = app_commands.Group(
        name="parlour",
        description=said("command-parlour"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )
    paces = [app_commands.Choice(name=said(f"pace-{pace}"), value=pace) for pace in PACES]
    motions = [app_commands.Choice(name=said(f"motion-{motion}"), value=motion) for motion in get_args(Motion)]
    options = ("channel", "threads", "opener", "called", "pace", "goblins", "motion", "tables")

    @group.command(name="settings", description=said("command-parlour-settings"))
    @app_commands.describe(**{name: said(f"command-server-{name}") for name in options})
    @app_commands.choices(pace=paces, motion=motions)
    async def settings(  # noqa: PLR0917  one for each option of the command
        interaction: AnyInteraction,
        channel: discord.TextChannel | None = None,
        threads: bool | None = None,
        opener: discord.Role | None = None,
        called: discord.Role | None = None,
        pace: str | None = None,
        goblins: bool | None = None,
        motion: str | None = None,
        tables: app_commands.Range[int, 0, MOST_TABLES] | None = None,
    ) -> None:
        await does.settings(
            interaction,
            channel=channel,
            threads=threads,
            opener=opener,
            called=called,
            pace=pace,
            goblins=goblins,
            motion=motion,
            tables=tables,
        )

    @group.command(name="check", description=said("command-parlour-check"))
    async def check(interaction: AnyInteraction) -> None:
        await does.check(interaction)

    tree.add_command(group)
