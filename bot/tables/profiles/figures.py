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

from bot.store.models import EPOCH, Result

ENOUGH = 10
"""Nothing is said in per cent of fewer matches."""
LATEST = 10
"""So many of the last matches have a dot."""
LATELY = timedelta(days=30)


class Rival(NamedTuple):
    """Somebody else who had a seat in a match of a person, as their `Result` says it.

    Of each row of the store only this is read: a profile has thousands.
    """

    table_id: int
    user_id: int | None
    place: int | None
    leaving: str | None = None


class PlayedMatch(NamedTuple):
    """A match of a person: as much of their `Result` as figures need."""

    table_id: int
    game: str
    seats: int
    place: int | None
    leaving: str | None
    ending: str
    guild_id: int | None
    channel_id: int
    started_at: datetime
    ended_at: datetime


Played = PlayedMatch | Result
"""A match of a person, as a whole row or as a part of it."""


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
    own: Sequence[Played], rivals: Sequence[Rival], now: datetime, unlisted: frozenset[int] = frozenset()
) -> Figures:
    """Return the figures of a person from their results, newest first, and from who else had a seat there.

    Tables that are `unlisted` count in the sums; no match, no rival and no moment of them is named.
    """
    matches = list({one.table_id: one for one in reversed(own)}.values())[::-1]
    firsts, with_people = _look_beside(rivals)
    tallies = _tally_shares(matches, firsts, with_people)
    listed = [one for one in matches if one.table_id not in unlisted]
    played = {day for one in matches for day in (one.started_at.date(), one.ended_at.date())}
    return Figures(
        matches=len(matches),
        games=tuple(_list_games(matches, tallies)),
        people=_add_up(share for (_, people), share in tallies.items() if people),
        goblins=_add_up(share for (_, people), share in tallies.items() if not people),
        latest=tuple(map(_dot, listed[:LATEST])),
        most_met=_find_most_met({one.table_id: one for one in listed}, rivals),
        days=len(played),
        days_lately=_count_lately(played, now),
        best=_find_best(listed, with_people),
    )


def is_win(one: Played) -> bool:
    """Tell whether somebody won a match, alone or with others."""
    return one.place == 1 and one.leaving is None


def is_ranked(one: Played) -> bool:
    """Tell whether a match counts for wins and shares."""
    return one.seats > 1 and one.place is not None


def _look_beside(rivals: Iterable[Rival]) -> tuple[Counter[int], set[int]]:
    """Return how many rivals came first at each table, and the tables with another person, known or not."""
    firsts, with_people = Counter[int](), set[int]()
    for table_id, user_id, place, _ in rivals:
        if place == 1:
            firsts[table_id] += 1
        if user_id is None or user_id > 0:
            with_people.add(table_id)
    return firsts, with_people


def _tally_shares(
    matches: Iterable[Played], firsts: Mapping[int, int], with_people: set[int]
) -> dict[tuple[str, bool], Share]:
    """Return the share of each game, with people and against goblins alone."""
    kinds = defaultdict[tuple[str, bool], list[Played]](list)
    for one in matches:
        if is_ranked(one):
            kinds[one.game, one.table_id in with_people].append(one)
    return {kind: _count_share(ranked, firsts) for kind, ranked in kinds.items()}


def _count_share(ranked: Sequence[Played], firsts: Mapping[int, int]) -> Share:
    seats = {one.seats for one in ranked}
    return Share(
        ranked=len(ranked),
        wins=sum(map(is_win, ranked)),
        even=sum((firsts[one.table_id] + (one.place == 1)) / one.seats for one in ranked),
        seats=seats.pop() if len(seats) == 1 else None,
    )


def _add_up(shares: Iterable[Share]) -> Share:
    """Return several shares as one."""
    found = list(shares)
    seats = {share.seats for share in found}
    return Share(
        ranked=sum(share.ranked for share in found),
        wins=sum(share.wins for share in found),
        even=sum(share.even for share in found),
        seats=seats.pop() if len(seats) == 1 else None,
    )


def _list_games(matches: Iterable[Played], tallies: Mapping[tuple[str, bool], Share]) -> Iterable[GameFigures]:
    """Yield what was played of each game, the most played first."""
    counted = Counter(one.game for one in matches)
    for game, count in sorted(counted.items(), key=lambda item: (-item[1], item[0])):
        yield GameFigures(game, count, tallies.get((game, True), Share()), tallies.get((game, False), Share()))


def _dot(one: Played) -> Dot:
    left = one.leaving is not None
    return Dot(one.game, None if left else one.place, one.seats, left)


def _find_most_met(matches: Mapping[int, Played], rivals: Sequence[Rival]) -> MostMet | None:
    """Return whom somebody met most in some matches; of several, the one met last."""
    met = {(user, table) for table, user, _, _ in rivals if user is not None and user > 0 and table in matches}
    counted, latest = Counter[int](), dict[int, datetime]()
    for user, table in met:
        counted[user] += 1
        latest[user] = max(latest.get(user, EPOCH), matches[table].ended_at)
    if not counted:
        return None
    user_id = max(counted, key=lambda one: (counted[one], latest[one]))
    pairs = [(matches[rival.table_id], rival) for rival in rivals if rival[1] == user_id and rival[0] in matches]
    stands = Counter(_compare(one, rival) for one, rival in pairs)
    return MostMet(user_id, counted[user_id], stands[1], stands[-1], stands[0])


def _compare(one: Played, rival: Rival) -> int | None:
    """Return 1 for somebody who was ahead of a rival, -1 behind, 0 level; `None` where one of them left or no place."""
    if one.place is None or rival.place is None or one.leaving is not None or rival.leaving is not None:
        return None
    return (rival.place > one.place) - (rival.place < one.place)


def _count_lately(played: Iterable[date], now: datetime) -> int:
    since = (now - LATELY).date()
    return sum(day > since for day in played)


def _find_best(matches: Iterable[Played], with_people: set[int]) -> int | None:
    """Return the table of the best win; of equals, the newest."""
    wins = [one for one in matches if is_win(one) and one.ending == "rules"]
    best = max(wins, key=lambda one: (one.table_id in with_people, one.seats, one.ended_at), default=None)
    return best.table_id if best else None
