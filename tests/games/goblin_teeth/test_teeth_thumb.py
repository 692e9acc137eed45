"""The plain player of Goblin Teeth knows when to stop cheating."""

from collections import Counter
from typing import Any

import pytest

from games.engine import Match, SwiftChance
from games.goblin_teeth.rule_of_thumb import FREE_CHEATS, MAX_FREE_CHEATS_A_TURN, choose_rule_of_thumb_move


@pytest.mark.parametrize(("seats", "deal"), [(5, 9), (5, 10), (4, 3)])
def test_a_thumb_does_not_let_cheats_bring_back_each_other(seats: int, deal: int) -> None:
    """In the first two deals, it used to play Pass, Pilfer, Revivify and Share the Load thirty times in one turn."""
    match, rng = Match.deal_by_key("goblin_teeth", seats=seats, seed=deal.to_bytes(32)), SwiftChance(deal)
    played, most = Counter[str](), 0
    while match.decision is not None:
        seat = match.decision.seats[0]
        view = match.game.view(match.state, seat)
        moves: Any = match.legal_moves(seat)
        move = choose_rule_of_thumb_move(view, moves, rng)
        if move.words[0] == "cheat" and move.words[1] in FREE_CHEATS and view.question is None:
            played["free"] += 1
            assert view.spent < MAX_FREE_CHEATS_A_TURN
        most = max(most, view.spent)
        match.play(seat, move)
    assert played["free"], "it still plays them"
    assert most <= 6
