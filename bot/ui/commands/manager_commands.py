"""The commands of managers (moderators) of a server: `/parlour tables`, `block`, `unblock`, `settings` and `check`."""

from typing import Any, get_args

import discord
from discord import app_commands

from bot.store.models import MAX_BLOCK_REASON_LENGTH, ArchiveAfter
from bot.tables import PACES, Motion, TableService
from bot.ui.answers.click import AnyInteraction, load_user_words, parse_user_id
from bot.ui.answers.reply import Reply
from bot.ui.commands.command_texts import list_language_choices, localize_key
from bot.ui.commands.shared import answer_command
from bot.ui.interactions.manager_clicks import ManagerClicks
from bot.ui.interactions.permissions import show_permission_report
from bot.ui.interactions.server_settings import DAY_END_HOUR, change_server_settings

SETTING_OPTIONS = (
    *("channel", "remove_channel", "threads", "opener", "called", "pace", "goblins", "motion", "archive", "ladder"),
    *("tables", "language", "digest", "digest_hour"),
)
"""What managers decide by /parlour settings, as its options are called."""
MAX_TABLES_SETTING = 500


class ManagerCommands:
    """What those who manage a server (moderators) may ask."""

    def __init__(self, tables: TableService, managing: ManagerClicks) -> None:
        self._tables = tables
        self._managing = managing

    async def show_tables(self, interaction: AnyInteraction) -> None:
        """Show all tables of a server, to be looked after."""

        async def show_overview(reply: Reply) -> None:
            await reply.show_screen(await self._managing.load_overview_screen(reply))

        await answer_command(interaction, show_overview)

    async def block_person(
        self, interaction: AnyInteraction, person: discord.User | None, id_: str | None, reason: str
    ) -> None:
        """Block somebody on the server (a ban), named or by id, for a reason that they read."""
        await answer_command(
            interaction, lambda reply: self._managing.block_person_by_id(reply, _read_person_id(person, id_), reason)
        )

    async def unblock_person(self, interaction: AnyInteraction, person: discord.User | None, id_: str | None) -> None:
        """Block somebody no longer (unban)."""
        await answer_command(
            interaction, lambda reply: self._managing.unblock_person_by_id(reply, _read_person_id(person, id_))
        )

    async def edit_settings(self, interaction: AnyInteraction, **options: object) -> None:
        """Show a server's settings (configuration), changed if an option was given."""
        say = load_user_words(interaction)
        settings = {name: value for name, value in options.items() if value is not None}
        await answer_command(interaction, lambda reply: change_server_settings(reply, self._tables, settings, say))

    async def report_permissions(self, interaction: AnyInteraction) -> None:
        """Say which permissions the bot has in the channel, and which it lacks."""
        say = load_user_words(interaction)
        await answer_command(interaction, lambda reply: show_permission_report(reply, say))


def _read_person_id(person: discord.User | None, id_: str | None) -> int | None:
    """Return whom a manager named; `None`: nobody. Raises `TableError` for what is no id."""
    if person is not None:
        return person.id
    return None if id_ is None else parse_user_id(id_.strip())


def _list_setting_choices() -> dict[str, list[app_commands.Choice[Any]]]:
    """Return the choices of those settings that have some."""
    choose, hours = app_commands.Choice, range(DAY_END_HOUR, 24)
    return {
        "pace": [choose(name=localize_key(f"pace-{pace}"), value=pace) for pace in PACES],
        "motion": [choose(name=localize_key(f"motion-{motion}"), value=motion) for motion in get_args(Motion)],
        "archive": [
            choose(name=localize_key("archive", minutes=minutes), value=minutes) for minutes in get_args(ArchiveAfter)
        ],
        "digest_hour": [choose(name=localize_key("digest-hour", hour=hour), value=hour) for hour in hours],
        "language": [*list_language_choices("server-language-open")],
    }


def add_parlour_manager_commands(tree: app_commands.CommandTree[Any], does: ManagerCommands) -> None:
    """Register the slash commands of managers (moderators); Discord shows them only to those who manage the server."""
    group = app_commands.Group(
        name="parlour",
        description=localize_key("command-parlour"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    @group.command(name="settings", description=localize_key("command-parlour-settings"))
    @app_commands.describe(**{name: localize_key(f"command-server-{name}") for name in SETTING_OPTIONS})
    @app_commands.choices(**_list_setting_choices())
    async def settings_command(  # noqa: PLR0917  one for each option of the command
        interaction: AnyInteraction,
        channel: discord.TextChannel | None = None,
        remove_channel: discord.TextChannel | None = None,
        threads: bool | None = None,
        opener: discord.Role | None = None,
        called: discord.Role | None = None,
        pace: str | None = None,
        goblins: bool | None = None,
        motion: str | None = None,
        archive: int | None = None,
        ladder: bool | None = None,
        tables: app_commands.Range[int, 0, MAX_TABLES_SETTING] | None = None,
        digest: discord.TextChannel | None = None,
        digest_hour: int | None = None,
        language: str | None = None,
    ) -> None:
        await does.edit_settings(
            interaction,
            channel=channel,
            remove_channel=remove_channel,
            threads=threads,
            opener=opener,
            called=called,
            pace=pace,
            goblins=goblins,
            motion=motion,
            archive=archive,
            ladder=ladder,
            tables=tables,
            digest=digest,
            digest_hour=digest_hour,
            language=language,
        )

    @group.command(name="tables", description=localize_key("command-parlour-tables"))
    async def tables_command(interaction: AnyInteraction) -> None:
        await does.show_tables(interaction)

    _add_block_commands(group, does)

    @group.command(name="check", description=localize_key("command-parlour-check"))
    async def check_command(interaction: AnyInteraction) -> None:
        await does.report_permissions(interaction)

    tree.add_command(group)


def _add_block_commands(group: app_commands.Group, does: ManagerCommands) -> None:
    """Register the commands that block or unblock somebody, by id too: they may have left the server."""
    named = {"person": localize_key("command-parlour-person"), "id": localize_key("command-parlour-id")}

    @group.command(name="block", description=localize_key("command-parlour-block"))
    @app_commands.describe(**named, reason=localize_key("command-parlour-reason"))
    async def block_command(
        interaction: AnyInteraction,
        person: discord.User | None = None,
        id: str | None = None,  # noqa: A002  the option's name
        reason: app_commands.Range[str, 1, MAX_BLOCK_REASON_LENGTH] = "",
    ) -> None:
        await does.block_person(interaction, person, id, reason)

    @group.command(name="unblock", description=localize_key("command-parlour-unblock"))
    @app_commands.describe(**named)
    async def unblock_command(
        interaction: AnyInteraction,
        person: discord.User | None = None,
        id: str | None = None,  # noqa: A002  the option's name
    ) -> None:
        await does.unblock_person(interaction, person, id)
