"""Rulebook "Scoring", compared with a second, independent count."""

import random
from itertools import combinations

import pytest

from games.goblin_market import CARDS, SUITS, DecktetCard, score_collection
from games.goblin_market.card_values import compute_collection_points, pack_cards
from games.goblin_market.decktet import AUCTION_DECK, CARD_BY_NAME
from tests.games.goblin_market.market_table import MarketTable


def collection(names: str) -> list[DecktetCard]:
    return [CARDS[CARD_BY_NAME[name]] for name in names.split()]


def brute_points(cards: list[DecktetCard]) -> int:
    """Return the best sum over every choice of three suits, card by card and sign by sign."""
    return max(
        sum(1 if suit in chosen else -1 for card in cards for suit in card.suits)
        for chosen in combinations(range(len(SUITS)), 3)
    )


def test_scoring_agrees_with_brute_force_over_all_choices_of_three_suits() -> None:
    luck = random.Random(3)
    for _ in range(5000):
        cards = [CARDS[card] for card in luck.sample(AUCTION_DECK, luck.randint(0, 18))]
        assert score_collection(cards)[0] == brute_points(cards)


def test_goblins_find_the_points_of_a_collection_of_any_size() -> None:
    luck = random.Random(5)
    for size in (*range(len(AUCTION_DECK) + 1), *[9] * 500):
        cards = luck.sample(AUCTION_DECK, size)
        assert compute_collection_points(pack_cards(cards)) == score_collection(CARDS[card] for card in cards)[0]


def test_positive_points_agree_with_brute_force() -> None:
    luck = random.Random(4)
    for _ in range(1000):
        cards = [CARDS[card] for card in luck.sample(AUCTION_DECK, luck.randint(0, 18))]
        best = max(sum(suit in chosen for card in cards for suit in card.suits) for chosen in combinations(range(6), 3))
        assert score_collection(cards)[1] == best


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("", (0, 0)),
        ("author", (2, 2)),
        ("author desert", (2, 3)),
        ("author desert origin", (0, 3)),
        ("huntress bard sea end", (2, 3)),
        ("author lunatic journey", (6, 6)),
    ],
)
def test_three_suits_count_for_a_collection_and_the_others_against_it(cards: str, worth: tuple[int, int]) -> None:
    assert score_collection(collection(cards)) == worth


def ranks(owned: dict[str, str]) -> tuple[int, ...]:
    """Return the ranks at the end of a market where everybody passes on the last card."""
    table = MarketTable(deck="betrayal", rest=0, owned=owned)
    table.do("ann pass", "bob pass", "cid pass")
    assert table.match.outcome is not None
    return table.match.outcome.ranks


def test_most_points_win() -> None:
    assert ranks({"ann": "author", "bob": "author desert lunatic journey", "cid": "bard"}) == (2, 1, 3)


def test_a_tie_goes_to_the_most_positive_points() -> None:
    assert ranks({"ann": "author", "bob": "journey sea desert", "cid": ""}) == (2, 1, 3)


def test_a_tie_after_positive_points_is_shared() -> None:
    assert ranks({"ann": "author", "bob": "desert", "cid": ""}) == (1, 1, 3)


def test_coins_count_for_nothing_at_the_end() -> None:
    table = MarketTable(deck="betrayal", rest=0, coins={"ann": 90})
    table.do("ann pass", "bob pass", "cid pass")
    assert table.match.outcome is not None
    assert (table.match.outcome.ranks, table.match.outcome.reason) == ((1, 1, 1), "deck-empty")


def test_the_view_shows_what_each_collection_is_worth_now() -> None:
    view = MarketTable(owned={"bob": "author desert"}).view()
    assert (view.scores, view.positive) == ((0, 2, 0), (0, 3, 0))
    assert view.suits[1] == (1, 1, 0, 0, 1, 1)
