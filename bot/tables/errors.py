"""What can be refused at a table, besides what the rules refuse. The sentences are in `tables.ftl` under `error-CODE`.

GameError
└── TableError
"""

from typing import Literal

from games.engine import GameError
from games.engine.words import Word

Refusal = Literal[
    "outdated",
    "private-thread",
    "locked-thread",
    "not-on-server",
    "closed-to-you",
    "closed-to-server",
    "no-promise",
    "record-for-players",
    "removed",
    "not-removed",
    "removed-by-manager",
    "replay-older",
    "replay-diverged",
    "replay-no-step",
    "replay-not-yours",
    "replay-gone",
    "replay-too-large",
    "replay-no-record",
    "replay-moved-on",
    "replay-over",
    "replay-busy",
    "replay-stays-secret",
    "no-lesson-here",
    "already-gone",
    "already-seated",
    "already-started",
    "bad-away",
    "bad-pace",
    "bad-quiet",
    "bad-zone",
    "many-zones",
    "short-zone",
    "button-invalid",
    "blocked-here",
    "bot-may-not",
    "match-running",
    "message-outdated",
    "match-paused",
    "nothing-to-fill-in",
    "no-free-seat",
    "no-goblin-here",
    "no-hints",
    "no-record-yet",
    "no-role-called",
    "no-server",
    "no-such-id",
    "not-owner",
    "no-table-here",
    "no-goblins-allowed",
    "no-such-goblin",
    "no-such-seat",
    "not-host",
    "not-manager",
    "not-paused",
    "not-opener",
    "not-seated",
    "not-started",
    "not-there",
    "not-yourself",
    "nobody-named",
    "not-blocked",
    "not-open-to-you",
    "paused-by-manager",
    "opened-just-now",
    "pace-already",
    "role-called-lately",
    "role-not-called",
    "role-silent",
    "proposal-gone",
    "proposal-open",
    "table-busy",
    "table-closed",
    "table-damaged",
    "table-elsewhere",
    "table-full",
    "table-gone",
    "too-few-players",
    "too-many-in-channel",
    "too-many-in-server",
    "too-many-of-yours",
    "too-many-named",
    "which-seat",
    "wrong-channel",
]


class TableError(GameError):
    """A table refused what was asked, and nothing was changed."""

    def __init__(self, code: Refusal, /, **arguments: Word | tuple[str, ...]) -> None:
        super().__init__(code, **arguments)
