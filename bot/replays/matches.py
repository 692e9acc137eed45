"""Opens the replays of matches that were played at a table of the bot, for those who may see them."""

import asyncio

from cachetools import LRUCache
from typing_extensions import override

from bot.cache_limits import get_cache_limits
from bot.replays.bookmarks import load_bookmarks
from bot.replays.playback_stage import ReplayViewer
from bot.replays.replayed_match import ReplayedMatch
from bot.replays.replays import BaseReplayStage, OpenedMatch
from bot.store.models import Table
from bot.tables import TableError, TableService
from bot.tables.memory.locks import TableLocks
from games.engine import GameError, Record, View

STORED_LETTER = "m"
"""The letter of a table's match; the table's number follows."""


class StoredMatches(BaseReplayStage):
    """Stored matches to replay: who did not sit there and cannot see the channel gets nothing."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        max_replays = get_cache_limits().replays
        self._again: LRUCache[int, ReplayedMatch] = LRUCache(max_replays)
        self._going_on: LRUCache[int, ReplayedMatch] = LRUCache(max_replays)
        self._following = TableLocks()
        self._refused: LRUCache[int, bool] = LRUCache(max_replays)
        """Matches that cannot be played again, such as those of older rules: each is tried once."""

    @override
    async def open_match(self, source: str, asker: ReplayViewer) -> OpenedMatch:
        if not source[1:].isdecimal():
            raise TableError("replay-no-step")
        table = (await self._tables.peek_view(int(source[1:]), None)).table
        sitter = table.find_sitter(asker.user_id)
        if sitter is None and not _had_former_seat(table, asker) and not await asker.sees(table):
            raise TableError("replay-not-yours")
        record = await self._tables.load_replay_record(table.id, asker.user_id)
        again = await self._replay_record(table.id, record)
        own = sitter.seat if sitter else None
        marks = await load_bookmarks(self._tables, asker.user_id, table.id, again)
        return OpenedMatch(table, again, own, shared=table.ended_at is not None, marks=marks)

    async def replay_ended_match(self, table: Table) -> ReplayedMatch | None:
        """Replay a match that was played to its end, as all may know it; `None` if it cannot be played again.

        Its board and its players are shown it: nobody's right is asked.
        """
        if table.id not in self._again and table.id not in self._refused:
            try:
                await self._replay_record(table.id, await self._tables.load_replay_record(table.id))
            except GameError:
                self._refused[table.id] = True
        return self._again.get(table.id)

    async def find_public_view(self, table_id: int, step: int) -> View | None:
        """Return what everybody saw of a match after so many moves, for the log; `None`: it cannot be played again."""
        try:
            return (await self._replay_until(table_id, step)).get_match_at(step).view(None)
        except GameError:
            return None

    async def _replay_until(self, table_id: int, step: int) -> ReplayedMatch:
        """Return a match that goes on, played again at least so far; raises `GameError` if that cannot be done."""
        async with self._following.get_lock(table_id):
            again = self._going_on.get(table_id)
            if again is None:
                record = await self._tables.load_unfinished_record(table_id)
                again = self._going_on[table_id] = await asyncio.to_thread(ReplayedMatch.from_record, record)
            elif again.last_step < step:
                await asyncio.to_thread(again.play_record_moves, await self._tables.load_unfinished_record(table_id))
            return again

    async def _replay_record(self, table_id: int, record: Record) -> ReplayedMatch:
        if table_id not in self._again:
            makers = await self._tables.store.tables.list_move_makers(table_id)
            made = [(move.by, move.at) for move in makers]
            self._again[table_id] = await asyncio.to_thread(ReplayedMatch.from_record, record, made)
        return self._again[table_id]


def _had_former_seat(table: Table, asker: ReplayViewer) -> bool:
    """Tell whether somebody had a seat until a substitute took it."""
    return any(former.user_id == asker.user_id for sitter in table.sitters for former in sitter.former or ())
