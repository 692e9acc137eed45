"""How many clicks a match takes. Ruling Pace."""

from statistics import mean

import pytest

from games.engine import Chance, Match, Move, SwiftChance
from games.goats_and_goblins.moves import DEAL, DECLARES, IN, NO_MORE, OUT, PASS, Play

MATCHES, SEATS = 15, 4
MOST = 30
"""Clicks for each player, who declares 4 to 6, goes along two times in three, and plays a card now and then."""


def scripted(match: Match, seat: int, lots: Chance, *, no_more: bool) -> Move:
    """Return what a player does who plays one card in ten chances, and otherwise passes, for good or not."""
    legal, kind = match.legal_moves(seat), match.decision.kind if match.decision else ""
    match kind:
        case "declare":
            return DECLARES[min(len(match.state.cave), 4 + lots.below(3, "number"))]
        case "vote":
            return IN if lots.below(3, "vote") else OUT
        case "divide":
            return DEAL
        case "take":
            return legal[0]
    plays = [move for move in legal if isinstance(move, Play)]
    if plays and not lots.below(10, "plays"):
        return lots.pick(plays, "play")
    return NO_MORE if no_more and NO_MORE in legal else PASS


def clicks(windows: str, *, no_more: bool) -> float:
    """Return the clicks of a seat in a match, on average; what lies for a beat goes on by itself."""
    counted = []
    for number in range(MATCHES):
        match = Match.new("goats_and_goblins", seats=SEATS, options={"windows": windows}, seed=number.to_bytes(32))
        lots, clicked = SwiftChance(number), 0
        while match.decision is not None:
            seat, kind = match.decision.seats[0], match.decision.kind
            move = scripted(match, seat, lots, no_more=no_more)
            clicked += kind != "beat" or isinstance(move, Play)
            match.play(seat, move)
        counted.append(clicked / SEATS)
    return mean(counted)


@pytest.mark.parametrize(
    ("windows", "no_more", "most"),
    [("every-card", False, MOST), ("every-card", True, 20), ("key-moments", True, 20)],
)
def test_a_match_takes_no_more_clicks_than_this(windows: str, no_more: bool, most: int) -> None:
    assert 12 < clicks(windows, no_more=no_more) <= most


def test_no_more_saves_clicks_at_key_moments() -> None:
    assert clicks("key-moments", no_more=True) < 0.6 * clicks("key-moments", no_more=False)


def test_at_key_moments_nothing_lies_for_a_beat() -> None:
    match = Match.new("goats_and_goblins", seats=SEATS, options={"windows": "key-moments"}, seed=bytes(32))
    lots, asked = SwiftChance(1), set()
    while match.decision is not None:
        asked.add(match.decision.kind)
        match.play(seat := match.decision.seats[0], scripted(match, seat, lots, no_more=True))
    assert "react" in asked
    assert "beat" not in asked
