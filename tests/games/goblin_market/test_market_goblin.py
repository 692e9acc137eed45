"""Goblins of the market: young ones err like people, and no goblin bids without a reason that people would see."""

from games.engine import SwiftChance
from games.goblin_market import GoblinMarket, goblin
from games.goblin_market.moves import PASS_MOVE, TAKE_MOVE
from tests.games.goblin_market.market_table import MarketTable
from tests.games.played_table import ANN, BOB, CID

LOTS = 200


def bids_on(table: MarketTable, *, young: bool) -> list[int]:
    """Return how often a goblin bids one coin more at each standing bid, with many seeds of its RNG."""
    state, ask = table.state.clone(), goblin.choose_mistaken_move if young else goblin.guess_bid
    bids = []
    for standing in range(state.coins[ANN]):
        state.bids = {BOB: standing}
        bids.append(sum(ask(state, ANN, SwiftChance(number)) != PASS_MOVE for number in range(LOTS)))
    return bids


def test_a_young_goblin_pays_for_every_card_of_a_lot_as_if_it_were_of_use() -> None:
    table = MarketTable(deck="desert ace-of-moons", owned={"ann": "desert"})
    young, sensible = bids_on(table, young=True), bids_on(table, young=False)
    assert not any(sensible[4:])
    assert young[4] > LOTS / 2


def test_a_young_goblin_bids_for_nothing_that_is_of_no_use_to_it() -> None:
    table = MarketTable(deck="ace-of-suns ace-of-waves", owned={"ann": "author desert"})
    assert not any(bids_on(table, young=True))


def test_a_young_goblin_drops_out_of_some_auctions_that_others_stay_in() -> None:
    table = MarketTable(deck="ace-of-moons forest")
    young, sensible = bids_on(table, young=True), bids_on(table, young=False)
    assert sensible[0] == LOTS
    assert LOTS / 2 < young[0] < LOTS


def test_a_young_goblin_takes_all_and_picks_any() -> None:
    table = MarketTable(deck="calamity author desert origin")
    table.do("ann bid 1", "bob bid 2", "cid pass", "ann pass")
    assert {goblin.choose_mistaken_move(table.state, BOB, SwiftChance(number)) for number in range(LOTS)} == {TAKE_MOVE}
    table.do("bob share")
    picks = {str(goblin.choose_mistaken_move(table.state, BOB, SwiftChance(number))) for number in range(LOTS)}
    assert picks == {"pick author", "pick desert", "pick origin"}


def considered_by(table: MarketTable, seat: int) -> list[str]:
    return [
        str(move)
        for move in goblin.filter_sensible_moves(table.state, seat, GoblinMarket().legal_moves(table.state, seat))
    ]


def test_a_goblin_alone_does_not_open_on_what_is_worth_nothing_to_it() -> None:
    table = MarketTable(deck="ace-of-suns ace-of-waves", owned={"cid": "author desert"})
    table.do("ann pass", "bob pass")
    assert considered_by(table, CID) == ["pass"]


def test_it_does_open_while_somebody_else_might_want_it() -> None:
    table = MarketTable(deck="ace-of-suns ace-of-waves", owned={"cid": "author desert"})
    table.do("ann pass", "bob bid 1")
    assert considered_by(table, CID)[0] == "bid 2"


def test_a_goblin_jumps_only_to_pay_the_others_less() -> None:
    table = MarketTable(owned={"cid": "journey"})
    assert considered_by(table, ANN) == ["bid 1", "pass"]
    table.do("ann bid 1", "bob bid 2", "cid pass")
    assert considered_by(table, ANN) == ["bid 3", "bid 4", "bid 5", "bid 6", "pass"]
    table.do("ann bid 5")
    assert considered_by(table, BOB) == ["bid 6", "pass"]
