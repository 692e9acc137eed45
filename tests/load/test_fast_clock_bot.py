"""The bot that a soak runs: its clock is fast, its disk can be full, and its signals can be muted."""

import asyncio
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from datetime import timedelta
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from sqlalchemy import Engine, event

from bot import __main__ as house
from bot.settings import Settings
from bot.store import Shards, Store, StoreUnavailable
from bot.tables import Clock, Person, SystemClock, TableService
from tests.postgres import Server

SPEED = 1000.0
NAME = "tests.load.houses.fast_clock_bot"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[ModuleType]:
    """The module of that bot, whose troubles all databases of this process have."""
    for name, value in (("SPEED", SPEED), ("BEGAN", time.time()), ("FLAGS", tmp_path)):
        monkeypatch.setenv(f"SOAK_{name}", str(value))
    sys.modules.pop(NAME, None)
    found = import_module(NAME)
    found.troubled()
    yield found
    event.remove(Engine, "begin", found.give_room)
    event.remove(Engine, "before_cursor_execute", found.mute)
    sys.modules.pop(NAME)


async def test_its_clock_is_fast_and_wakes_sleepers_in_time(quick: ModuleType) -> None:
    clock, loop = quick.QuickClock(), asyncio.get_running_loop()
    began, seen = loop.time(), clock.now()
    await clock.sleep_until(seen + timedelta(seconds=100))
    assert loop.time() - began < 5
    assert clock.now() >= seen + timedelta(seconds=100)


def test_the_house_lives_by_the_clock_that_it_is_given(
    quick: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    given: list[Clock | None] = []

    async def run(_settings: Settings, clock: Clock | None) -> None:
        given.append(clock)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(house, "run_bot", run)
    monkeypatch.setattr(house, "configure_logging", lambda _: None)
    monkeypatch.setattr("os.umask", lambda _: 0)
    clock = quick.QuickClock()
    assert house.main([], clock=clock) == 0
    assert given == [clock]


async def test_a_full_disk_takes_nothing_more_until_there_is_room_again(quick: ModuleType, tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "parlour.db"))
    tables = TableService(store, SystemClock())

    async def open_many() -> None:
        for _ in range(40):
            await tables.open_lobby("emerald_skulls", Person(1, "Ann"), guild_id=1, channel_id=2, language="en")

    quick.FULL.touch()
    with pytest.raises(StoreUnavailable):
        await open_many()
    quick.FULL.unlink()
    await open_many()
    await store.close()


async def test_signals_reach_nobody_while_they_are_muted(quick: ModuleType, postgres: Server) -> None:
    url = postgres.house()
    async with AsyncExitStack() as stack:
        here, there = [await Store.open(url, Shards(part, part, 2)) for part in range(2)]
        for store in (here, there):
            stack.push_async_callback(store.close)
        there.wake_event.clear()
        quick.MUTED.touch()
        await here.inbox.put_inbox_item(1, 7)
        await asyncio.sleep(0.5)
        assert not there.wake_event.is_set()
        quick.MUTED.unlink()
        await here.inbox.put_inbox_item(1, 7)
        await asyncio.wait_for(there.wake_event.wait(), 30)
