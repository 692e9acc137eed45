"""What is done once more after a crash, a failure or a stop, as tables of truths."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock, call

import pytest

from bot.store import Shards, StoreUnavailable
from bot.ui.connection.session_starts import MIN_STARTS_LEFT, SessionStartLimit
from bot.ui.interactions.inbox import ClickInbox
from bot.ui.surfaces.delivery import RECENT_END_AGE, TableDelivery
from bot.ui.surfaces.endings import MAX_END_DELAY

STARTS: tuple[tuple[Sequence[tuple[int, int]], int, list[float]], ...] = (
    # what Discord answers: the starts that are left, and milliseconds until there are new ones; how many sessions begin
    # and for how long each wait is
    ([(MIN_STARTS_LEFT + 2, 0)], 2, []),
    ([(MIN_STARTS_LEFT + 1, 0), (MIN_STARTS_LEFT + 1, 0)], 2, []),
    ([(MIN_STARTS_LEFT, 5_000), (MIN_STARTS_LEFT + 1, 0)], 1, [5.0]),
    ([(MIN_STARTS_LEFT, 100), (MIN_STARTS_LEFT + 1, 0)], 1, [1.0]),
    ([(0, 999_000), (0, 400_000), (1000, 0)], 3, [300.0, 300.0]),
)


@pytest.mark.parametrize(("answers", "sessions", "waits"), STARTS)
async def test_some_starts_are_always_left(
    answers: Sequence[tuple[int, int]], sessions: int, waits: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    limits = AsyncMock(side_effect=[SimpleNamespace(remaining=left, reset_after=after) for left, after in answers])
    starts = SessionStartLimit(limits)
    for _ in range(sessions):
        await starts.wait_for_session_start()
    assert slept == waits
    assert limits.await_count == len(answers)


LOOKS: tuple[tuple[bool, bool, list[int], list[int], bool], ...] = (
    # whether it is the first look, whether the store fails: which tables are owed, which are changed, whether it stays
    (True, False, [5, 6, 7], [], False),
    (False, False, [], [1, 2], False),
    (True, True, [], [], True),
    (False, True, [], [], False),
)


@pytest.mark.parametrize(("anew", "fails", "owed", "changed", "still"), LOOKS)
async def test_the_first_look_is_at_all_and_later_ones_at_news(
    anew: bool, fails: bool, owed: list[int], changed: list[int], still: bool
) -> None:
    news = SimpleNamespace(versions={1: 4}, gone=[2], tables=["tables"])
    house: Any = Mock(_anew=anew, _versions={2: 9, 3: 1})
    now = house._tables.clock.now.return_value = datetime(2030, 1, 1, tzinfo=UTC)
    house._tables.changes.load_table_changes = AsyncMock(side_effect=StoreUnavailable("away") if fails else [news])
    house._tables.shown.list_stale_tables = AsyncMock(return_value=[5, 6])
    house._tables.changes.recover_due_notices = AsyncMock(return_value=(7,))
    if fails:
        with pytest.raises(StoreUnavailable):
            await TableDelivery._find_changed_tables(house)
    else:
        await TableDelivery._find_changed_tables(house)
    assert (house._anew, house._versions) == (still, {2: 9, 3: 1} if fails else {1: 4, 3: 1})
    assert [each.args[0] for each in house.schedule_recovery.call_args_list] == owed
    assert [each.args[0] for each in house.on_table_changed.call_args_list] == changed
    begun = anew and not fails
    assert house._ping_decider.recover_postponed_pings.call_args_list == [call(["tables"])] * begun
    assert (
        house._tables.shown.list_stale_tables.await_args_list
        == [call(now - RECENT_END_AGE, now - MAX_END_DELAY)] * begun
    )


async def test_an_inbox_that_is_stopped_takes_nothing_more_and_finishes() -> None:
    tables: Any = Mock()
    tables.store.wake_event, tables.store.renew_claim = asyncio.Event(), AsyncMock()
    tables.store.inbox.take_inbox_items = AsyncMock(return_value=[])
    inbox = ClickInbox(tables, Shards(0, 0, 2), AsyncMock())
    running = asyncio.create_task(inbox.run())
    await asyncio.sleep(0)
    await inbox.stop()
    async with asyncio.timeout(30):
        await running
    tables.store.inbox.take_inbox_items.assert_awaited_once_with(Shards(0, 0, 2))


def test_a_store_that_is_back_makes_all_tables_of_before_looked_at_as_at_a_start() -> None:
    house: Any = Mock(_anew=False, _versions={7: 3}, _known={7})
    now = house._tables.clock.now.return_value = datetime(2030, 1, 1, tzinfo=UTC)
    TableDelivery.recheck_all_tables(house)
    assert (house._began, house._anew, house._versions, house._known) == (now, True, {}, set())
    house.retry_failed_posts.assert_called_once_with()


async def test_an_inbox_stops_though_what_it_took_was_broken_off() -> None:
    inbox = ClickInbox(Mock(), Shards(0, 0, 2), AsyncMock())
    work = asyncio.create_task(asyncio.Event().wait())
    inbox._at_work.add(work)  # type: ignore[arg-type]  # any task
    work.cancel()
    async with asyncio.timeout(30):
        await inbox.stop()
