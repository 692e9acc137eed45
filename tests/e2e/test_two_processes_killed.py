"""Two processes and their database are killed in the middle of a match: no accepted move is lost, none is doubled."""

import asyncio
import contextlib
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import make_url
from typing_extensions import override

from bot.sandbox import NotPossible, Sandbox
from tests.e2e.halves import parts
from tests.e2e.house import BotProcess, traffic
from tests.e2e.witness import PATIENCE, Witness, brought_up_to_date, finish, online, started
from tests.hand_clock import HandClock, lose_patience
from tests.postgres import Server, running

pytestmark = pytest.mark.slow

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


async def test_no_accepted_move_is_lost_though_either_process_its_lease_or_the_database_is_killed(
    tmp_path: Path, server: Server
) -> None:
    url = server.house()
    async with Sandbox(
        record=traffic(tmp_path, "two-killed"), now=HandClock(), identify_seconds=0, concurrency=16
    ) as sandbox:
        first, second = parts(sandbox)
        door, home = (BotProcess(sandbox, tmp_path, DATABASE_URL=url, SHARDS=str(part)) for part in (first, second))
        ann, bob = sandbox.person("Ann"), sandbox.person("Bob")

        def all_online() -> bool:
            return len({one.shard for one in sandbox.gateway.sessions.values() if one.socket}) == first.count

        async def die(bot: BotProcess) -> None:
            await bot.kill()
            await ann.wait_until(lambda: not all_online(), PATIENCE)
            await bot.start()

        async def power_cut() -> None:
            server.kill()
            await asyncio.sleep(1)  # what it was made of notices
            await asyncio.to_thread(server.start)

        async def lose_leases() -> None:
            await asyncio.to_thread(server.sql, SHARDS_HELD)

        faults: list[Callable[[], Awaitable[None]]] = [
            lambda: die(door),
            lambda: die(home),
            lose_leases,
            power_cut,
            lambda: die(home),
            lambda: die(door),
        ]
        try:
            await asyncio.gather(door.start(), home.start())
            await ann.wait_until(all_online, PATIENCE)
            await online(sandbox)
            thread = await started(ann, bob)
            witness = ServerWitness(tmp_path, [ann, bob], server=server, database=make_url(url).database or "")
            for fault in faults:
                await play_until(witness, sandbox, fault)
                await ann.wait_until(all_online, PATIENCE)
                await online(sandbox)
                witness.check_nothing_lost()
                await brought_up_to_date(witness, ann, thread)
            await finish(witness, ann, thread)
            witness.check_nothing_lost()
            bells = [message for person in (ann, bob) for message in person.pings if message.channel_id == thread]
            assert len(bells) <= 1
            for bot in (door, home):
                assert "Traceback" not in bot.log
        finally:
            await door.kill()
            await home.kill()


async def play_until(witness: Witness, sandbox: Sandbox, fault: Callable[[], Awaitable[None]]) -> None:
    """Play on; somewhere in the middle of it something breaks."""

    async def broken() -> None:
        await asyncio.sleep(witness.luck.uniform(0.5, 4))
        await fault()

    breaking = asyncio.ensure_future(broken())
    while not breaking.done():
        playing = asyncio.ensure_future(acted(witness))
        await asyncio.wait({playing, breaking}, return_when=asyncio.FIRST_COMPLETED, timeout=10)
        if not playing.done():
            lose_patience(sandbox)
        await playing
    await breaking


async def acted(witness: Witness) -> None:
    """Do one thing, if the database can be asked for what is waited for, and the bot is there to be asked."""
    with contextlib.suppress(NotPossible):
        try:
            await witness.act()
        except subprocess.CalledProcessError:
            await asyncio.sleep(0.1)
