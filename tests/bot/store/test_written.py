"""What is written, row by row: guarded by versions, counted, noted, and left for other processes."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bot.measurements import attach_metrics_listener
from bot.store import Shards, Store, VersionConflict
from bot.store.models import Preferences, Sitter, StoredMove, SurfaceMessage
from bot.store.rows.inbox_rows import InboxItem
from games.gobblestones import events
from tests.bot.store.test_found import opened
from tests.empty_house import lay
from tests.postgres import Server

NOW = datetime(2030, 1, 1, 12, tzinfo=UTC)
ANN = 1


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened_store = await Store.open(str(lay(tmp_path / "parlour.db")))
    await opened_store.tables.add_table(opened("c"), "5ec2e7")
    yield opened_store
    await opened_store.close()


async def spoil(store: Store, words: str) -> None:
    await store._database.write(lambda connection: connection.execute(text(words)))


async def test_a_change_counts_only_for_the_version_that_it_is_based_on(store: Store) -> None:
    before = await store.tables.find_table(1)
    assert before
    for version in (0, 2):
        with pytest.raises(VersionConflict, match=r"^1$"):
            await store.tables.save_table(replace(before, version=version), replace(before, warned=True))
    moves = [StoredMove(number, 0, f"move {number}", "c", "player", (), NOW) for number in (2, 1)]
    saved = await store.tables.save_table(before, replace(before, warned=True), snapshot="{}", moves=moves)
    assert saved == await store.tables.find_table(1) == replace(before, warned=True, version=2)
    assert [one.move for one in await store.tables.list_record_moves(1)] == ["move 1", "move 2"]
    assert await store.tables.count_tables_by_kind() == {("gobblestones", "playing"): 1}


async def test_a_table_that_is_aside_is_closed_whatever_its_version(store: Store) -> None:
    await spoil(store, "UPDATE tables SET version = 'many'")
    aside = await store.tables.find_table(1)
    assert aside
    closed = await store.tables.save_table(aside, replace(aside, status="closed"))
    assert (aside.status, closed.status, closed.version) == ("aside", "closed", 2**31 + 1)
    assert await store.tables.count_tables_by_kind() == {("gobblestones", "closed"): 1}


async def test_all_of_a_table_is_read_together(store: Store) -> None:
    table = await store.tables.find_table(1)
    assert table
    await store.people.set_preferences(ANN, Preferences("dm"))
    await store.tables.save_table(table, replace(table, warned=True), snapshot="{}")
    whole = await store.load_whole_table(1, 9)
    assert whole
    assert (whole.snapshot, whole.table.sitters[0].wish.ring, [*whole.known]) == ("{}", "dm", [None, 0, 1])
    await spoil(store, "UPDATE tables SET snapshot = '[]'")
    changed = await store.load_whole_table(1, 9)
    assert changed
    assert changed.snapshot is None
    lobby = await store.tables.add_table(opened("a"))
    for damage in ("options = '['", "options = '{}', started_at = NULL"):
        await spoil(store, f"UPDATE tables SET {damage} WHERE id = 1")  # noqa: S608  a test's own words
        for number in (1, lobby.id):
            unplayed = await store.load_whole_table(number, 9)
            assert unplayed
            assert unplayed.known == {}


async def test_of_what_everybody_knows_all_is_read_that_a_board_still_has_to_tell(store: Store) -> None:
    before = await store.tables.find_table(1)
    assert before
    passed = (events.TurnPassed(0),)
    moves = [StoredMove(number, 0, "end", "c", "player", passed, NOW) for number in range(1, 31)]
    await store.tables.save_table(before, replace(before, warned=True), snapshot="{}", moves=moves)
    place: dict[str, Any] = {"user_id": None, "channel_id": 8, "version_shown": 1}
    for message, since, first in ((5, None, 28), (6, 4_001, 4), (7, 9_000, 4), (8, 29_000, 4)):
        await store.surfaces.add_surface(
            SurfaceMessage(table_id=1, kind="board", message_id=message, since=since, **place)
        )
        whole = await store.load_whole_table(1, 3)
        assert whole
        known = {seat: [move.number for move in moves] for seat, (_, moves) in whole.known.items()}
        assert known == {None: [*range(first, 31)], 0: [28, 29, 30], 1: [28, 29, 30]}
    places = [(one.since, one.until, one.live) for one in await store.surfaces.list_surfaces(1)]
    assert places == [(None, 4_001, False), (4_001, 9_000, False), (9_000, 29_000, False), (29_000, None, True)]


async def test_what_is_noted_of_a_message_is_all_of_it(store: Store) -> None:
    place: dict[str, Any] = {"user_id": None, "channel_id": 8, "message_id": 5, "version_shown": 1}
    shown = await store.surfaces.add_surface(SurfaceMessage(table_id=1, kind="board", **place))
    now = replace(shown, version_shown=3, digest="d", decision=4)
    await store.surfaces.save_shown_surfaces({shown.id: now})
    assert await store.surfaces.list_surfaces(1) == (now,)


async def test_room_is_made_by_what_is_of_the_same_kind(store: Store) -> None:
    first = await store.kept_replays.add_kept_replay(ANN, "fork", {"table": 1}, NOW)
    for number in range(3):
        await store.kept_replays.add_kept_replay(ANN, "upload", {"table": number}, NOW)
        await store.kept_replays.add_kept_replay(ANN, "bookmark", {"table": number}, NOW)
    assert await store.kept_replays.find_kept_replay(first, NOW - timedelta(seconds=1))


async def test_a_message_on_its_way_brings_nobody_back_who_was_forgotten(store: Store) -> None:
    nobody = await store.people.export_person(9)
    await store.people.set_dm_reach(9, "open")
    assert await store.people.export_person(9) == nobody
    await store.tables.add_table(replace(opened("a"), sitters=(Sitter(None, 9, "Nina"),)))
    await store.people.set_dm_reach(9, "open")
    told = await store.people.export_person(9)
    assert (told["name"], told["direct_messages"]) == ("Nina", "open")


async def test_transactions_are_counted_and_told(store: Store) -> None:
    heard: list[tuple[str, tuple[str, ...]]] = []
    reads, writes = store.transactions
    with attach_metrics_listener(lambda figure, _, labels: heard.append((figure, tuple(labels)))):
        for number in range(3):
            await store.get_stored_value("a")
            await store.save_stored_value("a", str(number))
    assert store.transactions == (reads + 3, writes + 3)
    assert heard == [("store", ("read",)), ("store", ("write",))] * 3


async def test_what_is_left_for_another_process_is_signalled_and_taken_once(postgres: Server) -> None:
    url = postgres.house()
    here, there = await Store.open(url, Shards.from_text("0/2")), await Store.open(url, Shards.from_text("1/2"))
    numbers = [
        await here.inbox.put_inbox_item(shard, table, click)
        for shard, table, click in ((1, 5, "{}"), (1, 6, None), (0, 7, "x"))
    ]
    await asyncio.wait_for(there.wake_event.wait(), 30)
    assert not await there.inbox.withdraw_item(99)
    assert await here.inbox.take_inbox_items(Shards.from_text("1/2")) == [
        InboxItem(numbers[0], 5, "{}"),
        InboxItem(numbers[1], 6, None),
    ]
    assert [await there.inbox.withdraw_item(number) for number in numbers] == [False, False, True]
    assert await there.inbox.take_inbox_items(Shards.from_text("0-1/2")) == []
    for one in (here, there):
        await one.close()
