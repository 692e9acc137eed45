"""Tables held ready: read when they are first touched, written through, no more than fit, and never half a change."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.store import ALL_SHARDS, Shards, StoreUnavailable
from bot.store.models import SurfaceMessage, Table
from bot.tables import TableService, Timekeeper
from bot.tables.deadlines.returned_time import RESTART_GRACE
from bot.tables.memory.locks import TableLocks
from bot.tables.memory.match_log import MAX_HELD_MOVES
from bot.tables.memory.ownership import OwnedElsewhere
from bot.tables.memory.surface_write_queue import SurfaceWriteQueue
from bot.tables.memory.table_cache import TableCache
from bot.tables.table_view import filter_visible_moves
from tests.bot.tables.parlour import ANN, BOB, CLEO, Parlour
from tests.bot.tables.test_table_clock import asleep


def a_board(table: Table, message_id: int = 100) -> SurfaceMessage:
    return SurfaceMessage(
        table_id=table.id,
        kind="board",
        user_id=None,
        channel_id=9,
        message_id=message_id,
        version_shown=table.version,
        digest="first",
        decision=1,
    )


def counted(parlour: Parlour) -> Callable[[], tuple[int, int]]:
    """Return what tells how many transactions have read and written since now."""
    reads, writes = parlour.store.transactions
    return lambda: (parlour.store.transactions[0] - reads, parlour.store.transactions[1] - writes)


async def test_a_move_does_not_wait_until_a_new_message_is_noted(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, add, away = await parlour.match(2), parlour.store.surfaces.add_surface, asyncio.Event()

    async def add_later(*wanted: Any) -> SurfaceMessage:
        await away.wait()
        return await add(*wanted)

    monkeypatch.setattr(parlour.store.surfaces, "add_surface", add_later)
    noting = asyncio.create_task(parlour.tables.shown.save_surface(a_board(table)))
    await asyncio.sleep(0)
    playing = asyncio.create_task(parlour.tables.play_move(table.id, ANN.user_id, "show 1", 1))
    played, _ = await asyncio.wait({playing}, timeout=5)
    away.set()
    assert await noting in await parlour.tables.shown.list_surfaces(table.id)
    await playing
    assert played, "the move waited for the note of the message"


async def test_of_two_messages_that_are_noted_at_once_the_newer_is_live(parlour: Parlour) -> None:
    table = await parlour.match(2)
    held = await parlour.tables.changes.holding.load_table(table.id)
    for number in (8, 7, 9):
        held.add_surface(replace(a_board(table, 100 + number), id=number))
    assert {number: one.live for number, one in held.surfaces.items()} == {7: False, 8: False, 9: True}
    held.add_surface(replace(a_board(table, 106), id=6))
    assert not held.surfaces[6].live


async def test_a_click_reads_nothing_and_writes_its_move_once_and_the_notes_once(parlour: Parlour) -> None:
    table = await parlour.match(2, rounds=9)
    boards = [await parlour.tables.shown.save_surface(replace(a_board(table, 100 + n), user_id=n)) for n in range(3)]
    keeper = Timekeeper(parlour.tables, parlour.clock)
    keeping = asyncio.create_task(keeper.run())
    await asleep(parlour.clock)
    spent = counted(parlour)
    table = await parlour.tables.play_move(table.id, ANN.user_id, "show 1", 1)
    for user in (ANN.user_id, BOB.user_id, None):
        await parlour.tables.load_view(table.id, user)
    for board in boards:
        assert board in await parlour.tables.shown.list_surfaces(table.id)
        await parlour.tables.shown.save_surface(replace(board, version_shown=table.version, digest="second"))
    assert await parlour.tables.find_table(table.id) == table
    await asyncio.sleep(0)
    assert spent() == (0, 1)
    await parlour.tables.flush_surface_writes()
    assert spent() == (0, 2)
    keeper.stop()
    await keeping


async def test_what_was_changed_in_memory_is_in_the_store(parlour: Parlour) -> None:
    table = await parlour.match(3, "gobblestones")
    table = await parlour.tables.resign_match(table.id, BOB.user_id)
    assert await parlour.store.tables.find_table(table.id) == table
    table = await parlour.tables.set_or_propose_pace(table.id, ANN.user_id, "by-day")
    assert await parlour.store.tables.find_table(table.id) == table


async def test_a_change_that_the_store_refuses_did_not_happen(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await parlour.match(2)
    before = await parlour.tables.load_view(table.id, ANN.user_id)

    async def full(*_: object, **__: object) -> Table:
        raise StoreUnavailable("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(parlour.store.tables, "save_table", full)
        with pytest.raises(StoreUnavailable):
            await parlour.tables.play_move(table.id, ANN.user_id, "show 1")
    parlour.ear.changes.clear()
    assert await parlour.tables.load_view(table.id, ANN.user_id) == before
    await parlour.tables.play_move(table.id, ANN.user_id, "show 2")
    assert parlour.ear.changes == [table.id]
    assert await parlour.notations(table.id) == [(0, "show 2", "player")]


async def test_nothing_is_seen_of_a_move_before_the_store_has_it(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await parlour.match(2)
    save, asked, allowed = parlour.store.tables.save_table, asyncio.Event(), asyncio.Event()

    async def slow(*change: Any, **more: Any) -> Table:
        asked.set()
        await allowed.wait()
        return await save(*change, **more)

    monkeypatch.setattr(parlour.store.tables, "save_table", slow)
    playing = asyncio.create_task(parlour.tables.play_move(table.id, ANN.user_id, "show 1"))
    await asked.wait()
    assert (await parlour.tables.load_view(table.id, ANN.user_id)).recent_moves == ()
    assert (await parlour.tables.find_table(table.id)).version == table.version
    allowed.set()
    await playing
    assert len((await parlour.tables.load_view(table.id, ANN.user_id)).recent_moves) == 1


async def test_a_move_is_made_whole_though_whoever_asked_is_gone(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await parlour.match(2)
    save, asked = parlour.store.tables.save_table, asyncio.Event()

    async def slow(*change: Any, **more: Any) -> Table:
        asked.set()
        await asyncio.sleep(0.01)
        return await save(*change, **more)

    monkeypatch.setattr(parlour.store.tables, "save_table", slow)
    parlour.ear.changes.clear()
    playing = asyncio.create_task(parlour.tables.play_move(table.id, ANN.user_id, "show 1"))
    await asked.wait()
    playing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await playing
    assert parlour.ear.changes == [table.id]
    assert await parlour.tables.find_table(table.id) == await parlour.store.tables.find_table(table.id)
    assert len((await parlour.tables.load_view(table.id, None)).recent_moves) == 1


async def test_the_same_sight_is_given_until_something_changes(parlour: Parlour) -> None:
    table = await parlour.match(2)
    seen = await parlour.tables.load_view(table.id, ANN.user_id)
    assert await parlour.tables.load_view(table.id, ANN.user_id) is seen
    await parlour.tables.play_move(table.id, BOB.user_id, "show 1")
    assert await parlour.tables.load_view(table.id, ANN.user_id) is not seen


async def test_who_cannot_be_reached_is_known_at_all_their_tables(parlour: Parlour) -> None:
    tables = [await parlour.match(2), await parlour.lobby(2), await parlour.match(2, rounds=1)]
    for person in (ANN, BOB):
        await parlour.tables.play_move(tables[2].id, person.user_id, "show 1")
    await parlour.tables.people.save_dm_reach(BOB.user_id, "closed")
    for table in tables:
        for kept in (await parlour.tables.find_table(table.id), await parlour.store.tables.find_table(table.id)):
            assert kept
            assert [sitter.dm for sitter in kept.sitters] == ["unknown", "closed"]


async def test_who_cannot_be_reached_is_known_though_a_move_is_being_stored(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await parlour.match(2, rounds=9)
    saving, go_on, save = asyncio.Event(), asyncio.Event(), parlour.store.tables.save_table

    async def saved_slowly(*args: Any, **details: Any) -> Table:
        saving.set()
        after = await save(*args, **details)
        await go_on.wait()
        return after

    monkeypatch.setattr(parlour.store.tables, "save_table", saved_slowly)
    move = asyncio.create_task(parlour.tables.play_move(table.id, ANN.user_id, "show 1"))
    await saving.wait()
    noting = asyncio.create_task(parlour.tables.people.save_dm_reach(BOB.user_id, "closed"))
    await asyncio.sleep(0.05)  # time enough for the store; a note that takes longer is no worse for it
    go_on.set()
    await asyncio.gather(move, noting)
    assert [sitter.dm for sitter in (await parlour.tables.find_table(table.id)).sitters] == ["unknown", "closed"]


async def test_the_log_that_is_held_is_the_log_that_is_kept(parlour: Parlour) -> None:
    table = await parlour.match(3, rounds=12, pace="none")
    for number in range(12):
        for person in (ANN, BOB, CLEO):
            for _ in range(number % 3):
                await parlour.tables.play_move(table.id, person.user_id, "peek")
            await parlour.tables.play_move(table.id, person.user_id, f"show {number % 6}")
    kept = await parlour.store.load_whole_table(table.id, MAX_HELD_MOVES)
    assert kept
    held = (await parlour.tables.changes.holding.load_table(table.id)).log
    for seat, known in kept.known.items():
        assert held.get_latest_moves(seat) == filter_visible_moves(seat, *known)[-MAX_HELD_MOVES:]
    assert [move.move for move in held.public_moves] == list(filter_visible_moves(None, *kept.known[None])), (
        "no board has told anything yet"
    )
    assert len(held.public_moves) > MAX_HELD_MOVES


async def test_a_table_that_nobody_touches_makes_room_and_comes_back_as_it_was(parlour: Parlour) -> None:
    tables = [await parlour.match(2) for _ in range(3)]
    holding = TableCache(
        parlour.store,
        SurfaceWriteQueue(parlour.store),
        TableLocks(),
        ALL_SHARDS,
        set_aside=parlour.ear.on_table_changed,
        max_tables=2,
    )
    first = await holding.load_table(tables[0].id)
    assert await holding.load_table(tables[0].id) is first
    for table in tables[1:]:
        await holding.load_table(table.id)
    assert len(holding) == 2
    again = await holding.load_table(tables[0].id)
    assert again is not first
    assert again.table == first.table


async def test_tables_that_ended_make_room_before_those_in_play(parlour: Parlour) -> None:
    tables = [await parlour.match(2) for _ in range(5)]
    for ended in tables[1:4]:
        await parlour.tables.close_table(ended.id, ANN.user_id)
    holding = TableCache(
        parlour.store,
        SurfaceWriteQueue(parlour.store),
        TableLocks(),
        ALL_SHARDS,
        set_aside=parlour.ear.on_table_changed,
        most_ended=2,
    )
    held = [await holding.load_table(table.id) for table in tables]
    assert len(holding) == 3
    again = [await holding.load_table(tables[place].id) is held[place] for place in (0, 4, 3, 2)]
    assert again == [True, True, True, False]


async def test_a_table_that_is_being_changed_does_not_make_room(parlour: Parlour) -> None:
    tables, locks = [await parlour.match(2) for _ in range(2)], TableLocks()
    holding = TableCache(
        parlour.store,
        SurfaceWriteQueue(parlour.store),
        locks,
        ALL_SHARDS,
        set_aside=parlour.ear.on_table_changed,
        max_tables=1,
    )
    async with locks.get_lock(tables[0].id):
        first = await holding.load_table(tables[0].id)
        await holding.load_table(tables[1].id)
        assert await holding.load_table(tables[0].id) is first


async def test_a_table_touched_by_many_at_once_is_read_once(parlour: Parlour) -> None:
    table = await parlour.match(2)
    other = TableService(parlour.store, parlour.clock)
    spent = counted(parlour)
    await asyncio.gather(*(other.load_view(table.id, None) for _ in range(9)))
    assert spent() == (1, 0)


async def test_a_start_reads_no_table_that_has_its_time(parlour: Parlour) -> None:
    for _ in range(3):
        await parlour.match(2, pace="by-day")
    near = await parlour.match(2)
    parlour.clock.advance(45)
    later = await parlour.again()
    await later.tables.time.recover_deadlines_after_restart()
    assert len(later.tables.changes.holding) == 1
    assert (await later.tables.find_table(near.id)).deadline == parlour.clock.now() + RESTART_GRACE
    await later.stop()


async def test_a_table_that_another_process_owns_is_neither_held_nor_clocked(parlour: Parlour) -> None:
    ours, theirs = await parlour.match(2), await parlour.match(2, guild_id=1 << 22)
    half = TableService(parlour.store, parlour.clock, shards=Shards.from_text("0/2"))
    await half.find_table(ours.id)
    with pytest.raises(OwnedElsewhere) as refused:
        await half.load_view(theirs.id, None)
    assert (refused.value.code, refused.value.shard) == ("table-elsewhere", 1)
    assert await half.shown.list_stale_tables() == (ours.id,)
    assert [table.id for table in await half.list_tables_in_use()] == [ours.id]
    parlour.clock.advance(60)
    await half.time.process_due_tables()
    assert [(await parlour.notations(table.id) != []) for table in (ours, theirs)] == [True, False]


class TestWhatMessagesShow:
    async def test_it_is_noted_together_a_little_later(self, parlour: Parlour) -> None:
        table = await parlour.match(2)
        board = await parlour.tables.shown.save_surface(a_board(table))
        spent = counted(parlour)
        for digest in ("second", "third"):
            await parlour.tables.shown.save_surface(replace(board, digest=digest))
        shown = await parlour.tables.shown.list_surfaces(table.id)
        assert [surface.digest for surface in shown] == ["third"]
        assert spent() == (0, 0)
        async with asyncio.timeout(60):
            while await parlour.store.surfaces.list_surfaces(table.id) != shown:  # noqa: ASYNC110  nothing tells of it
                await asyncio.sleep(0.01)
        assert spent()[1] == 1

    async def test_nothing_is_written_that_is_noted_already(self, parlour: Parlour) -> None:
        table = await parlour.match(2)
        board = await parlour.tables.shown.save_surface(a_board(table))
        spent = counted(parlour)
        await parlour.tables.shown.save_surface(board)
        await parlour.tables.flush_surface_writes()
        assert spent() == (0, 0)

    async def test_the_stop_notes_that_nothing_new_had_to_be_shown(self, parlour: Parlour) -> None:
        """A start would compose every screen again."""
        table = await parlour.match(2)
        board = await parlour.tables.shown.save_surface(a_board(table))
        table = await parlour.tables.play_move(table.id, ANN.user_id, "peek")
        await parlour.tables.shown.save_surface(replace(board, version_shown=table.version))
        assert await parlour.tables.shown.list_stale_tables() == ()
        later = await parlour.again()
        assert await later.tables.shown.list_stale_tables() == ()
        await later.stop()

    async def test_a_message_that_was_superseded_or_dropped_stays_so(self, parlour: Parlour) -> None:
        table = await parlour.match(2)
        old = await parlour.tables.shown.save_surface(a_board(table, 100))
        new = await parlour.tables.shown.save_surface(replace(a_board(table, 101), since=2_001))
        noted = await parlour.tables.shown.save_surface(replace(old, version_shown=9))
        assert (noted.live, noted.version_shown, noted.until) == (False, 9, 2_001), "it tells no later round"
        assert await parlour.tables.shown.list_surfaces(table.id) == (noted, new)
        await parlour.tables.shown.drop_surface(old.id)
        assert not (await parlour.tables.shown.save_surface(replace(old, version_shown=10))).live
        assert await parlour.tables.shown.list_surfaces(table.id) == (new,)
        await parlour.tables.flush_surface_writes()
        assert await parlour.store.surfaces.list_surfaces(table.id) == (new,)

    async def test_a_message_noted_again_before_its_end_was_written_stays(self, parlour: Parlour) -> None:
        """Discord may answer a second attempt with the message that is there already."""
        table = await parlour.match(2)
        board = await parlour.tables.shown.save_surface(a_board(table))
        await parlour.tables.shown.drop_surface(board.id)
        again = await parlour.tables.shown.save_surface(a_board(table))
        await parlour.tables.flush_surface_writes()
        assert await parlour.store.surfaces.list_surfaces(table.id) == (again,)
        assert await parlour.tables.shown.list_surfaces(table.id) == (again,)

    async def test_what_could_not_be_noted_is_noted_when_the_store_is_back(
        self, parlour: Parlour, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = await parlour.match(2)
        board = await parlour.tables.shown.save_surface(a_board(table))

        async def away(_: object) -> None:
            raise StoreUnavailable("the disk is full")

        await parlour.tables.shown.save_surface(replace(board, digest="second"))
        with monkeypatch.context() as broken:
            broken.setattr(parlour.store.surfaces, "save_shown_surfaces", away)
            with pytest.raises(StoreUnavailable):
                await parlour.tables.shown.list_stale_tables()
        await parlour.tables.flush_surface_writes()
        assert [surface.digest for surface in await parlour.store.surfaces.list_surfaces(table.id)] == ["second"]

    async def test_a_stop_while_the_store_is_away_is_a_stop(
        self, parlour: Parlour, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        table = await parlour.match(2)
        board = await parlour.tables.shown.save_surface(a_board(table))

        async def away(_: object) -> None:
            raise StoreUnavailable("the disk is full")

        await parlour.tables.shown.save_surface(replace(board, digest="second"))
        with monkeypatch.context() as broken:
            broken.setattr(parlour.store.surfaces, "save_shown_surfaces", away)
            await parlour.tables.flush_surface_writes()
        assert "could not be stored yet" in caplog.text
