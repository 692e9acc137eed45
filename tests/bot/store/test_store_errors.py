"""What the store says when it fails gives nothing away."""

import asyncio
import gc
import sqlite3
import time
import traceback
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.store import Store, StoreUnavailable
from bot.store.drivers import sqlite_file
from bot.store.drivers.sqlite_file import SqliteFile
from games.engine import generate_seed


async def test_an_error_of_the_database_shows_no_value_that_was_to_be_written(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'parlour.db'}")
    try:
        # Drawn here: a traceback also shows the lines of this test.
        secret = generate_seed().hex()
        with pytest.raises(StoreUnavailable) as caught:
            await store._database.write(
                lambda connection: connection.execute(
                    text("INSERT INTO nowhere VALUES (:snapshot)"), {"snapshot": secret}
                )
            )
        told = "".join(traceback.format_exception(caught.value))
        assert "nowhere" in told
        assert secret not in told
    finally:
        await store.close()


@contextmanager
def nothing_left_open() -> Iterator[None]:
    """Check that nothing that was opened within is let go without being closed."""
    gc.collect()
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always", ResourceWarning)
        yield
        gc.collect()
    assert [str(warning.message) for warning in warned] == []


async def test_a_closed_database_refuses_and_opens_no_connection_anew(tmp_path: Path) -> None:
    with nothing_left_open():
        database = SqliteFile(tmp_path / "parlour.db")
        await database.close()
        for ask in (database.read, database.write):
            with pytest.raises(StoreUnavailable):
                await ask(lambda connection: connection.execute(text("SELECT 1")).scalar())
        del database, ask


@pytest.mark.parametrize("turns", range(6))
async def test_work_that_is_broken_off_leaves_no_connection_open(tmp_path: Path, turns: int) -> None:
    with nothing_left_open():
        database = SqliteFile(tmp_path / "parlour.db")
        asking = asyncio.create_task(database.read(lambda connection: connection.execute(text("SELECT 1")).scalar()))
        for _ in range(turns):
            await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await database.close()
        del database, asking


async def test_a_database_that_is_closed_while_it_is_opened_leaves_no_connection_open(tmp_path: Path) -> None:
    with nothing_left_open():
        database = SqliteFile(tmp_path / "parlour.db")
        asking = asyncio.create_task(database.read(lambda connection: connection.execute(text("SELECT 1")).scalar()))
        await asyncio.sleep(0)
        await database.close()
        await asyncio.gather(asking, return_exceptions=True)
        del database, asking


async def test_while_another_tool_holds_the_file_no_write_waits_longer_than_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "PRAGMAS", (*sqlite_file.PRAGMAS, "PRAGMA busy_timeout = 1500"))
    monkeypatch.setattr(sqlite_file, "BUSY_SECONDS", 1.5)
    monkeypatch.setattr(sqlite_file, "STILL_BUSY_SECONDS", 0.5)
    store = await Store.open(str(tmp_path / "parlour.db"))
    tool = sqlite3.connect(tmp_path / "parlour.db", isolation_level=None)
    tool.execute("BEGIN IMMEDIATE")
    began = time.monotonic()
    writes = (store.save_stored_value("commands", str(number)) for number in range(8))
    refused = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(problem) for problem in refused] == [StoreUnavailable] * 8
    assert time.monotonic() - began < 2 * 1.5
    tool.close()
    await store.save_stored_value("commands", "abc")
    assert isinstance(store._database, SqliteFile)
    assert (
        await store._database._writer.run_transaction(
            lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout").scalar()
        )
        == 1500
    )
    await store.close()
