"""Statistics of the daily deal: how well people did on many days. Pure: from their tries and those of everybody."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise

from bot.store.models import RankedDay

MIN_RANKED_DAYS = 3
"""Those who played on fewer days come after all others: one good day says little."""


@dataclass(frozen=True, slots=True)
class DayResults:
    """What everybody had on one day: how many each result, by its rank."""

    counts: Mapping[str, int]

    def compute_fraction_beaten(self, rank: str | None) -> float | None:
        """Return the fraction of the others whom somebody beat; a try that was not finished beats nobody.

        `None`: nobody else finished.
        """
        others = sum(self.counts.values()) - (rank is not None)
        if others <= 0:
            return None
        return (
            0.0
            if rank is None
            else sum(count for other_rank, count in self.counts.items() if other_rank < rank) / others
        )


@dataclass(frozen=True, slots=True)
class DayRow:
    """A row of the daily deal's leaderboard: how many days somebody played and finished, and the mean fraction beaten.

    `share` is `None` if nobody else finished on any of these days.
    """

    user_id: int
    name: str
    days: int
    finished: int
    share: float | None

    @property
    def percent(self) -> int | None:
        """The share in per cent."""
        return None if self.share is None else round(100 * self.share)


def compute_daily_statistics(tries: Iterable[RankedDay], fields: Mapping[int, DayResults]) -> DayRow:
    """Compute the daily statistics of one person; a day without a field is not compared."""
    days = sorted(tries, key=lambda attempt: attempt.day)
    compared = [ranked for ranked in days if ranked.day in fields]
    shares = [
        share for ranked in compared if (share := fields[ranked.day].compute_fraction_beaten(ranked.rank)) is not None
    ]
    return DayRow(
        user_id=days[-1].user_id,
        name=days[-1].name,
        days=len(days),
        finished=sum(ranked.rank is not None for ranked in days),
        share=sum(shares) / len(shares) if shares else None,
    )


def rank_day_people(tries: Iterable[RankedDay], fields: Mapping[int, DayResults]) -> list[DayRow]:
    """Rank everybody who played the daily deal (leaderboard), the best first; those with few days come last."""
    by_person = defaultdict[int, list[RankedDay]](list)
    for ranked in tries:
        by_person[ranked.user_id].append(ranked)
    rows = [compute_daily_statistics(own, fields) for own in by_person.values()]
    return sorted(rows, key=lambda row: (row.days < MIN_RANKED_DAYS, -(row.share or 0.0), -row.days, row.user_id))


def count_streak(played: Iterable[int], day: int) -> int:
    """Return the streak: how many days in a row were played up to a day; `played` are days, the latest first."""
    days = list(played)
    if not days or days[0] != day:
        return 0
    return next((number for number, (later, earlier) in enumerate(pairwise(days), 1) if later - earlier > 1), len(days))
