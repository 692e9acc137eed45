"""The keys of the notes that say what is about to be posted at a table."""

from bot.store.models import SurfaceKind

MOST_DIGITS = 19

POSTED: tuple[SurfaceKind, ...] = ("board", "bell", "reminder", "question", "end")
"""The kinds of messages for all of which it is noted that they are about to be posted."""
POSTED_TO_ONE: tuple[SurfaceKind, ...] = ("panel", "bell", "reminder")
"""The kinds of messages for one person of which it is noted, by seat."""

AT_TABLE, OF_SEAT = " of table ", " of seat "


def build_posting_key(kind: SurfaceKind, table_id: int, seat: int | None = None) -> str:
    """Return the key of a note that says what was about to be posted at a table, for all or for one seat."""
    return f"{kind}{'' if seat is None else f'{OF_SEAT}{seat}'}{AT_TABLE}{table_id}"


def parse_posting_key(key: object) -> int | None:
    """Return the table that a note is about, if it says what was about to be posted."""
    if not isinstance(key, str):
        return None
    posted, _, number = key.rpartition(AT_TABLE)
    kind, of_one, _ = posted.partition(OF_SEAT)
    is_ours = kind in (POSTED_TO_ONE if of_one else POSTED)
    return int(number) if is_ours and number.isdecimal() and len(number) < MOST_DIGITS else None
