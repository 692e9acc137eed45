"""Backfills the results of matches that ended without any: those that are older than the results, in small steps."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial

from bot.store import Store
from bot.tables.matches import find_match_outcome

COUNTED_KEY = "results counted"
"""The key of the note up to which table all that ended are counted."""
COUNT_BATCH_SIZE = 500
"""Numbers of tables that are looked through at once."""
COUNT_PAUSE_SECONDS = 0.02
"""Seconds between two matches: nobody's click waits for long."""

breathe = partial(asyncio.sleep, COUNT_PAUSE_SECONDS)


async def backfill_results(store: Store, since: datetime, breathe: Callable[[], Awaitable[object]] = breathe) -> int:
    """Backfill the results of matches that ended `since` a moment without any; return how many there were.

    A match that ends in the meantime has its results already, and is left as it is. The next count begins at the first
    table that is in use now: a process of an older version may end its match.
    """
    counted, after = 0, _read_number(await store.get_stored_value(COUNTED_KEY))
    last = await store.find_last_table_number()
    settled = min(await store.tables.list_table_versions(), default=last + 1) - 1
    while after < last:
        until = min(after + COUNT_BATCH_SIZE, last)
        for table_id in await store.ended_matches.list_matches_without_results(after, until, since):
            counted += await _backfill_match(store, table_id)
            await breathe()
        await store.save_stored_value(COUNTED_KEY, str(min(until, settled)))
        after = until
    return counted


def _read_number(note: str | None) -> int:
    return int(note) if note and note.isdecimal() else 0


async def _backfill_match(store: Store, table_id: int) -> bool:
    ended = await store.ended_matches.find_ended_match(table_id)
    if ended is None:
        return False
    return await store.ended_matches.add_missing_results(table_id, await asyncio.to_thread(find_match_outcome, ended))
