"""The contract (interface) that every game keeps: what a game is, what it waits for, what happened and who may know."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError
from pydantic_core import ErrorDetails
from typing_extensions import override

from games.engine.chance import Chance
from games.engine.choices import (
    applies_to_seats,
    build_option_error_facts,
    build_option_key,
    format_changed_options,
    list_option_sentence_keys,
)
from games.engine.convention import build_words_prefix
from games.engine.errors import BadOptions, NotYourTurn
from games.engine.events import Event, Kinds
from games.engine.questions import Question, StepFunction, Tempo
from games.engine.values import value_class
from games.engine.words import get_english_sentence

MAX_NOTATION_LENGTH = 60

AGREED_REASON = "agreed"
"""The reason of an outcome when all players agreed to end the match."""

VICTORY_POINTS = 1000
"""The worth of a victory to a goblin, in points: more than any lead."""


class GameOptions(BaseModel):
    """The options (settings, variants) of a table, each with a default; numbers have bounds too.

    The sentences of each are "KEY-option-NAME" and "KEY-option-NAME-help", and "KEY-option-NAME-VALUE" for each of
    its words. Numbers read as numbers, unless all of them have a sentence.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    def adjust_to_pace(self, *, brisk: bool) -> Self:  # noqa: ARG002  by default, no option goes by the pace
        """Return the options adjusted to the table's pace: `brisk` tells whether people sit together at the table."""
        return self


@value_class
class Decision:
    """A decision (open question): whose turn it is, and what the match waits for.

    `number` rises with every new decision, `kind` names it ("turn", "bet", "vote"), `seats` still owe an answer. The
    answers to a `sealed` decision stay hidden until all are in. The `welcome` may move too, but nobody waits for them:
    they owe nothing, and their silence means nothing.
    """

    number: int
    kind: str
    seats: tuple[int, ...]
    sealed: bool = False
    welcome: tuple[int, ...] = ()

    def asks(self, seat: int | None) -> bool:
        """Tell whether this seat owes an answer or is welcome to move."""
        return seat in self.seats or seat in self.welcome

    def remove_seat(self, seat: int) -> "Decision":
        """Return this decision without a seat that has answered."""
        owing = tuple(other for other in self.seats if other != seat)
        return Decision(self.number, self.kind, owing, self.sealed, self.welcome)

    def add_welcome_seat(self, seat: int) -> "Decision":
        """Return this decision with one more seat that may move but owes nothing."""
        return Decision(self.number, self.kind, self.seats, self.sealed, (*self.welcome, seat))


class Move(Protocol):
    """A small frozen value; `str(move)` is its notation, at most 60 characters, which `Game.parse_move` reads back."""

    @override
    def __hash__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome (result): points by seat, rank by seat (1 is best, ties share a rank), and the rule that ended it."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the victory."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def nobody_wins(self) -> bool:
        """Whether a match was ended by agreement while all stood level."""
        return self.reason == AGREED_REASON and len(self.winners) == len(self.ranks)

    @classmethod
    def from_scores(
        cls, scores: Sequence[int], reason: str, ties: Sequence[tuple[int, ...]] | None = None
    ) -> "Outcome":
        """Rank seats by score, then by tie-breaks (`ties`, by seat, more is better); equals in both share a rank."""
        standing = [(score, *(ties[seat] if ties else ())) for seat, score in enumerate(scores)]
        ranks = tuple(1 + sum(other > mine for other in standing) for mine in standing)
        return cls(tuple(scores), ranks, reason)


Mark = tuple[int, str]
"""A seat, and a thing that it laid or moved, by a name that the game's pictures know."""


