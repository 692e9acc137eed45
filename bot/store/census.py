"""How much a database held, noted beside it: so a file that lost its latest pages is not opened without a word.

SQLite keeps what is new in a second file, NAME-wal, until it is carried over. Without that file the first one opens all
the same, only older. It must be there while a house is open, also after a crash.
"""

import json
import os
from pathlib import Path
from typing import NamedTuple, Self

from sqlalchemy import Connection, text

from bot.store.errors import StoreShrunk
from bot.store.sequences import last_number


class Counts(NamedTuple):
    """The highest number that a table was ever given, and how many moves are kept."""

    tables: int = 0
    moves: int = 0

    @classmethod
    def of(cls, connection: Connection) -> Self:
        """Count; a database with nothing in it yet has none."""
        there = text("SELECT count(*) FROM sqlite_master WHERE name IN ('tables', 'moves')")
        if connection.scalar(there) != len(cls._fields):
            return cls()
        return cls(last_number(connection), connection.scalar(text("SELECT count(*) FROM moves")) or 0)


class Census:
    """The note beside a database: its counts, and whether a house is open on it."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self.file = database.with_name(f"{database.name}.counts")

    def check_files(self) -> None:
        """Before the database is touched: raises `StoreShrunk` where a file of it is gone."""
        counts, is_open = self._noted()
        wal = self._database.with_name(f"{self._database.name}-wal")
        if (any(counts) and not self._database.exists()) or (is_open and not wal.exists()):
            raise StoreShrunk(str(self.file))

    def check(self, found: Counts) -> None:
        """Raise `StoreShrunk` where less is found than was noted."""
        counts, _ = self._noted()
        if any(now < before for now, before in zip(found, counts, strict=True)):
            raise StoreShrunk(str(self.file))

    def note(self, counts: Counts, *, is_open: bool) -> None:
        """Note what is there now, and sync it: it must not be behind the database that it vouches for."""
        fresh = self.file.with_name(f"{self.file.name}.new")
        with fresh.open("w", encoding="utf-8") as file:
            json.dump(counts._asdict() | {"open": is_open}, file)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self.file)

    def forget(self) -> None:
        """Note nothing: what is there now is meant to be less, or another database."""
        self.file.unlink(missing_ok=True)

    def _noted(self) -> tuple[Counts, bool]:
        """Return what was noted; a note that is missing or spoilt says nothing."""
        try:
            noted = json.loads(self.file.read_text("utf-8"))
            return Counts(int(noted["tables"]), int(noted["moves"])), bool(noted["open"])
        except (OSError, ValueError, KeyError, TypeError):
            return Counts(), False
