"""The contract that every game keeps: what a game is, what it waits for, what happened and who may know."""

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from games.engine.chance import Chance
from games.engine.errors import BadOptions, NotYourTurn

LONGEST_NOTATION = 60

VICTORY = 1000
"""What a victory is worth to a goblin, in points: more than any lead."""

Fact = int | str | bool | None | Sequence[int] | Sequence[str]


class GameOptions(BaseModel):
    """The options of a table. Every field of a game's own model has a default and a description."""

    model_config = ConfigDict(frozen=True, extra="forbid")


@dataclass(frozen=True, slots=True)
class Decision:
    """What the match waits for.

    `number` rises with every new decision, `kind` names it ("turn", "bet", "vote"), `seats` still owe an answer.
    The answers to a `sealed` decision stay hidden until all are in. The `welcome` may move too, but nobody waits for
    them: they owe nothing, and no silence of theirs means anything.
    """

    number: int
    kind: str
    seats: tuple[int, ...]
    sealed: bool = False
    welcome: tuple[int, ...] = ()

    def asks(self, seat: int | None) -> bool:
        """Tell whether this seat owes an answer or is welcome to move."""
        return seat in self.seats or seat in self.welcome

    def without(self, seat: int) -> "Decision":
        """Return this decision once `seat` has answered."""
        owing = tuple(other for other in self.seats if other != seat)
        return Decision(self.number, self.kind, owing, self.sealed, self.welcome)


class Move(Protocol):
    """A small frozen value; `str(move)` is its notation, at most 60 characters, which `Game.parse` reads back."""

    def __hash__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Event:
    """What happened, as a fact with its numbers in it; `to` is the one seat that may know, or `None` for everyone.

    The sentence for it stands in the catalogue under "GAME-event-KIND". A hidden draw is two events. A fact that is a
    seat is named `seat` or `..._seat` (several: `seats` or `..._seats`), so that people can be told of seats by name.
    """

    kind: str
    facts: Mapping[str, Fact]
    to: int | None = None

    def visible_to(self, seat: int | None) -> bool:
        """Tell whether this seat (or a spectator, `None`) may know of it."""
        return self.to is None or self.to == seat

    def __str__(self) -> str:
        return " ".join([self.kind, *(f"{name}={_plain(fact)}" for name, fact in self.facts.items())])


