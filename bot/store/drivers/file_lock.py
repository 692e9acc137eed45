"""A claim on a database: one process at a time has it. It ends with the process, even if that is killed."""

import sqlite3
from pathlib import Path

from bot.store.drivers.file_modes import make_sealed
from bot.store.errors import StoreInUse, StoreUnavailable


class FileLock:
    """Keeps a file beside the database locked, by SQLite's own means: they work on every system that SQLite runs on."""

    def __init__(self, database: Path) -> None:
        """Claim a database; raises `StoreInUse` if another process has it, `StoreUnavailable` if it cannot be done."""
        beside = database.with_name(f"{database.name}.lock")
        try:
            make_sealed(beside)
            self._lock = sqlite3.connect(beside, timeout=0, isolation_level=None)
        except (OSError, sqlite3.Error) as problem:
            raise StoreUnavailable(str(problem)) from problem
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as problem:
            self._lock.close()
            raise StoreInUse(str(database)) from problem

    def release(self) -> None:
        """Release the database."""
        self._lock.close()
