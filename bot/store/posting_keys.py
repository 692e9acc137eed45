"""Keys of notes (key and value) that say what is about to be posted at a table, and whom a notice is owed to."""

from typing import NamedTuple, cast, get_args

from bot.store.models import DirectNoticeKind, SurfaceKind

MAX_ID_DIGITS = 19

NOTED_KINDS: tuple[SurfaceKind, ...] = ("board", "bell", "reminder", "question", "end")
"""The kinds of messages for all of which it is noted that they are about to be posted."""
NOTED_PERSONAL_KINDS: tuple[SurfaceKind, ...] = ("panel", "bell", "reminder")
"""The kinds of messages for one person of which it is noted, by seat."""

TABLE_SEPARATOR, SEAT_SEPARATOR, PERSON_SEPARATOR = " of table ", " of seat ", " to "


class StoredNotice(NamedTuple):
    """A notice that somebody is to get about a table, since it has this version."""

    kind: DirectNoticeKind
    user_id: int
    table_id: int
    version: int = 0

    @property
    def key(self) -> str:
        """The key of the note that says so."""
        return f"{self.kind}{PERSON_SEPARATOR}{self.user_id}{TABLE_SEPARATOR}{self.table_id}"


def parse_owed_notice(key: object, version: object = "") -> StoredNotice | None:
    """Return the notice that a note says is owed to somebody, if that is what it says."""
    occasion, _, table_id = key.rpartition(TABLE_SEPARATOR) if isinstance(key, str) else ("", "", "")
    kind, _, user_id = occasion.partition(PERSON_SEPARATOR)
    numbers = (user_id, table_id, version if isinstance(version, str) and version else "0")
    readable = all(number.isdecimal() and len(number) <= MAX_ID_DIGITS for number in numbers)
    if kind not in get_args(DirectNoticeKind) or not readable:
        return None
    return StoredNotice(cast("DirectNoticeKind", kind), *map(int, numbers))


def build_posting_key(kind: SurfaceKind, table_id: int, seat: int | None = None) -> str:
    """Return the key of a note that says what was about to be posted at a table, for all or for one seat."""
    return f"{kind}{'' if seat is None else f'{SEAT_SEPARATOR}{seat}'}{TABLE_SEPARATOR}{table_id}"


def parse_table_from_posting_key(key: object) -> int | None:
    """Return the table that a note is about, if it says what was about to be posted."""
    if not isinstance(key, str):
        return None
    posted, _, number = key.rpartition(TABLE_SEPARATOR)
    kind, of_one, _ = posted.partition(SEAT_SEPARATOR)
    is_ours = kind in (NOTED_PERSONAL_KINDS if of_one else NOTED_KINDS)
    return int(number) if is_ours and number.isdecimal() and len(number) < MAX_ID_DIGITS else None
