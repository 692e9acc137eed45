"""Where old goblins think: in a separate process that loads only the rules, so that people's clicks take no longer.

It starts when an old goblin is first asked, and ends when none is asked for a while, or with the house.
"""

import subprocess
import sys
import threading

from games.engine import Match, Move
from games.engine.elder import asked

IDLE = 300.0
"""A process that is not needed ends after this many seconds."""
COMMAND = (sys.executable, "-m", "games.engine.elder")


class Elders:
    """The process of the old goblins, while it is needed. Its methods are called from threads that may block."""

    def __init__(self, idle: float = IDLE) -> None:
        self._idle = idle
        self._lock = threading.Lock()
        self._process: subprocess.Popen[str] | None = None
        self._alarm: threading.Timer | None = None

    @property
    def awake(self) -> int | None:
        """The process id while it is running."""
        return self._process.pid if self._process and self._process.poll() is None else None

    def think(self, match: Match, seat: int) -> Move:
        """Return the move of an old goblin at a seat; raises `OSError` if its process has ended."""
        with self._lock:
            self._hush()
            notation = self._answer(asked(match, seat))
            self._alarm = threading.Timer(self._idle, self.go_home)
            self._alarm.daemon = True
            self._alarm.start()
        return match.game.parse(notation)  # type: ignore[no-any-return]  # the game is one of many

    def _answer(self, line: str) -> str:
        if self._process and self._process.poll() is not None:
            self._process.communicate()
            self._process = None
        if self._process is None:
            self._process = subprocess.Popen(  # noqa: S603  the command is our own
                COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        process = self._process
        if process.stdin is None or process.stdout is None:
            raise AssertionError("both are pipes")
        process.stdin.write(line)
        process.stdin.flush()
        if answer := process.stdout.readline().strip():
            return answer
        raise ChildProcessError("the old goblin has fallen asleep")

    def go_home(self) -> None:
        """End the process, if it is running; the next question to an old goblin starts another."""
        with self._lock:
            self._hush()
            process, self._process = self._process, None
        if process:
            process.communicate()

    def _hush(self) -> None:
        if self._alarm:
            self._alarm.cancel()
        self._alarm = None
