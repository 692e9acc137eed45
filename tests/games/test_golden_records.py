"""Whole matches on record, of every game and variant, which must play again exactly as they did."""

from pathlib import Path

import pytest

from games.engine import Match, Record

HERE = Path(__file__).parent
ENDS: dict[str, tuple[tuple[int, ...], tuple[int, ...], str]] = {
    "emerald_skulls/advanced-3": ((34, 49, 37), (1,), "empty-supply"),
    "emerald_skulls/advanced-5": ((43, 36, 27, 33, 61), (4,), "empty-supply"),
    "emerald_skulls/advanced-8": ((36, 32, 36, 55, 42, 37, 42, 40), (3,), "empty-supply"),
    "emerald_skulls/solitary": ((34,), (), "empty-deck"),
    "emerald_skulls/solitary-hard": ((5,), (), "empty-deck"),
    "emerald_skulls/standard-2": ((39, 41), (1,), "empty-supply"),
    "emerald_skulls/standard-4": ((45, 46, 37, 32), (1,), "empty-supply"),
    "goats_and_goblins/no-votes-2": ((31, 22), (0,), "cave-empty"),
    "goats_and_goblins/no-votes-3": ((15, 18, 15), (1,), "cave-empty"),
    "goats_and_goblins/votes-3": ((29, 22, 14), (0,), "cave-low"),
    "goats_and_goblins/votes-4-key-moments": ((18, 3, 3, 31), (3,), "cave-empty"),
    "goats_and_goblins/votes-6": ((9, 2, 13, 14, 19, 3), (4,), "cave-empty"),
    "gobblestones/bluff-2": ((150, 158), (1,), "short-draw"),
    "gobblestones/bluff-3": ((87, 72, 52), (0,), "all-idle"),
    "gobblestones/bluff-4": ((5, 5, 20, 5), (2,), "empty-rack"),
    "gobblestones/plain-2": ((134, 134), (0, 1), "all-idle"),
    "gobblestones/plain-3": ((111, 70, 69), (0,), "short-draw"),
    "gobblestones/plain-4": ((71, 48, 63, 71), (0, 3), "short-draw"),
    "goblin_market/hidden-4": ((5, 5, 6, 4), (2,), "deck-empty"),
    "goblin_market/open-3": ((4, 3, 4), (2,), "deck-empty"),
    "goblin_market/pawns-6": ((4, 5, 2, 6, 3, 3), (3,), "deck-empty"),
    "goblin_teeth/advanced-3": ((0, 1, 0), (1,), "completed"),
    "goblin_teeth/advanced-4": ((0, 1, 0, 0), (1,), "completed"),
    "goblin_teeth/plain-2": ((0, 1), (1,), "completed"),
    "goblin_teeth/plain-3": ((1, 0, 0), (0,), "completed"),
    "goblin_teeth/plain-5": ((0, 0, 0, 1, 0), (3,), "completed"),
}
"""Scores by seat, winners and what ended it, for each record by game and name."""


def golden(name: str) -> Record:
    """Return a record by game and name."""
    game, _, match = name.partition("/")
    return Record.read(HERE / game / "golden" / f"{match}.json")


def test_every_record_is_known() -> None:
    assert {f"{file.parts[-3]}/{file.stem}" for file in HERE.glob("*/golden/*.json")} == set(ENDS)


@pytest.mark.parametrize("name", ENDS)
def test_a_record_plays_again_as_it_did(name: str) -> None:
    record = golden(name)
    again, diverged = Match.replay(record)
    assert diverged is None
    assert again.record() == record
    assert again.outcome is not None
    assert (again.outcome.scores, again.outcome.winners, again.outcome.reason) == ENDS[name]
