"""What goes wrong while a bot is soaked: each trouble begins, lasts a while and ends."""

import asyncio
import random
import signal
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.sandbox import Sandbox
from bot.sandbox.world import messages, threads
from tests.load.houses.database import File, HouseDatabase, ServerDatabase
from tests.load.houses.fleet import Fleet
from tests.load.houses.measured_house import House
from tests.load.houses.postgres_server import PostgresServerProcess

FULL, MUTED = "full", "muted"
"""The files that tell the fast clock bot of a full disk, and that nobody is to hear signals."""

ROUTES = "* /channels/*"
"""Everything that the bot sends on its own initiative."""
ANSWERS = ("* /interactions/*", "* /webhooks/*")

CUT_LEASES = "SELECT pg_terminate_backend(pid) FROM (SELECT DISTINCT pid FROM pg_locks WHERE locktype = 'advisory') _"
CUT_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'parlour'"


@dataclass(frozen=True, slots=True)
class FaultScene:
    """The bot in trouble."""

    house: House[Fleet]
    luck: random.Random
    flags: Path
    """The folder for files that tell the bots of their troubles."""

    @property
    def sandbox(self) -> Sandbox:
        """Discord, as the bot knows it."""
        return self.house.crowd.sandbox

    @property
    def file(self) -> Path:
        """The database, if it is a file."""
        if not isinstance(self.house.kept, File):
            raise TypeError("the house has no file")
        return self.house.kept.path

    @property
    def server(self) -> PostgresServerProcess:
        """The database's server."""
        server = self.house.kept.server if isinstance(self.house.kept, ServerDatabase) else None
        if server is None:
            raise TypeError("the house has no server of its own")
        return server


@asynccontextmanager
async def killed(scene: FaultScene) -> AsyncIterator[None]:
    """Kill one process of the bot without warning; it is restarted soon, as systemd would do."""
    bot = scene.luck.choice(scene.house.bot.bots)
    await bot.kill()
    yield
    await bot.start()
    await scene.house.ready()


@asynccontextmanager
async def stopped(scene: FaultScene) -> AsyncIterator[None]:
    """Let one process of the bot stand still (SIGSTOP), as when its machine swaps, and go on."""
    bot = scene.luck.choice(scene.house.bot.bots)
    bot.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        bot.send_signal(signal.SIGCONT)


@asynccontextmanager
async def limited(scene: FaultScene) -> AsyncIterator[None]:
    """Answer with 429."""
    scene.sandbox.faults.rate_limit(ROUTES, 0.5, times=30, everywhere=scene.luck.random() < 0.5)
    yield
    scene.sandbox.faults.clear()


@asynccontextmanager
async def broken(scene: FaultScene) -> AsyncIterator[None]:
    """Answer with a server error."""
    scene.sandbox.faults.break_down(ROUTES, scene.luck.choice((500, 502, 503)), times=None)
    yield
    scene.sandbox.faults.clear()


@asynccontextmanager
async def slow(scene: FaultScene) -> AsyncIterator[None]:
    """Let everything take two seconds."""
    scene.sandbox.faults.slow_down(ROUTES, 2.0)
    yield
    scene.sandbox.faults.clear()


