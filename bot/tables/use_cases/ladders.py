"""The ladders of servers: computed from results off the event loop, and kept until another match that counts ends.

A match that ended after all others is counted on top of what is known. Everything is computed anew if one ended
before, and at least once an hour, because people may have deleted their data in another process.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from cachetools import LRUCache

from bot.store import Store
from bot.store.models import Result
from bot.tables.deadlines.clock import Clock
from games import game_keys
from games.ladder.goblin_values import load_goblin_values
from games.ladder.matches import CountingMatch, list_matches
from games.ladder.ratings import Ladder
from games.ladder.tiers import Placed, rank_people

ALL_GAMES = "all"
"""The ladder of all games together; any other has the key of its game."""
MOST_SERVERS = 64
"""The ladders of so many servers are kept."""
FRESH_FOR = timedelta(hours=1)
OVERLAP = timedelta(minutes=1)
"""Matches that ended so shortly before the last one may have been stored after it."""


@dataclass(slots=True)
class ServerLadders:
    """All ladders of a server, by game, and from which matches they were computed."""

    computed_at: datetime
    ladders: dict[str, Ladder]
    placed: dict[str, tuple[Placed, ...]]
    tables: set[int] = field(default_factory=set)
    until: datetime | None = None
    """When the last of these matches ended."""

    def count_rows(self, rows: Iterable[Result]) -> bool:
        """Count the matches of new rows; tell whether they came after all others. Otherwise nothing is counted."""
        new = [row for row in rows if row.table_id not in self.tables]
        ends = [(row.ended_at, row.table_id) for row in new]
        if ends and self.until and min(ends)[0] <= self.until:
            return False
        by_game: dict[str, list[CountingMatch]] = defaultdict(list)
        for match in list_matches(new):
            by_game[match.game].append(match)
            by_game[ALL_GAMES].append(match)
        for name, matches in by_game.items():
            self.placed[name] = rank_people(self._find_ladder(name).count_matches(matches))
        self.tables.update(row.table_id for row in new)
        self.until = max(ends)[0] if ends else self.until
        return True

    def _find_ladder(self, name: str) -> Ladder:
        return self.ladders.setdefault(name, Ladder(load_goblin_values().find_strength))


class Ladders:
    """Computes ladders, and keeps them."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self._known: LRUCache[int, ServerLadders] = LRUCache(MOST_SERVERS)
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    def forget_ladders(self) -> None:
        """Compute all ladders anew: somebody deleted their data."""
        self._known.clear()

    async def load_ladder(self, guild_id: int, game: str) -> tuple[Placed, ...]:
        """Return everybody on a server's ladder of a game, or of `ALL_GAMES`, the strongest first."""
        async with self._locks[guild_id]:
            return (await self._update_ladders(guild_id)).placed.get(game, ())

    async def _update_ladders(self, guild_id: int) -> ServerLadders:
        known = self._known.get(guild_id)
        if known and self._clock.now() - known.computed_at < FRESH_FOR:
            since = known.until - OVERLAP if known.until else None
            rows = [
                row for game in game_keys() for row in await self._store.results.list_counting(guild_id, game, since)
            ]
            if all(row.table_id in known.tables for row in rows):
                return known
            if await asyncio.to_thread(known.count_rows, rows):
                return known
        fresh = ServerLadders(self._clock.now(), {}, {})
        await asyncio.to_thread(fresh.count_rows, await self._store.results.list_counting(guild_id))
        self._known[guild_id] = fresh
        return fresh
