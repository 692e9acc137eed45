"""Sanitizes names: nothing invisible, nothing that turns the writing around, and no two that look alike."""

import unicodedata
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

HIDDEN_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode's kinds of control, format (bidi overrides, zero width), surrogate, private and unassigned characters."""

INVISIBLE_CHARACTERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that are invisible."""

LOOKALIKE_LETTERS = str.maketrans("аеіјѕорсухԁһԛԝαενορτυχκι1|!0", "aeijsopcyxdhqwaevoptuxkilllo")  # noqa: RUF001  that they are ambiguous is why they stand here
"""Small letters of other scripts, and digits, as the Latin letters that they look like."""

VARIATION_SELECTORS = dict.fromkeys((*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
"""Marks that choose the form of the character before them: a coloured heart or a plain one."""

NAMELESS_STAND_IN = "?"


@lru_cache(maxsize=4096)
def clean_name(name: str) -> str:
    """Sanitize a name: remove characters that are never shown; if nothing remains but marks, it is a question mark."""
    cleaned = "".join(_clean_character(character) for character in name)
    stands = any(unicodedata.category(character)[0] not in "MZ" for character in cleaned)
    return " ".join(cleaned.split()) if stands else NAMELESS_STAND_IN


def disambiguate_lookalike_names(names: Sequence[str]) -> list[str]:
    """Disambiguate names: put the number of their place before those that look alike; ends may be cut."""
    looks = list(map(_normalise_look, names))
    times = Counter(looks)
    return [
        name if times[look] == 1 else f"#{number} {name}"
        for number, (name, look) in enumerate(zip(names, looks, strict=True), start=1)
    ]


@lru_cache(maxsize=4096)
def _normalise_look(name: str) -> str:
    """Normalise a name to what it looks like (confusables): letters without case, script and ornament."""
    return (
        unicodedata.normalize("NFKC", name)
        .replace("I", "l")
        .casefold()
        .translate(LOOKALIKE_LETTERS | VARIATION_SELECTORS)
        .replace(" ", "")
    )


def _clean_character(character: str) -> str:
    if character.isspace():
        return " "
    return (
        "" if character in INVISIBLE_CHARACTERS or unicodedata.category(character) in HIDDEN_CATEGORIES else character
    )
