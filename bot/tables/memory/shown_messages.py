"""What shows a table: the messages as delivery notes them down."""

from dataclasses import replace
from datetime import datetime

from bot.store.database import to_the_end
from bot.store.models import Surface, SurfaceKind
from bot.store.rows.retention import POSTED, posting
from bot.tables.memory.changes import Changes


class ShownMessages:
    """The surfaces of all tables, and boards and bells that were about to be posted."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._holding = changes.holding
        self._notes = changes.notes

    async def note_posting(self, table_id: int, kind: SurfaceKind, decision: int) -> None:
        """Note for which decision a message is about to be posted, to find it if a crash interrupts the posting."""
        await self._changes.store.set_note(posting(kind, table_id), str(decision))

    async def unposted(self, table_id: int) -> dict[SurfaceKind, int]:
        """Return which messages were about to be posted, for which decision, and were never noted after that."""
        noted = await self._changes.store.notes(posting(kind, table_id) for kind in POSTED)
        keys = {kind: noted.get(posting(kind, table_id), "") for kind in POSTED}
        return {kind: int(decision) for kind, decision in keys.items() if decision.isdecimal()}

    async def of(self, table_id: int) -> tuple[Surface, ...]:
        """Return the surfaces of a table, oldest first."""
        return tuple((await self._holding.of(table_id)).surfaces.values())

    async def save(self, surface: Surface) -> Surface:
        """Keep a surface, identified by its message, and return it as it is now kept.

        A new one is noted at once, and supersedes the live one of its kind and user. News about a known one is noted a
        little later; it does not become live again if it was superseded or dropped meanwhile.
        """
        if not surface.id:
            return await to_the_end(self._add(surface))
        held = await self._holding.of(surface.table_id)
        known = held.surfaces.get(surface.id)
        if known is None:
            return replace(surface, live=False)
        shown = replace(surface, live=known.live)
        held.surfaces[shown.id] = shown
        self._notes.change(known, shown)
        return shown

    async def _add(self, surface: Surface) -> Surface:
        async with self._changes.locks.of(surface.table_id):
            held = await self._holding.of(surface.table_id)
            saved = await self._notes.add(surface)
            held.superseded_by(saved)
        return saved

    async def drop(self, surface_id: int) -> None:
        """Forget a surface whose message is gone or has become part of the log; the store forgets it soon."""
        self._holding.drop_surface(surface_id)
        self._notes.forget(surface_id)

    async def stale_tables(self, since: datetime | None = None) -> tuple[int, ...]:
        """Return the tables that delivery owes something.

        Those with a surface that shows an older version or was superseded, and those in use with no lobby or board. Of
        tables that ended, only what changed `since` then; `None`: all, for a start.
        """
        return await self._changes.stale(since)
