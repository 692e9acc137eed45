"""Reasons in reviews of Goblin Market: what cards are worth, in what two differ, and what a goblin buys in the end."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from games.engine.chance import SwiftChance
from games.engine.match import Match
from games.engine.random_play import derive_match_seed
from games.engine.review import DecisionComparison, PlayoutSettings, ReviewFact, compare_endings, list_decisions
from games.goblin_market.moves import LeaveAuction, PlaceBid, parse_move
from games.goblin_market.review import (
    REVIEW,
    compare_picks,
    describe_purchase,
    explain_bid_by_worth,
    explain_lot_worth,
    is_same_auction,
    name_rival_wanting_lot,
)
from tests.games.goblin_market.market_table import MarketTable

LEAVES, WAVES = "goblin-market-suit-leaves", "goblin-market-suit-waves"

PICKED: dict[str, int | float | str] = {
    "card": "goblin-market-card-sea",
    "points": -1,
    "better": "goblin-market-card-end",
    "more": 1,
    "third": "none",
    "least": 0,
}


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
        ({"ann": "savage forest"}, ReviewFact("picks", PICKED)),
        (
            {"ann": "savage forest", "bob": "ace-of-leaves author pact"},
            ReviewFact("picks-left", {**PICKED, "seat": 1, "leaves": 1, "less": -1}),
        ),
        ({"bob": "ace-of-leaves author pact"}, ReviewFact("left", {"seat": 1, "leaves": 1, "less": -1})),
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


def test_the_third_card_for_sale_is_named_beside_the_two_that_are_compared() -> None:
    table = MarketTable(deck="huntress end sea pact", owned={"ann": "savage forest"})
    table.do("ann bid 1", "bob bid 2", "cid pass", "ann bid 3", "bob pass", "ann share")
    fact = compare_picks(table.view("ann"), *([parse_move(f"pick {card}")] for card in ("sea", "end")))
    assert fact is not None
    assert (fact.values["third"], fact.values["least"]) == ("goblin-market-card-pact", 0)


@pytest.mark.parametrize(
    ("owned", "move", "fact"),
    [
        ({"ann": "ace-of-leaves"}, "bid 6", ReviewFact("lot", {"points": 2, "standing": 5, "saves": "no"})),
        ({"ann": "ace-of-leaves"}, "pass", ReviewFact("worth", {"points": 2, "coins": 5, "lot": "both"})),
        (
            {"ann": "ace-of-knots windfall ace-of-moons huntress", "bob": "mill"},
            "bid 6",
            ReviewFact("rival", {"seat": 1, "points": 2, "own": 0}),
        ),
    ],
)
def test_a_best_decision_has_a_reason_whatever_it_cost(
    owned: dict[str, str], move: str, fact: ReviewFact | None
) -> None:
    table = MarketTable(deck="author origin desert", owned=owned)
    table.do("ann bid 1", "bob bid 5", "cid pass")
    assert REVIEW.explain_advice(table.view("ann"), parse_move(move)) == fact


@pytest.mark.parametrize(("better", "name"), [("bid 1", "worth"), ("bid 4", "worth-pays")])
def test_a_bid_above_the_lowest_says_what_the_lowest_would_pay_the_others(better: str, name: str) -> None:
    """Bob's Ace is paid 3 for a bid of 1, and nothing for one of 4."""
    table = MarketTable(deck="author origin desert", owned={"ann": "ace-of-leaves", "bob": "ace-of-knots"})
    fact = explain_bid_by_worth(table.view("ann"), [parse_move("pass")], [parse_move(better)])
    assert fact is not None
    assert fact.name == name
    if name == "worth-pays":
        assert fact.values == {"points": 2, "coins": 5, "lot": "both", "bid": 1, "paid": 3, "other": 4, "less": 0}


KNOTS, MOONS = "ace-of-knots windfall", "ace-of-moons huntress"
SHARE_FACT = ReviewFact("take", {"points": 0, "one": 2})


