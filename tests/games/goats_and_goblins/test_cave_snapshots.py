"""Matches that began under the first version of the rules continue under today's rules."""

import json
from pathlib import Path

import pytest

from games.engine import Match
from games.engine.random_play import pick_move, picks
from games.engine.records import Snapshot

BEGUN = json.loads((Path(__file__).parent / "version-1.json").read_text("utf-8"))


@pytest.mark.parametrize("when", BEGUN)
def test_a_match_of_the_first_version_plays_on(when: str) -> None:
    match = Match.restore(Snapshot.model_validate(BEGUN[when]))
    assert match.game.version > BEGUN[when]["version"] == 1
    lots, pieces = picks(match.seed), match.game.pieces(match.state)
    while match.decision is not None:
        match.play(*pick_move(match.game, match.state, match.decision, lots))
        assert match.game.pieces(match.state) == pieces
    assert match.outcome is not None


def test_the_old_window_after_a_declaration_ends_in_the_vote() -> None:
    match = Match.restore(Snapshot.model_validate(BEGUN["declaration answered"]))
    while match.decision is not None and match.decision.kind == "react":
        match.play(match.decision.seats[0], "pass")
    assert match.decision is not None
    assert match.decision.kind == "vote"
