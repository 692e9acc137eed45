"""The cache of the tables that this process holds. A table is loaded at its first use; idle ones are evicted (LRU)."""

import asyncio
from collections.abc import Callable

from cachetools import LRUCache

from bot.cache_limits import get_cache_limits
from bot.store import Shards, Store
from bot.store.models import SurfaceMessage, WholeTable
from bot.tables.errors import TableError
from bot.tables.memory.cached_table import CachedTable
from bot.tables.memory.locks import TableLocks
from bot.tables.memory.match_log import MAX_HELD_MOVES
from bot.tables.memory.ownership import OwnedElsewhere, owns_table
from bot.tables.memory.surface_write_queue import SurfaceWriteQueue

ENDED_STATUSES = ("over", "closed")
MAX_REMEMBERED_FOREIGN = 10_000
"""For this many tables it is remembered that another process looks after them: that never changes."""


class TableCache:
    """A cache of tables by number, the least recently used (LRU) first. Only a table's owner holds it."""

    def __init__(
        self,
        store: Store,
        notes: SurfaceWriteQueue,
        in_use: TableLocks,
        shards: Shards,
        *,
        set_aside: Callable[[int], object],
        max_tables: int | None = None,
        most_ended: int | None = None,
    ) -> None:
        self._store = store
        self._notes = notes
        self._in_use = in_use
        self._shards = shards
        self._set_aside = set_aside
        self._most = get_cache_limits().tables if max_tables is None else max_tables
        self._most_ended = get_cache_limits().ended_tables if most_ended is None else most_ended
        self._held: dict[int, CachedTable] = {}
        self._reading = TableLocks()
        self._elsewhere: LRUCache[int, int] = LRUCache(MAX_REMEMBERED_FOREIGN)

    def __len__(self) -> int:
        return len(self._held)

    async def load_table(self, table_id: int) -> CachedTable:
        """Load a table as it is cached; raises `TableError` if there is none, `OwnedElsewhere` if another owns it."""
        if self._store.has_lost_claim:
            await self._store.renew_claim()
        if table_id in self._elsewhere:
            raise OwnedElsewhere(self._elsewhere[table_id])
        cached_table = self._held.pop(table_id, None)
        if cached_table is None:
            return await self._load_table_into_cache(table_id)
        self._held[table_id] = cached_table
        return cached_table

    async def peek_table(self, table_id: int) -> CachedTable:
        """Return a table, of any process; that of another owner as the store has it now, without caching it."""
        try:
            return await self.load_table(table_id)
        except OwnedElsewhere:
            return CachedTable.from_stored(await self._read_stored(table_id))

    def find_cached_tables_of_sitter(self, user_id: int) -> list[CachedTable]:
        """Return the cached tables where a person sits."""
        return [cached_table for cached_table in self._held.values() if cached_table.table.find_sitter(user_id)]

    def is_table_outdated(self, table_id: int, version: int) -> bool:
        """Tell whether a table is held as it was before the version that was just read of it."""
        cached_table = self._held.get(table_id)
        if cached_table is None or cached_table.table.status == "aside" or not isinstance(version, int):
            return False  # damaged: there is nothing to compare
        return cached_table.table.version < version

    async def cache_surface(self, surface: SurfaceMessage) -> None:
        """Cache a message that the store has; a table that is not held is read with it."""
        async with self._reading.get_lock(surface.table_id):  # what is being read now may lack it
            if cached_table := self._held.get(surface.table_id):
                cached_table.add_surface(surface)

    def drop_surface(self, surface_id: int) -> SurfaceMessage | None:
        """Forget a message, whichever table it shows; return it, if its table is held."""
        dropped = (cached_table.surfaces.pop(surface_id, None) for cached_table in self._held.values())
        return next((surface for surface in dropped if surface), None)

    def drop_table(self, table_id: int) -> None:
        """Drop (evict) a table from the cache, as it may differ from the store."""
        self._held.pop(table_id, None)

    def clear(self) -> None:
        """Clear the cache of tables: others may have changed them."""
        self._held.clear()

    async def _load_table_into_cache(self, table_id: int) -> CachedTable:
        async with self._reading.get_lock(table_id):
            if table_id not in self._held:
                await self._notes.flush()
                stored = await self._read_stored(table_id)
                if not owns_table(self._shards, stored.table):
                    self._elsewhere[table_id] = self._shards.find_shard(stored.table.guild_id)
                    raise OwnedElsewhere(self._elsewhere[table_id])
                self._evict_idle_tables()
                self._held[table_id] = CachedTable.from_stored(stored)
                if self._held[table_id].table.status == "aside":
                    # Its messages say so, once nobody is using it any more.
                    asyncio.get_running_loop().call_soon(self._set_aside, table_id)
            return self._held[table_id]

    async def _read_stored(self, table_id: int) -> WholeTable:
        whole_table = await self._store.load_whole_table(table_id, MAX_HELD_MOVES)
        if whole_table is None:
            raise TableError("table-gone")
        return whole_table

    def _evict_idle_tables(self) -> None:
        """Evict the tables that have been unused longest, but none that is being changed."""
        ended = [
            table_id for table_id, cached_table in self._held.items() if cached_table.table.status in ENDED_STATUSES
        ]
        self._evict_idle(ended, self._most_ended)
        self._evict_idle(list(self._held), self._most)

    def _evict_idle(self, table_ids: list[int], max_tables: int) -> None:
        """Leave room for one more of these tables, which stand in the order of their use."""
        idle = [table_id for table_id in table_ids if table_id not in self._in_use]
        for table_id in idle[: max(0, len(table_ids) + 1 - max_tables)]:
            del self._held[table_id]
