"""What a match costs, as the sandbox sees it: rings, messages in the thread, requests and bytes."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.world import messages
from bot.sandbox.world.attachments import Attachments
from bot.sandbox.world.mentions import set_pings
from bot.screens.log_posts import split_into_log_posts
from bot.screens.scene import Scene
from games.engine.words import load_words
from tests.e2e.house import House, traffic


@dataclass
class Ledger:
    """Counts from the moment it is opened; `waited` and `rounds` are noted by anybody who plays."""

    home: House
    table: int
    thread: int
    requests_file: Path
    rings: int = 0
    sent: int = 0
    waited: set[tuple[int, int]] = field(default_factory=set)
    rounds: set[int] = field(default_factory=set)
    _before: int = 0

    @classmethod
    def opened(
        cls, home: House, table: int, thread: int, place: tuple[Path, str], monkeypatch: pytest.MonkeyPatch
    ) -> "Ledger":
        """Begin to count."""
        ledger = cls(home, table, thread, traffic(*place))
        keep = Attachments.store_upload

        def rung(world: Any, channel: Any, message: Any) -> None:
            set_pings(world, channel, message)
            ledger.rings += len(message.pings)

        def kept(attachments: Any, world: Any, channel_id: int, upload: Any, asked: Any) -> Any:
            ledger.sent += len(upload.content)
            return keep(attachments, world, channel_id, upload, asked)

        monkeypatch.setattr(messages, "set_pings", rung)
        monkeypatch.setattr(Attachments, "store_upload", kept)
        ledger._before = len(ledger.requests_file.read_text().splitlines())
        return ledger

    async def note(self) -> None:
        """Note whom the table waits for, and which round it is."""
        table_view = await self.home.parlour.tables.load_view(self.table, None)
        if table_view.decision is None:
            return
        self.waited |= {(table_view.decision.number, seat) for seat in table_view.decision.seats}
        self.rounds.add(split_into_log_posts(Scene(table_view, load_words()))[-1].since)

    def requests(self, moves: int) -> int:
        """Return how many requests the moves made: an answer each, and all that the bot sent of itself.

        Answers to clicks on the way to a move are not counted: how many there are is a matter of the player.
        """
        rows = self.requests_file.read_text().splitlines()[self._before :]
        return moves + sum('"/interactions/' not in row for row in rows)

    @property
    def in_thread(self) -> int:
        """How many messages stand in the thread for all to see."""
        return sum(
            not message.is_ephemeral for message in self.home.sandbox.world.channels[self.thread].messages.values()
        )
