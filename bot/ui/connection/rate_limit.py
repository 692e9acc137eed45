"""Everything that the bot sends on its own initiative keeps to one rate limit: answers to clicks never wait here."""

import asyncio

from bot import measurements

REQUESTS_PER_SECOND = 38.0
REQUEST_BURST_SIZE = 6
"""Together they stay under 45 in any second; Discord's limit for a bot is 50."""


class OutgoingRateLimit:
    """A rate limit (token bucket): lets this many pass per second, in their order, and a few at once (burst)."""

    def __init__(self, per_second: float = REQUESTS_PER_SECOND, at_once: int = REQUEST_BURST_SIZE) -> None:
        self._step = 1 / per_second
        self._slack = at_once / per_second
        self._next = float("-inf")
        self._queue = asyncio.Lock()

    async def wait_for_slot(self) -> None:
        """Return when it is the caller's turn (rate limit)."""
        with measurements.measure_seconds("rate limit"):
            await self._take_slot()

    async def _take_slot(self) -> None:
        async with self._queue:
            now = asyncio.get_running_loop().time()
            self._next = max(self._next, now - self._slack) + self._step
            if self._next > now:
                await asyncio.sleep(self._next - now)

    async def wait_for_slot_last(self) -> None:
        """Wait for a turn under the rate limit, and let all others go first."""
        while self._queue.locked():  # noqa: ASYNC110  each turn that ends may be followed by another
            await asyncio.sleep(self._step)
        await self.wait_for_slot()

    def release_slot(self) -> None:
        """Return an unused turn of the rate limit to the next."""
        self._next -= self._step
