"""`python -m bot servers list | leave ID`: where the bot is, asked of Discord itself."""

import argparse
import asyncio
from collections.abc import Awaitable
from contextlib import AsyncExitStack
from typing import TypeVar

import aiohttp
import discord

from bot.entrance import entrance
from bot.operator.output import tell
from bot.settings import Settings
from bot.ui.connection.permission_check import BotStanding, leave_server, standing

T = TypeVar("T")

AWAY = (aiohttp.ClientError, discord.HTTPException, OSError)


def list_servers(settings: Settings, _asked: argparse.Namespace) -> int:
    """List the servers that the bot is on."""
    found = _asked_of_discord(_standing(settings))
    if found is None:
        return 1
    for server in found:
        tell("operator-server", id=str(server.id), name=server.name)
    tell("operator-servers", count=len(found))
    return 0


def leave(settings: Settings, asked: argparse.Namespace) -> int:
    """Leave a server; the running bot closes its tables."""
    left = _asked_of_discord(_leave(settings, asked.id))
    if left is not None:
        tell("operator-left" if left else "operator-not-there", id=str(asked.id))
    return 0 if left else 1


def _asked_of_discord(question: Awaitable[T]) -> T | None:
    """Return what Discord answers; `None`, and a sentence, if it does not."""

    async def answered() -> T:
        return await question

    try:
        return asyncio.run(answered())
    except discord.LoginFailure:
        raise
    except AWAY:
        tell("operator-check-token", state="away")
        return None


async def _standing(settings: Settings) -> list[BotStanding]:
    async with AsyncExitStack() as stack:
        return (await standing(await entrance(settings, stack))).servers


async def _leave(settings: Settings, guild_id: int) -> bool:
    async with AsyncExitStack() as stack:
        return await leave_server(await entrance(settings, stack), guild_id)
