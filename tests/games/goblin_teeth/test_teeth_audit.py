"""Random matches by all the laws of the contract, for every number of seats and both variants."""

from collections import Counter

import pytest

from games import find
from games.engine import SwiftChance
from games.engine.audit import AuditReport, audit
from games.engine.random_play import match_seed, picks
from games.goblin_teeth import CHEATS, GoblinTeethOptions
from tests.games.goblin_teeth.teeth_table import GAME, assert_lawful

MATCHES = 4


def audited(seats: int, *, advanced: bool) -> AuditReport:
    return audit(find("goblin_teeth"), seats=seats, options={"advanced": advanced}, matches=MATCHES, seed="teeth")


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_matches_keep_every_law(seats: int, advanced: bool) -> None:
    report = audited(seats, advanced=advanced)
    assert report.failures == []
    assert report.steps > MATCHES * seats * 3


def test_the_report_counts_how_often_each_card_was_played() -> None:
    tally = Counter[str]()
    for seats in GAME.seats:
        luck, lots = SwiftChance(match_seed("tally", seats)), picks(match_seed("tally", seats))
        for _ in range(20):
            state = GAME.deal(seats, GoblinTeethOptions(), luck)
            while state.decision is not None:
                seat = state.decision.seats[0]
                move = lots.pick(GAME.legal_moves(state, seat), "move")
                tally.update(GAME.tally(GAME.play(state, seat, move, luck)))
                assert_lawful(state)
    assert set(tally) == set(CHEATS)
