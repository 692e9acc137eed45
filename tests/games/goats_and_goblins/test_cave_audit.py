"""What random matches meet: the audit of the shelf is only as good as what happens in them."""

from collections import Counter

from games.engine import SwiftChance
from games.engine.random_play import pick_random_move
from games.goats_and_goblins import GoatsAndGoblins, GoatsAndGoblinsOptions
from games.goats_and_goblins.cave import ACTION_KINDS


def test_random_matches_meet_every_card_and_every_effect() -> None:
    game, tally = GoatsAndGoblins(), Counter[str]()
    for number in range(150):
        luck = SwiftChance(number)
        state = game.deal(5, GoatsAndGoblinsOptions(), luck)
        while state.decision is not None:
            seat, move = pick_random_move(game, state, state.decision, luck)
            tally.update(game.tally_events(game.play(state, seat, game.parse_move(str(move)), luck)))
    assert {f"play {kind}" for kind in ACTION_KINDS} <= set(tally)
    assert {"warded", "pushed", "peeked", "propped", "turned-in", "turned-out", "in-vain", "back-in"} <= set(tally)
    assert {"succeeded", "failed", "all-lost", "revealed-all-in", "revealed-all-out"} <= set(tally)
