"""Each trouble of a soak is really there while it lasts, and gone after it."""

import asyncio
import random
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path
from signal import Signals

import pytest

from bot.sandbox import Sandbox
from bot.sandbox.world.permissions import PERMISSIONS
from bot.store import Shards, Store, StoreUnavailable
from games.engine.assets import ASSETS
from tests.load.crowd.people import Crowd
from tests.load.houses.database import File, HouseDatabase, ServerDatabase
from tests.load.houses.fleet import Fleet
from tests.load.houses.measured_house import House
from tests.load.houses.process import BotProcess
from tests.load.tally import Traffic
from tests.load.trouble.faults import FULL, MUTED, TROUBLES, FaultScene, troubles
from tests.postgres import running


class Bot(BotProcess):
    """Stands in for a process of the bot: it notes what becomes of it."""

    def __init__(self, events: list[str], name: str = "old") -> None:
        super().__init__([], {}, Path(), Path())
        self.events, self.name = events, name

    async def start(self) -> None:
        self.events.append(f"start {self.name}")

    async def kill(self) -> None:
        self.events.append(f"kill {self.name}")

    def send_signal(self, number: Signals) -> None:
        self.events.append(f"{number.name} {self.name}")

    async def stop(self) -> None:
        self.events.append(f"stop {self.name}")

    def successor(self) -> "Bot":
        return Bot(self.events, "new")


class Place(House[Fleet]):
    """Stands in for a bot that is ready at once."""

    async def ready(self) -> None: ...


def scene_of(sandbox: Sandbox, place: HouseDatabase, folder: Path) -> tuple[FaultScene, list[str]]:
    """Return a bot with one process, and what becomes of that."""
    events: list[str] = []
    house = Place(Fleet([Bot(events)]), Crowd(sandbox), Traffic(), "help", place)
    return FaultScene(house, random.Random(1), folder), events


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[FaultScene]:
    database = tmp_path / "parlour.db"
    with closing(sqlite3.connect(database)) as file:
        file.execute("CREATE TABLE tables (id)")
    async with Sandbox(people=("Ann", "Bob", "Cid")) as sandbox:
        sandbox.world.find_or_create_dm(sandbox.world.find_person("Ann"))
        yield scene_of(sandbox, File(database), tmp_path)[0]


async def refused(scene: FaultScene) -> bool:
    """Tell whether a message in some channel is refused, as a limit or a server that is down does it."""
    fault = await scene.sandbox.faults.apply_faults_to_request("POST", "/channels/1/messages")
    return fault is not None and fault.status in (429, 500, 502, 503)


async def delayed(scene: FaultScene) -> bool:
    return any(fault.delay and fault.pattern == "* /channels/*" for fault in scene.sandbox.faults._active)


async def dms_delayed(scene: FaultScene) -> bool:
    private = {channel.id for channel in scene.sandbox.world.channels.values() if channel.person_id}
    slow = {fault.pattern for fault in scene.sandbox.faults._active if fault.delay}
    return bool(private) and slow == {f"* /channels/{channel}/*" for channel in private}


async def shut(scene: FaultScene) -> bool:
    return sum(not user.dms_open for user in scene.house.crowd.people) == 1


async def forbidden(scene: FaultScene) -> bool:
    return bool(
        scene.sandbox.world.get_channel(scene.sandbox.channel_id).denied & PERMISSIONS["send_messages_in_threads"]
    )


async def departed(scene: FaultScene) -> bool:
    return len(scene.sandbox.world.first_guild.departed) == 2


async def locked(scene: FaultScene) -> bool:
    with closing(sqlite3.connect(scene.file, timeout=0)) as file:
        try:
            file.execute("INSERT INTO tables VALUES (1)")
        except sqlite3.OperationalError:
            return True
    return False


async def full(scene: FaultScene) -> bool:
    return (scene.flags / FULL).exists()


async def muted(scene: FaultScene) -> bool:
    return (scene.flags / MUTED).exists()


async def answers_delayed(scene: FaultScene) -> bool:
    return any(fault.delay and "/interactions/" in fault.pattern for fault in scene.sandbox.faults._active)


LASTING: dict[str, Callable[[FaultScene], Awaitable[bool]]] = {
    "limited": refused,
    "broken": refused,
    "slow": delayed,
    "slow_messages": dms_delayed,
    "shut_out": shut,
    "forbidden": forbidden,
    "left": departed,
    "locked": locked,
    "full": full,
    "muted": muted,
    "slow_answers": answers_delayed,
}
"""Whether a trouble is there; those that are over as they begin have tests of their own."""


@pytest.mark.parametrize("name", LASTING)
async def test_a_trouble_is_there_while_it_lasts_and_gone_after_it(scene: FaultScene, name: str) -> None:
    assert not await LASTING[name](scene)
    async with TROUBLES[name](scene):
        assert await LASTING[name](scene)
    assert not await LASTING[name](scene)


@pytest.mark.parametrize(
    ("name", "begun", "done"),
    [
        ("killed", ["kill old"], ["kill old", "start old"]),
        ("stopped", ["SIGSTOP old"], ["SIGSTOP old", "SIGCONT old"]),
        ("replaced", ["start new"], ["start new", "stop old"]),
    ],
)
async def test_who_is_killed_is_started_anew_and_who_is_replaced_goes_last(
    tmp_path: Path, name: str, begun: list[str], done: list[str]
) -> None:
    async with Sandbox(people=("Ann",)) as sandbox:
        scene, events = scene_of(sandbox, File(tmp_path / "parlour.db"), tmp_path)
        async with TROUBLES[name](scene):
            assert events == begun
        assert events == done
        assert len(scene.house.bot.bots) == 1


@pytest.mark.parametrize("name", ["unleased", "disconnected", "power_cut"])
async def test_a_trouble_of_the_server_is_felt_by_a_house_and_is_over_then(tmp_path: Path, name: str) -> None:
    with running() as server:
        place = ServerDatabase(server.house(), server)
        async with Sandbox(people=("Ann",)) as sandbox:
            scene, _ = scene_of(sandbox, place, tmp_path)
            store = await Store.open(place.url, Shards.from_text("0/2"))
            try:
                async with TROUBLES[name](scene):
                    assert await away(place) == (name == "power_cut")
                async with asyncio.timeout(60):
                    while not store.has_lost_claim:  # noqa: ASYNC110  it is noticed a moment later
                        await asyncio.sleep(0.01)
                assert not await away(place)
                await store.save_stored_value("again", "there")
            finally:
                await store.close()


async def away(place: ServerDatabase) -> bool:
    """Tell whether the database does not answer."""
    try:
        return await place.rows("SELECT 1") != [(1,)]
    except StoreUnavailable:
        return True


def test_a_house_has_the_troubles_of_its_own_kind_of_database() -> None:
    of_a_file, of_a_server = set(troubles(File(Path()))), set(troubles(ServerDatabase("postgresql://")))
    assert of_a_file - of_a_server == {"locked", "full"}
    assert of_a_server - of_a_file == {"muted", "unleased", "disconnected", "power_cut", "replaced"}
    assert of_a_file | of_a_server == set(TROUBLES)


def test_the_page_on_reliability_has_every_trouble() -> None:
    page = (ASSETS.parent / "docs" / "reliability.md").read_text("utf-8")
    assert set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)) == set(TROUBLES)
