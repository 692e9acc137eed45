"""Repeated jobs: by the clock, once a night, and never given up."""

import asyncio
import errno
import threading
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from bot.operator import maintenance
from bot.operator.maintenance import Maintenance, run_maintenance
from bot.operator.periodic import NightlyJobs, PeriodicJob, StartupJob, find_night_after, run_job, run_periodic_jobs
from bot.settings import Settings
from bot.store import Store, StoreUnavailable
from bot.store.rows.operator_command_queue import OperatorOrder
from bot.tables import Person, TableService
from bot.tables.deadlines.clock import VirtualClock
from bot.ui.surfaces.delivery import TableDelivery
from tests.empty_house import lay

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    yield store
    await store.close()


async def asleep(clock: VirtualClock) -> None:
    """Return when every round waits for its time again."""
    async with asyncio.timeout(60):
        while not clock.sleepers:  # noqa: ASYNC110  the clock sets no event
            await asyncio.sleep(0.01)


class Job:
    def __init__(self, *faults: Exception | None) -> None:
        self.times = 0
        self._faults = list(faults)

    async def __call__(self) -> None:
        self.times += 1
        if self._faults and (fault := self._faults.pop(0)):
            raise fault


async def test_a_job_of_the_start_is_done_once_and_tried_again_after_a_failure() -> None:
    clock, job = VirtualClock(NOON), Job(StoreUnavailable("away"))
    async with run_periodic_jobs(clock, StartupJob("job", job)):
        for times in (1, 2, 2):
            await asyncio.sleep(0.01)
            assert job.times == times
            clock.advance(3600)


async def test_matches_without_results_are_counted_after_the_start(store: Store) -> None:
    tables = TableService(store, VirtualClock(NOON))
    await tables.open_lobby("gobblestones", Person(1, "Ann"), guild_id=5, channel_id=6, language="en", pace="none")
    await tables.join_lobby(1, Person(2, "Bob"))
    await tables.start_match(1, 1)
    await tables.force_close_table(1)
    await store.delete_old_results(NOON + timedelta(days=1))
    delivery: TableDelivery = Mock()
    async with run_maintenance(Settings(_env_file=None), tables, delivery), asyncio.timeout(30):
        while not await store.results.list_results([1]):  # noqa: ASYNC110  the database sets no event
            await asyncio.sleep(0.01)


async def test_a_round_goes_on_after_a_failure() -> None:
    clock, job = VirtualClock(NOON), Job(StoreUnavailable("away"), ValueError("a defect"))
    async with run_periodic_jobs(clock, PeriodicJob("job", timedelta(minutes=5), job)):
        for _ in range(3):
            await asleep(clock)
            clock.advance(300)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        await asleep(clock)
    assert job.times == 3


@pytest.mark.parametrize(("hour", "day"), [(3, 1), (4, 2), (12, 2)])
def test_the_night_is_at_four(hour: int, day: int) -> None:
    assert find_night_after(datetime(2030, 1, 1, hour, tzinfo=UTC)) == datetime(2030, 1, day, 4, tzinfo=UTC)


async def night_passes(clock: VirtualClock, seconds: float) -> None:
    await asleep(clock)
    clock.advance(seconds)
    await asyncio.sleep(0)  # anybody who is woken is up by now, and sleeps again when the night's work is done
    await asleep(clock)


async def test_jobs_of_the_night_that_fail_are_known_until_they_are_done(store: Store) -> None:
    clock, failing = VirtualClock(NOON), set[str]()
    jobs = (("forget", Job()), ("backup", Job(OSError(errno.ENOSPC, "No space left on device"), None)))
    async with run_periodic_jobs(clock, NightlyJobs(store, jobs, failing)):
        await night_passes(clock, 16 * 3600)
        assert failing == {"backup"}
        await night_passes(clock, 600)
        assert failing == set()


async def test_a_full_disk_is_named_in_the_log_as_such(caplog: pytest.LogCaptureFixture) -> None:
    assert not await run_job("backup", Job(OSError(errno.ENOSPC, "No space left on device", "copy.gz")))
    assert "There is no room left on the disk of copy.gz" in caplog.text


