"""The figures of a person, from the rows of their results alone: pure, for one person at a time.

A win is a first place, also a shared one, of somebody who stayed to the end. The equal share of a match is the number
of its first places for each of its seats: with equal chances, wins and shares come to the same. A match of one seat has
no share, nor one without places.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import NamedTuple

from bot.store.models import Result

ENOUGH = 10
"""Nothing is said in per cent of fewer matches."""
LATEST = 10
"""So many of the last matches have a dot."""
LATELY = timedelta(days=30)


class Rival(NamedTuple):
    """Somebody else who had a seat in a match of a person; `user_id` as in `Result`. `stayed`: nothing ended it early.

    Of each row of the store only this is read: a profile has thousands.
    """

    table_id: int
    user_id: int | None
    place: int | None
    stayed: bool


@dataclass(frozen=True, slots=True)
class Share:
    """Wins against an equal share: of `ranked` matches, `wins` were won and `even` would be with equal chances.

    `seats` is how many played in each of these matches; `None`: not the same number in all.
    """

    ranked: int = 0
    wins: int = 0
    even: float = 0.0
    seats: int | None = None

    @property
    def percent(self) -> int | None:
        """The wins in per cent; `None` below `ENOUGH` matches."""
        return round(100 * self.wins / self.ranked) if self.ranked >= ENOUGH else None

    @property
    def even_percent(self) -> int | None:
        """What would be even, in per cent; `None` below `ENOUGH` matches."""
        return round(100 * self.even / self.ranked) if self.ranked >= ENOUGH else None


@dataclass(frozen=True, slots=True)
class GameFigures:
    """What somebody played of one game: all `matches`, and the shares with people and against goblins alone."""

    game: str
    matches: int
    people: Share = Share()
    goblins: Share = Share()


@dataclass(frozen=True, slots=True)
class Dot:
    """One of the last matches: its place of so many; `place` is `None` if nothing ranked, or they left early."""

    game: str
    place: int | None
    seats: int
    left: bool = False


@dataclass(frozen=True, slots=True)
class MostMet:
    """The person whom somebody met most: in how many matches, and who of the two was ahead how often."""

    user_id: int
    matches: int
    ahead: int
    behind: int
    level: int


@dataclass(frozen=True, slots=True)
class Figures:
    """What somebody's results come to. `games` are in the order of their matches, `latest` has the newest match first.

    `best` is the table of their best win: with people before one against goblins, at more seats, the newest.
    """

    matches: int = 0
    games: tuple[GameFigures, ...] = ()
    people: Share = Share()
    goblins: Share = Share()
    latest: tuple[Dot, ...] = ()
    most_met: MostMet | None = None
    days: int = 0
    days_lately: int = 0
    best: int | None = None


def compute_figures(
    own: Sequence[Result], rivals: Iterable[Rival], now: datetime, unlisted: frozenset[int] = frozenset()
) -> Figures:
    """Return the figures of a person from their results, newest first, and from who else had a seat there.

    Tables that are `unlisted` count in the sums; no match, no rival and no moment of them is named.
    """
    beside = defaultdict[int, list[Rival]](list)
    for rival in rivals:
        beside[rival.table_id].append(rival)
    matches = list({one.table_id: one for one in reversed(own)}.values())[::-1]
    with_people = [one for one in matches if any(is_person(rival) for rival in beside[one.table_id])]
    alone = {one.table_id for one in matches} - {one.table_id for one in with_people}
    listed = [one for one in matches if one.table_id not in unlisted]
    played = {day for one in matches for day in (one.started_at.date(), one.ended_at.date())}
    return Figures(
        matches=len(matches),
        games=tuple(_list_games(matches, alone, beside)),
        people=_sum_up(with_people, beside),
        goblins=_sum_up([one for one in matches if one.table_id in alone], beside),
        latest=tuple(map(_dot, listed[:LATEST])),
        most_met=_find_most_met(listed, beside),
        days=len(played),
        days_lately=_count_lately(played, now),
        best=_find_best(listed, alone),
    )


def is_person(rival: Rival) -> bool:
    """Tell whether a rival is a person, known or not; goblins have a number below zero."""
    return rival.user_id is None or rival.user_id > 0


def is_win(one: Result) -> bool:
    """Tell whether somebody won a match, alone or with others."""
    return one.place == 1 and one.leaving is None


def is_ranked(one: Result) -> bool:
    """Tell whether a match counts for wins and shares."""
    return one.seats > 1 and one.place is not None


def _list_games(
    matches: Sequence[Result], alone: set[int], beside: Mapping[int, Sequence[Rival]]
) -> Iterable[GameFigures]:
    counted = Counter(one.game for one in matches)
    for game, count in sorted(counted.items(), key=lambda item: (-item[1], item[0])):
        here = [one for one in matches if one.game == game]
        people = _sum_up([one for one in here if one.table_id not in alone], beside)
        yield GameFigures(game, count, people, _sum_up([one for one in here if one.table_id in alone], beside))


def _sum_up(matches: Sequence[Result], beside: Mapping[int, Sequence[Rival]]) -> Share:
    ranked = [one for one in matches if is_ranked(one)]
    seats = {one.seats for one in ranked}
    return Share(
        ranked=len(ranked),
        wins=sum(map(is_win, ranked)),
        even=sum(_count_first(one, beside[one.table_id]) / one.seats for one in ranked),
        seats=seats.pop() if len(seats) == 1 else None,
    )


def _count_first(one: Result, rivals: Sequence[Rival]) -> int:
    """Return how many first places a match had."""
    return (one.place == 1) + sum(rival.place == 1 for rival in rivals)


def _dot(one: Result) -> Dot:
    left = one.leaving is not None
    return Dot(one.game, None if left else one.place, one.seats, left)


def _find_most_met(matches: Sequence[Result], beside: Mapping[int, Sequence[Rival]]) -> MostMet | None:
    """Return whom somebody met most; of several, the one met last."""
    met = defaultdict[int, list[tuple[Result, Rival]]](list)
    for one in matches:
        for rival in beside[one.table_id]:
            if rival.user_id is not None and rival.user_id > 0 and rival.user_id != one.user_id:
                met[rival.user_id].append((one, rival))
    if not met:
        return None
    user_id, pairs = max(met.items(), key=lambda item: len({one.table_id for one, _ in item[1]}))
    stands = Counter(_compare(one, rival) for one, rival in pairs)
    return MostMet(user_id, len({one.table_id for one, _ in pairs}), stands[1], stands[-1], stands[0])


def _compare(one: Result, rival: Rival) -> int | None:
    """Return 1 for somebody who was ahead of a rival, -1 behind, 0 level; `None` where one of them left or no place."""
    if one.place is None or rival.place is None or one.leaving is not None or not rival.stayed:
        return None
    return (rival.place > one.place) - (rival.place < one.place)


def _count_lately(played: Iterable[date], now: datetime) -> int:
    since = (now - LATELY).date()
    return sum(day > since for day in played)


def _find_best(matches: Sequence[Result], alone: set[int]) -> int | None:
    """Return the table of the best win; of equals, the newest."""
    wins = [one for one in matches if is_win(one) and one.ending == "rules"]
    best = max(wins, key=lambda one: (one.table_id not in alone, one.seats, one.ended_at), default=None)
    return best.table_id if best else None
