"""Runs reviews of matches in a subprocess of low priority that loads only the rules."""

import sys
from collections.abc import Callable

from bot.tables.goblins.worker_process import WORKER_IDLE_SECONDS, WorkerProcess
from games.engine.review import SeatReview
from games.engine.review.worker import ReviewLine, ReviewRequest, format_line

REVIEWER_COMMAND = (sys.executable, "-m", "games.engine.review.worker")
Progress = Callable[[int, int], None]
"""Is told how many parts of the work are done, of how many."""


class ReviewerProcess(WorkerProcess):
    """The process that reviews one seat of a match after the other."""

    def __init__(self, idle: float = WORKER_IDLE_SECONDS) -> None:
        super().__init__(REVIEWER_COMMAND, idle)

    def review_seat(self, request: ReviewRequest, progress: Progress) -> SeatReview:
        """Review a seat in the subprocess; raises `OSError` if the process ends instead."""

        def report_progress(line: str) -> bool:
            read = ReviewLine.model_validate_json(line)
            if read.review is None:
                progress(read.done, read.parts)
            return read.review is None

        review = ReviewLine.model_validate_json(self.ask_worker_process(format_line(request), report_progress)).review
        if review is None:
            raise AssertionError("the last line has the review")
        return review
