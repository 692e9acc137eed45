"""The names of cards, suits and ranks in Goblin Market, for screens and pictures alike: keys, as `NAME` reads them."""

from collections.abc import Iterable

from games.goblin_market import SUITS, DecktetCard


def join_name_keys(names: Iterable[str]) -> str:
    """Return the keys of the names of cards."""
    return " ".join(f"goblin-market-card-{name}" for name in names)


def join_card_keys(names: Iterable[str]) -> str:
    """Return the keys of cards as a text shows them: each with its name, its rank and the signs of its suits."""
    return " ".join(f"goblin-market-shown-{name}" for name in names)


def join_suit_keys(card: DecktetCard) -> str:
    """Return the keys of the names of a card's suits."""
    return " ".join(f"goblin-market-suit-{SUITS[suit]}" for suit in card.suits)


def join_rank_keys(cards: Iterable[DecktetCard]) -> str:
    """Return the keys of the names of cards' ranks; a number has no other name."""
    return " ".join(card.rank if card.rank.isdecimal() else f"goblin-market-rank-{card.rank}" for card in cards)


def name_suits_emoji(card: DecktetCard) -> str:
    """Return the name of the emoji that shows all suits of a card."""
    return "_".join(("market", *(SUITS[suit] for suit in card.suits)))
