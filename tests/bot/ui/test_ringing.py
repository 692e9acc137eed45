"""Who is rung, as tables of truths: panels, mentions, and the quiet hours of two."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.store.models import Preferences, Sitter
from bot.tables.deadlines.clock import VirtualClock
from bot.ui.surfaces.quiet_hours import QuietHours
from bot.ui.surfaces.ringing import Mentioned, PanelCall, begins_to_wait, mentioned, not_yet_called, panel_call

RINGS, STAYS_SILENT = PanelCall(post=True, quiet=False, counts=True), PanelCall(post=True, quiet=True, counts=True)
EDITED = PanelCall(post=False, quiet=True, counts=True)
LATER, LATER_AFRESH = PanelCall(post=False, quiet=True, counts=False), PanelCall(post=True, quiet=True, counts=False)


@pytest.mark.parametrize(
    ("asked", "shown", "brief", "begins"),
    [
        (7, None, False, True),
        (7, 6, False, True),
        (7, 7, False, False),
        (7, 6, True, False),
        (None, 6, False, False),
        (None, None, False, False),
    ],
)
def test_a_table_begins_to_wait_once_for_each_decision_that_is_not_brief(
    asked: int | None, shown: int | None, brief: bool, begins: bool
) -> None:
    assert begins_to_wait(asked, shown, brief=brief) is begins


@pytest.mark.parametrize(
    ("begins", "here", "awake", "stands", "written_below", "call"),
    [
        (True, False, True, True, False, RINGS),
        (True, False, True, False, False, RINGS),
        (True, False, True, True, True, RINGS),
        (True, True, True, True, False, EDITED),
        (True, True, True, True, True, STAYS_SILENT),
        (True, True, True, False, False, STAYS_SILENT),
        (True, True, False, True, False, EDITED),
        (True, False, False, True, False, LATER),
        (True, False, False, True, True, LATER_AFRESH),
        (True, False, False, False, False, LATER_AFRESH),
        (False, False, True, True, False, EDITED),
        (False, False, False, True, False, EDITED),
        (False, True, True, True, False, EDITED),
        (False, False, True, False, False, STAYS_SILENT),
    ],
)
def test_a_panel_rings_when_the_table_begins_to_wait_for_somebody_who_is_away_and_awake(
    begins: bool, here: bool, awake: bool, stands: bool, written_below: bool, call: PanelCall
) -> None:
    found = panel_call(begins=begins, here=here, awake=awake, stands=stands, written_below=written_below)
    assert found == call


def test_nobody_is_called_twice_for_a_decision() -> None:
    assert not_yet_called([1, 2, 3], {1: 7, 2: 6}, 7) == [2, 3]


@pytest.mark.parametrize(
    ("fresh", "here", "awake", "found"),
    [
        ([1, 2], [], [1, 2], Mentioned([1, 2], [1, 2])),
        ([1, 2], [1], [2], Mentioned([2], [1, 2])),
        ([1, 2], [1], [1, 2], Mentioned([2], [1, 2])),
        ([1, 2], [], [2], Mentioned([2], [2])),
        ([1, 2], [1], [], Mentioned([], [1])),
        ([], [1], [1], Mentioned([], [])),
    ],
)
def test_who_is_here_needs_no_mention_and_who_sleeps_is_mentioned_later(
    fresh: list[int], here: list[int], awake: list[int], found: Mentioned
) -> None:
    assert mentioned(fresh, here, awake) == found


def sleeper(user: int, begin: int, end: int) -> Sitter:
    return replace(Sitter(user, user, "Ann"), wish=Preferences(quiet_from=begin * 60, quiet_until=end * 60))


class TestQuietHoursOfTwo:
    """Ann sleeps until seven, Bob until nine; it is five."""

    ann, bob, cid = sleeper(1, 22, 7), sleeper(2, 22, 9), Sitter(3, 3, "Cid")

    def house(self) -> tuple[VirtualClock, QuietHours]:
        clock = VirtualClock(datetime(2030, 1, 1, 5, tzinfo=UTC))
        return clock, QuietHours(clock)

    def test_only_sleepers_may_not_be_rung(self) -> None:
        _, quiet = self.house()
        assert [quiet.may_ring(4, sitter) for sitter in (self.ann, self.bob, self.cid)] == [False, False, True]
        clock, quiet = self.house()
        clock.advance(3 * 3600)
        assert [quiet.may_ring(4, sitter) for sitter in (self.ann, self.bob, self.cid)] == [True, False, True]

    @pytest.mark.parametrize("order", [(ann, bob), (bob, ann)], ids=["ann first", "bob first"])
    def test_the_table_is_looked_at_again_when_the_first_wakes_and_when_the_second_does(
        self, order: tuple[Sitter, Sitter]
    ) -> None:
        clock, quiet = self.house()
        for sitter in order:
            quiet.may_ring(4, sitter)
        clock.advance(2 * 3600 - 1)
        assert quiet.over() == []
        clock.advance(1)
        assert quiet.over() == [4]
        assert quiet.over() == []
        quiet.may_ring(4, self.bob)
        clock.advance(2 * 3600)
        assert quiet.over() == [4]

    def test_two_tables_wake_apart(self) -> None:
        clock, quiet = self.house()
        quiet.may_ring(4, self.ann)
        quiet.may_ring(5, self.bob)
        clock.advance(2 * 3600)
        assert quiet.over() == [4]
        clock.advance(2 * 3600)
        assert quiet.over() == [5]

    def test_who_is_awake_has_no_table_looked_at_again(self) -> None:
        clock, quiet = self.house()
        quiet.may_ring(4, self.cid)
        clock.advance(timedelta(days=2).total_seconds())
        assert quiet.over() == []
