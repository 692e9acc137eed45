"""The store's face: what outlives the process, by concern. Every write is one transaction."""

from contextlib import AsyncExitStack
from typing import Self

from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert

from bot.store import schema
from bot.store.database import Database
from bot.store.migrating import migrate
from bot.store.people_rows import PeopleRows
from bot.store.surface_rows import SurfaceRows
from bot.store.table_rows import TableRows


class Store:
    """Everything that outlives the process: `tables` with their moves, `surfaces`, `people`, and notes."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.tables = TableRows(database)
        self.surfaces = SurfaceRows(database)
        self.people = PeopleRows(database)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the store, create what is missing and bring it up to date; `url` as in `Settings.database_url`.

        Raises `StoreUnavailable` where the file cannot be used.
        """
        database = Database(url)
        async with AsyncExitStack() as undoing:
            undoing.push_async_callback(database.close)
            await migrate(database)
            undoing.pop_all()
        return cls(database)

    async def close(self) -> None:
        """Let go of the database."""
        await self._database.close()

    async def note(self, key: str) -> str | None:
        """Return what was noted under `key`."""
        wanted = select(schema.notes.c.value).where(schema.notes.c.key == key)
        async with self._database.reading() as connection:
            return await connection.scalar(wanted)

    async def set_note(self, key: str, value: str) -> None:
        """Note something that the bot itself must remember, as the hash of its commands."""
        noted = insert(schema.notes).values(key=key, value=value)
        noted = noted.on_conflict_do_update(index_elements=["key"], set_={"value": noted.excluded.value})
        async with self._database.writing() as connection:
            await connection.execute(noted)
