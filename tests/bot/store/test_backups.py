"""Backups: made beside an open bot, rotated, and restored completely."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.store import BadBackup, Store, StoreInUse, StoreUnavailable
from bot.store.upkeep.backups import (
    delete_put_aside_databases,
    find_last_backup,
    make_database_backup,
    make_rotating_backup,
    restore_backup,
)
from bot.tables import Person, SystemClock, TableService
from tests.empty_house import lay

NOW = datetime(2030, 1, 1, 4, tzinfo=UTC)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "parlour.db"


async def add_table(store: Store) -> None:
    await TableService(store, SystemClock()).open_lobby(
        "goblin_teeth", Person(1, "Ann"), guild_id=1, channel_id=2, language="en"
    )


async def test_a_backup_of_an_open_house_is_put_back_whole(path: Path, tmp_path: Path) -> None:
    store, copy = await Store.open(str(lay(path))), tmp_path / "kept" / "copy.db"
    await add_table(store)
    make_database_backup(path, copy)
    await add_table(store)
    await store.close()
    kept = restore_backup(copy, path, NOW)
    again = await Store.open(str(path))
    assert [table.id for table in await again.tables.list_tables_in_use()] == [1]
    await again.close()
    assert kept is not None
    assert kept.exists()
    before = await Store.open(str(kept))
    assert len(await before.tables.list_tables_in_use()) == 2
    await before.close()


async def test_a_backup_is_one_file_for_its_owner_alone(path: Path, tmp_path: Path) -> None:
    store, folder = await Store.open(str(lay(path))), tmp_path / "kept"
    make_database_backup(path, folder / "copy.db")
    assert [(file.name, file.stat().st_mode & 0o777) for file in folder.iterdir()] == [("copy.db", 0o600)]
    await store.close()


async def test_nothing_is_put_back_under_an_open_house(path: Path, tmp_path: Path) -> None:
    store = await Store.open(str(lay(path)))
    make_database_backup(path, tmp_path / "copy.db")
    with pytest.raises(StoreInUse):
        restore_backup(tmp_path / "copy.db", path, NOW)
    await store.close()


async def test_what_is_no_backup_changes_nothing(path: Path, tmp_path: Path) -> None:
    store = await Store.open(str(lay(path)))
    await store.close()
    before = await asyncio.to_thread(path.read_bytes)
    (tmp_path / "letter.txt").write_text("Dear goblins")
    for wrong in ("letter.txt", "nothing.db"):
        with pytest.raises(BadBackup):
            restore_backup(tmp_path / wrong, path, NOW)
    assert await asyncio.to_thread(path.read_bytes) == before


def test_a_backup_of_nothing_leaves_no_file(path: Path, tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable):
        make_database_backup(path, tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []


async def test_the_oldest_backups_make_room(path: Path, tmp_path: Path) -> None:
    store, folder = await Store.open(str(lay(path))), tmp_path / "backups"
    made = [make_rotating_backup(path, folder, 3, NOW + timedelta(days=day)) for day in range(5)]
    assert sorted(folder.iterdir()) == made[-3:]
    await store.close()
    assert [file.name for file in made][-1] == "parlour-20300105-040000.db.gz"
    assert find_last_backup(path, folder) == (made[-1], NOW + timedelta(days=4))


async def test_backups_of_earlier_versions_go_in_their_turn_and_other_files_stay(path: Path, tmp_path: Path) -> None:
    store, folder = await Store.open(str(lay(path))), tmp_path / "backups"
    folder.mkdir()
    older, foreign = folder / "parlour-20291231-040000.db", folder / "parlour-2029-my-own.db"
    older.touch()
    foreign.touch()
    first = make_rotating_backup(path, folder, 2, NOW)
    assert older.exists()
    second = make_rotating_backup(path, folder, 2, NOW + timedelta(days=1))
    assert sorted(folder.iterdir()) == sorted([foreign, first, second])
    await store.close()


async def test_a_packed_backup_is_smaller_and_is_put_back_whole(path: Path, tmp_path: Path) -> None:
    store = await Store.open(str(lay(path)))
    await add_table(store)
    packed = make_rotating_backup(path, tmp_path / "kept", 1, NOW)
    make_database_backup(path, tmp_path / "plain.db")
    assert packed.stat().st_mode & 0o777 == 0o600
    assert packed.parent.stat().st_mode & 0o777 == 0o700
    assert packed.stat().st_size * 3 < (tmp_path / "plain.db").stat().st_size
    await add_table(store)
    await store.close()
    restore_backup(packed, path, NOW)
    again = await Store.open(str(path))
    assert [table.id for table in await again.tables.list_tables_in_use()] == [1]
    await again.close()


@pytest.mark.parametrize("spoil", [lambda held: held[:-2000], lambda held: held[:3000] + b"?" + held[3001:]])
async def test_a_packed_backup_that_is_spoilt_changes_nothing(
    path: Path, tmp_path: Path, spoil: Callable[[bytes], bytes]
) -> None:
    store = await Store.open(str(lay(path)))
    packed = make_rotating_backup(path, tmp_path / "kept", 1, NOW)
    await store.close()
    packed.write_bytes(spoil(packed.read_bytes()))
    before = await asyncio.to_thread(path.read_bytes)
    with pytest.raises(BadBackup, match=packed.name):
        restore_backup(packed, path, NOW)
    assert await asyncio.to_thread(path.read_bytes) == before
    assert not path.with_name("parlour.db.new").exists()


async def test_what_was_put_aside_goes_when_its_time_is_over(path: Path, tmp_path: Path) -> None:
    store = await Store.open(str(lay(path)))
    make_database_backup(path, tmp_path / "copy.db")
    await store.close()
    old, young = (restore_backup(tmp_path / "copy.db", path, NOW + timedelta(days=day)) for day in (0, 5))
    assert old is not None
    old.with_name(f"{old.name}-wal").touch()
    delete_put_aside_databases(path, NOW + timedelta(days=4))
    assert sorted(path.parent.glob("*.before-*")) == [young]
