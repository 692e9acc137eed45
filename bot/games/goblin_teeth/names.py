"""The names of things in Goblin Teeth, for screens and pictures alike: Items, Cheats, what an Offering lacks."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal

from games.engine.words import Words, join_heap_keys
from games.goblin_teeth import (
    CHEATS,
    ITEMS,
    ONGOING_CHEATS,
    SLOT_WORDS,
    TEETH_BY_CARD,
    GoblinTeethView,
    OfferingLine,
    OfferingProgress,
    PotItem,
    load_offerings,
)
from games.goblin_teeth.offerings import ANY_LINE, PAIR_LINE, choose_tooth_cards, list_items_on_free_lines

HIDDEN_ITEM = "hidden"
ALTAR_KEY = "goblin-teeth-altar"
TEETH_KIND, TOOTH_CARD = "teeth", "tooth-1"
"""The line of teeth, and the card that stands for a tooth that is needed."""


def build_card_key(card: str) -> str:
    """Return the key of the name of an Item, also of the Hidden one, or of a Cheat: for `NAME` in sentences."""
    return f"goblin-teeth-{'item' if card in (*ITEMS, HIDDEN_ITEM) else 'cheat'}-{card}"


def build_card_keys(cards: Iterable[str]) -> str:
    """Return the keys of several names, as `NAME` reads them."""
    return " ".join(map(build_card_key, cards))


def get_card_name(words: Words, card: str) -> str:
    """Return the name of an Item or a Cheat that stands alone."""
    return words(build_card_key(card))


def describe_cheat(words: Words, card: str, whose: Literal["card", "you", "player"] = "card", holder: str = "") -> str:
    """Return what a Cheat does: an Ongoing one for you, for the player of this name, or for any that has it."""
    facts = {"whose": whose, "holder": holder} if card in ONGOING_CHEATS else {}
    return words(f"{build_card_key(card)}-gist", **facts)


def build_offering_key(offering: str) -> str:
    """Return the key of the name of an Offering."""
    return f"goblin-teeth-offering-{offering}"


def list_items_completing_offering(progress: OfferingProgress, cards: Sequence[str]) -> list[str]:
    """Return which of these cards complete an Offering, line by line: of Goblin Teeth those that give the teeth."""
    offering = load_offerings()[progress.offering]
    free, teeth = iter(list_items_on_free_lines(offering, cards)), choose_tooth_cards(offering.teeth, cards)
    rest = (Counter(card for card in cards if card in TEETH_BY_CARD) - Counter(teeth)).elements()
    return [
        next(rest) if item == "tooth" else item
        for line in progress.lines
        for item in (next(free, ()) if line.kind in (ANY_LINE, PAIR_LINE) else _list_line_items(line, teeth))
    ]


def _list_line_items(line: OfferingLine, teeth: Sequence[str]) -> Sequence[str]:
    """Return what a line needs that asks for a type of Item, or for teeth."""
    return teeth if line.kind == TEETH_KIND else [line.kind] * line.need


def get_item_drawing_name(item: PotItem) -> str:
    """Return the name of the Item's drawing."""
    return item.item or HIDDEN_ITEM


def build_pot_item_key(view: GoblinTeethView, item: PotItem) -> str:
    """Return the key of the name of an Item of the Pot; with a number if several equal ones are face up."""
    alike = [other.place for other in view.pot if other.face_up and other.item == item.item]
    if not item.face_up or len(alike) == 1:
        return build_card_key(get_item_drawing_name(item))
    return f"goblin-teeth-nth-{item.item}:{alike.index(item.place) + 1}"


def build_numbered_item_key(item: str, place: str, pot: Sequence[str]) -> str | None:
    """Return the key of the name of an Item with its number, if others in the Pot look like it; `None`: its name does.

    `pot` is what everybody sees there, in the order of the picture.
    """
    alike = [slot for slot, other in zip(SLOT_WORDS, pot, strict=False) if other == item]
    if len(alike) == 1 or place not in alike:
        return None
    return f"goblin-teeth-nth-{item}:{alike.index(place) + 1}"


def get_pot_item_name(view: GoblinTeethView, item: PotItem, words: Words) -> str:
    """Return the name of an Item of the Pot that stands alone."""
    return words("goblin-teeth-item", item=build_pot_item_key(view, item))


def join_missing_keys(progress: OfferingProgress) -> str:
    """Return what an Offering lacks, line by line, by the keys of the names."""
    missing = ((line.kind, line.need - line.have) for line in progress.lines if line.have < line.need)
    return " ".join(f"goblin-teeth-line-{kind}:{count}" for kind, count in missing)


def join_card_heap(cards: Iterable[str]) -> str:
    """Return a heap of cards by their keys, in the order of the box and equal ones together, as `NAME` reads them."""
    return join_heap_keys(build_card_key(card) for card, count in count_cards(tuple(cards)) for _ in range(count))


def count_cards(cards: tuple[str, ...], order: tuple[str, ...] = (*ITEMS, *CHEATS)) -> list[tuple[str, int]]:
    """Return cards with their counts, in the order of the box."""
    counts = Counter(cards)
    return [(name, counts[name]) for name in order if counts[name]]
