"""At slow paces the clock stands still in quiet hours, as they were when the match began, ten hours a day at most."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.store.models import DailySpan, Preferences, Sitter
from bot.tables.deadlines.quiet_hours import (
    MAX_STILL_MINUTES,
    compute_deadline,
    list_minutes_in_spans,
    measure_running_time,
    shorten_quiet_spans,
)
from tests.bot.tables.parlour import ANN, BOB, Parlour, next_to_move

HOUR = timedelta(hours=1)
NIGHT: DailySpan = (22 * 60, 9 * 60)
"""From 22 to 7."""


def at(moment: str) -> datetime:
    """Return a moment of the second of January 2030, or of the third."""
    day, _, hour = moment.rpartition(" ")
    return datetime.fromisoformat(f"2030-01-{day or '02'} {hour}").replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("since", "time", "spans", "end"),
    [
        ("20:00", HOUR, [NIGHT], "21:00"),
        ("20:00", 2 * HOUR, [NIGHT], "22:00"),
        ("21:30", HOUR, [NIGHT], "03 07:30"),
        ("23:15", HOUR, [NIGHT], "03 08:00"),
        ("20:00", 24 * HOUR, [NIGHT], "04 14:00"),
        ("20:00", 24 * HOUR, [], "03 20:00"),
        ("21:59", timedelta(seconds=90), [NIGHT], "03 07:00:30"),
        ("06:59:30", timedelta(minutes=15), [NIGHT], "07:15"),
        ("20:00", 24 * HOUR, [(0, 24 * 60)], "03 20:00"),
    ],
)
def test_a_time_does_not_run_in_hours_that_stand_still(
    since: str, time: timedelta, spans: list[DailySpan], end: str
) -> None:
    still = list_minutes_in_spans(spans)
    assert compute_deadline(at(since), time, still) == at(end)
    assert measure_running_time(at(since), at(end), still) == time


def test_hours_are_noted_by_the_zone_and_all_of_them_are_ten_at_most() -> None:
    def sits(user: int, begin: int, end: int, zone: str = "UTC") -> Sitter:
        return Sitter(None, user, "Ann", wish=Preferences(quiet_from=begin * 60, quiet_until=end * 60, zone=zone))

    now = at("12:00")
    assert shorten_quiet_spans([sits(1, 22, 7), Sitter(None, 2, "Bob")], now) == {1: NIGHT}
    assert shorten_quiet_spans([sits(1, 22, 7, "+2"), sits(-1, 9, 10)], now) == {1: (20 * 60, 9 * 60)}
    assert shorten_quiet_spans([sits(1, 8, 7)], now) == {1: (14 * 60 + 30, 10 * 60)}
    two = shorten_quiet_spans([sits(1, 22, 7), sits(2, 8, 17)], now)
    assert two == {1: (0, 5 * 60), 2: (10 * 60, 5 * 60)}, "everybody keeps the middle of the night"
    assert len(list_minutes_in_spans(two.values())) == MAX_STILL_MINUTES


async def sleepers(parlour: Parlour, pace: str, start: str) -> int:
    """Return a match of two, who are quiet from 22 to 7; a question of theirs has 60 s, 15 minutes or 12 hours."""
    for person in (ANN, BOB):
        await parlour.tables.people.change_preferences(person.user_id, {"quiet": "22-7"})
    parlour.clock.advance((at(start) - parlour.clock.now()).total_seconds())
    return (await parlour.match(2, pace=pace)).id


@pytest.mark.parametrize(
    ("pace", "start", "end"),
    [("live", "23:00", "23:01"), ("relaxed", "21:50", "03 07:05"), ("by-day", "20:00", "03 17:00")],
)
async def test_the_clock_stands_still_in_quiet_hours_at_slow_paces_alone(
    parlour: Parlour, pace: str, start: str, end: str
) -> None:
    table = await sleepers(parlour, pace, start)
    assert (await parlour.tables.find_table(table)).deadline == at(end)


async def test_hours_that_are_chosen_during_a_match_stop_no_clock_and_a_substitute_has_none(parlour: Parlour) -> None:
    table = (await parlour.match(2, pace="by-day")).id
    await parlour.tables.people.change_preferences(ANN.user_id, {"quiet": "22-7"})
    person, seen = await next_to_move(parlour, table)
    await parlour.tables.play_move(table, person.user_id, str(seen.legal[0]), None)
    assert [sitter.still for sitter in (await parlour.tables.find_table(table)).sitters] == [None, None]


async def test_what_was_left_before_a_pause_is_left_after_it_without_the_night(parlour: Parlour) -> None:
    table = await sleepers(parlour, "by-day", "20:00")
    for person in (ANN, BOB):
        await parlour.tables.propose_agreement(table, "pause", person)
    parlour.clock.advance(26 * 3600)
    await parlour.tables.propose_agreement(table, "resume", BOB)
    # Twelve hours were left: none of them runs until seven.
    assert (await parlour.tables.find_table(table)).deadline == at("04 19:00")
    assert (await parlour.tables.people.export_data(ANN.user_id))["tables"][0]["still"] == [*NIGHT]
    again = await parlour.again()
    assert (await again.tables.find_table(table)).sitters[0].still == NIGHT
    await again.stop()
