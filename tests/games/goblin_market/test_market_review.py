"""Reasons in reviews of Goblin Market: in what two cards that could be picked differ."""

import pytest

from games.engine.review import ReviewFact
from games.goblin_market.moves import parse_move
from games.goblin_market.review import REVIEW, weigh_lot_worth
from tests.games.goblin_market.market_table import MarketTable

LEAVES, WAVES = "goblin-market-suit-leaves", "goblin-market-suit-waves"


def find_reason(played: str, other: str, owned: dict[str, str]) -> ReviewFact | None:
    """Return why Ann, who won before Bob and shares, should have picked another one of End (Leaves) and Sea (Waves)."""
    table = MarketTable(deck="author end sea", owned=owned)
    table.do("ann bid 1", "bob bid 2", "cid pass", "ann bid 3", "bob pass", "ann share")
    picks = [[parse_move(f"pick {card}")] for card in (played, other)]
    found = (reason(table.view("ann"), *picks) for reason in REVIEW.reasons)
    return next((fact for fact in found if fact), None)


@pytest.mark.parametrize(
    ("owned", "fact"),
    [
        ({"ann": "savage forest"}, ReviewFact("picks", {"points": -1, "more": 1})),
        ({"bob": "ace-of-leaves author pact"}, ReviewFact("left", {"seat": 1, "points": 1, "less": -1})),
        ({"ann": "ace-of-leaves"}, ReviewFact("suits", {"points": 1, "own": f"{WAVES}*0", "others": f"{LEAVES}*1"})),
    ],
)
def test_a_pick_is_better_for_its_points_for_what_it_leaves_or_for_its_suits(
    owned: dict[str, str], fact: ReviewFact
) -> None:
    assert find_reason("sea", "end", owned) == fact


@pytest.mark.parametrize("owned", [{}, {"ann": "savage forest"}, {"ann": "ace-of-leaves"}])
def test_what_speaks_against_the_other_pick_is_no_reason(owned: dict[str, str]) -> None:
    assert find_reason("end", "sea", owned) is None


@pytest.mark.parametrize(
    ("owned", "move", "fact"),
    [
        ("ace-of-moons huntress ace-of-knots windfall ace-of-waves sea", "pass", ReviewFact("no-worth", {})),
        (
            "market mill sailor painter",
            "bid 1",
            ReviewFact(
                "worth-alone",
                {"card": "goblin-market-card-origin", "points": 2, "coins": 5, "together": 0, "lot": "both"},
            ),
        ),
        ("ace-of-leaves", "bid 1", ReviewFact("worth", {"points": 2, "coins": 5, "lot": "both"})),
    ],
)
def test_the_worth_of_cards_is_that_of_the_best_alone_where_all_together_add_less(
    owned: str, move: str, fact: ReviewFact
) -> None:
    view = MarketTable(deck="author origin desert", owned={"ann": owned}).view("ann")
    assert weigh_lot_worth(view, parse_move(move)) == fact
