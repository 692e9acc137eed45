"""The four worked examples of the rulebook, each under its own name."""

from tests.games.goblin_market.market_table import MarketTable, paid


def test_elise_morgan_and_evan_share_a_three_card_auction() -> None:
    elise, morgan, evan = "ann", "bob", "cid"
    table = MarketTable(deck="huntress author desert origin", coins={elise: 20, morgan: 20, evan: 20})
    assert len(table.view().lot) == 3
    table.do(f"{elise} bid 2", f"{morgan} bid 7", f"{evan} bid 8", f"{elise} pass")
    table.do(f"{morgan} bid 12", f"{evan} bid 13", f"{morgan} bid 14", f"{evan} bid 15", f"{morgan} pass")
    assert table.asked == f"choose {evan}"
    table.do(f"{evan} share", f"{evan} pick desert")
    assert table.asked == f"pick {morgan}"
    table.do(f"{morgan} pick author")
    last = table.view().last
    assert last is not None
    assert last.paid == (2, 14, 15)
    assert [[str(card) for card in cards] for cards in last.taken] == [["origin"], ["author"], ["desert"]]


def test_shar_wins_with_a_bid_of_nine() -> None:
    shar = "ann"
    owned = {shar: "pact diplomat castle", "bob": "darkness mill betrayal cave", "cid": "merchant lunatic"}
    table = MarketTable(deck="ace-of-moons author", owned=owned)
    told = table.do(f"{shar} bid 9", "bob pass", "cid pass")
    assert paid(told, "sisterhood") == {"bob": 3 + 2 + 2 + 1, "cid": 3}


def test_tarrant_wins_with_a_bid_of_eleven() -> None:
    tarrant = "cid"
    owned = {"ann": "ace-of-suns ace-of-knots sea", "bob": "bard pact mill", tarrant: "ace-of-waves"}
    table = MarketTable(deck="ace-of-moons author", owned=owned, coins={tarrant: 11})
    told = table.do("ann pass", "bob pass", f"{tarrant} bid 11")
    assert paid(told, "sisterhood") == {"ann": 3 + 3 + 2, "bob": 2 + 1}


def test_raphael_collects_two_coins_of_goblin_money() -> None:
    raphael = "ann"
    table = MarketTable(deck="ace-of-moons author", goblins="harvest", owned={raphael: "bard"})
    told = table.do("ann pass", "bob bid 1", "cid pass")
    assert paid(told, "goblin-money")[raphael] == 2
