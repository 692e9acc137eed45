"""Wraps long names in two lines: between words, and at soft hyphens that a translator set in a compound."""

import re

SOFT_HYPHEN = "\u00ad"
BREAK_PATTERN = re.compile(f"[ {SOFT_HYPHEN}]")


def drop_soft_hyphens(text: str) -> str:
    """Return a text as it is seen in one line: there, a soft hyphen is nothing."""
    return text.replace(SOFT_HYPHEN, "")


def list_two_line_splits(name: str) -> list[tuple[str, str]]:
    """Return all ways to write a name in two lines; a compound has a hyphen at the end of the first."""
    return [
        (name[: match.start()] + ("-" if match[0] == SOFT_HYPHEN else ""), name[match.end() :])
        for match in BREAK_PATTERN.finditer(name)
    ]


def split_evenly(name: str) -> tuple[str, ...]:
    """Wrap a name in two lines of about the same length, or leave it in one if it cannot be broken."""
    return min(list_two_line_splits(name), key=lambda halves: abs(len(halves[0]) - len(halves[1])), default=(name,))
