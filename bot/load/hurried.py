"""The bot as `python -m bot` runs it, by a clock that runs SOAK_SPEED times as fast since SOAK_BEGAN, despite kills.

It is run by its path. So a soak of minutes holds hours of silent players, reminders and rounds of the house. As long as
the file SOAK_FULL exists, the database gets no new page, as on a full disk.
"""

import asyncio
import os
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.__main__ import main
from bot.store import sqlite_file
from bot.ui import parlour

SPEED, BEGAN = float(os.environ["SOAK_SPEED"]), float(os.environ["SOAK_BEGAN"])
SHORTEST_NAP, LONGEST_NAP = 0.02, 1.0


class QuickClock:
    """A fast clock."""

    def now(self) -> datetime:
        """Return its time in UTC."""
        return datetime.fromtimestamp(BEGAN, UTC) + timedelta(seconds=(time.time() - BEGAN) * SPEED)

    async def sleep_until(self, moment: datetime) -> None:
        """Return when it shows `moment`."""
        while (left := (moment - self.now()).total_seconds()) > 0:  # noqa: ASYNC110  time sets no event
            await asyncio.sleep(min(max(left / SPEED, SHORTEST_NAP), LONGEST_NAP))


FULL = Path(os.environ["SOAK_FULL"])
ROOM = 2**31 - 2
"""The pages a database may have while there is room."""

_transaction = sqlite_file._transaction  # noqa: SLF001  the one place that every transaction passes


def in_what_room_there_is(engine: Any, work: Any) -> Any:
    """Do a transaction; if the disk is full, the database may not grow."""

    def limited(connection: Any) -> Any:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {1 if FULL.exists() else ROOM}")
        return work(connection)

    return _transaction(engine, limited)


if __name__ == "__main__":
    vars(sqlite_file)["_transaction"] = in_what_room_there_is
    # The one place where the house gets its clock.
    vars(parlour)["SystemClock"] = QuickClock
    sys.exit(main())
