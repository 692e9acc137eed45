"""Several processes that form one bot, and are started, measured and stopped together."""

import asyncio
from collections import Counter
from dataclasses import dataclass
from typing import Protocol

from tests.load.houses.process import BotProcess


class Bot(Protocol):
    """What runs under load: one process, or several."""

    async def start(self) -> None:
        """Start it."""

    async def stop(self) -> None:
        """Ask it to stop, and wait until it has."""

    async def kill(self) -> None:
        """Kill it without warning."""

    async def ended(self) -> str:
        """Return the last lines of its log, once it has ended."""

    async def counts(self) -> dict[str, int]:
        """Return how many transactions it has made."""

    def processor(self) -> float:
        """Return how many seconds of processor time it has used."""

    def memory(self) -> float:
        """Return the largest memory of any of its processes, in MiB."""

    def own_memory(self) -> float:
        """Return the same without mapped pages of files."""


@dataclass(frozen=True, slots=True)
class Fleet:
    """The processes of one bot, each with its part of the shards."""

    bots: list[BotProcess]

    async def start(self) -> None:
        """Start all of them at once."""
        await asyncio.gather(*(bot.start() for bot in self.bots))

    async def stop(self) -> None:
        """Ask all of them to stop, and wait until they have."""
        await asyncio.gather(*(bot.stop() for bot in self.bots))

    async def kill(self) -> None:
        """Kill all of them without warning."""
        await asyncio.gather(*(bot.kill() for bot in self.bots))

    async def ended(self) -> str:
        """Return the last lines of the log of the first that ended."""
        waiting = [asyncio.ensure_future(bot.ended()) for bot in self.bots]
        try:
            done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waiting:
                one.cancel()
        return done.pop().result()

    async def counts(self) -> dict[str, int]:
        """Return how many transactions all of them have made."""
        all_counts = Counter[str]()
        for bot in self.bots:
            all_counts.update(await bot.counts())
        return dict(all_counts)

    def processor(self) -> float:
        """Return how many seconds of processor time all of them have used."""
        return sum(bot.processor() for bot in self.bots)

    def memory(self) -> float:
        """Return the memory of the largest of them, in MiB."""
        return max(bot.memory() for bot in self.bots)

    def own_memory(self) -> float:
        """Return the same without mapped pages of files."""
        return max(bot.own_memory() for bot in self.bots)
