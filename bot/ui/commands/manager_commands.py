"""The commands of those who manage a server: `/parlour tables`, `block`, `unblock`, `settings` and `check`."""

from collections.abc import Awaitable, Callable
from typing import Any, get_args

import discord
from discord import app_commands

from bot.store.models import ArchiveAfter
from bot.tables import PACES, Motion, Tables
from bot.ui.answers.click import AnyInteraction, read_id, words_for
from bot.ui.answers.reply import Reply
from bot.ui.commands.shared import answered
from bot.ui.interactions.manager_clicks import ManagerClicks
from bot.ui.interactions.permissions import tell_standing
from bot.ui.interactions.server_settings import settle
from games.engine.words import said

MOST_TABLES = 500


class ManagerCommands:
    """What those who manage a server may ask."""

    def __init__(self, tables: Tables, managing: ManagerClicks) -> None:
        self._tables = tables
        self._managing = managing

    async def tables(self, interaction: AnyInteraction) -> None:
        """Show all tables of a server, to be looked after."""

        async def work(reply: Reply) -> None:
            await reply.show(await self._managing.overview(reply))

        await answered(interaction, work)

    async def block(self, interaction: AnyInteraction, person: discord.User | None, id_: str | None) -> None:
        """Block somebody, named or by id."""
        await answered(interaction, lambda reply: self._managing.block(reply, _meant(person, id_)))

    async def unblock(self, interaction: AnyInteraction, person: discord.User | None, id_: str | None) -> None:
        """Block somebody no longer."""
        await answered(interaction, lambda reply: self._managing.unblock(reply, _meant(person, id_)))

    async def settings(self, interaction: AnyInteraction, **options: object) -> None:
        """Show a server's settings, changed if an option was given."""
        say = words_for(interaction)
        chosen = {name: value for name, value in options.items() if value is not None}
        await answered(interaction, lambda reply: settle(reply, self._tables, chosen, say))

    async def check(self, interaction: AnyInteraction) -> None:
        """Say what the bot may do in the channel, and what it lacks."""
        say = words_for(interaction)
        await answered(interaction, lambda reply: tell_standing(reply, say))


def _meant(person: discord.User | None, id_: str | None) -> int | None:
    """Return whom a manager named; `None`: nobody. Raises `TableError` for what is no id."""
    if person is not None:
        return person.id
    return None if id_ is None else read_id(id_.strip())


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
    options = ("channel", "threads", "opener", "called", "pace", "goblins", "motion", "archive", "tables")
    archives = [
        app_commands.Choice(name=said("archive", minutes=minutes), value=minutes) for minutes in get_args(ArchiveAfter)
    ]

    @group.command(name="settings", description=said("command-parlour-settings"))
    @app_commands.describe(**{name: said(f"command-server-{name}") for name in options})
    @app_commands.choices(pace=paces, motion=motions, archive=archives)
    async def settings(  # noqa: PLR0917  one for each option of the command
        interaction: AnyInteraction,
        channel: discord.TextChannel | None = None,
        threads: bool | None = None,
        opener: discord.Role | None = None,
        called: discord.Role | None = None,
        pace: str | None = None,
        goblins: bool | None = None,
        motion: str | None = None,
        archive: int | None = None,
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
            archive=archive,
            tables=tables,
        )

    @group.command(name="tables", description=said("command-parlour-tables"))
    async def tables_(interaction: AnyInteraction) -> None:
        await does.tables(interaction)

    _add_blocking(group, "block", does.block)
    _add_blocking(group, "unblock", does.unblock)

    @group.command(name="check", description=said("command-parlour-check"))
    async def check(interaction: AnyInteraction) -> None:
        await does.check(interaction)

    tree.add_command(group)


def _add_blocking(
    group: app_commands.Group,
    name: str,
    does: Callable[[AnyInteraction, discord.User | None, str | None], Awaitable[None]],
) -> None:
    """Put a command on the tree that names somebody, by id too: they may have left the server."""

    @group.command(name=name, description=said(f"command-parlour-{name}"))
    @app_commands.describe(person=said("command-parlour-person"), id=said("command-parlour-id"))
    async def deciding(
        interaction: AnyInteraction,
        person: discord.User | None = None,
        id: str | None = None,  # noqa: A002  the option's name
    ) -> None:
        await does(interaction, person, id)
