"""Copies by their names and to the byte: what stands where after each step, and what is told when a step fails."""

import contextlib
import gzip
import shutil
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.store import BackupOverwritesDatabase, BadBackup, StoreUnavailable
from bot.store.drivers.file_lock import FileLock
from bot.store.errors import BackupStopped
from bot.store.upkeep import backups, compression
from tests.empty_house import lay

NOW = datetime(2030, 1, 1, 4, tzinfo=UTC)
DAY = timedelta(days=1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    return lay(tmp_path / "data" / "parlour.db")


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def notes(path: Path, *added: str) -> list[str]:
    """Return the notes of a database, after more were added."""
    with contextlib.closing(sqlite3.connect(path)) as rows:
        rows.executemany("INSERT INTO notes VALUES (?, '')", [(note,) for note in added])
        rows.commit()
        return [key for (key,) in rows.execute("SELECT key FROM notes ORDER BY key")]


@pytest.mark.parametrize("name", ["copy.db", "copy.db.gz"])
def test_a_copy_takes_the_place_of_what_a_killed_one_left(path: Path, tmp_path: Path, name: str) -> None:
    folder = tmp_path / "a" / "b"
    backups.make_database_backup(path, folder / name)
    for left in (f"{name}.new", f"{name}.packing", name):
        (folder / left).write_text("half a copy")
    notes(path, "one")
    backups.make_database_backup(path, folder / name)
    assert names(folder) == [name]
    plain = folder / name
    if compression.is_compressed(plain):
        compression.decompress_backup(plain, plain := folder / "plain.db")
    with contextlib.closing(sqlite3.connect(plain)) as rows:
        assert rows.execute("PRAGMA journal_mode").fetchall() == [("delete",)]
    assert notes(plain) == ["one"]
    assert plain.stat().st_mode & 0o777 == 0o600


def test_a_copy_that_cannot_be_made_leaves_nothing(path: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnavailable, match="file"):
        backups.make_database_backup(path, tmp_path / "file" / "copy.db")
    with contextlib.closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE shopping (list)")
    with pytest.raises(BadBackup, match=r"copy\.db\.gz\.new"):
        backups.make_database_backup(tmp_path / "other.db", tmp_path / "kept" / "copy.db.gz")
    assert names(tmp_path / "kept") == []


def test_what_is_put_back_puts_the_old_one_aside_with_all_beside_it(path: Path, tmp_path: Path) -> None:
    notes(path, "one")
    backups.make_database_backup(path, tmp_path / "copy.db")
    notes(path, "two")
    for ending in ("-wal", "-shm", ".counts", ".new"):
        path.with_name(path.name + ending).write_text(ending)
    kept = backups.restore_backup(tmp_path / "copy.db", path, NOW)
    assert kept == path.with_name("parlour.db.before-20300101-040000")
    aside = [kept.name, f"{kept.name}-shm", f"{kept.name}-wal"]
    assert names(path.parent) == ["parlour.db", *aside, "parlour.db.lock"]
    assert notes(path) == ["one"]
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.with_name(aside[2]).read_text() == "-wal"
    fresh = tmp_path / "x" / "y" / "fresh.db"
    assert backups.restore_backup(tmp_path / "copy.db", fresh, NOW) is None
    assert notes(fresh) == ["one"]


def full(*_: object) -> None:
    raise OSError("no space left on device")


def test_what_cannot_be_put_back_is_named_and_lets_go(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "no copy.db").write_text("Dear goblins")
    (tmp_path / "no copy.db.gz").write_bytes(gzip.compress(b"Dear goblins")[:-9])
    with contextlib.closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE shopping (list)")
    for wrong in ("no copy.db", "no copy.db.gz", "other.db", "nothing.db"):
        with pytest.raises(BadBackup, match=f"^{tmp_path / wrong}$"):
            backups.restore_backup(tmp_path / wrong, path, NOW)
        assert names(path.parent) == ["parlour.db", "parlour.db.lock"]
    FileLock(path).release()
    with pytest.raises(BadBackup, match=f"^{tmp_path / 'other.db'}$"):
        backups.verify_backup(tmp_path / "other.db")
    monkeypatch.setattr(shutil, "copyfile", full)
    backups.make_database_backup(path, tmp_path / "copy.db")
    with pytest.raises(StoreUnavailable, match="no space"):
        backups.restore_backup(tmp_path / "copy.db", path, NOW)
    FileLock(path).release()
    with pytest.raises(StoreUnavailable, match="copy"):
        backups.restore_backup(path, tmp_path / "copy.db" / "parlour.db", NOW)


def test_a_copy_with_a_damaged_page_is_no_copy(path: Path, tmp_path: Path) -> None:
    notes(path, *(f"{number:>99}" for number in range(200)))
    backups.make_database_backup(path, whole := tmp_path / "copy.db")
    backups.verify_backup(whole)
    content = bytearray(whole.read_bytes())
    page = content.rindex(f"{1:>99}".encode()) // 4096 * 4096
    content[page : page + 8] = bytes(8)
    whole.write_bytes(content)
    with pytest.raises(BadBackup, match=r"parlour\.db$"):
        backups.verify_backup(whole, path)


TURNS: tuple[tuple[list[str], int | None], ...] = (
    # the names in a folder, and the newest whole copy among them
    ([], None),
    (["parlour-20300101-040000.db"], 0),
    (["parlour-20300101-040000.db.gz", "parlour-20300102-040000.db"], 1),
    (["parlour-20300102-040000.db.gz", "parlour-20300101-040000.db.gz"], 0),
    (["parlour-20300101-040000.db.gz", "parlour-2030x.db.gz", "other-20310101-040000.db.gz"], 0),
    (["parlour-20301301-040000.db.gz", "parlour-20300101-040000.db.gz.new"], None),
)


@pytest.mark.parametrize(("there", "newest"), TURNS)
def test_the_newest_copy_is_told_with_its_time(tmp_path: Path, there: list[str], newest: int | None) -> None:
    for name in there:
        (tmp_path / name).touch()
    told = backups.find_last_backup(tmp_path / "parlour.db", tmp_path)
    if newest is None:
        assert told is None
        return
    day = int(there[newest][len("parlour-203001") : len("parlour-20300101")])
    assert told == (tmp_path / there[newest], NOW + (day - 1) * DAY)


def test_what_was_put_aside_is_dropped_by_its_time_and_named(tmp_path: Path) -> None:
    begins = "parlour.db.before-"
    for day in (1, 2, 3):
        (tmp_path / f"{begins}2030010{day}-040000").touch()
    for other in (f"{begins}2030-my-own", "other.db.before-20300101-040000", f"{begins}mine"):
        (tmp_path / other).touch()
    before = names(tmp_path)
    dropped = backups.delete_put_aside_databases(tmp_path / "parlour.db", NOW + DAY)
    assert [file.name for file in dropped] == [f"{begins}20300101-040000"]
    assert [*names(tmp_path), dropped[0].name] == [
        *(name for name in before if name != dropped[0].name),
        dropped[0].name,
    ]


def test_a_packed_file_is_read_through_and_a_spoilt_one_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compression, "CHUNK_BYTES", 1 << 10)
    (plain := tmp_path / "plain").write_bytes(bytes(range(256)) * 64)
    compression.compress_backup(plain, packed := tmp_path / "packed.gz")
    assert packed.stat().st_mode & 0o777 == 0o600
    content = packed.read_bytes()
    assert gzip.decompress(content) == plain.read_bytes()
    assert content[8] == 4, "as gzip notes its quickest level"
    for spoilt in (content[:-5], content[:-6] + b"?" + content[-5:], b"?" + content[1:], content[:60]):
        packed.write_bytes(spoilt)
        with pytest.raises(BadBackup, match=f"^{packed}$"):
            compression.decompress_backup(packed, tmp_path / "back")
        with pytest.raises((OSError, EOFError)):
            compression._verify_checksum(packed)
    assert (tmp_path / "back").stat().st_mode & 0o777 == 0o600


