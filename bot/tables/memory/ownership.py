"""Who owns a table, that is, which process looks after it (by shards): decided here, and nowhere else.

Each table has one owner, the process that has the shard of its server. Only the owner holds it in memory, plays at it,
shows it, and runs its clock and its goblins. What it holds is true as long as nobody else writes; the version in the
store guards against the rest.
"""

from bot.store.models import Table
from bot.store.shards import Shards
from bot.tables.errors import TableError


class OwnedElsewhere(TableError):
    """Another process looks after the table, and nothing was done here: the one with this shard."""

    def __init__(self, shard: int) -> None:
        super().__init__("table-elsewhere")
        self.shard = shard


def owns_table(shards: Shards, table: Table) -> bool:
    """Tell whether the process that has these shards owns (looks after) a table."""
    return shards.has_server(table.guild_id)
