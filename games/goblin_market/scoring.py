"""Scores a collection. Rulebook "Scoring": three suits count for it, three against it."""

from collections.abc import Iterable, Sequence

from games.goblin_market.decktet import DecktetCard, count_suits

POSITIVE_SUIT_COUNT = 3


def find_best_suits(counts: Sequence[int]) -> list[int]:
    """Return the suits that count for a collection: the three most frequent, of equal ones the first."""
    return sorted(range(len(counts)), key=lambda suit: -counts[suit])[:POSITIVE_SUIT_COUNT]


def score_collection(cards: Iterable[DecktetCard]) -> tuple[int, int]:
    """Score a collection: return its points, and only its positive points, which break ties."""
    counts = sorted(count_suits(cards), reverse=True)
    positive = sum(counts[:POSITIVE_SUIT_COUNT])
    return positive - sum(counts[POSITIVE_SUIT_COUNT:]), positive