def find_choice_reason(better: str, owned: dict[str, str]) -> ReviewFact | None:
    """Return why Ann, who outbid Bob for Origin (Waves, Leaves) and Desert, should have done otherwise."""
    table = MarketTable(deck="author origin desert", owned=owned)
    table.do("ann bid 1", "bob bid 2", "cid pass", "ann bid 3", "bob pass")
    played = "share" if better == "take" else "take"
    found = (reason(table.view("ann"), [parse_move(played)], [parse_move(better)]) for reason in REVIEW.reasons)
    return next((fact for fact in found if fact), None)


@pytest.mark.parametrize(
    ("better", "owned", "fact"),
    [
        ("share", {"ann": "market mill sailor painter"}, SHARE_FACT),
        ("take", {"ann": "market mill sailor painter"}, ReviewFact("denied", {"seat": 1, "points": 2})),
        ("take", {}, ReviewFact("denied", {"seat": 1, "points": 2})),
        ("take", {"bob": f"{KNOTS} {MOONS} ace-of-leaves end"}, None),
        ("share", {"bob": f"{KNOTS} {MOONS} ace-of-leaves end"}, ReviewFact("burden", {"seat": 1, "coins": 2})),
        ("share", {}, None),
    ],
)
def test_a_choice_is_better_for_its_points_or_for_what_the_next_buyer_gets(
    better: str, owned: dict[str, str], fact: ReviewFact | None
) -> None:
    assert find_choice_reason(better, owned) == fact


@pytest.mark.parametrize(
    ("owned", "fact"),
    [
        ({"ann": f"{KNOTS} {MOONS} author", "bob": "origin"}, ReviewFact("rival", {"seat": 1, "points": 4, "own": 0})),
        ({"ann": "origin", "bob": "origin"}, None),
    ],
)
def test_a_bid_may_keep_cards_from_a_rival(owned: dict[str, str], fact: ReviewFact | None) -> None:
    view = MarketTable(deck="author mill sailor", owned=owned).view("ann")
    assert name_rival_wanting_lot(view, [parse_move("pass")], [parse_move("bid 1")]) == fact


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
    assert explain_lot_worth(view, parse_move(move)) == fact


@pytest.mark.parametrize(
    ("later", "fact"),
    [
        (("bid 7, take", "take", "pass"), ReviewFact("then-all", {"lot": "both"})),
        (
            ("share, pick origin", "bid 7, share, pick origin", "take"),
            ReviewFact("then-one", {"card": "goblin-market-card-origin"}),
        ),
        (("take", "share, pick origin"), None),
        (("pass", "bid 7", "take"), None),
    ],
)
def test_what_a_goblin_bought_in_most_worlds_is_told(later: Sequence[str], fact: ReviewFact | None) -> None:
    view = MarketTable(deck="author origin desert").view("ann")
    assert describe_purchase(view, [[parse_move(move) for move in one.split(", ")] for one in later]) == fact


def test_what_is_bought_after_a_bid_is_looked_for_in_its_auction_alone() -> None:
    match, rng = Match.deal_by_key("goblin_market", seats=3, seed=derive_match_seed("purchase", 1)), SwiftChance(1)
    while match.decision and match.step < 30:
        seat = match.decision.seats[0]
        match.play(seat, match.game.choose_rollout_move(match.state, seat, rng))
    decision = next(one for one in list_decisions(match.build_record(), 0) if isinstance(one.moves[0], PlaceBid))
    comparison = DecisionComparison(decision, decision.moves, [])
    every = PlayoutSettings(worlds=4, lasts=lambda _begun, _state: True)
    later = compare_endings(comparison, every).later
    followed = compare_endings(comparison, replace(every, lasts=is_same_auction)).later
    assert any(followed)
    assert all(one == whole[: len(one)] and len(one) < len(whole) for one, whole in zip(followed, later, strict=True))
    assert all(isinstance(move, PlaceBid | LeaveAuction) for one in followed for move in one[:-2])


def test_coins_have_no_worth_after_the_last_auction() -> None:
    view = replace(MarketTable(deck="author origin desert", owned={"ann": "ace-of-leaves"}).view("ann"), deck=0)
    fact = ReviewFact("worth", {"points": 2, "coins": "last", "lot": "both"})
    assert explain_lot_worth(view, parse_move("bid 9")) == fact
    assert explain_lot_worth(view, parse_move("pass")) is None
