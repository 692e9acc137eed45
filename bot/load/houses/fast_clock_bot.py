"""The bot as `python -m bot` runs it, by a clock that runs SOAK_SPEED times as fast since SOAK_BEGAN, despite kills.

It is run by its path. So a soak of minutes holds hours of silent players, reminders and rounds of the house. As long as
the file "full" is in the folder SOAK_FLAGS, a SQLite database gets no new page, as on a full disk; as long as "muted"
is there, what is left for another process is signalled to nobody.
"""

import asyncio
import os
import sys
import time
from datetime import UTC, datetime, timedelta
from importlib import import_module
from pathlib import Path
from typing import Any

from bot.__main__ import main
from bot.store.drivers import sqlite_file
from bot.store.rows import inbox_rows
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


FLAGS = Path(os.environ["SOAK_FLAGS"])
FULL, MUTED = FLAGS / "full", FLAGS / "muted"
ROOM = 2**31 - 2
"""The pages a database may have while there is room."""

_transaction = sqlite_file._transaction  # noqa: SLF001  the one place that every transaction passes


def in_what_room_there_is(engine: Any, work: Any, *last: Any) -> Any:
    """Do a transaction; if the disk is full, the database may not grow."""

    def limited(connection: Any) -> Any:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {1 if FULL.exists() else ROOM}")
        return work(connection)

    return _transaction(engine, limited, *last)


_signal = inbox_rows.signal


def signal_while_heard(shard: int) -> str:
    """Return the channel on which the process with a shard is told to look, or one to which nobody listens."""
    return "nobody" if MUTED.exists() else _signal(shard)


if __name__ == "__main__":
    # Whoever listens has the right name by now; whoever leaves something asks for it each time.
    import_module("bot.store.drivers.postgres")
    vars(inbox_rows)["signal"] = signal_while_heard
    vars(sqlite_file)["_transaction"] = in_what_room_there_is
    # The one place where the house gets its clock.
    vars(parlour)["SystemClock"] = QuickClock
    sys.exit(main())
