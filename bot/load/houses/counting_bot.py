"""The bot as `python -m bot` runs it, with its transactions counted: each SIGUSR1 writes the counts as a line of JSON.

It is run by its path, so that the bot of another checkout can be measured too.
"""

import json
import signal
import sys
from collections import Counter
from typing import Any

from sqlalchemy import Connection, Engine, event

from bot.__main__ import main

CHANGES = ("INSERT", "UPDATE", "DELETE", "REPLACE")
counts: Counter[str] = Counter(reads=0, writes=0)


@event.listens_for(Engine, "before_cursor_execute")
def _look(connection: Connection, _cursor: Any, statement: str, *_: Any) -> None:
    if statement.lstrip().upper().startswith(CHANGES):
        connection.info["changed"] = True


@event.listens_for(Engine, "commit")
@event.listens_for(Engine, "rollback")
def _count(connection: Connection) -> None:
    if connection.invalidated:  # the server is gone, or was let go: nothing is done there
        return
    counts["writes" if connection.info.pop("changed", False) else "reads"] += 1


def _tell(*_: Any) -> None:
    sys.stdout.write(json.dumps(counts) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, _tell)
    sys.exit(main())
