"""A process for one review at a time: `python -m games.engine.review.worker`. It loads only the rules.

Each line that comes in is a `ReviewRequest`. For each, `ReviewLine`s go out: some that say how far the review is, the
last one with the review. The process has low priority. It ends with its input, or after a review that leaves it too
large.
"""

import os
import sys
from collections.abc import Callable, Iterable
from typing import TextIO

from pydantic import BaseModel

from games.engine.records import Record
from games.engine.review.review import SeatReview, review_seat
from games.engine.thinker import read_memory_use

LARGE = 96.0
"""MiB after which the process ends."""
NICENESS = 10
"""So much lower is its priority: people and goblins at tables come first."""


class ReviewRequest(BaseModel):
    """A seat of a match to review; `numbers` are those of the moves that count, from 1, by default all."""

    record: Record
    seat: int
    numbers: tuple[int, ...] | None = None


class ReviewLine(BaseModel):
    """How many parts of a review are done, of how many; in the last line, the review itself."""

    done: int = 0
    parts: int = 0
    review: SeatReview | None = None


def format_line(message: BaseModel) -> str:
    """Return a message as one line."""
    return f"{message.model_dump_json()}\n"


def answer_request(line: str, write: Callable[[str], object]) -> None:
    """Write the lines that answer a line."""

    def write_progress(done: int, parts: int) -> None:
        write(format_line(ReviewLine(done=done, parts=parts)))

    asked = ReviewRequest.model_validate_json(line)
    review = review_seat(asked.record, asked.seat, asked.numbers, write_progress)
    write(format_line(ReviewLine(review=review)))


def serve_requests(lines: Iterable[str], out: TextIO) -> None:
    """Answer every line, until this process is too large."""

    def write(line: str) -> None:
        out.write(line)
        out.flush()

    for line in lines:
        answer_request(line, write)
        if read_memory_use() > LARGE:
            return


def lower_priority() -> None:
    """Let other processes of this machine come first, where the system can do that."""
    if sys.platform != "win32":
        os.nice(NICENESS)


if __name__ == "__main__":
    lower_priority()
    serve_requests(sys.stdin, sys.stdout)
