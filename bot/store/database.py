"""The road to the SQLite file: its address, its pragmas, and whole transactions in one hop to a thread."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, IntegrityError
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from bot.store.errors import StoreUnavailable
from bot.store.seal import make_sealed, seal
from bot.store.soundness import read_json

T = TypeVar("T")
Work = Callable[[Connection], T]
"""What is done within one transaction, in the database's thread: it awaits nothing and touches nothing but the rows."""

DRIVER = "sqlite+aiosqlite"
BUSY_SECONDS = 10

# A move that was acknowledged must survive a power cut: WAL with FULL syncs the log at every commit.
PRAGMAS = (
    f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)


CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"


def database_url(text: str) -> str:
    """Return the URL for a path, a `sqlite:///` or a `sqlite+aiosqlite:///` URL; raises `ValueError` for others."""
    url = _parsed(text.strip())
    if url.get_backend_name() != "sqlite" or not url.database or ":memory:" in url.database:
        raise ValueError("must be a path or a sqlite:/// URL of a file")
    return url.set(drivername=DRIVER).render_as_string(hide_password=False)


def _parsed(text: str) -> URL:
    if "://" not in text:
        return URL.create(DRIVER, database=text)
    try:
        return make_url(text)
    except ArgumentError:
        raise ValueError("is no URL of a database") from None


class Database:
    """One SQLite file, whose folder is made if it is missing; raises `StoreUnavailable` if it cannot be used.

    One connection writes and one reads, each in a thread of its own, so writers wait in a fair queue and nobody reads
    what is not committed. `reads` and `writes` count the transactions.
    """

    def __init__(self, url: str) -> None:
        self.path = file_of(url)
        self.reads = self.writes = 0
        _make_folder(self.path.parent)
        self._reader = _Line(self.path, "BEGIN")
        # A writer takes its lock at once: one that first reads could find the table changed when it comes to write.
        self._writer = _Line(self.path, "BEGIN IMMEDIATE")

    def make_file(self) -> None:
        """Make the file if it is missing, closed to others; SQLite makes its log as open as the file is."""
        try:
            make_sealed(self.path)
        except OSError as problem:
            raise StoreUnavailable(str(problem)) from problem
        seal(self.path.with_name(f"{self.path.name}-wal"), self.path.with_name(f"{self.path.name}-shm"))

    async def read(self, work: Work[T]) -> T:
        """Do work that sees one moment of the database. Raises `StoreUnavailable`."""
        self.reads += 1
        return await self._reader.transact(work)

    async def write(self, work: Work[T]) -> T:
        """Do work in a transaction, and return what it returned once that is committed. Raises `StoreUnavailable`."""
        self.writes += 1
        return await self._writer.transact(work)

    async def migrate(self, work: Work[T]) -> T:
        """Write while no foreign keys are minded, so that a table copied anew loses no rows."""
        line = _Line(self.path, "BEGIN IMMEDIATE", minding_keys=False)
        try:
            return await line.transact(work)
        finally:
            await line.close()

    async def checkpoint(self) -> None:
        """Carry what is new over from the log into the file, waiting for nobody. Raises `StoreUnavailable`."""
        await self._writer.checkpoint()

    async def close(self) -> None:
        """Close all connections, when what they were given is done."""
        await self._writer.close()
        await self._reader.close()


class _Line:
    """A connection with its thread. It is made by the first transaction."""

    def __init__(self, path: Path, begin: str, *, minding_keys: bool = True) -> None:
        self._pragmas = PRAGMAS if minding_keys else (*PRAGMAS, "PRAGMA foreign_keys = OFF")
        self._begin = begin
        self._opening = asyncio.Lock()
        # Without an isolation level the driver begins no transactions behind our back.
        self._connect = partial(aiosqlite.connect, path, isolation_level=None)
        self._driver: aiosqlite.Connection | None = None
        self._engine: Engine | None = None
        self._closed = False

    async def transact(self, work: Work[T]) -> T:
        """Do work in the thread, between BEGIN and COMMIT. What was begun is done, though the asker is cancelled."""
        driver, engine = await self._open()
        return await to_the_end(_hop(driver, lambda: _transaction(engine, work)))

    async def checkpoint(self) -> None:
        """Carry the log over, between two transactions."""
        driver, _ = await self._open()
        try:
            await to_the_end(_hop(driver, lambda: driver._conn.execute(CHECKPOINT).fetchall()))  # noqa: SLF001  what the driver wraps
        except sqlite3.Error as problem:
            raise StoreUnavailable(str(problem)) from problem

    async def _open(self) -> tuple[aiosqlite.Connection, Engine]:
        """Return the connection, which the first to need it makes."""
        async with self._opening:
            driver, engine = self._driver, self._engine
            if driver is None or engine is None:
                opened = await to_the_end(self._opened())
                driver, engine = opened
        return driver, engine

    async def close(self) -> None:
        """Close the connection, for good; one that is just being opened too."""
        async with self._opening:
            self._closed = True
            driver, engine, self._driver, self._engine = self._driver, self._engine, None, None
        if driver and engine:
            await _hop(driver, engine.dispose)
            await driver.close()

    async def _opened(self) -> tuple[aiosqlite.Connection, Engine]:
        if self._closed:
            raise StoreUnavailable("it is closed")
        try:
            driver = await self._connect()
        except sqlite3.Error as problem:
            raise StoreUnavailable(str(problem)) from problem
        self._driver, self._engine = driver, _engine(driver, self._pragmas, self._begin)
        return self._driver, self._engine


async def _hop(driver: aiosqlite.Connection, work: Callable[[], T]) -> T:
    """Do work in the thread of a connection: one way there and one back, however many statements it has."""
    done: T = await driver._execute(work)  # type: ignore[no-untyped-call]  # noqa: SLF001  the driver hands on each call so, and has no public name for it
    return done


def _engine(driver: aiosqlite.Connection, pragmas: tuple[str, ...], begin: str) -> Engine:
    """Return SQLAlchemy's face of the connection that the driver's thread holds.

    Parameters are hidden because an error that is logged would show the snapshot it could not write: hands, the seed.
    """

    def set_pragmas(connection: Any, _entry: ConnectionPoolEntry) -> None:
        for pragma in pragmas:
            connection.execute(pragma)

    engine = create_engine(
        "sqlite://",
        creator=lambda: driver._conn,  # noqa: SLF001  what the driver wraps
        poolclass=StaticPool,
        hide_parameters=True,
        json_deserializer=read_json,
    )
    event.listen(engine, "connect", set_pragmas)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _transaction(engine: Engine, work: Work[T]) -> T:
    with _NamedFailures(), engine.begin() as connection:
        return work(connection)


async def to_the_end(work: Awaitable[T]) -> T:
    """Await work that must not be broken off; a cancellation passes only when it is done."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.gather(task, return_exceptions=True)
        raise


class _NamedFailures:
    """Turns what the driver says about the file into the store's own error; a broken constraint stays a defect."""

    def __enter__(self) -> None: ...

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: object) -> None:
        if isinstance(problem, DatabaseError) and not isinstance(problem, IntegrityError):
            raise StoreUnavailable(str(problem.orig)) from problem


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise StoreUnavailable(str(problem)) from problem


def file_of(url: str) -> Path:
    """Return the file that the URL of a database names."""
    return Path(make_url(database_url(url)).database or "")
