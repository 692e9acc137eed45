"""Copies of a database: made beside a running house, limited in number, and put back while no house is running."""

import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.store.drivers.file_lock import FileLock
from bot.store.drivers.file_modes import make_sealed
from bot.store.drivers.shrink_check import ShrinkCheck
from bot.store.errors import NoBackup, StoreUnavailable
from bot.store.upkeep.compressed import PACKED, is_packed, pack, unpack

STAMP, STAMP_LENGTH = "%Y%m%d-%H%M%S", len("20260101-040000")
BEFORE = ".before-"
"""Stands between the name of a database that was put aside and its time."""
BESIDE = ("-wal", "-shm")
"""The files that SQLite keeps beside a database: they belong to that one only."""


def back_up(database: Path, to: Path) -> None:
    """Copy a database as it is at one moment, even while a house is running on it, into one complete file.

    It is packed if its name ends in ".gz". Raises `StoreUnavailable` if it cannot be read, or the copy not written.
    """
    fresh, packed = to.with_name(f"{to.name}.new"), to.with_name(f"{to.name}.packing")
    try:
        to.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            _copy(database, fresh)
            if is_packed(to):
                pack(fresh, packed)
                packed.replace(to)
            else:
                fresh.replace(to)
        finally:
            fresh.unlink(missing_ok=True)
            packed.unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as problem:
        raise StoreUnavailable(str(problem)) from problem


def _copy(database: Path, fresh: Path) -> None:
    """Copy a database into a fresh file that only its owner can read, and check it."""
    fresh.unlink(missing_ok=True)
    make_sealed(fresh)
    with closing(_read_only(database)) as source, closing(sqlite3.connect(fresh)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
    check_copy(fresh)


def check_copy(copy: Path, of: Path | None = None) -> None:
    """Raise `NoBackup` if a file, taken out of another one, is not a complete database of the parlour."""
    try:
        with closing(_read_only(copy)) as connection:
            ((sound,),) = connection.execute("PRAGMA quick_check(1)")
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as problem:
        raise NoBackup(str(of or copy)) from problem
    if sound != "ok":
        raise NoBackup(str(of or copy))


def restore(copy: Path, database: Path, now: datetime) -> Path | None:
    """Replace a database by a copy, packed or not; return where the old one is kept, if there was one.

    Raises `StoreInUse` if a house is running on it, `NoBackup` if the copy is not a backup.
    """
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise StoreUnavailable(str(problem)) from problem
    fresh, claim = database.with_name(f"{database.name}.new"), FileLock(database)
    try:
        _take_out(copy, fresh)
        check_copy(fresh, copy)
        kept = _put_aside(database, f"{database.name}{BEFORE}{now.strftime(STAMP)}")
        ShrinkCheck(database).forget()
        fresh.replace(database)
    except OSError as problem:
        raise StoreUnavailable(str(problem)) from problem
    finally:
        fresh.unlink(missing_ok=True)
        claim.release()
    return kept


def _take_out(copy: Path, fresh: Path) -> None:
    """Put the content of a copy into a fresh file; raises `NoBackup` if there is no whole copy."""
    if not copy.is_file():
        raise NoBackup(str(copy))
    fresh.unlink(missing_ok=True)
    if is_packed(copy):
        unpack(copy, fresh)
    else:
        make_sealed(fresh)
        shutil.copyfile(copy, fresh)


def back_up_in_turn(database: Path, folder: Path, keep: int, now: datetime) -> Path:
    """Make one more packed copy in a folder, and delete the oldest beyond the limit; return the new one."""
    to = folder / f"{database.stem}-{now.strftime(STAMP)}.db{PACKED}"
    back_up(database, to)
    for old in _in_turn(database, folder)[:-keep]:
        old.unlink()
    return to


def last_copy(database: Path, folder: Path) -> tuple[Path, datetime] | None:
    """Return the newest whole copy of a database in a folder, and when it was made; `None`: there is none."""
    made = _in_turn(database, folder)
    return (made[-1], _stamped(made[-1].name.removeprefix(f"{database.stem}-"))) if made else None


def drop_put_aside(database: Path, before: datetime) -> list[Path]:
    """Delete what `restore` put aside earlier than this; return what was deleted."""
    beginning = f"{database.name}{BEFORE}"
    aside = [file for file in database.parent.glob(f"{beginning}[0-9]*") if _age_is_told(file, beginning)]
    old = [file for file in aside if _stamped(file.name.removeprefix(beginning)) < before]
    for file in old:
        file.unlink()
    return old


def _in_turn(database: Path, folder: Path) -> list[Path]:
    """Return the copies that were made in turn, the oldest first; those of earlier versions are not packed."""
    beginning = f"{database.stem}-"
    found = [*folder.glob(f"{beginning}[0-9]*.db"), *folder.glob(f"{beginning}[0-9]*.db{PACKED}")]
    return sorted(file for file in found if _age_is_told(file, beginning))


def _age_is_told(file: Path, beginning: str) -> bool:
    try:
        _stamped(file.name.removeprefix(beginning))
    except ValueError:
        return False
    return True


def _stamped(rest: str) -> datetime:
    """Return the time that a name begins with; raises `ValueError`."""
    return datetime.strptime(rest[:STAMP_LENGTH], STAMP).replace(tzinfo=UTC)


def _put_aside(database: Path, name: str) -> Path | None:
    """Rename a database, with the files beside it."""
    kept = database.with_name(name)
    for ending in ("", *BESIDE):
        file = Path(f"{database}{ending}")
        if file.exists():
            file.replace(f"{kept}{ending}")
    return kept if kept.exists() else None


def _read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
