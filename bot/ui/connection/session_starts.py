"""The limit of sessions (identify) a day, after which Discord locks a bot out: some are always left."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from discord.shard import SessionStartLimits

log = logging.getLogger(__name__)

MIN_STARTS_LEFT = 20
"""Starts that are left for anybody who mends what is wrong. Without them, Discord takes the token away."""
STARTS_CACHE_SECONDS = 60.0
"""For so long the count is kept by the bot itself, before Discord is asked again."""
MAX_STARTS_WAIT_SECONDS = 300.0
"""After this long Discord is asked again: more may have been granted."""


class SessionStartLimit:
    """Lets a session begin only if Discord has enough starts left; otherwise it waits until there are new ones."""

    def __init__(self, limits: Callable[[], Awaitable[SessionStartLimits]]) -> None:
        self._limits = limits
        self._left = 0
        self._asked_at = float("-inf")
        self._turn = asyncio.Lock()

    async def wait_for_session_start(self) -> None:
        """Wait until one more gateway session may begin (rate limit).

        Raises what asking raises.
        """
        async with self._turn:
            while (seconds := await self._compute_seconds_to_wait()) > 0:
                log.warning("Discord has hardly any session starts left for this bot: it waits %.0f seconds", seconds)
                await asyncio.sleep(min(seconds, MAX_STARTS_WAIT_SECONDS))
                self._asked_at = float("-inf")
            self._left -= 1

    async def _compute_seconds_to_wait(self) -> float:
        """Return the seconds until there are starts again; 0: there are."""
        now = asyncio.get_running_loop().time()
        if self._left > MIN_STARTS_LEFT and now - self._asked_at < STARTS_CACHE_SECONDS:
            return 0.0
        session_start_limits = await self._limits()
        self._left, self._asked_at = session_start_limits.remaining, now
        return (
            0.0
            if session_start_limits.remaining > MIN_STARTS_LEFT
            else max(1.0, session_start_limits.reset_after / 1000)
        )
