"""Retention: deletes old tables and results, notes on deleted tables, and people whom neither names.

All of it in small steps, so that nobody's click waits for long.
"""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, delete, select, update

from bot.store import schema
from bot.store.posting_keys import parse_owed_notice, parse_table_from_posting_key
from bot.store.rows import known_game_rows, table_counts

tables, seats, people, notes, results = schema.tables, schema.seats, schema.people, schema.notes, schema.results

RETENTION_BATCH_SIZE = 50
"""Tables, or results, per transaction."""
PEOPLE_AT_ONCE = 500
BELOW_ALL_USER_IDS = -(2**63)
"""Less than the number of anybody, goblins too."""


def delete_some_ended_tables(connection: Connection, before: datetime) -> list[int]:
    """Delete some old tables that ended and have not changed since, the oldest first; return their numbers."""
    old = select(tables.c.id, tables.c.game, tables.c.status).where(schema.ended, tables.c.changed_at < before)
    rows = connection.execute(old.order_by(tables.c.changed_at).limit(RETENTION_BATCH_SIZE)).all()
    if ids := [row.id for row in rows]:
        _delete_tables(connection, ids)
    gone = Counter((row.game, row.status) for row in rows)
    table_counts.add_table_counts(connection, Counter({kind: -number for kind, number in gone.items()}))
    return ids


def _delete_tables(connection: Connection, ids: Sequence[int]) -> None:
    connection.execute(update(tables).where(tables.c.rematch_of.in_(ids)).values(rematch_of=None))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))


def delete_some_results(connection: Connection, before: datetime) -> bool:
    """Delete some old results, of matches that ended before a moment; tell whether there were any."""
    old = (
        select(results.c.table_id)
        .where(results.c.ended_at < before)
        .order_by(results.c.ended_at)
        .limit(RETENTION_BATCH_SIZE)
    )
    if matches := set(connection.scalars(old)):
        connection.execute(delete(results).where(results.c.table_id.in_(matches)))
    return bool(matches)


def delete_stale_posting_keys(connection: Connection) -> None:
    """Clean up notes on what was about to be posted at tables that have ended or are gone."""
    noted = {
        key: parse_table_from_posting_key(key)
        for key in connection.scalars(select(notes.c.key))
        if parse_table_from_posting_key(key) is not None
    }
    going_on = set(connection.scalars(select(tables.c.id).where(tables.c.id.in_(noted.values()), ~schema.ended)))
    over = [key for key, table_id in noted.items() if table_id not in going_on]
    connection.execute(delete(notes).where(notes.c.key.in_([*over, *_list_dead_notices(connection)])))


def _list_dead_notices(connection: Connection) -> list[str]:
    """Return the keys of orphaned notices: owed to people about tables that are gone."""
    owed = [notice for key in connection.scalars(select(notes.c.key)) if (notice := parse_owed_notice(key))]
    if not owed:
        return []
    kept_ids = set(connection.scalars(select(tables.c.id).where(tables.c.id.in_([notice.table_id for notice in owed]))))
    return [notice.key for notice in owed if notice.table_id not in kept_ids]


def delete_unused_people(connection: Connection, after: int) -> int | None:
    """Delete those among the next people who sit at no table and are in no result, and the locale of those in one.

    Return whom to go on after; `None`: that was all.
    """
    some = select(people.c.user_id).where(people.c.user_id > after).order_by(people.c.user_id).limit(PEOPLE_AT_ONCE)
    # Locked: anybody who sits down at another process in the meantime waits.
    user_ids = list(connection.scalars(some.with_for_update()))
    sitting = set(connection.scalars(select(seats.c.user_id).where(seats.c.user_id.in_(user_ids))))
    kept_ids = set(connection.scalars(select(results.c.user_id).distinct().where(results.c.user_id.in_(user_ids))))
    if idle := kept_ids - sitting:
        noted = update(people).where(people.c.user_id.in_(idle), people.c.locale.is_not(None))
        connection.execute(noted.values(locale=None))
    absent = [user_id for user_id in user_ids if user_id not in sitting | kept_ids]
    if absent:
        known_game_rows.delete_known_games(connection, *absent)
        connection.execute(delete(people).where(people.c.user_id.in_(absent)))
    return user_ids[-1] if len(user_ids) == PEOPLE_AT_ONCE else None
