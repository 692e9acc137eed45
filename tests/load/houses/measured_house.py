"""A bot under load on its own sandbox: the parlour, or a bare bot for comparison."""

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from bot.sandbox import Sandbox
from games.engine.assets import ASSETS
from tests.load.crowd.people import Crowd
from tests.load.houses.baseline_bot import COMMAND
from tests.load.houses.database import HouseDatabase, moves
from tests.load.houses.fleet import Bot, Fleet
from tests.load.houses.process import COUNTING_BOT, BotProcess
from tests.load.tally import Traffic

ROOT = ASSETS.parent
GUESTS = tuple(f"Guest {number}" for number in range(1, 25))
LOG = "parlour"
NOTHING: Mapping[str, str] = {}
OPENING = 600.0
"""Seconds within which a bot must be running."""
GREETINGS = 5
"""How often a bot is greeted that does not answer in time."""


class ProcessorTime(NamedTuple):
    """What a bot has used and done since its start."""

    processor: float
    requests: int
    bytes: int
    reads: int
    writes: int
    moves: int
    sandbox: float = 0.0
    """Seconds of processor time of this process: the sandbox, its people and the counting."""
    database: float | None = None
    """The same for the database's server; `None` if there is none, or none of our own."""
    goblin_moves: int = 0
    pictures: int = 0
    again: int = 0
    """Pictures, and those of them that had been drawn before."""

    def since(self, before: "ProcessorTime") -> "ProcessorTime":
        """Return what was used and done since an earlier moment."""
        return ProcessorTime(
            self.processor - before.processor,
            self.requests - before.requests,
            self.bytes - before.bytes,
            self.reads - before.reads,
            self.writes - before.writes,
            self.moves - before.moves,
            self.sandbox - before.sandbox,
            None if self.database is None else self.database - (before.database or 0),
            self.goblin_moves - before.goblin_moves,
            self.pictures - before.pictures,
            self.again - before.again,
        )


B = TypeVar("B", bound=Bot)


@dataclass
class House(Generic[B]):
    """A bot, the people at its sandbox, and what passed between them."""

    bot: B
    crowd: Crowd
    traffic: Traffic
    greeting: str
    """The command whose answer shows that the bot is running."""
    kept: HouseDatabase | None = None

    async def open(self) -> float:
        """Start the bot; return the seconds until it answers."""
        now = asyncio.get_running_loop().time
        began = now()
        await self.bot.start()
        await self.ready()
        return now() - began

    async def ready(self) -> None:
        """Return when the bot answers in every server."""
        async with asyncio.timeout(OPENING):
            await self._online()
            for server in self.crowd.servers:
                await self._greeted(server)

    async def _greeted(self, server: int) -> None:
        """Return when the bot has answered there; RuntimeError if it never does, though a busy machine may be late."""
        for _ in range(GREETINGS):
            answer = await self.crowd.command(self.crowd.people[0], self.greeting, server)
            if not answer.failed:
                return
        raise RuntimeError(f"/{self.greeting}: {answer.failed}")

    async def _online(self) -> None:
        """Return when the bot is running; RuntimeError with its last complaint if it will never be."""
        online, ended = asyncio.create_task(self.crowd.online()), asyncio.create_task(self.bot.ended())
        await asyncio.wait({online, ended}, return_when=asyncio.FIRST_COMPLETED)
        online.cancel()
        if ended.done():
            raise RuntimeError(ended.result())
        ended.cancel()

    async def spent(self) -> ProcessorTime:
        """Return what the bot has used and done so far."""
        requests, size = self.traffic.requests, self.traffic.bytes
        if self.kept is None:
            return ProcessorTime(self.bot.processor(), requests, size, 0, 0, 0)
        counts, made = await self.bot.counts(), await moves(self.kept)
        return ProcessorTime(
            processor=self.bot.processor(),
            requests=requests,
            bytes=size,
            reads=counts["reads"],
            writes=counts["writes"],
            moves=sum(made.values()),
            sandbox=time.process_time(),
            database=self.kept.processor(),
            goblin_moves=made["goblin"],
            pictures=counts["pictures"],
            again=counts["again"],
        )


def parts(processes: int) -> list[dict[str, str]]:
    """Return the settings by which each process of a bot has one of as many shards."""
    return [{"SHARDS": f"{shard}-{shard}/{processes}"} for shard in range(processes)] if processes > 1 else [{}]


@asynccontextmanager
async def parlour(
    folder: Path,
    checkout: Path,
    kept: HouseDatabase,
    processes: int = 1,
    servers: int = 1,
    program: Path = COUNTING_BOT,
    settings: Mapping[str, str] = NOTHING,
) -> AsyncIterator[House[Fleet]]:
    """Give the parlour of a checkout, not opened yet; each of its processes has one of as many shards.

    `program` is what its processes run, `settings` are set beside those that every parlour under load has.
    """
    traffic = Traffic()
    async with Sandbox(
        people=GUESTS,
        heard=traffic.note,
        servers=servers,
        shards=processes,
        concurrency=processes,
        identify_seconds=0,
    ) as sandbox:
        environment = {
            "DISCORD_TOKEN": sandbox.token,
            "SANDBOX_ADDRESS": sandbox.address,
            "DATABASE_URL": kept.url,
            "LOG_LEVEL": "WARNING",
            # All tables of a server are in one channel.
            "TABLES_A_PERSON": "0",
            "TABLES_A_CHANNEL": "0",
            "OPENING_PAUSE": "0",
            # As in a bot that was started before: only a first start compiles anything.
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
            **settings,
        }
        fleet = Fleet(
            [
                BotProcess([program], environment | part, checkout, folder / f"{LOG}-{number}.log")
                for number, part in enumerate(parts(processes))
            ]
        )
        try:
            yield House(fleet, Crowd(sandbox), traffic, "help", kept=kept)
        finally:
            await fleet.stop()


def logged(folder: Path) -> str:
    """Return the logs of all processes of a parlour."""
    return "".join(file.read_text() for file in sorted(folder.glob(f"{LOG}-*.log")))


@asynccontextmanager
async def bare(folder: Path, answer: str) -> AsyncIterator[House[BotProcess]]:
    """Provide a bare bot, not opened yet, that answers with a text or a picture."""
    traffic = Traffic()
    async with Sandbox(people=GUESTS[:1], heard=traffic.note) as sandbox:
        arguments = ["-m", "tests.load.houses.baseline_bot", sandbox.address, sandbox.token, answer]
        bot = BotProcess(arguments, {}, ROOT, folder / f"bare-{answer}.log")
        try:
            yield House(bot, Crowd(sandbox), traffic, COMMAND)
        finally:
            await bot.stop()