def test_what_a_killed_copy_left_is_swept_at_the_next(path: Path, tmp_path: Path) -> None:
    (folder := tmp_path / "kept").mkdir()
    half = [f"parlour-20291231-040000.db.gz{ending}" for ending in (".new", ".new-journal", ".packing")]
    others = ["other-20291231-040000.db.gz.new", "parlour-mine.db.new", "parlour-20291231-040000.db.gz"]
    for name in (*half, *others):
        (folder / name).touch()
    path.with_name("parlour.db.new").touch()
    backups.make_rotating_backup(path, folder, 7, NOW)
    assert names(folder) == sorted([*others, "parlour-20300101-040000.db.gz"])
    assert "parlour.db.new" not in names(path.parent)


def test_a_stop_ends_a_copy_at_every_step_and_leaves_nothing(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "PAGES_AT_ONCE", 20)
    monkeypatch.setattr(backups, "STEPS_AT_ONCE", 1000)
    monkeypatch.setattr(compression, "CHUNK_BYTES", 1 << 15)
    asked, stops_at = 0, 1000

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        return asked > stops_at

    backups.make_database_backup(path, to := tmp_path / "kept" / "copy.db.gz", stopped)
    to.unlink()
    whole = asked
    assert 15 < whole < stops_at, "copied, checked, packed and read again"
    for stops_at in range(whole):
        asked = 0
        with pytest.raises(BackupStopped):
            backups.make_database_backup(path, to, stopped)
        assert names(to.parent) == []
        assert asked == stops_at + 1, "it stops at the next look"


def test_a_copy_is_of_one_moment_although_the_house_writes_meanwhile(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with contextlib.closing(sqlite3.connect(path)) as rows:
        rows.execute("PRAGMA journal_mode = WAL")
    monkeypatch.setattr(backups, "PAGES_AT_ONCE", 20)
    written = 0

    def write() -> bool:
        nonlocal written
        if written < 50:
            notes(path, f"note {written}")
            written += 1
        return False

    notes(path, "first")
    backups.make_database_backup(path, tmp_path / "copy.db", write)
    assert written
    assert notes(tmp_path / "copy.db") == ["first"]


def test_a_copy_does_not_take_the_place_of_its_database(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(BackupOverwritesDatabase):
        backups.make_database_backup(path, path.parent / ".." / "data" / "parlour.db")
    assert path.read_bytes() == before
    with pytest.raises(StoreUnavailable):
        backups.restore_backup(path, path.parent, NOW)
    assert names(path.parent) == ["parlour.db"]
