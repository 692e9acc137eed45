"""What a clock gives back, and who is answered for, as tables of truths."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.store.models import ABSENT_AFTER_TURNS, Sitter, Table
from bot.tables.deadlines.outages import OUTAGE_PAUSE_DELAY, OutageTracker
from bot.tables.deadlines.returned_time import (
    OpenTime,
    ensure_minimum_time,
    extend_decision_deadline,
    measure_lost_time,
    measure_standstill,
)
from bot.tables.use_cases.playing import MissingSeat, find_next_missing
from tests.bot.tables.parlour import ANN, Parlour

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)


def minutes(number: float) -> timedelta:
    return timedelta(minutes=number)


@pytest.mark.parametrize(
    ("away", "lost"),
    [(None, 0), (0, 0), (9.9, 0), (10, 10), (11, 11), (36_000, 36_000), (-5, 0), (-36_000, -36_000)],
)
def test_an_outage_is_given_back_from_ten_seconds_on(away: float | None, lost: float) -> None:
    since = None if away is None else NOON - timedelta(seconds=away)
    assert measure_lost_time(since, NOON) == timedelta(seconds=lost)


@pytest.mark.parametrize(
    ("asked", "lost", "given"),
    [
        *[(60, 5, 5), (60, 60, 60), (3, 5, 3), (3, 600, 3), (0, 600, 0), (60, 0, 0)],
        *[(-1439, -1440, -1440), (5, -1440, 0), (-5, 10, 0)],
    ],
    ids=str,
)
def test_a_decision_gets_back_what_it_lost_and_never_more_than_it_had(asked: int, lost: int, given: int) -> None:
    time = OpenTime(NOON + minutes(20), NOON - minutes(asked))
    moved = extend_decision_deadline(time, minutes(lost), NOON)
    assert moved == OpenTime(NOON + minutes(20 + given), NOON - minutes(asked - given))
    assert moved.deadline - moved.since == time.deadline - time.since


@pytest.mark.parametrize(
    ("planned", "took", "still"),
    [(30, 0, 0), (30, 30, 0), (30, 39.9, 0), (30, 40, 10), (30, 330, 300), (-5, 12, 12)],
)
def test_who_sleeps_ten_seconds_too_long_stood_still(planned: float, took: float, still: float) -> None:
    assert measure_standstill(timedelta(seconds=planned), timedelta(seconds=took)) == timedelta(seconds=still)


@pytest.mark.parametrize(
    ("left", "grace", "leaves"),
    [(None, 0.5, None), (5, 0.5, 5), (0.5, 0.5, 0.5), (0.4, 0.5, 0.5), (-60, 0.5, 0.5), (-60, 0, -60), (None, 0, None)],
)
def test_after_a_stop_nobody_has_less_than_the_grace(left: float | None, grace: float, leaves: float | None) -> None:
    deadline = None if left is None else NOON + minutes(left)
    expected = None if leaves is None else NOON + minutes(leaves)
    assert ensure_minimum_time(deadline, minutes(grace), NOON) == expected


class TestAHiddenTable:
    def test_it_is_owed_each_minute_once_and_pauses_after_a_day(self, parlour: Parlour) -> None:
        outages, clock = OutageTracker(parlour.clock), parlour.clock
        assert not outages.is_hidden(4)
        outages.mark_table_unreachable(4)
        assert outages.is_hidden(4)
        clock.advance(60)
        outages.mark_table_unreachable(4)
        clock.advance(60)
        assert outages.take_time_owed(4) == minutes(2)
        clock.advance(30)
        assert outages.take_time_owed(4) == minutes(0.5)
        clock.advance(15)
        assert outages.mark_table_shown(4) == minutes(0.25)
        assert outages.mark_table_shown(4) is None
        outages.mark_table_unreachable(4)
        clock.advance(OUTAGE_PAUSE_DELAY.total_seconds() - 1)
        assert outages.take_time_owed(4) is not None
        clock.advance(1)
        assert outages.take_time_owed(4) is None

    @pytest.mark.parametrize(
        ("passed", "set_by", "lost", "owed"), [(600, 0, 300, 300), (600, 0, 900, 0), (60, 86_400, 86_400, 60)]
    )
    def test_what_all_tables_got_back_is_owed_to_a_hidden_one_no_second_time(
        self, passed: float, set_by: float, lost: float, owed: float, parlour: Parlour
    ) -> None:
        outages, clock = OutageTracker(parlour.clock), parlour.clock
        outages.mark_table_unreachable(4)
        clock.advance(passed + set_by)
        outages.record_extended_deadlines(timedelta(seconds=lost))
        assert outages.take_time_owed(4) == timedelta(seconds=owed)

    async def test_a_table_that_is_hidden_while_the_process_stands_still_gets_the_time_back_once(
        self, parlour: Parlour
    ) -> None:
        tables, clock, table = parlour.tables, parlour.clock, await parlour.match(2, pace="relaxed")
        assert table.deadline is not None
        clock.advance(70)  # a decision never gets back more than it had
        tables.time.outages.mark_table_unreachable(table.id)
        clock.advance(60)
        await tables.time.extend_all_deadlines(timedelta(seconds=60))
        lost = tables.time.outages.mark_table_shown(table.id)
        assert lost is not None
        await tables.time.extend_deadline(table.id, lost)
        assert (await tables.find_table(table.id)).deadline == table.deadline + timedelta(seconds=60)

    def test_an_outage_of_hours_is_given_back_whole_and_once(self, parlour: Parlour) -> None:
        outages, clock = OutageTracker(parlour.clock), parlour.clock
        outages.record_outage_end("Discord")  # which was never away
        outages.record_outage("Discord")
        clock.advance(1800)
        outages.record_outage("Discord")
        clock.advance(5400)
        assert outages.measure_outage("Discord") == minutes(120)
        assert outages.measure_outage("the store") == timedelta(0)
        outages.record_outage_end("Discord")
        assert outages.measure_outage("Discord") == timedelta(0)


GONE, AWAY = "gone", "away"


@pytest.mark.parametrize(
    ("owing", "vacant", "found"),
    [
        ([0, 1, 2], {}, None),
        ([], {1: GONE}, None),
        ([0], {1: GONE}, None),
        ([0, 1, 2], {1: GONE}, MissingSeat(1, "gone")),
        ([0, 1, 2], {1: AWAY}, MissingSeat(1, "away")),
        ([2, 1, 0], {0: AWAY, 2: GONE}, MissingSeat(2, "gone")),
        ([2, 1, 0], {1: AWAY, 2: AWAY}, MissingSeat(1, "away")),
        ([2, 1, 0], {1: GONE, 2: GONE}, MissingSeat(1, "gone")),
        ([2, 0], {0: AWAY, 1: GONE, 2: AWAY}, MissingSeat(0, "away")),
    ],
    ids=str,
)
def test_who_left_is_answered_for_before_who_is_away_and_each_by_seat(
    owing: list[int], vacant: dict[int, str], found: MissingSeat | None
) -> None:
    sitters = [
        Sitter(seat, 10 + seat, "Zog", gone=why == GONE, silent=ABSENT_AFTER_TURNS) for seat, why in vacant.items()
    ]
    assert find_next_missing(owing, sitters) == found
    assert find_next_missing(owing, sitters[::-1]) == found


HERE, ASLEEP = "here", "goblin"
"""How somebody sits at a table, beside `GONE` and `AWAY`: there, or a goblin of the bot."""


@pytest.mark.parametrize(
    ("sitters", "takeover", "vacant", "minded"),
    [
        ([HERE, HERE], False, [], []),
        ([HERE, GONE], False, [1], []),
        ([HERE, GONE], True, [1], [1]),
        ([HERE, AWAY], False, [1], []),
        ([HERE, AWAY], True, [1], [1]),
        ([AWAY, AWAY], True, [], []),
        ([AWAY, AWAY, GONE], True, [2], [2]),
        ([HERE, ASLEEP], False, [], [1]),
        ([AWAY, ASLEEP], True, [], [1]),
        ([HERE, AWAY, GONE, ASLEEP], True, [1, 2], [1, 2, 3]),
        ([HERE, AWAY, GONE, ASLEEP], False, [1, 2], [3]),
    ],
    ids=str,
)
async def test_who_is_missing_and_for_whom_a_goblin_plays(
    parlour: Parlour, sitters: list[str], takeover: bool, vacant: list[int], minded: list[int]
) -> None:
    table: Table = replace(
        await parlour.lobby(1, takeover=takeover),
        sitters=tuple(
            Sitter(
                seat,
                -1 - seat if how == ASLEEP else ANN.user_id + seat,
                "Zog",
                gone=how == GONE,
                silent=ABSENT_AFTER_TURNS if how == AWAY else 0,
            )
            for seat, how in enumerate(sitters)
        ),
    )
    assert [sitter.seat for sitter in table.sitters_not_waited_for] == vacant
    assert [sitter.seat for sitter in table.goblin_run_sitters] == minded
