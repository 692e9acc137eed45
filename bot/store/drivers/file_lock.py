"""A lock on a SQLite database: one process at a time has it. It ends with the process, even if that is killed."""

import sqlite3
from pathlib import Path

from bot.store.database import DriverErrorTranslator
from bot.store.drivers.file_modes import create_private_file
from bot.store.errors import StoreInUse, StoreUnavailable


class FileLock:
    """Keeps a file beside the database locked, by SQLite's own means: they work on every system that SQLite runs on."""

    def __init__(self, database: Path) -> None:
        """Claim a database; raises `StoreInUse` if another process has it, `StoreUnavailable` if it cannot be done."""
        beside = database.with_name(f"{database.name}.lock")
        with DriverErrorTranslator(database):
            create_private_file(beside)
            self._lock = sqlite3.connect(beside, timeout=0, isolation_level=None)
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as problem:
            self._lock.close()
            if problem.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise StoreInUse(str(database)) from problem
            raise StoreUnavailable(str(problem), database) from problem

    def release(self) -> None:
        """Release the lock on the database."""
        self._lock.close()
