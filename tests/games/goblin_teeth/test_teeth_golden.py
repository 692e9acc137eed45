"""Whole matches on record, played again move by move; together they play every card."""

from pathlib import Path

import pytest

from games.engine import Match, Record
from games.goblin_teeth import CHEATS

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))
RECORDS = {file.stem: Record.read(file) for file in GOLDEN}
WINNERS: dict[str, tuple[int, ...]] = {
    "advanced-3": (1,),
    "advanced-4": (1,),
    "plain-2": (1,),
    "plain-3": (0,),
    "plain-5": (3,),
}
"""Who won each match."""


def test_both_variants_are_on_record() -> None:
    assert list(RECORDS) == ["advanced-3", "advanced-4", "plain-2", "plain-3", "plain-5"]


def test_together_they_play_every_card() -> None:
    words = [played.move.split() for record in RECORDS.values() for played in record.moves]
    assert {word for line in words if line[0] == "cheat" for word in line[1:3] if word in CHEATS} == set(CHEATS)


@pytest.mark.parametrize("name", RECORDS)
def test_a_match_on_record_plays_again_as_it_did(name: str) -> None:
    match, diverged = Match.replay(RECORDS[name])
    assert diverged is None
    assert match.record() == RECORDS[name]
    assert match.outcome is not None
    assert match.outcome.winners == WINNERS[name]
