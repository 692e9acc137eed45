"""What goes wrong while a house is soaked: each trouble begins, lasts a while and ends."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.load.house import House
from bot.load.process import BotProcess
from bot.sandbox import Sandbox
from bot.sandbox.world import messages, threads

FULL = ".full"
"""The ending of the file name that stands for a full disk."""

ROUTES = "* /channels/*"
"""Everything that the bot sends on its own initiative."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The house in trouble."""

    house: House[BotProcess]
    sandbox: Sandbox
    luck: random.Random


@asynccontextmanager
async def killed(scene: Scene) -> AsyncIterator[None]:
    """Kill the bot without warning; it is restarted at once, as systemd would do."""
    await scene.house.bot.kill()
    yield
    await scene.house.open()


@asynccontextmanager
async def limited(scene: Scene) -> AsyncIterator[None]:
    """Answer with 429."""
    scene.sandbox.faults.rate_limit(ROUTES, 0.5, times=30, everywhere=scene.luck.random() < 0.5)
    yield
    scene.sandbox.faults.clear()


@asynccontextmanager
async def broken(scene: Scene) -> AsyncIterator[None]:
    """Answer with a server error."""
    scene.sandbox.faults.break_down(ROUTES, scene.luck.choice((500, 502, 503)), times=None)
    yield
    scene.sandbox.faults.clear()


@asynccontextmanager
async def slow(scene: Scene) -> AsyncIterator[None]:
    """Let everything take two seconds."""
    scene.sandbox.faults.slow(ROUTES, 2.0)
    yield
    scene.sandbox.faults.clear()


@asynccontextmanager
async def shut_out(scene: Scene) -> AsyncIterator[None]:
    """Let a third of the people accept no direct messages."""
    people = [user.name for user in scene.house.crowd.people]
    some = scene.luck.sample(people, len(people) // 3)
    for name in some:
        scene.sandbox.faults.close_dms(name)
    yield
    for name in some:
        scene.sandbox.faults.open_dms(name)


@asynccontextmanager
async def forbidden(scene: Scene) -> AsyncIterator[None]:
    """Take a permission from the bot."""
    scene.sandbox.faults.deny("send_messages_in_threads")
    yield
    scene.sandbox.faults.allow("send_messages_in_threads")


@asynccontextmanager
async def cut_off(scene: Scene) -> AsyncIterator[None]:
    """Cut the gateway."""
    scene.sandbox.faults.drop_gateway(resumable=scene.luck.random() < 0.5)
    yield


@asynccontextmanager
async def torn_down(scene: Scene) -> AsyncIterator[None]:
    """Delete a thread, and some messages in the others."""
    world = scene.sandbox.world
    rooms = [channel for channel in world.channels.values() if channel.thread and channel.messages]
    if rooms:
        threads.remove(scene.sandbox.stage, rooms.pop(scene.luck.randrange(len(rooms))))
    for room in scene.luck.sample(rooms, min(3, len(rooms))):
        messages.remove(scene.sandbox.stage, max(room.messages.items())[1])
    yield


@asynccontextmanager
async def locked(scene: Scene) -> AsyncIterator[None]:
    """Lock the database, as a careless tool would."""
    tool = await asyncio.to_thread(sqlite3.connect, str(scene.house.database), check_same_thread=False)
    await asyncio.to_thread(tool.execute, "BEGIN IMMEDIATE")
    yield
    await asyncio.to_thread(tool.close)


@asynccontextmanager
async def full(scene: Scene) -> AsyncIterator[None]:
    """Let the database find no room for another page, as on a full disk (SQLITE_FULL); `hurried` sees the file."""
    flag = Path(str(scene.house.database)).with_suffix(FULL)
    flag.touch()
    yield
    flag.unlink()


@asynccontextmanager
async def slow_messages(scene: Scene) -> AsyncIterator[None]:
    """Let only direct messages take three seconds."""
    for channel in scene.sandbox.world.channels.values():
        if channel.person_id:
            scene.sandbox.faults.slow(f"* /channels/{channel.id}/*", 3.0)
    yield
    scene.sandbox.faults.clear()


@asynccontextmanager
async def left(scene: Scene) -> AsyncIterator[None]:
    """Let two people leave the server; they come back later, to seats that somebody else plays for them."""
    guild = scene.sandbox.world.first_guild
    gone = {user.id for user in scene.luck.sample(scene.house.crowd.people, 2)}
    guild.departed |= gone
    yield
    guild.departed -= gone


TROUBLES: dict[str, Callable[[Scene], AbstractAsyncContextManager[None]]] = {
    "killed": killed,
    "limited": limited,
    "broken": broken,
    "slow": slow,
    "shut_out": shut_out,
    "forbidden": forbidden,
    "cut_off": cut_off,
    "torn_down": torn_down,
    "locked": locked,
    "full": full,
    "slow_messages": slow_messages,
    "left": left,
}
