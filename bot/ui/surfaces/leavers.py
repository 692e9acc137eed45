"""Players who have left the server (members) of their table, noticed when they miss a turn: their seats count as left.

Without the privileged intent for members Discord tells nobody that somebody left. For each turn that somebody let pass,
one request asks whether they are still there; players who go on by DM cost no request, and are left alone.
"""

from dataclasses import dataclass, field

import discord
from cachetools import LRUCache

from bot.tables import Sitter, Table, TableService
from bot.ui.connection.rate_limit import OutgoingRateLimit

UNKNOWN_MEMBER = 10007
MAX_REMEMBERED_LEAVERS = 20_000


@dataclass(slots=True)
class LeaverCheck:
    """Takes players from their tables who have left the server."""

    client: discord.Client
    tables: TableService
    rate_limit: OutgoingRateLimit
    _asked: LRUCache[tuple[int, int], int] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_LEAVERS))

    async def resign_leavers(self, table: Table) -> None:
        """Ask, for each player who has let one more turn pass, whether they are still on the server."""
        guild = self.client.get_guild(table.guild_id or 0)
        for sitter in table.present_people if guild and table.status == "playing" else ():
            if guild and self._is_due(table, sitter) and await self._has_left(guild, sitter.user_id):
                await self.tables.resign_match(table.id, sitter.user_id, "left-server")
            self._asked[table.id, sitter.user_id] = sitter.silent
        for sitter in () if table.status == "playing" else table.sitters:
            self._asked.pop((table.id, sitter.user_id), None)

    def _is_due(self, table: Table, sitter: Sitter) -> bool:
        return sitter.silent > self._asked.get((table.id, sitter.user_id), 0)

    async def _has_left(self, guild: discord.Guild, user_id: int) -> bool:
        await self.rate_limit.wait_for_slot()
        try:
            await guild.fetch_member(user_id)
        except discord.NotFound as refusal:
            return refusal.code == UNKNOWN_MEMBER
        return False
