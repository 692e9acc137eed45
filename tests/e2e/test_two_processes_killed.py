"""Two processes and their database are killed in the middle of a match: no accepted move is lost, none is doubled."""

import asyncio
import contextlib
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import make_url
from typing_extensions import override

from bot.sandbox import NotPossible, Sandbox
from bot.sandbox.people.person import Person
from tests.e2e.halves import parts
from tests.e2e.house import BotProcess, shards_apart, traffic
from tests.e2e.witness import PATIENCE, Witness, brought_up_to_date, finish, online, started
from tests.forked_bot import run_undrawn_bot
from tests.hand_clock import HandClock, lose_patience
from tests.postgres import Server, running

pytestmark = pytest.mark.slow

MOST, PAUSE = 14, 0.3
"""How many things people do around each fault, so that the match does not end before the last; seconds between them."""
SHARDS_HELD = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2"


@pytest.fixture
def server() -> Iterator[Server]:
    """Run a server that the test may kill."""
    with running() as server:
        yield server


@dataclass
class ServerWitness(Witness):
    """Looks into a database on a server."""

    server: Server | None = None
    database: str = ""

    @override
    def _rows(self, query: str) -> list[tuple[object, ...]]:
        assert self.server is not None
        return self.server.rows(query, self.database)


@dataclass
class Pair:
    """Two processes of one bot, and what may break between them."""

    sandbox: Sandbox
    server: Server
    door: BotProcess
    home: BotProcess

    @property
    def bots(self) -> tuple[BotProcess, BotProcess]:
        """Both processes."""
        return self.door, self.home

    def faults(self, *, many: bool) -> list[Callable[[], Awaitable[None]]]:
        """Return what breaks, in order."""
        door, home = partial(self.die, self.door), partial(self.die, self.home)
        return [door, home, self.lose_leases, self.power_cut, *((home, door) if many else ())]

    def all_online(self) -> bool:
        """Tell whether each shard has a connection."""
        open_now = {one.shard for one in self.sandbox.gateway.sessions.values() if one.socket}
        return len(open_now) == shards_apart(self.sandbox.guild_id)

    async def ready(self, ann: Person) -> None:
        """Wait until both are connected and answer."""
        await ann.wait_until(self.all_online, PATIENCE)
        await online(self.sandbox)

    async def die(self, bot: BotProcess) -> None:
        """Kill a process, and start it again once Discord has noticed."""
        await bot.kill()
        await self.sandbox.person("Ann").wait_until(lambda: not self.all_online(), PATIENCE)
        await bot.start()

    async def power_cut(self) -> None:
        """Kill the database, and start it again."""
        self.server.kill()
        await asyncio.sleep(1)  # its own processes notice
        await asyncio.to_thread(self.server.start)

    async def lose_leases(self) -> None:
        """Cut the connections that hold the locks."""
        await asyncio.to_thread(self.server.sql, SHARDS_HELD)


@pytest.mark.parametrize("many", [False, pytest.param(True, marks=pytest.mark.rare)])
async def test_no_accepted_move_is_lost_though_either_process_its_lease_or_the_database_is_killed(
    tmp_path: Path, server: Server, many: bool
) -> None:
    url = server.house()
    async with Sandbox(
        record=traffic(tmp_path, "two-killed"), now=HandClock(), identify_seconds=0, concurrency=16
    ) as sandbox:
        bots = (
            BotProcess(sandbox, tmp_path, run=run_undrawn_bot, DATABASE_URL=url, SHARDS=str(part))
            for part in parts(sandbox)
        )
        pair, ann, bob = Pair(sandbox, server, *bots), sandbox.person("Ann"), sandbox.person("Bob")
        try:
            await asyncio.gather(*(bot.start() for bot in pair.bots))
            await pair.ready(ann)
            thread = await started(ann, bob)
            witness = ServerWitness(tmp_path, [ann, bob], server=server, database=make_url(url).database or "")
            for fault in pair.faults(many=many):
                await play_until(witness, sandbox, fault)
                await pair.ready(ann)
                witness.check_nothing_lost()
                await brought_up_to_date(witness, ann, thread)
            await finish(witness, ann, thread)
            witness.check_nothing_lost()
            bells = [message for person in (ann, bob) for message in person.pings if message.channel_id == thread]
            assert len(bells) <= 1
            assert not any("Traceback" in bot.log for bot in pair.bots)
        finally:
            for bot in pair.bots:
                await bot.kill()


async def play_until(witness: Witness, sandbox: Sandbox, fault: Callable[[], Awaitable[None]]) -> None:
    """Play on; somewhere in the middle of it something breaks."""

    async def broken() -> None:
        await asyncio.sleep(witness.luck.uniform(0.5, 4))
        await fault()

    breaking = asyncio.ensure_future(broken())
    for _ in range(MOST):
        if breaking.done():
            break
        playing = asyncio.ensure_future(acted(witness))
        await asyncio.wait({playing, breaking}, return_when=asyncio.FIRST_COMPLETED, timeout=10)
        if not playing.done():
            lose_patience(sandbox)
        await playing
        await asyncio.sleep(PAUSE)
    await breaking


async def acted(witness: Witness) -> None:
    """Do one thing, if the database can say what is asked and the bot can be reached."""
    with contextlib.suppress(NotPossible):
        try:
            await witness.act()
        except subprocess.CalledProcessError:
            await asyncio.sleep(0.1)
