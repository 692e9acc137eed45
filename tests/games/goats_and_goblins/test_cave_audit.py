"""Random matches of every seat count and variant, with the laws of the contract checked at every step."""

from collections import Counter
from typing import Any

import pytest

from games.engine import SwiftChance
from games.engine.audit import audit
from games.engine.random_play import pick_move
from games.goats_and_goblins import GoatsAndGoblins, GoatsAndGoblinsOptions
from games.goats_and_goblins.cave import ACTION_KINDS

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    *((seats, {"windows": windows}) for seats in range(2, 7) for windows in ("every-card", "key-moments")),
    *((3, {"no_votes": True, "windows": windows}) for windows in ("every-card", "key-moments")),
]


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_random_matches_keep_every_law(seats: int, options: dict[str, Any]) -> None:
    report = audit(GoatsAndGoblins(), seats=seats, options=options, matches=4, seed="tests")
    assert report.failures == []
    assert report.steps > 100


def test_random_matches_meet_every_card_and_every_effect() -> None:
    game, tally = GoatsAndGoblins(), Counter[str]()
    for number in range(150):
        luck = SwiftChance(number)
        state = game.deal(5, GoatsAndGoblinsOptions(), luck)
        while state.decision is not None:
            seat, move = pick_move(game, state, state.decision, luck)
            tally.update(game.tally(game.play(state, seat, game.parse(str(move)), luck)))
    assert {f"play {kind}" for kind in ACTION_KINDS} <= set(tally)
    assert {"warded", "pushed", "peeked", "propped", "turned-in", "turned-out", "in-vain", "back-in"} <= set(tally)
    assert {"succeeded", "failed", "all-lost", "revealed-all-in", "revealed-all-out"} <= set(tally)
