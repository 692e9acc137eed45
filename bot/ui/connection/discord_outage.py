"""Reconnects after an outage of Discord: with a backoff that grows, but never so long that it comes back unnoticed."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable

import discord.shard
from discord.backoff import ExponentialBackoff
from typing_extensions import override

from bot.ui.connection.refusals import DISCORD_AWAY_ERRORS, describe_fault, read_retry_after

log = logging.getLogger(__name__)

FIRST_LOGIN_RETRY_SECONDS, MAX_LOGIN_RETRY_SECONDS = 1.0, 60.0
"""At a start nobody waits for a move yet."""
RECONNECT_SECONDS = 8.0
"""The longest pause of a shard that lost its connection: players wait. It begins no session while Discord is dead."""


class ShortBackoff(ExponentialBackoff[bool]):
    """A backoff before the bot reconnects: as discord.py's, which would grow to a quarter of an hour, but short."""

    @override
    def delay(self) -> float:
        """Return the next pause."""
        return min(super().delay(), random.uniform(RECONNECT_SECONDS / 2, RECONNECT_SECONDS))  # noqa: S311  no secret


discord.shard.ExponentialBackoff = ShortBackoff  # type: ignore[attr-defined, assignment]  # a shard makes its own


async def retry_with_backoff(step: Callable[[], Awaitable[None]], again: Callable[[], Awaitable[bool]]) -> None:
    """Retry a step until Discord is there for it; `again` prepares the next attempt, and tells whether there is one.

    While it refuses, Discord is away for at least as long as it says (Retry-After). A wrong token is raised at once.
    """
    pause = FIRST_LOGIN_RETRY_SECONDS
    while True:
        try:
            return await step()
        except DISCORD_AWAY_ERRORS as fault:
            if not await again():
                raise
            wait = max(pause, read_retry_after(fault))
            description = describe_fault(fault)
            log.warning("Discord cannot be reached: %s. Another attempt comes in %.0f seconds", description, wait)
        await asyncio.sleep(wait)
        pause = min(2 * pause, MAX_LOGIN_RETRY_SECONDS)
