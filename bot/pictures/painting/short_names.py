"""Abbreviates names, for where a whole name has no room."""

import re

from bot.store.goblin_numbers import GOBLIN_NAMES

WORD_PATTERN = re.compile(r"\w+")


def shorten_goblin_name(name: str) -> str:
    """Abbreviate "Young Grub" to "Grub" in any language: no two goblins at a table share that name. Others stay."""
    words = WORD_PATTERN.findall(name)
    return next((word for word in (words[:1] + words[-1:]) if len(words) > 1 and word in GOBLIN_NAMES), name)
