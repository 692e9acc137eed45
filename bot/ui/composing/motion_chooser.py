"""What is animated for a viewer of a table: only the last move they know of, if it was seen as it was played."""

from datetime import timedelta

from cachetools import LRUCache

from bot.tables import Clock, Motion, TableView

MAX_REMEMBERED_VIEWERS = 4096
"""For so many viewers it is kept which move they saw moving."""
MAX_MOVING_MOVE_AGE = timedelta(seconds=15)
"""A move that is older when it is first shown does not move any more: after a restart, say."""


class MotionChooser:
    """Knows which moves were fresh when they were first shown.

    A picture stays as it was first shown until its viewer knows of the next move: an edit in between has the same
    file, so it is not sent again, and nobody plays it again. Were it the still from then on, a hidden move would show.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock, self._began = clock, clock.now()
        self._seen: LRUCache[tuple[int, int | None], tuple[int, bool]] = LRUCache(MAX_REMEMBERED_VIEWERS)

    def choose_animation_level(self, view: TableView) -> Motion:
        """Return what moves (is animated) in the pictures of this viewer now."""
        setting = _find_motion_setting(view)
        if setting == "off" or not view.recent_moves:
            return "off"
        onlooker, last = (view.table.id, view.seat), view.recent_moves[-1]
        number, fresh = self._seen.get(onlooker, (0, False))
        if number != last.number:
            fresh = last.at is not None and last.at >= max(self._began, self._clock.now() - MAX_MOVING_MOVE_AGE)
            self._seen[onlooker] = last.number, fresh
        return setting if fresh else "off"


def _find_motion_setting(view: TableView) -> Motion:
    """Return what is to move for a viewer: what the table has, or in a panel what its player prefers."""
    own = "table" if view.seat is None else view.table.get_sitter_at(view.seat).wish.motion
    return view.table.motion if own == "table" else own
