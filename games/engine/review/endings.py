"""What a decision cost: it and the better one are played out by goblins (playouts), in the same fresh worlds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from games.engine.chance import Chance, SwiftChance
from games.engine.contract import Game, Move, compute_lead
from games.engine.goblins import Goblin
from games.engine.review.compare import DecisionComparison, create_review_rng

MAX_WORLDS = 100
"""Both ways are played on in at most so many worlds."""
FIRST_WORLDS, MORE_WORLDS = 16, 4
"""After so many, and again after so many more, it can be clear enough."""
SEED_RANGE = 1 << 40
VARIED_ONE_IN, VARIED_CANDIDATES = 3, 3
"""Where nothing is hidden, one move in so many is one of so many candidates."""


class MatchEnding(NamedTuple):
    """How a match ended for a seat: its share of the victory, and its lead over the best of the others.

    `later` are the moves that it played right after its first ones, as long as they belong together.
    """

    victory: float
    lead: int
    later: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class EndingDifference:
    """A figure of two ways in so many `worlds`: the mean of each, and the standard error of their difference."""

    played: float
    other: float
    error: float
    worlds: int = FIRST_WORLDS

    @property
    def gain(self) -> float:
        """How much more the other way brings."""
        return self.other - self.played

    def add_errors(self, errors: float) -> "EndingDifference":
        """Return the difference as it would be for sure if it were larger by so many standard errors."""
        return EndingDifference(self.played, self.other + errors * self.error, 0.0, self.worlds)


@dataclass(frozen=True, slots=True)
class EndingComparison:
    """What another decision would have changed: the chance of winning, and the lead at the end.

    `later` is what goblins played after it at the same seat, in each world.
    """

    victory: EndingDifference
    lead: EndingDifference
    later: Sequence[Sequence[Move]] = ()

    def add_errors(self, errors: float) -> "EndingComparison":
        """Return the comparison as it would be for sure if both were larger by so many standard errors."""
        return EndingComparison(self.victory.add_errors(errors), self.lead.add_errors(errors))


def _is_never_clear(_endings: EndingComparison) -> bool:
    return False


def _never_lasts(_begun: object, _state: object) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class PlayoutSettings:
    """How a decision is played out (playouts): in so many `worlds` at most, by goblins of such a `patience`.

    With a patience of 0 they play by habit. `stage` names the worlds. `is_clear` is asked now and then whether
    more worlds would change nothing. `lasts` tells, by the states at a decision and later, whether what the seat
    plays then still follows from the decision (`ReviewContinuation`); there it thinks with a patience of its own.
    Otherwise a bid would cost what habit makes of the cards that it wins.
    """

    patience: float = 0.0
    worlds: int = MAX_WORLDS
    stage: str = "endings"
    is_clear: Callable[[EndingComparison], bool] = _is_never_clear
    lasts: Callable[[Any, Any], bool] = _never_lasts
    continuation_patience: float = 0.0


def compare_endings(comparison: DecisionComparison, way: PlayoutSettings) -> EndingComparison:
    """Play out both moves to the end, in fresh worlds (Monte Carlo).

    Where nothing is hidden and no luck is left, all worlds are one, and a single line of play would say who wins: there
    goblins vary their moves, in each world in other turns.
    """
    decision, rng = comparison.decision, create_review_rng(comparison.decision, way.stage)
    game, seat, pairs = decision.match.game, decision.seat, list[list[MatchEnding]]()
    while True:
        state, seed = game.imagine_for_goblin(decision.match.state, seat, rng), rng.random_below(SEED_RANGE, "luck")
        moves = (decision.moves, comparison.other)
        pairs.append([_play_out(game, state, seat, move, seed, way) for move in moves])
        count = len(pairs)
        if count >= way.worlds:
            return _compare_victory_and_lead(pairs)
        if (
            count >= FIRST_WORLDS
            and count % MORE_WORLDS == 0
            and way.is_clear(ending_comparison := _compare_victory_and_lead(pairs))
        ):
            return ending_comparison


def _compare_victory_and_lead(pairs: Sequence[Sequence[MatchEnding]]) -> EndingComparison:
    victory, lead = (_compare_endings_by(pairs, figure) for figure in (_get_victory, _get_lead))
    return EndingComparison(victory, lead, [other.later for _, other in pairs])


def _get_victory(ending: MatchEnding) -> float:
    return ending.victory


def _get_lead(ending: MatchEnding) -> float:
    return ending.lead


def _compare_endings_by(
    pairs: Sequence[Sequence[MatchEnding]], figure: Callable[[MatchEnding], float]
) -> EndingDifference:
    played, other = ([figure(pair[way]) for pair in pairs] for way in (0, 1))
    gains = [theirs - ours for ours, theirs in zip(played, other, strict=True)]
    error = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
    return EndingDifference(fmean(played), fmean(other), error, len(pairs))


def _play_out(
    game: Game[Any, Any, Any], world: Any, seat: int, moves: Sequence[Move], seed: int, way: PlayoutSettings
) -> MatchEnding:
    """Play out (a playout): return how a seat ends if it begins with these moves, and goblins play on.

    Each step has luck of its own, so that both ways roll the same dice as long as they are alike.
    """
    state, step, later = world.clone(), 0, list[Move]()
    choose = _choose_varied_move if game.has_perfect_information(world, seat) else _choose_move
    for move in moves:
        game.play(state, seat, move, SwiftChance(seed + step))
        step += 1
    while state.decision is not None:
        mover = state.decision.seats[0]
        continues = mover == seat and way.lasts(world, state)
        patience = max(way.patience, way.continuation_patience) if continues else way.patience
        move = choose(game, state, mover, SwiftChance(-seed - step), patience)
        if continues:
            later.append(move)
        game.play(state, mover, move, SwiftChance(seed + step))
        step += 1
    return _build_ending(game, state, seat)._replace(later=tuple(later))


def _choose_move(game: Game[Any, Any, Any], state: Any, seat: int, rng: Chance, patience: float) -> Move:
    """Return what a goblin plays that thinks so long, as a part of a grown one's time; at 0, it plays by habit."""
    if not patience:
        return game.choose_habit_move(state, seat, rng) or game.choose_rollout_move(state, seat, rng)  # type: ignore[no-any-return]  # one of many
    return Goblin(game, state, seat, rng, patience).choose_move()


def _choose_varied_move(game: Game[Any, Any, Any], state: Any, seat: int, rng: Chance, patience: float) -> Move:
    """Return what a goblin plays, or now and then one of the first moves that it would try."""
    if rng.random_below(VARIED_ONE_IN, "varied"):
        return _choose_move(game, state, seat, rng, patience)
    return rng.pick(game.candidate_moves(state, seat)[:VARIED_CANDIDATES], "candidate")  # type: ignore[no-any-return]  # one of many


def _build_ending(game: Game[Any, Any, Any], state: Any, seat: int) -> MatchEnding:
    outcome = game.outcome(state)
    if outcome is None:
        raise ValueError("a match without an end")
    victory = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return MatchEnding(victory, compute_lead(outcome.scores, seat) if len(outcome.scores) > 1 else outcome.scores[0])
