"""Matches of older rules: running ones continue, and records say that they are older."""

from pathlib import Path

from games.engine import Match, Record, Snapshot, SwiftChance
from games.engine.random_play import pick_random_move
from tests.games.gobblestones.table import GAME

OLDER = Path(__file__).parent / "older"


def running() -> Match:
    """A match with bluffs, in the middle of a turn, as a bot of rules 1 stored it."""
    return Match.restore(Snapshot.model_validate_json((OLDER / "snapshot-1.json").read_bytes()))


def test_a_running_match_has_its_boards_unturned_and_its_tiles_where_they_were() -> None:
    state = running().state
    assert all(face < 18 for face in state.layout)
    assert (len(state.tiles), list(state.laid), state.turn) == (7, [115, 116], 1)


def test_a_running_match_keeps_the_end_that_it_began_with() -> None:
    assert running().state.short_end


def test_a_running_match_plays_on_to_its_end() -> None:
    match, rng = running(), SwiftChance("on")
    while match.decision is not None:
        seat, move = pick_random_move(GAME, match.state, match.decision, rng)
        match.play(seat, move)
    assert match.outcome is not None


def test_a_record_of_older_rules_is_known_for_one() -> None:
    record = Record.read(OLDER / "record-1.json")
    assert record.version == 1 < GAME.version
    assert Match.replay(record).diverged == 1
