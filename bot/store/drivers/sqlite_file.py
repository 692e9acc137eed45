"""The connection to the SQLite file: its pragmas, its lock and its counts, and transactions in one thread hop."""

import asyncio
import errno
import logging
import os
import sqlite3
import time
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
from sqlalchemy import Connection, Dialect, Engine, create_engine, event, make_url
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool
from sqlalchemy.util import LRUCache
from typing_extensions import override

from bot.store.database import Database, DriverErrorTranslator, Work, run_uninterrupted
from bot.store.drivers.file_lock import FileLock
from bot.store.drivers.file_modes import create_private_file, make_files_private
from bot.store.drivers.sequences import select_last_table_number
from bot.store.drivers.shrink_check import COUNT_TRANSACTION, ShrinkCheck, StoredCounts
from bot.store.errors import StoreUnavailable
from bot.store.rows.row_validation import decode_text, parse_json
from bot.store.shards import ALL_SHARDS, Shards

log = logging.getLogger(__name__)

T = TypeVar("T")

BUSY_SECONDS = 10
STILL_BUSY_SECONDS = 0.2
"""Seconds for which others wait while another tool holds the file: the longer time is for the first that meets it."""
MIN_TIME_LEFT_SHARE = 0.9
"""A transaction with this share of its time left has waited in no queue: its time need not be set anew."""

# A move that was acknowledged must survive a power cut: WAL with FULL syncs the log at every commit.
PRAGMAS = (
    f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)


SQLITE_HEADER = b"SQLite format 3\0"
"""What each file of SQLite begins with."""

CHECKPOINT_PRAGMA = "PRAGMA wal_checkpoint(PASSIVE)"


