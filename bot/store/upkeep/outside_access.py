"""The database, for another process that reads it or leaves an order in it while the bot is running."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import SQLAlchemyError

from bot.store import schema
from bot.store.database import Work
from bot.store.drivers.addresses import build_database_driver, find_database_file, is_file_database, redact_url
from bot.store.drivers.sequences import select_last_table_number
from bot.store.errors import StoreUnavailable
from bot.store.models import Table
from bot.store.rows import operator_decision_rows
from bot.store.rows.operator_command_queue import OperatorOrder, insert_order
from bot.store.rows.operator_decision_rows import Announcement, RefusalKind, StoredDecisions
from bot.store.rows.row_validation import decode_text, parse_json
from bot.store.rows.table_rows import IN_USE_STATUSES, select_tables
from bot.store.upkeep.ended_matches import EndedMatch, list_tables_in_use_with_results, select_ended_matches
from bot.store.upkeep.migrate import read_revision, require_newest_schema_version

T = TypeVar("T")


def read_tables_in_use(url: str) -> tuple[Table, ...]:
    """Return all lobbies and running matches, oldest first; those that are damaged are set aside."""
    return _run_unclaimed(
        url, "ro", lambda connection: select_tables(connection, schema.tables.c.status.in_(IN_USE_STATUSES))
    )


def read_ended_matches(url: str, after: int, until: int) -> list[EndedMatch]:
    """Return the matches that ended of the tables with numbers after one and until another."""
    return _run_unclaimed(url, "ro", partial(select_ended_matches, after=after, until=until))


def read_last_table_number(url: str) -> int:
    """Return the highest number that a table was given."""
    return _run_unclaimed(url, "ro", select_last_table_number)


def read_tables_in_use_with_results(url: str) -> list[int]:
    """Return the tables in use that have results: there must be none."""
    return _run_unclaimed(url, "ro", list_tables_in_use_with_results)


def queue_order(url: str, order: OperatorOrder) -> None:
    """Queue an order (operator's command) for the bot that is running on this database."""
    _run_unclaimed(url, "rw", lambda connection: insert_order(connection, order))


def read_decisions(url: str) -> StoredDecisions:
    """Return what the operator decided for all processes."""
    return _run_unclaimed(url, "ro", operator_decision_rows.select_operator_decisions)


def write_ban(url: str, kind: RefusalKind, number: int) -> None:
    """Ban a person or a server from outside the bot."""
    _run_unclaimed(url, "rw", partial(operator_decision_rows.insert_ban, kind=kind, number=number))


def delete_ban(url: str, kind: RefusalKind, number: int) -> None:
    """Unban a person or a server from outside the bot."""
    _run_unclaimed(url, "rw", partial(operator_decision_rows.delete_ban, kind=kind, number=number))


def write_announcement(url: str, announcement: Announcement | None) -> None:
    """Let the boards announce something; `None`: nothing any more."""
    _run_unclaimed(url, "rw", partial(operator_decision_rows.replace_announcement, announcement=announcement))


def _run_unclaimed(url: str, mode: str, work: Work[T]) -> T:
    """Do work in a separate transaction, without a claim.

    Raises `StoreUnavailable`; `StoreTooOld`, `StoreTooNew` or `BadBackup` if the database has another shape, or none.
    """

    def work_on_newest_schema(connection: Connection) -> T:
        require_newest_schema_version(read_revision(connection), redact_url(url))
        return work(connection)

    if not is_file_database(url):
        return asyncio.run(_run_at_server(url, work_on_newest_schema))
    with _open_connection(find_database_file(url), mode) as connection:
        return work_on_newest_schema(connection)


async def _run_at_server(url: str, work: Work[T]) -> T:
    database = build_database_driver(url)
    try:
        return await database.write(work)
    finally:
        await database.close()


def _connect_file(address: str) -> sqlite3.Connection:
    connection = sqlite3.connect(address, uri=True)
    connection.text_factory = decode_text
    return connection


@contextmanager
def _open_connection(database: Path, mode: str) -> Iterator[Connection]:
    """Provide a connection in a separate transaction; raises `StoreUnavailable`."""
    address = f"{database.resolve().as_uri()}?mode={mode}"
    engine = create_engine(
        "sqlite://",
        creator=lambda: _connect_file(address),
        hide_parameters=True,
        json_deserializer=parse_json,
    )
    try:
        with engine.begin() as connection:
            yield connection
    except SQLAlchemyError as problem:
        raise StoreUnavailable(str(getattr(problem, "orig", problem)), database) from problem
    finally:
        engine.dispose()
