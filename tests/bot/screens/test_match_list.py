"""A list of somebody's matches says who won each, with which points, and when."""

import pytest

from bot.screens.layout import Text
from bot.screens.pages.match_list import Filter, ListedMatch, MatchPage, render_match_list
from bot.store.models import Result
from games.engine.words import load_words
from tests.bot.tables.test_profile_figures import result

ANN, BOB, CID = 1, 2, 3


def row(user: int, place: int | None, points: int | None) -> Result:
    return result(1, place, seat=user, user_id=user, seats=3, game="gobblestones", points=points)


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
    rows = [row(user, *how) for user, how in zip((ANN, BOB, CID), (own, *others), strict=True)]
    page = MatchPage((ListedMatch(rows[0], tuple(rows), has_record=False),), {BOB: "Bob", CID: "Cid"}, Filter(), 1)
    told = [part.markdown for part in render_match_list(page, load_words()).parts if isinstance(part, Text)]
    first, second = told[1].replace("\u2068", "").replace("\u2069", "").splitlines()
    assert (first.rpartition(" · ")[2], second.removeprefix("-# ")) == tuple(said.split("|"))
    assert ":R>" in first
