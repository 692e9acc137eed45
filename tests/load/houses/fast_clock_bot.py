"""The bot as `python -m bot` runs it, by a clock that runs SOAK_SPEED times as fast since SOAK_BEGAN, despite kills.

It is run by its path. So a soak of minutes holds hours of silent players, reminders and rounds of the bot. As long as
the file "full" is in the folder SOAK_FLAGS, a SQLite database gets no new page, as on a full disk; as long as "muted"
is there, what is left for another process is signalled to nobody.
"""

import asyncio
import os
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, event

from bot.__main__ import main

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


def give_room(connection: Connection) -> None:
    """Let a SQLite database grow, unless the disk is full."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA max_page_count = {1 if FULL.exists() else ROOM}")


def mute(_connection: Connection, _cursor: object, statement: str, parameters: Any, *_: object) -> tuple[str, Any]:
    """Return a statement as it is carried out: a signal is sent to nobody while all are muted."""
    if "pg_notify" in statement and MUTED.exists():
        return statement, ("nobody", *parameters[1:])
    return statement, parameters


def troubled() -> None:
    """Let every database of this process have these troubles, by what SQLAlchemy offers to those who listen."""
    event.listen(Engine, "begin", give_room)
    event.listen(Engine, "before_cursor_execute", mute, retval=True)


if __name__ == "__main__":
    troubled()
    sys.exit(main(clock=QuickClock()))
