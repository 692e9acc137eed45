"""A process for one old goblin at a time: `python -m games.engine.thinker`. It loads only the rules.

Each line that comes in is a seat and the snapshot of a match, each line that goes out is the move of an old goblin
there. The process ends with its input, or after an answer that leaves it too large: what goblins remember is worth less
than room for people's tables.
"""

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

from games.engine.chance import SwiftChance, new_seed
from games.engine.goblins import GoblinLevel, goblin_move
from games.engine.match import Match
from games.engine.records import Snapshot

LARGE = 48.0
"""MiB after which the process ends; one decision adds a few more, and 50 should do."""


def format_request(match: Match, seat: int) -> str:
    """Return the line that asks what an old goblin plays at a seat."""
    return f"{seat} {match.snapshot().model_dump_json()}\n"


def answer_request(line: str) -> str:
    """Return the line that answers: the notation of a move."""
    seat, _, snapshot = line.partition(" ")
    match = Match.restore(Snapshot.model_validate_json(snapshot))
    return f"{goblin_move(match, int(seat), SwiftChance(new_seed()), GoblinLevel.OLD)}\n"


def read_memory_use() -> float:
    """Return the memory of this process in MiB, or 0 where the system does not tell (anywhere but on Linux)."""
    try:
        pages = Path("/proc/self/statm").read_text().split()[1]
    except OSError:
        return 0.0
    return int(pages) * os.sysconf("SC_PAGE_SIZE") / 2**20


def serve_requests(lines: Iterable[str], out: TextIO) -> None:
    """Answer every line, until this process is too large."""
    for line in lines:
        out.write(answer_request(line))
        out.flush()
        if read_memory_use() > LARGE:
            return


if __name__ == "__main__":
    serve_requests(sys.stdin, sys.stdout)
