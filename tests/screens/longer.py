"""A language that does not exist: English with most vowels doubled, about as much longer as German."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from fluent.runtime import FluentBundle

from games.engine import words

MARKS = re.compile(r"(\ue000[^\ue001]*\ue001|<[^>]*>|https?://\S+|`[^`]*`)")
"""What Discord reads as a mention, a time, an emoji or code stays as it is."""
IN_COMMANDS = re.compile(r"^command|^lobby-line$|-about$")
"""The keys of what commands and their choices say: Discord keeps them short, so they stay as they are."""
LONE_VOWEL = re.compile(r"(?<![aeiouAEIOU])([aeiou])(?![aeiou])")


def longer(text: str) -> str:
    """Return a text in the longer language; what is longer already does not grow again."""
    pieces = MARKS.split(text)
    return "".join(piece if number % 2 else LONE_VOWEL.sub(r"\1\1", piece) for number, piece in enumerate(pieces))


@contextmanager
def long_winded() -> Iterator[None]:
    """Let all processes speak it."""
    said = words._format_message

    def formatted(bundle: FluentBundle, key: str, arguments: dict[str, words.Word]) -> str:
        text = said(bundle, key, arguments)
        return text if IN_COMMANDS.search(key) else longer(text)

    remembered = words.load_words()._remembered
    remembered.cache_clear()
    with patch.object(words, "_format_message", formatted):
        yield
    remembered.cache_clear()
