"""Whole matches on record, played again move by move."""

from pathlib import Path

import pytest

from games.engine import Match, Record

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))


def test_every_variant_is_on_record() -> None:
    assert [file.stem for file in GOLDEN] == ["hidden-4", "open-3", "pawns-6"]


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_match_on_record_plays_again_as_it_did(file: Path) -> None:
    record = Record.read(file)
    match, diverged = Match.replay(record)
    assert diverged is None
    assert match.outcome is not None
    assert match.outcome.reason == "deck-empty"
    assert match.record() == record
