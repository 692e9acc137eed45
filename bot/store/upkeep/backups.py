"""Backups of a database: made beside a running bot, rotated, verified, and restored while no bot is running."""

import asyncio
import errno
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing
from datetime import UTC, datetime
from pathlib import Path
from threading import Event
from typing import TypeVar

from bot.store.database import DriverErrorTranslator
from bot.store.drivers.file_lock import FileLock
from bot.store.drivers.file_modes import create_private_file
from bot.store.drivers.shrink_check import ShrinkCheck
from bot.store.errors import BackupOverwritesDatabase, BackupStopped, BadBackup, StoreError, StoreUnavailable
from bot.store.upkeep.compression import (
    COMPRESSED_SUFFIX,
    Stopped,
    compress_backup,
    decompress_backup,
    is_compressed,
    never_cancel,
    require_not_stopped,
)

T = TypeVar("T")

TIMESTAMP_FORMAT, TIMESTAMP_LENGTH = "%Y%m%d-%H%M%S", len("20260101-040000")
PUT_ASIDE_INFIX = ".before-"
"""Stands between the name of a database that was put aside and its time."""
NEW_COPY_SUFFIX, COMPRESSING_SUFFIX = ".new", ".packing"
UNFINISHED_COPY_SUFFIXES = (NEW_COPY_SUFFIX, f"{NEW_COPY_SUFFIX}-journal", COMPRESSING_SUFFIX)
"""How the names of copies end that are not whole yet."""
PAGES_AT_ONCE, STEPS_AT_ONCE = 2000, 100_000
"""Pages that are copied, and steps of SQLite that are taken, between two looks at whether the bot stops."""
DAMAGED_FILE_CODES = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR})
"""What SQLite answers where a file is damaged, no database, or a database of something else."""
COMPANION_SUFFIXES = ("-wal", "-shm")
"""The files that SQLite keeps beside a database: they belong to that one only."""


def make_database_backup(database: Path, to: Path, stopped: Stopped = never_cancel) -> None:
    """Back up a database as it is at one moment, even while a bot is running on it, into one complete file.

    It is packed if its name ends in ".gz". Raises `StoreUnavailable` if it cannot be read, or the copy not written,
    and `BackupStopped` soon after `stopped` says so; `SameFile` if the copy would replace the database.
    """
    if to.exists() and database.exists() and to.samefile(database):
        raise BackupOverwritesDatabase(str(to))
    fresh, packed = to.with_name(f"{to.name}{NEW_COPY_SUFFIX}"), to.with_name(f"{to.name}{COMPRESSING_SUFFIX}")
    with DriverErrorTranslator(to):
        to.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            _copy_database(database, fresh, stopped)
            if is_compressed(to):
                compress_backup(fresh, packed, stopped)
                packed.replace(to)
            else:
                fresh.replace(to)
        finally:
            fresh.unlink(missing_ok=True)
            packed.unlink(missing_ok=True)


def _copy_database(database: Path, fresh: Path, stopped: Stopped) -> None:
    """Copy a database into a fresh file that only its owner can read, and check it.

    What the bot writes in the meantime would begin the copy anew, so it is made within a transaction that reads.
    """
    fresh.unlink(missing_ok=True)
    create_private_file(fresh)
    with ExitStack() as stack:
        with DriverErrorTranslator(database):
            source = stack.enter_context(closing(_open_read_only(database)))
            source.execute("BEGIN")
            source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        copy = stack.enter_context(closing(sqlite3.connect(fresh)))
        source.backup(copy, pages=PAGES_AT_ONCE, progress=lambda *_: require_not_stopped(stopped))
        copy.execute("PRAGMA journal_mode = DELETE")
    verify_backup(fresh, stopped=stopped)


def verify_backup(copy: Path, of: Path | None = None, stopped: Stopped = never_cancel) -> None:
    """Verify a backup: raise `BadBackup` if a file, taken out of another one, is no complete database.

    Raises `StoreUnavailable` if it cannot be looked at: that says nothing about what it holds.
    """
    try:
        with closing(_open_read_only(copy)) as connection:
            connection.set_progress_handler(lambda: int(stopped()), STEPS_AT_ONCE)
            ((sound,),) = connection.execute("PRAGMA quick_check(1)")
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as problem:
        code = problem.sqlite_errorcode & 0xFF
        if code == sqlite3.SQLITE_INTERRUPT:
            raise BackupStopped from problem
        if code in DAMAGED_FILE_CODES:
            raise BadBackup(str(of or copy)) from problem
        raise StoreUnavailable(str(problem), of or copy) from problem
    if sound != "ok":
        raise BadBackup(str(of or copy))


def restore_backup(copy: Path, database: Path, now: datetime) -> Path | None:
    """Restore a backup, packed or not, in place of a database; return where the old one is kept, if any.

    Raises `StoreInUse` if a bot is running on it, `BadBackup` if the copy is not a backup.
    """
    with DriverErrorTranslator(database):
        if database.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(database))
        database.parent.mkdir(parents=True, exist_ok=True)
        fresh, claim = database.with_name(f"{database.name}{NEW_COPY_SUFFIX}"), FileLock(database)
        try:
            _extract_backup(copy, fresh)
            verify_backup(fresh, copy)
            path = _move_database_aside(database, build_put_aside_path(database, now).name)
            ShrinkCheck(database).delete_stored_value()
            fresh.replace(database)
        finally:
            fresh.unlink(missing_ok=True)
            claim.release()
    return path


