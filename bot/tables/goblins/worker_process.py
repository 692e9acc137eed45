"""A subprocess (worker) that answers lines while it is needed, so that people's clicks take no longer.

It starts with the first question, and ends when nobody asks for a while, by itself after an answer that left it too
large, or with the bot.
"""

import subprocess
import threading
from collections.abc import Callable, Sequence

WORKER_IDLE_SECONDS = 300.0
"""A process that is not needed ends after this many seconds."""


def is_final_line(line: str) -> bool:  # noqa: ARG001  the type of all who answer this
    """Tell that a line does not only say how far the work is."""
    return False


class WorkerProcess:
    """A subprocess, while it is needed, for one question at a time. Its methods may block: threads call them."""

    def __init__(self, command: Sequence[str], idle: float = WORKER_IDLE_SECONDS) -> None:
        self._command = command
        self._idle = idle
        self._lock = threading.Lock()
        self._process: subprocess.Popen[str] | None = None
        self._alarm: threading.Timer | None = None
        self._stopped = False

    @property
    def process_id(self) -> int | None:
        """The process id while it is running."""
        return self._process.pid if self._process and self._process.poll() is None else None

    def ask_worker_process(self, line: str, report_progress: Callable[[str], bool] = is_final_line) -> str:
        """Return the line that answers a line; raises `OSError` if the process ends instead.

        Each line that comes is given to `report_progress`, which returns whether it only says how far the work is. A
        process that ended before it said anything is started again once: it had just grown too large.
        """
        with self._lock:
            self._cancel_alarm()
            answer = self._ask_process(line, report_progress)
            self._alarm = threading.Timer(self._idle, self.close_process)
            self._alarm.daemon = True
            self._alarm.start()
        return answer

    def _ask_process(self, line: str, report_progress: Callable[[str], bool]) -> str:
        for _ in range(2):
            if self._stopped:
                break
            has_begun, answer = _send_and_read_lines(self._ensure_process(), line, report_progress)
            if answer:
                return answer
            self._end_process()
            if has_begun:
                break
        raise ChildProcessError("a process has ended instead of answering")

    def _ensure_process(self) -> subprocess.Popen[str]:
        if not self.process_id:
            self._end_process()
        if self._process is None:
            self._process = subprocess.Popen(  # noqa: S603  the command is our own
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
            if self._stopped:
                self._process.kill()
        return self._process

    def close_process(self) -> None:
        """End the process after what it does now, if it is running; the next question starts another."""
        with self._lock:
            self._cancel_alarm()
            self._end_process()

    def stop_process(self) -> None:
        """End the process at once, whatever it does, and start no other."""
        self._stopped = True
        if process := self._process:
            process.kill()
        self.close_process()

    def _end_process(self) -> None:
        if self._process:
            self._process.communicate()
        self._process = None

    def _cancel_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
        self._alarm = None


def _send_and_read_lines(
    process: subprocess.Popen[str], line: str, report_progress: Callable[[str], bool]
) -> tuple[bool, str]:
    """Return whether a process said how far it is, and what it answers to a line, or "" if it has ended."""
    if process.stdin is None or process.stdout is None:
        raise AssertionError("both are pipes")
    try:
        process.stdin.write(line)
        process.stdin.flush()
    except BrokenPipeError:
        return False, ""
    has_begun = False
    while (answer := process.stdout.readline().strip()) and report_progress(answer):
        has_begun = True
    return has_begun, answer
