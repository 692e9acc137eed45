"""Goblins (computer players, AI): a Monte Carlo search tries moves in imagined worlds, against a habit.

A goblin knows what its seat knows. Its habit is the move of the game's thumb (`Game.habit`). It looks at the match only
through worlds in which everything hidden is drawn afresh (`Game.suppose`). There its seat begins with a move, all seats
play on by a hunch (`Game.hunch`), and the goblin judges the result (`Game.judge`). All moves are tried in the same
worlds with the same luck. The worse half drops out again and again, so that most of the effort goes to the moves
between which it is hard to choose; the habit stays in, and the goblin leaves it only for a move that is better by more
than the luck of the worlds explains. Where nothing is hidden and no luck is left, one world is enough, and an old
goblin lets the next player think as well, instead of following a hunch. Thinking is counted in moves played in the
head, never by the clock: the same match and random numbers give the same move.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from games.engine.chance import Chance, SwiftChance
from games.engine.contract import Game, Move
from games.engine.errors import NotYourTurn
from games.engine.match import Match

MAX_CANDIDATES = 60
"""At most this many moves are tried; from a longer list, a sample."""
MAX_HUNCHES = 12
"""At most this many of a sample are different hunches; the others are drawn."""
MIN_WORLDS_A_MOVE = 8
"""Each move is tried in at least this many worlds before the worse half drops out."""
SEED_RANGE = 1 << 48


class GoblinLevel(StrEnum):
    """The difficulty of a goblin: a young one makes human mistakes, a grown one thinks, an old one thinks longer."""

    YOUNG = "young"
    GROWN = "grown"
    OLD = "old"


FORETHOUGHT_BY_LEVEL = {GoblinLevel.GROWN: 1, GoblinLevel.OLD: 12}
"""How often a goblin spends the forethought of its game on one decision."""


@dataclass(slots=True)
class Candidate:
    """A candidate move that is tried, and its value in each world."""

    move: Move
    fared: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class SampledWorld:
    """A sampled world (determinization): what may be true, and the seed of the luck that follows."""

    state: Any
    luck: int


def compute_goblin_move(match: Match, seat: int, rng: Chance, level: GoblinLevel = GoblinLevel.GROWN) -> Move:
    """Choose the move that a goblin (computer player, AI) at this seat plays now; the match stays as it is.

    Raises `NotYourTurn` for a seat that owes no answer: a goblin that is only welcome does nothing.
    """
    if match.decision is None or seat not in match.decision.seats:
        raise NotYourTurn("not-your-turn")
    if level is GoblinLevel.YOUNG:
        return match.game.choose_mistaken_move(match.game.imagine_for_goblin(match.state, seat, rng), seat, rng)  # type: ignore[no-any-return]
    return Goblin(match.game, match.state, seat, rng, FORETHOUGHT_BY_LEVEL[level]).choose_move()


def is_clearly_better(challenger: Sequence[int], habit: Sequence[int]) -> bool:
    """Tell whether a move did better in the same worlds by more than one standard error of the difference."""
    gains = [ours - theirs for ours, theirs in zip(challenger, habit, strict=True)]
    return fmean(gains) > (stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0)


class Goblin:
    """A goblin (computer player) that has to decide: a Monte Carlo search over imagined worlds."""

    def __init__(self, game: Game[Any, Any, Any], state: Any, seat: int, rng: Chance, patience: float = 1) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._rng = rng
        self.is_certain = game.has_perfect_information(state, seat)
        self._patience = patience
        self._forethought = 0 if self.is_certain else int(game.forethought * patience)
        self._played = 0

    def choose_move(self) -> Move:
        """Choose a move: the habit, unless another is clearly better; without a habit, the move that did best."""
        habit, others = self.narrow_candidates()
        if habit and not (others and is_clearly_better(others[0].fared, habit.fared)):
            return habit.move
        return others[0].move

    def narrow_candidates(self) -> tuple[Candidate | None, list[Candidate]]:
        """Narrow the candidates by successive halving: return the habit, if any, and the others, the best first."""
        habit = [Candidate(move) for move in [self._game.choose_habit_move(self._state, self._seat, self._rng)] if move]
        others = [Candidate(move) for move in self._choose_moves_to_try() if not habit or move != habit[0].move]
        share = self._forethought // max(1, (len(others) - 1).bit_length() + len(habit))
        while len(habit) + len(others) > 1:
            self._try_candidates([*habit, *others], share)
            others.sort(key=lambda candidate: -sum(candidate.fared))
            if len(others) == 1 or self.is_certain:
                break
            del others[(len(others) + 1) // 2 :]
        return (habit[0] if habit else None), others

    def _choose_moves_to_try(self) -> Sequence[Move]:
        """Choose the candidate moves to try: all that are considered, or some hunches and a sample."""
        state = self.imagine_world().state
        moves: Sequence[Move] = self._game.candidate_moves(state, self._seat)
        if len(moves) <= MAX_CANDIDATES:
            return moves
        hunches = [self._game.choose_rollout_move(state, self._seat, self._rng) for _ in range(MAX_HUNCHES)]
        drawn = [self._rng.pick(moves, "candidate") for _ in range(MAX_CANDIDATES - MAX_HUNCHES)]
        return list(dict.fromkeys([*hunches, *drawn]))

    def imagine_world(self) -> SampledWorld:
        """Return another world (a determinization) that looks the same to this seat."""
        state = self._game.imagine_for_goblin(self._state, self._seat, self._rng)
        return SampledWorld(state, self._rng.random_below(SEED_RANGE, "luck"))

    def _try_candidates(self, candidates: list[Candidate], share: int) -> None:
        """Try each candidate in the same worlds (Monte Carlo), in a few at least, until the share is used up."""
        min_worlds, end, worlds = 1 if self.is_certain else MIN_WORLDS_A_MOVE, self._played + share, 0
        while self._played < end or worlds < min_worlds:
            world = self.imagine_world()
            worlds += 1
            for candidate in candidates:
                candidate.fared.append(self.evaluate_moves_by_rollout(world, (candidate.move,)))

    def evaluate_moves_by_rollout(self, world: SampledWorld, moves: Sequence[Move]) -> int:
        """Evaluate a seat's moves by rollouts: how it stands if the match goes on in a likely way (Monte Carlo).

        A patient goblin that is certain of everything lets the next other seat think, too.
        """
        game, luck, state = self._game, SwiftChance(world.luck), world.state.clone()
        seat: int = self._seat
        for move in moves[:-1]:
            game.play(state, seat, move, luck)
            self._played += 1
        move = moves[-1]
        reply = self.is_certain and self._patience > 1
        while True:
            game.play(state, seat, move, luck)
            self._played += 1
            if state.decision is None or not game.continues_search(world.state, state):
                return game.evaluate_position(state, self._seat)
            seat = state.decision.seats[0]
            thinks, reply = reply and seat != self._seat, reply and seat == self._seat
            move = (
                Goblin(game, state, seat, luck).choose_move() if thinks else game.choose_rollout_move(state, seat, luck)
            )
