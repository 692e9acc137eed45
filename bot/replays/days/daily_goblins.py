"""Runs the daily deal's goblins (computer players): a subprocess of low priority that loads only the rules.

What they answer follows from day, game and moves so far alone. So it is the same in that process, in another one that
takes its place, and in this process, where they think if none of the two answers.
"""

import asyncio
import logging
import sys

from cachetools import LRUCache

from bot import measurements
from bot.tables.goblins.worker_process import WORKER_IDLE_SECONDS, WorkerProcess
from games.engine import Match
from games.engine.daily import hash_position, is_waiting_for_goblin, list_daily_goblin_answers
from games.engine.daily_thinker import format_request, read_answers
from games.engine.records import SeatMove

log = logging.getLogger(__name__)

DAILY_THINKER_COMMAND = (sys.executable, "-m", "games.engine.daily_thinker")
MAX_REMEMBERED_ANSWERS = 4096
"""After so many positions the answers are remembered: many people are asked the same."""


class DayGoblinProcess(WorkerProcess):
    """The subprocess of the daily deal's goblins."""

    def __init__(self, idle: float = WORKER_IDLE_SECONDS) -> None:
        super().__init__(DAILY_THINKER_COMMAND, idle)

    def find_answers(self, match: Match) -> tuple[SeatMove, ...]:
        """Return how goblins answer in a day's match; raises `OSError` if its process ends twice instead."""
        return read_answers(self.ask_worker_process(format_request(match)))


class DayGoblins:
    """Finds what goblins answer, for one match at a time, under a lock of their own: no table's goblin waits."""

    def __init__(self, process: DayGoblinProcess | None = None) -> None:
        self._process = process or DayGoblinProcess()
        self._turn = asyncio.Lock()
        self._known: LRUCache[bytes, tuple[SeatMove, ...]] = LRUCache(MAX_REMEMBERED_ANSWERS)

    async def find_answers(self, match: Match) -> tuple[SeatMove, ...]:
        """Return the seats and moves with which goblins answer, until the person is asked or the match is over."""
        if not is_waiting_for_goblin(match):
            return ()
        position = hash_position(match)
        if position not in self._known:
            async with self._turn:
                if position not in self._known:  # somebody else asked the same
                    self._known[position] = await asyncio.to_thread(self._find_answers_blocking, match)
        return self._known[position]

    def _find_answers_blocking(self, match: Match) -> tuple[SeatMove, ...]:
        with measurements.measure_seconds("thinking", match.game.key, "daily"):
            try:
                return self._process.find_answers(match)
            except OSError:
                log.exception("the goblins of the day have no process, and think in the bot")
                return list_daily_goblin_answers(match.build_record())

    async def close_process(self) -> None:
        """End the process after what it does now."""
        await asyncio.to_thread(self._process.close_process)
