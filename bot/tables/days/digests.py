"""What a server's digest of the daily deal says, and its table of the last days."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

from cachetools import LRUCache

from bot.store import Store
from bot.store.models import DigestProgress, RankedDay
from bot.store.rows.days.digest_rows import DayCount
from bot.tables.days.daily_statistics import DayResults, DayRow, compute_daily_statistics, count_streak, rank_day_people
from bot.tables.deadlines.daily_days import DAILY_TRIES_RETENTION, DailyCalendar
from bot.tables.operator_decisions import OperatorDecisions
from games.engine.daily import choose_daily_game

DAY_TABLE_LENGTH = 30
"""A server's table has so many days."""
MAX_NAMED_IN_DIGEST = 3
"""So many are named in a digest."""
MONDAY = 0
MAX_REMEMBERED_FIELDS = 2 * DAILY_TRIES_RETENTION.days
"""Of so many days it is remembered what everybody had."""


@dataclass(frozen=True, slots=True)
class BestOfDay:
    """One of the best of a day who agreed to be named, with their place among all of their server."""

    play: RankedDay
    place: int


@dataclass(frozen=True, slots=True)
class DayInProgress:
    """How a server does on the day that is running: which game, how many played, and the best so far."""

    game: str
    count: DayCount
    best: tuple[BestOfDay, ...]


@dataclass(frozen=True, slots=True)
class Digest:
    """The daily summary: what a server's digest of a day says; the table is there on Mondays."""

    day: date
    game: str
    count: DayCount
    best: tuple[BestOfDay, ...]
    run: int
    next_day: date
    table: tuple[DayRow, ...]

    @property
    def next_game(self) -> str:
        """The game of the day that is running when the digest comes."""
        return choose_daily_game(self.next_day)


class Digests:
    """Reads what happened on a server's days (daily summary)."""

    def __init__(self, store: Store, days: DailyCalendar, decisions: OperatorDecisions) -> None:
        self._rows, self._daily, self._blocks = store.digests, store.daily, store.blocks
        self._days, self._decisions = days, decisions
        self._fields: LRUCache[int, DayResults] = LRUCache(MAX_REMEMBERED_FIELDS)

    async def load_daily_digest(self, guild_id: int, day: date, run: int) -> Digest:
        """Return what the digest of a day (daily summary) says."""
        today = self._days.today
        count = await self._rows.count_day_players(guild_id, day.toordinal())
        return Digest(
            day=day,
            game=count.game or choose_daily_game(day),
            count=count,
            best=await self._load_best(guild_id, day.toordinal()),
            run=run,
            next_day=today,
            table=await self.load_daily_leaderboard(guild_id) if today.weekday() == MONDAY else (),
        )

    async def load_daily_status(self, guild_id: int) -> DayInProgress:
        """Return how a server does on the day that is running."""
        today = self._days.today
        count = await self._rows.count_day_players(guild_id, today.toordinal())
        return DayInProgress(
            count.game or choose_daily_game(today), count, await self._load_best(guild_id, today.toordinal())
        )

    async def _load_best(self, guild_id: int, day: int) -> tuple[BestOfDay, ...]:
        """Return the best of a server's day among those who agreed to be named."""
        best = await self._rows.list_daily_best_tries(
            guild_id, day, MAX_NAMED_IN_DIGEST, await self._list_hidden(guild_id)
        )
        standings = [await self._daily.find_daily_standing(day, ranked.rank or "", guild_id) for ranked in best]
        return tuple(BestOfDay(ranked, standing.better + 1) for ranked, standing in zip(best, standings, strict=True))

    async def count_streak(self, guild_id: int, day: int, before: DigestProgress | None) -> int:
        """Return a server's streak: how many days in a row up to a day somebody played, with the last note's count."""
        run = count_streak(await self._rows.list_played_days(guild_id, day), day)
        since = day - before.day if before else 0
        return since + before.run if before and run >= since > 0 else run

    async def load_daily_leaderboard(self, guild_id: int) -> tuple[DayRow, ...]:
        """Return a server's table (leaderboard) of the last days that are over, among those who agreed to be named."""
        first, last = self._find_last_days(DAY_TABLE_LENGTH)
        hidden = await self._list_hidden(guild_id)
        named = [
            ranked
            for ranked in await self._rows.list_named_tries(guild_id, first, last)
            if ranked.user_id not in hidden
        ]
        return tuple(rank_day_people(named, await self._load_fields(ranked.day for ranked in named)))

    async def load_daily_history(self, user_id: int, guild_id: int | None = None) -> DayRow | None:
        """Load somebody's own daily deals (history), as far back as they are kept, perhaps of one server; `None`: none.

        The day that is running counts as played. It is not compared before it is over.
        """
        (first, last), today = self._find_last_days(DAILY_TRIES_RETENTION.days), self._days.today.toordinal()
        tries = await self._rows.list_own_tries(user_id, first, today, guild_id)
        return (
            compute_daily_statistics(
                tries, await self._load_fields(ranked.day for ranked in tries if ranked.day <= last)
            )
            if tries
            else None
        )

    async def _load_fields(self, days: Iterable[int]) -> dict[int, DayResults]:
        """Return what everybody had on some days; these are over, so it does not change any more."""
        days_wanted = set(days)
        for day in days_wanted - self._fields.keys():
            self._fields[day] = DayResults(await self._rows.count_ranks(day))
        return {day: self._fields[day] for day in days_wanted}

    async def _list_hidden(self, guild_id: int) -> frozenset[int]:
        """Return who is blocked on a server, or by the operator: no digest names them."""
        blocked = await self._blocks.list_blocked(guild_id)
        return frozenset(blocked) | self._decisions.now.people

    def _find_last_days(self, count: int) -> tuple[int, int]:
        yesterday = self._days.today - timedelta(days=1)
        return yesterday.toordinal() - count + 1, yesterday.toordinal()
