"""Names as they may be shown: invisible characters, those that turn the writing around, and line ends are removed."""

import unicodedata
from functools import lru_cache

NEVER_SHOWN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode's kinds of control, format (bidi overrides, zero width), surrogate, private and unassigned characters."""

BLANK = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0")
"""Letters and marks that are invisible."""

NAMELESS = "?"


@lru_cache(maxsize=4096)
def shown_name(name: str) -> str:
    """Return a name without characters that are never shown; if nothing remains, a question mark."""
    seen = "".join(_shown(character) for character in name)
    return " ".join(seen.split()) or NAMELESS


def _shown(character: str) -> str:
    if character.isspace():
        return " "
    return "" if character in BLANK or unicodedata.category(character) in NEVER_SHOWN else character
