"""What a collection is worth. Rulebook "Scoring": three suits count for it, three against it."""

from collections.abc import Iterable

from games.goblin_market.decktet import Card, suit_counts

BEST = 3


def collection_points(cards: Iterable[Card]) -> tuple[int, int]:
    """Return the points of a collection, and only its positive points, which break ties."""
    counts = sorted(suit_counts(cards), reverse=True)
    positive = sum(counts[:BEST])
    return positive - sum(counts[BEST:]), positive
