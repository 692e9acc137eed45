"""A bot of two halves on PostgreSQL: direct messages come to one, the server and its tables belong to the other."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from unittest.mock import patch

from bot.sandbox import Sandbox
from bot.sandbox.discord_py import point_discord_at
from bot.sandbox.people.person import Person
from bot.store import Shards, Store
from bot.tables.deadlines.clock import VirtualClock
from bot.ui import parlour_client
from bot.ui.answers import reply
from bot.ui.interactions import handover, inbox
from bot.ui.parlour_client import ParlourClient
from tests.e2e.house import PATIENCE, House, serving, shards_apart, traffic
from tests.hand_clock import HandClock


@dataclass(frozen=True)
class Halves:
    """A sandbox with two processes of one bot: `door` hears direct messages, `home` has the tables."""

    sandbox: Sandbox
    url: str
    door: ParlourClient
    home: House

    def person(self, name: str) -> Person:
        """Return a local person."""
        return self.sandbox.person(name)

    async def settle(self) -> None:
        """Return when all that is known is shown."""
        await self.home.parlour.delivery.wait_until_settled()


def parts(sandbox: Sandbox) -> tuple[Shards, Shards]:
    """Return two parts of the shards: the server of the sandbox comes to the second."""
    count = shards_apart(sandbox.guild_id)
    return Shards(0, 0, count), Shards(1, count - 1, count)


@asynccontextmanager
async def half(sandbox: Sandbox, url: str, shards: Shards) -> AsyncIterator[ParlourClient]:
    """Let one of them play as long as this lasts."""
    store = await Store.open(url, shards, patience=60)
    bot = ParlourClient(store, clock=VirtualClock(), goblin_pause=timedelta(0), shards=shards)
    async with serving(bot, store, sandbox):
        yield bot


@asynccontextmanager
async def halves(folder: Path, name: str, url: str, *, door: bool = True) -> AsyncIterator[Halves]:
    """Run the sandbox and both in this process, or only the one with the tables; no click is ever too old."""
    async with AsyncExitStack() as stack:
        for module, setting, value in (
            (reply, "ANSWER_PROMISE_SECONDS", PATIENCE),
            (handover, "HANDOVER_TIMEOUT", PATIENCE),
            (inbox, "DISCORD_ANSWER_SECONDS", PATIENCE),
            (parlour_client, "IDENTIFY_SECONDS", 0),
        ):
            stack.enter_context(patch.object(module, setting, value))
        sandbox = await stack.enter_async_context(
            Sandbox(record=traffic(folder, name), now=HandClock(), identify_seconds=0)
        )
        point_discord_at(sandbox.address)
        first, second = parts(sandbox)
        bots = [await stack.enter_async_context(half(sandbox, url, shards)) for shards in (first, second)[not door :]]
        yield Halves(sandbox, url, bots[0], House(sandbox, bots[-1]))
