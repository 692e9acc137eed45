"""A process that cannot recover ends itself, and systemd is told that a healthy one is alive."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.operator import watchdog
from bot.operator.health import GATEWAY_DEAD_AFTER, LEASE_DEAD_SECONDS, find_dead_part
from bot.operator.watchdog import ProcessDead, report_startup, run_liveness_watchdog
from bot.store import Store
from bot.tables import TableService, Timekeeper, VirtualClock
from tests.e2e.house import house
from tests.empty_house import lay


@pytest.fixture
def systemd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(str(tmp_path / "notify"))
        heard.settimeout(60)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        yield heard


async def test_systemd_hears_that_the_house_is_open_and_alive(
    systemd: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", "20000")
    async with run_liveness_watchdog(lambda: None, lambda: None):
        heard = [await asyncio.to_thread(systemd.recv, 99) for _ in range(3)]
    assert heard == [b"WATCHDOG=1"] * 3


async def test_systemd_hears_that_a_start_takes_longer_until_discord_is_there(
    systemd: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchdog, "WATCHDOG_INTERVAL", 0.0)
    there = False
    async with report_startup(lambda: there):
        heard = [await asyncio.to_thread(systemd.recv, 99) for _ in range(3)]
        there = True
        while (last := await asyncio.to_thread(systemd.recv, 99)).startswith(b"EXTEND"):
            pass
    assert {line.split(b"\n")[0] for line in heard} == {b"EXTEND_TIMEOUT_USEC=60000000"}
    assert last.split(b"\n")[0] == b"READY=1"


async def test_what_is_dead_ends_the_process() -> None:
    done: list[str] = []
    with pytest.raises(ProcessDead, match="clock"):
        async with run_liveness_watchdog(
            lambda: "clock", lambda: done.append("ended"), lambda: done.append("to be cut off")
        ):
            await asyncio.sleep(0.05)
    assert done == ["to be cut off", "ended"]


async def test_without_systemd_nobody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    watchdog.notify_systemd("READY=1")


async def test_a_gateway_that_stays_away_is_dead(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "gateway", clock) as home:
        await home.parlour.on_disconnect()
        clock.advance(GATEWAY_DEAD_AFTER.total_seconds() - 1)
        assert find_dead_part(home.parlour) is None
        clock.advance(1)
        assert find_dead_part(home.parlour) == "gateway"
        await home.parlour.on_resumed()
        assert find_dead_part(home.parlour) is None


async def test_a_house_whose_place_another_process_has_is_dead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, "lease") as home:
        for seconds, found in ((0, None), (LEASE_DEAD_SECONDS - 1, None), (LEASE_DEAD_SECONDS, "lease")):
            monkeypatch.setattr(Store, "seconds_taken_over", seconds)
            assert find_dead_part(home.parlour) == found


async def until(holds: Callable[[], object]) -> None:
    """Wait for something that nothing tells of, however slow the machine."""
    async with asyncio.timeout(60):
        while not holds():  # noqa: ASYNC110  nothing tells when
            await asyncio.sleep(0.001)


async def test_a_clock_whose_task_has_ended_is_dead(tmp_path: Path) -> None:
    async with house(tmp_path, "clock") as home:
        await until(lambda: home.parlour._at_work)
        clock = home.parlour._at_work[0]
        clock.cancel()
        await asyncio.wait({clock}, timeout=60)
        assert find_dead_part(home.parlour) == "clock"


async def test_a_clock_that_is_held_up_is_dead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    tables, held = TableService(store, VirtualClock()), asyncio.Event()
    monkeypatch.setattr(tables.time, "recover_deadlines_after_restart", held.wait)
    keeper = Timekeeper(tables, tables.clock)
    running = asyncio.create_task(keeper.run())
    await until(lambda: not keeper.is_responsive(timedelta(0)))
    assert keeper.is_responsive(timedelta(minutes=5))
    held.set()
    await until(lambda: keeper.is_responsive(timedelta(0)))
    keeper.stop()
    await running
    await store.close()
