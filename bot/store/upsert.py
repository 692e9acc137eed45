"""Rows that may be there already: each database has its own way to say what then becomes of them."""

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

INSERTS = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def insert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """Return an insert that may be told what to do about a row that is there (`on_conflict_do_…`)."""
    return INSERTS[connection.dialect.name](table)
