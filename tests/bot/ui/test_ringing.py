"""Who is pinged, where and when, as tables of truths; and the quiet hours of two."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.store.models import Preferences, Sitter
from bot.tables import Person, PingRoute, Reach, Table, VirtualClock
from bot.tables.use_cases.lobby import build_new_lobby_table
from bot.ui.surfaces.ping_decider import PingDecider
from bot.ui.surfaces.ping_rules import (
    PanelPing,
    begins_to_wait,
    choose_ping_route,
    compute_next_ping_check,
    decide_panel_ping,
    find_ping_interval_end,
    find_presence_end,
    list_unpinged_sitters,
    must_update_panel,
)
from bot.ui.surfaces.presence import Presence
from bot.ui.surfaces.recheck_schedule import RecheckSchedule

RINGS, STAYS_SILENT = PanelPing(post=True, quiet=False, counts=True), PanelPing(post=True, quiet=True, counts=True)
EDITED = PanelPing(post=False, quiet=True, counts=True)
LATER, LATER_AFRESH = PanelPing(post=False, quiet=True, counts=False), PanelPing(post=True, quiet=True, counts=False)


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
    ("begins", "by_dm", "rings", "stands", "written_below", "call"),
    [
        (True, True, True, True, False, RINGS),
        (True, True, True, False, False, RINGS),
        (True, True, True, True, True, RINGS),
        (False, True, True, True, False, RINGS),  # the table is asked something
        (True, True, False, True, False, LATER),  # here, or asleep
        (True, True, False, True, True, LATER_AFRESH),
        (True, True, False, False, False, LATER_AFRESH),
        (True, False, False, True, False, EDITED),  # called in the thread
        (True, False, False, True, True, STAYS_SILENT),
        (True, False, False, False, False, STAYS_SILENT),
        (False, True, False, True, False, EDITED),
        (False, True, False, True, True, EDITED),
        (False, False, False, False, False, STAYS_SILENT),
    ],
)
def test_a_panel_rings_where_and_when_its_player_is_called_and_is_otherwise_edited(
    begins: bool, by_dm: bool, rings: bool, stands: bool, written_below: bool, call: PanelPing
) -> None:
    found = decide_panel_ping(begins=begins, by_dm=by_dm, rings=rings, stands=stands, written_below=written_below)
    assert found == call


def test_nobody_is_called_twice_for_a_decision() -> None:
    ann, bob, cid = (Sitter(seat, seat, "Ann") for seat in (1, 2, 3))
    assert list_unpinged_sitters([ann, bob, cid], {1: 7, 2: 6}, 7) == [bob, cid]


NOON = datetime.fromisoformat("2030-07-01 12:00+00:00")


def after(seconds: float | None) -> datetime | None:
    return None if seconds is None else NOON + timedelta(seconds=seconds)


@pytest.mark.parametrize(
    ("wish", "dm", "panels", "at_board", "place"),
    [
        ("played", "open", True, False, "dm"),
        ("played", "open", True, True, "thread"),
        ("played", "unknown", True, False, "dm"),
        ("played", "closed", True, False, "thread"),
        ("played", "open", False, False, "thread"),
        ("dm", "open", True, True, "dm"),
        ("dm", "closed", True, False, "thread"),
        ("dm", "open", False, True, "thread"),
        ("thread", "open", True, False, "thread"),
        ("none", "open", True, True, "none"),
        ("none", "closed", False, False, "none"),
    ],
)
def test_each_person_is_called_in_one_place(
    wish: PingRoute, dm: Reach, panels: bool, at_board: bool, place: PingRoute
) -> None:
    assert choose_ping_route(wish, dm, panels=panels, at_board=at_board) == place


@pytest.mark.parametrize(
    ("clicked", "since", "deadline", "until"),
    [
        (None, 0, 180, None),  # never clicked: not here
        (0, None, None, 60),  # a minute, where nothing is asked
        (-7, 0, None, 53),  # a minute, where no clock runs
        (-7, 0, 180, 53),  # a minute of a turn
        (-7, 0, 60, 40),  # of a short time, until a third is left
        (20, 0, 180, 80),  # who has clicked since they were asked is at it
        (20, 0, 60, 40),  # but is called before their time is up
        (50, 0, 60, 65),  # unless they clicked just now
    ],
)
def test_who_clicked_a_moment_ago_is_here_until_that_lapses(
    clicked: float | None, since: float | None, deadline: float | None, until: float | None
) -> None:
    found = find_presence_end(after(clicked), after(since), after(deadline))
    assert found == after(until)


@pytest.mark.parametrize(
    ("clicked", "prompt", "until"),
    [
        (-7, False, 15),  # they joined a moment ago, and look elsewhere by now
        (-50, False, 10),
        (-80, False, -20),  # away: called at once
        (-80, True, 15),
        (0, False, 15),  # their own click led to the question: they may have left since
        (-2, True, 15),
        (20, False, 35),  # they pressed something in their turn
        (20, True, 35),
    ],
)
def test_at_a_live_pace_a_click_before_the_question_counts_for_some_seconds_of_it(
    clicked: float, until: float, *, prompt: bool
) -> None:
    assert find_presence_end(after(clicked), NOON, after(180), live=True, prompt=prompt) == after(until)


@pytest.mark.parametrize(
    ("here", "quiet", "again"),
    [(None, None, None), (-1, None, None), (50, None, 50), (None, 90, 90), (50, 90, 90), (90, 50, 90), (-1, 50, 50)],
)
def test_who_is_here_or_keeps_quiet_hours_is_called_after_the_later_of_both(
    here: float | None, quiet: float | None, again: float | None
) -> None:
    assert compute_next_ping_check(after(here), after(quiet), NOON) == after(again)


@pytest.mark.parametrize(
    ("owed", "elsewhere", "news"),
    [(True, False, True), (True, True, True), (False, False, True), (False, True, False)],
)
def test_an_edit_that_closes_a_question_that_was_owed_is_always_news(owed: bool, elsewhere: bool, news: bool) -> None:
    assert must_update_panel(owed=owed, elsewhere=elsewhere) is news


def sleeper(user: int, begin: int, end: int) -> Sitter:
    return replace(Sitter(user, user, "Ann"), wish=Preferences(quiet_from=begin * 60, quiet_until=end * 60))


class TestQuietHoursOfTwo:
    """Ann sleeps until seven, Bob until nine; it is five."""

    ann, bob, cid = sleeper(1, 22, 7), sleeper(2, 22, 9), Sitter(3, 3, "Cid")

    def house(self) -> tuple[VirtualClock, PingDecider, Table]:
        clock = VirtualClock(datetime(2030, 1, 1, 5, tzinfo=UTC))
        table = build_new_lobby_table(
            "gobblestones",
            Person(1, "Ann"),
            guild_id=None,
            channel_id=5,
            language="en",
            pace="live",
            now=clock.now(),
            promise="",
            takeover=True,
        )
        return clock, PingDecider(Presence(clock), RecheckSchedule(clock), lambda _: False), table

    def test_only_sleepers_may_not_be_called(self) -> None:
        clock, ping_decider, table = self.house()
        assert [ping_decider.decide_ping_now(table, sitter) for sitter in (self.ann, self.bob, self.cid)] == [
            False,
            False,
            True,
        ]
        clock.advance(3 * 3600)
        assert [ping_decider.decide_ping_now(table, sitter) for sitter in (self.ann, self.bob, self.cid)] == [
            True,
            False,
            True,
        ]

    @pytest.mark.parametrize("order", [(ann, bob), (bob, ann)], ids=["ann first", "bob first"])
    def test_the_table_is_looked_at_again_when_the_first_wakes_and_when_the_second_does(
        self, order: tuple[Sitter, Sitter]
    ) -> None:
        clock, ping_decider, table = self.house()
        for sitter in order:
            ping_decider.decide_ping_now(table, sitter)
        clock.advance(2 * 3600 - 1)
        assert ping_decider.recheck_schedule.pop_due_tables() == []
        clock.advance(1)
        assert ping_decider.recheck_schedule.pop_due_tables() == [table.id]
        assert ping_decider.recheck_schedule.pop_due_tables() == []
        ping_decider.decide_ping_now(table, self.bob)
        clock.advance(2 * 3600)
        assert ping_decider.recheck_schedule.pop_due_tables() == [table.id]

    def test_who_is_awake_has_no_table_looked_at_again(self) -> None:
        clock, ping_decider, table = self.house()
        ping_decider.decide_ping_now(table, self.cid)
        clock.advance(timedelta(days=2).total_seconds())
        assert ping_decider.recheck_schedule.pop_due_tables() == []


@pytest.mark.parametrize(
    ("pinged", "clicked", "since", "until"),
    [
        (None, None, None, None),
        (0, None, None, 60),
        (0, None, -3, 60),  # a vote about the question that they were called for
        (0, None, 5, 15),  # called for a vote, and now it is their turn
        (0, -5, -3, 60),  # their click led to the ping
        (0, 10, 12, None),  # they acted: what comes next is another matter
        (0, 0, None, None),
    ],
)
def test_nobody_is_pinged_twice_in_a_minute_for_one_question_unless_they_acted_in_between(
    pinged: float | None, clicked: float | None, since: float | None, until: float | None
) -> None:
    assert find_ping_interval_end(after(pinged), after(clicked), after(since)) == after(until)
    assert compute_next_ping_check(None, None, NOON, after(until)) == after(until)
