"""Where old goblins think: in a separate process that loads only the rules, so that people's clicks take no longer.

It starts when an old goblin is first asked, and ends when none is asked for a while, when it has grown too large, or
with the bot.
"""

import subprocess
import sys
import threading

from games.engine import Match, Move
from games.engine.thinker import format_request

IDLE = 300.0
"""A process that is not needed ends after this many seconds."""
COMMAND = (sys.executable, "-m", "games.engine.thinker")


class ThinkerProcess:
    """The process of the old goblins, while it is needed. Its methods are called from threads that may block."""

    def __init__(self, idle: float = IDLE) -> None:
        self._idle = idle
        self._lock = threading.Lock()
        self._process: subprocess.Popen[str] | None = None
        self._alarm: threading.Timer | None = None

    @property
    def process_id(self) -> int | None:
        """The process id while it is running."""
        return self._process.pid if self._process and self._process.poll() is None else None

    def think(self, match: Match, seat: int) -> Move:
        """Return the move of an old goblin at a seat; raises `OSError` if its process ends twice instead."""
        with self._lock:
            self._cancel_alarm()
            notation = self._ask_process(format_request(match, seat))
            self._alarm = threading.Timer(self._idle, self.close_thinker)
            self._alarm.daemon = True
            self._alarm.start()
        return match.game.parse(notation)  # type: ignore[no-any-return]  # the game is one of many

    def _ask_process(self, line: str) -> str:
        """Return what the process answers; one that has just ended, since it had grown too large, is started again."""
        for _ in range(2):
            if answer := _exchange_line(self._ensure_process(), line):
                return answer
            self._end_process()
        raise ChildProcessError("the old goblin has fallen asleep")

    def _ensure_process(self) -> subprocess.Popen[str]:
        if not self.process_id:
            self._end_process()
        if self._process is None:
            self._process = subprocess.Popen(  # noqa: S603  the command is our own
                COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        return self._process

    def close_thinker(self) -> None:
        """End the process, if it is running; the next question to an old goblin starts another."""
        with self._lock:
            self._cancel_alarm()
            self._end_process()

    def _end_process(self) -> None:
        if self._process:
            self._process.communicate()
        self._process = None

    def _cancel_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
        self._alarm = None


def _exchange_line(process: subprocess.Popen[str], line: str) -> str:
    """Return what a process answers to a line, or "" if it has ended."""
    if process.stdin is None or process.stdout is None:
        raise AssertionError("both are pipes")
    try:
        process.stdin.write(line)
        process.stdin.flush()
    except BrokenPipeError:
        return ""
    return process.stdout.readline().strip()
