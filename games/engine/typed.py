"""Reads what a player typed, in any order and in short ("green n10"), and finds the moves that come nearest to it."""

from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher

NEAR = 0.5
"""How similar a text and a move must be for the move to be suggested."""


def read_freely(legal: Iterable[object], text: str) -> str | None:
    """Return the notation of the one legal move that a text means, or `None` if there is none or several.

    Each word of the text must begin a word of the move, in any order; a word with a digit must match exactly.
    """
    typed = text.lower().split()
    fitting = [str(move) for move in legal if typed and _fits(typed, str(move).lower().split())]
    exact = [move for move in fitting if set(typed) <= set(move.lower().split())]
    found = exact or fitting
    return found[0] if len(found) == 1 else None


def nearest(legal: Iterable[object], text: str, most: int = 3) -> list[str]:
    """Return the legal moves nearest to a text, nearest first; none that is far from it.

    Where only a number is not legal, the numbers next to it are meant, not those that look like it.
    """
    if numbered := _numbered(text):
        meant, around = numbered
        others = [(other[0], str(move)) for move in legal if (other := _numbered(str(move))) and other[1] == around]
        if others:
            return [move for _, move in sorted(others, key=lambda pair: abs(pair[0] - meant))[:most]]
    typed = _sorted(text)
    rated = [(SequenceMatcher(None, typed, _sorted(str(move))).ratio(), str(move)) for move in legal]
    return [move for rate, move in sorted(rated, key=lambda pair: -pair[0])[:most] if rate >= NEAR]


def _numbered(text: str) -> tuple[int, list[str]] | None:
    """Return the one number of a text, and the other words; `None` if it has no number, or several."""
    words = text.lower().split()
    numbers = [int(word) for word in words if word.isdecimal()]
    return (numbers[0], [word for word in words if not word.isdecimal()]) if len(numbers) == 1 else None


def _fits(typed: Sequence[str], words: Sequence[str]) -> bool:
    left = list(words)
    for token in sorted(typed, key=len, reverse=True):
        fitting = [word for word in left if word == token or (token.isalpha() and word.startswith(token))]
        if not fitting:
            return False
        left.remove(min(fitting, key=len))
    return True


def _sorted(text: str) -> str:
    return " ".join(sorted(text.lower().replace(",", " ").split()))
