"""The sentences of the commands in this folder: in English alone, since nobody translates them."""

from pathlib import Path

from games.engine.words import ENGLISH, Word, Words

LOCALES = Path(__file__).with_name("locale")
_WORDS = Words(ENGLISH, LOCALES)


def tool_text(key: str, /, **arguments: Word) -> str:
    """Return a sentence of a command; raises `MissingWords`."""
    return _WORDS(key, **arguments)