@dataclass(frozen=True, slots=True)
class ComparedMoves:
    """Moves that a seat played, and the others with which a review compares them."""

    seat: int
    played: tuple[Any, ...]
    other: tuple[Any, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one viewer may know (no hidden information), in any game: built field by field, never from a whole state.

    `seat` is the viewer's own, or `None` for a spectator; `scores` are points by seat as everyone sees them.
    `recent` and `vacant` are for pictures, and come from the log's keeper: what others did since the reader last
    played, and at the end the seats whose players had gone. So is `compared_moves`: moves that a review marks.
    """

    seat: int | None
    seats: int
    decision: Decision | None
    scores: tuple[int, ...]
    outcome: Outcome | None
    recent: tuple[Mark, ...] = ()
    vacant: tuple[int, ...] = ()
    compared_moves: ComparedMoves | None = None

    @property
    def crown_wearers(self) -> tuple[int, ...]:
        """The winners who wear a crown: nobody whose player had gone, and nobody where nobody wins."""
        if self.outcome is None or self.outcome.nobody_wins:
            return ()
        return tuple(seat for seat in self.outcome.winners if seat not in self.vacant)


class State(Protocol):
    """A match between two moves: a slots dataclass of ints, strings, lists and dicts; no callables, clock or users.

    Its `clone` writes itself if the dataclass extends `Cloneable`.
    """

    decision: Decision | None

    def clone(self) -> Self:
        """Return an independent deep copy, cheaply."""
        ...


PlainPlayerPolicy = Callable[[Any, Sequence[Any], Chance], Any]
"""A plain player by rules of thumb: takes the view of the asked seat and its legal moves, and returns the one it plays.

It uses the RNG when it leaves a choice to luck; it knows no state, and remembers nothing.
"""

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[S, M, V]):
    """The rules of a game, pure, over a small state: deal, legal moves, play, view, outcome."""

    key: ClassVar[str]
    seats: ClassVar[range]
    version: ClassVar[int]
    """Increases when a change of the rules alters replays."""
    older_rules: ClassVar[Mapping[int, str]] = {}
    """The version of Goblin Parlour (its tag, or a commit) that had these rules last, by the version of the rules."""
    counts_points: ClassVar[bool] = True
    """Whether scores are points; if not, they only say who won."""
    longest_match: ClassVar[int] = 10_000
    """No match takes more moves than this, even with players who move at random; the audit checks it."""
    forethought: ClassVar[int] = 4_000
    """About how many moves a grown goblin plays in its head for one decision."""
    Options: ClassVar[type[GameOptions]]
    State: ClassVar[type[Any]]
    event_kinds: ClassVar[Kinds]
    """Every kind of event that the game tells; the audit checks it, unless none is listed."""
    beats: ClassVar[frozenset[type[Event]]] = frozenset()
    """The kinds of events that everybody should have a moment to see: a cave falls, a bluff is turned over."""
    rounds: ClassVar[frozenset[type[Event]]] = frozenset()
    """The kinds of events of which one ends each round: a turn, an auction, an expedition. Balance counts them."""
    lasting_moves: ClassVar[frozenset[type[Any]]] = frozenset()
    """The types of moves that answer later questions as well, such as a pass until a round is over."""
    preparing: ClassVar[frozenset[type[Any]]] = frozenset()
    """The types of moves after which a player may type another one at once: tiles laid one by one, a bet after a bet.

    Such a move draws no luck, uncovers nothing, and its seat goes on. Where it draws luck or its seat does not go on,
    as with a bet that closes the window, nothing may follow it. The audit checks that it uncovers nothing."""
    questions: Mapping[str, Question[S, M]]
    """All that a match can ask, by the kind of the decision."""
    thumbs: Mapping[str, PlainPlayerPolicy] = MappingProxyType({})
    """Plain players of this game, by name, from `games/KEY/rule_of_thumb.py` and `baseline_players.py`.

    They measure goblins; the first is their habit."""
    steps: Mapping[Any, StepFunction[S]] = MappingProxyType({})
    """The steps that can follow an answer without asking anybody, by the names that answers and steps give."""

    @property
    def title(self) -> str:
        """The game's name, which is the sentence under "KEY-title"."""
        return get_english_sentence(f"{build_words_prefix(self.key)}-title")

    def list_needed_keys(self) -> list[str]:
        """Return the keys of the sentences that the rules need: the game's name, and its options."""
        prefix = build_words_prefix(self.key)
        return [f"{prefix}-title", *list_option_sentence_keys(prefix, self.Options.model_fields)]

    @abstractmethod
    def deal(self, seats: int, options: Any, chance: Chance) -> S:
        """Set up a match for `seats` players; raises `BadOptions` for options that do not fit them."""

    def legal_moves(self, state: S, seat: int) -> Sequence[M]:
        """Return all moves of a seat: complete and exact; none for a seat that owes nothing and is not welcome."""
        decision = state.decision
        if decision is None or (seat not in decision.seats and seat not in decision.welcome):
            return ()
        return self.questions[decision.kind].moves(state, seat)

    def public_moves(self, state: S) -> Sequence[M]:  # noqa: ARG002  by default a game offers nothing to all
        """Return the moves that may be offered on the board for all to see: those that tell nothing hidden.

        They are the legal moves of the seats that owe an answer, or some of them; a seat that may not make one is
        refused.
        """
        return ()

    def play(self, state: S, seat: int, move: M, chance: Chance) -> list[Event]:
        """Apply a move to the state and report what happened (events); raises `IllegalMove` without changing anything.

        The move answers the question; then all steps follow that ask nobody. Seat check and loop are written out here,
        because simulations and goblins pass here for every move.
        """
        decision = state.decision
        if decision is None or (seat not in decision.seats and seat not in decision.welcome):
            raise NotYourTurn("not-your-turn")
        events: list[Event] = []
        step = self.questions[decision.kind].play(state, seat, move, chance, events)
        while step:
            step = self.steps[step](state, chance, events)
        return events

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """Return the view of a seat, or a spectator (`None`): what it may know, without hidden information."""

    @abstractmethod
    def parse_move(self, text: str) -> M:
        """Parse a move's notation; raises `BadNotation` if it is not a move.

        Case and extra blanks do not matter.
        """

    def is_answer_forced(self, state: S) -> bool:
        """Tell whether the answer is forced: nobody asked has a choice, for all to see; it is played automatically.

        Only a question whose moves are public may: what follows from a hidden hand would show it by its haste.
        """
        decision = state.decision
        if decision is None or not self.questions[decision.kind].public:
            return False
        return all(len(self.legal_moves(state, seat)) == 1 for seat in decision.seats)

    def default_move(self, state: S, seat: int) -> M:
        """Return the default move of a seat whose time runs out (a timeout): what its silence means."""
        return self.questions[require_turn(state.decision, seat).kind].silence(state, seat)

    @abstractmethod
    def imagine_state(self, state: S, seat: int | None, chance: Chance) -> S:
        """Return a state in which all hidden information of the seat is drawn afresh at random (a determinization)."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the outcome: how the match ended, or `None` while it goes on."""

    def keeps_secrets_at_end(self, options: Any) -> bool:  # noqa: ARG002  in most games all may be told at the end
        """Tell whether hidden cards or tiles stay hidden when the match is over: then nobody is shown all hands."""
        return False

    def outcome_by_agreement(self, state: S) -> Outcome:
        """Return how a match ends if its players agree to end it now (a draw offer). By default most points win."""
        return Outcome.from_scores(self.view(state, None).scores, AGREED_REASON)

    def rank_draw_as_in_older_versions(self, state: S) -> tuple[int, ...] | None:  # noqa: ARG002  most games never did
        """Return the ranks that an earlier version gave where players agreed to end a match level: nobody wins now.

        `None` where it gave the ranks of today. Results of that time are stored with them.
        """
        return None

    def view_by_agreement(self, state: S, seat: int | None) -> V:
        """Return what a seat may know once the players agreed to end the match here. By default: what it knew."""
        return self.view(state, seat)

    def describe_variant(self, options: Mapping[str, object], seats: int) -> str:
        """Return the options that make another game of it with this many players, as one short text; "": the usual."""
        game_options = self.validate_options(
            {name: options[name] for name in self.list_options_for_seats(seats) if name in options}
        )
        return format_changed_options(self.Options.model_fields, game_options.model_dump(mode="json"))

    @abstractmethod
    def count_pieces(self, state: S) -> Mapping[str, int]:
        """Count all cards, tiles and coins by kind, wherever they are: the audit checks that no move changes this."""

    def normalize_order(self, state: S) -> S:
        """Return a state without the orders that tell nothing hidden: two that differ only in these count as the same.

        So do cards in a hand that came in the order in which all saw them come. By default: the state itself.
        """
        return state

    def tally_events(self, events: Sequence[Event]) -> Mapping[str, int]:  # noqa: ARG002  by default, nothing is counted
        """Count what audits should sum up about a step, such as how often each card was played. By default: nothing."""
        return {}

    def explain_not_your_turn(self, state: S, seat: int) -> NotYourTurn:  # noqa: ARG002  games with a better reason use them
        """Return the refusal that tells a seat why it is not its turn: it neither owes an answer nor is welcome."""
        return NotYourTurn("not-your-turn")

    def parse_player_input(self, state: S, seat: int, text: str) -> list[M]:  # noqa: ARG002  games with longer notations use them
        """Parse what a player typed into the moves it stands for, in order.

        By default: one move.
        """
        return [self.parse_move(text)]

    def choose_habit_move(self, state: S, seat: int, rng: Chance) -> M | None:
        """Return the move that a goblin plays by habit (its heuristic), unless another one is clearly better.

        By default: the first thumb's move.
        """
        thumb = next(iter(self.thumbs.values()), None)
        return thumb(self.view(state, seat), self.legal_moves(state, seat), rng) if thumb else None

    def imagine_for_goblin(self, state: S, seat: int, rng: Chance) -> S:
        """Return a world of likely hidden cards (a determinization) for a goblin to try moves in.

        By default, only `imagine_state`. By default, only `imagine` draws what is hidden.
        """
        return self.imagine_state(state, seat, rng)

    def evaluate_position(self, state: S, seat: int) -> int:
        """Evaluate a position: return how well a seat stands, for goblins.

        By default: its lead, and a victory.
        """
        outcome = self.outcome(state)
        scores = outcome.scores if outcome else self.view(state, seat).scores
        return compute_lead(scores, seat) + compute_victory_bonus(outcome, seat)

    def candidate_moves(self, state: S, seat: int) -> Sequence[M]:
        """Return the legal moves that a goblin thinks about. By default: all of them."""
        return self.legal_moves(state, seat)

    def choose_rollout_move(self, state: S, seat: int, rng: Chance) -> M:
        """Guess a likely move of a seat fast (a hunch, a rollout policy): goblins imagine with it how a match goes.

        By default the question's own hunch; without one, half the time what silence means, otherwise any legal move.
        """
        hunch = self.questions[require_turn(state.decision, seat).kind].hunch
        if hunch:
            return hunch(state, seat, rng)
        if rng.random_below(2, "hunch"):
            return self.default_move(state, seat)
        return rng.pick(self.legal_moves(state, seat), "hunch")

    def choose_mistaken_move(self, state: S, seat: int, rng: Chance) -> M:
        """Return what a young (beginner) goblin plays in an imagined world: a mistake that people make, no nonsense.

        By default its hunch.
        """
        return self.choose_rollout_move(state, seat, rng)

    def continues_search(self, state: S, later: S) -> bool:  # noqa: ARG002  by default goblins look on to the end
        """Tell whether a goblin that decides in `state` searches beyond the horizon (depth) `later`.

        By default: to the end.
        """
        return True

    def has_perfect_information(self, state: S, seat: int) -> bool:  # noqa: ARG002  by default luck or a secret is left
        """Tell whether a seat has perfect information and no luck is left: then one world shows what follows."""
        return False

    def question_tempo(self, kind: str) -> Tempo:
        """Return the tempo of a kind of question: how long people take to answer, from which the time limit follows."""
        return self.questions[kind].tempo

    @cached_property
    def state_adapter(self) -> TypeAdapter[S]:
        """The adapter that serializes the state of this game, and reads it back."""
        return TypeAdapter(self.State)

    def validate_options(self, values: Mapping[str, object] | None = None) -> GameOptions:
        """Validate options by name; raises `BadOptions` for the first thing that is wrong."""
        try:
            return self.Options.model_validate(dict(values or {}))
        except ValidationError as problem:
            raise self._refuse_option(problem.errors()[0]) from None

    def _refuse_option(self, error: ErrorDetails) -> BadOptions:
        """Return the refusal for a value that pydantic did not accept."""
        name = str(error["loc"][0]) if error["loc"] else "-"
        if error["type"] == "extra_forbidden":
            return BadOptions("unknown-option", game=self.key, option=name)
        field = self.Options.model_fields.get(name)
        option = build_option_key(build_words_prefix(self.key), name) if field else name
        return BadOptions("bad-option", option=option, **build_option_error_facts(field, error))

    def list_options_for_seats(self, seats: int) -> list[str]:
        """Return the names of the options that mean something with this many players."""
        return [name for name, field in self.Options.model_fields.items() if applies_to_seats(field, seats)]

    def require_seat_count(self, seats: int) -> None:
        """Raise `BadOptions` unless the number of players (seats) is allowed."""
        if seats not in self.seats:
            raise BadOptions("bad-seats", game=self.key, least=self.seats[0], most=self.seats[-1], seats=seats)


def compute_lead(scores: Sequence[int], seat: int) -> int:
    """Return how far a seat leads the best of the others (its margin)."""
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0)


def compute_victory_bonus(outcome: Outcome | None, seat: int) -> int:
    """Return what an outcome is worth to a seat in addition to its points: winners share a victory."""
    return VICTORY_POINTS // len(outcome.winners) if outcome and seat in outcome.winners else 0


def choose_first_seat(option: int, seats: int, chance: Chance) -> int:
    """Choose the first player (seat): `option` counts from 1; 0 leaves it to chance.

    Raises `BadOptions`.
    """
    if option > seats:
        raise BadOptions("bad-first-seat", seats=seats)
    return option - 1 if option else chance.random_below(seats, "first seat")


def open_decision(
    state: State, kind: str, seats: tuple[int, ...], *, sealed: bool = False, welcome: tuple[int, ...] = ()
) -> None:
    """Open a new decision: whose turn it is, that is, which seats the match waits for."""
    number = state.decision.number + 1 if state.decision else 1
    state.decision = Decision(number, kind, seats, sealed, welcome)


def require_turn(decision: Decision | None, seat: int) -> Decision:
    """Return the decision if this seat owes an answer to it or is welcome to move, otherwise raise `NotYourTurn`."""
    if decision is None or not decision.asks(seat):
        raise NotYourTurn("not-your-turn")
    return decision
