"""The subprocess for the daily deal's goblins: `python -m games.engine.daily_thinker`. It loads only the rules.

Each line that comes in is the record of a day's match so far. Each line that goes out has the seats and moves with
which the goblins answer, until the person is asked or the match is over. The process has low priority.
"""

import json
import sys

from games.engine.daily import list_daily_goblin_answers
from games.engine.match import Match
from games.engine.records import Record, SeatMove
from games.engine.subprocess_worker import Write, lower_priority, serve_requests

MAX_MEMORY_MIB = 64.0
"""MiB after which the process ends; without memories it has 40, with all that they remember 50."""
THINKER_NICENESS = 5
"""Somebody waits for each answer: on a busy machine, 10 would let them wait for a minute."""


def format_request(match: Match) -> str:
    """Return the line that asks how goblins answer in a day's match."""
    return f"{match.build_record().model_dump_json()}\n"


def answer_request(line: str, write: Write) -> None:
    """Write the line that answers: seats and moves."""
    write(f"{json.dumps(list_daily_goblin_answers(Record.model_validate_json(line)))}\n")


def read_answers(line: str) -> tuple[SeatMove, ...]:
    """Return what such a line says."""
    return tuple((int(seat), str(move)) for seat, move in json.loads(line))


if __name__ == "__main__":
    lower_priority(THINKER_NICENESS)
    serve_requests(sys.stdin, sys.stdout, answer_request, MAX_MEMORY_MIB)
