"""The queue and cache of reviews: one at a time, each once; the last few are remembered."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field

from cachetools import LRUCache

from bot.cache_limits import get_cache_limits
from bot.replays.replays import OpenedMatch
from bot.replays.reviews.reviewer_process import Progress, ReviewerProcess
from bot.store.match_results import find_turn
from bot.tables import TableError
from games.engine.review import SeatReview
from games.engine.review.worker import ReviewRequest

log = logging.getLogger(__name__)

MAX_WAITING_REVIEWS = 4
"""At most so many reviews are waited for at once."""

ReviewKey = tuple[str, int, tuple[int, ...] | None]
Review = Callable[[ReviewRequest, Progress], SeatReview]
"""Returns the review of a seat; may block."""


@dataclass(frozen=True, slots=True)
class WantedReview:
    """A seat of a match that somebody wants to have reviewed.

    `numbers` are those of the moves that count, from 1; `None`: all.
    """

    source: str
    opened: OpenedMatch
    seat: int
    numbers: tuple[int, ...] | None

    @property
    def key(self) -> ReviewKey:
        """What the review depends on."""
        return self.source, self.seat, self.numbers

    def build_review_request(self) -> ReviewRequest:
        """Return what the process that reviews is asked."""
        again = self.opened.again
        return ReviewRequest(
            record=again.get_match_at(again.last_step).build_record(), seat=self.seat, numbers=self.numbers
        )


@dataclass(slots=True, eq=False)
class RunningReview:
    """A review that is being made (`begun`), or waits for its turn; `done` of its `parts` are done.

    `waits_for_same_match`: the one before it is of the same match, such as of another seat.
    """

    done: int = 0
    parts: int = 0
    begun: bool = False
    waits_for_same_match: bool = False
    task: "asyncio.Task[SeatReview]" = field(init=False)

    def record_progress(self, done: int, parts: int) -> None:
        """Record how far it is: its progress in parts."""
        self.done, self.parts = done, parts


def prepare_review(source: str, opened: OpenedMatch, user_id: int, seat: int) -> WantedReview:
    """Return what is reviewed of a seat for somebody: only moves that they made; raises `TableError`.

    Of a match whose players are not known, any seat can be reviewed, with all its moves.
    """
    require_reviewable_seats(opened, user_id)
    if seat not in opened.list_reviewable_seats(user_id):
        raise TableError("review-not-yours")
    if opened.nameless:
        return WantedReview(source, opened, seat, None)
    numbers = list_own_moves(opened, user_id, seat)
    if not numbers:
        raise TableError("review-no-moves")
    return WantedReview(source, opened, seat, numbers)


def require_reviewable_seats(opened: OpenedMatch, user_id: int) -> tuple[int, ...]:
    """Return the seats whose review somebody may have; raises `TableError` if there is none."""
    if not opened.has_review:
        raise TableError("review-none-here")
    if opened.nameless and opened.keeps_secrets:
        raise TableError("review-stays-secret")
    seats = opened.list_reviewable_seats(user_id)
    if not seats:
        raise TableError("review-not-yours")
    return seats


def list_own_moves(opened: OpenedMatch, user_id: int, seat: int) -> tuple[int, ...]:
    """Return the numbers of the moves at a seat that somebody made themselves (not a goblin), while they had it."""
    sitter = opened.table.get_sitter_at(seat)
    former = sitter.former or ()
    people = [*(former_player.user_id for former_player in former), sitter.user_id]
    return tuple(
        move.number
        for move in opened.again.list_moves()
        if move.seat == seat and move.by == "player" and people[find_turn(former, move.at)] == user_id
    )


class ReviewService:
    """Makes reviews (analyses) one at a time, in a process of its own, and caches the last few; nothing is stored."""

    def __init__(self, process: ReviewerProcess | None = None, review: Review | None = None) -> None:
        self._process = process or ReviewerProcess()
        self._review = review or self._process.review_seat
        self._known: LRUCache[ReviewKey, SeatReview] = LRUCache(get_cache_limits().reviews)
        self._running: dict[ReviewKey, RunningReview] = {}
        self._turn = asyncio.Lock()
        self._source = ""

    def find_cached_review(self, wanted_review: WantedReview) -> SeatReview | None:
        """Return a review from the cache."""
        return self._known.get(wanted_review.key)

    def start_review(self, wanted_review: WantedReview) -> RunningReview:
        """Begin a review (analysis), or return the same one that runs; raises `TableError` if too many wait."""
        if (running := self._running.get(wanted_review.key)) is not None:
            return running
        if len(self._running) > MAX_WAITING_REVIEWS:
            raise TableError("review-busy")
        running = self._running[wanted_review.key] = RunningReview(begun=not self._turn.locked())
        running.waits_for_same_match = wanted_review.source == self._source
        running.task = asyncio.create_task(self._run_review(wanted_review, running))
        running.task.add_done_callback(_ignore_failure)
        return running

    async def _run_review(self, wanted_review: WantedReview, running: RunningReview) -> SeatReview:
        try:
            async with self._turn:
                running.begun = True
                self._record_review_source(wanted_review.source)
                request = await asyncio.to_thread(wanted_review.build_review_request)
                review = await asyncio.to_thread(self._review, request, running.record_progress)
        except Exception as fault:
            log.exception("a match of %s could not be reviewed", wanted_review.opened.table.game)
            raise TableError("review-failed") from fault
        finally:
            del self._running[wanted_review.key]
        self._known[wanted_review.key] = review
        return review

    def _record_review_source(self, source: str) -> None:
        """Note which match is reviewed now, for all that wait."""
        self._source = source
        for key, waiting in self._running.items():
            waiting.waits_for_same_match = key[0] == source

    async def stop_process(self) -> None:
        """End the process at once: a review that is being made fails."""
        await asyncio.to_thread(self._process.stop_process)


def _ignore_failure(task: "asyncio.Task[SeatReview]") -> None:
    """Note that a failure was seen, though nobody may wait for the task any more."""
    if not task.cancelled():
        task.exception()
