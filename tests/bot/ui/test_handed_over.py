"""Clicks that are left for the owner of a table: put, taken in time or taken back, and answered there."""

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.screens.custom_ids import ClickAction
from bot.store import StoreUnavailable
from bot.store.rows.inbox_rows import NO_TABLE, InboxItem
from bot.store.shards import ALL_SHARDS, Shards
from bot.tables import OwnedElsewhere, Person, TableError
from bot.ui.answers.click import Click
from bot.ui.connection.clock_skew import ClockSkew
from bot.ui.interactions.handover import CLICK_ADAPTER, ClickForwarder
from bot.ui.interactions.inbox import ClickInbox

OWNER = OwnedElsewhere(3)
PART = Shards(1, 1, 2)


NOW = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _the_clock_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.utils, "utcnow", lambda: NOW)


def click(age: float = 0.0, *, written: bool = False) -> Click:
    """Return a click at table 7, so many seconds old; what was `written` has no token."""
    made = NOW - timedelta(seconds=age)
    act, person = ClickAction("play", 7, 2, "pass"), Person(5, "Ann")
    return Click(
        id=discord.utils.time_snowflake(made),
        application_id=1,
        token="" if written else "t",
        act=act,
        person=person,
        locale="en-US",
        channel_id=8,
        message_id=9,
        in_public=False,
    )


