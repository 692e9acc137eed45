"""What a review says of decisions of a recorded match of each game, and all that is said around it.

python -m tests.texts reviews
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from bot.replays.replayed_match import ReplayedMatch
from bot.replays.replays import OpenedMatch
from bot.replays.reviews.review_screen import (
    find_reviewed_moment,
    render_review,
    render_review_progress,
    render_seat_question,
)
from bot.replays.reviews.reviews import RunningReview, WantedReview
from bot.screens.layout import Screen, Text
from games import list_game_keys
from games.engine.review import SeatReview
from games.engine.words import load_words
from tests.bot.replays.records import played, table_of
from tests.bot.replays.reviewed_matches import load_reviewed
from tests.bot.replays.sample_reviews import sample_review, wanted_of
from tests.bot.screens.scenes import buttons_of
from tests.undrawn import UNDRAWN, replaced

FILE = Path(__file__).with_name("reviews.txt")
SAY = load_words()
SHORT = {"emerald_skulls": "standard-2"}
"""Records that are shorter than those of other tests."""


def reviews_told() -> str:
    """Return pages of reviews of all games, and what is said around them."""
    with replaced(UNDRAWN):
        return "".join(f"{name}\n{_tell_screen(screen)}\n" for name, screen in _list_screens())


def _list_screens() -> Iterator[tuple[str, Screen]]:
    for game in list_game_keys():
        again = played(game, SHORT.get(game, ""))
        wanted, review = wanted_of(table_of(again), again, 0), sample_review(again, 0)
        for page in range(len(review.mistakes) + 1):
            yield f"{game}, page {page + 1}", show_page(wanted, review, page)
    yield from _list_read()
    yield from _list_others(played("goats_and_goblins"))


def _list_read() -> Iterator[tuple[str, Screen]]:
    """Yield the reviews that somebody read, as a search found them."""
    for name, one in load_reviewed().items():
        again = ReplayedMatch.from_record(one.record)
        wanted = wanted_of(table_of(again), again, one.seat)
        for page in range(len(one.review.mistakes) + bool(one.review.best)):
            yield f"{name}, seat {one.seat}, page {page + 1}", show_page(wanted, one.review, page)


def _list_others(again: ReplayedMatch) -> Iterator[tuple[str, Screen]]:
    wanted, best = wanted_of(table_of(again), again, 1), sample_review(again, 1, mistakes=0)
    unknown = WantedReview("u3", OpenedMatch(table_of(again), again, nameless=True), 1, None)
    yield "no mistake", show_page(wanted, best, 0)
    some = sample_review(again, 1).mistakes[:2]
    level = tuple(replace(one, victory=None, lead=None, leaned=index == 1) for index, one in enumerate(some))
    for page in range(2):
        yield (
            f"neither a mistake nor a best decision, page {page + 1}",
            show_page(wanted, SeatReview(2, level=level), page),
        )
    yield "nothing sure", show_page(wanted, SeatReview(9, 0, 4), 0)
    yield "nothing sure, of a player whose name nobody knows", show_page(unknown, SeatReview(), 0)
    yield "of a player whose name nobody knows", show_page(unknown, sample_review(again, 1, mistakes=1), 0)
    yield "which seat", render_seat_question("u3", (0, 1, 2), SAY)
    for begun, done, parts in (
        (False, 0, 0),
        (True, 0, 0),
        (True, 11, 54),
        (True, 40, 54),
        (True, 50, 54),
        (True, 54, 54),
    ):
        yield f"after {done} of {parts} parts", render_review_progress(RunningReview(done, parts, begun), SAY)


def show_page(wanted: WantedReview, review: SeatReview, page: int) -> Screen:
    """Return a page of a review."""
    return render_review(wanted, find_reviewed_moment(wanted, review, page, SAY), review, SAY)


def _tell_screen(screen: Screen) -> str:
    texts = [line for part in screen.parts if isinstance(part, Text) for line in part.markdown.splitlines()]
    shown = [f"picture {figure.name}" for figure in screen.figures]
    buttons = [f"[{button.label}] {button.act}{' (off)' if button.off else ''}" for button in buttons_of(screen)]
    return "".join(f"  {line}\n" for line in [*shown, *texts, *buttons])
