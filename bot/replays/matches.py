"""Replays of the matches that were played at a table of the house."""

import asyncio

from cachetools import LRUCache
from typing_extensions import override

from bot.replays.again import MatchAgain
from bot.replays.replays import Opened, Replays
from bot.replays.stage import Asker
from bot.store.models import Table
from bot.tables import TableError, Tables

STORED = "m"
"""The letter of a table's match; the table's number follows."""
KEPT = 20
"""So many matches are kept played again: some hundred kilobytes each."""


class StoredMatches(Replays):
    """Each click asks what the record allows; whoever did not sit there and does not see the channel gets nothing."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._again: LRUCache[int, MatchAgain] = LRUCache(KEPT)

    @override
    async def open(self, source: str, asker: Asker) -> Opened:
        if not source[1:].isdecimal():
            raise TableError("replay-no-step")
        table = (await self._tables.glance(int(source[1:]), None)).table
        sitter = table.sitter(asker.user)
        if sitter is None and not _sat(table, asker) and not asker.sees(table):
            raise TableError("replay-not-yours")
        record = await self._tables.record_of(table.id, asker.user)
        if table.id not in self._again:
            made = await self._tables.store.tables.making(table.id)
            self._again[table.id] = await asyncio.to_thread(MatchAgain.of, record, made)
        own = sitter.seat if sitter else None
        return Opened(table, self._again[table.id], own, shared=table.ended_at is not None)


def _sat(table: Table, asker: Asker) -> bool:
    """Tell whether somebody had a seat until a substitute took it."""
    return any(former.user_id == asker.user for sitter in table.sitters for former in sitter.former or ())
