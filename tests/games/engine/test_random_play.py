"""Random play: who is asked, what is picked, and matches that do not end."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from games.engine import SwiftChance
from games.engine.random_play import (
    UnfinishedMatch,
    derive_match_seed,
    pick_random_move,
    play_proven_random_match,
    play_random_match,
)
from games.gobblestones import ChallengePlay, Gobblestones, GobblestonesMove, GobblestonesOptions, TrustPlay
from games.gobblestones.state import GobblestonesState
from tests.games.engine.toys import EndsWithoutOutcome, NeverEnds

BLUFF = GobblestonesOptions(bluff=True)
SEED = derive_match_seed("random play", 1)


def asked(owing: tuple[int, ...], welcome: tuple[int, ...]) -> GobblestonesState:
    """A match of four in which seats are asked about a play, and others are welcome."""
    game = Gobblestones()
    state = game.deal(4, BLUFF, SwiftChance(0))
    assert state.decision is not None
    state.decision = replace(state.decision, kind="challenge", seats=owing, welcome=welcome)
    return state


class Welcoming(Gobblestones):
    """Lets welcome seats answer too, but for seat 3."""

    def legal_moves(self, state: GobblestonesState, seat: int) -> Sequence[GobblestonesMove]:
        return () if seat == 3 else (TrustPlay(), ChallengePlay())


def test_any_seat_that_may_move_is_picked_and_any_of_its_moves() -> None:
    state, rng = asked((0, 1), (2,)), SwiftChance(1)
    assert state.decision is not None
    picked = {pick_random_move(Welcoming(), state, state.decision, rng) for _ in range(200)}
    assert picked == {(seat, move) for seat in (0, 1, 2) for move in (TrustPlay(), ChallengePlay())}


def test_a_welcome_seat_with_nothing_to_do_is_passed_over() -> None:
    state, rng = asked((1,), (3,)), SwiftChance(1)
    assert state.decision is not None
    assert {pick_random_move(Welcoming(), state, state.decision, rng)[0] for _ in range(50)} == {1}


def test_the_same_seed_plays_the_same_match() -> None:
    game = Gobblestones()
    assert play_random_match(game, 3, BLUFF, SEED) == play_random_match(game, 3, BLUFF, SEED)
    assert (
        play_proven_random_match(game, 3, BLUFF, SEED).build_record()
        == play_proven_random_match(game, 3, BLUFF, SEED).build_record()
    )


def test_each_match_of_a_run_has_its_own_seed() -> None:
    seeds = {derive_match_seed(seed, number) for seed in ("1", "2", "zog") for number in range(50)}
    assert len(seeds) == 150
    assert {len(seed) for seed in seeds} == {32}


def test_a_match_that_goes_on_too_long_is_a_defect() -> None:
    for play in (play_random_match, play_proven_random_match):
        with pytest.raises(UnfinishedMatch, match="more than 300 moves"):
            play(NeverEnds(), 2, GobblestonesOptions(), SEED)


def test_a_match_that_stops_without_an_outcome_is_a_defect() -> None:
    with pytest.raises(UnfinishedMatch, match="no outcome"):
        play_random_match(EndsWithoutOutcome(), 2, GobblestonesOptions(), SEED)
