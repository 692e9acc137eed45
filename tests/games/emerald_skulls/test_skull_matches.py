"""Whole matches, and the laws that hold in every one."""

from statistics import median

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.emerald_skulls import EmeraldSkullsOptions
from games.emerald_skulls.events import TurnBegan
from games.engine import Match
from games.engine.chance import SwiftChance
from games.engine.random_play import derive_match_seed, play_random_match
from tests.games.emerald_skulls.skull_table import GAME
from tests.games.test_golden_records import golden


@settings(max_examples=20)
@given(st.integers(2, 8), st.booleans(), st.binary(min_size=32, max_size=32))
def test_every_random_match_comes_to_an_end(seats: int, advanced: bool, seed: bytes) -> None:
    finished = play_random_match(GAME, seats, EmeraldSkullsOptions(advanced=advanced), seed)
    assert finished.outcome.reason in {"empty-supply", "last-round"}
    assert finished.moves <= GAME.longest_match


@pytest.mark.parametrize("seats", range(1, 9))
def test_a_table_of_silent_players_comes_to_an_end(seats: int) -> None:
    match = Match.deal_by_key("emerald_skulls", seats=seats, seed=derive_match_seed("silence", seats))
    while match.decision:
        seat = match.decision.seats[0]
        match.play(seat, match.default_move(seat))
    assert match.outcome is not None
    assert match.outcome.reason in {"empty-deck", "empty-supply", "last-round"}


@pytest.mark.parametrize(("seats", "turns"), [(2, 5), (5, 3)])
def test_players_who_know_the_game_need_as_many_turns_as_the_rules_say(seats: int, turns: int) -> None:
    played = [_count_turns(seats, number) / seats for number in range(3)]
    assert median(played) == pytest.approx(turns, abs=1)


def _count_turns(seats: int, number: int) -> int:
    """Return the turns of a match of sensible players."""
    match = Match.deal_by_key("emerald_skulls", seats=seats, seed=derive_match_seed("turns", number))
    rng, turns = SwiftChance(derive_match_seed("lots", number)), 1
    while match.decision:
        seat = match.decision.seats[0]
        told = match.play(seat, GAME.choose_habit_move(match.state, seat, rng))
        turns += sum(isinstance(event, TurnBegan) for event in told)
    return turns


def test_a_match_can_be_put_down_and_taken_up_at_every_step() -> None:
    record = golden("emerald_skulls/advanced-3")
    match = Match.deal_from_record(record)
    for played in record.moves[:150]:
        match = Match.restore(match.take_snapshot(), match.moves)
        match.play(played.seat, played.move)
        assert match.moves[-1].check == played.check
