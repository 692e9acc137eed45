"""What shows a table: the messages as delivery notes them down."""

import asyncio
import re
from dataclasses import replace
from datetime import datetime

from cachetools import LRUCache

from bot.store.database import run_uninterrupted
from bot.store.models import Posting, SurfaceKind, SurfaceMessage
from bot.store.posting_keys import NOTED_KINDS, NOTED_PERSONAL_KINDS, build_posting_key
from bot.tables.memory.changes import TableWriter

OCCASION_PATTERN = re.compile(
    r"(?:version (?P<version>\d+)|(?P<decision>-?\d+))"
    r"(?: in (?P<channel>\d+))?(?: since (?P<since>\d+))?(?: after (?P<after>\d+))?",
    re.ASCII,
)
"""What is noted of a message that is about to be posted."""

MAX_MOVE_WAIT_SECONDS = 0.5
"""For so many seconds at most moves wait until a new message is noted: who clicks on it at once sees it change."""


MAX_REMEMBERED_DROPPED = 1_000
"""For so many messages that show nothing more it is known which table they showed: a click may be on its way."""


def _format_note(posting: Posting) -> str:
    occasion = f"version {posting.version}" if posting.decision is None else str(posting.decision)
    where = (("in", posting.channel), ("since", posting.since), ("after", posting.after))
    return " ".join([occasion, *(f"{word} {number}" for word, number in where if number is not None)])


def _parse_note(kind: SurfaceKind, seat: int | None, noted: str) -> Posting | None:
    """Read what was noted of a message that was about to be posted; nothing if there is no such note."""
    match = OCCASION_PATTERN.fullmatch(noted)
    if match is None:
        return None
    return Posting(kind, seat, **{name: int(number) if number else None for name, number in match.groupdict().items()})


class ShownMessages:
    """The surfaces of all tables, and messages that were about to be posted."""

    def __init__(self, changes: TableWriter) -> None:
        self._changes = changes
        self._holding = changes.holding
        self._notes = changes.notes
        self._dropped: LRUCache[int, int] = LRUCache(MAX_REMEMBERED_DROPPED)

    async def save_posting(self, table_id: int, posting: Posting) -> None:
        """Save that a message is about to be posted, to find it if a crash interrupts the posting."""
        await self._changes.store.save_stored_value(
            build_posting_key(posting.kind, table_id, posting.seat), _format_note(posting)
        )

    async def list_pending_postings(self, table_id: int, seats: int) -> list[Posting]:
        """Return which messages of a table with so many seats were about to be posted, and never noted after that."""
        looked_for: list[tuple[SurfaceKind, int | None]] = [(kind, None) for kind in NOTED_KINDS]
        looked_for += [(kind, seat) for kind in NOTED_PERSONAL_KINDS for seat in range(seats)]
        keys = {build_posting_key(kind, table_id, seat): (kind, seat) for kind, seat in looked_for}
        noted = await self._changes.store.get_stored_values(keys)
        postings = [_parse_note(*of, noted.get(key, "")) for key, of in keys.items()]
        return [posting for posting in postings if posting]

    async def list_surfaces(self, table_id: int) -> tuple[SurfaceMessage, ...]:
        """Return the surfaces of a table, oldest first."""
        return tuple((await self._holding.load_table(table_id)).surfaces.values())

    async def may_show_table(self, message_id: int, table_id: int) -> bool:
        """Tell whether a message shows a table, or did until lately; any message may if none is known."""
        messages = await self.list_surfaces(table_id)
        return (
            not messages
            or self._dropped.get(message_id) == table_id
            or message_id in {message.message_id for message in messages}
        )

    async def save_surface(self, surface: SurfaceMessage) -> SurfaceMessage:
        """Keep a surface, identified by its message, and return it as it is now kept.

        A new one is noted at once, and supersedes the live one of its kind and user. News about a known one is noted a
        little later; if it was superseded in the meantime, it stays so, and tells the log until the same place.
        """
        if not surface.id:
            return await run_uninterrupted(self._add_surface(surface))
        cached_table = await self._holding.load_table(surface.table_id)
        message = cached_table.surfaces.get(surface.id)
        if message is None:
            return replace(surface, live=False)
        updated = replace(surface, live=message.live, until=message.until)
        cached_table.surfaces[updated.id] = updated
        self._notes.schedule_save(message, updated)
        return updated

    async def _add_surface(self, surface: SurfaceMessage) -> SurfaceMessage:
        """Save a new message.

        A click on it waits for that, but not for a store that is away.
        """
        async with self._changes.locks.get_lock(surface.table_id):
            await self._holding.load_table(surface.table_id)
            noting = asyncio.create_task(self._store_surface(surface))
            await asyncio.wait({noting}, timeout=MAX_MOVE_WAIT_SECONDS)
        return await noting

    async def _store_surface(self, surface: SurfaceMessage) -> SurfaceMessage:
        saved = await self._notes.add_surface(surface)
        await self._holding.cache_surface(saved)
        return saved

    async def drop_surface(self, surface_id: int) -> None:
        """Forget a surface whose message is gone or has become part of the log; the store forgets it soon."""
        if dropped := self._holding.drop_surface(surface_id):
            self._dropped[dropped.message_id] = dropped.table_id
        self._notes.forget_surface(surface_id)

    async def list_stale_tables(
        self, since: datetime | None = None, told_since: datetime | None = None
    ) -> tuple[int, ...]:
        """Return the tables that delivery owes something.

        Those with a surface that shows an older version or was superseded, and those in use with no lobby or board. Of
        tables that ended, only what changed `since` then (`None`: all), and those that their channel was not told of,
        though they changed since `told_since`.
        """
        return await self._changes.list_stale_tables(since, told_since)
