"""The deck of cards (the extended Decktet), as data from `assets/goblin_market/decktet.toml`, checked when read.

Everywhere else a card is an index into `CARDS`, and a suit an index into `SUITS`.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal, get_args

from pydantic import AfterValidator, Field
from typing_extensions import override

from games.engine.assets import ASSETS
from games.engine.datafiles import DataModel, build_data_error, load_toml_file

DECKTET_FILE = ASSETS / "goblin_market" / "decktet.toml"

Rank = Literal["ace", "2", "3", "4", "5", "6", "7", "8", "9", "crown", "pawn", "court"]

RANKS: tuple[Rank, ...] = get_args(Rank)
SUITS = ("moons", "suns", "waves", "leaves", "wyrms", "knots")
SUIT_COPIES_BY_RANK = {rank: 2 if rank in {"pawn", "court"} else 1 for rank in RANKS}
"""On how many cards of a rank each suit appears."""
SUITS_A_CARD = {rank: {"ace": 1, "crown": 1, "pawn": 3, "court": 3}.get(rank, 2) for rank in RANKS}
LEVEL_BY_RANK: dict[Rank, int] = {rank: level for level, rank in enumerate(RANKS[:10], start=1)}
"""The ranks of the Auction Deck from 1 (Ace) to 10 (Crown), which is right below the Ace again."""


@dataclass(frozen=True, slots=True)
class DecktetCard:
    """A card: its name in notation ("chance-meeting"), its rank, and its suits in the order of `SUITS`."""

    name: str
    rank: Rank
    suits: tuple[int, ...]

    @override
    def __str__(self) -> str:
        return self.name


def _validate_suits(line: str) -> str:
    suits = line.split()
    if not suits or len(set(suits)) != len(suits) or not set(suits) <= set(SUITS):
        raise ValueError(f"different suits of {' '.join(SUITS)}, not {line!r}")
    return line


class DecktetEntry(DataModel):
    """One card of the file."""

    name: Annotated[str, Field(pattern=r"^[a-z]+(-[a-z]+)*$", max_length=24)]
    rank: Rank
    suits: Annotated[str, AfterValidator(_validate_suits)]

    @property
    def card(self) -> DecktetCard:
        """The card of this entry."""
        return DecktetCard(self.name, self.rank, tuple(sorted(map(SUITS.index, self.suits.split()))))


class DecktetFile(DataModel):
    """The file of the deck."""

    source: Literal["decktet"]
    card: list[DecktetEntry]


def read_decktet(file: Path = DECKTET_FILE) -> DecktetFile:
    """Read and check a file of the deck; raises `BadData`."""
    deck = load_toml_file(file, DecktetFile)
    for name, count in Counter(entry.name for entry in deck.card).items():
        if count > 1:
            raise build_data_error(file, name, "each card stands once")
    for entry in deck.card:
        if len(entry.card.suits) != SUITS_A_CARD[entry.rank]:
            raise build_data_error(file, entry.name, f"{SUITS_A_CARD[entry.rank]} suits on a card of rank {entry.rank}")
    for rank in RANKS:
        counts = count_suits(entry.card for entry in deck.card if entry.rank == rank)
        if counts != [SUIT_COPIES_BY_RANK[rank]] * len(SUITS):
            raise build_data_error(file, f"rank {rank}", f"each suit {SUIT_COPIES_BY_RANK[rank]} times")
    return deck


def count_suits(cards: Iterable[DecktetCard]) -> list[int]:
    """Return how often each suit appears on these cards."""
    counts = [0] * len(SUITS)
    for card in cards:
        for suit in card.suits:
            counts[suit] += 1
    return counts


CARDS = tuple(entry.card for entry in read_decktet().card)
CARD_BY_NAME = {card.name: index for index, card in enumerate(CARDS)}
LEVEL_BY_CARD = tuple(LEVEL_BY_RANK.get(card.rank, 0) for card in CARDS)
SUIT_BITS = tuple(sum(1 << suit for suit in card.suits) for card in CARDS)
"""The suits of each card as a set of bits."""
AUCTION_DECK = tuple(index for index, level in enumerate(LEVEL_BY_CARD) if level)
PAWNS = tuple(index for index, card in enumerate(CARDS) if card.rank == "pawn")
COURTS = tuple(index for index, card in enumerate(CARDS) if card.rank == "court")


def get_cards(indices: Iterable[int]) -> tuple[DecktetCard, ...]:
    """Return cards by their indices."""
    return tuple(CARDS[index] for index in indices)


def list_card_names(indices: Iterable[int]) -> list[str]:
    """Return the names of cards, as events tell them."""
    return [CARDS[index].name for index in indices]
