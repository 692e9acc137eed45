"""Evaluates cards by their suits, fast: thumbs and goblins ask for every bid that they make or imagine."""

from collections.abc import Sequence
from functools import lru_cache

from games.goblin_market.decktet import CARDS, SUITS, DecktetCard
from games.goblin_market.scoring import POSITIVE_SUIT_COUNT

Collection = int
"""How often each suit appears on some cards: four bits a suit, as ten cards at most have it. Add two with `+`."""

BITS_A_SUIT, SUIT_COUNT_MASK = 4, 15
ONE_BY_SUIT = tuple(1 << BITS_A_SUIT * suit for suit in range(len(SUITS)))
MAX_CACHED_COLLECTIONS = 1 << 14


def pack_suits(counts: Sequence[int]) -> Collection:
    """Return the collection with this many of each suit."""
    return sum(map(int.__mul__, counts, ONE_BY_SUIT))


def pack_card(card: DecktetCard) -> Collection:
    """Return the collection that is one card."""
    return sum(ONE_BY_SUIT[suit] for suit in card.suits)


COLLECTION_BY_CARD = tuple(map(pack_card, CARDS))
"""The collections that are one card, by its index."""


def pack_cards(cards: Sequence[int]) -> Collection:
    """Return the collection of some cards, given by their indices."""
    return sum([COLLECTION_BY_CARD[card] for card in cards])


@lru_cache(maxsize=MAX_CACHED_COLLECTIONS)
def compute_collection_points(collection: Collection) -> int:
    """Return the points of a collection, cached: the same collections come again and again."""
    counts = sorted([collection >> BITS_A_SUIT * suit & SUIT_COUNT_MASK for suit in range(len(SUITS))], reverse=True)
    return sum(counts[:POSITIVE_SUIT_COUNT]) - sum(counts[POSITIVE_SUIT_COUNT:])


def compute_gain(collection: Collection, more: Collection) -> int:
    """Return the points that more suits add to a collection."""
    return compute_collection_points(collection + more) - compute_collection_points(collection)
