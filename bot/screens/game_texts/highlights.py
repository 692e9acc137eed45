"""Highlights: what the players of a match would tell a friend, found in all that everybody saw of it.

Each game has a table of rules by kind: the rank of the kind, how much a candidate must move to be out of the ordinary,
and a function that finds candidates in a whole match. A candidate is the greater, the more it moved: points, gears,
gold. Sentences are "KEY-highlight-KIND". `python -m tests.bot.replays.played_highlights --usual 200` prints what is
ordinary.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from operator import attrgetter
from typing import Any, Generic, NamedTuple, TypeVar

from bot.screens.game_texts.base import V
from games.engine import Event
from games.engine.words import Word

MAX_HIGHLIGHTS = 3
"""So many highlights are told of a match."""
MAX_CHOICES = 4
"""So many choices are tried before fewer are told: a short one may fit where a long one does not."""
ALIKE_SHARE = 0.8
"""Of two highlights, one is about as great as the other if it is worth this share of it."""
EARLY_LEAD_RANK = 10
"""What an early lead is worth beside other highlights: it fills a podium that has room."""
EARLY_LEAD_SHARE = 1 / 3
"""Who leads from that part of a match on to its end took the lead early."""
HighlightFacts = Mapping[str, Word | tuple[str, ...]]
T = TypeVar("T")


class EventOfMove(NamedTuple):
    """An event with the move that caused it: its place among those that everybody knows."""

    move: int
    event: Any


@dataclass(frozen=True, slots=True)
class HighlightCandidate:
    """Something worth telling: the event that it was, in which move, whose it is, and how much it moved.

    The sentence gets the names of `seats`, one or several each, and `facts`. What sums over a match has all its events
    in `summed`: it is told with their rounds, and `event_of_move` is the greatest of them.
    """

    event_of_move: EventOfMove
    seat: int | None
    size: int
    facts: HighlightFacts = field(default_factory=dict)
    seats: Mapping[str, int | Sequence[int]] = field(default_factory=dict)
    summed: Sequence[EventOfMove] = ()


class MatchStory(Generic[V]):
    """A match from the deal to its end as everybody saw it: the public events of each move, and the last view."""

    def __init__(self, view: V, moves: Iterable[Sequence[Event]]) -> None:
        self.view = view
        self._moves = tuple(moves)

    @cached_property
    def events(self) -> tuple[EventOfMove, ...]:
        """All events in order."""
        return tuple(EventOfMove(move, event) for move, events in enumerate(self._moves) for event in events)

    @property
    def winners(self) -> Sequence[int]:
        """The seats that won; none before the end."""
        outcome = self.view.outcome
        return outcome.winners if outcome else ()

    def list_events(self, *kinds: type[Event]) -> list[EventOfMove]:
        """Return the events of some kinds."""
        return [move_event for move_event in self.events if isinstance(move_event.event, kinds)]

    def split_into_chapters(self, *kinds: type[Event]) -> list[list[EventOfMove]]:
        """Return the events in chapters: each begins with an event of these kinds, but for the first."""
        return split_before(self.events, *kinds, get_event=attrgetter("event"))

    def iterate_running_scores(self, changes: Iterable[Mapping[int, int]]) -> Iterator[list[int]]:
        """Yield everybody's points at the start, and after each of these changes by seat."""
        scores = [0] * self.view.seats
        yield scores
        for change in changes:
            scores = [points + change.get(seat, 0) for seat, points in enumerate(scores)]
            yield scores


def split_before(
    items: Iterable[T], *kinds: type[Event], get_event: Callable[[T], object] = lambda item: item
) -> list[list[T]]:
    """Split events, or what has one, before each event of these kinds; what comes before the first is a list, too."""
    parts: list[list[T]] = [[]]
    for item in items:
        if isinstance(get_event(item), kinds):
            parts.append([])
        parts[-1].append(item)
    return parts


class TurningPoint(NamedTuple):
    """Where the winner of a match went ahead for good: the place among its standings, and what came of it.

    The winner had `mine` points before, and has `now`; `rival` is the best of the others, with `theirs`. If it was
    `early`, these two are the points at the end. `behind` is by how much the winner trailed at most. `was_level`: the
    two had equal points before, so that nobody was overtaken. `second` is the most that any other had after it.
    """

    place: int
    seat: int
    rival: int
    mine: int
    now: int
    theirs: int
    behind: int
    early: bool
    was_level: bool
    second: int

    def describe(self, far: int) -> dict[str, Word]:
        """Return what a sentence says of it: `how` is "early", "level", "ahead" of who had as many before, or "passed".

        `behind` is 0 for who never trailed by as much as is `far`.
        """
        how = "early" if self.early else self._compare_points()
        behind = self.behind if self.behind >= far else 0
        points: dict[str, Word] = {"mine": self.mine, "now": self.now, "theirs": self.theirs, "second": self.second}
        return {"how": how, "behind": behind, **points}

    def _compare_points(self) -> str:
        if self.now == self.theirs:
            return "level"
        return "ahead" if self.was_level else "passed"


