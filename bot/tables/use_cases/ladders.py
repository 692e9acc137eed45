"""The ladders (leaderboards) of servers: computed from results off the event loop, before anybody looks, and cached.

A match that ended after all others is counted on top of what is known. All matches are counted anew if one ended before
others that are counted, when somebody deletes their data, and at least once a day, because old results are deleted.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from cachetools import LRUCache

from bot.store import Store
from bot.store.models import Result
from bot.store.shards import ALL_SHARDS, Shards
from bot.tables.deadlines.clock import Clock
from games.ladder.goblin_ratings import load_goblin_strengths
from games.ladder.matches import CountingMatch, list_rated_matches
from games.ladder.ratings import Ladder
from games.ladder.tiers import LadderPlace, rank_standings

ALL_GAMES_LADDER = "all"
"""The ladder of all games together; any other has the key of its game."""
MAX_CACHED_SERVERS = 64
"""The ladders of so many servers are kept."""
LADDER_MAX_AGE = timedelta(days=1)
LADDER_READ_OVERLAP = timedelta(minutes=1)
"""Matches that ended so shortly before the last one may have been stored after it."""


@dataclass(slots=True)
class ServerLadders:
    """All ladders (leaderboards) of a server, by game, and from which matches they were computed."""

    computed_at: datetime
    ladders: dict[str, Ladder] = field(default_factory=dict)
    placed: dict[str, tuple[LadderPlace, ...]] = field(default_factory=dict)
    """The ladders that were looked at since their last match, in order."""
    tables: set[int] = field(default_factory=set)
    until: datetime | None = None
    """When the last of these matches ended."""

    def rate_new_matches(self, rows: Iterable[Result]) -> bool:
        """Count the matches of new rows; tell whether they came after all others. Otherwise nothing is counted."""
        new = [row for row in rows if row.table_id not in self.tables]
        ends = [(row.ended_at, row.table_id) for row in new]
        if ends and self.until and min(ends)[0] <= self.until:
            return False
        by_game: dict[str, list[CountingMatch]] = defaultdict(list)
        for match in list_rated_matches(new):
            by_game[match.game].append(match)
            by_game[ALL_GAMES_LADDER].append(match)
        for name, matches in by_game.items():
            self._find_ladder(name).rate_matches(matches)
            self.placed.pop(name, None)
        self.tables.update(row.table_id for row in new)
        self.until = max(ends)[0] if ends else self.until
        return True

    def rank_ladder(self, name: str) -> tuple[LadderPlace, ...]:
        """Return the ranking of a ladder: everybody on it, the strongest first."""
        if name not in self.placed:
            self.placed[name] = rank_standings(self.ladders[name]) if name in self.ladders else ()
        return self.placed[name]

    def rank_all_ladders(self) -> None:
        """Put all ladders in order, before somebody looks."""
        for name in self.ladders:
            self.rank_ladder(name)

    def _find_ladder(self, name: str) -> Ladder:
        return self.ladders.setdefault(name, Ladder(load_goblin_strengths().find_measured_strength))


class LadderService:
    """Computes ladders (leaderboards), and caches them."""

    def __init__(self, store: Store, clock: Clock, shards: Shards = ALL_SHARDS) -> None:
        self._store, self._clock, self._shards = store, clock, shards
        self._known: LRUCache[int, ServerLadders] = LRUCache(MAX_CACHED_SERVERS)
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._forgotten = 0
        """How often somebody was forgotten: what was read before names them."""

    def clear_ladders(self) -> None:
        """Clear the cache of ladders, so that all are computed anew: somebody deleted their data."""
        self._forgotten += 1
        self._known.clear()

    async def load_leaderboard(self, guild_id: int, game: str) -> tuple[LadderPlace, ...]:
        """Return everybody on a server's ladder (leaderboard) of a game, or `ALL_GAMES_LADDER`, the strongest first."""
        return (await self._load_leaderboards(guild_id)).rank_ladder(game)

    async def prepare_ladders(self) -> None:
        """Compute the ladders of this process's servers that have some, so that nobody waits who looks at one."""
        server_ids = [
            server_id
            for server_id in await self._store.servers.list_servers_with_ladder()
            if self._shards.has_server(server_id)
        ]
        for guild_id in server_ids[:MAX_CACHED_SERVERS]:
            await asyncio.to_thread((await self._load_leaderboards(guild_id)).rank_all_ladders)

    async def _load_leaderboards(self, guild_id: int) -> ServerLadders:
        """Return a server's ladders with all matches that have ended, and nobody forgotten while they were read."""
        async with self._locks[guild_id]:
            while True:
                before = self._forgotten
                ladders = await self._update_ladders(guild_id) or await self._compute_ladders(guild_id)
                if self._forgotten == before:
                    self._known[guild_id] = ladders
                    return ladders

    async def _update_ladders(self, guild_id: int) -> ServerLadders | None:
        """Update ladders with new matches (incrementally); `None`: all must be computed."""
        ladders = self._known.get(guild_id)
        if ladders is None or self._clock.now() - ladders.computed_at >= LADDER_MAX_AGE:
            return None
        since = ladders.until - LADDER_READ_OVERLAP if ladders.until else None
        rows = await self._store.results.list_ladder_results(guild_id, since)
        if all(row.table_id in ladders.tables for row in rows):
            return ladders
        return ladders if await asyncio.to_thread(ladders.rate_new_matches, rows) else None

    async def _compute_ladders(self, guild_id: int) -> ServerLadders:
        fresh = ServerLadders(self._clock.now())
        await asyncio.to_thread(fresh.rate_new_matches, await self._store.results.list_ladder_results(guild_id))
        return fresh
