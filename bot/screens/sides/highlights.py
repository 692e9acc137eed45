"""Highlights: what the players of a match would tell a friend, found in all that everybody saw of it.

Each game has a table of tales by kind: the rank of the kind, and a function that finds its deeds in a whole match. A
deed is the greater, the more it moved: points, gears, gold. Sentences are "KEY-highlight-KIND".
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, NamedTuple

from bot.screens.sides.side import V
from games.engine import Event
from games.engine.words import Word

MOST = 3
"""So many highlights are told of a match."""
NEARLY = 2 / 3
"""What moved that part of the greatest of its kind is nearly as great."""
Facts = Mapping[str, Word | tuple[str, ...]]


class ToldEvent(NamedTuple):
    """An event with the move that caused it: its place among those that everybody knows."""

    move: int
    event: Any


@dataclass(frozen=True, slots=True)
class Deed:
    """Something worth telling: the event that it was, in which move, whose it is, and how much it moved.

    The sentence gets the names of `seats`, one or several each, and `facts`. What sums over a match has all its events
    in `summed`: it is told with their rounds, and `told` is the greatest of them.
    """

    told: ToldEvent
    seat: int | None
    size: int
    facts: Facts = field(default_factory=dict)
    seats: Mapping[str, int | Sequence[int]] = field(default_factory=dict)
    summed: Sequence[ToldEvent] = ()


class MatchStory(Generic[V]):
    """A match from the deal to its end as everybody saw it: the public events of each move, and the last view."""

    def __init__(self, view: V, moves: Iterable[Sequence[Event]]) -> None:
        self.view = view
        self._moves = tuple(moves)

    @cached_property
    def events(self) -> tuple[ToldEvent, ...]:
        """All events in order."""
        return tuple(ToldEvent(move, event) for move, told in enumerate(self._moves) for event in told)

    def list_events(self, *kinds: type[Event]) -> list[ToldEvent]:
        """Return the events of some kinds."""
        return [told for told in self.events if isinstance(told.event, kinds)]

    def split_at(self, *kinds: type[Event]) -> list[list[ToldEvent]]:
        """Return the events in chapters: each begins with an event of these kinds, but for the first."""
        chapters: list[list[ToldEvent]] = [[]]
        for told in self.events:
            if isinstance(told.event, kinds):
                chapters.append([])
            chapters[-1].append(told)
        return chapters

    def sum_scores(self, changes: Iterable[Mapping[int, int]]) -> Iterator[list[int]]:
        """Yield everybody's points at the start, and after each of these changes by seat."""
        scores = [0] * self.view.seats
        yield scores
        for change in changes:
            scores = [points + change.get(seat, 0) for seat, points in enumerate(scores)]
            yield scores


@dataclass(frozen=True, slots=True)
class Tale:
    """A kind of highlights: how much more its deeds are worth than what they moved, and what finds them.

    A `plain` one is told only where there is nothing else. `reasoned`: its sentence says what it was worth already.
    """

    rank: int
    find: Callable[[MatchStory[Any]], Iterable[Deed]]
    plain: bool = False
    reasoned: bool = False


class Highlight(NamedTuple):
    """A deed of a kind, as great as its tale makes it."""

    kind: str
    tale: Tale
    deed: Deed

    @property
    def greatness(self) -> tuple[bool, int]:
        """What it is ordered by."""
        return not self.tale.plain, self.tale.rank + self.deed.size


def find_highlights(tales: Mapping[str, Tale], story: MatchStory[Any]) -> list[Highlight]:
    """Return all that is worth telling of a match, the greatest first, of equal ones the earlier."""
    found = [Highlight(kind, tale, deed) for kind, tale in tales.items() for deed in tale.find(story)]
    found.sort(key=lambda one: one.deed.told.move)
    return sorted(found, key=lambda one: one.greatness, reverse=True)


def choose_highlights(found: Sequence[Highlight], most: int = MOST, reader: int | None = None) -> list[Highlight]:
    """Return a few of the greatest, the greatest first: of different kinds, and of different players as far as it goes.

    What moved much less than the greatest of its kind is not told. One of the reader's own is among them, if any is.
    """
    most_moved = {one.kind: max(other.deed.size for other in found if other.kind == one.kind) for one in found}
    great = [one for one in found if not one.tale.plain and one.deed.size >= most_moved[one.kind] * NEARLY]
    great = great or [*found[:1]]
    chosen: list[Highlight] = []
    for same in (_is_same_kind_or_player, _is_same_kind):
        for one in great:
            if len(chosen) < most and not any(same(one, other) for other in chosen):
                chosen.append(one)
    own = next((one for one in found if reader is not None and one.deed.seat == reader), None)
    if own and not any(one.deed.seat == reader for one in chosen):
        kept = [one for one in chosen if not _is_same_kind(own, one)][: most - 1]
        chosen = [*kept, own]
    return sorted(chosen, key=lambda one: one.greatness, reverse=True)


def _is_same_kind(one: Highlight, other: Highlight) -> bool:
    """Tell whether two are of one kind, or tell of one event."""
    return one.kind == other.kind or one.deed.told.event is other.deed.told.event


def _is_same_kind_or_player(one: Highlight, other: Highlight) -> bool:
    return _is_same_kind(one, other) or one.deed.seat == other.deed.seat
