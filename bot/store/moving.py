"""A whole house carried from one database to another, with its running matches."""

import hashlib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import Connection, Select, Table, insert, select

from bot.store.addresses import database_at, url_told
from bot.store.database import Database
from bot.store.errors import NotEmpty, StoreUnavailable
from bot.store.migrating import migrate
from bot.store.schema import metadata
from bot.store.sequences import last_number, set_last_number

AT_ONCE = 500
"""Rows that are carried at a time."""


@dataclass(frozen=True, slots=True)
class Carried:
    """What a database holds: rows by table, a check over all of them, and the highest number a table was given."""

    rows: Mapping[str, int]
    check: str
    last: int


async def move(source_url: str, target_url: str) -> Carried:
    """Carry all that a house keeps into an empty database, and return what is there then.

    Raises `StoreInUse` where a house is open on either, `NotEmpty` where the target holds something,
    `StoreUnavailable` where one cannot be used, or what arrived is not what was sent: then nothing did.
    """
    source, target = database_at(source_url), database_at(target_url)
    try:
        for database in (source, target):
            await database.claim()
            await migrate(database)
        if (await target.read(held)).rows:
            raise NotEmpty(url_told(target_url))
        return await _carry(source, target)
    finally:
        await source.close()
        await target.close()


async def _carry(source: Database, target: Database) -> Carried:
    """Write in one transaction what one moment of the source holds."""
    sent = await source.read(held)
    found = {table: await source.read(partial(_rows, table=table)) for table in metadata.sorted_tables}

    def put(connection: Connection) -> Carried:
        for table, rows in found.items():
            for begin in range(0, len(rows), AT_ONCE):
                connection.execute(insert(table), rows[begin : begin + AT_ONCE])
        set_last_number(connection, sent.last)
        arrived = held(connection)
        if arrived != sent:
            raise StoreUnavailable("what arrived is not what was sent")
        return arrived

    return await target.write(put)


def _rows(connection: Connection, table: Table) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(_all(table)).mappings()]


def _all(table: Table) -> Select[Any]:
    """Return the query of all rows; a rematch comes after the table that it is of."""
    return select(table).order_by(*table.primary_key)


def held(connection: Connection) -> Carried:
    """Count and check all rows, within a transaction."""
    counts, check = Counter[str](), hashlib.sha256()
    for table in metadata.sorted_tables:
        for row in connection.execute(_all(table)):
            counts[table.name] += 1
            check.update(f"{table.name} {tuple(row)!r}\n".encode())
    return Carried(counts, check.hexdigest(), last_number(connection))
