"""Simulates random matches (playouts): the fast path of simulations, and the RNGs of audits and records."""

import hashlib
from contextlib import suppress
from typing import Any, NamedTuple

from games.engine.chance import Chance, SwiftChance
from games.engine.contract import Decision, Game, GameOptions, Move, Outcome
from games.engine.match import Match


class UnfinishedMatch(Exception):
    """A random match went on for longer than its game allows, or stopped without an outcome: a defect in its rules."""


class FinishedMatch(NamedTuple):
    """A random match that reached its end: how, and after how many moves."""

    outcome: Outcome
    moves: int


def derive_match_seed(seed: str, number: int) -> bytes:
    """Derive the 32-byte seed of one of the matches that a run with `seed` plays, counted from 1."""
    return hashlib.sha256(f"{seed}/{number}".encode(errors="surrogatepass")).digest()


def create_move_rng(seed: bytes) -> SwiftChance:
    """Return the RNG that chooses seats and moves in the match with this seed, apart from the match's own luck."""
    return SwiftChance(seed + b"picks")


def pick_random_move(game: Game[Any, Any, Any], state: Any, decision: Decision, rng: Chance) -> tuple[int, Move]:
    """Return a seat that may move, at random, and one of its legal moves.

    A welcome seat is skipped if it has no move; a seat that owes an answer always has one.
    """
    seats = decision.seats
    if len(seats) == 1 and not decision.welcome:
        return seats[0], rng.pick(game.legal_moves(state, seats[0]), "move")
    seats += decision.welcome
    while True:
        seat = seats[0] if len(seats) == 1 else rng.pick(seats, "seat")
        moves = game.legal_moves(state, seat)
        if moves or seat in decision.seats:
            return seat, rng.pick(moves, "move")
        seats = tuple(other for other in seats if other != seat)


def play_random_match(game: Game[Any, Any, Any], seats: int, options: GameOptions, seed: bytes) -> FinishedMatch:
    """Simulate a match at random, fast: with plain luck, no record and no check. Raises `UnfinishedMatch`."""
    rng, luck = create_move_rng(seed), SwiftChance(seed)
    state = game.deal(seats, options, luck)
    for moves in range(game.longest_match + 1):
        decision = state.decision
        if decision is None:
            return FinishedMatch(require_outcome(game, state), moves)
        seat, move = pick_random_move(game, state, decision, rng)
        game.play(state, seat, move, luck)
    raise UnfinishedMatch(f"more than {game.longest_match} moves")


def play_proven_random_match(game: Game[Any, Any, Any], seats: int, options: GameOptions, seed: bytes) -> Match:
    """Play a match at random with proven luck, so that it has a record. Raises `UnfinishedMatch`."""
    rng, match = create_move_rng(seed), Match.deal(game, seats=seats, options=options.model_dump(), seed=seed)
    while match.decision is not None:
        if match.step >= game.longest_match:
            raise UnfinishedMatch(f"more than {game.longest_match} moves")
        match.play(*pick_random_move(game, match.state, match.decision, rng))
    return match


def play_random_match_until_failure(game: Game[Any, Any, Any], seats: int, options: GameOptions, seed: bytes) -> Match:
    """Play the match that `play_proven_random_match` plays, until its end or until its rules fail, with a record."""
    rng, match = create_move_rng(seed), Match.deal(game, seats=seats, options=options.model_dump(), seed=seed)
    with suppress(Exception):
        while match.decision is not None and match.step < game.longest_match:
            match.play(*pick_random_move(game, match.state, match.decision, rng))
    return match


def require_outcome(game: Game[Any, Any, Any], state: Any) -> Outcome:
    """Return the outcome of a match that no longer waits for anybody; raises `UnfinishedMatch` if there is none."""
    outcome = game.outcome(state)
    if outcome is None:
        raise UnfinishedMatch("no decision and no outcome")
    return outcome