def find_turning_point(standings: Sequence[Sequence[int]], winners: Sequence[int]) -> TurningPoint | None:
    """Return where a single winner went ahead for good; `None` for no single winner, or one whom nobody could beat.

    Who won by something else than points went ahead where nobody had more, and is told if the two were level then.
    Whom the winner left behind had at least as many points before; of equal ones, it is who had most at the end.
    `standings` begin at the start.
    """
    if len(winners) != 1 or len(standings) < 2 or len(standings[0]) < 2:
        return None
    (seat,) = winners
    leads = [scores[seat] - max(points for other, points in enumerate(scores) if other != seat) for scores in standings]
    min_lead = 1 if leads[-1] > 0 else 0
    index = next((index for index in range(len(leads) - 1, 0, -1) if leads[index - 1] < min_lead), 0)
    if leads[-1] < 0 or not index or (leads[index] and not leads[-1]):
        return None
    early = min_lead > 0 and index <= (len(standings) - 1) * EARLY_LEAD_SHARE
    before, after = standings[index - 1], standings[-1 if early else index]
    mine, behind = before[seat], max(0, -min(leads))
    others = [other for other in range(len(after)) if other != seat]
    left_behind = (other for other in others if early or mine - before[other] < min_lead)
    rival = max(left_behind, key=lambda other: (after[other], standings[-1][other]))
    second, level = max(after[other] for other in others), before[rival] == mine
    return TurningPoint(index, seat, rival, mine, after[seat], after[rival], behind, early, level, second)


@dataclass(frozen=True, slots=True)
class HighlightRule:
    """A kind of highlights: how much more its candidates are worth than what they moved, and what finds them.

    Candidates that moved less than `min_size` are not told. `decides`: it tells what decided the match, before
    all others. `reasoned`: its sentence says what it was worth already. `pictured`: a board that is a field shows it.
    `pays`: its candidates brought somebody what they moved; the greatest of a match is always told. `foremost`: the
    greatest of its kind is told before what decided the match. `momentous`: a replay stops at each of its candidates.
    """

    rank: int
    find: Callable[[MatchStory[Any]], Iterable[HighlightCandidate]]
    min_size: int = 0
    decides: bool = False
    reasoned: bool = False
    pictured: bool = True
    pays: bool = False
    foremost: bool = False
    momentous: bool = False


class Highlight(NamedTuple):
    """A candidate of a kind, as great as its rule makes it, and in which chapter of the match it was."""

    kind: str
    rule: HighlightRule
    candidate: HighlightCandidate
    chapter: int

    @property
    def sort_key(self) -> tuple[bool, bool, int]:
        """What it is ordered by."""
        return self.rule.foremost, self.decides, self.greatness

    @property
    def decides(self) -> bool:
        """Whether it decided the match: a lead from early on to the end is no story."""
        return self.rule.decides and not self.is_early_lead

    @property
    def is_early_lead(self) -> bool:
        """Whether it tells of who led from early on to the end."""
        return self.candidate.facts.get("how") == "early"

    @property
    def greatness(self) -> int:
        """What it is worth beside others that are neither foremost nor decided the match."""
        return EARLY_LEAD_RANK if self.is_early_lead else self.rule.rank + self.candidate.size

    @property
    def is_ordinary(self) -> bool:
        """Whether it moved less than what is worth telling."""
        return self.candidate.size < self.rule.min_size


def find_highlights(
    rules: Mapping[str, HighlightRule], story: MatchStory[Any], chapters: tuple[type[Event], ...] = ()
) -> list[Highlight]:
    """Return all that is worth telling of a match, the greatest first, of equal ones the earlier.

    `chapters` are the events with which a chapter begins, such as an auction; without any, each event is one.
    """
    begins = [move_event for move_event in story.events if isinstance(move_event.event, chapters or Event)]
    numbers = {id(move_event.event): number for number, move_event in enumerate(begins)}
    highlights = list[Highlight]()
    chapter = 0
    candidates = defaultdict[int, list[tuple[str, HighlightRule, HighlightCandidate]]](list)
    for kind, rule in rules.items():
        for candidate in rule.find(story):
            candidates[id(candidate.event_of_move.event)].append((kind, rule, candidate))
    for move_event in story.events:
        chapter = numbers.get(id(move_event.event), chapter)
        highlights += [
            Highlight(kind, rule, candidate, chapter)
            for kind, rule, candidate in candidates.get(id(move_event.event), ())
        ]
    return sorted(highlights, key=lambda highlight: highlight.sort_key, reverse=True)


