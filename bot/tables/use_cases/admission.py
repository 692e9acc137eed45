"""Blocks: who is kept from tables by the managers of a server (a ban), and by people who will not sit with somebody."""

from bot.store import Store
from bot.store.models import Table
from bot.store.rows.block_rows import BlockRows
from bot.tables.errors import TableError
from bot.tables.shown_names import describe_block_reason


async def require_not_blocked(blocks: BlockRows, guild_id: int, user_id: int) -> None:
    """Raise `TableError` for somebody whom the managers of a server blocked (banned), with their reason."""
    reason = await blocks.find_block_reason(guild_id, user_id)
    if reason is not None:
        raise TableError("blocked-here", **describe_block_reason(reason))


class BlockCheck:
    """Checks for blocks (bans) in the store whenever somebody opens or joins a table: a block counts at once."""

    def __init__(self, store: Store) -> None:
        self._blocks = store.blocks

    async def require_not_blocked(self, guild_id: int | None, user_id: int) -> None:
        """Raise `TableError` for somebody whom the managers of a server blocked (banned)."""
        if guild_id is not None:
            await require_not_blocked(self._blocks, guild_id, user_id)

    async def require_may_join(self, table: Table, user_id: int) -> None:
        """Raise `TableError` for somebody who may not join a table; they are not told who keeps them out.

        Anybody who has a seat there, though they left it, is kept out by nobody but the managers.
        """
        await self.require_not_blocked(table.guild_id, user_id)
        if table.find_sitter(user_id):
            return
        present = [sitter.user_id for sitter in table.present_people if sitter.user_id != user_id]
        if await self._blocks.is_avoided_by_any(present, user_id):
            raise TableError("not-open-to-you")

    async def find_blocked(self, table: Table) -> frozenset[int]:
        """Return who of those at a table is blocked (banned) on its server."""
        if table.guild_id is None:
            return frozenset()
        return await self._blocks.find_blocked(table.guild_id, [sitter.user_id for sitter in table.sitters])
