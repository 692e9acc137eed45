"""What the pictures of Goblin Market show, read from a view: who is asked, whose cards are new, which suits count."""

from dataclasses import replace
from itertools import groupby

from games.goblin_market import RANKS, DecktetCard, GoblinMarketView
from games.goblin_market.scoring import POSITIVE_SUIT_COUNT

NO_SEATS = (None,)
RANK_PLACES = {rank: index for index, rank in enumerate(RANKS)}


def list_new_card_names(view: GoblinMarketView, seat: int) -> frozenset[str]:
    """Return the names of cards that a player got since the reader last played, in this auction, or in the last one."""
    marked = {name for owner, name in view.recent if owner == seat}
    taken = view.taken[seat] or (view.last.taken[seat] if view.last and not any(view.taken) else ())
    return frozenset(card.name for card in taken) | {card.name for card in view.owned[seat] if card.name in marked}


def sort_cards_by_suit(view: GoblinMarketView, seat: int) -> list[DecktetCard]:
    """Return a player's cards by suit, the fullest first, then by rank: the fuller suit of each card leads it."""
    suits = view.suits[seat]
    order = sorted(range(len(suits)), key=lambda suit: (-suits[suit], suit))
    led = [replace(card, suits=tuple(sorted(card.suits, key=order.index))) for card in view.owned[seat]]
    return sorted(led, key=lambda card: (order.index(card.suits[0]), _get_deck_sort_key(card)))


def sort_cards_in_deck_order(view: GoblinMarketView, seat: int) -> list[DecktetCard]:
    """Return a player's cards in the order of the deck: by rank, then by suits."""
    return sorted(view.owned[seat], key=_get_deck_sort_key)


def group_by_rank(view: GoblinMarketView, seat: int) -> list[list[DecktetCard]]:
    """Return a player's cards by rank, in the order of the deck."""
    return [list(cards) for _, cards in groupby(sort_cards_in_deck_order(view, seat), key=lambda card: card.rank)]


def _get_deck_sort_key(card: DecktetCard) -> tuple[int, tuple[int, ...]]:
    return RANK_PLACES[card.rank], card.suits


def find_counting_suits(suits: tuple[int, ...]) -> frozenset[int]:
    """Return the three suits that count for a collection: the most frequent, the first of equal ones."""
    order = sorted(range(len(suits)), key=lambda suit: (-suits[suit], suit))
    return frozenset(order[:POSITIVE_SUIT_COUNT])
