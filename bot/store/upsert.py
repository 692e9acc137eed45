"""Rows that may be there already: each database has its own way to say what then becomes of them."""

from collections.abc import Callable, Mapping

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insert = sqlite.Insert | postgresql.Insert
INSERTS: Mapping[str, Callable[[Table], Insert]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def insert(connection: Connection, table: Table) -> Insert:
    """Return an insert that may be told what to do about a row that is there (`on_conflict_do_…`)."""
    return INSERTS[connection.dialect.name](table)
