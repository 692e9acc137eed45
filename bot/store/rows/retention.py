"""Deletes what is no longer needed: tables that ended long ago, notes on deleted tables, people who sit nowhere."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, String, cast, delete, exists, literal, select, update

from bot.store import schema
from bot.store.models import SurfaceKind
from bot.store.rows import known_game_rows

tables, seats, people, notes = schema.tables, schema.seats, schema.people, schema.notes

ENDED = ("over", "closed")
AT_ONCE = 50
"""Tables per transaction: so few that nobody's click waits longer."""

POSTED: tuple[SurfaceKind, ...] = ("board", "bell", "reminder")
"""The kinds of messages of which it is noted that they are about to be posted."""


def posting(kind: SurfaceKind, table_id: int | str = "") -> str:
    """Return the key of a note that says what was about to be posted at a table; without one, how such keys begin."""
    return f"{kind} of table {table_id}"


def clear_some(connection: Connection, before: datetime) -> list[int]:
    """Delete some tables that ended and have not changed since; return their numbers."""
    old = select(tables.c.id).where(tables.c.status.in_(ENDED), tables.c.changed_at < before)
    ids = list(connection.scalars(old.order_by(tables.c.id).limit(AT_ONCE)))
    _let_go(connection, ids)
    return ids


def _let_go(connection: Connection, ids: Sequence[int]) -> None:
    connection.execute(update(tables).where(tables.c.rematch_of.in_(ids)).values(rematch_of=None))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))


def clear_rest(connection: Connection) -> None:
    """Delete notes on tables that have ended or are gone, and people who sit at no table."""
    for kind in POSTED:
        noted = literal(posting(kind)) + cast(tables.c.id, String)
        goes_on = exists().where(noted == notes.c.key, tables.c.status.not_in(ENDED))
        connection.execute(delete(notes).where(notes.c.key.startswith(posting(kind)), ~goes_on))
    connection.execute(delete(people).where(~exists().where(seats.c.user_id == people.c.user_id)))
    known_game_rows.clear(connection)
