"""The registry of all that can be replayed: which stage answers for which kind of match."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.replays.days.daily import DAILY_LETTER, PAST_DAY_LETTER, DailyDealStage, PastDayStage
from bot.replays.lessons import LESSON_LETTER, LessonStage
from bot.replays.matches import STORED_LETTER, StoredMatches
from bot.replays.playback_stage import Stages
from bot.replays.replays import ReplaySources
from bot.replays.reviews.reviews import ReviewService
from bot.replays.uploads import UPLOAD_LETTER, UploadedRecords
from bot.replays.what_if import FORK_LETTER, WhatIfStage
from bot.store.models import Server
from bot.tables import TableService


@dataclass(frozen=True, slots=True)
class ReplayStageRegistry:
    """The stages by the letter of their references, and those that are entered by a button or a command."""

    matches: StoredMatches
    uploads: UploadedRecords
    what_if: WhatIfStage
    daily: DailyDealStage
    reviews: ReviewService
    sources: ReplaySources
    stages: Stages
    load_server: Callable[[int | None], Awaitable[Server]]
    """Returns what the managers of a server decided."""


def build_replay_stages(tables: TableService) -> ReplayStageRegistry:
    """Return what a bot can play again."""
    matches, uploads = StoredMatches(tables), UploadedRecords(tables)
    daily = DailyDealStage(tables)
    past = PastDayStage(daily)
    sources = ReplaySources({STORED_LETTER: matches, UPLOAD_LETTER: uploads, PAST_DAY_LETTER: past})
    what_if = WhatIfStage(tables, sources)
    again: Stages = {STORED_LETTER: matches, UPLOAD_LETTER: uploads, PAST_DAY_LETTER: past}
    stages = {**again, FORK_LETTER: what_if, LESSON_LETTER: LessonStage(), DAILY_LETTER: daily}
    return ReplayStageRegistry(matches, uploads, what_if, daily, ReviewService(), sources, stages, tables.load_server)
