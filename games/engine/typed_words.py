"""Synonyms that people type in their own language: tables in the catalogue of what each stands for.

A line is "word = meaning", or "word | other word = meaning". English words are understood in every language.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache

from games.engine.words import Words, load_words

UMLAUT_TRANSLATION = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "\u00ad": ""})
"""How people write letters that their keyboard lacks; a soft hyphen is no letter."""
WORD_PATTERN = re.compile(r"\w+")
MAX_PHRASE_WORDS = 4
"""Words that a line of a table has on its left at most."""


def fold_case_and_accents(text: str) -> str:
    """Normalize a text to lower case without accents: ä and ae, ß and ss, é and e become the same."""
    plain = unicodedata.normalize("NFC", text).casefold().translate(UMLAUT_TRANSLATION)
    marked = unicodedata.normalize("NFD", plain)
    return unicodedata.normalize("NFC", "".join(sign for sign in marked if not unicodedata.combining(sign)))


@lru_cache(maxsize=256)
def load_synonyms(key: str, say: Words) -> Mapping[str, str]:
    """Return what words stand for, in the reader's language and in English; nothing for a table that there is not."""
    if key not in say:
        return {}
    english = {} if say is load_words() else load_synonyms(key, load_words())
    return {**english, **dict(parse_synonym_lines(say(key)))}


def parse_synonym_lines(text: str) -> Iterator[tuple[str, str]]:
    """Yield each word of a table with what it stands for."""
    for line in text.splitlines():
        words, separator, meaning = line.partition("=")
        if separator:
            yield from ((_join_words(word), " ".join(meaning.split())) for word in words.split("|") if word.strip())


@lru_cache(maxsize=256)
def read_preferred_words(key: str, say: Words) -> Mapping[str, str]:
    """Return what the reader's own table writes first for each meaning; nothing for a table that there is not."""
    lines = [line.partition("=") for line in say(key).splitlines()] if key in say else []
    first = {" ".join(meaning.split()): words.partition("|")[0].strip() for words, _, meaning in reversed(lines)}
    return {meaning: word for meaning, word in first.items() if meaning and word}


def translate_to_words(move: str, key: str, say: Words) -> str:
    """Translate a move into the reader's language, where that reads as the same move; otherwise return its notation."""
    first = read_preferred_words(key, say)
    written = first.get(move) or " ".join(first.get(word, word) for word in move.split())
    return written if replace_words_with_notation(written, load_synonyms(key, say)) == move else move


def _join_words(text: str) -> str:
    return " ".join(fold_case_and_accents(text).split())


def replace_words_with_notation(text: str, table: Mapping[str, str]) -> str:
    """Translate typed words into notation, longer phrases first; all else stays as it is."""
    if not table:
        return text
    matches, written, done = list(WORD_PATTERN.finditer(text)), list[str](), 0
    place = 0
    while place < len(matches):
        length, meaning = _find_meaning(text, matches[place : place + MAX_PHRASE_WORDS], table)
        begin, end = matches[place].start(), matches[place + length - 1].end()
        written += [text[done:begin], text[begin:end] if meaning is None else meaning]
        done, place = end, place + length
    return "".join([*written, text[done:]])


def _find_meaning(text: str, words: list[re.Match[str]], table: Mapping[str, str]) -> tuple[int, str | None]:
    """Return of how many words the longest phrase is that begins a text, and what it stands for."""
    for length in range(len(words), 0, -1):
        phrase = _join_words(text[words[0].start() : words[length - 1].end()])
        if phrase in table:
            return length, table[phrase]
    return 1, None