def _plain(fact: Fact) -> str:
    if isinstance(fact, Sequence) and not isinstance(fact, str):
        return ",".join(map(str, fact)) or "-"
    return "-" if fact is None else str(fact)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: points by seat, rank by seat (1 is best, ties share a rank), and the rule that ended it."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the victory."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @classmethod
    def ranked(cls, scores: Sequence[int], reason: str, ties: Sequence[tuple[int, ...]] | None = None) -> "Outcome":
        """Rank seats by score, then by `ties` (a tuple by seat, more is better); equal in both share a rank."""
        standing = [(score, *(ties[seat] if ties else ())) for seat, score in enumerate(scores)]
        ranks = tuple(1 + sum(other > mine for other in standing) for mine in standing)
        return cls(tuple(scores), ranks, reason)


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one onlooker may know, whatever the game: built field by field, never from a whole state.

    `seat` is the onlooker's own, or `None` for a spectator; `scores` are points by seat as everyone sees them.
    """

    seat: int | None
    seats: int
    decision: Decision | None
    scores: tuple[int, ...]
    outcome: Outcome | None


class State(Protocol):
    """A match between two moves: a stdlib dataclass of ints, strings, lists and dicts; no callables, clock or users."""

    decision: Decision | None

    def clone(self) -> Self:
        """Return an independent copy, cheaply."""
        ...


S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[S, M, V]):
    """A game is a set of pure rules over a small state."""

    key: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    version: ClassVar[int]
    """Rises when a change of the rules alters replays."""
    longest_match: ClassVar[int] = 10_000
    """No match, even of players who move at random, takes more moves than this: the audit holds it."""
    forethought: ClassVar[int] = 4_000
    """How many moves a goblin plays in its head for one decision, about."""
    Options: ClassVar[type[GameOptions]]
    State: ClassVar[type[Any]]

    @abstractmethod
    def deal(self, seats: int, options: Any, chance: Chance) -> S:
        """Set up a match for `seats` players; raises `BadOptions` for options that do not fit them."""

    @abstractmethod
    def legal_moves(self, state: S, seat: int) -> Sequence[M]:
        """Return all moves of a seat: complete and exact; none for a seat that owes nothing and is not welcome."""

    def public_moves(self, state: S) -> Sequence[M]:  # noqa: ARG002  by default a game offers nothing to all
        """Return the moves that may be offered on the board for all to see: those that tell nothing hidden.

        They are the legal moves of whoever owes an answer, or some of them; a seat that may not make one is refused.
        """
        return ()

    @abstractmethod
    def play(self, state: S, seat: int, move: M, chance: Chance) -> list[Event]:
        """Change the state by a move and tell what happened; raises `IllegalMove` having changed nothing."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """Return what a seat, or a spectator (`None`), may know."""

    @abstractmethod
    def parse(self, text: str) -> M:
        """Read a move's notation; raises `BadNotation` if it is none. Case and extra blanks do not matter."""

    @abstractmethod
    def default_move(self, state: S, seat: int) -> M:
        """Return what the silence of a seat that owes an answer means."""

    @abstractmethod
    def imagine(self, state: S, seat: int | None, chance: Chance) -> S:
        """Return a state with everything that the seat cannot know drawn afresh."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the match ended, or `None` while it goes on."""

    @abstractmethod
    def pieces(self, state: S) -> Mapping[str, int]:
        """Count all cards, tiles, coins by kind, wherever they are: the audit checks that no move changes it."""

    def tally(self, events: Sequence[Event]) -> Mapping[str, int]:  # noqa: ARG002  by default, nothing is counted
        """Count what audits should sum up about a step (how often each card was played, say). By default: nothing."""
        return {}

    def not_asked(self, state: S, seat: int) -> NotYourTurn:  # noqa: ARG002  games with a better reason use them
        """Return the refusal of a seat that neither owes an answer nor is welcome; it tells nothing hidden."""
        return NotYourTurn("not-your-turn")

    def moves_from(self, state: S, seat: int, text: str) -> list[M]:  # noqa: ARG002  games with longer notations use them
        """Read what a player typed as the moves it stands for, in order. By default: one move."""
        return [self.parse(text)]

    def judge(self, state: S, seat: int) -> int:
        """Return how well a seat stands, for goblins that compare moves. By default: its lead, and a victory."""
        outcome = self.outcome(state)
        scores = outcome.scores if outcome else self.view(state, seat).scores
        return lead(scores, seat) + victory(outcome, seat)

    def considered(self, state: S, seat: int) -> Sequence[M]:
        """Return the legal moves that a goblin thinks about. By default: all of them."""
        return self.legal_moves(state, seat)

    def hunch(self, state: S, seat: int, lots: Chance) -> M:
        """Return what a seat that owes an answer may well play, found fast: how goblins imagine that a match goes on.

        By default: as often what silence means as any legal move.
        """
        if lots.below(2, "hunch"):
            return self.default_move(state, seat)
        return lots.pick(self.legal_moves(state, seat), "hunch")

    def foresees(self, state: S, later: S) -> bool:  # noqa: ARG002  by default goblins look on to the end
        """Tell whether a goblin that decides in `state` looks on beyond `later`. By default: to the very end."""
        return True

    @cached_property
    def state_adapter(self) -> TypeAdapter[S]:
        """Writes and reads the state of this game."""
        return TypeAdapter(self.State)

    def options(self, values: Mapping[str, object] | None = None) -> GameOptions:
        """Read options by name; raises `BadOptions` with the first thing that is wrong."""
        try:
            return self.Options.model_validate(dict(values or {}))
        except ValidationError as problem:
            first = problem.errors()[0]
            name = ".".join(map(str, first["loc"])) or "-"
            if first["type"] == "extra_forbidden":
                raise BadOptions("unknown-option", game=self.key, option=name) from None
            raise BadOptions("bad-option", option=name, problem=first["msg"]) from None

    def check_seats(self, seats: int) -> None:
        """Raise `BadOptions` unless the game can be played by so many."""
        if seats not in self.seats:
            raise BadOptions("bad-seats", game=self.key, least=self.seats[0], most=self.seats[-1], seats=seats)


def lead(scores: Sequence[int], seat: int) -> int:
    """Return by how much a seat leads the best of the others."""
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0)


def victory(outcome: Outcome | None, seat: int) -> int:
    """Return what an outcome is worth to a seat beside its points: winners share a victory."""
    return VICTORY // len(outcome.winners) if outcome and seat in outcome.winners else 0


def first_seat(chosen: int, seats: int, chance: Chance) -> int:
    """Return the seat that begins: `chosen` counts from 1, 0 leaves it to chance. Raises `BadOptions`."""
    if chosen > seats:
        raise BadOptions("bad-first-seat", seats=seats)
    return chosen - 1 if chosen else chance.below(seats, "first seat")


def next_decision(
    state: State, kind: str, seats: tuple[int, ...], *, sealed: bool = False, welcome: tuple[int, ...] = ()
) -> None:
    """Let the match wait for something new."""
    number = state.decision.number + 1 if state.decision else 1
    state.decision = Decision(number, kind, seats, sealed, welcome)


def owing(decision: Decision | None, seat: int) -> Decision:
    """Return the decision if this seat owes an answer to it or is welcome to move, else raise `NotYourTurn`."""
    if decision is None or not decision.asks(seat):
        raise NotYourTurn("not-your-turn")
    return decision


def names_seats(fact: str) -> bool:
    """Tell whether the fact of this name in an event is a seat or several."""
    return fact.rpartition("_")[2] in {"seat", "seats"}


def seats_in(event: Event) -> list[int]:
    """Return all seats that an event names in its facts."""
    named = [fact for name, fact in event.facts.items() if names_seats(name)]
    listed = [fact if isinstance(fact, list | tuple) else (fact,) for fact in named]
    return [seat for seats in listed for seat in seats if isinstance(seat, int)]


def event_line(event: Event) -> str:
    """Return an event as one line of JSON with sorted keys: what records compare."""
    return json.dumps(
        [event.kind, dict(event.facts), event.to], sort_keys=True, separators=(",", ":"), ensure_ascii=True
    )
