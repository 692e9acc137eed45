"""What stands beside boards and panels about one question: when it is over, hints go, and hands are shown anew."""

from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from dataclasses import dataclass, field

import discord
from cachetools import LRUCache

from bot.tables import Table

REMEMBERED = 5_000
"""For this many tables it is remembered what stands beside their panels."""

Outdated = Callable[[], Awaitable[None]]
"""Deletes or renews a message; Discord refuses that a quarter of an hour after its click."""


@dataclass(slots=True)
class QuestionNotes:
    """Remembers, as long as the process lives, which messages are about which decision of a table."""

    _said: LRUCache[int, dict[Hashable, tuple[int | None, Outdated]]] = field(
        default_factory=lambda: LRUCache(REMEMBERED)
    )

    def add_note(self, table: Table, about: Hashable, outdated: Outdated) -> None:
        """Note a message about a table's current decision, and what becomes of it after that.

        One that is about the same as an earlier one takes its place: the earlier one is left as it is.
        """
        self._said[table.id] = self._said.get(table.id, {}) | {about: (table.decision_number, outdated)}

    async def clear_outdated(self, table: Table) -> None:
        """Delete or renew what is about earlier decisions of a table."""
        said = self._said.pop(table.id, {})
        if current := {about: one for about, one in said.items() if one[0] == table.decision_number}:
            self._said[table.id] = current
        for about in said.keys() - current.keys():
            with suppress(discord.HTTPException):
                await said[about][1]()
