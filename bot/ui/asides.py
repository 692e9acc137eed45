"""Hints: what is said beside a panel about one question, and deleted when that question is over."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

import discord
from cachetools import LRUCache

from bot.tables import Table

REMEMBERED = 5_000
"""For this many tables it is remembered what is said beside their panels."""

Delete = Callable[[], Awaitable[None]]
"""Deletes a message; Discord refuses that a quarter of an hour after its click."""


@dataclass(slots=True)
class Asides:
    """Remembers, as long as the process lives, which messages are about which decision of a table."""

    _said: LRUCache[int, list[tuple[int | None, Delete]]] = field(default_factory=lambda: LRUCache(REMEMBERED))

    def note(self, table: Table, delete: Delete) -> None:
        """Note a message about a table's current decision."""
        self._said[table.id] = [*self._said.get(table.id, []), (table.decision_number, delete)]

    async def tidy(self, table: Table) -> None:
        """Delete what is about earlier decisions of a table."""
        said = self._said.pop(table.id, [])
        if current := [one for one in said if one[0] == table.decision_number]:
            self._said[table.id] = current
        for number, delete in said:
            if number != table.decision_number:
                with suppress(discord.HTTPException):
                    await delete()
