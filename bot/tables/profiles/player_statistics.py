"""Statistics of a person, computed from sums of what they played (`bot.store.rows.profiles.played_rows`): pure.

A win is a first place, also a shared one, of somebody who stayed to the end. The equal share of a match is the number
of its first places for each of its seats: with equal chances, wins and shares come to the same. A match of one seat has
no share, nor one without places.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.store.models import EPOCH
from bot.store.rows.profiles.played_rows import BestWin, LatestMatch, MetPerson, PlayedSum, PlayedSums

MIN_PERCENT_MATCHES = 10
"""Nothing is said in per cent of fewer matches."""
MAX_DOTTED_MATCHES = 10
"""So many of the last matches have a dot."""
RECENT_TIME = timedelta(days=30)


@dataclass(frozen=True, slots=True)
class WinRate:
    """Win rate against an even one: of `ranked` matches, `wins` were won and `even` would be with equal chances.

    `seats` is how many played in each of these matches; `None`: not the same number in all.
    """

    ranked: int = 0
    wins: int = 0
    even: float = 0.0
    seats: int | None = None

    @property
    def percent(self) -> int | None:
        """The wins in per cent; `None` below `MIN_PERCENT_MATCHES` matches."""
        return round(100 * self.wins / self.ranked) if self.ranked >= MIN_PERCENT_MATCHES else None

    @property
    def even_percent(self) -> int | None:
        """What would be even, in per cent; `None` below `MIN_PERCENT_MATCHES` matches."""
        return round(100 * self.even / self.ranked) if self.ranked >= MIN_PERCENT_MATCHES else None


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """Somebody's statistics at one game: all `matches`, win rates with people and against goblins alone."""

    game: str
    matches: int
    people: WinRate = WinRate()
    goblins: WinRate = WinRate()


@dataclass(frozen=True, slots=True)
class RecentResult:
    """One of the last results: its place of so many; `place` is `None` if nothing ranked, or they left early."""

    game: str
    place: int | None
    seats: int
    left: bool = False


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """Somebody's statistics.

    `games` are in the order of their matches, `latest` has the newest match first.

    `best` is their best win: with people before one against goblins, at more seats, the newest.
    """

    matches: int = 0
    games: tuple[GameStatistics, ...] = ()
    people: WinRate = WinRate()
    goblins: WinRate = WinRate()
    latest: tuple[RecentResult, ...] = ()
    most_met: MetPerson | None = None
    days: int = 0
    days_lately: int = 0
    best: BestWin | None = None


def build_profile_statistics(sums: PlayedSums) -> PlayerStatistics:
    """Return the statistics of a person from the sums of what they played."""
    tallies = _tally_win_rates(sums.sums)
    return PlayerStatistics(
        matches=sum(played.matches for played in sums.sums),
        games=tuple(_list_games(sums.sums, tallies)),
        people=_sum_win_rates(share for (_, people), share in tallies.items() if people),
        goblins=_sum_win_rates(share for (_, people), share in tallies.items() if not people),
        latest=tuple(map(_build_dot, sums.latest)),
        most_met=sums.most_met,
        days=sums.days,
        days_lately=sums.days_lately,
        best=sums.best,
    )


def find_recent_cutoff(now: datetime) -> int:
    """Return the last day, as its number since 1970, that is too long ago to count as lately."""
    return (now - RECENT_TIME - EPOCH).days


def _tally_win_rates(sums: Iterable[PlayedSum]) -> dict[tuple[str, bool], WinRate]:
    """Return the win rate in each game, with people and against goblins alone."""
    kinds = defaultdict[tuple[str, bool], list[WinRate]](list)
    for played in sums:
        if played.seats > 1 and played.place is not None:
            kinds[played.game, bool(played.people)].append(_compute_win_rate(played, played.place))
    return {kind: _sum_win_rates(shares) for kind, shares in kinds.items()}


def _compute_win_rate(played: PlayedSum, place: int) -> WinRate:
    """Return the win rate of matches that are alike: a first place of somebody who left was won by another."""
    wins = played.matches if place == 1 and played.stayed else 0
    return WinRate(played.matches, wins, played.matches * (played.firsts + (place == 1)) / played.seats, played.seats)


def _sum_win_rates(shares: Iterable[WinRate]) -> WinRate:
    """Return several win rates as one."""
    win_rates = list(shares)
    seats = {share.seats for share in win_rates}
    return WinRate(
        ranked=sum(share.ranked for share in win_rates),
        wins=sum(share.wins for share in win_rates),
        even=sum(share.even for share in win_rates),
        seats=seats.pop() if len(seats) == 1 else None,
    )


def _list_games(sums: Iterable[PlayedSum], tallies: Mapping[tuple[str, bool], WinRate]) -> Iterable[GameStatistics]:
    """Yield what was played of each game, the most played first."""
    counted = Counter[str]()
    for played in sums:
        counted[played.game] += played.matches
    for game, count in sorted(counted.items(), key=lambda item: (-item[1], item[0])):
        yield GameStatistics(game, count, tallies.get((game, True), WinRate()), tallies.get((game, False), WinRate()))


def _build_dot(match: LatestMatch) -> RecentResult:
    left = match.leaving is not None
    return RecentResult(match.game, None if left else match.place, match.seats, left)
