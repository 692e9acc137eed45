"""The store's face: what outlives the process, by concern. Every write is one transaction."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import AsyncExitStack
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Self

from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert

from bot.store import clearing, orders, schema
from bot.store.census import Census, Counts
from bot.store.claim import Claim
from bot.store.database import Database
from bot.store.errors import StoreUnavailable
from bot.store.kept_rows import kept
from bot.store.migrating import migrate
from bot.store.models import Kept
from bot.store.orders import Order
from bot.store.people_rows import PeopleRows
from bot.store.server_rows import ServerRows
from bot.store.surface_rows import SurfaceRows
from bot.store.table_rows import TableRows

log = logging.getLogger(__name__)


class Store:
    """Everything that outlives the process: `tables` with their moves, `surfaces`, `people`, `servers`, and notes."""

    def __init__(self, database: Database, claim: Claim, census: Census) -> None:
        self._database = database
        self._census = census
        self._claim = claim
        self.tables = TableRows(database)
        self.surfaces = SurfaceRows(database)
        self.people = PeopleRows(database)
        self.servers = ServerRows(database)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the store, create what is missing and bring it up to date; `url` as in `Settings.database_url`.

        Raises `StoreInUse` where another process has the file, `StoreTooNew` where a newer version of the bot wrote it,
        `StoreShrunk` where it holds less than it did, `StoreUnavailable` where it cannot be used.
        """
        database = Database(url)
        census = Census(database.path)
        async with AsyncExitStack() as undoing:
            claim = Claim(database.path)
            undoing.callback(claim.release)
            undoing.push_async_callback(database.close)
            census.check_files()
            database.make_file()
            census.check(await database.read(Counts.of))
            await migrate(database)
            undoing.pop_all()
        store = cls(database, claim, census)
        await store.checkpoint()
        return store

    async def close(self) -> None:
        """Let go of the database, and note what it holds."""
        try:
            counts = await self._database.read(Counts.of)
        except StoreUnavailable as problem:
            log.warning("the database was away at the stop: %s", problem)
            await self._database.close()
        else:
            await self._database.close()
            await self._note(counts, is_open=False)
        self._claim.release()

    async def checkpoint(self) -> None:
        """Note what the database holds, then carry what is new over into its file. Raises `StoreUnavailable`."""
        await self._note(await self._database.read(Counts.of), is_open=True)
        await self._database.checkpoint()

    async def clear(self, before: datetime) -> list[int]:
        """Let go of tables that ended and have not changed since, with what hangs on them; return their numbers."""
        # Less than was noted will be there.
        await asyncio.to_thread(self._census.forget)
        cleared: list[int] = []
        while some := await self._database.write(partial(clearing.clear_some, before=before)):
            cleared += some
        await self._database.write(clearing.clear_rest)
        await self.checkpoint()
        return cleared

    async def _note(self, counts: Counts, *, is_open: bool) -> None:
        try:
            await asyncio.to_thread(partial(self._census.note, counts, is_open=is_open))
        except OSError as problem:
            log.warning("what the database holds could not be noted beside it: %s", problem)

    @property
    def path(self) -> Path:
        """The file."""
        return self._database.path

    @property
    def transactions(self) -> tuple[int, int]:
        """How many transactions have read and how many have written since it was opened."""
        return self._database.reads, self._database.writes

    async def kept(self, table_id: int, latest: int) -> Kept | None:
        """Return all that is kept of a table, with the latest moves that each onlooker knows of; `None`: no table."""
        return await self._database.read(partial(kept, table_id=table_id, latest=latest))

    async def note(self, key: str) -> str | None:
        """Return what was noted under `key`."""
        wanted = select(schema.notes.c.value).where(schema.notes.c.key == key)
        noted: str | None = await self._database.read(lambda connection: connection.scalar(wanted))
        return noted

    async def set_note(self, key: str, value: str) -> None:
        """Note something that the bot itself must remember, as the hash of its commands."""
        noted = insert(schema.notes).values(key=key, value=value)
        noted = noted.on_conflict_do_update(index_elements=["key"], set_={"value": noted.excluded.value})
        await self._database.write(lambda connection: connection.execute(noted))

    async def orders(self) -> list[Order]:
        """Return what the operator asks for."""
        return await self._database.read(orders.left)

    async def carried_out(self, done: Sequence[Order]) -> None:
        """Let go of orders that are carried out."""
        await self._database.write(partial(orders.forget, orders=done))

    async def leave_order(self, order: Order) -> None:
        """Leave an order for the next start."""
        await self._database.write(partial(orders.leave, order=order))
