"""A list of somebody's matches says who won each, with which points, and when."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.screens.layout import Text
from bot.screens.pages.match_list import ListedMatch, MatchFilter, MatchPage, render_match_history
from bot.store.models import Result
from games.engine.words import load_words
from tests.bot.tables.test_profile_figures import result

ANN, BOB, CID = 1, 2, 3


def row(user: int, place: int | None, points: int | None) -> Result:
    return result(1, place, seat=user, user_id=user, seats=3, game="gobblestones", points=points)


def tell_match(rows: Sequence[Result]) -> list[str]:
    """Return the two lines of a match in the list of the first of these."""
    page = MatchPage((ListedMatch(rows[0], tuple(rows), has_record=False),), {BOB: "Bob", CID: "Cid"}, MatchFilter(), 1)
    told = [part.markdown for part in render_match_history(page, load_words()).parts if isinstance(part, Text)]
    return told[1].replace("\u2068", "").replace("\u2069", "").splitlines()


@pytest.mark.parametrize(
    ("own", "others", "said"),
    [
        ((3, 40), ((1, 61), (2, 59)), "you were third of 3|Bob won, 61–59–40 · with Bob and Cid"),
        ((1, 61), ((2, 59), (3, 40)), "you won|You won, 61–59–40 · with Bob and Cid"),
        ((1, 61), ((1, 61), (3, 40)), "you won|You and Bob won, 61–61–40 · with Bob and Cid"),
        ((2, None), ((1, None), (2, None)), "you were second of 3|Bob won · with Bob and Cid"),
        ((None, 0), ((None, 0), (None, 0)), "called off|No winner · with Bob and Cid"),
    ],
)
def test_a_match_in_the_list_says_who_won_and_with_which_points(
    own: tuple[int | None, int | None], others: tuple[tuple[int | None, int | None], ...], said: str
) -> None:
    first, second = tell_match([row(user, *how) for user, how in zip((ANN, BOB, CID), (own, *others), strict=True)])
    assert (first.rpartition(" · ")[2], second.removeprefix("-# ")) == tuple(said.split("|"))
    assert ":R>" in first


@pytest.mark.parametrize(
    ("other_moves", "said"),
    [((0, 0), "Cid"), ((0, 3), "Cid · partly played for Bob"), ((3, 3), "Cid · partly played for you and Bob")],
)
def test_a_match_in_the_list_says_for_whom_others_played_a_part(other_moves: Sequence[int], said: str) -> None:
    missing = [
        replace(row(user, user, 9), other_moves=count) for user, count in zip((ANN, BOB), other_moves, strict=True)
    ]
    left = replace(row(CID, 3, 9), other_moves=9, leaving="silent")
    assert tell_match([*missing, left])[1].endswith(f" and {said}")
