"""How many clicks a match takes. Ruling Pace."""

from statistics import mean

import pytest

from games.engine import Chance, Match, Move, SwiftChance
from games.goats_and_goblins.moves import (
    DEAL_MOVE,
    DECLARE_MOVES,
    NO_MORE_MOVE,
    PASS_MOVE,
    VOTE_IN,
    VOTE_OUT,
    PlayAction,
    StandingPass,
)

MATCHES, SEATS = 15, 4
MOST = 30
"""Clicks for each player, who declares 4 to 6, goes along two times in three, and plays a card now and then."""


LONGER = {"no more": NO_MORE_MOVE, "only save": StandingPass("save"), "skip expedition": StandingPass("expedition")}


def scripted(match: Match, seat: int, rng: Chance, *, longer: str = "") -> Move:
    """Return what a player does who plays one card in ten chances, and otherwise passes, for `longer` or once."""
    legal, kind = match.legal_moves(seat), match.decision.kind if match.decision else ""
    match kind:
        case "declare":
            return DECLARE_MOVES[min(len(match.state.cave), 4 + rng.random_below(3, "number"))]
        case "vote":
            return VOTE_IN if rng.random_below(3, "vote") else VOTE_OUT
        case "divide":
            return DEAL_MOVE
        case "take":
            return legal[0]
    plays = [move for move in legal if isinstance(move, PlayAction)]
    if plays and not rng.random_below(10, "plays"):
        return rng.pick(plays, "play")
    return LONGER[longer] if longer and LONGER[longer] in legal else PASS_MOVE


def clicks(windows: str, *, longer: str = "", beats: bool = False) -> float:
    """Return the clicks of a seat in a match, on average; what is passed in `beats` counts only if that is wanted.

    "Ask me only when…" is a button and a line of its menu.
    """
    counted = []
    for number in range(MATCHES):
        match = Match.deal_by_key(
            "goats_and_goblins", seats=SEATS, options={"windows": windows}, seed=number.to_bytes(32)
        )
        rng, clicked = SwiftChance(number), 0
        while match.decision is not None:
            seat, kind = match.decision.seats[0], match.decision.kind
            move = scripted(match, seat, rng, longer=longer)
            clicked += (beats or kind != "beat" or isinstance(move, PlayAction)) + str(move).startswith("only")
            match.play(seat, move)
        counted.append(clicked / SEATS)
    return mean(counted)


@pytest.mark.parametrize(
    ("windows", "longer", "most"),
    [("every-card", "", MOST), ("every-card", "no more", 20), ("key-moments", "no more", 20)],
)
def test_a_match_takes_no_more_clicks_than_this(windows: str, longer: str, most: int) -> None:
    assert 12 < clicks(windows, longer=longer) <= most


@pytest.mark.parametrize(("longer", "most"), [("", 47), ("no more", 34), ("skip expedition", 28), ("only save", 20)])
def test_with_every_beat_pressed_a_standing_pass_saves_most_clicks(longer: str, most: int) -> None:
    assert most - 8 < clicks("every-card", longer=longer, beats=True) <= most


def test_no_more_saves_clicks_at_key_moments() -> None:
    assert clicks("key-moments", longer="no more") < 0.6 * clicks("key-moments")


def test_at_key_moments_nothing_lies_for_a_beat() -> None:
    match = Match.deal_by_key("goats_and_goblins", seats=SEATS, options={"windows": "key-moments"}, seed=bytes(32))
    rng, asked = SwiftChance(1), set()
    while match.decision is not None:
        asked.add(match.decision.kind)
        match.play(seat := match.decision.seats[0], scripted(match, seat, rng, longer="no more"))
    assert "react" in asked
    assert "beat" not in asked
