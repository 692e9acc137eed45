"""What the subprocesses share that think beside the bot: each loads only the rules, and answers lines.

Such a process ends with its input, or after an answer that leaves it too large: what it remembers is worth less than
room for people's tables.
"""

import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TextIO

Write = Callable[[str], object]
"""Writes a line of an answer, with its end."""


def serve_requests(lines: Iterable[str], out: TextIO, answer: Callable[[str, Write], None], large: float) -> None:
    """Let `answer` write what answers each line, until this process has more than `large` MiB."""

    def write(line: str) -> None:
        out.write(line)
        out.flush()

    for line in lines:
        answer(line, write)
        if read_memory_use() > large:
            return


def read_memory_use() -> float:
    """Return the memory of this process in MiB, or 0 where the system does not tell (anywhere but on Linux)."""
    try:
        pages = Path("/proc/self/statm").read_text().split()[1]
    except OSError:
        return 0.0
    return int(pages) * os.sysconf("SC_PAGE_SIZE") / 2**20


def lower_priority(niceness: int) -> None:
    """Lower this process's priority (nice), so that people and goblins at tables come first: 20 is the most."""
    if sys.platform != "win32":
        os.nice(niceness)
