"""Rulebook steps A to C: size, cards for sale, bids round the table."""

import pytest

from games.engine import Decision, NotYourTurn, SwiftChance
from games.goblin_market import GoblinMarket, GoblinMarketOptions
from tests.games.goblin_market.market_table import MarketTable
from tests.games.played_table import ANN, BOB, CID, kinds


@pytest.mark.parametrize(
    ("size_card", "number"), [("ace-of-moons", 1), ("author", 2), ("merchant", 2), ("castle", 2), ("calamity", 3)]
)
def test_the_size_card_says_how_many_cards_are_for_sale(size_card: str, number: int) -> None:
    table = MarketTable(deck=f"{size_card} forest discovery soldier")
    assert str(table.view().size_card) == size_card
    assert [str(card) for card in table.view().lot] == ["forest", "discovery", "soldier"][:number]
    assert [str(card) for card in table.view().aside] == [size_card]


@pytest.mark.parametrize("left", [1, 2, 3])
def test_the_last_three_cards_or_fewer_are_sold_without_a_size_card(left: int) -> None:
    table = MarketTable(deck=" ".join(["author", "desert", "origin"][:left]), rest=0)
    assert table.view().size_card is None
    assert len(table.view().lot) == left
    assert table.view().deck == 0


def test_four_cards_left_still_turn_over_a_size_card() -> None:
    table = MarketTable(deck="sea author desert origin", rest=0)
    assert (len(table.view().lot), table.view().deck) == (3, 0)


def test_a_bid_goes_from_one_coin_to_all_of_ones_own() -> None:
    table = MarketTable()
    assert [str(move) for move in table.match.legal_moves(ANN)] == [*(f"bid {n}" for n in range(1, 11)), "pass"]
    assert table.refuses("ann bid 0") == "bid-low"
    assert table.refuses("ann bid 11") == "bid-high"


def test_a_bid_must_beat_the_standing_bid() -> None:
    table = MarketTable()
    table.do("ann bid 4")
    assert table.refuses("bob bid 4") == "bid-low"
    assert table.refuses("bob bid 3") == "bid-low"
    assert str(table.match.legal_moves(BOB)[0]) == "bid 5"


def test_bidding_goes_round_the_table() -> None:
    table = MarketTable(4, opener="cid")
    for name, move in (("cid", "bid 1"), ("dot", "pass"), ("ann", "bid 2"), ("bob", "bid 3"), ("cid", "bid 4")):
        assert table.asked == f"bid {name}"
        table.do(f"{name} {move}")
    assert table.asked == "bid ann"


def test_who_passed_may_not_come_back() -> None:
    table = MarketTable()
    table.do("ann pass", "bob bid 1", "cid bid 2")
    assert table.asked == "bid bob"
    with pytest.raises(NotYourTurn):
        table.match.play(ANN, "bid 5")


def test_the_bidding_ends_when_one_bidder_is_left() -> None:
    table = MarketTable()
    told = table.do("ann bid 1", "bob bid 2", "cid pass", "ann pass")
    assert "won" in kinds(told)
    assert table.asked == "choose bob"


def test_a_lone_bidder_is_not_asked_to_beat_themselves() -> None:
    table = MarketTable()
    table.do("ann pass", "bob pass", "cid bid 1")
    assert table.asked == "choose cid"


def test_the_last_who_has_not_bid_is_still_asked() -> None:
    table = MarketTable()
    table.do("ann pass", "bob pass")
    assert table.asked == "bid cid"


def test_who_cannot_beat_the_standing_bid_passes_by_themselves() -> None:
    table = MarketTable(4, coins={"bob": 5, "cid": 6})
    told = table.do("ann bid 5")
    assert kinds(told) == ["bid", "cannot-bid"]
    assert table.asked == "bid cid"
    assert table.view().passed == (False, True, False, False)


def test_who_has_no_coins_passes_by_themselves() -> None:
    table = MarketTable(coins={"ann": 0, "bob": 0})
    assert table.asked == "bid cid"


def test_a_market_in_which_nobody_can_bid_runs_out_by_itself() -> None:
    table = MarketTable(coins=dict.fromkeys(("ann", "bob", "cid"), 0), rest=9)
    assert table.match.outcome is not None
    assert table.view().owned == ((), (), ())
    assert len(table.view().aside) + len(table.view().discard) == 12


def test_when_all_pass_the_cards_are_discarded_and_no_coins_flow() -> None:
    table = MarketTable(deck="ace-of-moons author", owned={"bob": "ace-of-suns"}, goblins="harvest")
    told = table.do("ann pass", "bob pass", "cid pass")
    assert kinds(told)[:2] == ["passed", "all-passed"]
    assert table.view().coins == (10, 10, 10)
    assert table.view().goblin_open == ()
    assert [str(card) for card in table.view().discard] == ["author"]
    last = table.view().last
    assert last is not None
    assert (last.winner, last.bid, last.goblin_card) == (None, 0, None)


def test_when_all_pass_the_same_player_opens_again() -> None:
    table = MarketTable(opener="bob")
    table.do("bob pass", "cid pass", "ann pass")
    assert table.asked == "bid bob"


def test_the_winner_opens_the_next_auction() -> None:
    table = MarketTable(deck="ace-of-moons author")
    table.do("ann pass", "bob pass", "cid bid 1")
    assert table.asked == "bid cid"
    assert table.view().opener == CID


def test_the_host_may_choose_who_opens_first() -> None:
    state = GoblinMarket().deal(5, GoblinMarketOptions(first=4), SwiftChance(1))
    assert state.decision == Decision(1, "bid", (3,))


def test_silence_passes() -> None:
    table = MarketTable()
    assert str(table.match.default_move(ANN)) == "pass"


def test_only_a_bid_or_a_pass_answers_the_market() -> None:
    table = MarketTable()
    assert table.refuses("ann take") == "bid-now"
    assert table.refuses("ann pick author") == "bid-now"