async def test_a_stop_ends_a_backup_that_runs(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, ended = threading.Event(), threading.Event()

    def copy(*given: Any) -> None:
        stopped = given[-1]
        begun.set()
        while not stopped():
            time.sleep(0.001)
        ended.set()

    monkeypatch.setattr(maintenance, "make_rotating_backup", copy)
    settings = Settings(_env_file=None, database_url=str(tmp_path / "parlour.db"))
    tables = TableService(store, VirtualClock(NOON))
    backing_up = asyncio.create_task(Maintenance(settings, tables, Mock(spec=TableDelivery)).make_nightly_backup())
    await asyncio.to_thread(begun.wait)
    backing_up.cancel()
    with pytest.raises(asyncio.CancelledError):
        await backing_up
    assert await asyncio.to_thread(ended.wait, 5)


async def test_a_night_is_worked_in_once_and_a_failure_is_tried_again(store: Store) -> None:
    clock, job = VirtualClock(NOON), Job(OSError("disk full"))
    async with run_periodic_jobs(clock, NightlyJobs(store, (("job", job),))):
        await night_passes(clock, 15 * 3600)
        assert job.times == 0
        await night_passes(clock, 3600)
        assert job.times == 1
        await night_passes(clock, 600)
        assert job.times == 2
        await night_passes(clock, 3600)
        assert job.times == 2


async def test_a_night_that_was_missed_is_made_up_for(store: Store) -> None:
    await store.save_stored_value("night", (NOON - timedelta(days=2)).isoformat())
    clock, job = VirtualClock(NOON), Job()
    async with run_periodic_jobs(clock, NightlyJobs(store, (("job", job),))):
        await night_passes(clock, 0)
    assert job.times == 1


class Resent:
    def __init__(self) -> None:
        self.tables: list[int] = []

    async def resend_table(self, table_id: int) -> None:
        self.tables.append(table_id)


def rounds(tables: TableService, resent: object, **settings: object) -> Maintenance:
    delivery: TableDelivery = resent  # type: ignore[assignment]  # it stands in for delivery
    return Maintenance(Settings(_env_file=None, **settings), tables, delivery)  # type: ignore[arg-type]  # as the environment has them


async def test_orders_are_carried_out_once(store: Store) -> None:
    tables, resent = TableService(store, VirtualClock(NOON)), Resent()
    table = await tables.open_lobby("goblin_teeth", Person(1, "Ann"), guild_id=1, channel_id=2, language="en")
    for order in (
        OperatorOrder("close", table.id),
        OperatorOrder("close", 99),
        OperatorOrder("resend", 7),
        OperatorOrder("resend", 7),
    ):
        await store.queue_order(order)
    house = rounds(tables, resent)
    await house.execute_orders()
    await house.execute_orders()
    assert (await tables.find_table(table.id)).status == "closed"
    assert resent.tables == [7]


async def test_the_nightly_backup_goes_where_the_settings_say(store: Store, tmp_path: Path) -> None:
    tables = TableService(store, VirtualClock(NOON))
    here = {"database_url": str(tmp_path / "parlour.db")}
    await rounds(tables, Resent(), **here, backup_keep=0).make_nightly_backup()
    assert not (tmp_path / "backups").exists()
    await rounds(tables, Resent(), **here).make_nightly_backup()
    await rounds(tables, Resent(), **here, backup_folder=tmp_path / "elsewhere").make_nightly_backup()
    assert [file.name for file in (tmp_path / "backups").iterdir()] == ["parlour-20300101-120000.db.gz"]
    assert len(list((tmp_path / "elsewhere").iterdir())) == 1


async def test_a_house_looks_for_orders_carries_its_log_over_and_works_by_night(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What each round does is tested elsewhere; that it is made at all, and how often, is here."""
    names = ("execute_orders", "delete_old_data", "make_nightly_backup", "checkpoint", "memory")
    clock, jobs = VirtualClock(NOON), {name: Job() for name in names}
    for name in ("execute_orders", "delete_old_data", "make_nightly_backup"):
        monkeypatch.setattr(Maintenance, name, lambda _rounds, name=name: jobs[name]())
    monkeypatch.setattr(store, "checkpoint", jobs["checkpoint"])
    monkeypatch.setattr(maintenance, "release_memory_in_thread", jobs["memory"])
    delivery: TableDelivery = object()  # type: ignore[assignment]  # nothing is shown here
    async with maintenance.run_maintenance(Settings(_env_file=None), TableService(store, clock), delivery):
        for seconds, done in ((5, [1, 0, 0, 0, 0]), (295, [2, 0, 0, 1, 1]), (16 * 3600, [3, 1, 1, 2, 2])):
            await all_asleep(clock)
            clock.advance(seconds)
            async with asyncio.timeout(60):
                while [job.times for job in jobs.values()] != done:  # noqa: ASYNC110  nothing tells of a job
                    await asyncio.sleep(0.001)


async def all_asleep(clock: VirtualClock) -> None:
    """Return when the five rounds of a bot wait for their times."""
    async with asyncio.timeout(60):
        while clock.sleepers < 5:  # noqa: ASYNC110  the clock sets no event
            await asyncio.sleep(0.001)