def choose_highlights(
    highlights: Sequence[Highlight], max_count: int = MAX_HIGHLIGHTS, reader: int | None = None
) -> list[Highlight]:
    """Choose the top highlights, the greatest first: of different kinds, and of different players as far as it goes.

    What is ordinary is not told, nor is one chapter twice. One of the reader's own is among them, if any is great.
    """
    great = [highlight for highlight in highlights if not highlight.is_ordinary]
    first = _find_indispensable(great)
    chosen = first[:max_count]
    while len(chosen) < max_count and (more := _find_next_highlight(great, chosen)):
        chosen.append(more)
    others = (highlight for highlight in great if not any(_repeats(highlight, other) for other in first))
    own = next((highlight for highlight in others if reader is not None and highlight.candidate.seat == reader), None)
    if own and not any(highlight.candidate.seat == reader for highlight in chosen):
        stays = [highlight for highlight in first if not highlight.rule.foremost]
        kept = [highlight for highlight in chosen if highlight in stays or not _is_same_kind(own, highlight)][
            : max_count - 1
        ]
        chosen = [*kept, own]
    return sorted(chosen, key=lambda highlight: highlight.sort_key, reverse=True)


def _find_next_highlight(great: Sequence[Highlight], highlights: Sequence[Highlight]) -> Highlight | None:
    """Return the greatest highlight of another kind and player than those chosen; else one of another kind.

    A second payment of the same kind, to a player who has no highlight yet, goes before it if it is about as great.
    """
    apart, other_kind, other_player = (
        [highlight for highlight in great if not any(same(highlight, other) for other in highlights)]
        for same in (_is_same_kind_or_player, _is_same_kind, _is_same_chapter_or_player)
    )
    if apart or not other_kind:
        return apart[0] if apart else None
    min_greatness = ALIKE_SHARE * other_kind[0].greatness
    paid = (highlight for highlight in other_player if highlight.rule.pays and highlight.greatness >= min_greatness)
    return next(paid, other_kind[0])


def list_highlight_choices(
    highlights: Sequence[Highlight], count: int, reader: int | None = None
) -> Iterator[list[Highlight]]:
    """Yield which highlights could be told, the best choice first.

    Before fewer are told, others are tried as the last: each choice is without the least of the one before it.
    The foremost of each kind stays, and so does what decided the match, and the greatest payment.
    """
    left, chosen = list(highlights), choose_highlights(highlights, count, reader)
    yield chosen
    first = _find_indispensable([highlight for highlight in highlights if not highlight.is_ordinary])
    for _ in range(MAX_CHOICES - 1 if count > 1 else 0):
        spare = [highlight for highlight in chosen if highlight not in first]
        if not spare:
            return
        left.remove(spare[-1])
        chosen = choose_highlights(left, count, reader)
        if len(chosen) < count:
            return
        yield chosen


def list_podium_candidates(highlights: Sequence[Highlight], readers: Iterable[int | None]) -> list[Highlight]:
    """Return all highlights that podiums may tell their readers, however few of them have room there."""
    counts = range(MAX_HIGHLIGHTS, 0, -1)
    chosen = [
        highlight
        for who in readers
        for count in counts
        for highlight in chain(*list_highlight_choices(highlights, count, who))
    ]
    return [highlight for highlight in highlights if highlight in chosen]


def _find_indispensable(great: Sequence[Highlight]) -> list[Highlight]:
    """Return the foremost of each kind, what decided a match, and the greatest payment.

    The payment is told by the best highlight of its chapter that is not of less.
    """
    first = list[Highlight]()
    for highlight in great:
        if highlight.rule.foremost and not any(_is_same_kind(highlight, other) for other in first):
            first.append(highlight)
    first += [highlight for highlight in great if highlight.decides][:1]
    paid = max(
        (highlight for highlight in great if highlight.rule.pays),
        key=lambda highlight: highlight.candidate.size,
        default=None,
    )
    if paid is None:
        return first
    payment = next(
        highlight
        for highlight in great
        if highlight.chapter == paid.chapter and highlight.candidate.size >= paid.candidate.size
    )
    same = any(highlight.candidate.event_of_move.event is paid.candidate.event_of_move.event for highlight in first)
    return first if payment in first or same else [*first, payment]


def _repeats(highlight: Highlight, first: Highlight) -> bool:
    """Tell whether one would say again what an indispensable one says: a second payment is told beside the greatest."""
    return _is_same_kind(highlight, first) if first.decides else highlight.chapter == first.chapter


def _is_same_kind(highlight: Highlight, other: Highlight) -> bool:
    """Tell whether two are of one kind, or tell of one chapter."""
    return highlight.kind == other.kind or highlight.chapter == other.chapter


def _is_same_chapter_or_player(highlight: Highlight, other: Highlight) -> bool:
    return highlight.chapter == other.chapter or highlight.candidate.seat == other.candidate.seat


def _is_same_kind_or_player(highlight: Highlight, other: Highlight) -> bool:
    return _is_same_kind(highlight, other) or highlight.candidate.seat == other.candidate.seat
