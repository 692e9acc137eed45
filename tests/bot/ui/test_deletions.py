"""Looks for messages that were deleted while nobody heard of it: what counts as gone, and how often is asked."""

import asyncio
from contextlib import suppress
from typing import Any
from unittest.mock import AsyncMock, Mock, call

import aiohttp
import discord
import pytest

from bot.store import StoreUnavailable
from bot.store.models import SurfaceKind, SurfaceMessage
from bot.tables import OwnedElsewhere
from bot.tables.deadlines.workers import MAX_RETRY_DELAY
from bot.ui.lost_messages import deletions
from bot.ui.lost_messages.deletions import DeletedMessageFinder


def shown(number: int, kind: SurfaceKind = "board", *, live: bool = True) -> SurfaceMessage:
    place = {"user_id": None, "channel_id": 8, "message_id": number, "version_shown": 1}
    return SurfaceMessage(table_id=1, kind=kind, live=live, **place)  # type: ignore[arg-type]  # as they are


def answered(status: int, code: int) -> discord.HTTPException:
    kind = discord.DiscordServerError if status >= 500 else discord.HTTPException
    return kind(Mock(status=status, reason=""), {"code": code, "message": ""})


ANSWERS: tuple[tuple[Exception | None, bool, bool | None], ...] = (
    # what Discord answers about a message, whether that says it is gone: whether it is there
    (None, False, True),
    (answered(404, 10008), True, False),
    (answered(404, 10003), True, False),
    (answered(404, 10008), False, True),
    (answered(403, 50001), True, True),
    (answered(404, 10004), True, True),
    (answered(503, 0), True, None),
    (aiohttp.ClientError(), True, None),
    (OSError(), True, None),
)


def looking(
    surfaces: list[SurfaceMessage], problem: Any, *, gone: bool = True
) -> tuple[DeletedMessageFinder, Any, list[int]]:
    found: list[int] = []
    client, tables = Mock(), Mock()
    client.http.get_message = AsyncMock(side_effect=problem)
    tables.store.surfaces.list_surfaces = AsyncMock(return_value=surfaces)
    tables.changes.list_waiting_tables_first, tables.changes.notes.flush = (
        AsyncMock(return_value=[3, 1, 2]),
        AsyncMock(),
    )
    messages, limit = Mock(mark_surface_deleted=AsyncMock(return_value=gone)), Mock(wait_for_slot_last=AsyncMock())
    return DeletedMessageFinder(client, tables, messages, limit, found.append), client.http.get_message, found


@pytest.fixture
def no_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deletions, "CHECK_PAUSE_SECONDS", 0)


@pytest.mark.usefixtures("no_pace")
@pytest.mark.parametrize(("problem", "gone", "there"), ANSWERS)
async def test_only_a_message_that_is_gone_counts(problem: Exception | None, there: bool | None, *, gone: bool) -> None:
    looker, asked, found = looking([shown(5)], problem, gone=gone)
    assert await looker.check_table_messages(7) is (there is not None)
    assert asked.await_args_list == [call(8, 5)]
    assert found == ([7] if there is False else [])
    await looker.repost_missing_messages(7)
    assert found[-1] == 7


@pytest.mark.usefixtures("no_pace")
async def test_only_living_boards_and_mentions_are_looked_at_of_all_that_wait() -> None:
    kinds: tuple[SurfaceKind, ...] = ("lobby", "board", "panel", "bell", "reminder", "question", "end")
    surfaces = [shown(number, kind) for number, kind in enumerate(kinds)]
    looker, asked, found = looking([*surfaces, shown(9, live=False)], None)
    await looker._check_all_tables()
    assert [each.args[1] for each in asked.await_args_list] == [1, 3, 4] * 3
    assert found == []


@pytest.mark.usefixtures("no_pace")
async def test_what_discord_had_no_answer_about_is_asked_for_three_times() -> None:
    looker, asked, _ = looking([shown(5)], answered(503, 0))
    looked: list[int] = []
    look = looker.check_table_messages

    async def noted(table_id: int) -> bool:
        looked.append(table_id)
        return table_id == 1 or await look(table_id)

    looker.check_table_messages = noted  # type: ignore[method-assign]  # the test listens
    await looker._check_all_tables()
    assert looked == [3, 1, 2, 3, 2, 3, 2]
    assert asked.await_count == 6
    looker.request_check()
    await looker._check_all_tables()
    assert len(looked) == 7, "a new session begins from the first on"


@pytest.mark.parametrize(
    ("fault", "line", "again"),
    [
        (StoreUnavailable("full"), "what shows the tables could not be looked at: StoreUnavailable('full')", True),
        (ValueError("a defect"), "what shows the tables could not be looked at", False),
    ],
)
async def test_a_look_that_fails_is_told_and_taken_up_again(
    fault: Exception, line: str, *, again: bool, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    looker, _, _ = looking([], None)
    looks, slept = AsyncMock(side_effect=[fault, None]), list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(looker, "_check_all_tables", looks)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    looker.stop()
    running = asyncio.get_running_loop().create_task(looker.run())
    looker.request_check()
    for _ in range(6):
        await asyncio.wait([running], timeout=0)
    assert looks.await_count == 1 + again
    assert slept == [MAX_RETRY_DELAY.total_seconds()] * again
    assert caplog.messages == [line]
    looker.stop()
    with suppress(asyncio.CancelledError):
        await running
    assert running.cancelled()


async def test_what_was_deleted_and_nobody_has_touched_since_the_start_is_found_in_the_store() -> None:
    surfaces = [shown(5), shown(6, live=False), shown(7, "panel"), shown(8, "lobby")]
    looker, _, found = looking([], None)
    looker._tables.store.surfaces.find_surfaces_by_messages = AsyncMock(return_value=surfaces)  # type: ignore[method-assign]
    await looker.report_deleted_messages([5, 6, 7, 8, 9])
    assert found == [1, 1]
    deleted = looker._messages.mark_surface_deleted.await_args_list  # type: ignore[attr-defined]
    assert [one.args for one in deleted] == [(surfaces[0],), (surfaces[3],)]


async def test_a_message_of_a_table_that_another_process_has_is_left_to_that() -> None:
    looker, _, found = looking([shown(5)], answered(404, 10008))
    looker._messages.mark_surface_deleted.side_effect = OwnedElsewhere(1)  # type: ignore[attr-defined]
    looker._tables.store.surfaces.find_surfaces_by_messages = AsyncMock(return_value=[shown(5)])  # type: ignore[method-assign]
    await looker.report_deleted_messages([5])
    assert not await looker.check_table_messages(1)
    assert found == []


async def test_what_cannot_be_looked_for_in_the_store_is_looked_at_later() -> None:
    looker, _, found = looking([], None)
    looker._tables.store.surfaces.find_surfaces_by_messages = AsyncMock(side_effect=StoreUnavailable("away"))  # type: ignore[method-assign]
    await looker.report_deleted_messages([5])
    assert (found, looker._wanted.is_set()) == ([], True)
