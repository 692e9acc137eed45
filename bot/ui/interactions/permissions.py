"""Whether the bot has the permissions that a table needs in a place, and who can grant them."""

import discord

from bot.screens.layout import Screen, Text
from bot.tables import Table, TableError
from bot.ui.answers.click import AnyInteraction
from bot.ui.answers.reply import Reply
from bot.ui.connection.permission_check import (
    NEEDED_PERMISSIONS,
    build_invitation_link,
    list_missing_permissions,
    list_missing_play_permissions,
    may_make_events,
)
from games.engine.words import Words


def require_bot_permissions(interaction: AnyInteraction, say: Words) -> None:
    """Raise `TableError` if no table can be shown: outside the bot's servers, or with too few permissions."""
    if interaction.guild_id is None or not interaction.is_guild_integration():
        raise TableError("no-server", link=build_invitation_link(interaction.client))
    channel = interaction.channel
    in_thread = isinstance(channel, discord.Thread)
    if isinstance(channel, discord.Thread):
        _require_writable_thread(interaction, channel)
    if lacking := list_missing_play_permissions(interaction.app_permissions, in_thread=in_thread):
        raise TableError("bot-may-not", permissions=format_permissions(lacking, say))


def find_opening_channel(interaction: AnyInteraction) -> int:
    """Return the channel where somebody opens a table: of the thread of a match, which tells its story, that above."""
    channel, bot = interaction.channel, interaction.client.user
    if isinstance(channel, discord.Thread) and bot and channel.owner_id == bot.id and channel.parent_id:
        return channel.parent_id
    return interaction.channel_id or 0


def require_parent_permissions(interaction: AnyInteraction, say: Words) -> None:
    """Raise `TableError` if the bot may show no table in the channel above the thread of a match."""
    place = find_opening_channel(interaction)
    parent = interaction.guild.get_channel(place) if interaction.guild and place != interaction.channel_id else None
    lacking = list_missing_play_permissions(parent.permissions_for(parent.guild.me), in_thread=False) if parent else ()
    if lacking:
        raise TableError("bot-may-not-there", place=f"<#{place}>", permissions=format_permissions(lacking, say))


def _require_writable_thread(interaction: AnyInteraction, thread: discord.Thread) -> None:
    """Raise `TableError` if the bot is not in a private thread, or may not write in a locked one.

    discord.py knows the private threads in which the bot is, and no others.
    """
    if thread.is_private() and thread.guild.get_thread(thread.id) is None:
        raise TableError("private-thread", bot=f"<@{interaction.application_id}>")
    if thread.locked and not interaction.app_permissions.manage_threads:
        raise TableError("locked-thread")


async def can_see_table(interaction: AnyInteraction, table: Table) -> bool:
    """Tell whether somebody has permission to see the channel of a table: of others they are told nothing."""
    in_thread = table.guild_id == interaction.guild_id and interaction.channel_id == table.thread_id
    return in_thread or await can_see_channel(interaction, table.guild_id, table.channel_id)


async def can_see_channel(interaction: AnyInteraction, guild_id: int | None, channel_id: int) -> bool:
    """Tell whether somebody sees a channel of the server where they are."""
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member) or guild_id != guild.id:
        return False
    if interaction.channel_id == channel_id:
        return True
    place = guild.get_channel_or_thread(channel_id) or await _find_thread(interaction, channel_id)
    return place is not None and await _may_view(place, member)


async def _find_thread(interaction: AnyInteraction, channel_id: int) -> discord.Thread | None:
    """Fetch a thread that discord.py does not hold, because it is archived; `None` if it is none of ours."""
    try:
        channel = await interaction.client.fetch_channel(channel_id)
    except (discord.HTTPException, discord.InvalidData):
        return None
    return channel if isinstance(channel, discord.Thread) and channel.guild.id == interaction.guild_id else None


async def _may_view(place: "discord.abc.GuildChannel | discord.Thread", member: discord.Member) -> bool:
    """Tell whether a member sees a channel or thread: a thread as its parent, a private one only from within."""
    if not isinstance(place, discord.Thread):
        return place.permissions_for(member).view_channel
    if place.parent is None or not place.permissions_for(member).view_channel:
        return False
    if not place.is_private() or place.permissions_for(member).manage_threads:
        return True
    try:
        await place.fetch_member(member.id)
    except discord.HTTPException:
        return False
    return True


def format_permissions(permissions: tuple[str, ...], say: Words) -> str:
    """Return permissions by their names in Discord's own settings."""
    return say.join_list([say(f"permission-{name.replace('_', '-')}") for name in permissions])


async def show_permission_report(reply: Reply, say: Words) -> None:
    """Tell a manager which permissions the bot needs in a channel and has, and how to invite it with exactly those."""
    lacking = list_missing_permissions(reply.interaction.app_permissions)
    lines = [
        say("check-permission", name=format_permissions((name,), say), granted="no" if name in lacking else "yes")
        for name in NEEDED_PERMISSIONS
    ]
    events = say(
        "check-optional",
        name=say("permission-create-events"),
        granted="yes" if may_make_events(reply.interaction.app_permissions) else "no",
    )
    whole = say("check-lacking" if lacking else "check-whole")
    link = say("check-link", link=build_invitation_link(reply.interaction.client))
    await reply.show_screen(
        Screen((Text(say("check-title")), Text("\n".join(lines)), Text(whole), Text(events), Text(link)))
    )


def find_server_with_bot(interaction: AnyInteraction) -> int | None:
    """Return the server of an interaction if the bot is there, and not only with the person who uses it."""
    return interaction.guild_id if interaction.is_guild_integration() else None
