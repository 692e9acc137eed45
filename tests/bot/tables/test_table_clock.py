"""The clock: deadlines by pace and kind, the last call, default moves for the silent, and kindness after a stop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.store import Shards, StoreUnavailable
from bot.tables import (
    PACES,
    Pace,
    SystemClock,
    Table,
    TableService,
    Timekeeper,
    VirtualClock,
    get_time_limit,
    timekeeper,
)
from bot.tables.deadlines import clock
from bot.tables.deadlines.clock import ClockJumpDetector
from bot.tables.draft import TableDraft
from bot.tables.use_cases import playing
from games.engine import Tempo
from tests.bot.tables.fingers import Fingers
from tests.bot.tables.parlour import ANN, BOB, Parlour

ANSWER = 60
DAY = 24 * 60 * 60
"""Seconds that a live table waits for a vote."""


@pytest.mark.parametrize(
    ("pace", "tempo", "seconds"),
    [
        ("live", "turn", 180),
        ("live", "answer", 60),
        ("live", "reaction", 30),
        ("live", "call", 10),
        ("relaxed", "turn", 1800),
        ("relaxed", "answer", 900),
        ("relaxed", "reaction", 60),
        ("relaxed", "call", 20),
        ("by-day", "turn", 86400),
        ("by-day", "answer", 43200),
        ("by-day", "reaction", 3600),
        ("by-day", "call", 3600),
    ],
)
def test_each_pace_has_its_patience(pace: Pace, tempo: Tempo, seconds: int) -> None:
    assert get_time_limit(pace, tempo) == timedelta(seconds=seconds)


def test_at_no_pace_a_table_waits_for_ever() -> None:
    assert get_time_limit("none", "turn") is None
    assert PACES == ("live", "relaxed", "by-day", "none")


async def pass_time(parlour: Parlour, seconds: float) -> None:
    parlour.clock.advance(seconds)
    await parlour.tables.time.process_due_tables()


async def test_a_lobby_has_no_deadline(parlour: Parlour) -> None:
    table = await parlour.lobby(2)
    assert (table.deadline, table.reminder_at) == (None, None)


async def test_a_lobby_that_nobody_comes_near_for_a_week_is_closed(parlour: Parlour) -> None:
    table = await parlour.lobby(1)
    parlour.clock.advance(6 * DAY)
    table = await parlour.tables.join_lobby(table.id, BOB)
    assert await parlour.tables.time.find_next_due() == parlour.clock.now() + timedelta(days=7)
    parlour.clock.advance(7 * DAY - 1)
    await parlour.tables.time.process_due_tables()
    assert await parlour.tables.find_table(table.id) == table
    parlour.clock.advance(1)
    await parlour.tables.time.process_due_tables()
    assert (await parlour.tables.find_table(table.id)).status == "closed"
    assert await parlour.tables.time.find_next_due() is None


async def test_the_start_sets_the_first_deadline(parlour: Parlour) -> None:
    table = await parlour.match(2)
    now = parlour.clock.now()
    assert (table.decision_since, table.deadline, table.warned) == (now, now + timedelta(seconds=ANSWER), False)
    assert await parlour.tables.time.find_next_due() == now + timedelta(seconds=ANSWER), (
        "a minute is too short to remind"
    )


async def test_a_new_decision_has_its_whole_time(parlour: Parlour) -> None:
    table = await parlour.match(2)
    parlour.clock.advance(25)
    for person in (ANN, BOB):
        table = await parlour.tables.play_move(table.id, person.user_id, "show 1")
    assert table.decision_since == parlour.clock.now()
    assert table.deadline == parlour.clock.now() + timedelta(seconds=ANSWER)


async def test_half_a_turn_or_one_answer_of_many_prolongs_nothing(parlour: Parlour) -> None:
    table = await parlour.match(2)
    deadline = table.deadline
    parlour.clock.advance(20)
    assert (await parlour.tables.play_move(table.id, ANN.user_id, "peek")).deadline == deadline
    assert (await parlour.tables.play_move(table.id, ANN.user_id, "show 1")).deadline == deadline


async def long_wait(parlour: Parlour) -> Table:
    """Return a match that waits a quarter of an hour."""
    table = await parlour.match(2)
    return await parlour.tables.set_or_propose_pace(table.id, ANN.user_id, "relaxed")


async def test_when_a_third_of_the_time_is_left_the_last_call_is_made_once(parlour: Parlour) -> None:
    table = await long_wait(parlour)
    await pass_time(parlour, 599)
    assert parlour.ear.warnings == []
    await pass_time(parlour, 1)
    assert parlour.ear.warnings == [table.id]
    await pass_time(parlour, 1)
    assert parlour.ear.warnings == [table.id]
    assert await parlour.tables.time.find_next_due() == table.deadline


async def test_the_last_call_is_made_once_even_if_it_is_due_twice_at_one_instant(parlour: Parlour) -> None:
    table = await long_wait(parlour)
    parlour.clock.advance(600)
    await asyncio.gather(*(parlour.tables.time.process_due_tables() for _ in range(5)))
    assert parlour.ear.warnings == [table.id]


async def test_at_the_deadline_every_silent_seat_is_answered_for(parlour: Parlour) -> None:
    table = await parlour.match(4)
    await parlour.tables.play_move(table.id, BOB.user_id, "show 5")
    await pass_time(parlour, ANSWER)
    assert await parlour.notations(table.id) == [
        (1, "show 5", "player"),
        (0, "show 0", "clock"),
        (2, "show 0", "clock"),
        (3, "show 0", "clock"),
    ]
    after = await parlour.tables.find_table(table.id)
    assert (after.decision_number, after.deadline) == (2, parlour.clock.now() + timedelta(seconds=ANSWER))
    assert [told.by for told in (await parlour.tables.load_view(table.id, None)).recent_moves] == [
        "player",
        "clock",
        "clock",
        "clock",
    ]
    assert parlour.ear.warnings == []


async def test_a_half_laid_row_is_played_at_the_deadline(parlour: Parlour) -> None:
    table = await parlour.match(2, "gobblestones", first=1)
    table_view = await parlour.tables.load_view(table.id, ANN.user_id)
    lay = str(next(move for move in table_view.legal if str(move).startswith("lay")))
    await parlour.tables.play_move(table.id, ANN.user_id, lay)
    await pass_time(parlour, 180)
    assert await parlour.notations(table.id) == [(0, lay, "player"), (0, "end", "clock")]


async def test_silence_may_end_a_match(parlour: Parlour) -> None:
    table = await parlour.match(2, rounds=2)
    await pass_time(parlour, ANSWER)
    await pass_time(parlour, ANSWER)
    assert (await parlour.tables.find_table(table.id)).status == "over"
    assert await parlour.tables.time.find_next_due() is None


async def test_a_move_before_the_clock_came_round_still_counts(parlour: Parlour) -> None:
    table = await parlour.match(2)
    await parlour.tables.play_move(table.id, BOB.user_id, "show 1")
    parlour.clock.advance(ANSWER + 1)
    await parlour.tables.play_move(table.id, ANN.user_id, "show 4", 1)
    await parlour.tables.time.process_due_tables()
    assert [by for _, _, by in await parlour.notations(table.id)] == ["player", "player"]


async def test_a_new_pace_gives_the_open_decision_its_time_anew(parlour: Parlour) -> None:
    table = await parlour.match(2)
    parlour.clock.advance(50)
    table = await parlour.tables.set_or_propose_pace(table.id, ANN.user_id, "relaxed")
    assert (table.pace, table.deadline) == ("relaxed", parlour.clock.now() + timedelta(seconds=900))
    table = await parlour.tables.set_or_propose_pace(table.id, ANN.user_id, "none")
    assert (table.deadline, table.due_at) == (None, None)


async def test_a_stop_robs_nobody_of_their_time(parlour: Parlour) -> None:
    overdue = await parlour.match(2)
    parlour.clock.advance(3600)
    near = await parlour.match(2)
    far = await parlour.match(2, pace="by-day")
    parlour.clock.advance(45)
    later = await parlour.again()
    await later.tables.time.recover_deadlines_after_restart()
    kindest = parlour.clock.now() + timedelta(seconds=30)
    found = [await later.tables.find_table(table.id) for table in (overdue, near, far)]
    assert [table.deadline for table in found] == [kindest, kindest, far.deadline]
    assert await later.notations(overdue.id) == []
    await pass_time(later, 30)
    assert [by for _, _, by in await later.notations(overdue.id)] == ["clock", "clock"]
    await later.stop()


async def test_a_house_that_crashes_again_and_again_holds_up_no_clock(parlour: Parlour) -> None:
    await parlour.tables.time.recover_deadlines_after_restart()
    table = await parlour.match(2)
    for _ in range(4):
        parlour.clock.advance(20)
        parlour = await parlour.again()
        await parlour.tables.time.recover_deadlines_after_restart()
        assert (await parlour.tables.find_table(table.id)).deadline == table.deadline
    parlour.clock.advance(60)
    parlour = await parlour.again()
    await parlour.tables.time.recover_deadlines_after_restart()
    assert (await parlour.tables.find_table(table.id)).deadline == parlour.clock.now() + timedelta(seconds=30)
    await parlour.stop()


async def test_a_process_that_was_away_gives_time_at_its_own_tables_alone(parlour: Parlour) -> None:
    ours, theirs = await parlour.match(2), await parlour.match(2, guild_id=1 << 22)
    halves = [TableService(parlour.store, parlour.clock, shards=Shards.from_text(part)) for part in ("0/2", "1/2")]
    await halves[1].time.recover_deadlines_after_restart()
    parlour.clock.advance(30)
    await halves[1].time.record_heartbeat()
    parlour.clock.advance(30)
    for half in halves:
        await half.time.recover_deadlines_after_restart()
    assert (await halves[0].find_table(ours.id)).deadline == parlour.clock.now() + timedelta(seconds=30)
    assert (await halves[1].find_table(theirs.id)).deadline == theirs.deadline


async def test_waking_answers_for_those_who_resigned(parlour: Parlour) -> None:
    table = await parlour.match(3)
    left_over = (*table.sitters[:2], replace(table.sitters[2], gone=True))
    await parlour.store.tables.save_table(table, replace(table, sitters=left_over))
    later = await parlour.again()
    await later.tables.time.recover_deadlines_after_restart()
    assert await later.notations(table.id) == [(2, "show 0", "gone")]
    await later.stop()


async def test_a_table_that_cannot_be_served_keeps_nobody_else_waiting(
    parlour: Parlour, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, sound, on_time = await parlour.match(2), await parlour.match(2), playing.process_match_timeout

    def fails_there(draft: TableDraft) -> None:
        if draft.table.id == broken.id:
            raise RuntimeError("a defect of the rules")
        on_time(draft)

    monkeypatch.setattr(playing, "process_match_timeout", fails_there)
    await pass_time(parlour, ANSWER)
    assert (await parlour.tables.find_table(sound.id)).decision_number == 2
    assert f"table {broken.id} could not be served" in caplog.text
    due = await parlour.tables.time.find_next_due()
    assert due
    assert due > parlour.clock.now()
    await parlour.tables.time.recover_deadlines_after_restart()


class Bell:
    """Lets a test wait until the clock has done something."""

    def __init__(self) -> None:
        self.rung: asyncio.Queue[tuple[str, int]] = asyncio.Queue()

    def on_table_changed(self, table_id: int) -> None:
        self.rung.put_nowait(("changed", table_id))

    def on_deadline_reminder(self, table_id: int) -> None:
        self.rung.put_nowait(("warned", table_id))

    async def next(self) -> tuple[str, int]:
        return await asyncio.wait_for(self.rung.get(), 60)


@asynccontextmanager
async def keeping_time(parlour: Parlour) -> AsyncIterator[Bell]:
    bell = Bell()
    parlour.tables.changes.listener = bell
    task = asyncio.create_task(Timekeeper(parlour.tables, parlour.clock).run())
    yield bell
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def asleep(clock: VirtualClock) -> None:
    """Return when the timekeeper sleeps."""
    async with asyncio.timeout(60):
        while not clock.sleepers:  # noqa: ASYNC110  the clock has no event for this, and needs none outside of tests
            await asyncio.sleep(0.001)


async def test_the_timekeeper_hears_of_new_tables_warns_and_plays(parlour: Parlour) -> None:
    async with keeping_time(parlour) as bell:
        table = await parlour.match(2, rounds=1, pace="relaxed")
        while await bell.next() != ("changed", table.id) or not bell.rung.empty():
            pass
        await asleep(parlour.clock)
        parlour.clock.advance(600)
        assert [await bell.next(), await bell.next()] == [("changed", table.id), ("warned", table.id)]
        await asleep(parlour.clock)
        parlour.clock.advance(300)
        assert await bell.next() == ("changed", table.id)
        assert (await parlour.tables.find_table(table.id)).status == "over"


async def test_the_timekeeper_stops_when_it_is_told(parlour: Parlour) -> None:
    await parlour.match(2)
    timekeeper = Timekeeper(parlour.tables, parlour.clock)
    task = asyncio.create_task(timekeeper.run())
    await asleep(parlour.clock)
    timekeeper.stop()
    await asyncio.wait_for(task, 60)
    assert parlour.clock.sleepers == 0


async def test_the_timekeeper_outlives_a_store_that_does_not_answer(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await parlour.match(2)
    parlour.clock.advance(ANSWER)
    save = parlour.store.tables.save_table

    async def out_of_reach(*_: object, **__: object) -> Table:
        monkeypatch.setattr(parlour.store.tables, "save_table", save)
        raise StoreUnavailable("the disk is full")

    monkeypatch.setattr(parlour.store.tables, "save_table", out_of_reach)
    async with keeping_time(parlour) as bell:
        await asleep(parlour.clock)
        parlour.clock.advance(5)
        assert await bell.next() == ("changed", table.id)
    assert "the clock could not reach the store: the disk is full" in caplog.text
    assert "Traceback" not in caplog.text, "expected trouble is one line"


async def test_a_default_of_several_steps_is_played_to_its_end(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await parlour.match(2)
    peeks = iter([True, True])
    default = Fingers.default_move
    monkeypatch.setattr(
        Fingers,
        "default_move",
        lambda game, state, seat: game.parse_move("peek") if next(peeks, None) else default(game, state, seat),
    )
    await pass_time(parlour, ANSWER)
    assert [notation for _, notation, _ in await parlour.notations(table.id)] == ["peek", "peek", "show 0", "show 0"]


async def test_the_system_clock_sleeps_until_its_moment() -> None:
    clock = SystemClock()
    moment = clock.now() + timedelta(milliseconds=20)
    await clock.sleep_until(moment)
    assert clock.now() >= moment
    assert clock.now().tzinfo is UTC
    await clock.sleep_until(moment)


async def test_the_virtual_clock_wakes_only_those_whose_moment_has_come() -> None:
    clock = VirtualClock()
    soon = asyncio.create_task(clock.sleep_until(clock.now() + timedelta(seconds=1)))
    late = asyncio.create_task(clock.sleep_until(clock.now() + timedelta(seconds=3)))
    await asyncio.sleep(0)
    clock.advance(2)
    await soon
    assert not late.done()
    clock.advance(1)
    await late
    assert clock.sleepers == 0


async def test_a_clock_that_is_set_forward_takes_no_time_from_anybody(parlour: Parlour) -> None:
    table = await parlour.match(2)
    skips: list[timedelta] = []
    keeper = Timekeeper(parlour.tables, parlour.clock, lambda: skips.pop() if skips else timedelta(0))
    await keeper._process_due()
    skips.append(timedelta(hours=1))
    parlour.clock.advance(3600)
    await keeper._process_due()
    after = await parlour.tables.find_table(table.id)
    assert table.deadline is not None
    assert after.deadline == table.deadline + timedelta(hours=1)
    assert after.decision_number == table.decision_number


def test_a_clock_that_is_set_is_noticed_once_and_small_corrections_are_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    day, counted = 1000.0, 50.0
    monkeypatch.setattr(clock, "time", lambda: day)
    monkeypatch.setattr(clock, "monotonic", lambda: counted)
    looking = ClockJumpDetector()
    day, counted = day + 5, counted + 4
    assert looking.measure_jump() == timedelta(0)
    day, counted = day + 3660, counted + 60
    assert [looking.measure_jump(), looking.measure_jump()] == [timedelta(seconds=3600), timedelta(0)]
    day, counted = day - 3600, counted + 1
    assert [looking.measure_jump(), looking.measure_jump()] == [timedelta(seconds=-3601), timedelta(0)]


async def test_a_sleeper_wakes_in_time_though_the_clock_is_set_back_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seconds pass as they are slept; the day is set back after the first."""
    system, counted, naps = SystemClock(), 50.0, list[float]()
    start = system.now()

    async def sleep(seconds: float) -> None:
        nonlocal counted
        counted += min(seconds, 1)
        naps.append(seconds)

    monkeypatch.setattr(clock, "monotonic", lambda: counted)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(SystemClock, "now", lambda _: start if counted == 50 else start - timedelta(days=1))
    await system.sleep_until(start + timedelta(seconds=3))
    assert naps == [3, 2, 1]


