"""Whole matches on record, of every game and variant, which must come out exactly the same when played again."""

import json
from pathlib import Path
from typing import Any

import pytest

from games import list_game_keys
from games.engine import Match, Record

HERE = Path(__file__).parent


def _ends(game: str) -> dict[str, Any]:
    file = HERE / game / "golden" / "ends.json"
    ends = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return {f"{game}/{name}": end for name, end in ends.items()}


ENDS = {name: end for game in list_game_keys() for name, end in _ends(game).items()}
"""Scores by seat, winners and what ended it, for each record by game and name."""


def golden(name: str) -> Record:
    """Return a record by game and name."""
    game, _, match = name.partition("/")
    return Record.read(HERE / game / "golden" / f"{match}.json")


@pytest.mark.parametrize("game", list_game_keys())
def test_every_game_has_a_match_on_record(game: str) -> None:
    here = f"tests/games/{game}/golden/ends.json"
    assert any(name.startswith(f"{game}/") for name in ENDS), f"{game} has no match on record: {here} names none"


def test_every_record_is_known() -> None:
    files = {f"{file.parts[-3]}/{file.stem}" for file in HERE.glob("*/golden/*.json") if file.stem != "ends"}
    assert files == set(ENDS)


@pytest.mark.parametrize("name", ENDS)
def test_a_record_plays_again_as_it_did(name: str) -> None:
    record = golden(name)
    again, diverged = Match.replay(record)
    assert diverged is None
    assert again.build_record() == record
    assert again.outcome is not None
    end = {"scores": [*again.outcome.scores], "winners": [*again.outcome.winners], "reason": again.outcome.reason}
    assert end == ENDS[name]


@pytest.mark.parametrize("name", ENDS)
def test_no_piece_is_lost_in_a_match_on_record(name: str) -> None:
    record = golden(name)
    match = Match.deal_from_record(record)
    pieces = match.game.count_pieces(match.state)
    for played in record.moves:
        match.play(played.seat, played.move)
        assert match.game.count_pieces(match.state) == pieces
