"""What a review says a stop pays on bets of the others is what the rules then pay."""

import random
from typing import Any

import pytest

from games.emerald_skulls import events
from games.emerald_skulls.moves import CHICKEN_MOVE, ROLL_MOVE
from games.emerald_skulls.review import explain_next_roll, sum_bets_paid_on_stop
from games.engine import Event, Match

EMPTY_SOON = 30
"""Below so many gears the supply may be too small for the tumbler's own pay and for bets."""


def stop(match: Match, seat: int) -> list[Event]:
    """Stop in a copy of a match, and take the usual pay."""
    copy = match.fork()
    happened = copy.play(seat, CHICKEN_MOVE)
    while copy.decision is not None and copy.decision.kind == "jackpot":
        happened += copy.play(seat, copy.legal_moves(seat)[0])
    return happened


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_stop_pays_the_bets_that_a_review_names(seats: int) -> None:
    match, luck, found = (
        Match.deal_by_key("emerald_skulls", seats=seats, seed=bytes([seats]) * 32),
        random.Random(seats),
        0,
    )
    while match.decision is not None and match.step < 300:
        (seat, *_), legal = match.decision.seats, match.legal_moves(match.decision.seats[0])
        view: Any = match.view(seat)
        if view.phase == "check" and CHICKEN_MOVE in legal and view.supply > EMPTY_SOON:
            paid = sum(
                event.gears for event in stop(match, seat) if isinstance(event, events.BetPaid) and event.seat != seat
            )
            assert sum_bets_paid_on_stop(view) == paid
            found += paid > 0
            fact = explain_next_roll(view, [CHICKEN_MOVE], [ROLL_MOVE])
            assert fact is None or fact.values.get("bets", 0) == paid
        match.play(seat, luck.choices(legal, [3 if str(move).startswith("bet") else 1 for move in legal])[0])
    assert found
