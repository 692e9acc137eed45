"""The file: where it lies, how it is opened, how it comes to its shape, and what happens when it cannot be used."""

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from bot.store import Store, StoreInUse, StoreTooNew, StoreUnavailable, database_url
from bot.store.database import Database
from bot.store.migrating import migrate, newest, revision
from bot.store.schema import metadata


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("data/parlour.db", "sqlite+aiosqlite:///data/parlour.db"),
        ("sqlite:///parlour.db", "sqlite+aiosqlite:///parlour.db"),
        ("sqlite:////srv/parlour.db", "sqlite+aiosqlite:////srv/parlour.db"),
        ("a b/100%.db", "sqlite+aiosqlite:///a b/100%25.db"),
        ("  /srv/parlour.db ", "sqlite+aiosqlite:////srv/parlour.db"),
    ],
)
def test_a_path_and_a_url_name_the_same_file(given: str, url: str) -> None:
    assert database_url(given) == url
    assert database_url(url) == url


@pytest.mark.parametrize("given", ["", "postgresql://u:secret@host/db", "sqlite://", "sqlite:///:memory:", "://"])
def test_what_is_no_file_of_sqlite_is_refused(given: str) -> None:
    with pytest.raises(ValueError, match="URL") as refused:
        database_url(given)
    assert "secret" not in str(refused.value)


async def test_the_folder_is_made_wherever_the_bot_is_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    store = await Store.open("sqlite+aiosqlite:///data/100% mine/parlour.db")
    await store.close()
    assert (tmp_path / "data" / "100% mine" / "parlour.db").exists()


async def test_every_connection_is_durable_and_minds_foreign_keys(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "parlour.db"))
    await migrate(database)

    def pragmas(connection: Connection) -> list[object]:
        wanted = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.scalar(text(f"PRAGMA {name}")) for name in wanted]

    for road in (database.read, database.write):
        assert await road(pragmas) == ["wal", 2, 1, 10_000]
    await database.close()


async def test_the_number_in_the_last_file_is_the_revision_that_a_database_comes_to(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "parlour.db"))
    assert await database.read(revision) is None
    await migrate(database)
    assert await database.read(revision) == newest()
    await database.close()


OPENED = """
import asyncio, sys
from bot.store import Store

async def open_and_close():
    store = await Store.open(sys.argv[1])
    await store.close()

asyncio.run(open_and_close())
print("alembic" in sys.modules)
"""


def test_alembic_is_loaded_only_where_there_is_a_step_to_take(tmp_path: Path) -> None:
    opening = [sys.executable, "-c", OPENED, str(tmp_path / "parlour.db")]
    loaded = [subprocess.run(opening, capture_output=True, check=True, timeout=60).stdout for _ in range(2)]
    assert loaded == [b"True\n", b"False\n"]


async def test_what_was_begun_in_the_store_is_done_though_the_asker_is_cancelled(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "parlour.db"))
    await store.set_note("commands", "before")
    asking = asyncio.create_task(store.set_note("commands", "abc"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert await store.note("commands") == "abc"
    await store.close()


async def test_a_transaction_is_one_hop_to_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database, hops = Database(str(tmp_path / "parlour.db")), list[object]()
    await migrate(database)
    await database.write(lambda connection: connection.execute(text("SELECT 1")))
    execute = aiosqlite.Connection._execute

    def counted(driver: aiosqlite.Connection, *work: Any) -> Any:
        hops.append(work)
        return execute(driver, *work)  # type: ignore[no-untyped-call]  # as the driver has it

    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    await database.write(lambda connection: [connection.execute(text("SELECT 1")) for _ in range(5)])
    assert len(hops) == 1
    await database.close()


async def test_migrations_bring_an_empty_file_to_the_shape_that_the_code_expects(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "parlour.db"))
    await migrate(database)

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))

    assert await database.read(differences) == []
    await database.close()


async def test_a_file_that_is_up_to_date_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "parlour.db"
    store = await Store.open(str(path))
    await store.set_note("commands", "abc")
    await store.close()
    store = await Store.open(str(path))
    assert await store.note("commands") == "abc"
    await store.close()


async def test_a_migration_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fall_over(*_: object, **__: object) -> None:
        raise RuntimeError("half way")

    database = Database(str(tmp_path / "parlour.db"))
    with monkeypatch.context() as broken:
        broken.setattr(op, "create_index", fall_over)
        with pytest.raises(RuntimeError, match="half way"):
            await migrate(database)
    names = text("SELECT name FROM sqlite_master")
    assert await database.read(lambda connection: connection.scalars(names).all()) == []
    await migrate(database)
    await database.close()


async def test_notes_are_overwritten(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "parlour.db"))
    assert await store.note("commands") is None
    for value in ("one", "two"):
        await store.set_note("commands", value)
    assert await store.note("commands") == "two"
    await store.close()


async def test_a_file_that_is_no_database_is_told_apart_from_a_defect(tmp_path: Path) -> None:
    path = tmp_path / "parlour.db"
    path.write_bytes(b"a shopping list, not a database" * 100)
    with pytest.raises(StoreUnavailable):
        await Store.open(str(path))


async def test_a_file_that_is_locked_too_long_is_told_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.database.PRAGMAS", ("PRAGMA busy_timeout = 10",))
    path = str(tmp_path / "parlour.db")
    store = await Store.open(path)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="locked"):
            await store.set_note("commands", "abc")
    assert await store.note("commands") is None
    await store.set_note("commands", "abc")
    await store.close()


async def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnavailable, match="file"):
        await Store.open(str(tmp_path / "file" / "parlour.db"))


async def test_a_file_that_somebody_has_is_refused_until_it_is_let_go(tmp_path: Path) -> None:
    path = str(tmp_path / "parlour.db")
    store = await Store.open(path)
    with pytest.raises(StoreInUse, match="parlour"):
        await Store.open(path)
    await store.close()
    await (await Store.open(path)).close()


async def test_a_file_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "parlour.db"
    await (await Store.open(str(path))).close()
    with contextlib.closing(sqlite3.connect(path)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    before = path.read_bytes()
    with pytest.raises(StoreTooNew, match="9999"):
        await Store.open(str(path))
    assert path.read_bytes() == before
