"""Surfaces: one live of each kind, the superseded wait, and delivery finds what it owes."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import delete

from bot.store import Store
from bot.store.models import Sitter, Surface, SurfaceKind, Table
from bot.store.schema import tables

NOW = datetime(2030, 1, 1, 12, 30, 0, 123456, tzinfo=UTC)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(str(tmp_path / "parlour.db"))
    yield opened
    await opened.close()


async def a_table(store: Store) -> Table:
    return await store.tables.add(
        Table(
            id=0,
            game="gobblestones",
            guild_id=None,
            channel_id=2**63 - 1,
            thread_id=None,
            host_id=1,
            status="lobby",
            options={"bluff": False},
            pace="live",
            language="en",
            version=0,
            sitters=(Sitter(None, 1, "Ann"), Sitter(None, 2, "Bob")),
            created_at=NOW,
            changed_at=NOW,
        )
    )


def board(table: Table, message_id: int, version_shown: int = 1) -> Surface:
    return Surface(
        table_id=table.id,
        kind="board",
        user_id=None,
        channel_id=9,
        message_id=message_id,
        version_shown=version_shown,
        digest="d1",
        decision=4,
    )


async def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    table = await a_table(store)
    assert (table.id, table.version, table.created_at, table.channel_id) == (1, 1, NOW, 2**63 - 1)
    assert await store.tables.find(table.id) == table


async def test_a_surface_comes_back_as_it_was_saved(store: Store) -> None:
    table = await a_table(store)
    saved = await store.surfaces.save(board(table, 100))
    assert saved == replace(board(table, 100), id=saved.id)
    assert await store.surfaces.of(table.id) == (saved,)


async def test_a_surface_is_known_by_its_message(store: Store) -> None:
    table = await a_table(store)
    first = await store.surfaces.save(board(table, 100))
    again = await store.surfaces.save(replace(first, version_shown=5, digest="d2", decision=None))
    assert await store.surfaces.of(table.id) == (again,)
    assert (again.id, again.version_shown, again.digest, again.decision) == (first.id, 5, "d2", None)


async def test_a_board_that_was_superseded_while_it_was_edited_stays_so(store: Store) -> None:
    table = await a_table(store)
    old, new = await store.surfaces.save(board(table, 100)), await store.surfaces.save(board(table, 101))
    noted = await store.surfaces.save(replace(old, version_shown=9))
    assert (noted.live, noted.version_shown) == (False, 9)
    assert await store.surfaces.of(table.id) == (noted, new)


async def test_a_board_that_was_dropped_while_it_was_edited_does_not_come_back(store: Store) -> None:
    table = await a_table(store)
    old = await store.surfaces.save(board(table, 100))
    await store.surfaces.drop(old.id)
    assert not (await store.surfaces.save(replace(old, version_shown=9))).live
    assert await store.surfaces.of(table.id) == ()


async def test_a_new_board_supersedes_the_old_one_which_waits_to_lose_its_controls(store: Store) -> None:
    table = await a_table(store)
    old, new = await store.surfaces.save(board(table, 100)), await store.surfaces.save(board(table, 101))
    assert await store.surfaces.of(table.id) == (replace(old, live=False), new)
    await store.surfaces.drop(old.id)
    assert await store.surfaces.of(table.id) == (new,)


async def test_panels_of_two_users_and_the_board_live_side_by_side(store: Store) -> None:
    table = await a_table(store)
    shown: list[tuple[SurfaceKind, int | None]] = [("lobby", None), ("board", None), ("panel", 1), ("panel", 2)]
    saved = [
        await store.surfaces.save(replace(board(table, 100 + number), kind=kind, user_id=user))
        for number, (kind, user) in enumerate(shown)
    ]
    assert await store.surfaces.of(table.id) == tuple(saved)
    await store.surfaces.save(replace(board(table, 200), kind="panel", user_id=2))
    assert [surface.live for surface in await store.surfaces.of(table.id)] == [True, True, True, False, True]


async def test_a_lobby_without_its_message_is_owed_one(store: Store) -> None:
    table = await a_table(store)
    assert await store.surfaces.stale_tables() == (table.id,)
    await store.surfaces.save(replace(board(table, 100), kind="lobby"))
    assert await store.surfaces.stale_tables() == ()


async def test_a_match_without_a_board_is_owed_one(store: Store) -> None:
    table = await a_table(store)
    table = await store.tables.save(table, replace(table, status="playing"))
    await store.surfaces.save(replace(board(table, 100, table.version), kind="lobby"))
    assert await store.surfaces.stale_tables() == (table.id,)
    await store.surfaces.save(board(table, 101, table.version))
    assert await store.surfaces.stale_tables() == ()


async def test_a_surface_that_is_behind_is_stale_even_at_a_closed_table(store: Store) -> None:
    table = await a_table(store)
    surface = await store.surfaces.save(replace(board(table, 100), kind="lobby"))
    table = await store.tables.save(table, replace(table, status="closed"))
    assert await store.surfaces.stale_tables() == (table.id,)
    await store.surfaces.save(replace(surface, version_shown=table.version))
    assert await store.surfaces.stale_tables() == ()


async def test_a_superseded_surface_is_stale_until_it_is_dropped(store: Store) -> None:
    table = await a_table(store)
    table = await store.tables.save(table, replace(table, status="over"))
    old = await store.surfaces.save(board(table, 100, table.version))
    await store.surfaces.save(board(table, 101, table.version))
    assert await store.surfaces.stale_tables() == (table.id,)
    await store.surfaces.drop(old.id)
    assert await store.surfaces.stale_tables() == ()


async def test_numbers_of_tables_are_never_given_twice(store: Store) -> None:
    first = await a_table(store)
    async with store._database.writing() as connection:
        await connection.execute(delete(tables))
    assert (await a_table(store)).id == first.id + 1