@pytest.mark.parametrize(("ago", "left"), [(None, 0), (0, 10), (4, 6), (10, 0), (900, 0), (-86_400, 0)], ids=str)
def test_no_pause_lasts_longer_because_the_clock_was_set_back(ago: float | None, left: float) -> None:
    now = datetime(2030, 1, 2, tzinfo=UTC)
    since = None if ago is None else now - timedelta(seconds=ago)
    assert clock.measure_cooldown_left(since, timedelta(seconds=10), now) == timedelta(seconds=left)


async def test_after_the_clock_was_set_back_a_day_a_turn_has_the_time_that_it_had(parlour: Parlour) -> None:
    table, jumps = await parlour.match(2), [timedelta(days=-1)]
    keeper = Timekeeper(parlour.tables, parlour.clock, skipped=lambda: jumps.pop() if jumps else timedelta(0))
    parlour.clock.advance(20 - DAY)
    await keeper._process_due()
    after = await parlour.tables.find_table(table.id)
    assert after.deadline == parlour.clock.now() + timedelta(seconds=ANSWER - 20)
    asked = await parlour.match(2)
    jumps.append(timedelta(days=-1))
    await keeper._process_due()
    assert (await parlour.tables.find_table(asked.id)).deadline == asked.deadline, "it was asked by the new time"