@asynccontextmanager
async def shut_out(scene: FaultScene) -> AsyncIterator[None]:
    """Let a third of the people accept no direct messages."""
    people = [user.name for user in scene.house.crowd.people if user.dms_open]
    some = scene.luck.sample(people, len(people) // 3)
    for name in some:
        scene.sandbox.faults.close_dms(name)
    yield
    for name in some:
        scene.sandbox.faults.open_dms(name)


@asynccontextmanager
async def forbidden(scene: FaultScene) -> AsyncIterator[None]:
    """Take a permission from the bot."""
    scene.sandbox.faults.deny_permission("send_messages_in_threads")
    yield
    scene.sandbox.faults.allow_permission("send_messages_in_threads")


@asynccontextmanager
async def cut_off(scene: FaultScene) -> AsyncIterator[None]:
    """Cut the gateway."""
    scene.sandbox.faults.drop_gateway(resumable=scene.luck.random() < 0.5)
    yield


@asynccontextmanager
async def torn_down(scene: FaultScene) -> AsyncIterator[None]:
    """Delete a thread, and some messages in the others."""
    _tear_down(scene)
    yield


@asynccontextmanager
async def torn_while_away(scene: FaultScene) -> AsyncIterator[None]:
    """Do so while a process of the bot is dead: nobody hears of it."""
    async with killed(scene):
        _tear_down(scene)
        yield


@asynccontextmanager
async def torn_between_sessions(scene: FaultScene) -> AsyncIterator[None]:
    """Do so when a session of the gateway was lost, and the next has not begun."""
    scene.sandbox.faults.drop_gateway(resumable=False)
    _tear_down(scene)
    yield


def _tear_down(scene: FaultScene) -> None:
    world = scene.sandbox.world
    rooms = [channel for channel in world.channels.values() if channel.thread and channel.messages]
    if rooms:
        threads.delete_thread(scene.sandbox.stage, rooms.pop(scene.luck.randrange(len(rooms))))
    for room in scene.luck.sample(rooms, min(3, len(rooms))):
        messages.delete_message_and_announce(scene.sandbox.stage, max(room.messages.items())[1])


@asynccontextmanager
async def locked(scene: FaultScene) -> AsyncIterator[None]:
    """Lock the database, as a careless tool would."""
    tool = await asyncio.to_thread(sqlite3.connect, scene.file, check_same_thread=False)
    await asyncio.to_thread(tool.execute, "BEGIN IMMEDIATE")
    yield
    await asyncio.to_thread(tool.close)


@asynccontextmanager
async def full(scene: FaultScene) -> AsyncIterator[None]:
    """Let the database find no room for another page, as on a full disk (SQLITE_FULL): the bot sees the file."""
    with _flag(scene.flags / FULL):
        yield


@asynccontextmanager
async def slow_messages(scene: FaultScene) -> AsyncIterator[None]:
    """Let only direct messages take three seconds."""
    for channel in scene.sandbox.world.channels.values():
        if channel.person_id:
            scene.sandbox.faults.slow_down(f"* /channels/{channel.id}/*", 3.0)
    yield
    scene.sandbox.faults.clear()


@asynccontextmanager
async def left(scene: FaultScene) -> AsyncIterator[None]:
    """Let two people leave the server; they come back later, to seats that somebody else plays for them."""
    guild = scene.sandbox.world.first_guild
    gone = {user.id for user in scene.luck.sample(scene.house.crowd.people, 2)}
    guild.departed |= gone
    yield
    guild.departed -= gone


@asynccontextmanager
async def slow_answers(scene: FaultScene) -> AsyncIterator[None]:
    """Let answers to clicks take most of a second."""
    for route in ANSWERS:
        scene.sandbox.faults.slow_down(route, 0.7)
    yield
    scene.sandbox.faults.clear()


@asynccontextmanager
async def muted(scene: FaultScene) -> AsyncIterator[None]:
    """Let no process hear the signals of others."""
    with _flag(scene.flags / MUTED):
        yield


@asynccontextmanager
async def unleased(scene: FaultScene) -> AsyncIterator[None]:
    """Cut the connections that hold the locks and hear signals, at the end: so recovery counts from there."""
    yield
    await asyncio.to_thread(scene.server.sql, CUT_LEASES)


@asynccontextmanager
async def disconnected(scene: FaultScene) -> AsyncIterator[None]:
    """Cut all connections to the database, at the end."""
    yield
    await asyncio.to_thread(scene.server.sql, CUT_ALL)


@asynccontextmanager
async def power_cut(scene: FaultScene) -> AsyncIterator[None]:
    """Kill the server of the database; it is started again."""
    await asyncio.to_thread(scene.server.kill)
    yield
    await asyncio.to_thread(scene.server.start)


@asynccontextmanager
async def replaced(scene: FaultScene) -> AsyncIterator[None]:
    """Start a new process before an old one is told to stop, as a deployment does."""
    bots = scene.house.bot.bots
    number = scene.luck.randrange(len(bots))
    old, new = bots[number], bots[number].successor()
    await new.start()
    yield
    await old.stop()
    bots[number] = new
    await scene.house.ready()


@contextmanager
def _flag(file: Path) -> Iterator[None]:
    file.touch()
    yield
    file.unlink()


TROUBLES: dict[str, Callable[[FaultScene], AbstractAsyncContextManager[None]]] = {
    "killed": killed,
    "stopped": stopped,
    "limited": limited,
    "broken": broken,
    "slow": slow,
    "shut_out": shut_out,
    "forbidden": forbidden,
    "cut_off": cut_off,
    "torn_down": torn_down,
    "torn_while_away": torn_while_away,
    "torn_between_sessions": torn_between_sessions,
    "locked": locked,
    "full": full,
    "slow_messages": slow_messages,
    "left": left,
    "slow_answers": slow_answers,
    "muted": muted,
    "unleased": unleased,
    "disconnected": disconnected,
    "power_cut": power_cut,
    "replaced": replaced,
}

OF_A_FILE = frozenset({"locked", "full"})
"""Troubles of a database that is a file."""
OF_A_SERVER = frozenset({"muted", "unleased", "disconnected", "power_cut", "replaced"})
"""Troubles of several processes, and of the server with their database."""
DEAF = frozenset({"killed", "stopped", "cut_off", "replaced", "power_cut", "torn_while_away", "torn_between_sessions"})
"""Troubles in which a click may come to a process that is dead or stands still, or to no session of the gateway."""
HARMLESS = frozenset({"muted", "slow_answers"})
"""Troubles that leave no click without an answer."""


def troubles(kept: HouseDatabase) -> list[str]:
    """Return the names of the troubles that a bot with this database can have."""
    others = OF_A_SERVER if isinstance(kept, File) else OF_A_FILE
    return [name for name in TROUBLES if name not in others]
