"""The 31 Items, as data from `assets/goblin_teeth/items.toml`, checked when read."""

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal, get_args

from pydantic import Field

from games.engine.assets import ASSETS
from games.engine.datafiles import DataModel, build_data_error, load_toml_file

GOBLIN_TEETH_FOLDER = ASSETS / "goblin_teeth"
ITEMS_FILE = GOBLIN_TEETH_FOLDER / "items.toml"
DECK_SIZE = 31

ItemName = Literal["tooth-1", "tooth-2", "tooth-3", "emerald", "worm", "fish-eye", "mushroom", "button"]
ItemType = Literal["tooth", "emerald", "worm", "fish-eye", "mushroom", "button"]
PlainType = Literal["emerald", "worm", "fish-eye", "mushroom", "button"]

ITEMS: tuple[str, ...] = get_args(ItemName)
ITEM_TYPES: tuple[str, ...] = get_args(ItemType)
TEETH_BY_CARD = {"tooth-1": 1, "tooth-2": 2, "tooth-3": 3}
"""How many teeth a Goblin Tooth card shows."""
ITEM_SET = frozenset(ITEMS)


class ItemCount(DataModel):
    """How many cards of one Item the box holds."""

    name: ItemName
    count: Annotated[int, Field(ge=1)]


class Items(DataModel):
    """The file of Items. `source` tells our own data from the printed cards."""

    source: Literal["house", "printed"]
    item: list[ItemCount]


def get_item_type(name: str) -> str:
    """Return the type of an Item: Goblin Teeth are of one type, whatever their number."""
    return "tooth" if name in TEETH_BY_CARD else name


def sum_teeth(cards: list[str]) -> int:
    """Return how many teeth these cards show together."""
    return sum(TEETH_BY_CARD.get(card, 0) for card in cards)


def read_items(file: Path = ITEMS_FILE) -> Items:
    """Read and check a file of Items; raises `BadData`."""
    items = load_toml_file(file, Items)
    named = [entry.name for entry in items.item]
    if sorted(named) != sorted(ITEMS):
        raise build_data_error(file, "item", f"each of {' '.join(ITEMS)} once")
    if (total := sum(entry.count for entry in items.item)) != DECK_SIZE:
        raise build_data_error(file, "item", f"{DECK_SIZE} cards together, not {total}")
    return items


@lru_cache(maxsize=1)
def load_items() -> tuple[str, ...]:
    """Return the Item cards of the box, sorted by name as the file has them."""
    return tuple(entry.name for entry in read_items().item for _ in range(entry.count))
