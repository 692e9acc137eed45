"""How much a database held, noted beside it, so that a file that lost its latest pages is not opened silently.

SQLite keeps new data in a second file, NAME-wal, until it is moved to the first. Without it the first file still opens,
but in an older state. It must be there while a house is open, also after a crash.
"""

import json
import os
from pathlib import Path
from typing import NamedTuple, Self

from sqlalchemy import Connection, text

from bot.store.drivers.sequences import last_number
from bot.store.errors import StoreShrunk


class Counts(NamedTuple):
    """The highest table number ever given, and how many moves are stored."""

    tables: int = 0
    moves: int = 0

    @classmethod
    def of(cls, connection: Connection) -> Self:
        """Count; a database with nothing in it yet has no counts."""
        there = text("SELECT count(*) FROM sqlite_master WHERE name IN ('tables', 'moves')")
        if connection.scalar(there) != len(cls._fields):
            return cls()
        return cls(last_number(connection), connection.scalar(text("SELECT count(*) FROM moves")) or 0)


class ShrinkCheck:
    """The note beside a database: its counts, and whether a house is open on it."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self.file = database.with_name(f"{database.name}.counts")

    def check_files(self) -> None:
        """Check before the database is touched: raises `StoreShrunk` if one of its files is gone."""
        counts, is_open = self._noted()
        wal = self._database.with_name(f"{self._database.name}-wal")
        if (any(counts) and not self._database.exists()) or (is_open and not wal.exists()):
            raise StoreShrunk(str(self.file))

    def check(self, found: Counts) -> None:
        """Raise `StoreShrunk` if less is found than was noted."""
        counts, _ = self._noted()
        if any(now < before for now, before in zip(found, counts, strict=True)):
            raise StoreShrunk(str(self.file))

    def note(self, counts: Counts, *, is_open: bool) -> None:
        """Note the current counts, and sync the note: it must not be behind the database that it vouches for."""
        fresh = self.file.with_name(f"{self.file.name}.new")
        with fresh.open("w", encoding="utf-8") as file:
            json.dump(counts._asdict() | {"open": is_open}, file)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self.file)

    def forget(self) -> None:
        """Note nothing: the database is meant to hold less now, or it is another one."""
        self.file.unlink(missing_ok=True)

    def _noted(self) -> tuple[Counts, bool]:
        """Return what was noted; a missing or spoilt note says nothing."""
        try:
            noted = json.loads(self.file.read_text("utf-8"))
            return Counts(int(noted["tables"]), int(noted["moves"])), bool(noted["open"])
        except (OSError, ValueError, KeyError, TypeError):
            return Counts(), False