def build_put_aside_path(database: Path, now: datetime) -> Path:
    """Return the path where a database is kept (put aside) that is replaced or changed now."""
    return database.with_name(f"{database.name}{PUT_ASIDE_INFIX}{now.strftime(TIMESTAMP_FORMAT)}")


def _extract_backup(copy: Path, fresh: Path) -> None:
    """Put the content of a backup into a fresh file; raises `BadBackup` if it is not whole."""
    if not copy.is_file():
        raise BadBackup(str(copy))
    fresh.unlink(missing_ok=True)
    if is_compressed(copy):
        decompress_backup(copy, fresh)
    else:
        create_private_file(fresh)
        shutil.copyfile(copy, fresh)


def make_rotating_backup(
    database: Path, folder: Path, keep: int, now: datetime, stopped: Stopped = never_cancel
) -> Path:
    """Make one more packed backup in a folder, delete the oldest beyond the limit (rotate); return the new one.

    What a killed process left half-made is deleted first. Raises `BackupStopped`, `StoreUnavailable`.
    """
    with DriverErrorTranslator(folder):
        delete_incomplete_backups(database, folder)
    to = folder / f"{database.stem}-{now.strftime(TIMESTAMP_FORMAT)}.db{COMPRESSED_SUFFIX}"
    make_database_backup(database, to, stopped)
    for old in _list_rotating_backups(database, folder)[:-keep]:
        old.unlink()
    return to


async def run_cancellable(work: Callable[[Stopped], T]) -> T:
    """Do work in a thread, which is told to stop if this task is cancelled."""
    stop = Event()
    try:
        return await asyncio.to_thread(work, stop.is_set)
    finally:
        stop.set()


def delete_incomplete_backups_if_closed(database: Path, folder: Path) -> None:
    """Delete incomplete backups if no bot runs on a database: one that does may be making one now."""
    try:
        claim = FileLock(database)
    except StoreError:
        return
    try:
        with DriverErrorTranslator(folder):
            delete_incomplete_backups(database, folder)
    finally:
        claim.release()


def delete_incomplete_backups(database: Path, folder: Path) -> None:
    """Delete incomplete backups.

    Only who has a claim on the database does this.
    """
    beginning = f"{database.stem}-"
    copies = [file for file in folder.glob(f"{beginning}[0-9]*") if _has_stamp(file, beginning)]
    restored = [database.with_name(f"{database.name}{ending}") for ending in UNFINISHED_COPY_SUFFIXES]
    for file in (*(copy for copy in copies if copy.name.endswith(UNFINISHED_COPY_SUFFIXES)), *restored):
        file.unlink(missing_ok=True)


def find_last_backup(database: Path, folder: Path) -> tuple[Path, datetime] | None:
    """Return the newest whole backup of a database in a folder, and when it was made; `None`: there is none."""
    backups = _list_rotating_backups(database, folder)
    return (backups[-1], _parse_stamp(backups[-1].name.removeprefix(f"{database.stem}-"))) if backups else None


def delete_put_aside_databases(database: Path, before: datetime) -> list[Path]:
    """Delete databases that `restore_backup` put aside earlier than this (old copies); return which."""
    beginning = f"{database.name}{PUT_ASIDE_INFIX}"
    aside = [file for file in database.parent.glob(f"{beginning}[0-9]*") if _has_stamp(file, beginning)]
    old = [file for file in aside if _parse_stamp(file.name.removeprefix(beginning)) < before]
    for file in old:
        file.unlink()
    return old


def _list_rotating_backups(database: Path, folder: Path) -> list[Path]:
    """Return the backups that were made in turn, the oldest first; those of earlier versions are not packed."""
    beginning = f"{database.stem}-"
    paths = [*folder.glob(f"{beginning}[0-9]*.db"), *folder.glob(f"{beginning}[0-9]*.db{COMPRESSED_SUFFIX}")]
    return sorted(file for file in paths if _has_stamp(file, beginning))


def _has_stamp(file: Path, beginning: str) -> bool:
    try:
        _parse_stamp(file.name.removeprefix(beginning))
    except ValueError:
        return False
    return True


def _parse_stamp(rest: str) -> datetime:
    """Parse the timestamp that a name begins with; raises `ValueError`."""
    return datetime.strptime(rest[:TIMESTAMP_LENGTH], TIMESTAMP_FORMAT).replace(tzinfo=UTC)


def _move_database_aside(database: Path, name: str) -> Path | None:
    """Rename a database, with the files beside it (put it aside)."""
    path = database.with_name(name)
    for ending in ("", *COMPANION_SUFFIXES):
        file = Path(f"{database}{ending}")
        if file.exists():
            file.replace(f"{path}{ending}")
    return path if path.exists() else None


def _open_read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
