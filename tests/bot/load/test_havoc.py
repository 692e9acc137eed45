"""Each trouble of a soak is really there while it lasts, and gone after it."""

import random
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.load.crowd import Crowd
from bot.load.havoc import FULL, TROUBLES, Scene
from bot.load.house import House
from bot.load.process import BotProcess
from bot.load.tally import Traffic
from bot.sandbox import Sandbox
from bot.sandbox.world.permissions import PERMISSIONS
from games.engine.assets import ASSETS


class Bot(BotProcess):
    """Stands in for a bot: it counts how often it was killed."""

    kills = 0

    async def kill(self) -> None:
        self.kills += 1


class Place(House[BotProcess]):
    """Stands in for a house: it counts how often it was opened."""

    openings = 0

    async def open(self) -> float:
        self.openings += 1
        return 0.0


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    database = tmp_path / "parlour.db"
    with closing(sqlite3.connect(database)) as file:
        file.execute("CREATE TABLE tables (id)")
    async with Sandbox(people=("Ann", "Bob", "Cid")) as sandbox:
        sandbox.world.dm_with(sandbox.world.person("Ann"))
        house = Place(Bot([], {}, tmp_path, tmp_path / "log"), Crowd(sandbox), Traffic(), "help", database)
        yield Scene(house, sandbox, random.Random(1))


async def refused(scene: Scene) -> bool:
    """Tell whether a message in some channel is refused, as a limit or a server that is down does it."""
    fault = await scene.sandbox.faults.meet("POST", "/channels/1/messages")
    return fault is not None and fault.status in (429, 500, 502, 503)


async def delayed(scene: Scene) -> bool:
    return any(fault.delay and fault.pattern == "* /channels/*" for fault in scene.sandbox.faults._active)


async def dms_delayed(scene: Scene) -> bool:
    private = {channel.id for channel in scene.sandbox.world.channels.values() if channel.person_id}
    slow = {fault.pattern for fault in scene.sandbox.faults._active if fault.delay}
    return bool(private) and slow == {f"* /channels/{channel}/*" for channel in private}


async def shut(scene: Scene) -> bool:
    return sum(not user.dms_open for user in scene.house.crowd.people) == 1


async def forbidden(scene: Scene) -> bool:
    return bool(scene.sandbox.world.channel(scene.sandbox.channel_id).denied & PERMISSIONS["send_messages_in_threads"])


async def away(scene: Scene) -> bool:
    return len(scene.sandbox.world.first_guild.departed) == 2


async def locked(scene: Scene) -> bool:
    with closing(sqlite3.connect(str(scene.house.database), timeout=0)) as file:
        try:
            file.execute("INSERT INTO tables VALUES (1)")
        except sqlite3.OperationalError:
            return True
    return False


async def full(scene: Scene) -> bool:
    return Path(str(scene.house.database)).with_suffix(FULL).exists()


LASTING: dict[str, Callable[[Scene], Awaitable[bool]]] = {
    "limited": refused,
    "broken": refused,
    "slow": delayed,
    "slow_messages": dms_delayed,
    "shut_out": shut,
    "forbidden": forbidden,
    "left": away,
    "locked": locked,
    "full": full,
}
"""Whether a trouble is there; those that are over as they begin have tests of their own."""


@pytest.mark.parametrize("name", LASTING)
async def test_a_trouble_is_there_while_it_lasts_and_gone_after_it(scene: Scene, name: str) -> None:
    assert not await LASTING[name](scene)
    async with TROUBLES[name](scene):
        assert await LASTING[name](scene)
    assert not await LASTING[name](scene)


async def test_who_is_killed_is_started_anew(scene: Scene) -> None:
    house, bot = scene.house, scene.house.bot
    assert isinstance(house, Place)
    assert isinstance(bot, Bot)
    async with TROUBLES["killed"](scene):
        assert (bot.kills, house.openings) == (1, 0)
    assert (bot.kills, house.openings) == (1, 1)


def test_the_page_on_reliability_has_every_trouble() -> None:
    page = (ASSETS.parent / "docs" / "reliability.md").read_text("utf-8")
    assert set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)) == set(TROUBLES)
