"""Short forms of names, for where a whole name has no room."""

from bot.store.goblin_numbers import NAMES


def drop_goblin_level(name: str) -> str:
    """Return "Grub" for "Young Grub": no two goblins at a table share that name. Other names stay as they are."""
    words = name.split(" ")
    return next((word for word in (words[0], words[-1]) if len(words) > 1 and word in NAMES), name)
