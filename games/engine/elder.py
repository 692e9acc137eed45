"""A process for one old goblin at a time: `python -m games.engine.elder`. It loads only the rules.

Each line that comes in is a seat and the snapshot of a match, each line that goes out is the move of an old goblin
there. The process ends with its input.
"""

import sys
from collections.abc import Iterable
from typing import TextIO

from games.engine.chance import SwiftChance, new_seed
from games.engine.goblins import GoblinLevel, goblin_move
from games.engine.match import Match
from games.engine.records import Snapshot


def asked(match: Match, seat: int) -> str:
    """Return the line that asks what an old goblin plays at a seat."""
    return f"{seat} {match.snapshot().model_dump_json()}\n"


def answered(line: str) -> str:
    """Return the line that answers: the notation of a move."""
    seat, _, snapshot = line.partition(" ")
    match = Match.restore(Snapshot.model_validate_json(snapshot))
    return f"{goblin_move(match, int(seat), SwiftChance(new_seed()), GoblinLevel.OLD)}\n"


def serve(lines: Iterable[str], out: TextIO) -> None:
    """Answer every line."""
    for line in lines:
        out.write(answered(line))
        out.flush()


if __name__ == "__main__":
    serve(sys.stdin, sys.stdout)
