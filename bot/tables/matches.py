"""The matches that were lately played at, held ready; the store is the truth."""

from cachetools import LRUCache
from pydantic import ValidationError

from bot.store import Store
from bot.store.models import Table
from games.engine import BadRecord, Match, Snapshot

HELD = 200


class Matches:
    """Matches by table, checked against the version of the table that was read from the store."""

    def __init__(self, store: Store, most: int = HELD) -> None:
        self._store = store
        self._held: LRUCache[int, tuple[int, Match]] = LRUCache(most)

    async def of(self, table: Table) -> Match:
        """Return the match of a table that was started: to look at, not to play on. Raises `BadRecord`."""
        version, match = self._held.get(table.id, (None, None))
        if match is None or version != table.version:
            match = Match.restore(read_snapshot(table.game, await self._store.tables.snapshot(table.id)))
            self.hold(table, match)
        return match

    def hold(self, table: Table, match: Match) -> None:
        """Hold the match that the store has for this version of the table."""
        self._held[table.id] = (table.version, match)

    def drop(self, table_id: int) -> None:
        """Let go of a match that may not be what the store has."""
        self._held.pop(table_id, None)


def read_snapshot(game: str, text: str | None) -> Snapshot:
    """Read a stored snapshot; raises `BadRecord`, which shows nothing of what it holds."""
    try:
        return Snapshot.model_validate_json(text or "")
    except ValidationError:
        raise BadRecord("snapshot-damaged", game=game) from None
