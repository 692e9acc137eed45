"""Filters the matches that count for a ladder (ranked), and whose seats count, from rows of results in any order.

Only the person or goblin who had a seat first counts for it; a substitute never does. People who left on their own, or
were silent until somebody else got their seat, count below all who stayed. People whom others removed do not count.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, datetime
from operator import attrgetter
from typing import Protocol

LAST_PLACE_LEAVINGS = frozenset({"resigned", "silent", "left-server", "closed"})
"""Who left like this counts below all who stayed; who left in any other way does not count."""
CLOSED_ENDING = "closed"
"""The ending of a match that nobody won, because it was closed."""
AGREEMENT_ENDING = "agreement"


class SeatResult(Protocol):
    """One row of results: how a person or goblin did who had a seat."""

    @property
    def table_id(self) -> int:
        """The table of the match."""
        ...

    @property
    def seat(self) -> int:
        """The seat, from 0."""
        ...

    @property
    def turn(self) -> int:
        """0: who had the seat first; 1: the first substitute, and so on."""
        ...

    @property
    def user_id(self) -> int | None:
        """The person, below zero for goblins; `None`: somebody who deleted their data."""
        ...

    @property
    def level(self) -> str | None:
        """The level of a goblin."""
        ...

    @property
    def game(self) -> str:
        """The key of the game."""
        ...

    @property
    def seats(self) -> int:
        """How many played."""
        ...

    @property
    def place(self) -> int | None:
        """1 for the first, ties share a place; `None`: nothing ranks them."""
        ...

    @property
    def leaving(self) -> str | None:
        """Why their part ended early; `None`: it did not."""
        ...

    @property
    def ending(self) -> str:
        """How the match ended: by its rules, by agreement, or closed."""
        ...

    @property
    def counts(self) -> bool:
        """Whether the lobby said that it counts."""
        ...

    @property
    def ended_at(self) -> datetime:
        """When the match ended."""
        ...


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody whose seat counts in a match: a person, a goblin of some level, or a person who deleted their data."""

    person: int | None
    level: str | None
    rank: int
    """1 is best; all who left share the last rank."""
    left: bool

    @property
    def is_goblin(self) -> bool:
        """Whether it is a goblin."""
        return self.level is not None


@dataclass(frozen=True, slots=True)
class CountingMatch:
    """A match that counts, and its entrants by seat. Unless it `ranks` those who stayed, only those who left move."""

    table_id: int
    game: str
    seats: int
    day: date
    entrants: tuple[Entrant, ...]
    ranks: bool


def list_rated_matches(rows: Iterable[SeatResult]) -> Iterator[CountingMatch]:
    """Yield each match that counts once, by the time of its end, then by its table."""
    by_table: dict[int, list[SeatResult]] = defaultdict(list)
    for row in rows:
        if row.counts and row.turn == 0:
            by_table[row.table_id].append(row)
    for results in sorted(by_table.values(), key=_build_sort_key):
        if match := build_rated_match(results):
            yield match


def _build_sort_key(rows: list[SeatResult]) -> tuple[datetime, int]:
    return rows[0].ended_at, rows[0].table_id


def build_rated_match(rows: Iterable[SeatResult]) -> CountingMatch | None:
    """Return the match of these rows of first holders, or `None` if it counts for nobody."""
    seated = {row.seat: row for row in sorted(rows, key=attrgetter("seat")) if _is_counted(row)}
    if len(seated) < 2 or all(row.level for row in seated.values()):
        return None
    results = list(seated.values())
    ranks = _are_remaining_ranked([row for row in results if row.leaving is None])
    entrants = tuple(_read_entrant(row, ranks=ranks) for row in results)
    if not (ranks or any(entrant.left for entrant in entrants)):
        return None
    first = results[0]
    return CountingMatch(first.table_id, first.game, first.seats, first.ended_at.date(), entrants, ranks)


def _is_counted(row: SeatResult) -> bool:
    """Tell whether a first holder counts (is ranked): a goblin only if it stayed."""
    return row.leaving is None or (row.level is None and row.leaving in LAST_PLACE_LEAVINGS)


def _are_remaining_ranked(stayed: list[SeatResult]) -> bool:
    """Tell whether a match says who of those that stayed did better: an agreement in which all tie does not."""
    places = {row.place for row in stayed}
    if not stayed or None in places or any(row.ending == CLOSED_ENDING for row in stayed):
        return False
    return stayed[0].ending != AGREEMENT_ENDING or len(places) > 1


def _read_entrant(row: SeatResult, *, ranks: bool) -> Entrant:
    left = row.leaving is not None
    rank = row.seats + 1 if left else row.place if ranks and row.place else 1
    return Entrant(None if row.level else row.user_id, row.level, rank, left)
