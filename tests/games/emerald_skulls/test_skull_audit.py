"""Random matches, alone and in company, standard and advanced, with the laws of the contract checked at every step."""

from collections import Counter
from typing import Any

import pytest

from games.emerald_skulls import EmeraldSkulls, EmeraldSkullsOptions
from games.engine import SwiftChance
from games.engine.audit import audit
from games.engine.random_play import pick_move

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"cards": 7, "rivals": 20}),
    *((seats, {}) for seats in (2, 4)),
    *((seats, {"advanced": True}) for seats in (2, 3, 5, 8)),
]


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_random_matches_keep_every_law(seats: int, options: dict[str, Any]) -> None:
    report = audit(EmeraldSkulls(), seats=seats, options=options, matches=1, seed="tests")
    assert report.failures == []
    assert report.steps > 20


def test_random_matches_meet_every_decision_event_and_out() -> None:
    game = EmeraldSkulls()
    decisions, events, outs = Counter[str](), Counter[str](), Counter[str]()
    for number in range(60):
        luck = SwiftChance(number)
        seats = (1, 4)[number % 2]
        state = game.deal(seats, EmeraldSkullsOptions(), luck)
        while state.decision is not None:
            decisions[state.decision.kind] += 1
            seat, move = pick_move(game, state, state.decision, luck)
            told = game.play(state, seat, game.parse(str(move)), luck)
            events.update(event.kind for event in told)
            outs.update(str(event.facts["out"]) for event in told if event.kind == "out")
    assert set(decisions) == {"buy", "bet", "place", "bust", "check", "jackpot"}
    assert set(outs) == {"bust", "chicken", "gem", "run", "double"}
    assert set(events) == {
        *("turn", "bought", "revealed", "bet", "took", "ready", "rolled", "placed", "rerolled"),
        *("out", "earned", "paid", "rival-paid", "swept", "ended"),
    }
