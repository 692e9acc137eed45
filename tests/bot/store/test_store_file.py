"""The file: where it lies, how it is opened, how it comes to its shape, and what happens when it cannot be used."""

from pathlib import Path

import pytest
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from bot.store import Store, StoreUnavailable, database_url
from bot.store.database import Database
from bot.store.migrating import migrate
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
    async with database.reading() as first, database.reading() as second:
        for connection in (first, second):
            found = [
                await connection.scalar(text(f"PRAGMA {name}"))
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            ]
            assert found == ["wal", 2, 1, 10_000]
    async with database.writing() as connection:
        assert await connection.scalar(text("PRAGMA foreign_keys")) == 1
    await database.close()


async def test_migrations_bring_an_empty_file_to_the_shape_that_the_code_expects(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "parlour.db"))
    await migrate(database)

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))

    async with database.reading() as connection:
        assert await connection.run_sync(differences) == []
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
    async with database.reading() as connection:
        assert list(await connection.scalars(text("SELECT name FROM sqlite_master"))) == []
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
    store, other = await Store.open(path), Database(path)
    async with other.writing():
        with pytest.raises(StoreUnavailable, match="locked"):
            await store.set_note("commands", "abc")
    assert await store.note("commands") is None
    await store.set_note("commands", "abc")
    await store.close()
    await other.close()


async def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnavailable, match="file"):
        await Store.open(str(tmp_path / "file" / "parlour.db"))
