"""Goblins to play against: they try their moves in imagined worlds and play the one that fared best.

A goblin knows what its seat knows. It looks at the match only through worlds in which everything hidden is drawn
afresh (`Game.imagine`), lets its seat begin with a move, lets all seats go on by a hunch (`Game.hunch`), and judges
where that leads (`Game.judge`). All moves are tried in the same worlds with the same luck. The worse half drops out
again and again, so that most of the effort goes to the moves between which it is hard to choose. How long a goblin
thinks is counted in moves played in its head, never by the clock: the same match and lots give the same move.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games.engine.chance import Chance, SwiftChance
from games.engine.contract import Game, Move
from games.engine.errors import NotYourTurn
from games.engine.match import Match

CANDIDATES = 60
"""So many moves are tried at most; of more, a sample."""
HUNCHES = 12
"""So many of a sample are hunches, as far as they differ; the others are drawn."""
SEEDS = 1 << 48


@dataclass(slots=True)
class Candidate:
    """A move that is tried, and what all worlds together made of it."""

    move: Move
    total: int = 0


@dataclass(frozen=True, slots=True)
class World:
    """What may be true, and the seed of the luck that follows."""

    state: Any
    luck: int


def goblin_move(match: Match, seat: int, lots: Chance) -> Move:
    """Return what a goblin at this seat plays now; the match stays as it is.

    Raises `NotYourTurn` for a seat that owes no answer: where a goblin is merely welcome, it keeps still.
    """
    if match.decision is None or seat not in match.decision.seats:
        raise NotYourTurn("not-your-turn")
    return Goblin(match.game, match.state, seat, lots).choose()


class Goblin:
    """A goblin that is to decide."""

    def __init__(self, game: Game[Any, Any, Any], state: Any, seat: int, lots: Chance) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._lots = lots
        self._played = 0

    def choose(self) -> Move:
        """Return the move that fared best: of equals, the one listed first."""
        left = self._candidates()
        share = self._game.forethought // max(1, (len(left) - 1).bit_length())
        while len(left) > 1:
            self._try_out(left, share)
            left.sort(key=lambda candidate: -candidate.total)
            del left[(len(left) + 1) // 2 :]
        return left[0].move

    def _candidates(self) -> list[Candidate]:
        """Return the moves to be tried: all that are considered, or some hunches and a sample."""
        state = self._imagine().state
        moves: Sequence[Move] = self._game.considered(state, self._seat)
        if len(moves) > CANDIDATES:
            hunches = [self._game.hunch(state, self._seat, self._lots) for _ in range(HUNCHES)]
            drawn = [self._lots.pick(moves, "candidate") for _ in range(CANDIDATES - HUNCHES)]
            moves = list(dict.fromkeys([*hunches, *drawn]))
        return [Candidate(move) for move in moves]

    def _imagine(self) -> World:
        """Return another world that looks the same to this seat."""
        state = self._game.imagine(self._state, self._seat, self._lots)
        return World(state, self._lots.below(SEEDS, "luck"))

    def _try_out(self, candidates: list[Candidate], share: int) -> None:
        """Try each move in the same worlds, in one at least, until a share of the forethought is spent."""
        end = self._played + share
        while True:
            world = self._imagine()
            for candidate in candidates:
                candidate.total += self._fare(world, candidate.move)
            if self._played >= end:
                return

    def _fare(self, world: World, move: Move) -> int:
        """Return how this seat stands after a move, where the match may well go from there."""
        game, luck, state = self._game, SwiftChance(world.luck), world.state.clone()
        seat: int = self._seat
        while True:
            game.play(state, seat, move, luck)
            self._played += 1
            if state.decision is None or not game.foresees(world.state, state):
                return game.judge(state, self._seat)
            seat = state.decision.seats[0]
            move = game.hunch(state, seat, luck)
