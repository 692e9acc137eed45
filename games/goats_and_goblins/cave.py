"""The cards: those in the cave, as data from `assets/goats_and_goblins/cave.toml`, and those everybody starts with.

Everywhere else a card is an index into `CARDS`, and a heap of cards a list of counts by that index.
"""

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal, get_args

from pydantic import Field
from typing_extensions import override

from games.engine.assets import ASSETS
from games.engine.datafiles import DataModel, build_data_error, load_toml_file

CAVE_FILE = ASSETS / "goats_and_goblins" / "cave.toml"

TreasureKind = Literal["gold", "gem", "trinket", "goat", "gruff", "goblin"]
ActionKind = Literal[
    "push-2",
    "push-3",
    "seeing-stone",
    "warding-stone",
    "pit-prop",
    "second-thoughts",
    "drag-along",
    "leave-behind",
]
CaveCardKind = Literal[TreasureKind, ActionKind, "cave-in"]

CAVE_IN: CaveCardKind = "cave-in"
ACTION_KINDS: tuple[ActionKind, ...] = get_args(ActionKind)
VOTE_KINDS: frozenset[CaveCardKind] = frozenset({"second-thoughts", "drag-along", "leave-behind"})
"""Action cards that change votes: they are not in the cave if nobody votes."""
GOAT_KINDS: frozenset[CaveCardKind] = frozenset({"goat", "gruff"})
GOBLIN_KINDS: frozenset[CaveCardKind] = frozenset({"goblin"})
MAX_CARDS = 200
SET_ASIDE_OF_EACH = 4
"""Setup: four treasures and four Cave-Ins are shuffled, and four of the eight leave the game unseen."""


@dataclass(frozen=True, slots=True)
class CaveCard:
    """A card: `gold` is its worth, `value` what a Cave-In counts towards 3 (0 for every other card)."""

    kind: CaveCardKind
    gold: int
    value: int = 0

    @override
    def __str__(self) -> str:
        """Return the card's name in notation and events: its kind and its gold (a Cave-In's value), as "gem 4"."""
        return f"{self.kind} {self.value or self.gold}"


class CaveEntry(DataModel):
    """Several copies of one card."""

    kind: CaveCardKind
    copies: Annotated[int, Field(ge=1, le=99)]
    gold: Annotated[int, Field(ge=0, le=20)] = 0
    value: Annotated[int, Field(ge=0, le=3)] = 0

    @property
    def card(self) -> CaveCard:
        """The card of this entry."""
        return CaveCard(self.kind, self.gold, self.value)


class CaveFile(DataModel):
    """The file of the cave. `source` tells our own data from the printed cards."""

    source: Literal["house", "printed"]
    card: list[CaveEntry]


def load_cave_cards(file: Path = CAVE_FILE) -> CaveFile:
    """Read and check a file of the cave; raises `BadData`."""
    cave = load_toml_file(file, CaveFile)
    for number, entry in enumerate(cave.card):
        _check_entry(entry, file, f"card.{number} ({entry.kind})")
    for card, count in Counter(entry.card for entry in cave.card).items():
        if count > 1:
            raise build_data_error(file, str(card), "each card stands once, with its number of copies")
    missing = [kind for kind in _CARD_KINDS if kind not in {entry.kind for entry in cave.card}]
    if missing:
        raise build_data_error(file, "card", f"every kind of card; missing: {', '.join(missing)}")
    _require_setup(cave, file)
    return cave


def _check_entry(entry: CaveEntry, file: Path, where: str) -> None:
    if entry.kind == CAVE_IN and not (entry.value and not entry.gold):
        raise build_data_error(file, where, "a Cave-In has a value from 1 to 3 and no gold")
    if entry.kind != CAVE_IN and entry.value:
        raise build_data_error(file, where, "only a Cave-In has a value")


def _require_setup(cave: CaveFile, file: Path) -> None:
    """Hold the needs of the setup: enough treasures, with vote cards or without, and enough Cave-Ins."""
    if sum(entry.copies for entry in cave.card) > MAX_CARDS:
        raise build_data_error(file, "card", f"at most {MAX_CARDS} cards in all")
    cave_ins = sum(entry.copies for entry in cave.card if entry.kind == CAVE_IN)
    others = sum(entry.copies for entry in cave.card if entry.kind not in {CAVE_IN, *VOTE_KINDS})
    if min(cave_ins, others) < SET_ASIDE_OF_EACH:
        raise build_data_error(
            file, "card", f"at least {SET_ASIDE_OF_EACH} Cave-Ins and {SET_ASIDE_OF_EACH} cards that are none"
        )


_CARD_KINDS: tuple[CaveCardKind, ...] = (*get_args(TreasureKind), *ACTION_KINDS, CAVE_IN)
_COPIES_BY_CARD = {entry.card: entry.copies for entry in load_cave_cards().card}
STARTING_CARDS = (CaveCard("push-2", 0), CaveCard("seeing-stone", 0))
"""The cards everybody starts with, besides their vote. Fact Start."""

CARDS: tuple[CaveCard, ...] = tuple(
    sorted({*_COPIES_BY_CARD, *STARTING_CARDS}, key=lambda card: (_CARD_KINDS.index(card.kind), card.gold, card.value))
)
CARD_NAMES = tuple(map(str, CARDS))
INDEX_BY_CARD = {card: index for index, card in enumerate(CARDS)}
CARD_BY_NAME = {name: index for index, name in enumerate(CARD_NAMES)}
GOLD_BY_CARD = tuple(card.gold for card in CARDS)
VALUE_BY_CARD = tuple(card.value for card in CARDS)
STARTING_CARD_INDICES = tuple(INDEX_BY_CARD[card] for card in STARTING_CARDS)

ACTION_CARDS: dict[ActionKind, tuple[int, ...]] = {
    kind: tuple(index for index, card in enumerate(CARDS) if card.kind == kind) for kind in ACTION_KINDS
}
"""The cards of each action, the one with the least gold first: that one is played. Ruling Least gold."""
_ACTION_INDICES = [index for cards in ACTION_CARDS.values() for index in cards]
ACTION_CARD_SLICE = slice(min(_ACTION_INDICES), max(_ACTION_INDICES) + 1)
"""The positions of the action cards in `CARDS`, and of no other card."""


def build_action_key(kind: str) -> str:
    """Return the key of the name of an action card in the catalogue."""
    return f"goats-and-goblins-action-{kind}"


def build_card_key(card: str) -> str:
    """Return the key of the name of a card, given as "gem 4", with its number; that of an action card has no gold."""
    kind, _, number = card.partition(" ")
    return build_action_key(kind) if kind in ACTION_KINDS else f"goats-and-goblins-card-{kind}:{number}"


def list_full_cave_deck(*, voting: bool) -> list[int]:
    """Return the cards of the whole cave, before four leave; without voting, without the vote cards."""
    return [
        INDEX_BY_CARD[card]
        for card, copies in _COPIES_BY_CARD.items()
        if voting or card.kind not in VOTE_KINDS
        for _ in range(copies)
    ]


def create_empty_heap() -> list[int]:
    """Return an empty heap: a count of 0 for each card."""
    return [0] * len(CARDS)


def list_heap_cards(heap: list[int]) -> tuple[CaveCard, ...]:
    """Return the cards of a heap one by one, in the order of `CARDS`."""
    return tuple(CARDS[card] for card, count in enumerate(heap) if count for _ in range(count))


def list_card_names(cards: list[int]) -> list[str]:
    """Return the names of cards, as events tell them."""
    return [CARD_NAMES[card] for card in cards]
