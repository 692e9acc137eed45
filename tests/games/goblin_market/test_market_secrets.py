"""What a seat may know, with and without hidden coins, and the notation of moves."""

import pytest

from games.engine import BadNotation, SwiftChance
from games.goblin_market import GoblinMarket
from tests.games.goblin_market.market_table import MarketTable
from tests.games.played_table import BOB

HIDDEN = {"hidden_coins": True}


def test_purses_are_open() -> None:
    assert MarketTable(coins={"bob": 7}).view().coins == (10, 7, 10)


def test_hidden_purses_are_known_to_their_owners_alone() -> None:
    table = MarketTable(coins={"bob": 7}, options=HIDDEN)
    assert table.view().coins == (None, None, None)
    assert table.view("bob").coins == (None, 7, None)


def test_with_hidden_coins_bids_and_payments_stay_public() -> None:
    table = MarketTable(deck="ace-of-moons author", options=HIDDEN)
    table.do("ann bid 3", "bob pass", "cid pass")
    last = table.view("bob").last
    assert last is not None
    assert (last.bid, last.paid) == (3, (3, 0, 0))


def test_with_hidden_coins_everybody_is_asked_even_with_an_empty_purse() -> None:
    table = MarketTable(coins={"bob": 0}, options=HIDDEN)
    table.do("ann bid 5")
    assert table.asked == "bid bob"
    assert [str(move) for move in table.match.legal_moves(BOB)] == ["pass"]


def test_hidden_purses_are_imagined_afresh_and_can_pay_what_was_bid() -> None:
    table, luck = MarketTable(options=HIDDEN), SwiftChance(1)
    table.do("ann bid 8")
    worlds = [table.match.game.imagine_state(table.state, BOB, luck) for _ in range(60)]
    assert {world.coins[BOB] for world in worlds} == {10}
    assert len({world.coins[0] for world in worlds}) > 5
    assert min(world.coins[0] for world in worlds) >= 8
    assert {sum(world.coins) + world.bank for world in worlds} == {75}


def test_the_order_of_the_decks_is_imagined_afresh() -> None:
    table, luck = MarketTable(), SwiftChance(1)
    worlds = [table.match.game.imagine_state(table.state, BOB, luck) for _ in range(10)]
    assert len({tuple(world.deck) for world in worlds}) == 10
    assert len({tuple(world.goblin_deck) for world in worlds}) == 10
    assert {tuple(sorted(world.deck)) for world in worlds} == {tuple(sorted(table.state.deck))}


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("BID  7", "bid 7"),
        ("bid 1500", "bid 1500"),
        ("Pass", "pass"),
        ("take", "take"),
        ("share", "share"),
        ("pick author", "pick author"),
        ("pick Chance Meeting", "pick chance-meeting"),
        ("pick ace of moons", "pick ace-of-moons"),
    ],
)
def test_a_move_reads_back_as_it_is_written(typed: str, notation: str) -> None:
    assert str(GoblinMarket().parse_move(typed)) == notation


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("", "is not a move of this game"),
        ("bid", "is not a move of this game"),
        ("bid lots", "is not a move of this game"),
        ("bid -1", "is not a move of this game"),
        ("bid ²", "is not a move of this game"),
        ("bid 9999999999999", "is not a move of this game"),
        ("pick", "is not a move of this game"),
        ("pick joker", "no card “joker”"),
        ("buy author", "is not a move of this game"),
    ],
)
def test_what_is_no_move_is_refused_in_words(typed: str, says: str) -> None:
    with pytest.raises(BadNotation, match=says):
        GoblinMarket().parse_move(typed)
