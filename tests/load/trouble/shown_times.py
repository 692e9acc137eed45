"""Finds boards that do not say until when their match waits, though the bot took them for up to date.

People read times on the boards. The store says what they should read, and which message the bot noted as up to date: so
a table is judged at once, without waiting for what the bot still owes. A table that the bot knows to be out of date is
judged by how long it stays dark.
"""

import re
from typing import Any, Literal, NamedTuple

from tests.load.crowd.people import Crowd
from tests.load.crowd.sights import Sight
from tests.load.houses.database import HouseDatabase
from tests.load.trouble.darkness import is_there

TIME = re.compile(r"<t:(\d+):R>")
RUNNING = (
    "SELECT tables.id, version, deadline, message_id FROM tables JOIN surfaces ON table_id = tables.id"
    " WHERE status = 'playing' AND paused_at IS NULL AND pace != 'none' AND kind = 'board' AND live"
    " AND version_shown >= version"
)
PAUSED = "SELECT id, paused_at FROM tables WHERE status = 'playing' AND paused_at IS NOT NULL"


class WrongTime(NamedTuple):
    """A board that shows no time, so that its match stands still, or the time of an earlier question."""

    table: int
    shows: Literal["none", "old"]


async def find_wrong_times(crowd: Crowd, kept: HouseDatabase) -> set[WrongTime]:
    """Return the tables whose board people see with a wrong time just now."""
    rows = await kept.rows(RUNNING)
    found = {row: wrong for row in rows if (wrong := _judge_board(crowd, *row))}
    # What changed while the boards were read is judged at the next look.
    return {found[row] for row in await kept.rows(RUNNING) if row in found}


async def find_pauses(crowd: Crowd, kept: HouseDatabase) -> dict[int, bool]:
    """Return the tables whose match is paused, and whether people are shown since when."""
    return {table: _seconds(at) in _times(_boards(crowd, table)) for table, at in await kept.rows(PAUSED)}


def _judge_board(crowd: Crowd, table: int, _version: int, deadline: int | None, message: int) -> WrongTime | None:
    boards = [sight for sight in _boards(crowd, table) if sight.message.id == message]
    times = _times(boards)
    if not boards or (deadline is not None and _seconds(deadline) in times):
        return None
    return WrongTime(table, "old" if times else "none")


def _boards(crowd: Crowd, table: int) -> list[Sight]:
    """Return what everybody sees of a table."""
    return [sight for sight in crowd.sights.of(table) if sight.onlooker is None and is_there(crowd, sight)]


def _times(sights: list[Sight]) -> set[int]:
    return {int(time) for sight in sights for time in TIME.findall(sight.message.text)}


def _seconds(microseconds: Any) -> int:
    return int(microseconds) // 1_000_000
