"""Moves (migrates) all data of a bot from one database to another, such as SQLite to PostgreSQL."""

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
from bot.store.drivers.addresses import build_database_driver, redact_url
from bot.store.drivers.sequences import reset_sequences, select_last_table_number
from bot.store.errors import IncompleteMove, StoreUnavailable, TargetNotEmpty
from bot.store.schema import notes
from bot.store.upkeep.migrate import migrate_database

TRANSFER_BATCH_SIZE = 500
"""Rows moved at a time: not more of a database than this is in memory."""

TRANSFER_KEY = "moving"
"""The key of the note that is in a database as long as not all data has arrived."""


@dataclass(frozen=True, slots=True)
class DatabaseContent:
    """The content of a database: rows by table, a checksum over all of them, and the highest table number given."""

    rows: Mapping[str, int]
    check: str
    last: int


async def move_database(source_url: str, target_url: str) -> DatabaseContent:
    """Move (migrate) everything a bot has into an empty database, and return its new content.

    Raises `StoreInUse` if a bot is open on either, `TargetNotEmpty` if the target holds something,
    `IncompleteMove` if the source was never complete, `StoreUnavailable` if one cannot be used, or if the content
    that arrived is different: then the target is empty again. After a killed move, the next one starts again.
    """
    source, target = build_database_driver(source_url), build_database_driver(target_url)
    try:
        for database in (source, target):
            await database.claim_shards()
            await migrate_database(database)
        await require_complete_move(source)
        if await target.read(_is_half_moved):
            await target.write(_empty_tables)
        if (await target.read(count_rows_and_checksum)).rows:
            raise TargetNotEmpty(redact_url(target_url))
        return await _copy_database_content(source, target)
    finally:
        await source.close()
        await target.close()


async def require_complete_move(database: Database) -> None:
    """Raise `IncompleteMove` if a move to a database was interrupted."""
    if await database.read(_is_half_moved):
        raise IncompleteMove


async def _copy_database_content(source: Database, target: Database) -> DatabaseContent:
    """Copy all rows, page after page; nobody else changes either database, and nothing counts before the end."""
    sent = await source.read(count_rows_and_checksum)
    try:
        await target.write(partial(_insert_rows, table=notes, rows=[{"key": TRANSFER_KEY, "value": ""}]))
        for table in schema.kept:
            async for rows in _read_pages(source, table):
                await target.write(partial(_insert_rows, table=table, rows=rows))
        return await target.write(partial(_finish_move, sent=sent))
    except BaseException:
        with suppress(StoreUnavailable):
            await target.write(_empty_tables)
        raise


Rows = Sequence[Mapping[str, Any]]


async def _read_pages(source: Database, table: Table) -> AsyncIterator[Rows]:
    """Yield all rows of a table, some at a time, in the order of its key."""
    query = _build_rows_query(table).limit(TRANSFER_BATCH_SIZE)
    rows = await source.read(partial(_select_rows, query=query))
    while rows:
        yield rows
        last = [rows[-1][column.name] for column in table.primary_key]
        rows = await source.read(partial(_select_rows, query=query.where(tuple_(*table.primary_key) > tuple_(*last))))


def _select_rows(connection: Connection, query: Select[Any]) -> Rows:
    return [dict(row) for row in connection.execute(query).mappings()]


def _insert_rows(connection: Connection, table: Table, rows: Rows) -> None:
    connection.execute(insert(table), rows)


def _finish_move(connection: Connection, sent: DatabaseContent) -> DatabaseContent:
    """Verify that the content that arrived equals the source; from then on the bot can use it."""
    connection.execute(delete(notes).where(notes.c.key == TRANSFER_KEY))
    reset_sequences(connection, sent.last)
    arrived = count_rows_and_checksum(connection)
    if arrived != sent:
        raise StoreUnavailable("what arrived is not what was sent")
    return arrived


def _empty_tables(connection: Connection) -> None:
    for table in reversed(schema.kept):
        connection.execute(delete(table))


def _is_half_moved(connection: Connection) -> bool:
    return connection.scalar(select(notes.c.key).where(notes.c.key == TRANSFER_KEY)) is not None


def _build_rows_query(table: Table) -> Select[Any]:
    """Return the query for all rows; a rematch comes after its first table."""
    return select(table).order_by(*table.primary_key)


def count_rows_and_checksum(connection: Connection) -> DatabaseContent:
    """Count all rows and compute a checksum over them, within a transaction."""
    counts, check = Counter[str](), hashlib.sha256()
    for table in schema.kept:
        for row in connection.execute(_build_rows_query(table), execution_options={"yield_per": TRANSFER_BATCH_SIZE}):
            counts[table.name] += 1
            check.update(f"{table.name} {tuple(row)!r}\n".encode())
    return DatabaseContent(counts, check.hexdigest(), select_last_table_number(connection))
