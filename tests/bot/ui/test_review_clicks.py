"""What somebody sees who asks how they played: progress, then the review, in one private message that is edited."""

import threading
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from bot.replays.playback_stage import ReplayViewer
from bot.replays.replays import OpenedMatch
from bot.replays.reviews.reviews import ReviewService, RunningReview
from bot.screens.layout import Screen
from bot.store.models import Person
from bot.tables import TableError
from bot.ui.profiles import review_clicks
from bot.ui.profiles.review_clicks import ReviewClicks
from games.engine.review import SeatReview
from games.engine.review.review import LATER_PARTS, MAX_MISTAKES_PLAYED_ON
from games.engine.review.worker import ReviewRequest
from games.engine.words import load_words
from tests.bot.replays.records import played, table_of
from tests.bot.replays.sample_reviews import sample_review
from tests.bot.screens.scenes import text_of

pytestmark = pytest.mark.usefixtures("undrawn")

SAY = load_words()
MARKET = played("goblin_market")
REVIEW = sample_review(MARKET, 1)
BOB = ReplayViewer(Person(101, "Bob"), SAY)


def desk(review: Any, opened: OpenedMatch | None = None) -> ReviewClicks:
    """Return what answers, with a match in which Bob has the second seat."""
    sources: Any = AsyncMock()
    sources.open_replay_source.return_value = opened or OpenedMatch(table_of(MARKET), MARKET, 1)
    composer: Any = Mock(compose_replay_step=AsyncMock(side_effect=lambda _, make: make()))
    return ReviewClicks(ReviewService(Mock(), review), sources, composer)


def done_at_once(_request: ReviewRequest, _progress: object) -> SeatReview:
    return REVIEW


def shown(reply: AsyncMock) -> list[tuple[str, str]]:
    """Return what was shown: how, and the first line."""
    screens = [(name, args[0]) for name, args, _ in reply.mock_calls if isinstance(args[0], Screen)]
    return [(name, text_of(screen).splitlines()[0]) for name, screen in screens]


HEADING = SAY("review-heading", game="Goblin Market", name="you", kind="mistake", page=1, pages=3, ranked="yes")


async def test_progress_comes_first_and_then_the_review_in_the_same_message(monkeypatch: pytest.MonkeyPatch) -> None:
    running = list[RunningReview]()
    begin = ReviewService.start_review

    def start_review(self: ReviewService, asked: Any) -> RunningReview:
        running.append(begin(self, asked))
        return running[-1]

    steps = iter([(11, 44), (11, 44), (44 - LATER_PARTS, 44), (44 - MAX_MISTAKES_PLAYED_ON, 44)])

    async def wait(tasks: Any, timeout: float) -> None:  # noqa: ASYNC109  as asyncio's own
        assert timeout >= 3
        if (progress := next(steps, None)) is None:
            await next(iter(tasks))
        else:
            running[0].begun = True
            running[0].record_progress(*progress)

    monkeypatch.setattr(ReviewService, "start_review", start_review)
    monkeypatch.setattr("bot.ui.profiles.review_clicks.asyncio.wait", wait)
    reply = AsyncMock()
    await desk(done_at_once).start_own_review("m7", BOB, reply)
    assert shown(reply) == [
        ("show_screen", SAY("review-looking", percent=0)),
        ("edit_answer", SAY("review-looking", percent=100 * 11 // (44 - LATER_PARTS))),
        ("edit_answer", SAY("review-looking-closer")),
        ("edit_answer", SAY("review-playing-on")),
        ("edit_answer", HEADING),
    ], "what says the same is not sent again"


async def test_what_is_remembered_is_shown_at_once_and_a_page_in_the_message_that_was_clicked() -> None:
    clicks, first, second, page = desk(done_at_once), AsyncMock(), AsyncMock(), AsyncMock()
    await clicks.start_own_review("m7", BOB, first)
    await clicks.start_own_review("m7", BOB, second)
    assert shown(second) == [("show_screen", HEADING)]
    await clicks.turn_page("m7", 1, 3, BOB, page)
    last = SAY("review-heading", game="Goblin Market", name="you", kind="best", page=4, pages=4, ranked="no")
    assert shown(page) == [("update_message", last)]


async def test_after_a_restart_a_page_is_reviewed_again_in_the_same_message() -> None:
    reply = AsyncMock()
    await desk(done_at_once).turn_page("m7", 1, 1, BOB, reply)
    assert {name for name, _ in shown(reply)} == {"update_message"}
    assert shown(reply)[-1][1] == SAY(
        "review-heading", game="Goblin Market", name="you", kind="mistake", page=2, pages=3, ranked="no"
    )


async def test_a_process_that_was_killed_is_one_sentence_and_the_next_click_gets_the_review() -> None:
    answers = iter([ChildProcessError("killed")])

    def review(_request: ReviewRequest, _progress: object) -> SeatReview:
        for killed in answers:
            raise killed
        return REVIEW

    clicks, first, second = desk(review), AsyncMock(), AsyncMock()
    await clicks.start_own_review("m7", BOB, first)
    assert shown(first)[-1] == ("edit_answer", SAY("error-review-failed"))
    await clicks.start_own_review("m7", BOB, second)
    assert shown(second)[-1] == ("edit_answer", HEADING)


async def test_one_that_takes_too_long_goes_on_and_is_there_later(monkeypatch: pytest.MonkeyPatch) -> None:
    free = threading.Event()

    def review(_request: ReviewRequest, _progress: object) -> SeatReview:
        free.wait(30)
        return REVIEW

    monkeypatch.setattr(review_clicks, "PROGRESS_EDIT_SECONDS", 0)
    clicks, first, second = desk(review), AsyncMock(), AsyncMock()
    await clicks.start_own_review("m7", BOB, first)
    assert shown(first)[-1] == ("edit_answer", SAY("error-review-slow"))
    free.set()
    monkeypatch.undo()
    await clicks.start_own_review("m7", BOB, second)
    assert shown(second)[-1][1] == HEADING


async def test_of_an_uploaded_record_the_asker_chooses_a_seat() -> None:
    clicks = desk(done_at_once, OpenedMatch(table_of(MARKET), MARKET, nameless=True))
    reply = AsyncMock()
    await clicks.start_own_review("u3", BOB, reply)
    assert shown(reply) == [("show_screen", SAY("review-whose"))]
    chosen = AsyncMock()
    await clicks.turn_page("u3", 1, 0, BOB, chosen)
    named = SAY(
        "review-heading",
        game="Goblin Market",
        name=SAY("replay-player", number=2),
        kind="mistake",
        page=1,
        pages=3,
        ranked="yes",
    )
    assert shown(chosen)[-1] == ("update_message", named)


async def test_nobody_asks_for_anothers_seat_by_a_forged_button() -> None:
    review = Mock()
    clicks, reply = desk(review), AsyncMock()
    with pytest.raises(TableError, match="no seat"):
        await clicks.turn_page("m7", 0, 0, BOB, reply)
    assert not review.called
    assert not reply.mock_calls
