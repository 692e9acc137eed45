"""Rows of people: under which name they were last met, and whether a private message reaches them."""

from collections.abc import Iterable

from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.models import Reach, Sitter

people = schema.people


class PeopleRows:
    """What is known of people beyond one table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def reach(self, user_id: int) -> Reach:
        """Return whether a private message reaches somebody, as far as is known."""
        async with self._database.reading() as connection:
            known: Reach | None = await connection.scalar(select(people.c.dm).where(people.c.user_id == user_id))
        return known or "unknown"

    async def set_reach(self, user_id: int, dm: Reach) -> None:
        """Note whether a private message reaches somebody."""
        noted = insert(people).values(user_id=user_id, name="", dm=dm)
        noted = noted.on_conflict_do_update(index_elements=["user_id"], set_={"dm": noted.excluded.dm})
        async with self._database.writing() as connection:
            await connection.execute(noted)


async def meet(connection: AsyncConnection, sitters: Iterable[Sitter]) -> None:
    """Know everybody who sits down, within a transaction, so that seats can point at them."""
    rows = [{"user_id": sitter.user_id, "name": sitter.name, "dm": "unknown"} for sitter in sitters]
    met = insert(people)
    met = met.on_conflict_do_update(index_elements=["user_id"], set_={"name": met.excluded.name})
    if rows:
        await connection.execute(met, rows)
