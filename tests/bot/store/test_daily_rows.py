"""One person has one try a day; results are compared with those of the same day; marks name nobody."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from bot.settings import BadSetting, load_settings
from bot.store import Store
from bot.store.models import DailyMove, DailyPlay, DailyResult
from bot.store.rows.days.daily_rows import DayPseudonym
from bot.tables import VirtualClock
from bot.tables.deadlines.daily_days import DAILY_TRIES_RETENTION, DailyCalendar, DailySettings
from tests.empty_house import lay

NOW = datetime(2030, 1, 1, 12, tzinfo=UTC)
TODAY = date(2030, 1, 1).toordinal()
FIRST = DailyMove(0, "end", "01234567")
PLAY = DailyPlay(user_id=1, day=TODAY, game="gobblestones", rules_version=2, guild_id=7, begun_at=NOW, moves=(FIRST,))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(str(lay(tmp_path / "parlour.db")))
    yield opened
    await opened.close()


def result(rank: int) -> DailyResult:
    return DailyResult(f"{rank:07}", rank, "🟩")


async def test_of_two_first_moves_one_begins_the_try(store: Store) -> None:
    assert await store.daily.begin_daily_try(PLAY)
    other = replace(PLAY, guild_id=8, moves=(DailyMove(0, "lay H8 red", ""),))
    assert not await store.daily.begin_daily_try(other)
    assert await store.daily.find_daily_try(1, TODAY) == PLAY
    assert await store.daily.begin_daily_try(replace(PLAY, day=TODAY + 1)), "another day is another try"


async def test_of_two_later_moves_one_is_kept(store: Store) -> None:
    await store.daily.begin_daily_try(PLAY)
    second = (*PLAY.moves, DailyMove(1, "end", ""))
    assert await store.daily.save_daily_moves(PLAY, second, result(5))
    assert not await store.daily.save_daily_moves(PLAY, (*PLAY.moves, DailyMove(1, "lay H8 red", "")), None)
    assert await store.daily.find_daily_try(1, TODAY) == replace(PLAY, moves=second, result=result(5))


async def test_a_result_stands_among_all_of_its_day_and_of_its_server(store: Store) -> None:
    for user, (rank, guild) in enumerate([(9, 7), (5, 7), (5, None), (1, 8)], start=1):
        await store.daily.begin_daily_try(replace(PLAY, user_id=user, guild_id=guild, result=result(rank)))
    await store.daily.begin_daily_try(replace(PLAY, user_id=9))
    await store.daily.begin_daily_try(replace(PLAY, user_id=9, day=TODAY + 1, result=result(99)))
    assert await store.daily.find_daily_standing(TODAY, result(5).rank or "") == (1, 4, 1)
    assert await store.daily.find_daily_standing(TODAY, result(5).rank or "", 7) == (1, 2, 0)


async def test_old_tries_and_the_marks_of_past_days_are_deleted(store: Store) -> None:
    clock = VirtualClock()
    days = DailyCalendar(store, clock)
    today, old = days.today.toordinal(), (days.today - DAILY_TRIES_RETENTION).toordinal()
    for day in (today, old, old - 1):
        await store.daily.begin_daily_try(replace(PLAY, day=day))
    for name, day in (("today", today), ("yesterday", today - 1)):
        await store.daily.begin_daily_try(replace(PLAY, user_id=2, day=day))
        await store.people.forget_person(2, "Somebody", DayPseudonym(name, day))
    await days.delete_old_days()
    assert [bool(await store.daily.find_daily_try(1, day)) for day in (today, old, old - 1)] == [True, True, False]
    assert [await store.daily.has_erased_player_mark(mark) for mark in ("today", "yesterday")] == [True, False]


async def test_who_is_forgotten_leaves_a_mark_that_keeps_the_day_used_until_it_ends(store: Store) -> None:
    clock = VirtualClock()
    days = DailyCalendar(store, clock)
    await store.people.forget_person(1, "Somebody", await days.hash_player_pseudonym(1))
    assert not await days.has_erased_player_mark(1), "somebody who has not played leaves nothing"
    await store.daily.begin_daily_try(replace(PLAY, day=days.today.toordinal()))
    await store.people.forget_person(1, "Somebody", await days.hash_player_pseudonym(1))
    assert await store.daily.find_daily_try(1, days.today.toordinal()) is None
    assert (await days.has_erased_player_mark(1), await days.has_erased_player_mark(2)) == (True, False)
    late = replace(PLAY, day=days.today.toordinal())
    assert not await store.daily.begin_daily_try(late, (await days.hash_player_pseudonym(1)).mark), (
        "a click that was on its way"
    )
    clock.advance(timedelta(days=1).total_seconds())
    assert not await days.has_erased_player_mark(1)


async def test_the_lasting_secret_is_drawn_once_unless_a_setting_names_one(store: Store) -> None:
    drawn = await DailyCalendar(store, VirtualClock()).load_lasting_secret()
    assert len(drawn) == 32
    assert await DailyCalendar(store, VirtualClock()).load_lasting_secret() == drawn
    chosen = DailySettings(0, bytes(32))
    assert await DailyCalendar(store, VirtualClock(), chosen).load_lasting_secret() == bytes(32)


def test_a_day_ends_at_the_hour_that_the_operator_chose(store: Store) -> None:
    clock = VirtualClock()
    midnight, six = DailyCalendar(store, clock), DailyCalendar(store, clock, DailySettings(6))
    for days in (midnight, six):
        end = days.find_day_end(days.today)
        assert timedelta(0) < end - clock.now() <= timedelta(days=1)
    assert six.find_day_end(six.today).hour == 6


@pytest.mark.parametrize("name", ["DAILY_SECRET", "DAILY_HOUR"])
def test_a_wrong_setting_is_refused_without_telling_it(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(name, "99ff")
    with pytest.raises(BadSetting) as refused:
        load_settings(tmp_path / "none")
    assert name in str(refused.value)
    assert "99ff" not in str(refused.value)
