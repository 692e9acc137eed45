"""The queue of the one thread in which screens are composed and pictures drawn. Answers to clicks have priority.

Drawing holds Python's lock nearly all the time: several threads would not be faster, and the event loop would wait
longer.
"""

import asyncio
import itertools
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from queue import PriorityQueue
from typing import Any, TypeVar

T = TypeVar("T")
CLICK_PRIORITY, DELIVERY_PRIORITY = 0, 1
"""Whose turn comes first: somebody waits for the answer to a click, but nobody for the bot's own updates."""

_JOB_NUMBERS = itertools.count()


@dataclass(frozen=True, order=True, slots=True)
class ComposeJob:
    """What to make, for whom, and the result."""

    rank: int
    make: Callable[[], Any] = field(compare=False)
    result: "Future[Any]" = field(default_factory=Future, compare=False)
    number: int = field(default_factory=_JOB_NUMBERS.__next__)

    @property
    def is_waiting(self) -> bool:
        """Whether nobody has started it or given it up."""
        return not self.result.running() and not self.result.done()

    @property
    def is_failed(self) -> bool:
        """Whether it has no result."""
        return self.result.done() and (self.result.cancelled() or self.result.exception() is not None)


_DRAWING_EXECUTOR = ThreadPoolExecutor(1, "drawing")
_JOBS: PriorityQueue[ComposeJob] = PriorityQueue()
_last_begun = time.monotonic()


def submit_job(make: Callable[[], T], rank: int) -> ComposeJob:
    """Queue a job for the drawing thread: after everything of its rank that came before it."""
    return _enqueue_job(ComposeJob(rank, make))


def prioritize_job(job: ComposeJob) -> None:
    """Give a waiting job the priority of clicks."""
    if job.rank != CLICK_PRIORITY and job.is_waiting:
        _enqueue_job(replace(job, rank=CLICK_PRIORITY))


async def run_in_drawing_thread(make: Callable[[], T], rank: int = CLICK_PRIORITY) -> T:
    """Run a job (render) in the drawing thread, and return its result."""
    result: T = await asyncio.wrap_future(submit_job(make, rank).result)
    return result


def measure_idle_seconds() -> float:
    """Return for how many seconds nobody has asked for a drawing; 0 while one waits."""
    return 0.0 if _JOBS.qsize() else time.monotonic() - _last_begun


def _enqueue_job(job: ComposeJob) -> ComposeJob:
    global _last_begun  # noqa: PLW0603  there is one queue
    _last_begun = time.monotonic()
    _JOBS.put(job)
    _DRAWING_EXECUTOR.submit(_run_next_job)
    return job


def _run_next_job() -> None:
    """Do the first job, unless it was already done in a hurry."""
    job = _JOBS.get()
    if not job.is_waiting or not job.result.set_running_or_notify_cancel():
        return
    try:
        job.result.set_result(job.make())
    except BaseException as error:  # noqa: BLE001  anybody who waits for it is told
        job.result.set_exception(error)
