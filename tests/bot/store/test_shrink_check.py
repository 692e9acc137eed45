"""A database that lost its latest data is refused, and never opened as if it were complete."""

import asyncio
import atexit
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path

import pytest
from sqlalchemy import update

from bot.store import Store, StoreShrunk
from bot.store.schema import tables
from bot.tables import Person, SystemClock, TableService
from tests.empty_house import lay

DIES = """
import asyncio, os, sys
from bot.store import Store
from bot.tables import Person, SystemClock, TableService

async def open_and_die():
    store = await Store.open(sys.argv[1])
    tables, ann = TableService(store, SystemClock()), Person(1, "Ann")
    await tables.open_lobby("goblin_teeth", ann, guild_id=1, channel_id=2, language="en")
    os._exit(1)

asyncio.run(open_and_die())
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "parlour.db"


async def opened(path: Path, count: int) -> Store:
    store = await Store.open(str(lay(path)))
    for number in range(count):
        person = Person(number + 1, "Ann")
        await TableService(store, SystemClock()).open_lobby(
            "goblin_teeth", person, guild_id=1, channel_id=2, language="en"
        )
    return store


def beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def content(path: Path) -> bytes:
    return path.read_bytes()


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def dies(path: Path) -> None:
    """Leave what a process leaves that opened a table and was killed; a new database is the same for all tests."""
    if path.exists():
        _kill_a_process(path)
        return
    for file in _left().iterdir():
        shutil.copy2(file, path.with_name(file.name))


@cache
def _left() -> Path:
    """Return a folder with the database that a killed process has begun."""
    folder = Path(tempfile.mkdtemp(prefix="killed"))
    atexit.register(shutil.rmtree, folder)
    _kill_a_process(folder / "parlour.db")
    return folder


def _kill_a_process(path: Path) -> None:
    subprocess.run([sys.executable, "-c", DIES, str(path)], check=False)


async def test_a_log_that_is_gone_after_a_crash_is_refused(path: Path) -> None:
    await asyncio.to_thread(dies, path)
    beside(path, "-wal").unlink()
    with pytest.raises(StoreShrunk, match=r"parlour\.db\.counts"):
        await Store.open(str(path))
    beside(path, ".counts").unlink()
    store = await Store.open(str(path))
    assert await store.tables.list_tables_in_use() == ()
    await store.close()


async def test_after_a_crash_with_its_log_everything_is_there(path: Path) -> None:
    await asyncio.to_thread(dies, path)
    store = await Store.open(str(path))
    assert len(await store.tables.list_tables_in_use()) == 1
    await store.close()


async def test_an_older_file_in_the_place_of_the_database_is_refused(path: Path) -> None:
    await (await opened(path, 1)).close()
    older = content(path)
    await (await opened(path, 2)).close()
    await asyncio.to_thread(path.write_bytes, older)
    with pytest.raises(StoreShrunk):
        await Store.open(str(path))


async def test_a_database_that_is_gone_altogether_is_refused(path: Path) -> None:
    await (await opened(path, 1)).close()
    await asyncio.to_thread(path.unlink)
    with pytest.raises(StoreShrunk):
        await Store.open(str(path))
    assert not await asyncio.to_thread(path.exists)


async def test_a_checkpoint_carries_everything_into_the_file(path: Path) -> None:
    store = await opened(path, 3)
    await store.checkpoint()
    alone = path.with_name("alone.db")
    alone.write_bytes(content(path))
    connection = sqlite3.connect(alone)
    assert connection.execute("SELECT count(*) FROM tables").fetchone() == (3,)
    connection.close()
    await store.close()


async def test_a_look_with_sqlite_after_a_crash_takes_the_log_away_and_nothing_is_lost(path: Path) -> None:
    await asyncio.to_thread(dies, path)
    assert beside(path, "-wal").exists()
    with closing(sqlite3.connect(path)) as look:
        look.execute("SELECT count(*) FROM tables").fetchone()
    assert not beside(path, "-wal").exists()
    store = await Store.open(str(path))
    assert len(await store.tables.list_tables_in_use()) == 1
    await store.close()


async def test_a_log_that_was_cut_is_refused(path: Path) -> None:
    """SQLite reads a log as far as it is whole, and says nothing of the rest."""
    await (await opened(path, 1)).close()
    await asyncio.to_thread(dies, path)
    whole = content(beside(path, "-wal"))
    beside(path, "-wal").write_bytes(whole[: len(whole) * 2 // 3])
    with pytest.raises(StoreShrunk):
        await Store.open(str(path))
    beside(path, "-wal").write_bytes(whole)
    await (await Store.open(str(path))).close()


async def test_a_night_that_clears_tables_leaves_the_note_in_order(path: Path) -> None:
    store = await opened(path, 3)
    await store._database.write(lambda connection: connection.execute(update(tables).values(status="closed")))
    assert len(await store.delete_ended_tables(datetime.now(UTC) + timedelta(days=1))) == 3
    await store.close()
    await (await Store.open(str(path))).close()


async def test_every_transaction_that_writes_is_counted_beside_the_database_at_once(path: Path) -> None:
    store = await opened(path, 2)
    before = json.loads(beside(path, ".counts").read_text("utf-8"))
    await store.save_stored_value("commands", "abc")
    after = json.loads(beside(path, ".counts").read_text("utf-8"))
    assert (after["tables"], after["writes"]) == (2, before["writes"] + 1)
    await store.close()


async def test_a_note_that_cannot_be_written_hinders_nobody(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> int:
        raise OSError("no space left on device")

    store = await opened(path, 1)
    with monkeypatch.context() as patched:
        patched.setattr(os, "pwrite", full)
        await store.save_stored_value("commands", "abc")
    assert await store.get_stored_value("commands") == "abc"
    assert "could not be noted beside it" in caplog.text
    await store.close()


@pytest.mark.parametrize(("noted", "accepted"), [(0, True), (3, True), (4, False)])
async def test_the_note_of_an_older_version_still_counts(path: Path, noted: int, *, accepted: bool) -> None:
    await (await opened(path, 3)).close()
    beside(path, ".counts").write_text(json.dumps({"tables": noted, "moves": 10, "open": True}), "utf-8")
    if not accepted:
        with pytest.raises(StoreShrunk):
            await Store.open(str(path))
        return
    await (await Store.open(str(path))).close()


async def test_a_spoilt_note_says_nothing(path: Path) -> None:
    await (await opened(path, 1)).close()
    beside(path, ".counts").write_text("{", "utf-8")
    await (await Store.open(str(path))).close()


@pytest.mark.parametrize("ending", ["", "-wal"])
async def test_the_database_and_its_log_are_for_their_owner_alone(path: Path, ending: str) -> None:
    await asyncio.to_thread(path.touch, mode=0o644)
    store = await opened(path, 1)
    assert mode(beside(path, ending)) == 0o600
    await store.close()
