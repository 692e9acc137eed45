"""What random matches meet: the audit of the shelf is only as good as what happens in them."""

import pytest

from games.engine import Match
from games.engine.audit import audit_game_by_fuzzing
from games.engine.random_play import play_proven_random_match
from games.goblin_market import GoblinMarket


def test_random_matches_meet_every_turn_of_an_auction() -> None:
    tally = audit_game_by_fuzzing(GoblinMarket(), seats=3, matches=10, seed="tally").tally
    assert {"offered", "last-offered", "cannot-bid", "all-passed", "took-all", "picked", "discarded"} <= set(tally)
    assert {"sisterhood", "goblin-card", "goblin-money", "reshuffled", "ended"} <= set(tally)


@pytest.mark.parametrize("stage", ["bidding", "won", "sharing"])
def test_a_snapshot_that_still_names_a_stage_is_read(stage: str) -> None:
    match = play_proven_random_match(GoblinMarket(), 3, GoblinMarket().validate_options({}), bytes(32))
    for ended in (Match.deal_from_record(match.build_record()), match):
        snapshot = ended.take_snapshot()
        snapshot.state["stage"] = stage
        assert Match.restore(snapshot).state == ended.state
