"""What random matches meet: the audit of the shelf is only as good as what happens in them."""

from collections import Counter

from games.emerald_skulls import EmeraldSkulls, EmeraldSkullsOptions
from games.engine import SwiftChance
from games.engine.random_play import pick_random_move


def test_random_matches_meet_every_decision_event_and_out() -> None:
    game = EmeraldSkulls()
    decisions, events, outs = Counter[str](), Counter[str](), Counter[str]()
    for number in range(60):
        luck = SwiftChance(number)
        seats = (1, 4)[number % 2]
        state = game.deal(seats, EmeraldSkullsOptions(), luck)
        while state.decision is not None:
            decisions[state.decision.kind] += 1
            seat, move = pick_random_move(game, state, state.decision, luck)
            told = game.play(state, seat, game.parse_move(str(move)), luck)
            events.update(event.kind for event in told)
            outs.update(str(event.facts["out"]) for event in told if event.kind == "out")
    assert set(decisions) == {"buy", "bet", "last-call", "place", "bust", "check", "jackpot"}
    assert set(outs) == {"bust", "chicken", "gem", "run", "double"}
    assert set(events) == {
        *(
            "turn",
            "bought",
            "revealed",
            "bet",
            "took",
            "ready",
            "rested",
            "returned",
            "called",
            "rolled",
            "placed",
            "rerolled",
        ),
        *("out", "earned", "paid", "rival-paid", "swept", "ended"),
    }