async def test_a_timekeeper_that_wakes_late_gives_the_time_back_once(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process is stopped for five minutes as it sleeps; the time of day goes on and shows no jump."""
    table, counted, still = await parlour.match(2), 0.0, 300
    keeper = Timekeeper(parlour.tables, parlour.clock)

    async def nap(_clock: object, until: datetime, _alarm: object) -> None:
        nonlocal counted, still
        seconds = (until - parlour.clock.now()).total_seconds() + still
        counted, still = counted + seconds, 0
        parlour.clock.advance(seconds)

    monkeypatch.setattr(timekeeper, "wait_until_or_alarm", nap)
    monkeypatch.setattr(timekeeper, "monotonic", lambda: counted)
    for _ in range(2):
        parlour.tables.changes.stirred.clear()
        await keeper._sleep_until_due(await keeper._process_due())
    after = await parlour.tables.find_table(table.id)
    assert table.deadline is not None
    assert after.deadline == table.deadline + timedelta(seconds=300)
    assert await parlour.notations(table.id) == []


async def test_a_jump_of_the_clock_in_an_outage_is_given_back_once(parlour: Parlour) -> None:
    table, jumps = await parlour.match(2), [timedelta(seconds=0)]
    keeper = Timekeeper(parlour.tables, parlour.clock, skipped=lambda: jumps.pop() if jumps else timedelta(0))
    await keeper._process_due()
    parlour.clock.advance(20)
    keeper.pause_clock()
    parlour.clock.advance(900)
    jumps.append(timedelta(seconds=600))
    await keeper.handle_reconnect()
    await keeper._process_due()
    assert (await parlour.tables.find_table(table.id)).deadline == parlour.clock.now() + timedelta(seconds=ANSWER - 20)
