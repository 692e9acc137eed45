"""Rulebook step D: all cards, or one each in the order of the bids."""

from tests.games.goblin_market.market_table import MarketTable
from tests.games.played_table import ANN, BOB, CID, DOT, kinds


def three_cards(seats: int = 4) -> MarketTable:
    """Return a table with author, desert and origin for sale."""
    return MarketTable(seats, deck="huntress author desert origin")


def test_the_winner_may_take_all_for_one_bid_and_others_pay_nothing() -> None:
    table = three_cards()
    table.do("ann bid 2", "bob bid 5", "cid pass", "dot pass", "ann pass", "bob take")
    assert table.cards("bob") == ["author", "desert", "origin"]
    last = table.view().last
    assert last is not None
    assert last.paid == (0, 5, 0, 0)


def test_one_card_goes_to_the_winner_without_a_question() -> None:
    table = MarketTable(deck="ace-of-moons author")
    told = table.do("ann bid 3", "bob pass", "cid pass")
    assert "took-all" in kinds(told)
    assert table.cards("ann") == ["author"]


def test_bidders_pick_in_the_order_of_their_bids_wherever_they_passed() -> None:
    table = three_cards()
    table.do("ann bid 1", "bob bid 6", "cid bid 7", "dot bid 8", "ann pass", "bob pass", "cid pass", "dot share")
    assert table.view().line == (DOT, CID, BOB)
    table.do("dot pick origin", "cid pick desert")
    assert (table.cards("bob"), table.cards("ann")) == (["author"], [])


def test_everybody_in_line_must_take_and_pay() -> None:
    table = three_cards()
    table.do("ann bid 1", "bob bid 6", "cid pass", "dot pass", "ann pass", "bob share", "bob pick author")
    assert table.asked == "pick ann"
    assert [str(move) for move in table.match.legal_moves(ANN)] == ["pick desert", "pick origin"]
    assert table.refuses("ann pass") == "pick-now"
    assert table.refuses("ann pick author") == "not-for-sale"


def test_a_card_with_nobody_left_in_line_is_discarded() -> None:
    table = three_cards()
    table.do("ann bid 1", "bob bid 6", "cid pass", "dot pass", "ann pass", "bob share", "bob pick author")
    told = table.do("ann pick desert")
    assert "discarded" in kinds(told)
    assert [str(card) for card in table.view().discard] == ["origin"]


def test_a_lone_bidder_who_takes_one_card_leaves_the_rest_to_nobody() -> None:
    table = three_cards()
    table.do("ann bid 1", "bob pass", "cid pass", "dot pass")
    assert str(table.match.default_move(ANN)) == "take"
    table.do("ann share", "ann pick desert")
    assert [str(card) for card in table.view().discard] == ["author", "origin"]


def test_of_two_cards_the_second_goes_to_the_second_bidder_without_a_question() -> None:
    table = MarketTable(4, deck="author forest discovery")
    table.do("ann bid 3", "bob bid 4", "cid bid 5", "dot pass", "ann pass", "bob pass", "cid share")
    told = table.do("cid pick forest")
    assert kinds(told)[:2] == ["picked", "picked"]
    assert (table.cards("cid"), table.cards("bob"), table.cards("ann")) == (["forest"], ["discovery"], [])


def test_everybody_pays_their_own_last_bid() -> None:
    table = three_cards(3)
    table.do("ann bid 1", "bob bid 2", "cid bid 3", "ann bid 4", "bob bid 9", "cid pass", "ann pass")
    table.do("bob share", "bob pick author", "ann pick origin")
    last = table.view().last
    assert last is not None
    assert last.paid == (4, 9, 3)


def test_two_of_three_cards_cannot_be_taken() -> None:
    table = three_cards()
    table.do("ann bid 1", "bob bid 2", "cid pass", "dot pass", "ann pass")
    assert [str(move) for move in table.match.legal_moves(BOB)] == ["take", "share"]
    assert table.refuses("bob pass") == "choose-now"
    assert table.refuses("bob bid 3") == "choose-now"


def test_silence_shares_where_somebody_else_bid_and_picks_the_first_card() -> None:
    table = three_cards()
    table.do("ann bid 1", "bob bid 2", "cid pass", "dot pass", "ann pass")
    assert str(table.match.default_move(BOB)) == "share"
    table.do("bob share")
    assert str(table.match.default_move(BOB)) == "pick author"


def test_the_last_auction_can_be_shared_too() -> None:
    table = MarketTable(deck="author desert", rest=0)
    table.do("ann bid 1", "bob bid 2", "cid bid 3", "ann pass", "bob pass", "cid share", "cid pick desert")
    assert table.match.outcome is not None
    assert (table.cards("cid"), table.cards("bob")) == (["desert"], ["author"])
    assert CID in table.match.outcome.winners
