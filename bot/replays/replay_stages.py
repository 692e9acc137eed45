"""All that can be played again in a bot, put together: who answers for which kind of match."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.replays.days.daily import DAILY, DAY_OVER, Daily, PastDays
from bot.replays.lessons import LESSON, Lessons
from bot.replays.matches import STORED, StoredMatches
from bot.replays.replays import ReplaySources
from bot.replays.reviews.reviews import Reviews
from bot.replays.stage import Stages
from bot.replays.uploads import UPLOADED, UploadedRecords
from bot.replays.what_if import FORK, WhatIf
from bot.store.models import Server
from bot.tables import Tables


@dataclass(frozen=True, slots=True)
class ReplayStages:
    """The stages by the letter of their references, and those that are entered by a button or a command."""

    matches: StoredMatches
    uploads: UploadedRecords
    what_if: WhatIf
    daily: Daily
    reviews: Reviews
    sources: ReplaySources
    stages: Stages
    load_server: Callable[[int | None], Awaitable[Server]]
    """Returns what the managers of a server decided."""


def build_replay_stages(tables: Tables) -> ReplayStages:
    """Return what a bot can play again."""
    matches, uploads = StoredMatches(tables), UploadedRecords(tables)
    daily = Daily(tables)
    past = PastDays(daily)
    sources = ReplaySources({STORED: matches, UPLOADED: uploads, DAY_OVER: past})
    what_if = WhatIf(tables, sources)
    again: Stages = {STORED: matches, UPLOADED: uploads, DAY_OVER: past}
    stages = {**again, FORK: what_if, LESSON: Lessons(), DAILY: daily}
    return ReplayStages(matches, uploads, what_if, daily, Reviews(), sources, stages, tables.load_server)
