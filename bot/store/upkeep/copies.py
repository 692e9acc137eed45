"""Copies of a database: made beside a running house, limited in number, and put back while no house is running."""

import shutil
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from bot.store.drivers.file_lock import FileLock
from bot.store.drivers.file_modes import OWNER_ONLY, make_sealed
from bot.store.drivers.shrink_check import ShrinkCheck
from bot.store.errors import NoBackup, StoreUnavailable

STAMP = "%Y%m%d-%H%M%S"
BESIDE = ("-wal", "-shm")
"""The files that SQLite keeps beside a database: they belong to that one only."""


def back_up(database: Path, to: Path) -> None:
    """Copy a database as it is at one moment, even while a house is running on it, into one complete file.

    Raises `StoreUnavailable` if it cannot be read or the copy cannot be written.
    """
    fresh = to.with_name(f"{to.name}.new")
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        fresh.unlink(missing_ok=True)
        make_sealed(fresh)
        with closing(_read_only(database)) as source, closing(sqlite3.connect(fresh)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        check_copy(fresh)
        fresh.replace(to)
    except (OSError, sqlite3.Error) as problem:
        raise StoreUnavailable(str(problem)) from problem
    finally:
        fresh.unlink(missing_ok=True)


def check_copy(copy: Path) -> None:
    """Raise `NoBackup` if a file is not a complete database of the parlour."""
    try:
        with closing(_read_only(copy)) as connection:
            ((sound,),) = connection.execute("PRAGMA quick_check(1)")
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as problem:
        raise NoBackup(str(copy)) from problem
    if sound != "ok":
        raise NoBackup(str(copy))


def restore(copy: Path, database: Path, now: datetime) -> Path | None:
    """Replace a database by a copy; return where the old one is kept, if there was one.

    Raises `StoreInUse` if a house is running on it, `NoBackup` if the copy is not a backup.
    """
    check_copy(copy)
    database.parent.mkdir(parents=True, exist_ok=True)
    claim = FileLock(database)
    try:
        fresh = database.with_name(f"{database.name}.new")
        shutil.copyfile(copy, fresh)
        fresh.chmod(OWNER_ONLY)
        kept = _put_aside(database, f"{database.name}.before-{now.strftime(STAMP)}")
        ShrinkCheck(database).forget()
        fresh.replace(database)
    except OSError as problem:
        raise StoreUnavailable(str(problem)) from problem
    finally:
        claim.release()
    return kept


def back_up_in_turn(database: Path, folder: Path, keep: int, now: datetime) -> Path:
    """Make one more copy in a folder, and delete the oldest beyond the limit; return the new one."""
    to = folder / f"{database.stem}-{now.strftime(STAMP)}.db"
    back_up(database, to)
    for old in sorted(folder.glob(f"{database.stem}-[0-9]*.db"))[:-keep]:
        old.unlink()
    return to


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
