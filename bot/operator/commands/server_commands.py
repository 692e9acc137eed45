"""`python -m bot servers list | leave ID`: the servers (guilds) of the bot, asked of Discord itself."""

import argparse
import asyncio
from collections.abc import Awaitable
from contextlib import AsyncExitStack
from typing import TypeVar

import aiohttp
import discord

from bot.login import get_token
from bot.operator.output import write_sentence
from bot.settings import Settings
from bot.ui.connection.permission_check import ServerPermissions, fetch_server_permissions, leave_server

T = TypeVar("T")

DISCORD_ERRORS = (aiohttp.ClientError, discord.HTTPException, OSError)


def list_servers(settings: Settings, _asked: argparse.Namespace) -> int:
    """List the servers (guilds) that the bot is on."""
    server_permissions = _ask_discord(_fetch_servers(settings))
    if server_permissions is None:
        return 1
    for server in server_permissions:
        write_sentence("operator-server", id=str(server.id), name=server.name)
    write_sentence("operator-servers", count=len(server_permissions))
    return 0


def leave_server_by_id(settings: Settings, arguments: argparse.Namespace) -> int:
    """Leave a server; the running bot closes its tables."""
    left = _ask_discord(_leave_on_discord(settings, arguments.id))
    if left is not None:
        write_sentence("operator-left" if left else "operator-not-there", id=str(arguments.id))
    return 0 if left else 1


def _ask_discord(question: Awaitable[T]) -> T | None:
    """Return what Discord answers; `None`, and a sentence, if it does not."""

    async def await_answer() -> T:
        return await question

    try:
        return asyncio.run(await_answer())
    except discord.LoginFailure:
        raise
    except DISCORD_ERRORS:
        write_sentence("operator-check-token", state="away")
        return None


async def _fetch_servers(settings: Settings) -> list[ServerPermissions]:
    async with AsyncExitStack() as stack:
        return (await fetch_server_permissions(await get_token(settings, stack))).servers


async def _leave_on_discord(settings: Settings, guild_id: int) -> bool:
    async with AsyncExitStack() as stack:
        return await leave_server(await get_token(settings, stack), guild_id)
