"""The permissions that the bot needs where it plays, and the link that invites it with them."""

from collections.abc import AsyncIterator, Sequence
from typing import Any, NamedTuple

import discord

from bot.ui.connection.clock_skew import ClockSkew
from bot.ui.connection.request_metrics import build_trace_config

NEEDED_PERMISSIONS = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
)
"""Permissions by discord.py's names; the invitation asks for these."""

THREAD_PERMISSIONS = frozenset({"send_messages_in_threads", "create_public_threads", "read_message_history"})
"""The ones without which a match is played in the channel."""

SENDING_PERMISSIONS = frozenset({"send_messages", "send_messages_in_threads"})
"""Which of these is needed depends on the place."""


GUILD_PAGE_SIZE = 200
"""Servers on one page of Discord's list."""


class ServerPermissions(NamedTuple):
    """The permissions that the bot lacks on a server."""

    name: str
    missing: Sequence[str]
    id: int = 0


class PermissionSurvey(NamedTuple):
    """The bot's permissions on each of its servers, and the link that invites it to others."""

    servers: list[ServerPermissions]
    link: str


def list_missing_permissions(granted: discord.Permissions) -> tuple[str, ...]:
    """Return the missing permissions: those that are needed and not granted."""
    return () if granted.administrator else tuple(name for name in NEEDED_PERMISSIONS if not getattr(granted, name))


def list_missing_play_permissions(granted: discord.Permissions, *, in_thread: bool) -> tuple[str, ...]:
    """Return the missing permissions without which no table can be shown in a channel, or in a thread."""
    needless = THREAD_PERMISSIONS - SENDING_PERMISSIONS | SENDING_PERMISSIONS - {
        "send_messages_in_threads" if in_thread else "send_messages"
    }
    return tuple(name for name in list_missing_permissions(granted) if name not in needless)


def may_make_threads(granted: discord.Permissions) -> bool:
    """Tell whether the bot has the permissions for a thread of a match."""
    return THREAD_PERMISSIONS.isdisjoint(list_missing_permissions(granted))


def may_make_events(granted: discord.Permissions) -> bool:
    """Tell whether the bot has the permissions for server events, for game nights of people who have them."""
    return granted.administrator or granted.create_events or granted.manage_events


def build_invitation_link(client: discord.Client) -> str:
    """Return the link (URL) for inviting the bot to a server with exactly the permissions it needs."""
    permissions = discord.Permissions(**dict.fromkeys(NEEDED_PERMISSIONS, True))
    return discord.utils.oauth_url(client.application_id or 0, permissions=permissions)


async def fetch_server_permissions(token: str, skew: ClockSkew | None = None) -> PermissionSurvey:
    """Fetch the bot's permissions on its servers, if any, without a gateway; `skew` learns of Discord's time.

    Raises `discord.LoginFailure`.
    """
    trace = build_trace_config(skew or ClockSkew())
    async with discord.Client(intents=discord.Intents.none(), http_trace=trace) as client:
        await client.login(token)
        guilds, link = [guild async for guild in _fetch_guilds(client)], build_invitation_link(client)
    servers = [
        ServerPermissions(
            guild["name"], list_missing_permissions(discord.Permissions(int(guild["permissions"]))), int(guild["id"])
        )
        for guild in guilds
    ]
    return PermissionSurvey(servers, link)


async def _fetch_guilds(client: discord.Client) -> AsyncIterator[Any]:
    """Yield all servers of the bot; discord.py's own way keeps no permissions."""
    after = None
    while page := await client.http.get_guilds(limit=GUILD_PAGE_SIZE, after=after):
        for guild in page:
            yield guild
        if len(page) < GUILD_PAGE_SIZE:
            return
        after = int(page[-1]["id"])


async def leave_server(token: str, guild_id: int) -> bool:
    """Leave a server; tell whether the bot was there. Raises `discord.LoginFailure`."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(token)
        try:
            await client.http.leave_guild(guild_id)
        except discord.NotFound:
            return False
    return True
