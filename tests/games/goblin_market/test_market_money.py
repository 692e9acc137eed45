"""Rulebook steps E and F: sisterhood money and goblin money."""

import pytest

from games.goblin_market import CARDS, RANKS, compute_sisterhood_payments
from games.goblin_market.decktet import CARD_BY_NAME
from games.goblin_market.money import compute_sisterhood_payout, count_missing_suits
from tests.games.goblin_market.market_table import MarketTable, paid
from tests.games.played_table import kinds

WINNING_DIGIT = {
    1: ("ace", "crown", "9"),
    2: ("2", "ace", "crown"),
    3: ("3", "2", "ace"),
    4: ("4", "3", "2"),
    5: ("5", "4", "3"),
    6: ("6", "5", "4"),
    7: ("7", "6", "5"),
    8: ("8", "7", "6"),
    9: ("9", "8", "7"),
    0: ("crown", "9", "8"),
}
"""The ranks that pay 3, 2 and 1 coins, by the last digit of the winning bid."""


@pytest.mark.parametrize("bid", range(1, 61))
def test_each_rank_pays_by_the_last_digit_of_the_winning_bid(bid: int) -> None:
    for level, rank in enumerate(RANKS[:10], start=1):
        ranks = WINNING_DIGIT[bid % 10]
        assert compute_sisterhood_payout([level], bid) == (3 - ranks.index(rank) if rank in ranks else 0)


def test_every_matching_card_pays() -> None:
    assert compute_sisterhood_payout([6, 6, 5, 4, 4, 7, 3], 16) == 3 + 3 + 2 + 1 + 1


def test_who_got_a_card_gets_no_sisterhood_money() -> None:
    owned = {"ann": "pact", "bob": "darkness", "cid": "merchant"}
    table = MarketTable(deck="author forest discovery", owned=owned)
    table.do("ann bid 5", "bob bid 9", "cid pass", "ann pass", "bob share")
    assert paid(table.do("bob pick forest"), "sisterhood") == {"cid": 3}


def test_a_bidder_who_got_nothing_gets_sisterhood_money() -> None:
    owned = {"ann": "pact", "bob": "darkness", "cid": "merchant"}
    table = MarketTable(deck="author forest discovery", owned=owned)
    table.do("ann bid 5", "bob bid 9", "cid pass", "ann pass")
    assert paid(table.do("bob take"), "sisterhood") == {"ann": 3, "cid": 3}


def test_cards_bought_in_this_auction_pay_their_buyer_nothing() -> None:
    table = MarketTable(deck="ace-of-moons darkness")
    assert "sisterhood" not in kinds(table.do("ann bid 9", "bob pass", "cid pass"))


def test_what_a_bid_would_pay_is_known_before_it_is_made() -> None:
    owned = {"ann": "pact", "bob": "darkness mill", "cid": "ace-of-suns"}
    table = MarketTable(deck="ace-of-moons author", owned=owned, coins={"ann": 11})
    assert compute_sisterhood_payments(table.view("ann"), 9) == (0, 5, 0)
    assert compute_sisterhood_payments(table.view("ann"), 11) == (0, 1, 3)
    assert compute_sisterhood_payments(table.view("bob"), 9) == (3, 0, 0)
    assert compute_sisterhood_payments(table.view(), 9, winner=2) == (3, 5, 0)
    told = table.do("ann bid 9", "bob pass", "cid pass")
    assert paid(told, "sisterhood") == {"bob": 5}


def test_goblin_money_is_for_suits_that_one_lacks() -> None:
    assert count_missing_suits(CARD_BY_NAME["harvest"], []) == 3
    assert count_missing_suits(CARD_BY_NAME["harvest"], [CARD_BY_NAME["bard"]]) == 2
    assert count_missing_suits(CARD_BY_NAME["harvest"], [CARD_BY_NAME["pact"], CARD_BY_NAME["end"]]) == 0


def test_goblin_money_is_for_all_the_winner_too_after_the_cards_are_taken() -> None:
    table = MarketTable(deck="ace-of-moons pact", goblins="harvest", owned={"bob": "end"})
    told = table.do("ann bid 1", "bob pass", "cid pass")
    assert paid(told, "goblin-money") == {"ann": 1, "bob": 2, "cid": 3}


def test_the_goblin_deck_is_shuffled_anew_when_its_last_card_was_turned_over() -> None:
    table = MarketTable(deck="ace-of-moons author ace-of-suns desert", options={"courts": False})
    table.state.goblin_open = table.state.goblin_deck[:3]
    table.state.goblin_deck = table.state.goblin_deck[3:]
    told = table.do("ann bid 1", "bob pass", "cid pass")
    assert "reshuffled" in kinds(told)
    assert (table.view().goblin_deck, table.view().goblin_open) == (4, ())


@pytest.mark.parametrize(("courts", "number"), [(True, 8), (False, 4)])
def test_without_courts_the_goblin_deck_is_the_four_pawns(courts: bool, number: int) -> None:
    table = MarketTable(options={"courts": courts})
    assert table.view().goblin_deck == number
    assert {CARDS[c].rank for c in table.state.goblin_deck} == ({"pawn", "court"} if courts else {"pawn"})


def test_the_bank_never_runs_out() -> None:
    table = MarketTable(deck="ace-of-moons author", goblins="harvest")
    table.state.bank = 0
    told = table.do("ann bid 1", "bob pass", "cid pass")
    assert sum(paid(told, "goblin-money").values()) > 1
    assert table.state.bank < 0
