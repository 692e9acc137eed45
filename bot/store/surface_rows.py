"""Rows of surfaces: the messages that show tables, and what they show."""

from dataclasses import replace
from typing import Any

from sqlalchemy import Row, and_, delete, exists, not_, or_, select, update
from sqlalchemy.dialects.sqlite import insert

from bot.store import schema
from bot.store.database import Database
from bot.store.models import Surface

surfaces, tables = schema.surfaces, schema.tables

SHOWN_ON = {"lobby": "lobby", "playing": "board"}
"""The kind of surface that a table in use must have, by its status."""


class SurfaceRows:
    """The surfaces of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table_id: int) -> tuple[Surface, ...]:
        """Return the surfaces of a table, oldest first."""
        wanted = select(surfaces).where(surfaces.c.table_id == table_id).order_by(surfaces.c.id)
        async with self._database.reading() as connection:
            return tuple(_surface(row) for row in await connection.execute(wanted))

    async def save(self, surface: Surface) -> Surface:
        """Keep a surface, known by its message; a new one takes the place of the live one of its kind and user.

        One that was kept before is brought up to date, but superseded or dropped meanwhile, it stays so.
        """
        if surface.id:
            return await self._updated(surface)
        values = {name: getattr(surface, name) for name in surfaces.c.keys() if name != "id"}  # noqa: SIM118  a column collection iterates over columns
        saved = insert(surfaces).values(values)
        saved = saved.on_conflict_do_update(index_elements=["message_id"], set_=values)
        older = and_(
            surfaces.c.table_id == surface.table_id,
            surfaces.c.kind == surface.kind,
            surfaces.c.user_id.is_not_distinct_from(surface.user_id),
            surfaces.c.message_id != surface.message_id,
        )
        async with self._database.writing() as connection:
            if surface.live:
                await connection.execute(update(surfaces).where(older, surfaces.c.live).values(live=False))
            return _surface((await connection.execute(saved.returning(surfaces))).one())

    async def _updated(self, surface: Surface) -> Surface:
        shown = {"version_shown": surface.version_shown, "digest": surface.digest, "decision": surface.decision}
        wanted = update(surfaces).where(surfaces.c.id == surface.id).values(shown).returning(surfaces)
        async with self._database.writing() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return _surface(row) if row else replace(surface, live=False)

    async def drop(self, surface_id: int) -> None:
        """Forget a surface."""
        async with self._database.writing() as connection:
            await connection.execute(delete(surfaces).where(surfaces.c.id == surface_id))

    async def stale_tables(self) -> tuple[int, ...]:
        """Return the tables with a surface that is behind or superseded, or in use without the surface they need."""
        here = surfaces.c.table_id == tables.c.id
        behind = exists().where(here, or_(surfaces.c.version_shown < tables.c.version, not_(surfaces.c.live)))
        unseen = [
            and_(tables.c.status == status, ~exists().where(here, surfaces.c.kind == kind, surfaces.c.live))
            for status, kind in SHOWN_ON.items()
        ]
        wanted = select(tables.c.id).where(or_(behind, *unseen)).order_by(tables.c.id)
        async with self._database.reading() as connection:
            return tuple(await connection.scalars(wanted))


def _surface(row: Row[Any]) -> Surface:
    return Surface(**row._mapping)  # noqa: SLF001  the public name of a row's mapping begins so
