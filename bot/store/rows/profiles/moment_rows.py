"""Rows of best moments (highlights) of people: found once by replaying a match, kept as long as its table."""

from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, select

from bot.store import schema
from bot.store.database import Database
from bot.store.rows.upsert import build_insert

moments = schema.best_moments


class KnownMoment(NamedTuple):
    """The step of a match that a best moment led to; `None`: nothing of that match counts as theirs."""

    step: int | None


class MomentRows:
    """Best moments by table and person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load_best_highlight(self, table_id: int, user_id: int) -> KnownMoment | None:
        """Return somebody's best moment at a table; `None` if nobody has looked for it yet."""
        query = select(moments.c.step).where(moments.c.table_id == table_id, moments.c.user_id == user_id)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        known = row is not None and (row.step is None or isinstance(row.step, int))
        return KnownMoment(row.step) if row and known else None

    async def save_moment(self, table_id: int, user_id: int, step: int | None) -> None:
        """Save somebody's best moment at a table, or that there is none, unless the two have parted in the meantime."""
        await self._database.write(partial(_insert_moment, table_id=table_id, user_id=user_id, step=step))


def _insert_moment(connection: Connection, table_id: int, user_id: int, step: int | None) -> None:
    """Store a moment of somebody who still has a result of that table, if the table is there."""
    results, tables = schema.results, schema.tables
    theirs = select(results.c.table_id).where(results.c.user_id == user_id, results.c.table_id == table_id)
    there = select(tables.c.id).where(tables.c.id == table_id, tables.c.id.in_(theirs)).with_for_update()
    if connection.execute(there).first():
        new = build_insert(connection, moments).values(table_id=table_id, user_id=user_id, step=step)
        connection.execute(new.on_conflict_do_nothing())


def export_moments(connection: Connection, user_id: int) -> list[dict[str, Any]]:
    """Export somebody's best moments (highlights) that are known, by table."""
    mine = select(moments.c.table_id, moments.c.step).where(moments.c.user_id == user_id, moments.c.step.is_not(None))
    rows = connection.execute(mine.order_by(moments.c.table_id))
    return [{"table": table_id, "step": step} for table_id, step in rows]


def delete_moments(connection: Connection, user_id: int) -> None:
    """Delete what is known of somebody's best moments."""
    connection.execute(delete(moments).where(moments.c.user_id == user_id))
