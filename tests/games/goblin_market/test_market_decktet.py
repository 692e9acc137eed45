"""The Decktet: its shape, and what is said about a wrong file."""

from collections import Counter
from pathlib import Path

import pytest

from games.engine import BadData
from games.goblin_market import CARDS, SUITS
from games.goblin_market.decktet import AUCTION_DECK, COURTS, DECKTET_FILE, PAWNS, count_suits, get_cards, read_decktet

WHOLE = DECKTET_FILE.read_text("utf-8")


def test_the_auction_deck_has_36_cards_and_the_goblin_deck_eight() -> None:
    assert (len(AUCTION_DECK), len(PAWNS), len(COURTS), len(CARDS)) == (36, 4, 4, 44)


def test_every_suit_is_on_ten_cards_of_the_basic_deck_and_on_four_of_the_goblin_deck() -> None:
    assert count_suits(get_cards(AUCTION_DECK)) == [10] * 6
    assert count_suits(get_cards(PAWNS + COURTS)) == [4] * 6


def test_there_are_six_aces_and_crowns_and_three_cards_of_every_number() -> None:
    ranks = Counter(card.rank for card in CARDS)
    assert ranks == {"ace": 6, "crown": 6, "pawn": 4, "court": 4, **dict.fromkeys("23456789", 3)}


def test_no_two_cards_of_a_rank_share_their_suits() -> None:
    assert len({(card.rank, card.suits) for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize(
    ("name", "rank", "suits"),
    [
        ("huntress", "crown", "moons"),
        ("windfall", "crown", "knots"),
        ("author", "2", "moons knots"),
        ("battle", "4", "wyrms knots"),
        ("chance-meeting", "7", "moons leaves"),
        ("merchant", "9", "leaves knots"),
        ("light-keeper", "pawn", "suns waves knots"),
        ("rite", "court", "moons leaves wyrms"),
    ],
)
def test_cards_are_those_of_the_rules_page(name: str, rank: str, suits: str) -> None:
    (card,) = [card for card in CARDS if card.name == name]
    assert (card.rank, " ".join(SUITS[suit] for suit in card.suits)) == (rank, suits)


@pytest.mark.parametrize(
    ("old", "new", "entry", "expected"),
    [
        ('source = "decktet"', 'source = "house"', "source", "'decktet'"),
        ('name = "author"', 'name = "desert"', "desert", "stands once"),
        ('name = "author"', 'name = "The Author"', "card.6.name", "pattern"),
        ('suits = "moons knots"', 'suits = "moons stars"', "card.6.suits", "different suits"),
        ('suits = "moons knots"', 'suits = "moons moons"', "card.6.suits", "different suits"),
        ('suits = "moons knots"', 'suits = "moons"', "author", "2 suits on a card of rank 2"),
        ('suits = "moons knots"', 'suits = "moons suns"', "rank 2", "each suit 1 times"),
        ('rank = "2"', 'rank = "10"', "card.6.rank", "'ace'"),
        ('rank = "pawn"', 'rank = "court"', "rank pawn", "each suit 2 times"),
    ],
)
def test_a_wrong_file_is_refused_with_its_place(tmp_path: Path, old: str, new: str, entry: str, expected: str) -> None:
    file = tmp_path / "decktet.toml"
    file.write_text(WHOLE.replace(old, new, 1), "utf-8")
    with pytest.raises(BadData) as problem:
        read_decktet(file)
    assert problem.value.arguments["entry"] == entry
    assert expected in str(problem.value)
