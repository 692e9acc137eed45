"""Compares a decision with the best alternative: found in imagined worlds, and tested again in fresh ones.

The RNG is seeded by the seat and the number of the move, never from the match: the same position gives the same review
in every match, in every process, and nothing of what is hidden or still to be drawn gets in.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from games.engine.chance import SwiftChance
from games.engine.contract import Move
from games.engine.goblins import Candidate, Goblin, is_clearly_better
from games.engine.review.decisions import SeatDecision


class SearchEffort(NamedTuple):
    """The budget of the search for a better decision: how many worlds and moves.

    `patience` is how often the forethought of the game is spent on finding the best move; in so many fresh `worlds`
    that move and the one played are compared. Each effort has an RNG of its own, by its `name`.
    """

    name: str
    patience: float
    worlds: int


GLANCE_EFFORT = SearchEffort("glance", 0.4, 24)
"""Each decision gets a glance: it says which ones are worth more."""
CLOSE_EFFORT = SearchEffort("close", 3, 48)
"""What a review says is sure only after a close look."""
BETTER_STANDARD_ERRORS = 2.0
"""One of two moves is better if it does better by more than so many standard errors."""
MAX_ANSWER_MOVES = 30
"""At most so many moves answer one question."""


@dataclass(frozen=True, slots=True)
class DecisionComparison:
    """A decision beside another one: what the other gains in each world, in the game's own measure (`Game.judge`)."""

    decision: SeatDecision
    other: tuple[Move, ...]
    gains: Sequence[int]

    @property
    def gain(self) -> float:
        """What the other moves gain on average: negative where the decision was better."""
        return fmean(self.gains)

    @property
    def error(self) -> float:
        """The standard error of the gain; 0 where one world shows everything."""
        return stdev(self.gains) / sqrt(len(self.gains)) if len(self.gains) > 1 else 0.0

    @property
    def is_mistake(self) -> bool:
        """Whether the other moves are better for sure."""
        return self.gain > BETTER_STANDARD_ERRORS * self.error

    @property
    def is_doubtful(self) -> bool:
        """Whether the other moves seem better: by more than one standard error."""
        return self.gain > self.error

    @property
    def is_right(self) -> bool:
        """Whether the decision was better for sure."""
        return -self.gain > BETTER_STANDARD_ERRORS * self.error


def create_review_rng(decision: SeatDecision, stage: str) -> SwiftChance:
    """Return the RNG of a stage of the review of a decision."""
    return SwiftChance(f"review/{decision.seat}/{decision.step}/{stage}")


def compare_decision(decision: SeatDecision, effort: SearchEffort) -> DecisionComparison | None:
    """Compare a decision with the best other one, or return `None` where nothing else is worth a thought."""
    first = _find_best_other(decision, effort)
    if first is None:
        return None
    goblin = _create_goblin(decision, effort, "compare")
    other = _complete_answer(decision, first)
    worlds = (goblin.imagine_world() for _ in range(1 if goblin.is_certain else effort.worlds))
    gains = [
        goblin.evaluate_moves_by_rollout(world, other) - goblin.evaluate_moves_by_rollout(world, decision.moves)
        for world in worlds
    ]
    return DecisionComparison(decision, other, gains)


def _create_goblin(decision: SeatDecision, effort: SearchEffort, stage: str) -> Goblin:
    match, rng = decision.match, create_review_rng(decision, f"{effort.name}/{stage}")
    return Goblin(match.game, match.state, decision.seat, rng, effort.patience)


def _find_best_other(decision: SeatDecision, effort: SearchEffort) -> Move | None:
    """Return what a goblin would play instead of the first move: its choice, or the next best if that was played."""
    habit, others = _create_goblin(decision, effort, "find").narrow_candidates()
    ranked = _rank_candidates(habit, others)
    return next((candidate.move for candidate in ranked if candidate.move != decision.moves[0]), None)


def _rank_candidates(habit: Candidate | None, others: Sequence[Candidate]) -> list[Candidate]:
    """Return the candidates with the goblin's choice first: its habit, unless another move is clearly better."""
    if habit is None:
        return list(others)
    if others and is_clearly_better(others[0].fared, habit.fared):
        return [others[0], habit, *others[1:]]
    return [habit, *others]


def _complete_answer(decision: SeatDecision, first: Move) -> tuple[Move, ...]:
    """Return a move and those that go on with it until the question is answered, as a goblin goes on by its habit.

    They are found in an imagined world: what is hidden does not change an answer in the middle.
    """
    match, rng = decision.match, create_review_rng(decision, "answer")
    game, seat = match.game, decision.seat
    state = game.imagine_state(match.state, seat, rng)
    number, answer = state.decision.number, [first]
    while len(answer) < MAX_ANSWER_MOVES:
        game.play(state, seat, answer[-1], rng)
        if state.decision is None or state.decision.number != number or seat not in state.decision.seats:
            break
        answer.append(game.choose_habit_move(state, seat, rng) or game.choose_rollout_move(state, seat, rng))
    return tuple(answer)
