"""Where a house under load keeps its tables: its own SQLite file, or a database of a PostgreSQL server."""

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.load.postgres import Server, serving
from bot.store import database_url

AUTO = "auto"
"""The word that asks for the measurement's own PostgreSQL server."""

COUNT = 'SELECT "by", count(*) FROM moves GROUP BY "by"'
"""Counts moves by who made them: `bot.store.models.Actor`."""


class Kept(Protocol):
    """The database of a house."""

    @property
    def url(self) -> str:
        """Where it is."""

    @property
    def name(self) -> str:
        """What kind of database it is."""

    async def moves(self) -> Counter[str]:
        """Return how many moves it holds, by who made them."""

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

    async def moves(self) -> Counter[str]:
        """Return how many moves it holds, by who made them."""
        with closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)) as connection:
            return Counter(dict(connection.execute(COUNT).fetchall()))

    def processor(self) -> None:
        """Return nothing: there is no server."""


@dataclass(frozen=True, slots=True)
class Database:
    """A database of a server: one that was started here, or another, of which only the address is known."""

    url: str
    server: Server | None = None
    name: str = "PostgreSQL"

    async def moves(self) -> Counter[str]:
        """Return how many moves it holds, by who made them."""
        engine = create_async_engine(self.url, hide_parameters=True)
        try:
            async with engine.connect() as connection:
                return Counter(dict((await connection.execute(text(COUNT))).tuples().all()))
        finally:
            await engine.dispose()

    def processor(self) -> float | None:
        """Return the seconds of processor time that the server has used, if it is our own."""
        return self.server.processor() if self.server else None


@contextmanager
def kept(where: str | None, folder: Path) -> Iterator[Kept]:
    """Provide a database for one house: a new file, one of a server that runs meanwhile (`auto`), or the one at a URL.

    Raises `NoServer` if a server is wanted and none can be started.
    """
    if where is None:
        yield File(folder / "parlour.db")
    elif where == AUTO:
        with serving(Server) as server:
            yield Database(server.database(), server)
    else:
        yield Database(database_url(where))
