"""The database as another process reads it while the house is running, or leaves an order in it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import SQLAlchemyError

from bot.store import schema
from bot.store.errors import StoreUnavailable
from bot.store.models import Table
from bot.store.orders import Order, leave
from bot.store.soundness import read_json
from bot.store.table_rows import IN_USE, select_tables


def tables_in_use(database: Path) -> tuple[Table, ...]:
    """Return all lobbies and running matches, oldest first; those that are damaged are set aside."""
    with _reached(database, "ro") as connection:
        return select_tables(connection, schema.tables.c.status.in_(IN_USE))


def leave_order(database: Path, order: Order) -> None:
    """Leave word for the house that is running on this database."""
    with _reached(database, "rw") as connection:
        leave(connection, order)


@contextmanager
def _reached(database: Path, mode: str) -> Iterator[Connection]:
    """Give a connection in a transaction of its own; raises `StoreUnavailable`."""
    address = f"{database.resolve().as_uri()}?mode={mode}"
    engine = create_engine(
        "sqlite://",
        creator=lambda: sqlite3.connect(address, uri=True),
        hide_parameters=True,
        json_deserializer=read_json,
    )
    try:
        with engine.begin() as connection:
            yield connection
    except SQLAlchemyError as problem:
        raise StoreUnavailable(str(getattr(problem, "orig", problem))) from problem
    finally:
        engine.dispose()
