"""Random matches of every seat count and option, with the laws of the contract checked at every step."""

from typing import Any

import pytest

from games.engine.audit import audit
from games.goblin_market import GoblinMarket

VARIANTS: list[dict[str, Any]] = [
    {"courts": courts, "hidden_coins": hidden} for courts in (True, False) for hidden in (False, True)
]


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", GoblinMarket.seats)
def test_random_matches_keep_every_law(seats: int, options: dict[str, Any]) -> None:
    report = audit(GoblinMarket(), seats=seats, options=options, matches=4, seed="tests")
    assert report.failures == []
    assert report.steps > 100


def test_random_matches_meet_every_turn_of_an_auction() -> None:
    tally = audit(GoblinMarket(), seats=3, matches=10, seed="tally").tally
    assert {"offered", "last-offered", "cannot-bid", "all-passed", "took-all", "picked", "discarded"} <= set(tally)
    assert {"sisterhood", "goblin-card", "goblin-money", "reshuffled", "ended"} <= set(tally)
