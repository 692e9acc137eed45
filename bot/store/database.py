"""The road to the SQLite file: its address, its pragmas, and one writer at a time."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from bot.store.errors import StoreUnavailable

DRIVER = "sqlite+aiosqlite"
BUSY_SECONDS = 10

# A move that was acknowledged must survive a power cut: WAL with FULL syncs the log at every commit.
PRAGMAS = (
    f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)


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
    """Connections to one SQLite file, whose folder is made if it is missing; raises `StoreUnavailable` if it cannot."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self._writer = self.engine.execution_options(writes=True)
        # SQLite takes one writer at a time and lets others poll; a queue of our own is fair and does not wait in naps.
        self._turn_to_write = asyncio.Lock()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection that sees one moment of the database. Raises `StoreUnavailable`."""
        with _NamedFailures():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection in a transaction that is committed at the end. Raises `StoreUnavailable`."""
        async with self._turn_to_write:
            with _NamedFailures():
                async with self._writer.begin() as connection:
                    yield connection

    @asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        """Give a writing connection that minds no foreign keys, so that a table copied anew loses no rows."""
        with _NamedFailures():
            async with self._writer.execution_options(migrates=True).begin() as connection:
                yield connection
        await self.engine.dispose()

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


class _NamedFailures:
    """Turns what the driver says about the file into the store's own error; a broken constraint stays a defect."""

    def __enter__(self) -> None: ...

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: object) -> None:
        if isinstance(problem, DatabaseError) and not isinstance(problem, IntegrityError):
            raise StoreUnavailable(str(problem.orig)) from problem


def _engine(url: str) -> AsyncEngine:
    address = make_url(database_url(url))
    _make_folder(Path(address.database or "").parent)
    # Without an isolation level the driver begins no transactions behind our back; `_begin` does. Parameters are hidden
    # because an error that is logged would show the snapshot it could not write: hands, and the seed.
    engine = create_async_engine(address, connect_args={"isolation_level": None}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise StoreUnavailable(str(problem)) from problem


def _set_pragmas(connection: Any, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    options = connection.get_execution_options()
    if options.get("migrates"):
        connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
    # A writer takes its lock at once: one that first reads could find the table changed when it comes to write.
    connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writes") else "BEGIN")
