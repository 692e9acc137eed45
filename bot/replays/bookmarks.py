"""Bookmarks: moments of a match that a player remembers while it goes on, for its replay.

A moment is kept as the number of moves that its player knew then, never as the number of all: the moves of others may
be hidden, and anybody who asks for what is kept of them would read how many there were.
"""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from bot.replays.replayed_match import ReplayedMatch
from bot.screens.scene import Scene
from bot.tables import TableError, TableService

BOOKMARK_RETENTION = timedelta(days=30)
"""So long it is kept."""


async def save_bookmark(tables: TableService, user_id: int, scene: Scene, known: str) -> None:
    """Save a bookmark: the moment at which a player `known` so many moves; raises `TableError` for no such moment."""
    if scene.seat is None or not known.isdecimal() or int(known) > scene.move_count:
        raise TableError("replay-no-step")
    content = {"table": scene.table.id, "seat": scene.seat, "known": int(known)}
    await tables.store.kept_replays.save_bookmark(user_id, content, tables.clock.now() + BOOKMARK_RETENTION)


async def load_bookmarks(tables: TableService, user_id: int, table_id: int, replayed: ReplayedMatch) -> tuple[int, ...]:
    """Return the steps of a match that somebody remembered, in order."""
    bookmarks = await tables.store.kept_replays.list_bookmarks(user_id, table_id, tables.clock.now())
    steps = {step for entry in bookmarks if (step := _find_bookmark_step(replayed, entry)) is not None}
    return tuple(sorted(steps))


def _find_bookmark_step(replayed: ReplayedMatch, bookmark: Mapping[str, Any]) -> int | None:
    """Return the step after so many moves as a seat knew them; `None` for a bookmark that cannot be read."""
    seat, known = bookmark.get("seat"), bookmark.get("known")
    if not isinstance(seat, int) or not isinstance(known, int):
        return None
    steps = [replayed.start_step, *(move.number for move in replayed.list_moves() if move.is_known_to(seat))]
    return steps[known] if 0 <= known < len(steps) else None
