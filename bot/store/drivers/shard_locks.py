"""How servers are divided among several processes: advisory locks of PostgreSQL, and a note of the number of parts.

A process with all shards holds HOUSE alone. Processes with parts share it, and share COUNT with the number of all
parts; each holds SHARD with its own numbers. All locks are released when the connection that took them ends.
"""

from sqlalchemy import Connection, TextClause, select, text

from bot.store import schema
from bot.store.errors import ShardCountMismatch
from bot.store.rows.upsert import build_insert
from bot.store.shards import Shards

HOUSE, MIGRATION, COUNT, SHARD, TURN = range(0x676F626C, 0x676F626C + 5)
"""Numbers of locks; PostgreSQL keeps them separate for each database."""
NOTE = "shards"

notes = schema.notes

ONE_AFTER_THE_OTHER = text("SELECT pg_advisory_xact_lock(:lock)").bindparams(lock=MIGRATION)
WHOLE_HOUSE = text("SELECT pg_try_advisory_lock(:house)").bindparams(house=HOUSE)
PART_OF_IT = text("""
    SELECT pg_try_advisory_lock_shared(:house)
       AND pg_try_advisory_lock_shared(:counted, :count)
       AND (SELECT bool_and(pg_try_advisory_lock(:shard, n)) FROM generate_series(:first, :last) AS n)
""").bindparams(house=HOUSE, counted=COUNT, shard=SHARD)
NOBODY_OF = text("SELECT pg_try_advisory_xact_lock(:counted, :count)").bindparams(counted=COUNT)

MY_TURN = text("SELECT pg_try_advisory_lock(:turn, :number)").bindparams(turn=TURN)


def build_lock_statement(shards: Shards) -> TextClause:
    """Return the statement that takes the lock of a shard, or of all, and tells whether it got them."""
    if shards.is_whole:
        return WHOLE_HOUSE
    return PART_OF_IT.bindparams(count=shards.count, first=shards.first, last=shards.last)


def save_shard_count(connection: Connection, shards: Shards) -> None:
    """Save how many shards there are, one process after the other.

    Raises `ShardCountMismatch` if another number is noted, and a running process uses that.
    """
    noted: str | None = connection.scalar(select(notes.c.value).where(notes.c.key == NOTE))
    wanted = str(shards.count)
    if noted == wanted:
        return
    if noted is not None and not connection.scalar(NOBODY_OF.bindparams(count=int(noted))):
        raise ShardCountMismatch(noted)
    kept = build_insert(connection, notes).values(key=NOTE, value=wanted)
    connection.execute(kept.on_conflict_do_update(index_elements=["key"], set_={"value": wanted}))
