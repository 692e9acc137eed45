"""Short forms of names, for where a whole name has no room."""

from functools import cache

from games.engine.goblins import GoblinLevel
from games.engine.words import english_sentence


@cache
def _level_words() -> tuple[str, ...]:
    """Return the words before the names of goblins that tell how well they play."""
    words = (english_sentence(f"goblin-{level}", name="").strip() for level in GoblinLevel)
    return tuple(word for word in words if word)


def drop_goblin_level(name: str) -> str:
    """Return "Grub" for "Young Grub": no two goblins at a table share that name. Other names stay as they are."""
    first, _, rest = name.partition(" ")
    return rest if rest and first in _level_words() else name
