"""The Offerings, as data from `assets/goblin_teeth/offerings.toml`, and which Items complete them, decided exactly."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from games.engine.datafiles import DataModel, build_data_error, load_toml_file
from games.engine.values import value_class
from games.goblin_teeth.items import GOBLIN_TEETH_FOLDER, ITEM_SET, TEETH_BY_CARD, PlainType, get_item_type, load_items

OFFERINGS_FILE = GOBLIN_TEETH_FOLDER / "offerings.toml"
OFFERING_KINDS = ("6", "A", "B")
"""The kinds from left to right: the order that breaks ties."""
OFFERING_COUNT_BY_KIND = {"6": 1, "A": 5, "B": 5}

TEETH_LINE, PAIR_LINE, ANY_LINE = "teeth", "pair", "any"


class Offering(DataModel):
    """What an Offering asks for: Items by type, teeth, pairs of one type ("??") and Items of any type ("?")."""

    name: Annotated[str, Field(pattern=r"^[a-z][a-z0-9]*$")]
    kind: Literal["6", "A", "B"]
    items: dict[PlainType, Annotated[int, Field(ge=1)]] = Field(default_factory=dict)
    teeth: Annotated[int, Field(ge=0)] = 0
    pairs: Annotated[int, Field(ge=0)] = 0
    any: Annotated[int, Field(ge=0)] = 0

    @cached_property
    def least_cards(self) -> int:
        """The lowest number of cards that can complete it: one card may show all teeth."""
        return sum(self.items.values()) + bool(self.teeth) + 2 * self.pairs + self.any


class Offerings(DataModel):
    """The file of Offerings. `source` tells our own data from the printed cards."""

    source: Literal["house", "printed"]
    offering: list[Offering]


@value_class
class OfferingLine:
    """One line of an Offering: `kind` is a type of Item, "teeth", "pair" or "any"; `have` counts up to `need`."""

    kind: str
    need: int
    have: int


@value_class
class OfferingProgress:
    """How far some Items go towards an Offering, line by line, and how much is `lacking`; 0 completes it.

    A missing tooth counts as one Item. Ruling Lacking.
    """

    offering: str
    kind: str
    lines: tuple[OfferingLine, ...]
    lacking: int


def measure_offering_progress(offering: Offering, cards: Iterable[str]) -> OfferingProgress:
    """Return how far these cards go towards the offering at best, each card on one line. Cheats do not count.

    No search is needed. A card on a line that asks for its type, or for teeth, fills at least as much as it would
    anywhere else, so those lines come first, and teeth from the largest card down, which spends the fewest. The
    remaining cards differ only in type: whole pairs are worth most, then single cards fill "?" and halves of pairs
    equally well.
    """
    lines, left = _measure_specific_lines(offering, cards)
    lines += _measure_free_lines(offering, left)
    return OfferingProgress(offering.name, offering.kind, tuple(lines), sum(line.need - line.have for line in lines))


def list_items_on_free_lines(offering: Offering, cards: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """Yield the types of the Items on each line for any Items or a pair, as in `measure_offering_progress`."""
    _, left = _measure_specific_lines(offering, cards)
    pairs = [kind for kind, count in left.items() for _ in range(count // 2)][: offering.pairs]
    single = tuple((left - Counter(2 * pairs)).elements())
    if offering.any:
        yield single[: offering.any]
    for kind in pairs:
        yield (kind, kind)
    for number in range(offering.any, offering.any + offering.pairs - len(pairs)):
        yield single[number : number + 1]


def choose_tooth_cards(need: int, cards: Iterable[str]) -> list[str]:
    """Return the fewest of these Goblin Tooth cards with so many teeth; the last one has no more than it must."""
    left, chosen = [card for card in cards if card in TEETH_BY_CARD], list[str]()
    while left and need > 0:
        enough = [card for card in left if TEETH_BY_CARD[card] >= need]
        best = min(enough, key=TEETH_BY_CARD.__getitem__) if enough else max(left, key=TEETH_BY_CARD.__getitem__)
        left.remove(best)
        chosen.append(best)
        need -= TEETH_BY_CARD[best]
    return chosen


def completes_offering(offering: Offering, cards: Iterable[str]) -> bool:
    """Tell whether these cards complete the offering."""
    remaining = list(cards)
    if len(remaining) < offering.least_cards or any(
        remaining.count(kind) < need for kind, need in offering.items.items()
    ):
        return False
    return measure_offering_progress(offering, remaining).lacking == 0


def _measure_specific_lines(offering: Offering, cards: Iterable[str]) -> tuple[list[OfferingLine], Counter[str]]:
    """Return the lines that ask for a type or for teeth, and the types of the Items that they leave."""
    left = Counter(get_item_type(card) for card in cards if card in ITEM_SET)
    teeth = sorted((TEETH_BY_CARD[card] for card in cards if card in TEETH_BY_CARD), reverse=True)
    return [*_measure_type_lines(offering.items, left), *_measure_teeth_line(offering.teeth, teeth, left)], left


def _measure_type_lines(items: Mapping[PlainType, int], left: Counter[str]) -> Iterator[OfferingLine]:
    for kind, need in items.items():
        have = min(need, left[kind])
        left[kind] -= have
        yield OfferingLine(kind, need, have)


def _measure_teeth_line(need: int, teeth: list[int], left: Counter[str]) -> Iterator[OfferingLine]:
    have = 0
    for number in teeth:
        if have >= need:
            break
        have += number
        left["tooth"] -= 1
    if need:
        yield OfferingLine(TEETH_LINE, need, min(need, have))


def _measure_free_lines(offering: Offering, left: Counter[str]) -> Iterator[OfferingLine]:
    whole = min(offering.pairs, sum(count // 2 for count in left.values()))
    single = sum(left.values()) - 2 * whole
    filled = min(offering.any, single)
    if offering.any:
        yield OfferingLine(ANY_LINE, offering.any, filled)
    halves = min(offering.pairs - whole, single - filled)
    for number in range(offering.pairs):
        yield OfferingLine(PAIR_LINE, 2, 2 if number < whole else int(number < whole + halves))


def load_offerings_file(file: Path = OFFERINGS_FILE) -> Offerings:
    """Read and check a file of Offerings; raises `BadData`."""
    offerings = load_toml_file(file, Offerings)
    names = [entry.name for entry in offerings.offering]
    if len(set(names)) != len(names):
        raise build_data_error(file, "offering", "a name of its own for each")
    if Counter(entry.kind for entry in offerings.offering) != OFFERING_COUNT_BY_KIND:
        raise build_data_error(file, "offering", f"so many of each kind: {OFFERING_COUNT_BY_KIND}")
    for entry in offerings.offering:
        if not (entry.items or entry.teeth or entry.pairs or entry.any):
            raise build_data_error(file, entry.name, "something that is asked for")
        if not completes_offering(entry, load_items()):
            raise build_data_error(file, entry.name, "no more than the box of Items holds")
    return offerings


@lru_cache(maxsize=1)
def load_offerings() -> dict[str, Offering]:
    """Return the offerings by name."""
    return {entry.name: entry for entry in load_offerings_file().offering}


def list_offering_names(kind: str) -> list[str]:
    """Return the names of all offerings of a kind, as the file has them."""
    return [name for name, entry in load_offerings().items() if entry.kind == kind]
