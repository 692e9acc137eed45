"""A subprocess in which old goblins (the hardest computer players) think: it loads only the rules."""

import sys

from bot.tables.goblins.worker_process import WORKER_IDLE_SECONDS, WorkerProcess
from games.engine import Match, Move
from games.engine.thinker import format_request

THINKER_COMMAND = (sys.executable, "-m", "games.engine.thinker")


class ThinkerProcess(WorkerProcess):
    """The subprocess of the old goblins."""

    def __init__(self, idle: float = WORKER_IDLE_SECONDS) -> None:
        super().__init__(THINKER_COMMAND, idle)

    def choose_old_goblin_move(self, match: Match, seat: int) -> Move:
        """Return the move of an old goblin (computer player); raises `OSError` if its process ends twice instead."""
        return match.game.parse_move(self.ask_worker_process(format_request(match, seat)))  # type: ignore[no-any-return]  # the game is one of many
