"""A claim on a database: one process at a time has it. The claim is let go by death too."""

import sqlite3
from pathlib import Path

from bot.store.errors import StoreInUse, StoreUnavailable


class Claim:
    """Holds a file beside the database locked, by SQLite's own means: they work on every system that it runs on."""

    def __init__(self, database: Path) -> None:
        """Claim a database; raises `StoreInUse` where another has it, `StoreUnavailable` where no file can be made."""
        beside = database.with_name(f"{database.name}.lock")
        try:
            self._lock = sqlite3.connect(beside, timeout=0, isolation_level=None)
        except sqlite3.Error as problem:
            raise StoreUnavailable(str(problem)) from problem
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as problem:
            self._lock.close()
            raise StoreInUse(str(database)) from problem

    def release(self) -> None:
        """Let the database go."""
        self._lock.close()
