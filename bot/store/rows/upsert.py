"""Upserts: rows that may already exist. Each database has its own way to say what then happens to them."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from sqlalchemy import Column, Connection, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import ReturningInsert

Insert = sqlite.Insert | postgresql.Insert
INSERTS: Mapping[str, Callable[[Table], Insert]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def build_insert(connection: Connection, table: Table) -> Insert:
    """Build an insert with a clause for existing rows (`on_conflict_do_…`), for an upsert."""
    return INSERTS[connection.dialect.name](table)


def build_upsert(connection: Connection, key: Column[Any]) -> Insert:
    """Return an upsert into the table of `key`: it renews the row that has the key already, but not its id.

    It takes its values when it is executed.
    """
    return _make_upsert(connection.dialect.name, key)


def build_upsert_returning(
    connection: Connection, key: Column[Any], column: Column[Any]
) -> ReturningInsert[tuple[Any]]:
    """Return an upsert that returns a column of the row that is there then."""
    return _make_upsert_returning(connection.dialect.name, key, column)


# Made once: SQLAlchemy takes as long to make a statement as to run it.


@cache
def _make_upsert(dialect: str, key: Column[Any]) -> Insert:
    new = INSERTS[dialect](key.table)
    renewed = {column.name: new.excluded[column.name] for column in key.table.c if column.name not in {"id", key.name}}
    return new.on_conflict_do_update(index_elements=[key.name], set_=renewed)


@cache
def _make_upsert_returning(dialect: str, key: Column[Any], column: Column[Any]) -> ReturningInsert[tuple[Any]]:
    return _make_upsert(dialect, key).returning(column)
