"""Pictures in words: names made short, lists, and as much of a position as an alt text holds."""

import unicodedata
from collections.abc import Callable, Iterable

from bot.pictures.picture import LONGEST_ALT
from games.engine.words import Words

LONGEST_NAME = 24
ELLIPSIS = "…"


def spoken(name: str) -> str:
    """Return a name fit to stand in an alt text: on one line, without control characters, not too long."""
    plain = " ".join("".join(c for c in name if unicodedata.category(c)[0] != "C" or c.isspace()).split())
    return plain if len(plain) <= LONGEST_NAME else plain[: LONGEST_NAME - 1].rstrip() + ELLIPSIS


def listed(words: Words, things: Iterable[str]) -> str:
    """Return things parted by commas."""
    return words("pictures-comma").join(things)


def longest_that_fits(versions: Iterable[Callable[[], str]]) -> str:
    """Return the first text that an alt text can hold; the versions come longest first. The last is cut if need be."""
    text = ""
    for version in versions:
        text = version()
        if len(text) <= LONGEST_ALT:
            return text
    return text[: LONGEST_ALT - 1] + ELLIPSIS
