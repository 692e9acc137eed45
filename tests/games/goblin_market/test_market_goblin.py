"""A young goblin of the market errs like people: it pays too much, takes whole lots, and picks any card."""

from games.engine import SwiftChance
from games.goblin_market import goblin
from games.goblin_market.moves import PASS, TAKE
from tests.games.goblin_market.market_table import MarketTable
from tests.games.played_table import ANN, BOB

LOTS = 200


def bids_on(table: MarketTable, *, young: bool) -> list[int]:
    """Return how often a goblin bids one coin more at each standing bid, in many draws of its lots."""
    state, ask = table.state.clone(), goblin.slip if young else goblin.bid
    bids = []
    for standing in range(state.coins[ANN]):
        state.bids = {BOB: standing}
        bids.append(sum(ask(state, ANN, SwiftChance(number)) != PASS for number in range(LOTS)))
    return bids


def test_a_young_goblin_pays_more_while_many_auctions_are_to_come() -> None:
    table = MarketTable(deck="ace-of-moons forest")
    young, sensible = bids_on(table, young=True), bids_on(table, young=False)
    assert all(ours >= theirs for ours, theirs in zip(young, sensible, strict=True))
    assert sum(young) > sum(sensible) + LOTS / 4


def test_a_young_goblin_pays_what_others_pay_in_the_last_auction() -> None:
    table = MarketTable(deck="author desert origin", rest=0)
    assert bids_on(table, young=True) == bids_on(table, young=False)


def test_a_young_goblin_takes_all_and_picks_any() -> None:
    table = MarketTable(deck="calamity author desert origin")
    table.do("ann bid 1", "bob bid 2", "cid pass", "ann pass")
    assert {goblin.slip(table.state, BOB, SwiftChance(number)) for number in range(LOTS)} == {TAKE}
    table.do("bob share")
    picks = {str(goblin.slip(table.state, BOB, SwiftChance(number))) for number in range(LOTS)}
    assert picks == {"pick author", "pick desert", "pick origin"}