class SqliteFile(Database):
    """One SQLite file, whose folder is made if it is missing; raises `StoreUnavailable` if it cannot be used.

    One connection writes and one reads, each in its own thread, so writers wait in a fair queue and nobody reads
    uncommitted data.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self._claim: FileLock | None = None
        self._open = False
        self._census = ShrinkCheck(path)
        _make_folder(path.parent)
        self._reader = _ThreadConnection(path, "BEGIN")
        # A writer takes its lock at once: if it read first, the table could change before it writes.
        self._writer = _ThreadConnection(path, "BEGIN IMMEDIATE")

    @override
    async def claim_shards(self, shards: Shards = ALL_SHARDS, patience: float = 0) -> None:
        """Lock the file at once or not at all: a process that has it is the only one."""
        require_sqlite_file(self.path)
        self._claim = FileLock(self.path)
        self._census.require_not_missing()
        self._make_file()
        self._census.require_not_shrunk(await self.read(StoredCounts.from_connection))

    @override
    async def renew_claim(self) -> None:
        """Do nothing: the lock on a file cannot be lost."""

    @override
    async def check_shard_count(self) -> None:
        """Do nothing: no other process shares the file."""

    def _make_file(self) -> None:
        """Create the file if it is missing, closed to others; SQLite gives its log the same permissions."""
        with DriverErrorTranslator(self.path):
            create_private_file(self.path)
        make_files_private(self.path.with_name(f"{self.path.name}-wal"), self.path.with_name(f"{self.path.name}-shm"))

    @override
    async def _run_read(self, work: Work[T]) -> T:
        return await self._reader.run_transaction(work)

    @override
    async def _run_write(self, work: Work[T]) -> T:
        return await self._writer.run_transaction(work, self._count_write if self._open else None)

    @override
    async def run_migration(self, work: Work[T]) -> T:
        """Write while foreign keys are off, so that a table that is copied loses no rows."""
        line = _ThreadConnection(self.path, "BEGIN IMMEDIATE", minding_keys=False)
        try:
            return await line.run_transaction(work)
        finally:
            await line.close()

    @override
    async def checkpoint(self) -> None:
        """Note what the file holds, and move the write-ahead log (WAL) into it, waiting for no reader."""
        self._open = True
        await self._writer.run_transaction(self._save_counts)
        await self._writer.checkpoint()

    @override
    async def get_size_in_bytes(self) -> int:
        """Return the bytes of the file, and of the log beside it."""
        files = (self.path, self.path.with_name(f"{self.path.name}-wal"))
        return sum(file.stat().st_size for file in files if file.exists())

    @override
    async def close(self) -> None:
        """Close all connections when their work is done; note what the file of an open bot holds."""
        if self._open:
            try:
                await self._writer.run_transaction(self._save_counts)
            except StoreUnavailable as problem:
                log.warning("the database was away at the stop: %s", problem)
        await self._writer.close()
        await self._reader.close()
        self._census.close()
        if self._claim:
            self._claim.release()
            self._claim = None

    def _save_counts(self, connection: Connection) -> None:
        """Save beside the file what it holds, for good."""
        self._census.save_counts(StoredCounts.from_connection(connection), sync=True)

    def _count_write(self, connection: Connection) -> Callable[[], None]:
        """Count a transaction that writes, and return what notes that once it is committed."""
        counts = StoredCounts(select_last_table_number(connection), connection.execute(COUNT_TRANSACTION).scalar() or 0)
        return lambda: self._census.save_counts(counts)


class _ThreadConnection:
    """A connection with its thread. The first transaction creates it."""

    def __init__(self, path: Path, begin: str, *, minding_keys: bool = True) -> None:
        self._pragmas = PRAGMAS if minding_keys else (*PRAGMAS, "PRAGMA foreign_keys = OFF")
        self._beginning = _TransactionStarter(begin)
        self._opening = asyncio.Lock()
        # Without an isolation level, the driver begins no transactions by itself.
        self._connect = partial(aiosqlite.connect, path, isolation_level=None)
        self._driver: aiosqlite.Connection | None = None
        self._engine: Engine | None = None
        self._closed = False

    async def run_transaction(self, work: Work[T], last: Work[Callable[[], None]] | None = None) -> T:
        """Do work in the thread, between BEGIN and COMMIT. Begun work is finished, even if the caller is cancelled.

        `last`: what is done before COMMIT; it returns what is done after it.
        """
        started = time.monotonic()
        driver, engine = await self._ensure_open()

        def work_in_thread() -> T:
            self._beginning.asked = started
            return _work_in_transaction(engine, work, last)

        return await run_uninterrupted(_run_in_thread(driver, work_in_thread))

    async def checkpoint(self) -> None:
        """Move the write-ahead log (WAL) into the file, between two transactions."""
        driver, _ = await self._ensure_open()
        with DriverErrorTranslator():
            await run_uninterrupted(_run_in_thread(driver, lambda: driver._conn.execute(CHECKPOINT_PRAGMA).fetchall()))  # noqa: SLF001  what the driver wraps

    async def _ensure_open(self) -> tuple[aiosqlite.Connection, Engine]:
        """Return the connection; the first caller creates it."""
        async with self._opening:
            driver, engine = self._driver, self._engine
            if driver is None or engine is None:
                opened = await run_uninterrupted(self._connect_driver())
                driver, engine = opened
        return driver, engine

    async def close(self) -> None:
        """Close the connection for good, even if it is just being opened."""
        async with self._opening:
            self._closed = True
            driver, engine, self._driver, self._engine = self._driver, self._engine, None, None
        if driver and engine:
            await _run_in_thread(driver, engine.dispose)
            await driver.close()

    async def _connect_driver(self) -> tuple[aiosqlite.Connection, Engine]:
        if self._closed:
            raise StoreUnavailable("it is closed")
        with DriverErrorTranslator():
            driver = await self._connect()
        self._driver, self._engine = driver, _build_engine(driver, self._pragmas, self._beginning)
        return self._driver, self._engine


async def _run_in_thread(driver: aiosqlite.Connection, work: Callable[[], T]) -> T:
    """Do work in the thread of a connection: one round trip, however many statements it has."""
    done: T = await driver._execute(work)  # type: ignore[no-untyped-call]  # noqa: SLF001  the driver hands on each call so, and has no public name for it
    return done


def _build_engine(driver: aiosqlite.Connection, pragmas: tuple[str, ...], beginning: "_TransactionStarter") -> Engine:
    """Return SQLAlchemy's view of the connection that the driver's thread holds.

    Parameters are hidden because a logged error would show the snapshot that it could not write: hands, the seed.
    """

    def set_pragmas(connection: Any, _entry: ConnectionPoolEntry) -> None:
        connection.text_factory = decode_text
        for pragma in pragmas:
            connection.execute(pragma)

    pool = StaticPool(lambda: driver._conn, dialect=_make_dialect())  # type: ignore[arg-type]  # noqa: SLF001  what the driver wraps
    options = {"compiled_cache": STATEMENT_CACHE}
    engine = Engine(pool, _make_dialect(), make_url("sqlite://"), hide_parameters=True, execution_options=options)
    event.listen(engine, "connect", set_pragmas)
    event.listen(engine, "begin", beginning)
    return engine


class _TransactionStarter:
    """Begins transactions. None waits longer for another tool than the longer time, counted from when it was asked for.

    Where one found the file locked for too long, those behind it in the queue wait hardly at all. Otherwise each would
    wait as long as the first, one after the other, and people for minutes.
    """

    def __init__(self, begin: str) -> None:
        self._begin = begin
        self._locked = False
        self._waits: float | None = None
        self.asked = 0.0
        """When the next transaction was asked for, by the clock that only goes on."""

    def __call__(self, connection: Connection) -> None:
        self._set_busy_timeout(connection, self._compute_remaining_patience())
        try:
            connection.exec_driver_sql(self._begin)
        except OperationalError:
            self._locked = True
            raise
        self._locked = False

    def _compute_remaining_patience(self) -> float:
        left = BUSY_SECONDS - (time.monotonic() - self.asked)
        if self._locked:
            return max(0.0, min(left, STILL_BUSY_SECONDS))
        return BUSY_SECONDS if left > BUSY_SECONDS * MIN_TIME_LEFT_SHARE else max(0.0, left)

    def _set_busy_timeout(self, connection: Connection, seconds: float) -> None:
        if seconds != self._waits:
            self._waits = seconds
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {int(seconds * 1000)}")


STATEMENT_CACHE: LRUCache[Any, Any] = LRUCache(500)
"""Compiled statements, for all connections of the process: to compile one takes as long as to run it ten times."""


@cache
def _make_dialect() -> Dialect:
    """Return how SQLAlchemy speaks to SQLite: one for all connections, since compiled statements belong to it."""
    engine = create_engine("sqlite://", json_deserializer=parse_json)
    with engine.connect():
        pass  # it learns what this SQLite can do
    engine.dispose()
    return engine.dialect


def _work_in_transaction(engine: Engine, work: Work[T], last: Work[Callable[[], None]] | None = None) -> T:
    with DriverErrorTranslator(), engine.begin() as connection:
        done = work(connection)
        then = last(connection) if last else None
    if then:
        then()
    return done


def _make_folder(folder: Path) -> None:
    with DriverErrorTranslator(folder):
        folder.mkdir(parents=True, exist_ok=True)


def require_sqlite_file(path: Path) -> None:
    """Raise `StoreUnavailable`, before anything is touched, if what is there is no database."""
    with DriverErrorTranslator(path):
        if not path.exists():
            return
        if not path.is_file():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        with path.open("rb") as file:
            begins = file.read(len(SQLITE_HEADER))
        if begins not in (b"", SQLITE_HEADER):
            problem = sqlite3.DatabaseError(sqlite3.SQLITE_NOTADB)
            problem.sqlite_errorcode = sqlite3.SQLITE_NOTADB
            raise problem
