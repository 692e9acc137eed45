"""Matches that began under an earlier version of the rules continue under today's, and say where they began."""

import json
from pathlib import Path

import pytest

from games.engine import Match
from games.engine.random_play import create_move_rng, pick_random_move
from games.engine.records import Snapshot

HERE = Path(__file__).parent
BEGUN = {
    when: kept
    for version in ("version-1", "version-2", "version-3")
    for when, kept in json.loads((HERE / f"{version}.json").read_text("utf-8")).items()
}


def begun(when: str) -> Match:
    """Return a match that was stored at this moment by an earlier version."""
    return Match.restore(Snapshot.model_validate(BEGUN[when]))


@pytest.mark.parametrize("when", BEGUN)
def test_a_match_of_an_earlier_version_plays_on(when: str) -> None:
    match = begun(when)
    assert match.game.version > BEGUN[when]["version"]
    rng, pieces = create_move_rng(match.seed), match.game.count_pieces(match.state)
    while match.decision is not None:
        match.play(*pick_random_move(match.game, match.state, match.decision, rng))
        assert match.game.count_pieces(match.state) == pieces
    assert match.outcome is not None


def test_the_old_window_after_a_declaration_ends_in_the_vote() -> None:
    match = begun("declaration answered")
    while match.decision is not None and match.decision.kind == "react":
        match.play(match.decision.seats[0], "pass")
    assert match.decision is not None
    assert match.decision.kind == "vote"


@pytest.mark.parametrize("when", BEGUN)
def test_its_record_says_that_it_is_older(when: str) -> None:
    match = begun(when)
    match.end_by_agreement()
    record = match.build_record()
    assert record.version == match.fork().take_snapshot().version == BEGUN[when]["version"] < match.game.version
    assert Match.replay(record).diverged == 1


def test_a_push_that_waited_when_the_match_was_stored_can_be_warded_when_it_comes_next() -> None:
    match = begun("a Push is drawn above another")
    while [played.left for played in match.state.stack] != [0]:
        assert match.decision is not None
        match.play(match.decision.seats[0], "pass")
    assert match.decision is not None
    assert (match.decision.kind, match.decision.seats) == ("react", (3,))
    assert "warded" in [event.kind for event in match.play(3, "play warding-stone")]


def test_a_window_that_was_stored_keeps_those_whom_it_asked_and_the_next_one_asks_by_the_rules_of_today() -> None:
    match = begun("a Push draws a Cave-In")
    assert match.decision is not None
    assert (match.decision.seats, len(match.state.drawn)) == ((4,), 4)
    match.play(4, "pass")
    assert match.decision is not None
    assert (match.decision.seats, len(match.state.drawn)) == ((2, 3, 4), 5)
