"""Notices that another copy of the bot uses the same token: both hear every click, and each has a database of its own.

What tells of it: a message of ours about a table that this database does not have, or has elsewhere; a click on such a
message; an answer that Discord refuses because the click has one (40060). Nothing is stopped, and no table of the other
copy is touched.
"""

import logging
import time
from collections import deque
from collections.abc import Iterable
from typing import Literal

from bot.tables import Elsewhere, Table, TableError, Tables
from games.engine.words import said

log = logging.getLogger(__name__)

Sign = Literal["message", "click", "answer"]

ENOUGH: dict[Sign, int] = {"message": 1, "click": 2, "answer": 5}
"""How many signs of a kind within an hour are enough: a lost connection may make an answer come twice now and then."""

HOUR = 3600.0
ANSWERED_ALREADY = 40060


class SecondCopy:
    """Counts the signs of a second copy."""

    def __init__(self) -> None:
        self._seen: dict[Sign, deque[float]] = {sign: deque(maxlen=count) for sign, count in ENOUGH.items()}
        self._told = False

    def note(self, sign: Sign) -> None:
        """Note a sign; when there are enough of them, the log says so once."""
        self._seen[sign].append(time.monotonic())
        if self.found and not self._told:
            log.warning("%s", said("main-second-copy"))
            self._told = True

    @property
    def found(self) -> bool:
        """Whether another copy was noticed within the last hour."""
        since = time.monotonic() - HOUR
        return any(len(times) == ENOUGH[sign] and times[0] > since for sign, times in self._seen.items())

    def forget(self) -> None:
        """Begin anew."""
        for times in self._seen.values():
            times.clear()
        self._told = False


SECOND_COPY = SecondCopy()
"""What this process has noticed."""


MARK = 4


def mark_of(table: Table) -> str:
    """Return four letters that differ from table to table, in whatever database: the promise of its dice is random."""
    return str(table.commitment)[:MARK].ljust(MARK, "0")


async def is_ours(tables: Tables, number: int, channel_id: int, message_id: int | None = None) -> bool:
    """Tell whether this database has a table, and shows it in a channel; and with a message, once a copy was noticed.

    Raises `Elsewhere` if another process looks after the table.
    """
    try:
        table = await tables.find(number)
    except Elsewhere:
        raise
    except TableError:
        return False
    shown = await tables.shown.of(number)
    here = {surface.message_id for surface in shown if surface.channel_id == channel_id}
    if message_id and here and SECOND_COPY.found:
        return message_id in here
    return bool(here) or channel_id in {table.channel_id, table.thread_id}


async def check_message(tables: Tables, numbers: Iterable[int], channel_id: int, nonce: str | int | None) -> None:
    """Look at a message of ours on a server: at the tables that it is about, and at the mark of its nonce."""
    for number in numbers:
        if not await is_ours(tables, number, channel_id) or not await _is_marked(tables, number, nonce):
            SECOND_COPY.note("message")


async def _is_marked(tables: Tables, number: int, nonce: str | int | None) -> bool:
    return nonce is None or str(nonce).startswith(mark_of(await tables.find(number)))
