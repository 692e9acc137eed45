"""Detects data loss: how much a database held is noted beside it, so that one that lost pages is not opened.

SQLite keeps new data in a second file, NAME-wal, until it is moved to the first. Without it the first file still opens,
but in an older state; so does a log that was cut. Each transaction counts itself in the database, and the note beside
it says how far that was: what counts is what is there, not which files are.
"""

import json
import logging
import os
from pathlib import Path
from typing import NamedTuple, Self

from sqlalchemy import Connection, text

from bot.store import schema
from bot.store.drivers.file_modes import OWNER_ONLY_MODE
from bot.store.drivers.sequences import select_last_table_number
from bot.store.errors import StoreShrunk

log = logging.getLogger(__name__)

WRITES_COUNTER = "writes"
COUNT_TRANSACTION = text("UPDATE counters SET value = value + 1 WHERE name = 'writes' RETURNING value")
"""Counts a transaction, as its last step."""
NOTE_BYTES = 100
"""Bytes of a note: it is overwritten in place, so each must be as long as all others."""


class StoredCounts(NamedTuple):
    """The highest table number ever given, and how many transactions have written."""

    tables: int = 0
    writes: int = 0

    @classmethod
    def from_connection(cls, connection: Connection) -> Self:
        """Count; a database with nothing in it yet has no counts, and one of an older version has no transactions."""
        there = text("SELECT name FROM sqlite_master WHERE name IN ('tables', 'counters')")
        table_names = set(connection.scalars(there))
        tables = select_last_table_number(connection) if "tables" in table_names else 0
        return cls(tables, count_writes(connection) if "counters" in table_names else 0)


def count_writes(connection: Connection) -> int:
    """Return how many transactions have written."""
    value = connection.scalar(text(f"SELECT value FROM {schema.counters} WHERE name = '{WRITES_COUNTER}'"))  # noqa: S608  names of our own
    return value if isinstance(value, int) else 0


class ShrinkCheck:
    """The note beside a database of how much it holds, to detect that it has lost data."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self.file = database.with_name(f"{database.name}.counts")
        self._note: int | None = None

    def require_not_missing(self) -> None:
        """Check before the database is touched: raises `StoreShrunk` if it was there and is gone."""
        if any(self._read_note()) and not self._database.exists():
            raise StoreShrunk(str(self.file))

    def require_not_shrunk(self, counts: StoredCounts) -> None:
        """Raise `StoreShrunk` if less is found than was noted."""
        if any(now < before for now, before in zip(counts, self._read_note(), strict=True)):
            raise StoreShrunk(str(self.file))

    def save_counts(self, counts: StoredCounts, *, sync: bool = False) -> None:
        """Save beside the database what it holds now.

        After a power cut that may be too little, but never too much. After a power cut the note may be behind
        it, but it is never ahead.
        """
        try:
            self._write_note(json.dumps(counts._asdict()).ljust(NOTE_BYTES).encode(), sync=sync)
        except OSError as problem:
            log.warning("what the database holds could not be noted beside it: %s", problem)

    def _write_note(self, note: bytes, *, sync: bool) -> None:
        if self._note is None:
            self._note = os.open(self.file, os.O_WRONLY | os.O_CREAT, OWNER_ONLY_MODE)
            os.ftruncate(self._note, NOTE_BYTES)
        os.pwrite(self._note, note, 0)
        if sync:
            os.fsync(self._note)

    def close(self) -> None:
        """Note nothing more."""
        if self._note is not None:
            os.close(self._note)
            self._note = None

    def delete_stored_value(self) -> None:
        """Note nothing: it is another database."""
        self.file.unlink(missing_ok=True)

    def _read_note(self) -> StoredCounts:
        """Return what was noted; a missing or spoilt note says nothing, an older one only how many tables."""
        try:
            noted = json.loads(self.file.read_text("utf-8"))
            return StoredCounts(int(noted["tables"]), int(noted.get("writes", 0)))
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return StoredCounts()
