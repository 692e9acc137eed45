"""Surfaces: one live one of each kind, superseded ones wait, and delivery finds what it owes."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import Connection, delete, event

from bot.store import Store
from bot.store.models import Sitter, SurfaceKind, SurfaceMessage, Table
from bot.store.rows.people_rows import upsert_people
from bot.store.schema import metadata, tables

NOW = datetime(2030, 1, 1, 12, 30, 0, 123456, tzinfo=UTC)


@pytest.fixture
async def store(any_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(any_url)
    yield opened
    await opened.close()


async def a_table(store: Store) -> Table:
    return await store.tables.add_table(
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


def board(table: Table, message_id: int, version_shown: int = 1) -> SurfaceMessage:
    return SurfaceMessage(
        table_id=table.id,
        kind="board",
        user_id=None,
        channel_id=9,
        message_id=message_id,
        version_shown=version_shown,
        digest="d1",
        decision=4,
    )


async def owed(store: Store) -> tuple[int, ...]:
    return tuple(await store.surfaces.list_stale_tables())


async def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    table = await a_table(store)
    assert (table.id, table.version, table.created_at, table.channel_id) == (1, 1, NOW, 2**63 - 1)
    assert await store.tables.find_table(table.id) == table


async def test_a_surface_comes_back_as_it_was_saved(store: Store) -> None:
    table = await a_table(store)
    saved = await store.surfaces.add_surface(board(table, 100))
    assert saved == replace(board(table, 100), id=saved.id)
    assert await store.surfaces.list_surfaces(table.id) == (saved,)


async def test_a_surface_is_known_by_its_message(store: Store) -> None:
    table = await a_table(store)
    first = await store.surfaces.add_surface(board(table, 100))
    again = await store.surfaces.add_surface(replace(first, version_shown=5, digest="d2", decision=None))
    assert await store.surfaces.list_surfaces(table.id) == (again,)
    assert (again.id, again.version_shown, again.digest, again.decision) == (first.id, 5, "d2", None)


async def test_surfaces_are_found_by_their_messages(store: Store) -> None:
    table = await a_table(store)
    saved = await store.surfaces.add_surface(board(table, 5))
    assert await store.surfaces.find_surfaces_by_messages([4, 5, 2**62]) == (saved,)
    assert await store.surfaces.find_surfaces_by_messages([6]) == ()


async def test_a_note_on_a_board_that_was_superseded_brings_it_not_back(store: Store) -> None:
    table = await a_table(store)
    old, new = await store.surfaces.add_surface(board(table, 100)), await store.surfaces.add_surface(board(table, 101))
    await store.surfaces.save_shown_surfaces({old.id: replace(old, version_shown=9)})
    assert await store.surfaces.list_surfaces(table.id) == (replace(old, version_shown=9, live=False), new)


async def test_a_note_on_a_board_that_is_forgotten_brings_it_not_back(store: Store) -> None:
    table = await a_table(store)
    old = await store.surfaces.add_surface(board(table, 100))
    await store.surfaces.save_shown_surfaces({old.id: None})
    await store.surfaces.save_shown_surfaces({old.id: replace(old, version_shown=9)})
    assert await store.surfaces.list_surfaces(table.id) == ()


async def test_a_new_board_supersedes_the_old_one_which_waits_to_lose_its_controls(store: Store) -> None:
    table = await a_table(store)
    old, new = await store.surfaces.add_surface(board(table, 100)), await store.surfaces.add_surface(board(table, 101))
    assert await store.surfaces.list_surfaces(table.id) == (replace(old, live=False), new)
    await store.surfaces.save_shown_surfaces({old.id: None})
    assert await store.surfaces.list_surfaces(table.id) == (new,)


async def test_of_two_boards_that_are_saved_at_once_one_lives(store: Store) -> None:
    table = await a_table(store)
    saved = await asyncio.gather(*(store.surfaces.add_surface(board(table, 100 + number)) for number in range(5)))
    kept = await store.surfaces.list_surfaces(table.id)
    assert {surface.message_id for surface in kept} == {surface.message_id for surface in saved}
    assert [surface.live for surface in kept].count(True) == 1


async def test_people_are_met_in_the_order_of_their_ids(store: Store) -> None:
    """Otherwise two tables of the same people that change at once would wait for each other forever."""
    met: list[int] = []

    def listening(connection: Connection) -> None:
        def heard(*told: Any) -> None:
            statement, rows = told[2], told[3]
            if "INTO people" in statement:
                met.extend(row[0] for row in rows)

        event.listen(connection, "before_cursor_execute", heard)
        upsert_people(connection, [Sitter(None, number, "Ann") for number in (7, -2, 9, 3)])

    await store._database.write(listening)
    assert met == [-2, 3, 7, 9]


def test_an_index_of_some_rows_is_one_on_every_database() -> None:
    """One whose condition were for SQLite alone would allow one board in the whole history of a table elsewhere."""
    indexes = [index for table in metadata.sorted_tables for index in table.indexes if index.unique]
    for index in indexes:
        assert str(index.dialect_options["postgresql"]["where"]) == str(index.dialect_options["sqlite"]["where"])
    assert len(indexes) == 3


async def test_panels_of_two_users_and_the_board_live_side_by_side(store: Store) -> None:
    table = await a_table(store)
    shown: list[tuple[SurfaceKind, int | None]] = [("lobby", None), ("board", None), ("panel", 1), ("panel", 2)]
    saved = [
        await store.surfaces.add_surface(replace(board(table, 100 + number), kind=kind, user_id=user))
        for number, (kind, user) in enumerate(shown)
    ]
    assert await store.surfaces.list_surfaces(table.id) == tuple(saved)
    await store.surfaces.add_surface(replace(board(table, 200), kind="panel", user_id=2))
    assert [surface.live for surface in await store.surfaces.list_surfaces(table.id)] == [True, True, True, False, True]


async def test_a_lobby_without_its_message_is_owed_one(store: Store) -> None:
    table = await a_table(store)
    assert await owed(store) == (table.id,)
    await store.surfaces.add_surface(replace(board(table, 100), kind="lobby"))
    assert await owed(store) == ()


async def test_a_match_without_a_board_is_owed_one(store: Store) -> None:
    table = await a_table(store)
    table = await store.tables.save_table(table, replace(table, status="playing"))
    await store.surfaces.add_surface(replace(board(table, 100, table.version), kind="lobby"))
    assert await owed(store) == (table.id,)
    await store.surfaces.add_surface(board(table, 101, table.version))
    assert await owed(store) == ()


async def test_a_surface_that_is_behind_is_stale_even_at_a_closed_table(store: Store) -> None:
    table = await a_table(store)
    surface = await store.surfaces.add_surface(replace(board(table, 100), kind="lobby"))
    table = await store.tables.save_table(table, replace(table, status="closed"))
    assert await owed(store) == (table.id,)
    await store.surfaces.save_shown_surfaces({surface.id: replace(surface, version_shown=table.version)})
    assert await owed(store) == ()


async def test_a_superseded_surface_is_stale_until_it_is_dropped(store: Store) -> None:
    table = await a_table(store)
    table = await store.tables.save_table(table, replace(table, status="over"))
    old = await store.surfaces.add_surface(board(table, 100, table.version))
    await store.surfaces.add_surface(board(table, 101, table.version))
    assert await owed(store) == (table.id,)
    await store.surfaces.save_shown_surfaces({old.id: None})
    assert await owed(store) == ()


async def test_numbers_of_tables_are_never_given_twice(store: Store) -> None:
    first = await a_table(store)
    await store._database.write(lambda connection: connection.execute(delete(tables)))
    assert (await a_table(store)).id == first.id + 1
