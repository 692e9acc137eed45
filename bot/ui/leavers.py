"""Who has left the server of a table, found out where they let a turn pass: their seat goes on as one that was left.

Without the privileged intent for members Discord tells nobody that somebody left. One request for each turn that was
let pass asks whether they are still there; whoever plays on by DM costs none, and is left alone.
"""

from dataclasses import dataclass, field

import discord
from cachetools import LRUCache

from bot.tables import Sitter, Table, Tables
from bot.ui.turnstile import Turnstile

UNKNOWN_MEMBER = 10007
REMEMBERED = 20_000


@dataclass(slots=True)
class Leavers:
    """Lets those leave their tables who have left the server."""

    client: discord.Client
    tables: Tables
    turnstile: Turnstile
    _asked: LRUCache[tuple[int, int], int] = field(default_factory=lambda: LRUCache(REMEMBERED))

    async def look(self, table: Table) -> None:
        """Ask for each who has let one more turn pass whether they are still on the server."""
        guild = self.client.get_guild(table.guild_id or 0)
        for sitter in table.present if guild and table.status == "playing" else ():
            if guild and self._is_due(table, sitter) and await self._has_left(guild, sitter.user_id):
                await self.tables.resign(table.id, sitter.user_id)
            self._asked[table.id, sitter.user_id] = sitter.silent

    def _is_due(self, table: Table, sitter: Sitter) -> bool:
        return sitter.silent > self._asked.get((table.id, sitter.user_id), 0)

    async def _has_left(self, guild: discord.Guild, user_id: int) -> bool:
        await self.turnstile.passed()
        try:
            await guild.fetch_member(user_id)
        except discord.NotFound as refusal:
            return refusal.code == UNKNOWN_MEMBER
        return False
