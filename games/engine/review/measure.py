"""How a game's decisions are weighed and explained in reviews: `REVIEW` in `games/KEY/review.py`, if it has one."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from games.engine.contract import GameOptions, Move, View
from games.engine.convention import build_words_prefix, load_game_object
from games.engine.errors import IncompleteGame
from games.engine.events import Event
from games.engine.review.decisions import SeatDecision
from games.engine.review.luck import LuckMeasure


@dataclass(frozen=True, slots=True)
class ReviewFact:
    """A reason ("KEY-reason-NAME") or what was true ("KEY-truth-NAME"): the last part of its key, and its values.

    Values are numbers, and names of things by their keys; `seat` is a player.
    """

    name: str
    values: Mapping[str, int | float | str]


@dataclass(frozen=True, slots=True)
class ReviewOpinion:
    """What a game computes of a decision: the other move, what it cost (below 0: nothing to tell), and the fact.

    `chance` is how likely a goblin would have decided as the seat did.
    """

    other: Move
    cost: float
    fact: ReviewFact
    chance: float = 0.5


Reason = Callable[[Any, Any, Any], ReviewFact | None]
"""Returns a fact about the moves that were played and those that would have been better, by the view of the seat."""
Truth = Callable[[Any, int, Any, Any], ReviewFact | None]
"""Returns what was hidden from a seat and matters to these moves: it takes the state and the seat, then the same."""
Aftermath = Callable[[Any, int, Any, Iterator[Event]], ReviewFact | None]
"""Returns what became of the moves that were played: it takes state, seat and moves, then all that happened later."""
Advice = Callable[[Any, Any], ReviewFact | None]
"""Returns a fact about a move that a goblin would play, by the view of the seat."""
GiveOpinion = Callable[[Any, Any], ReviewOpinion | None]
"""Returns what a game thinks of a move, by the view of its seat."""


@dataclass(frozen=True, slots=True)
class ReviewContinuation:
    """What goblins did next after a better move, where the move alone does not say how it wins.

    `lasts` tells, by the states at a decision and later, whether later moves still follow from it. `describe` takes
    the view of the seat, and what it played then in each world.
    """

    lasts: Callable[[Any, Any], bool]
    describe: Callable[[Any, Sequence[Any]], ReviewFact | None]


@dataclass(frozen=True, slots=True)
class ReviewMeasure:
    """How a game's decisions are weighed. `points` are worth telling; 0: only the chance of winning counts.

    `facts` are the names of all facts, `reasons` are asked in their order. `advice` says why a move is a good one, for
    hints. `told_by_lead`: what a mistake cost is always told in points, never in the chance of winning.

    `praised` is the greatest share of decisions that seem doubtful at a glance where a seat is still praised: it lies
    between old goblins and random play (docs/goblins.md). A mistake that seems to cost at least `rechecked` of the
    victory is played on once more by goblins that think; 0: none is. `truths` are the names of what may be said of
    hidden things when the match is over, `truth` finds it, or `aftermath` where later moves count. `follow_up` says how
    goblins went on after the better move. With `opinions` nothing is searched, and `looks_at` names what these are
    about, if that is only a part. Without `luck`, nothing is said of it.
    """

    points: int = 2
    told_by_lead: bool = False
    praised: float = 0.15
    rechecked: float = 0.0
    facts: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()
    advice: tuple[Advice, ...] = ()
    truths: tuple[str, ...] = ()
    truth: Truth | None = None
    aftermath: Aftermath | None = None
    follow_up: ReviewContinuation | None = None
    opinions: tuple[GiveOpinion, ...] = ()
    looks_at: Literal["all", "votes"] = "all"
    luck: LuckMeasure | None = None
    reviews: Callable[[Any], bool] = lambda _options: True

    def can_review(self, options: GameOptions) -> bool:
        """Tell whether a match with these options has a review."""
        return self.reviews(options)

    def find_reason(self, decision: SeatDecision, other: Sequence[Move]) -> ReviewFact | None:
        """Return the first reason that says something about these two."""
        view: View = decision.match.view(decision.seat)
        facts = (reason(view, decision.moves, other) for reason in self.reasons)
        return next((fact for fact in facts if fact), None)

    def find_hidden_fact(self, decision: SeatDecision, other: Sequence[Move]) -> ReviewFact | None:
        """Return what was true and hidden from the seat, if it matters to these two; it judges nothing."""
        state, seat, moves = decision.match.state, decision.seat, decision.moves
        if self.aftermath:
            return self.aftermath(state, seat, moves, decision.iterate_later_events())
        return self.truth(state, seat, moves, other) if self.truth else None

    def describe_follow_up(self, decision: SeatDecision, later: Sequence[Sequence[Move]]) -> ReviewFact | None:
        """Return what goblins mostly did next after the better move, by what they played in each world."""
        return self.follow_up.describe(decision.match.view(decision.seat), later) if self.follow_up and later else None

    def explain_advice(self, view: View, move: Move) -> ReviewFact | None:
        """Return the first fact that says why a goblin would play a move (a hint)."""
        return next((fact for explain in self.advice if (fact := explain(view, move))), None)

    def list_review_comments(self, decision: SeatDecision) -> Iterator[ReviewOpinion]:
        """Yield what the game thinks of a decision."""
        view: View = decision.match.view(decision.seat)
        for give_opinion in self.opinions:
            if opinion := give_opinion(view, decision.moves[0]):
                yield opinion


def list_fact_sentence_keys(key: str) -> list[str]:
    """Return the keys of the sentences that a game needs for its facts."""
    measure, prefix = load_review_measure(key), build_words_prefix(key)
    return [f"{prefix}-reason-{name}" for name in measure.facts] + [f"{prefix}-truth-{name}" for name in measure.truths]


@cache
def load_review_measure(key: str) -> ReviewMeasure:
    """Return how a game's decisions are weighed: in the usual way, if it does not say.

    Raises `IncompleteGame` for a module that is there and broken.
    """
    try:
        return load_game_object(key, f"games.{key}.review", "REVIEW", ReviewMeasure)
    except IncompleteGame as problem:
        if problem.code != "no-module":
            raise
        return ReviewMeasure()
