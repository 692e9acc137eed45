"""Locks (mutex), one for each table, kept as long as somebody holds it or waits for it."""

import asyncio
from weakref import WeakValueDictionary


class TableLocks:
    """Locks by table number (asyncio). Unused ones disappear by themselves."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def get_lock(self, table_id: int) -> asyncio.Lock:
        """Return the lock of a table: the same one for everybody while it is in use."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    def __contains__(self, table_id: int) -> bool:
        """Tell whether somebody holds the lock of a table or waits for it."""
        return table_id in self._locks

    def __len__(self) -> int:
        return len(self._locks)
