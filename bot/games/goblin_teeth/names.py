"""The names of things in Goblin Teeth, for screens and pictures alike: Items, Cheats, what an Offering lacks."""

from collections import Counter
from collections.abc import Sequence

from games.engine.words import Words
from games.goblin_teeth import CHEATS, ITEMS, GoblinTeethView, PotItem, Progress

HIDDEN = "hidden"


def card_name(words: Words, card: str) -> str:
    """Return the name of an Item or a Cheat."""
    return words(f"goblin-teeth-{'item' if card in ITEMS else 'cheat'}-{card}")


def item_drawing_key(one: PotItem) -> str:
    """Return the name of the Item's drawing."""
    return one.item or HIDDEN


def item_label(view: GoblinTeethView, one: PotItem, words: Words) -> str:
    """Return the name of an Item of the Pot; with a number if several equal ones are face up."""
    name = words(f"goblin-teeth-item-{item_drawing_key(one)}")
    alike = [other.place for other in view.pot if other.face_up and other.item == one.item]
    if not one.face_up or len(alike) == 1:
        return name
    return words("goblin-teeth-item-nth", item=name, number=alike.index(one.place) + 1)


def format_missing_lines(words: Words, one: Progress) -> list[str]:
    """Return what an Offering lacks, line by line."""
    missing = [(line.kind, line.need - line.have) for line in one.lines if line.have < line.need]
    return [words(f"goblin-teeth-line-{kind}", count=count) for kind, count in missing]


def format_counted_cards(words: Words, cards: Sequence[str]) -> list[str]:
    """Return cards in words in the order of the box, equal ones together: "Emerald", "2× Worm"."""
    counts = count_cards(tuple(cards))
    return [words("goblin-teeth-card-times", card=card_name(words, card), count=count) for card, count in counts]


def count_cards(cards: tuple[str, ...], order: tuple[str, ...] = (*ITEMS, *CHEATS)) -> list[tuple[str, int]]:
    """Return cards with their counts, in the order of the box."""
    counts = Counter(cards)
    return [(name, counts[name]) for name in order if counts[name]]
