"""Rows that may already exist: each database has its own way to say what then happens to them."""

from collections.abc import Callable, Mapping

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insert = sqlite.Insert | postgresql.Insert
INSERTS: Mapping[str, Callable[[Table], Insert]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def insert(connection: Connection, table: Table) -> Insert:
    """Return an insert with a clause for existing rows (`on_conflict_do_…`)."""
    return INSERTS[connection.dialect.name](table)
