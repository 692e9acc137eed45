"""How servers are divided among several processes: advisory locks of PostgreSQL, and a note of the number of parts.

A process with all shards holds HOUSE alone. Processes with parts share it, and share COUNT with the number of all
parts; each holds SHARD with its own numbers. All locks are released when the connection that took them ends.
"""

from sqlalchemy import Connection, TextClause, select, text

from bot.store import schema
from bot.store.errors import ShardCountMismatch
from bot.store.rows.upsert import build_insert
from bot.store.shards import Shards

HOUSE_LOCK, MIGRATION_LOCK, SHARD_COUNT_LOCK, SHARD_LOCK, TURN_LOCK = range(0x676F626C, 0x676F626C + 5)
"""Numbers of locks; PostgreSQL keeps them separate for each database."""
SHARDS_KEY = "shards"

notes = schema.notes

WAIT_FOR_MIGRATION_LOCK = text("SELECT pg_advisory_xact_lock(:lock)").bindparams(lock=MIGRATION_LOCK)
TRY_LOCK_HOUSE = text("SELECT pg_try_advisory_lock(:house)").bindparams(house=HOUSE_LOCK)
TRY_LOCK_SHARDS = text("""
    SELECT pg_try_advisory_lock_shared(:house)
       AND pg_try_advisory_lock_shared(:counted, :count)
       AND (SELECT bool_and(pg_try_advisory_lock(:shard, n)) FROM generate_series(:first, :last) AS n)
""").bindparams(house=HOUSE_LOCK, counted=SHARD_COUNT_LOCK, shard=SHARD_LOCK)
TRY_LOCK_SHARD_COUNT = text("SELECT pg_try_advisory_xact_lock(:counted, :count)").bindparams(counted=SHARD_COUNT_LOCK)

TRY_LOCK_TURN = text("SELECT pg_try_advisory_lock(:turn, :number)").bindparams(turn=TURN_LOCK)


def build_lock_statement(shards: Shards) -> TextClause:
    """Return the statement that takes the lock of a shard, or of all, and tells whether it got them."""
    if shards.is_whole:
        return TRY_LOCK_HOUSE
    return TRY_LOCK_SHARDS.bindparams(count=shards.count, first=shards.first, last=shards.last)


def save_shard_count(connection: Connection, shards: Shards) -> None:
    """Save how many shards there are, one process after the other.

    Raises `ShardCountMismatch` if another number is noted, and a running process uses that.
    """
    noted: str | None = connection.scalar(select(notes.c.value).where(notes.c.key == SHARDS_KEY))
    count = str(shards.count)
    if noted == count:
        return
    if noted is not None and not connection.scalar(TRY_LOCK_SHARD_COUNT.bindparams(count=int(noted))):
        raise ShardCountMismatch(noted)
    statement = build_insert(connection, notes).values(key=SHARDS_KEY, value=count)
    connection.execute(statement.on_conflict_do_update(index_elements=["key"], set_={"value": count}))
