"""Notices that another copy of the bot uses the same token: both hear every click, and each has a database of its own.

What tells of it: a message of ours about a table that this database does not have, or with another table's nonce; a
click on such a message; an answer that Discord refuses because the click has one (40060). Nothing is stopped, and no
table of the other copy is touched. That holds after a restart, too, when no copy was noticed yet: a click in public
counts only on a message of which this database knows that it shows the table.
"""

import logging
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Literal

import discord

from bot.screens.custom_ids import parse_custom_id
from bot.store import StoreUnavailable
from bot.tables import OwnedElsewhere, Table, TableError, TableService
from bot.ui.connection.clock_skew import MACHINE_SKEW
from bot.ui.connection.database_tag import is_foreign_database_tag
from games.engine.words import get_english_sentence

log = logging.getLogger(__name__)

SecondCopyEvidence = Literal["message", "click", "answer"]

EVIDENCE_NEEDED_BY_KIND: dict[SecondCopyEvidence, int] = {"message": 1, "click": 5, "answer": 5}
"""How much evidence of a kind within an hour is enough: a lost connection may make an answer come twice."""

HOUR_SECONDS = 3600.0
ALREADY_ANSWERED_CODE = 40060
RECENT_POST_SECONDS = 60.0
"""Seconds; a message of ours that is older is noted in the store: Discord's library repeats a failing POST for less."""


class SecondInstance:
    """Counts the evidence of a second copy (instance) of the bot."""

    def __init__(self) -> None:
        self._seen: dict[SecondCopyEvidence, deque[float]] = {
            kind: deque(maxlen=count) for kind, count in EVIDENCE_NEEDED_BY_KIND.items()
        }
        self._told = False

    def record_second_copy_evidence(self, kind: SecondCopyEvidence) -> None:
        """Record evidence; when there is enough, the log warns once."""
        self._seen[kind].append(time.monotonic())
        if self.was_noticed and not self._told:
            log.warning("%s", get_english_sentence("main-second-copy"))
            self._told = True

    @property
    def was_noticed(self) -> bool:
        """Whether another copy (instance) of the bot was noticed within the last hour."""
        since = time.monotonic() - HOUR_SECONDS
        return any(
            len(times) == EVIDENCE_NEEDED_BY_KIND[kind] and times[0] > since for kind, times in self._seen.items()
        )

    def clear_evidence(self) -> None:
        """Begin anew."""
        for times in self._seen.values():
            times.clear()
        self._told = False


SECOND_COPY = SecondInstance()
"""What this process has noticed."""


NONCE_PREFIX_LENGTH, NONCE_LENGTH = 4, 24
"""Letters of the table in a nonce of ours, and of the whole; discord.py gives other messages a nonce of digits."""


def build_nonce_prefix(table: Table) -> str:
    """Return four letters that differ from table to table, in whatever database: the promise of its dice is random."""
    return str(table.commitment)[:NONCE_PREFIX_LENGTH].ljust(NONCE_PREFIX_LENGTH, "0")


async def find_own_table(tables: TableService, number: int) -> Table | None:
    """Return a table, or `None` if this database has none; raises `OwnedElsewhere` if another process has it."""
    try:
        return await tables.find_table(number)
    except OwnedElsewhere:
        raise
    except TableError:
        return None


async def is_own_table_message(tables: TableService, number: int, message_id: int) -> bool:
    """Tell whether a public message shows a table of this database, or may do so.

    It may if it did until lately, if no message of the table is known, and if it has just been posted. The latter says
    nothing once a copy was noticed.
    """
    if await find_own_table(tables, number) is None:
        return False
    return await tables.shown.may_show_table(message_id, number) or _may_be_unnoted(message_id)


def _may_be_unnoted(message_id: int) -> bool:
    age = MACHINE_SKEW.measure_seconds_since(discord.utils.snowflake_time(message_id))
    return age < RECENT_POST_SECONDS and not SECOND_COPY.was_noticed


async def detect_second_instance(client: discord.Client, tables: TableService, message: discord.Message) -> None:
    """Detect a second copy (instance) of the bot by a message of ours: its tags, its tables, its nonce."""
    acts = [act for custom_id in iter_custom_ids(message.components) if (act := parse_custom_id(custom_id))]
    if any(is_foreign_database_tag(client, act.database_tag) for act in acts):
        SECOND_COPY.record_second_copy_evidence("message")
        return
    if message.guild is None:
        return
    with suppress(OwnedElsewhere, StoreUnavailable):
        for number in {act.table_number for act in acts if act.table_number}:
            table = await find_own_table(tables, number)
            if table is None or not _has_nonce_of_table(table, str(message.nonce)):
                SECOND_COPY.record_second_copy_evidence("message")


def iter_custom_ids(components: Sequence[Any]) -> Iterator[str]:
    """Yield the custom_ids of a message's controls, in whatever they are laid out."""
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
        yield from iter_custom_ids(getattr(component, "children", ()))
        if accessory := getattr(component, "accessory", None):
            yield from iter_custom_ids((accessory,))


def _has_nonce_of_table(table: Table, nonce: str) -> bool:
    return len(nonce) != NONCE_LENGTH or nonce.startswith(build_nonce_prefix(table))
