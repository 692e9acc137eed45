"""One language for all: everything that this process says is said in it, no matter who asks for which."""

from argparse import ArgumentTypeError
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from games.engine import words
from games.engine.words import Words
from tests.languages import list_translations
from tests.words import tool_text


def check_language(language: str) -> str:
    """Return a language of the catalogue; for any other, raises what `argparse` prints."""
    if language not in {words.ENGLISH, *list_translations()}:
        raise ArgumentTypeError(tool_text("languages-unknown", languages=language))
    return language


@contextmanager
def spoken_in(language: str) -> Iterator[None]:
    """Let all tables and people speak a language, in this process."""
    spoken = Words(language)
    with patch.object(words, "_create_words", lambda _: spoken):
        yield
