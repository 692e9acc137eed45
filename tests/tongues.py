"""Languages that mark each text that comes from the catalogue: ⟪English⟫, ⟦German⟧. Nothing else has these marks."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from unittest.mock import patch

from typing_extensions import override

from games import list_game_keys
from games.engine import words
from games.engine.words import Word, Words

MARKS = {"en": ("⟪", "⟫"), "de": ("⟦", "⟧")}
"""What stands before and behind each text, by language."""
TITLES = {f"{game.replace('_', '-')}-title" for game in list_game_keys()}
"""Keys of the titles of games: they are proper names."""
UNMARKED = re.compile(r"^letter-words$|^typed-|-typed-words$|^when-word-|^command|^lobby-line$|-about$")
"""The keys of tables of words that somebody types, and of texts of commands, which Discord keeps short."""


class MarkedWords(Words):
    """The words of a language, each text between its marks; German has English words until it has its own."""

    @override
    def _format_sentence(self, key: str, *arguments: tuple[str, Word | tuple[str, ...]]) -> str:
        text = super()._format_sentence(key, *arguments)
        begin, end = MARKS[self.language]
        return text if key in TITLES or UNMARKED.search(key) or not text else f"{begin}{text}{end}"


def languages_in(text: str) -> set[str]:
    """Return the languages of the marks in a text."""
    return {language for language, marks in MARKS.items() if set(marks) & set(text)}


def text_outside_marks(text: str) -> str:
    """Return what of a text came from no catalogue, in pieces with a blank between them."""
    depth, outside = 0, list[str]()
    for sign in text:
        if sign in "⟪⟦":
            depth += 1
        elif sign in "⟫⟧":
            depth -= 1
            outside.append(" ")
        elif depth == 0:
            outside.append(sign)
    return "".join(outside)


@contextmanager
def marked_languages() -> Iterator[None]:
    """Let English and German be marked, in this process."""
    choose = words.choose_language
    choose.cache_clear()
    with (
        patch.object(words, "_create_words", lru_cache(maxsize=4)(MarkedWords)),
        patch.object(words, "list_languages", lambda: frozenset(MARKS)),
    ):
        yield
    choose.cache_clear()
