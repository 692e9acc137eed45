"""What random matches meet: the audit of the shelf is only as good as what happens in them."""

from collections import Counter

from games.engine import SwiftChance
from games.engine.random_play import create_move_rng, derive_match_seed
from games.goblin_teeth import CHEATS, GoblinTeethOptions
from tests.games.goblin_teeth.teeth_table import GAME, assert_lawful


def test_the_report_counts_how_often_each_card_was_played() -> None:
    tally = Counter[str]()
    for seats in GAME.seats:
        luck, rng = SwiftChance(derive_match_seed("tally", seats)), create_move_rng(derive_match_seed("tally", seats))
        for _ in range(20):
            state = GAME.deal(seats, GoblinTeethOptions(), luck)
            while state.decision is not None:
                seat = state.decision.seats[0]
                move = rng.pick(GAME.legal_moves(state, seat), "move")
                tally.update(GAME.tally_events(GAME.play(state, seat, move, luck)))
                assert_lawful(state)
    assert set(tally) == set(CHEATS)
