"""Clicks come at their rate even if some are late, and their times are reported truly."""

import asyncio
from collections import Counter

import pytest

from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.theme import CAVE, CREAM
from tests.load.__main__ import main
from tests.load.clicking import at_rate
from tests.load.crowd.people import ClickOutcome
from tests.load.figures import Answering
from tests.load.houses import counting_bot
from tests.load.houses.measured_house import ProcessorTime
from tests.load.tally import Tally


async def test_who_is_late_does_not_slow_down_who_comes_after() -> None:
    begun: list[int] = []
    release = asyncio.Event()

    async def late() -> None:
        begun.append(len(begun))
        if len(begun) == 4:
            release.set()
        await release.wait()

    await at_rate(400, 0.01, late, Tally())
    assert len(begun) == 4


async def test_a_moment_with_nothing_to_click_is_counted_and_passes() -> None:
    tally = Tally()
    await at_rate(400, 0.01, lambda: None, tally)
    assert (tally.idle, tally.clicks) == (4, 0)


async def test_percentiles_are_of_what_was_seen_and_failures_stand_beside_them() -> None:
    tally = Tally()
    for milliseconds in range(1, 101):
        tally.note("play", ClickOutcome(milliseconds / 1000))
    tally.note("play", ClickOutcome(3.0, "no answer"))
    assert [round(tally.milliseconds(percent)) for percent in (50, 95, 99)] == [51, 96, 100]
    assert tally.failures == {"no answer": 1}
    assert tally.clicks == 101


async def test_what_was_spent_is_told_by_click_and_by_move() -> None:
    tally = Tally()
    for _ in range(4):
        tally.note("play", ClickOutcome(0.1))
    before = ProcessorTime(0.0, 0, 0, 0, 0, 0, pictures=3, again=1)
    spent = ProcessorTime(0.4, 8, 20_000, 12, 2, 2, pictures=9, again=2)
    told = Answering.of(tally, spent.since(before), 100.0, 80.0)
    assert told.processor_ms_a_click == pytest.approx(100)
    assert (told.requests_a_click, told.requests_a_move) == (2, 4)
    assert (told.kb_a_click, told.kb_a_move) == (5, 10)
    assert (told.reads_a_click, told.writes_a_click) == (3, 0.5)
    assert (told.pictures_a_click, told.again_a_click) == (1.5, 0.25)


def test_a_picture_with_the_same_pixels_counts_as_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Canvas, "to_picture", Canvas.to_picture)  # so that it is put back
    monkeypatch.setattr(counting_bot, "counts", Counter())
    counting_bot.count_pictures()
    for ground in (CAVE, CREAM, CAVE):
        Canvas((9, 9), ground).to_picture("")
    assert counting_bot.counts == {"pictures": 3, "again": 1}


@pytest.mark.parametrize("arguments", [["--tables", "0"], ["--rate", "many"], ["--seconds", "601"]])
def test_a_load_without_bounds_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert "is not a number from" in capsys.readouterr().err


def test_a_load_in_a_language_that_the_bot_does_not_speak_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--languages", "en,tlh"], ["--languages", "de", "--reviews", "1"]):
        with pytest.raises(SystemExit):
            main(arguments)
    told = capsys.readouterr().err
    assert "en,tlh does not name languages" in told
    assert "read English alone" in told