@pytest.mark.parametrize(
    ("age", "free", "taken", "told"),
    [(0.0, True, True, []), (0.0, True, False, ["told"]), (3.0, True, True, None), (0.0, False, True, None)],
    ids=["taken", "not taken", "too late", "answered already"],
)
async def test_a_click_is_put_for_its_owner_and_taken_back_if_nobody_took_it(
    age: float, free: bool, taken: bool, told: list[str] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    left: list[float] = []
    monkeypatch.setattr("bot.ui.interactions.handover.asyncio.sleep", AsyncMock(side_effect=left.append))
    inbox, answer, asked = AsyncMock(), AsyncMock(release_answer=Mock(return_value=free)), click(age)
    inbox.put_inbox_item.return_value, inbox.withdraw_item.return_value = 44, not taken
    hands = ClickForwarder(inbox)
    if told is None:
        with pytest.raises(OwnedElsewhere):
            await hands.hand_over(asked, answer, OWNER)
        inbox.put_inbox_item.assert_not_awaited()
        return
    await hands.hand_over(asked, answer, OWNER)
    inbox.put_inbox_item.assert_awaited_once_with(3, 7, CLICK_ADAPTER.dump_json(asked).decode())
    await asyncio.gather(*hands._waiting)
    inbox.withdraw_item.assert_awaited_once_with(44)
    assert [seconds for seconds in left if seconds] == [pytest.approx(2.0)]
    assert answer.show_sentence.await_count == len(told)
    await asyncio.sleep(0)
    assert not hands._waiting


def inbox_of(answer: Any, *handed: InboxItem, shards: Shards = PART) -> Any:
    store = AsyncMock(wake_event=asyncio.Event())
    store.inbox.take_inbox_items.return_value = handed
    tables: Any = Mock(store=store, people=AsyncMock())
    return ClickInbox(tables, shards, answer)


@pytest.mark.parametrize(
    ("asked", "answered"),
    [(click(), True), (click(9.0), False), (click(9.0, written=True), True)],
    ids=["in time", "too late for Discord", "what was written waits"],
)
async def test_what_was_handed_over_is_answered_while_discord_accepts_it(asked: Click, answered: bool) -> None:
    answer = AsyncMock()
    inbox = inbox_of(answer, InboxItem(1, 7, CLICK_ADAPTER.dump_json(asked).decode()))
    await inbox._take_entries()
    inbox._tables.store.renew_claim.assert_awaited_once_with()
    inbox._tables.store.inbox.take_inbox_items.assert_awaited_once_with(PART)
    await inbox.stop()
    assert [one.args for one in answer.await_args_list] == ([(asked,)] if answered else [])
    assert inbox._tables.store.wake_event.is_set()
    await asyncio.sleep(0)
    assert not inbox._at_work


async def test_the_age_of_a_click_is_told_by_the_clock_of_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    """By this machine's clock, which is fast, both clicks are two seconds older than they are."""
    monkeypatch.setattr(ClockSkew, "seconds", -2.0)
    assert [click(age).age for age in (2.0, 4.5)] == [0.0, 2.5]
    answer = AsyncMock()
    inbox = inbox_of(answer, InboxItem(1, 7, CLICK_ADAPTER.dump_json(click(4.5)).decode()))
    await inbox._take_entries()
    await inbox.stop()
    answer.assert_awaited_once()


@pytest.mark.parametrize("problem", [None, TableError("table-gone"), StoreUnavailable("away"), ZeroDivisionError()])
async def test_changed_preferences_are_heard_and_no_fault_ends_the_work(
    problem: Exception | None, caplog: pytest.LogCaptureFixture
) -> None:
    inbox = inbox_of(AsyncMock(), InboxItem(1, 7, None))
    inbox._tables.people.refresh_table.side_effect = problem
    await inbox._take_entries()
    await inbox.stop()
    inbox._tables.people.refresh_table.assert_awaited_once_with(7)
    lines: dict[type[Exception | None], list[str]] = {
        StoreUnavailable: ["table 7: what was handed over could not be done: StoreUnavailable('away')"],
        ZeroDivisionError: ["what was handed over went wrong"],
    }
    assert caplog.messages == lines.get(type(problem), [])


async def test_that_somebody_was_forgotten_elsewhere_is_heard() -> None:
    inbox = inbox_of(AsyncMock(), InboxItem(1, NO_TABLE, None))
    inbox._tables.people.clear_people_caches = Mock()
    await inbox._take_entries()
    await inbox.stop()
    inbox._tables.people.clear_people_caches.assert_called_once_with()
    inbox._tables.people.refresh_table.assert_not_awaited()


async def test_what_cannot_be_read_is_one_line_each_and_stops_nothing(caplog: pytest.LogCaptureFixture) -> None:
    answer = AsyncMock()
    rows = ["{", "[]", '{"id": 4}', "null"]
    good = InboxItem(9, 7, CLICK_ADAPTER.dump_json(click()).decode())
    inbox = inbox_of(answer, *(InboxItem(number, 7, row) for number, row in enumerate(rows)), good)
    await inbox._take_entries()
    await inbox.stop()
    assert len(caplog.records) == len(rows)
    assert all("cannot be read" in line and "Traceback" not in line for line in caplog.messages)
    assert not any(record.exc_info for record in caplog.records)
    answer.assert_awaited_once_with(click())


async def test_a_store_that_is_away_is_said_once_until_it_is_back(caplog: pytest.LogCaptureFixture) -> None:
    inbox = inbox_of(AsyncMock())
    away = [StoreUnavailable("away"), StoreUnavailable("away"), None, StoreUnavailable("away"), ZeroDivisionError()]
    inbox._tables.store.renew_claim.side_effect = away
    with caplog.at_level(logging.INFO):
        for _ in away:
            await inbox._take_entries()
    said = "nothing can be handed over just now: StoreUnavailable('away')"
    assert caplog.messages == [said, said, "what was handed over could not be taken"]


async def test_whoever_has_the_whole_house_takes_nothing_and_others_take_until_they_stop() -> None:
    await inbox_of(AsyncMock(), shards=ALL_SHARDS).run()
    inbox = inbox_of(AsyncMock())
    looks: list[bool] = []

    async def look() -> None:
        looks.append(inbox._tables.store.wake_event.is_set())
        inbox._tables.store.wake_event.set()
        inbox._stopping = len(looks) == 2

    inbox._take_entries = look
    await inbox.run()
    assert looks == [False, False], "the event is cleared before it looks"
