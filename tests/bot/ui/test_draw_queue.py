"""The drawing thread makes one thing after the other: answers to clicks first, then what delivery shows."""

import asyncio
import threading
import time

import pytest

from bot.ui.composing import draw_queue
from bot.ui.composing.draw_queue import CLICK_PRIORITY, DELIVERY_PRIORITY, ComposeJob


class Busy:
    """Something in the drawing thread that takes until it is released; notes what is made after it."""

    def __init__(self) -> None:
        self._let_go = threading.Event()
        self.made: list[str] = []
        draw_queue.submit_job(self._let_go.wait, CLICK_PRIORITY)

    def begin(self, name: str, rank: int) -> ComposeJob:
        return draw_queue.submit_job(lambda: self.made.append(name), rank)

    async def done(self, *jobs: ComposeJob) -> list[str]:
        self._let_go.set()
        await asyncio.gather(*(asyncio.wrap_future(job.result) for job in jobs))
        return self.made


async def test_the_answer_to_a_click_is_made_before_what_delivery_shows() -> None:
    busy = Busy()
    ranks = {"board": DELIVERY_PRIORITY, "panel": DELIVERY_PRIORITY, "answer": CLICK_PRIORITY}
    jobs = [busy.begin(name, rank) for name, rank in ranks.items()]
    assert await busy.done(*jobs) == ["answer", "board", "panel"]


async def test_what_delivery_began_is_made_once_and_sooner_when_a_click_wants_it_too() -> None:
    busy = Busy()
    jobs = [busy.begin(name, DELIVERY_PRIORITY) for name in ("board", "panel")]
    draw_queue.prioritize_job(jobs[1])
    assert await busy.done(*jobs) == ["panel", "board"]
    assert await draw_queue.run_in_drawing_thread(lambda: list(busy.made)) == ["panel", "board"]


async def test_what_nobody_wants_any_more_is_not_made() -> None:
    busy = Busy()
    given_up, wanted = busy.begin("panel", DELIVERY_PRIORITY), busy.begin("board", DELIVERY_PRIORITY)
    given_up.result.cancel()
    assert await busy.done(wanted) == ["board"]


async def test_who_waits_hears_what_went_wrong() -> None:
    with pytest.raises(ZeroDivisionError):
        await draw_queue.run_in_drawing_thread(lambda: 1 // 0)


async def test_the_queue_is_idle_from_the_last_drawing_that_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    busy = Busy()
    job = busy.begin("board", DELIVERY_PRIORITY)
    now = 107.0
    assert draw_queue.measure_idle_seconds() == 0.0
    await busy.done(job)
    assert draw_queue.measure_idle_seconds() == 7.0
