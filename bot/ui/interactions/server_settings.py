"""A server's settings (configuration): changed by its managers, and checked before a table opens."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.screens.pages.server import (
    DAY_END_CHOICE,
    PICKED_SETTINGS,
    SERVER_SETTING_NAMES,
    SETTING_CHOICES,
    SWITCH_SETTINGS,
    format_channels,
    render_server_settings_page,
    render_setting_page,
)
from bot.tables import Server, TableError, TableService
from bot.tables.preferences import DISCORD_LANGUAGE
from bot.ui.answers.click import AnyInteraction, find_managed_guild
from bot.ui.answers.reply import Reply
from bot.ui.connection.permission_check import list_missing_play_permissions
from bot.ui.interactions.permissions import format_permissions
from games.engine.words import Words

DAY_END_HOUR = -1
"""In place of an hour: the end of the day."""

CHANGES_BY_SETTING: Mapping[str, Callable[[Server, Any], Server]] = {
    "channel": lambda server, channel: replace(server, channels=(*_remove_channel(server, channel), channel.id)),
    "channels": lambda server, ids: replace(server, channels=ids),
    "remove_channel": lambda server, channel: replace(server, channels=_remove_channel(server, channel)),
    "threads": lambda server, threads: replace(server, threads=threads),
    "opener": lambda server, role: replace(server, opener=None if role.is_default() else role.id),
    "called": lambda server, role: replace(server, called=None if role.is_default() else role.id),
    "pace": lambda server, pace: replace(server, pace=pace),
    "goblins": lambda server, goblins: replace(server, goblins=goblins),
    "motion": lambda server, motion: replace(server, motion=motion),
    "archive": lambda server, minutes: replace(server, archive=minutes),
    "language": lambda server, language: replace(server, language=None if language == DISCORD_LANGUAGE else language),
    "ladder": lambda server, ladder: replace(server, ladder=ladder),
    "tables": lambda server, tables: replace(server, tables=tables),
    "digest": lambda server, channel: replace(server, digest=None if channel.id == server.digest else channel.id),
    "digest_in": lambda server, channel: replace(server, digest=None if channel is None else channel.id),
    "digest_hour": lambda server, hour: replace(server, digest_hour=None if hour == DAY_END_HOUR else hour),
}
"""What each option of the command changes, or what is chosen on a setting's page."""


def _remove_channel(server: Server, channel: discord.TextChannel) -> tuple[int, ...]:
    """Return the channels of a server's list without one."""
    return tuple(kept_id for kept_id in server.channels if kept_id != channel.id)


async def change_server_settings(
    reply: Reply, tables: TableService, settings: Mapping[str, object], say: Words
) -> None:
    """Change what was chosen of a server's settings, and show them all; for those who manage it."""
    server = await _save_server_settings(reply, tables, settings, say)
    await reply.show_screen(render_server_settings_page(server, say, tables.days.find_next_digest(server)))


async def show_setting(
    reply: Reply, tables: TableService, name: str, say: Words, settings: Mapping[str, object] | None = None
) -> None:
    """Show a setting in the message that was clicked, or all of them, after what was chosen is changed."""
    server = await _save_server_settings(reply, tables, settings or {}, say)
    digest_at = tables.days.find_next_digest(server)
    page = render_setting_page(server, name, say, digest_at) if name in SERVER_SETTING_NAMES else None
    await reply.update_message(page or render_server_settings_page(server, say, digest_at))


async def _save_server_settings(
    reply: Reply, tables: TableService, settings: Mapping[str, object], say: Words
) -> Server:
    """Change a server's settings; raises `TableError` for everybody who does not manage it."""
    guild_id = find_managed_guild(reply.interaction)
    if guild_id is None:
        raise TableError("not-manager")
    server = await tables.load_server(guild_id)
    for name, value in settings.items():
        server = CHANGES_BY_SETTING[name](server, value)
    for name in settings.keys() & {"digest", "digest_in"}:
        _require_digest_channel(server, settings[name], say)
        server = replace(server, digest_by=reply.interaction.user.id if server.digest else None)
    if settings:
        await tables.save_server(server)
        tables.days.news.set()
    return server


def parse_setting_choice(name: str, value: str) -> dict[str, object]:
    """Return what a button or a menu chose, as the option of the command; raises `TableError` for anything else."""
    if value not in SETTING_CHOICES.get(name, ()):
        raise TableError("button-invalid")
    readers: Mapping[str, Callable[[str], object]] = {
        **dict.fromkeys(SWITCH_SETTINGS, lambda switch: switch == "yes"),
        **dict.fromkeys(("archive", "tables"), int),
        "digest_hour": lambda hour: DAY_END_HOUR if hour == DAY_END_CHOICE else int(hour),
    }
    return {name: readers.get(name, str)(value)}


def parse_picked_setting_values(interaction: AnyInteraction, name: str, ids: Sequence[int]) -> dict[str, object]:
    """Return which roles or channels of the server were chosen, as options of the command; none: nobody, no limit."""
    guild = interaction.guild
    if guild is None or name not in PICKED_SETTINGS:
        raise TableError("button-invalid")
    if name == "channel":
        return {"channels": tuple(ids)}
    if PICKED_SETTINGS[name][0] == "role":
        return {name: next((role for role in map(guild.get_role, ids) if role), guild.default_role)}
    return {"digest_in": next((channel for channel in map(guild.get_channel, ids) if channel), None)}


def _require_digest_channel(server: Server, channel: object, say: Words) -> None:
    """Raise `TableError` if the bot may not post in the channel that a manager chose for the digest."""
    if server.digest is None or not isinstance(channel, discord.TextChannel):
        return
    if lacking := list_missing_play_permissions(channel.permissions_for(channel.guild.me), in_thread=False):
        raise TableError("digest-may-not", permissions=format_permissions(lacking, say))


def require_may_open_table(interaction: AnyInteraction, server: Server, say: Words) -> None:
    """Raise `TableError` if somebody may open no table. Those who manage the server may, anywhere."""
    if find_managed_guild(interaction) is not None:
        return
    channel = interaction.channel
    place = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
    if server.channels and place not in server.channels:
        raise TableError("wrong-channel", channels=format_channels(server.channels, say))
    roles = interaction.user.roles if isinstance(interaction.user, discord.Member) else ()
    if server.opener is not None and server.opener not in {role.id for role in roles}:
        raise TableError("not-opener", role=f"<@&{server.opener}>")
