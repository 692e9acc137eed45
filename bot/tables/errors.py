"""What can be refused at a table, beside what the rules refuse. The sentences stand in `tables.ftl` under `error-CODE`.

GameError
└── TableError
"""

from typing import Literal

from games.engine import GameError
from games.engine.words import Word

Refusal = Literal[
    "already-gone",
    "already-seated",
    "already-started",
    "bad-pace",
    "match-running",
    "no-goblin-here",
    "no-record-yet",
    "no-table-here",
    "not-host",
    "not-seated",
    "not-started",
    "table-busy",
    "table-closed",
    "table-full",
    "table-gone",
    "too-few-players",
]


class TableError(GameError):
    """A table refused what was asked, and nothing was changed."""

    def __init__(self, code: Refusal, /, **arguments: Word) -> None:
        super().__init__(code, **arguments)
