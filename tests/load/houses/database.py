"""Where a bot under load keeps its tables: its own SQLite file, or a database of a PostgreSQL server."""

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import NullPool, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import parse_database_url
from bot.store.database import DriverErrorTranslator
from bot.store.drivers.shrink_check import ShrinkCheck
from tests.load.houses.postgres_server import PostgresServerProcess, serving

AUTO = "auto"
"""The word that asks for the measurement's own PostgreSQL server."""

COUNT = 'SELECT "by", count(*) FROM moves GROUP BY "by"'
"""Counts moves by who made them: `bot.store.models.Actor`."""


class HouseDatabase(Protocol):
    """The database of a bot."""

    @property
    def url(self) -> str:
        """Where it is."""

    @property
    def name(self) -> str:
        """What kind of database it is."""

    async def rows(self, query: str) -> list[tuple[Any, ...]]:
        """Return what a query finds; raises `StoreUnavailable`."""

    def expect_less(self) -> None:
        """Let the store open although it may hold less than it did."""

    def processor(self) -> float | None:
        """Return the seconds of processor time that its server has used; `None` if that is unknown."""


@dataclass(frozen=True, slots=True)
class File:
    """A SQLite file. Its share of the work is part of the bot's."""

    path: Path
    name: str = "SQLite"

    @property
    def url(self) -> str:
        """Where it is."""
        return str(self.path)

    async def rows(self, query: str) -> list[tuple[Any, ...]]:
        """Return what a query finds."""
        with closing(sqlite3.connect(f"{self.path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            return list(connection.execute(query))

    def expect_less(self) -> None:
        """Let the store open although it may hold less than it did."""
        ShrinkCheck(self.path).delete_stored_value()

    def processor(self) -> None:
        """Return nothing: there is no server."""


@dataclass(frozen=True, slots=True)
class ServerDatabase:
    """A database of a server: one that was started here, or another, of which only the address is known."""

    url: str
    server: PostgresServerProcess | None = None
    name: str = "PostgreSQL"

    async def rows(self, query: str) -> list[tuple[Any, ...]]:
        """Return what a query finds; raises `StoreUnavailable`."""
        engine = create_async_engine(self.url, hide_parameters=True, poolclass=NullPool)
        with DriverErrorTranslator():
            async with engine.connect() as connection:
                return [tuple(row) for row in await connection.execute(text(query))]

    def expect_less(self) -> None:
        """Nothing is counted beside a server."""

    def processor(self) -> float | None:
        """Return the seconds of processor time that the server has used, if it is our own."""
        return self.server.processor() if self.server else None


async def moves(place: HouseDatabase) -> Counter[str]:
    """Return how many moves a database holds, by who made them."""
    return Counter(dict(await place.rows(COUNT)))


@contextmanager
def kept(where: str | None, folder: Path) -> Iterator[HouseDatabase]:
    """Provide a database for one bot: a new file, one of a server started for it (`auto`), or the one at a URL.

    Raises `NoServer` if a server is wanted and none can be started.
    """
    if where is None:
        yield File(folder / "parlour.db")
    elif where == AUTO:
        with serving(PostgresServerProcess) as server:
            yield ServerDatabase(server.database(), server)
    else:
        yield ServerDatabase(parse_database_url(where))
