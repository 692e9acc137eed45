"""What one process hands over to another is taken in the order in which it was left."""

from typing import Any, cast

from bot.store.database import Database
from bot.store.rows.inbox_rows import InboxItem, InboxRows
from bot.store.shards import Shards


class Deleting:
    """A database that returns deleted rows in an order of its own, as PostgreSQL may."""

    async def write(self, _: Any) -> list[tuple[int, int, str | None]]:
        return [(8, 1, None), (9, 2, "b"), (7, 1, "a")]


async def test_what_was_left_first_is_taken_first() -> None:
    taken = await InboxRows(cast("Database", Deleting())).take_inbox_items(Shards(0, 0, 1))
    assert taken == [InboxItem(7, 1, "a"), InboxItem(8, 1, None), InboxItem(9, 2, "b")]
