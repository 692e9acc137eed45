"""A soak that counts something says what it knows of it: the clicks beside a move, and the lines of the log."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.load.crowd.people import Pressed
from tests.load.trouble.consistency import Doubled
from tests.load.trouble.evidence import QuickTime, of_doubled, of_unanswered

BEGAN, SPEED = 1_800_000_000.0, 20.0
LOG = "12:00 moved table=7 click=41\n12:01 moved table=71 click=42\n12:02 table 7: not shown"


class Stored:
    """Two equal moves of a seat, of which the bot's clock says that forty of its seconds lie between them."""

    async def rows(self, _: str) -> list[tuple[Any, ...]]:
        moves = ((1, "pass", 0), (2, "bid 3", 20), (3, "pass", 40))
        return [(number, notation, "player", int((BEGAN + at) * 1e6)) for number, notation, at in moves]


def pressed(at: float, user: int, control: str, *, failed: bool = False) -> Pressed:
    return Pressed(BEGAN + at, 41, user, control, (), None, 0.1, "UPDATE", failed)


async def test_beside_each_doubled_move_stand_the_clicks_of_its_person_by_the_time_of_the_day() -> None:
    clicks = (
        pressed(-0.1, 5, "play:7:1:pass"),
        pressed(1.5, 5, "play:7:2:bid 3"),
        pressed(1.9, 6, "play:7:3:pass"),
        pressed(1.9, 5, "play:8:3:pass"),
        pressed(9.0, 5, "play:7:9:pass"),
    )
    crowd: Any = SimpleNamespace(pressed=clicks)
    kept: Any = Stored()
    told = await of_doubled(kept, crowd, Doubled(7, 0, 5, "pass", 1), QuickTime(BEGAN, SPEED))
    heading, *lines = told
    assert heading == "doubled: table 7, seat 0, 5: pass"
    assert [line.split()[1:3] for line in lines] == [
        ["move", "1"], ["click", "41"], ["move", "3"], ["click", "41"], ["click", "41"],
    ]  # fmt: skip
    assert [line.split()[0] for line in lines if "move" in line] == ["08:00:00.000", "08:00:02.000"]
    assert ["play:7:1:pass" in line for line in lines] == [False, True, False, True, False]


def test_an_unanswered_click_is_told_with_its_own_lines_of_the_log() -> None:
    click, *lines = of_unanswered(pressed(0, 5, "play:7:3:pass", failed=True), LOG)
    assert "click 41 of 5: play:7:3:pass" in click
    assert lines == ["  log 12:00 moved table=7 click=41"]


@pytest.mark.parametrize(("seconds", "day"), [(0, 0.0), (20, 1.0), (600, 30.0)])
def test_the_houses_clock_is_turned_back_into_the_days(seconds: int, day: float) -> None:
    assert QuickTime(BEGAN, SPEED).of_day(int((BEGAN + seconds) * 1e6)) == BEGAN + day
