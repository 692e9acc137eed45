"""Rows of tables, with who sits there and what was played."""

import dataclasses
from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import groupby
from operator import itemgetter
from typing import Any

from sqlalchemy import ColumnElement, delete, false, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import move_rows, schema
from bot.store.database import Database
from bot.store.errors import VersionConflict
from bot.store.models import Sitter, StoredMove, Table
from bot.store.people_rows import meet
from games.engine import Played

tables, seats, people = schema.tables, schema.seats, schema.people

IN_USE = ("lobby", "playing")
FIELDS = tuple(field.name for field in dataclasses.fields(Table) if field.name != "sitters")
NEWEST_FIRST = (tables.c.id.desc(),)
WRITTEN = (*(name for name in FIELDS if name not in {"id", "version"}), "due_at")


class TableRows:
    """All tables. A change is one transaction, and it counts only on the version that it was worked out on."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table: Table) -> Table:
        """Keep a new table; return it with its number and its first version."""
        async with self._database.writing() as connection:
            added = insert(tables).values(**_values(table), version=1).returning(tables.c.id)
            table_id: int = (await connection.execute(added)).scalar_one()
            await _seat(connection, table_id, table.sitters)
            return await _table(connection, table_id)

    async def save(
        self, before: Table, after: Table, *, snapshot: str | None = None, moves: Sequence[StoredMove] = ()
    ) -> Table:
        """Keep a change with its moves, and return the table as it is then.

        Raises `VersionConflict` where the table is no longer at the version of `before`. Without a snapshot the one
        that is kept stays.
        """
        values = _values(after) | ({} if snapshot is None else {"snapshot": snapshot})
        guarded = update(tables).where(tables.c.id == before.id, tables.c.version == before.version)
        async with self._database.writing() as connection:
            changed = await connection.execute(guarded.values(**values, version=before.version + 1))
            if changed.rowcount == 0:
                raise VersionConflict(before.id)
            if after.sitters != before.sitters:
                await _seat(connection, before.id, after.sitters)
            await move_rows.add(connection, before.id, moves)
            return await _table(connection, before.id)

    async def find(self, table_id: int) -> Table | None:
        """Return a table, or `None`."""
        return _only(await self._select(tables.c.id == table_id))

    async def of(self, user_id: int) -> tuple[Table, ...]:
        """Return the tables in use where a user sits and has not resigned, newest first."""
        sitting = select(seats.c.table_id).where(seats.c.user_id == user_id, ~seats.c.gone)
        return await self._select(tables.c.id.in_(sitting), tables.c.status.in_(IN_USE))

    async def in_channel(self, channel_id: int) -> Table | None:
        """Return the newest table in use in a thread or channel, else the newest that is over, else `None`."""
        in_thread = func.coalesce(tables.c.thread_id == channel_id, false())
        order = (in_thread.desc(), tables.c.status.in_(IN_USE).desc(), tables.c.id.desc())
        here = or_(in_thread, tables.c.channel_id == channel_id)
        async with self._database.reading() as connection:
            return _only(await _tables(connection, here, tables.c.status != "closed", order=order, limit=1))

    async def playing(self) -> tuple[Table, ...]:
        """Return all tables with a match that goes on."""
        return await self._select(tables.c.status == "playing")

    async def rematch_of(self, table_id: int) -> Table | None:
        """Return the rematch of a table while it is in use, or `None`."""
        return _only(await self._select(tables.c.rematch_of == table_id, tables.c.status.in_(IN_USE)))

    async def snapshot(self, table_id: int) -> str | None:
        """Return the match of a table as it was last stored: secrets and all."""
        async with self._database.reading() as connection:
            return await connection.scalar(select(tables.c.snapshot).where(tables.c.id == table_id))

    async def log(self, table_id: int, seat: int | None, latest: int) -> tuple[int, tuple[StoredMove, ...]]:
        """Return how many moves this seat, or a spectator, may know of, and the latest of them, oldest first."""
        async with self._database.reading() as connection:
            return await move_rows.log(connection, table_id, seat, latest)

    async def played(self, table_id: int) -> list[Played]:
        """Return all moves of a match, as its record has them."""
        async with self._database.reading() as connection:
            return await move_rows.played(connection, table_id)

    async def next_due(self) -> datetime | None:
        """Return when the clock has something to do next."""
        async with self._database.reading() as connection:
            moment: datetime | None = await connection.scalar(select(func.min(tables.c.due_at)))
        return moment

    async def due(self, now: datetime) -> tuple[int, ...]:
        """Return the tables where the clock has something to do now, the longest waiting first."""
        wanted = select(tables.c.id).where(tables.c.due_at <= now).order_by(tables.c.due_at)
        async with self._database.reading() as connection:
            return tuple(await connection.scalars(wanted))

    async def put_off(self, table_id: int, until: datetime) -> None:
        """Let the clock, if it has anything to do at a table, leave it alone until then; nothing else changes."""
        due_here = update(tables).where(tables.c.id == table_id, tables.c.due_at.is_not(None))
        async with self._database.writing() as connection:
            await connection.execute(due_here.values(due_at=until))

    async def _select(self, *where: ColumnElement[bool]) -> tuple[Table, ...]:
        async with self._database.reading() as connection:
            return await _tables(connection, *where)


def _only(found: Sequence[Table]) -> Table | None:
    return found[0] if found else None


def _values(table: Table) -> dict[str, Any]:
    return {name: getattr(table, name) for name in WRITTEN} | {"options": dict(table.options)}


async def _seat(connection: AsyncConnection, table_id: int, sitters: Sequence[Sitter]) -> None:
    await meet(connection, sitters)
    await connection.execute(delete(seats).where(seats.c.table_id == table_id))
    rows = [
        {"table_id": table_id, "place": place, "user_id": s.user_id, "name": s.name, "seat": s.seat, "gone": s.gone}
        for place, s in enumerate(sitters)
    ]
    if rows:
        await connection.execute(insert(seats), rows)


async def _table(connection: AsyncConnection, table_id: int) -> Table:
    return (await _tables(connection, tables.c.id == table_id))[0]


async def _tables(
    connection: AsyncConnection,
    *where: ColumnElement[bool],
    order: Sequence[ColumnElement[Any]] = NEWEST_FIRST,
    limit: int | None = None,
) -> tuple[Table, ...]:
    """Return tables with their sitters."""
    wanted = select(*(tables.c[name] for name in FIELDS)).where(*where).order_by(*order).limit(limit)
    found = (await connection.execute(wanted)).mappings().all()
    sitters = await _sitters(connection, [row["id"] for row in found])
    return tuple(Table(**row, sitters=sitters.get(row["id"], ())) for row in found)


async def _sitters(connection: AsyncConnection, table_ids: Iterable[int]) -> dict[int, tuple[Sitter, ...]]:
    columns = (seats.c.table_id, seats.c.seat, seats.c.user_id, seats.c.name, people.c.dm, seats.c.gone)
    wanted = select(*columns).join(people).where(seats.c.table_id.in_(table_ids))
    rows = await connection.execute(wanted.order_by(seats.c.table_id, seats.c.place))
    return {table_id: tuple(Sitter(*row[1:]) for row in group) for table_id, group in groupby(rows, itemgetter(0))}
