"""Rows of blocks: whom a server's managers banned from its tables, and whom people avoid (will not sit with)."""

from collections.abc import Collection, Iterable
from typing import Any

from sqlalchemy import Connection, Select, delete, select, update

from bot.store import schema
from bot.store.database import Database
from bot.store.rows.upsert import build_insert

blocks, avoided = schema.blocks, schema.avoided


class BlockRows:
    """Who is blocked on a server by its managers, and whom people avoid."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def list_blocked(self, guild_id: int) -> dict[int, str]:
        """Return whom the managers of a server blocked (banned), and why."""
        query = select(blocks.c.user_id, blocks.c.reason).where(blocks.c.guild_id == guild_id)
        return await self._database.read(lambda connection: _read_reasons(connection, query.order_by(blocks.c.user_id)))

    async def find_block_reason(self, guild_id: int, user_id: int) -> str | None:
        """Return why somebody is blocked (banned) on a server; `None`: they are not."""
        query = select(blocks.c.user_id, blocks.c.reason).where(
            blocks.c.guild_id == guild_id, blocks.c.user_id == user_id
        )
        return await self._database.read(lambda connection: _read_reasons(connection, query).get(user_id))

    async def find_blocked(self, guild_id: int, user_ids: Collection[int]) -> frozenset[int]:
        """Return who of these people is blocked (banned) on a server."""
        query = select(blocks.c.user_id).where(blocks.c.guild_id == guild_id, blocks.c.user_id.in_(user_ids))
        return await self._database.read(lambda connection: frozenset(_read_ids(connection, query)))

    async def block_person(self, guild_id: int, user_id: int, reason: str = "") -> None:
        """Block somebody on a server (a ban); a reason takes the place of an earlier one."""

        def insert_block(connection: Connection) -> None:
            new = build_insert(connection, blocks).values(guild_id=guild_id, user_id=user_id, reason=reason)
            key = ("guild_id", "user_id")
            changed = new.on_conflict_do_update(index_elements=key, set_={"reason": reason})
            connection.execute(changed if reason else new.on_conflict_do_nothing())

        await self._database.write(insert_block)

    async def unblock_person(self, guild_id: int, user_id: int) -> bool:
        """Unblock (unban) somebody on a server; tell whether they were blocked."""
        gone = delete(blocks).where(blocks.c.guild_id == guild_id, blocks.c.user_id == user_id)
        return await self._database.write(lambda connection: connection.execute(gone).rowcount > 0)

    async def list_avoided(self, user_id: int) -> tuple[int, ...]:
        """Return whom somebody will not sit with."""
        return await self._database.read(lambda connection: tuple(select_avoided(connection, user_id)))

    async def set_avoided(self, user_id: int, others: Iterable[int]) -> None:
        """Save whom somebody avoids (will not sit with): these and nobody else."""
        rows = [{"user_id": user_id, "other_id": other} for other in dict.fromkeys(others)]

        def replace_avoided(connection: Connection) -> None:
            delete_avoided(connection, user_id)
            if rows:
                connection.execute(build_insert(connection, avoided).on_conflict_do_nothing(), rows)

        await self._database.write(replace_avoided)

    async def is_avoided_by_any(self, user_ids: Collection[int], other_id: int) -> bool:
        """Tell whether any of these people will not sit with somebody."""
        query = select(avoided.c.user_id).where(avoided.c.user_id.in_(user_ids), avoided.c.other_id == other_id)
        return await self._database.read(lambda connection: connection.scalar(query.limit(1)) is not None)


def select_avoided(connection: Connection, user_id: int) -> list[int]:
    """Return whom somebody will not sit with."""
    query = select(avoided.c.other_id).where(avoided.c.user_id == user_id).order_by(avoided.c.other_id)
    return _read_ids(connection, query)


def export_blocks(connection: Connection, user_id: int) -> list[dict[str, int | str]]:
    """Export the servers whose managers blocked somebody, and why."""
    query = select(blocks.c.guild_id, blocks.c.reason).where(blocks.c.user_id == user_id)
    reasons = _read_reasons(connection, query)
    return [{"server": guild_id, "reason": reason} for guild_id, reason in reasons.items()]


def erase_block_reasons(connection: Connection, user_id: int) -> None:
    """Forget why somebody is blocked; that they are stays."""
    connection.execute(update(blocks).where(blocks.c.user_id == user_id).values(reason=""))


def _read_reasons(connection: Connection, query: Select[Any]) -> dict[int, str]:
    """Return ids, each with a reason; what is damaged is nobody, or no reason."""
    return {
        found_id: reason if isinstance(reason, str) else ""
        for found_id, reason in connection.execute(query)
        if isinstance(found_id, int)
    }


def _read_ids(connection: Connection, query: Select[Any]) -> list[int]:
    """Return the ids that a statement finds; what is damaged is nobody."""
    return [user_id for user_id in connection.scalars(query) if isinstance(user_id, int)]


def delete_avoided(connection: Connection, user_id: int) -> None:
    """Forget whom somebody will not sit with; what others decided about them stays."""
    connection.execute(delete(avoided).where(avoided.c.user_id == user_id))
