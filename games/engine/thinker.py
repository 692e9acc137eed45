"""The subprocess for an old goblin (the hardest): `python -m games.engine.thinker`. It loads only the rules.

Each line that comes in is a seat and the snapshot of a match, each line that goes out is the move of an old goblin
there.
"""

import sys

from games.engine.chance import SwiftChance, generate_seed
from games.engine.goblins import GoblinLevel, compute_goblin_move
from games.engine.match import Match
from games.engine.records import Snapshot
from games.engine.subprocess_worker import Write, serve_requests

MAX_MEMORY_MIB = 48.0
"""MiB after which the process ends; one decision adds a few more, and 50 should do."""


def format_request(match: Match, seat: int) -> str:
    """Return the line that asks what an old goblin plays at a seat."""
    return f"{seat} {match.take_snapshot().model_dump_json()}\n"


def answer_request(line: str, write: Write) -> None:
    """Write the line that answers: the notation of a move."""
    seat, _, snapshot = line.partition(" ")
    match = Match.restore(Snapshot.model_validate_json(snapshot))
    write(f"{compute_goblin_move(match, int(seat), SwiftChance(generate_seed()), GoblinLevel.OLD)}\n")


if __name__ == "__main__":
    serve_requests(sys.stdin, sys.stdout, answer_request, MAX_MEMORY_MIB)
