"""The bot as `python -m bot` runs it, with transactions and pictures counted: each SIGUSR1 writes a line of JSON.

It is run by its path, so that the bot of another checkout can be measured too.
"""

import json
import signal
import sys
from collections import Counter
from typing import Any

from cachetools import LRUCache
from sqlalchemy import Connection, Engine, event

from bot.__main__ import main
from bot.pictures.painting.canvas import Canvas
from bot.pictures.picture import Picture

CHANGES = ("INSERT", "UPDATE", "DELETE", "REPLACE")
RECENT = 4096
"""A picture counts as drawn again if it is the same as one of so many before it."""
counts: Counter[str] = Counter(reads=0, writes=0, pictures=0, again=0)


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


def count_pictures() -> None:
    """Count the pictures that are drawn from now on, and those that were drawn lately with the same pixels."""
    draw, recent = Canvas.to_picture, LRUCache[int, bool](RECENT)

    def counted(canvas: Canvas, *arguments: Any, **options: Any) -> Picture:
        picture = draw(canvas, *arguments, **options)
        content = hash(picture.png)
        counts["pictures"] += 1
        counts["again"] += recent.get(content, False)
        recent[content] = True
        return picture

    Canvas.to_picture = counted  # type: ignore[method-assign, assignment]  # another checkout has no other place


def _tell(*_: Any) -> None:
    sys.stdout.write(json.dumps(counts) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    count_pictures()
    signal.signal(signal.SIGUSR1, _tell)
    sys.exit(main())
