"""Counters of tables, by game and status: updated with each change, so that nobody has to read them all."""

from collections import Counter
from functools import cache

from sqlalchemy import Connection, select

from bot.store import schema
from bot.store.rows.upsert import INSERTS, Insert

counts = schema.table_counts

GameAndStatus = tuple[str, str]
"""A game and a status."""


def select_table_counts(connection: Connection) -> dict[GameAndStatus, int]:
    """Return how many tables there are of each kind."""
    query = select(counts.c.game, counts.c.status, counts.c.tables).where(counts.c.tables > 0)
    rows = connection.execute(query)
    return {(str(game), str(status)): number for game, status, number in rows if isinstance(number, int)}


def add_table_counts(connection: Connection, news: Counter[GameAndStatus]) -> None:
    """Update the counters in a transaction's last step, in the order of keys: no deadlock with others who do so."""
    rows = [{"game": game, "status": status, "tables": number} for (game, status), number in sorted(news.items())]
    if rows := [row for row in rows if row["tables"]]:
        connection.execute(_build_counts_upsert(connection.dialect.name), rows)


@cache
def _build_counts_upsert(dialect: str) -> Insert:
    new = INSERTS[dialect](counts)
    more = {"tables": counts.c.tables + new.excluded.tables}
    return new.on_conflict_do_update(index_elements=["game", "status"], set_=more)
