"""The file: where it is, how it is opened, how it gets its schema, and what happens when it cannot be used."""

import contextlib
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from alembic import op
from sqlalchemy import Connection, literal, select, text

from bot.store import Store, StoreTooNew, StoreUnavailable, parse_database_url
from bot.store.drivers.sqlite_file import STATEMENT_CACHE, SqliteFile
from bot.store.upkeep.migrate import migrate_database


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("data/parlour.db", "sqlite+aiosqlite:///data/parlour.db"),
        ("sqlite:///parlour.db", "sqlite+aiosqlite:///parlour.db"),
        ("sqlite:////srv/parlour.db", "sqlite+aiosqlite:////srv/parlour.db"),
        ("a b/100%.db", "sqlite+aiosqlite:///a b/100%25.db"),
        ("  /srv/parlour.db ", "sqlite+aiosqlite:////srv/parlour.db"),
        ("postgres://u:p@host/parlour", "postgresql+asyncpg://u:p@host/parlour"),
        ("postgresql://host/parlour", "postgresql+asyncpg://host/parlour"),
    ],
)
def test_a_path_and_a_url_name_the_same_database(given: str, url: str) -> None:
    assert parse_database_url(given) == url
    assert parse_database_url(url) == url


@pytest.mark.parametrize(
    "given", ["", "mysql://u:secret@host/db", "postgresql://u:secret@host", "sqlite://", "sqlite:///:memory:", "://"]
)
def test_what_names_no_database_that_can_be_kept_is_refused(given: str) -> None:
    with pytest.raises(ValueError, match="URL") as refused:
        parse_database_url(given)
    assert "secret" not in str(refused.value)


async def test_the_folder_is_made_wherever_the_bot_is_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    store = await Store.open("sqlite+aiosqlite:///data/100% mine/parlour.db")
    await store.close()
    assert (tmp_path / "data" / "100% mine" / "parlour.db").exists()


async def test_every_connection_is_durable_and_minds_foreign_keys(tmp_path: Path) -> None:
    database = SqliteFile(tmp_path / "parlour.db")
    await migrate_database(database)

    def pragmas(connection: Connection) -> list[object]:
        wanted = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.scalar(text(f"PRAGMA {name}")) for name in wanted]

    for road in (database.read, database.write):
        assert await road(pragmas) == ["wal", 2, 1, 10_000]
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


async def test_a_transaction_is_one_hop_to_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database, hops = SqliteFile(tmp_path / "parlour.db"), list[object]()
    await migrate_database(database)
    await database.write(lambda connection: connection.execute(text("SELECT 1")))
    execute = aiosqlite.Connection._execute

    def counted(driver: aiosqlite.Connection, *work: Any) -> Any:
        hops.append(work)
        return execute(driver, *work)  # type: ignore[no-untyped-call]  # as the driver has it

    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    await database.write(lambda connection: [connection.execute(text("SELECT 1")) for _ in range(5)])
    assert len(hops) == 1
    await database.close()


async def test_a_statement_is_compiled_once_for_all_files(tmp_path: Path) -> None:
    known = list[int]()
    for name in ("one.db", "two.db"):
        database = SqliteFile(tmp_path / name)
        for ask in (database.write, database.read):
            await ask(lambda connection: connection.execute(select(literal("once compiled"))))
            known.append(len(STATEMENT_CACHE))
        await database.close()
    assert len(set(known)) == 1


async def test_a_migration_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fall_over(*_: object, **__: object) -> None:
        raise RuntimeError("half way")

    database = SqliteFile(tmp_path / "parlour.db")
    with monkeypatch.context() as broken:
        broken.setattr(op, "create_index", fall_over)
        with pytest.raises(RuntimeError, match="half way"):
            await migrate_database(database)
    names = text("SELECT name FROM sqlite_master")
    assert await database.read(lambda connection: connection.scalars(names).all()) == []
    await migrate_database(database)
    await database.close()


async def test_a_file_that_is_no_database_is_told_apart_from_a_defect(tmp_path: Path) -> None:
    path = tmp_path / "parlour.db"
    path.write_bytes(b"a shopping list, not a database" * 100)
    with pytest.raises(StoreUnavailable):
        await Store.open(str(path))


async def test_a_file_that_is_locked_too_long_is_told_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.drivers.sqlite_file.PRAGMAS", ("PRAGMA busy_timeout = 10",))
    path = str(tmp_path / "parlour.db")
    store = await Store.open(path)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="locked"):
            await store.save_stored_value("commands", "abc")
    assert await store.get_stored_value("commands") is None
    await store.save_stored_value("commands", "abc")
    await store.close()


async def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnavailable, match="file"):
        await Store.open(str(tmp_path / "file" / "parlour.db"))


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
