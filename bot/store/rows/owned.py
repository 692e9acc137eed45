"""Whose tables a statement is about: those of some shards of the house."""

from sqlalchemy import ColumnElement, func, literal_column

from bot.store import schema
from bot.store.shards import STAMP, Shards


def owned(shards: Shards) -> tuple[ColumnElement[bool], ...]:
    """Return the condition that a table belongs to these shards; none for the whole house."""
    if shards.whole:
        return ()
    shard = func.coalesce(schema.tables.c.guild_id, 0).bitwise_rshift(literal_column(str(STAMP))) % shards.count
    return (shard.between(shards.first, shards.last),)
