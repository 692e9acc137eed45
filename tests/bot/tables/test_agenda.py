"""When the clock looks at which table, and how long a table waits, without a store."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.store.models import MAX_IDLE_TIME, Pace, Table
from bot.tables import TableError
from bot.tables.deadlines.agenda import MAX_STALE_DATES, DeadlineAgenda
from bot.tables.deadlines.pace import parse_pace, pauses_in_quiet_hours, resolve_pace
from bot.tables.table_news import TableNews
from games.engine import Match
from tests.bot.screens.scenes import Played

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
SOON, LATER = NOON + timedelta(minutes=1), NOON + timedelta(minutes=9)


def table(number: int, due: datetime | None, **facts: Any) -> Table:
    """Return a running match whose next date this is."""
    shown = Played(Match.deal_by_key("goblin_market", seats=3, seed=bytes(32))).table
    return replace(shown, id=number, deadline=due, decision_since=due, **facts)


def noted(*tables: Table) -> DeadlineAgenda:
    agenda = DeadlineAgenda()
    for one in tables:
        agenda.update_table_date(one)
    return agenda


def test_nothing_has_been_read_at_first() -> None:
    assert (DeadlineAgenda().read_at, len(DeadlineAgenda())) == (None, 0)


def test_the_longest_waiting_comes_first_and_nothing_before_its_date() -> None:
    agenda = noted(table(1, LATER), table(2, SOON), table(3, None), table(4, NOON))
    assert len(agenda) == 3
    assert agenda.find_next_date() == NOON
    assert agenda.list_due_tables(NOON) == [4]
    assert agenda.list_due_tables(LATER) == [4, 2, 1]
    assert agenda.list_due_tables(NOON - timedelta(seconds=1)) == []
    agenda.clear()
    assert (len(agenda), agenda.find_next_date(), agenda.list_due_tables(LATER), agenda.read_at) == (0, None, [], None)


def test_a_table_that_is_put_off_waits_until_then_or_until_it_changes() -> None:
    agenda = noted(table(1, NOON), table(2, LATER))
    agenda.postpone_table(1, SOON)
    agenda.postpone_table(2, SOON)
    assert agenda.find_next_date() == SOON
    assert agenda.list_due_tables(NOON) == []
    assert agenda.list_due_tables(LATER) == [1, 2], "what is due later anyway is not sooner"
    agenda.update_table_date(table(1, NOON))
    assert agenda.list_due_tables(NOON) == [1]


def test_dates_that_have_changed_do_not_pile_up() -> None:
    agenda, one = noted(table(1, LATER)), table(2, NOON)
    for minutes in range(MAX_STALE_DATES + 10):
        one = replace(one, deadline=LATER + timedelta(minutes=minutes))
        agenda.update_table_date(one)
        assert len(agenda._queue) <= 2 * len(agenda) + MAX_STALE_DATES
    agenda.update_table_date(table(1, None))
    assert agenda.find_next_date() == one.due_at


def test_a_table_without_a_date_any_more_is_left_alone() -> None:
    agenda = noted(table(1, NOON))
    agenda.update_table_date(table(1, None))
    assert (len(agenda), agenda.list_due_tables(LATER)) == (0, [])


class TestNews:
    """What changed in the store is taken up; what this process noted in the meantime is newer."""

    async def take_up(
        self, agenda: DeadlineAgenda, news: TableNews, meanwhile: Table | None = None
    ) -> Mapping[int, int]:
        asked: dict[int, int] = {}

        async def read(known: Mapping[int, int]) -> TableNews:
            asked.update(known)
            if meanwhile:
                agenda.update_table_date(meanwhile)
            return news

        await agenda.update_due_dates(read, NOON)
        assert agenda.read_at == NOON
        return asked

    async def test_new_tables_have_their_dates_and_damaged_ones_none(self) -> None:
        agenda = noted(table(1, NOON, version=4), table(3, NOON, version=2))
        news = TableNews({1: 5, 2: 7, 3: 3}, (table(1, SOON, version=5), table(2, LATER, version=7)), frozenset())
        assert await self.take_up(agenda, news) == {1: 4, 3: 2}
        assert agenda.list_due_tables(LATER) == [1, 2]
        assert await self.take_up(agenda, TableNews({}, (), frozenset())) == {1: 5, 2: 7, 3: 3}

    async def test_what_has_no_date_can_be_gone_too(self) -> None:
        agenda = noted(table(1, None))
        await self.take_up(agenda, TableNews({}, (), frozenset({1})))
        assert await self.take_up(agenda, TableNews({}, (), frozenset())) == {}

    async def test_what_is_gone_is_forgotten(self) -> None:
        agenda = noted(table(1, NOON), table(2, SOON))
        agenda.postpone_table(1, SOON)
        await self.take_up(agenda, TableNews({}, (), frozenset({1})))
        assert agenda.list_due_tables(LATER) == [2]
        assert list(await self.take_up(agenda, TableNews({}, (), frozenset()))) == [2]
        agenda.update_table_date(table(1, NOON))
        assert agenda.list_due_tables(NOON) == [1]

    async def test_what_was_noted_while_it_was_read_is_newer(self) -> None:
        agenda = noted(table(1, LATER, version=4))
        news = TableNews({1: 5}, (table(1, SOON, version=5),), frozenset())
        await self.take_up(agenda, news, table(1, NOON, version=6))
        assert agenda.find_next_date() == NOON
        await self.take_up(agenda, TableNews({}, (), frozenset({1})), table(1, SOON, version=7))
        assert agenda.find_next_date() == SOON
        fresh = TableNews({2: 1}, (table(2, LATER, version=1),), frozenset())
        await self.take_up(agenda, fresh, table(2, NOON, version=2))
        assert agenda.list_due_tables(NOON) == [2]


@pytest.mark.parametrize(
    ("status", "people", "goblins", "paced", "pace"),
    [
        ("lobby", 1, 2, False, "none"),
        ("lobby", 1, 2, True, "live"),
        ("lobby", 2, 1, False, "live"),
        ("lobby", 1, 0, False, "live"),
        ("playing", 1, 2, False, "live"),
    ],
)
def test_one_person_with_goblins_has_no_clock_unless_it_is_chosen(
    status: Any, people: int, goblins: int, paced: bool, pace: Pace
) -> None:
    shown = table(1, None, status=status, paced=paced)
    sitters = [*shown.sitters[:people], *(replace(one, user_id=-1) for one in shown.sitters[people : people + goblins])]
    assert resolve_pace(replace(shown, sitters=tuple(sitters))) == pace


@pytest.mark.parametrize(
    ("pace", "seconds", "still"),
    [
        ("live", 180, False),
        ("relaxed", 61, True),
        ("relaxed", 60, False),
        ("by-day", 86400, True),
        ("none", 900, False),
    ],
)
def test_a_time_stands_still_in_quiet_hours_at_slow_paces_if_it_is_worth_a_ring(
    pace: Pace, seconds: int, still: bool
) -> None:
    assert pauses_in_quiet_hours(pace, timedelta(seconds=seconds)) is still


def test_an_unknown_pace_is_refused_with_those_that_there_are() -> None:
    assert parse_pace("by-day") == "by-day"
    with pytest.raises(TableError) as refusal:
        parse_pace("x" * 21)
    assert refusal.value.code == "bad-pace"
    assert refusal.value.arguments == {"pace": "x" * 20, "paces": ("live", "relaxed", "by-day", "none")}


def test_a_forgotten_lobby_comes_up_after_a_week() -> None:
    lobby = table(1, None, status="lobby", changed_at=NOON)
    assert noted(lobby).find_next_date() == NOON + MAX_IDLE_TIME
