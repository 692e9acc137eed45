"""Workers: a job that fails stays due, with growing pauses, for as long as the table lives."""

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta

import pytest

from bot.store import StoreUnavailable
from bot.tables import TableError, TableWorkers, VirtualClock
from bot.tables.deadlines.workers import MAX_RETRY_DELAY, compute_backoff
from tests.bot.tables.test_table_clock import asleep


class Work:
    """A job that fails until it has run out of failures."""

    def __init__(self, *failures: Exception) -> None:
        self.failures = list(failures)
        self.done: list[int] = []
        self.tries = 0

    async def __call__(self, table_id: int) -> None:
        self.tries += 1
        await asyncio.sleep(0)
        if self.failures:
            raise self.failures.pop(0)
        self.done.append(table_id)


def workers(job: Callable[[int], object], clock: VirtualClock) -> TableWorkers:
    return TableWorkers(clock, job, "it went wrong")  # type: ignore[arg-type]  # a Work is a job


def test_pauses_grow_up_to_half_a_minute() -> None:
    assert [compute_backoff(failures).total_seconds() for failures in (1, 2, 3, 4, 7, 100)] == [1, 2, 4, 8, 30, 30]
    assert timedelta(seconds=30) == MAX_RETRY_DELAY


async def test_what_fails_stays_due_until_it_is_done() -> None:
    clock, work = VirtualClock(), Work(*(StoreUnavailable("locked") for _ in range(20)))
    busy = workers(work, clock)
    busy.enqueue_table(7)
    for _ in range(20):
        assert work.done == []
        await asleep(clock)
        clock.advance(60)
        await asyncio.sleep(0.002)
    await busy.wait_until_idle()
    assert work.done == [7]


async def test_a_defect_is_logged_whole_and_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    clock, work = VirtualClock(), Work(ZeroDivisionError())
    busy = workers(work, clock)
    with caplog.at_level(logging.ERROR):
        busy.enqueue_table(7)
        await asleep(clock)
    assert "ZeroDivisionError" in caplog.text
    clock.advance(1)
    await busy.wait_until_idle()
    assert work.done == [7]


async def test_news_end_a_pause() -> None:
    clock, work = VirtualClock(), Work(StoreUnavailable("locked"), StoreUnavailable("locked"))
    busy = workers(work, clock)
    busy.enqueue_table(7)
    await asleep(clock)
    busy.enqueue_table(7)
    async with asyncio.timeout(60):
        while work.tries < 2:  # noqa: ASYNC110  nothing tells of a try
            await asyncio.sleep(0)
    busy.wake_retrying_workers()
    await busy.wait_until_idle()
    assert work.done == [7]


async def test_what_changes_while_it_is_worked_on_is_worked_on_again() -> None:
    clock, work = VirtualClock(), Work()
    busy = workers(work, clock)
    busy.enqueue_table(7)
    await asyncio.sleep(0)
    busy.enqueue_table(7)
    busy.enqueue_table(7)
    await busy.wait_until_idle()
    assert work.done == [7, 7]


async def test_who_waits_for_a_table_goes_on_when_its_job_is_done_or_has_failed_for_too_long() -> None:
    clock, work = VirtualClock(), Work(StoreUnavailable("locked"))
    busy = workers(work, clock)
    await busy.wait_until_done(7, 60)
    busy.enqueue_table(7)
    await busy.wait_until_done(7, 0.01)
    assert work.done == [], "it pauses after a failure"
    busy.wake_retrying_workers()
    await busy.wait_until_done(7, 60)
    assert work.done == [7]


async def test_nothing_is_due_at_a_table_that_is_gone() -> None:
    clock, work = VirtualClock(), Work(TableError("table-gone"))
    busy = workers(work, clock)
    busy.enqueue_table(7)
    await busy.wait_until_idle()
    assert work.tries == 1
    assert clock.sleepers == 0


async def test_a_table_that_fails_keeps_no_other_waiting_and_a_stop_waits_for_no_pause() -> None:
    clock, done = VirtualClock(), []

    async def fail_at_one(table_id: int) -> None:
        if table_id == 1:
            raise StoreUnavailable("locked")
        done.append(table_id)

    busy = workers(fail_at_one, clock)
    busy.enqueue_table(1)
    busy.enqueue_table(2)
    await asleep(clock)
    assert done == [2]
    await asyncio.wait_for(busy.stop(), 60)
    busy.enqueue_table(3)
    assert done == [2], "nothing new is begun after a stop"
