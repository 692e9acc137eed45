"""The subprocess for one review at a time: `python -m games.engine.review.worker`. It loads only the rules.

Each line that comes in is a `ReviewRequest`. For each, `ReviewLine`s go out: some that say how far the review is, the
last one with the review. The process has low priority.
"""

import sys

from pydantic import BaseModel

from games.engine.records import Record
from games.engine.review.review import SeatReview, review_seat
from games.engine.subprocess_worker import Write, lower_priority, serve_requests

MAX_MEMORY_MIB = 96.0
"""MiB after which the process ends."""
REVIEW_NICENESS = 10


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


def answer_review_request(line: str, write: Write) -> None:
    """Write the lines that answer a line."""

    def write_progress(done: int, parts: int) -> None:
        write(format_line(ReviewLine(done=done, parts=parts)))

    request = ReviewRequest.model_validate_json(line)
    review = review_seat(request.record, request.seat, request.numbers, write_progress)
    write(format_line(ReviewLine(review=review)))


if __name__ == "__main__":
    lower_priority(REVIEW_NICENESS)
    serve_requests(sys.stdin, sys.stdout, answer_review_request, MAX_MEMORY_MIB)
