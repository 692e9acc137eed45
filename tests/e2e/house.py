"""All that end-to-end tests need: a sandbox, a database, and the bot, in this process or in a separate one."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from itertools import count
from pathlib import Path
from unittest.mock import patch

from bot.login import list_first_steps
from bot.sandbox import Sandbox, SeenMessage, list_buttons
from bot.sandbox.discord_py import point_discord_at
from bot.sandbox.people.person import Person
from bot.store import Store
from bot.tables import OpeningLimits
from bot.tables.deadlines.clock import Clock, VirtualClock
from bot.ui.answers import reply
from bot.ui.parlour_client import NO_LIMITS, ParlourClient
from games.engine.words import ENGLISH, load_words
from tests.command_cache import translate_commands_once
from tests.empty_house import lay
from tests.forked_bot import ForkedBot
from tests.hand_clock import HandClock

translate_commands_once()
TRAFFIC = "PARLOUR_TRAFFIC"
"""The variable that names a folder for recorded requests, which are checked against Discord's own description."""

PATIENCE = 3600.0
"""Seconds after which the bot of a test promises an answer that is not ready: long past the end of the test."""


READY_SECONDS = 0.05
"""How long discord.py waits for one more server: the sandbox tells of all at once, and half a second is long here."""


def traffic(folder: Path, name: str) -> Path:
    """Return the file that gets the requests of a test: in the folder for checked traffic, else in the test's own."""
    return Path(os.environ.get(TRAFFIC, folder)) / f"{name}-{os.getpid()}.jsonl"


@dataclass(frozen=True)
class House:
    """A sandbox with the bot at work in it."""

    sandbox: Sandbox
    parlour: ParlourClient

    def person(self, name: str) -> Person:
        """Return a local person."""
        return self.sandbox.person(name)


@asynccontextmanager
async def house(
    folder: Path,
    name: str,
    clock: Clock | None = None,
    patience: float = PATIENCE,
    limits: OpeningLimits = NO_LIMITS,
    *,
    url: str | None = None,
    sharded: bool = False,
    dressed: bool = False,
) -> AsyncIterator[House]:
    """Run sandbox and bot in this process; its goblins do not scratch their heads.

    `url`: where its store lies, if not in a file in the folder. `sharded`: Discord tells the bot to open several
    shards, so that the server of its people comes to another one than their direct messages.
    Where all speak one language (`spoken_in`), people's Discord does, too.
    `dressed`: it has emoji of its own and shows people's pictures, as it does for real.

    No time passes by itself, however slow the machine: not at the tables, not at the sandbox, and the bot promises an
    answer after `patience` seconds only.
    """
    async with AsyncExitStack() as stack:
        stack.enter_context(patch.object(reply, "ANSWER_PROMISE_SECONDS", patience))
        sandbox = await stack.enter_async_context(
            Sandbox(record=traffic(folder, name), now=HandClock(), first_steps=list_first_steps(), identify_seconds=0)
        )
        point_discord_at(sandbox.address)
        if (language := load_words().language) != ENGLISH:
            for user in sandbox.world.iter_people():
                user.locale = language
        if sharded:
            sandbox.gateway.shards = shards_apart(sandbox.guild_id)
        at = url or f"sqlite+aiosqlite:///{lay(folder / 'parlour.db')}"
        parlour = opened(sandbox, at, clock or VirtualClock(), limits, dressed=dressed)
        yield House(sandbox, await stack.enter_async_context(parlour))


@asynccontextmanager
async def opened(
    sandbox: Sandbox, url: str, clock: Clock, limits: OpeningLimits, *, dressed: bool = False
) -> AsyncIterator[ParlourClient]:
    """Let a bot play in a sandbox, with the store at a URL; its goblins do not scratch their heads."""
    store = await Store.open(url)
    parlour = ParlourClient(
        store, clock=clock, goblin_pause=timedelta(0), limits=limits, own_emoji=dressed, faces=dressed
    )
    async with serving(parlour, store, sandbox):
        yield parlour


@asynccontextmanager
async def serving(parlour: ParlourClient, store: Store, sandbox: Sandbox) -> AsyncIterator[None]:
    """Let a bot play in a sandbox as long as this lasts."""
    parlour._connection.guild_ready_timeout = READY_SECONDS
    playing = asyncio.create_task(parlour.start(sandbox.token))
    ready = asyncio.create_task(parlour.wait_until_ready())
    try:
        await asyncio.wait({playing, ready}, return_when=asyncio.FIRST_COMPLETED)
        if playing.done():
            await playing
        yield
    finally:
        ready.cancel()
        await parlour.close()
        await asyncio.gather(playing, ready, return_exceptions=True)
        await store.close()


def shards_apart(guild_id: int) -> int:
    """Return the least number of shards by which a server comes to another shard than direct messages, which have 0."""
    return next(shards for shards in count(2) if (guild_id >> 22) % shards)


class BotProcess:
    """The bot as a process of its own, which can be killed."""

    def __init__(
        self,
        sandbox: Sandbox,
        folder: Path,
        level: str = "WARNING",
        *,
        run: Callable[[], int] | None = None,
        **settings: str,
    ) -> None:
        """`run`: what a forked process runs, if it is not `python -m bot`, which takes two seconds longer to start.

        `settings` are more of what it is told, by their names in the environment.
        """
        self._run = run
        self._environment = {
            **os.environ,
            "DISCORD_TOKEN": sandbox.token,
            "SANDBOX_ADDRESS": sandbox.address,
            "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'parlour.db'}",
            "LOG_LEVEL": level,
            **settings,
        }
        self._log = folder / f"bot{settings.get('SHARDS', '').replace('/', '-')}.log"
        self._process: asyncio.subprocess.Process | ForkedBot | None = None

    async def start(self) -> None:
        """Start the bot; it is at work when the sandbox's people see it online."""
        if self._run:
            self._process = ForkedBot(self._run, self._environment, self._log)
            await self._process.start()
            return
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", env=self._environment, stdout=log, stderr=log
            )

    def send_signal(self, number: signal.Signals) -> None:
        """Send the bot a signal, if it runs."""
        if self._process and self._process.returncode is None:
            self._process.send_signal(number)

    async def kill(self) -> None:
        """Kill the bot without a warning."""
        self.send_signal(signal.SIGKILL)
        if self._process:
            await self._process.wait()

    @property
    def log(self) -> str:
        """What the bot wrote to its log."""
        return self._log.read_text()


async def wait_for_own_emoji(home: House) -> None:
    """Wait until a bot has uploaded its emoji: a button with a stand-in in place of one has another width."""
    while home.parlour._bringing is None:  # noqa: ASYNC110  the bot is ready a moment before it hears of that
        await asyncio.sleep(0)
    await home.parlour._bringing


def labels(message: SeenMessage) -> list[str]:
    """Return the labels of a message's buttons."""
    return [button.label for button in list_buttons(message)]
