"""Clicks on "How did I play?": the progress of the review (analysis), then the review, in one private message."""

import asyncio
from dataclasses import dataclass, field

from bot.replays.playback_stage import ReplayViewer
from bot.replays.replays import OpenedMatch, ReplaySources
from bot.replays.reviews.review_screen import (
    find_reviewed_moment,
    render_review,
    render_review_progress,
    render_seat_question,
)
from bot.replays.reviews.reviews import ReviewService, WantedReview, prepare_review, require_reviewable_seats
from bot.screens.layout import Screen, Text
from bot.tables import TableError
from bot.ui.answers.reply import Reply
from bot.ui.composing.composer import Composer
from games.engine.review import SeatReview
from games.engine.words import Words

PROGRESS_EDIT_SECONDS = 3.0
"""Seconds between two edits that say how far a review is."""
MAX_PROGRESS_EDITS = 220
"""After so many nobody waits any longer: Discord lets an answer be edited for 15 minutes."""


@dataclass(slots=True)
class EditableAnswer:
    """An answer that changes: the message that was clicked (`updates`), or a private one of its own."""

    reply: Reply
    updates: bool = False
    shown: Screen | None = field(default=None, init=False)

    async def show(self, screen: Screen) -> None:
        """Show a screen in place of the one before, if it differs."""
        if screen == self.shown:
            return
        if self.updates:
            await self.reply.update_message(screen)
        elif self.shown:
            await self.reply.edit_answer(screen)
        else:
            await self.reply.show_screen(screen)
        self.shown = screen


class ReviewClicks:
    """Shows somebody how they played a match that is over."""

    def __init__(self, reviews: ReviewService, sources: ReplaySources, composer: Composer) -> None:
        self._reviews, self._sources, self._composer = reviews, sources, composer

    async def start_own_review(self, source: str, asker: ReplayViewer, reply: Reply) -> None:
        """Review the asker's own seat; of a match whose players are not known, ask which one."""
        opened = await self._sources.open_replay_source(source, asker)
        seats = require_reviewable_seats(opened, asker.user_id)
        if opened.nameless:
            await reply.show_screen(render_seat_question(source, seats, asker.say))
            return
        await self._show_review(_choose_latest_review(source, opened, asker, seats), asker, EditableAnswer(reply))

    async def turn_page(self, source: str, seat: int, page: int, asker: ReplayViewer, reply: Reply) -> None:
        """Show a page of a seat's review in the message that was clicked; one that is forgotten is made again."""
        opened = await self._sources.open_replay_source(source, asker)
        wanted_review = prepare_review(source, opened, asker.user_id, seat)
        await self._show_review(wanted_review, asker, EditableAnswer(reply, updates=True), page)

    async def _show_review(
        self, request: WantedReview, asker: ReplayViewer, answer: EditableAnswer, page: int = 0
    ) -> None:
        try:
            review = self._reviews.find_cached_review(request) or await self._wait_for_review(request, asker, answer)
        except TableError as refusal:
            if answer.shown is None:
                raise
            sentence = asker.say(refusal.sentence_key, **refusal.arguments)
            await answer.show(Screen((Text(sentence),)))
            return
        await answer.show(await self._compose_page(request, review, page, asker.say))

    async def _wait_for_review(self, request: WantedReview, asker: ReplayViewer, answer: EditableAnswer) -> SeatReview:
        """Wait for a review, showing its progress now and then.

        One that takes too long goes on, and is there when it is asked for again; raises `TableError`.
        """
        running = self._reviews.start_review(request)
        for _ in range(MAX_PROGRESS_EDITS):
            if running.task.done():
                return running.task.result()
            await answer.show(render_review_progress(running, asker.say))
            await asyncio.wait({running.task}, timeout=PROGRESS_EDIT_SECONDS)
        raise TableError("review-slow")

    async def _compose_page(self, request: WantedReview, review: SeatReview, page: int, say: Words) -> Screen:
        moment = await asyncio.to_thread(find_reviewed_moment, request, review, page, say)
        if moment is None:
            return render_review(request, None, review, say)
        return await self._composer.compose_replay_step(
            moment.scene, lambda: render_review(request, moment, review, say)
        )


def _choose_latest_review(
    source: str, opened: OpenedMatch, asker: ReplayViewer, seats: tuple[int, ...]
) -> WantedReview:
    """Return what is reviewed for somebody who may have had several seats: the one they have, or had last."""
    seat = next((own_seat for own_seat in seats if own_seat == opened.own), seats[-1])
    return prepare_review(source, opened, asker.user_id, seat)
