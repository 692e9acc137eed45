"""The queue in which one process leaves what the owner of a table is to do. A row disappears once it is taken.

A signal tells the other process to look; a lost signal does no harm, because it also looks by itself.
"""

from dataclasses import dataclass, field

from sqlalchemy import Connection, delete, func, insert, select

from bot.store import schema
from bot.store.database import Database
from bot.store.shards import Shards

inbox = schema.inbox

NO_TABLE = 0
"""Stands for the table where something is handed over that is about none: somebody was forgotten."""


@dataclass(frozen=True, slots=True)
class InboxItem:
    """A click on a table, as JSON with its secret token; `None`: something outside the table changed.

    At `NO_TABLE` with no click: somebody was forgotten.
    """

    id: int
    table_id: int
    click: str | None = field(repr=False)


class InboxRows:
    """The queue of everything that waits to be taken, for all processes of a bot on a server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put_inbox_item(self, shard: int, table_id: int, click: str | None = None) -> int:
        """Hand something over to the process with this shard (queue), and return its number."""
        left = insert(inbox).values(shard=shard, table_id=table_id, click=click).returning(inbox.c.id)

        def insert_item(connection: Connection) -> int:
            number: int = connection.execute(left).scalar_one()
            connection.execute(select(func.pg_notify(build_channel_name(shard), "")))
            return number

        return await self._database.write(insert_item)

    async def take_inbox_items(self, shards: Shards) -> list[InboxItem]:
        """Take everything that waits for these shards, oldest first."""
        of_shards = inbox.c.shard.between(shards.first, shards.last)
        taken = delete(inbox).where(of_shards).returning(inbox.c.id, inbox.c.table_id, inbox.c.click)
        rows = await self._database.write(lambda connection: connection.execute(taken).all())
        return sorted((InboxItem(*row) for row in rows), key=lambda handed: handed.id)

    async def withdraw_item(self, number: int) -> bool:
        """Take back what was left; tell whether nobody had taken it."""
        left = delete(inbox).where(inbox.c.id == number)
        return await self._database.write(lambda connection: connection.execute(left).rowcount > 0)


def build_channel_name(shard: int) -> str:
    """Return the name of the channel on which the process with a shard is told to look."""
    return f"inbox_{shard}"
