"""Moves all data of a bot from one database to another, with its running matches."""

import hashlib
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import Connection, Select, Table, delete, insert, select, tuple_

from bot.store import schema
from bot.store.database import Database
from bot.store.drivers.addresses import database_at, url_told
from bot.store.drivers.sequences import last_number, set_last_number
from bot.store.errors import HalfMoved, NotEmpty, StoreUnavailable
from bot.store.schema import notes
from bot.store.upkeep.migrate import migrate

AT_ONCE = 500
"""Rows moved at a time: not more of a database than this is in memory."""

MOVING = "moving"
"""The key of the note that is in a database as long as not all data has arrived."""


@dataclass(frozen=True, slots=True)
class Carried:
    """The content of a database: rows by table, a checksum over all of them, and the highest table number given."""

    rows: Mapping[str, int]
    check: str
    last: int


async def move(source_url: str, target_url: str) -> Carried:
    """Move everything a bot has into an empty database, and return its new content.

    Raises `StoreInUse` if a bot is open on either, `NotEmpty` if the target holds something, `HalfMoved` if the
    source was never complete, `StoreUnavailable` if one cannot be used, or if the content that arrived is different:
    then the target is empty again. After a killed move, the next one starts again.
    """
    source, target = database_at(source_url), database_at(target_url)
    try:
        for database in (source, target):
            await database.claim()
            await migrate(database)
        await check_whole(source)
        if await target.read(_half_moved):
            await target.write(_empty)
        if (await target.read(held)).rows:
            raise NotEmpty(url_told(target_url))
        return await _carry(source, target)
    finally:
        await source.close()
        await target.close()


async def check_whole(database: Database) -> None:
    """Raise `HalfMoved` if a move to a database was interrupted."""
    if await database.read(_half_moved):
        raise HalfMoved


async def _carry(source: Database, target: Database) -> Carried:
    """Write page after page; nobody else changes either database, and the target counts once everything is there."""
    sent = await source.read(held)
    try:
        await target.write(partial(_put, table=notes, rows=[{"key": MOVING, "value": ""}]))
        for table in schema.kept:
            async for rows in _pages(source, table):
                await target.write(partial(_put, table=table, rows=rows))
        return await target.write(partial(_finish, sent=sent))
    except BaseException:
        with suppress(StoreUnavailable):
            await target.write(_empty)
        raise


Rows = Sequence[Mapping[str, Any]]


async def _pages(source: Database, table: Table) -> AsyncIterator[Rows]:
    """Yield all rows of a table, some at a time, in the order of its key."""
    wanted = _all(table).limit(AT_ONCE)
    rows = await source.read(partial(_read, wanted=wanted))
    while rows:
        yield rows
        last = [rows[-1][column.name] for column in table.primary_key]
        rows = await source.read(partial(_read, wanted=wanted.where(tuple_(*table.primary_key) > tuple_(*last))))


def _read(connection: Connection, wanted: Select[Any]) -> Rows:
    return [dict(row) for row in connection.execute(wanted).mappings()]


def _put(connection: Connection, table: Table, rows: Rows) -> None:
    connection.execute(insert(table), rows)


def _finish(connection: Connection, sent: Carried) -> Carried:
    """Compare the content that arrived with the source; from then on the bot can use it."""
    connection.execute(delete(notes).where(notes.c.key == MOVING))
    set_last_number(connection, sent.last)
    arrived = held(connection)
    if arrived != sent:
        raise StoreUnavailable("what arrived is not what was sent")
    return arrived


def _empty(connection: Connection) -> None:
    for table in reversed(schema.kept):
        connection.execute(delete(table))


def _half_moved(connection: Connection) -> bool:
    return connection.scalar(select(notes.c.key).where(notes.c.key == MOVING)) is not None


def _all(table: Table) -> Select[Any]:
    """Return the query for all rows; a rematch comes after its first table."""
    return select(table).order_by(*table.primary_key)


def held(connection: Connection) -> Carried:
    """Count and check all rows, within a transaction."""
    counts, check = Counter[str](), hashlib.sha256()
    for table in schema.kept:
        for row in connection.execute(_all(table), execution_options={"yield_per": AT_ONCE}):
            counts[table.name] += 1
            check.update(f"{table.name} {tuple(row)!r}\n".encode())
    return Carried(counts, check.hexdigest(), last_number(connection))
