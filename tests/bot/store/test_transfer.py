"""A bot that moves to another database goes on there, and the old database stays as it was."""

import contextlib
import gzip
import random
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, Table, delete, text

from bot.store import IncompleteMove, Store, StoreInUse, StoreUnavailable, TargetNotEmpty
from bot.store.drivers.addresses import build_database_driver
from bot.store.schema import tables as table_rows
from bot.store.upkeep import transfer
from bot.store.upkeep.transfer import count_rows_and_checksum, move_database
from bot.tables import TableService, VirtualClock
from games.engine import Match, Snapshot
from tests.bot.store.test_old_house import HOUSE, moved
from tests.postgres import Server

MORE = 3


@pytest.fixture
def house(tmp_path: Path) -> str:
    """Return a file with five matches under way, one that is over, its rematch, and a closed lobby."""
    path = tmp_path / "old.db"
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.executescript(gzip.decompress(HOUSE.read_bytes()).decode())
    return str(path)


async def play_on(url: str) -> None:
    """Play on at each match, and see that it is whole."""
    store = await Store.open(url)
    tables, rng = TableService(store, VirtualClock()), random.Random(1)
    await tables.time.recover_deadlines_after_restart()
    running = [table for table in await store.tables.list_tables_in_use() if table.status == "playing"]
    assert len(running) >= 5
    for table in running:
        now = table
        for _ in range(MORE):
            now = await moved(tables, now, rng)
        stored = await store.tables.find_snapshot(table.id)
        assert stored is not None
        assert Match.restore(Snapshot.model_validate_json(stored)).step == len(
            await store.tables.list_record_moves(table.id)
        )
    await tables.flush_surface_writes()
    await store.close()


async def test_a_house_moves_to_a_server_and_back_with_its_running_matches(
    house: str, postgres: Server, tmp_path: Path
) -> None:
    url, back = postgres.database(), str(tmp_path / "back.db")
    before = await move_database(house, url)
    assert before.rows["tables"] >= 8
    assert before.rows["moves"] >= 100
    await play_on(url)
    after = await move_database(url, back)
    assert after.rows["moves"] >= before.rows["moves"] + 5 * MORE
    await play_on(back)
    await play_on(house)  # it stayed as it was, and could be gone back to


async def test_numbers_of_tables_are_not_given_again_after_a_move(house: str, postgres: Server) -> None:
    source, url = await Store.open(house), postgres.database()
    newest = max(table.id for table in await source.tables.list_tables_in_use())
    await source._database.write(
        lambda connection: connection.execute(delete(table_rows).where(table_rows.c.id == newest))
    )
    last = (await source._database.read(count_rows_and_checksum)).last
    await source.close()
    await move_database(house, url)
    store = await Store.open(url)
    some = (await store.tables.list_tables_in_use())[0]
    assert (await store.tables.add_table(replace(some, rematch_of=None))).id == last + 1
    await store.close()


async def test_a_house_moves_only_to_where_none_is(house: str, any_url: str) -> None:
    store = await Store.open(any_url)
    await store.save_stored_value("commands", "abc")
    await store.close()
    with pytest.raises(TargetNotEmpty):
        await move_database(house, any_url)


async def test_a_house_that_is_open_is_not_moved(house: str, any_url: str) -> None:
    store = await Store.open(house)
    with pytest.raises(StoreInUse):
        await move_database(house, any_url)
    await store.close()


async def test_what_does_not_arrive_as_it_was_sent_is_not_there_at_all(
    house: str, any_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.upkeep.transfer.reset_sequences", lambda _connection, _last: None)
    with pytest.raises(StoreUnavailable, match="not what was sent"):
        await _shorter(house, any_url)
    database = build_database_driver(any_url)
    assert await database.read(lambda connection: connection.scalar(text("SELECT count(*) FROM tables"))) == 0
    await database.close()


async def test_a_house_is_carried_some_rows_at_a_time(
    house: str, any_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    carried: list[int] = []
    put = transfer._insert_rows

    def counted(connection: Connection, table: Table, rows: transfer.Rows) -> None:
        carried.append(len(rows))
        put(connection, table, rows)

    monkeypatch.setattr(transfer, "TRANSFER_BATCH_SIZE", 7)
    monkeypatch.setattr(transfer, "_insert_rows", counted)
    told = await move_database(house, any_url)
    assert max(carried) == 7
    assert sum(carried) == sum(told.rows.values()) + 1, "and the note that not all is there yet"


async def test_where_a_move_was_killed_no_house_opens_until_it_is_carried_anew(
    house: str, any_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*_: object, **_more: object) -> None:
        raise Killed

    with monkeypatch.context() as patched:
        patched.setattr(transfer, "_finish_move", killed)
        patched.setattr(transfer, "_empty_tables", killed)
        with pytest.raises(Killed):
            await move_database(house, any_url)
    with pytest.raises(IncompleteMove):
        await Store.open(any_url)
    with pytest.raises(IncompleteMove):
        await move_database(any_url, house)
    await move_database(house, any_url)
    await (await Store.open(any_url)).close()


class Killed(Exception):
    """The process was."""


async def _shorter(house: str, url: str) -> None:
    """Move a bot whose newest table is gone, so that its number is known by the count alone."""
    source = await Store.open(house)
    newest = max(table.id for table in await source.tables.list_tables_in_use())
    await source._database.write(
        lambda connection: connection.execute(delete(table_rows).where(table_rows.c.id == newest))
    )
    await source.close()
    await move_database(house, url)
