"""Whole matches: golden records that must replay exactly, and laws that hold in every match."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.emerald_skulls import EmeraldSkullsOptions
from games.engine import Match, Record
from games.engine.random_play import match_seed, random_match
from tests.games.emerald_skulls.skull_table import GAME

GOLDEN = Path(__file__).parent / "golden"
ENDS = {
    "standard-2": ((39, 41), (1,), "empty-supply"),
    "standard-4": ((45, 46, 37, 32), (1,), "empty-supply"),
    "advanced-3": ((34, 49, 37), (1,), "empty-supply"),
    "advanced-5": ((43, 36, 27, 33, 61), (4,), "empty-supply"),
    "advanced-8": ((36, 32, 36, 55, 42, 37, 42, 40), (3,), "empty-supply"),
    "solitary": ((34,), (), "empty-deck"),
    "solitary-hard": ((5,), (), "empty-deck"),
}
"""Gears by seat, winners and the rule that ended it, for each golden record."""


@pytest.mark.parametrize("name", ENDS)
def test_a_golden_record_replays_exactly(name: str) -> None:
    record = Record.read(GOLDEN / f"{name}.json")
    again, diverged = Match.replay(record)
    assert diverged is None
    assert again.record() == record
    assert again.outcome is not None
    assert (again.outcome.scores, again.outcome.winners, again.outcome.reason) == ENDS[name]


def test_every_golden_record_is_known() -> None:
    assert {file.stem for file in GOLDEN.iterdir()} == set(ENDS)


@settings(max_examples=20)
@given(st.integers(2, 8), st.booleans(), st.binary(min_size=32, max_size=32))
def test_every_random_match_comes_to_an_end(seats: int, advanced: bool, seed: bytes) -> None:
    finished = random_match(GAME, seats, EmeraldSkullsOptions(advanced=advanced), seed)
    assert finished.outcome.reason in {"empty-supply", "last-round"}
    assert finished.moves <= GAME.longest_match


@pytest.mark.parametrize("seats", range(1, 9))
def test_a_table_of_silent_players_comes_to_an_end(seats: int) -> None:
    match = Match.new("emerald_skulls", seats=seats, seed=match_seed("silence", seats))
    while match.decision:
        seat = match.decision.seats[0]
        match.play(seat, match.default_move(seat))
    assert match.outcome is not None
    assert match.outcome.reason in {"empty-deck", "empty-supply", "last-round"}


def test_a_match_can_be_put_down_and_taken_up_at_every_step() -> None:
    record = Record.read(GOLDEN / "advanced-3.json")
    match = Match.begin(record)
    for played in record.moves[:150]:
        match = Match.restore(match.snapshot(), match.moves)
        match.play(played.seat, played.move)
        assert match.moves[-1].check == played.check
