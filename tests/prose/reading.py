"""Reads Markdown: its paragraphs, sentences, tables and code, and what is wrong with the language of a page."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from statistics import mean

from tests.prose.pages import (
    MEAN_WORDS_A_SENTENCE,
    MOST_CHARACTERS_A_LINE,
    MOST_WORDS_A_PARAGRAPH,
    MOST_WORDS_A_SENTENCE,
)

FENCE = re.compile(r"^\s*(```|~~~)")
ITEM = re.compile(r"^\s*([-*•]|\d+\.)\s+")
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
SENTENCE_END = re.compile(r"(?<=[.!?])[)”\"*_]*\s+(?=[“\"(`*A-Z0-9])")
CODE = re.compile(r"`[^`]+`")
LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
WORD = re.compile(r"[^\W_][\w’'.,-]*")


@dataclass(slots=True)
class Page:
    """A document, taken apart. `lines` are those of prose, as they are wrapped."""

    paragraphs: list[str] = field(default_factory=list)
    headings: list[str] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    code: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)

    @property
    def sentences(self) -> list[str]:
        """The sentences of all paragraphs."""
        return [sentence for paragraph in self.paragraphs for sentence in split_sentences(paragraph)]

    @property
    def words(self) -> int:
        """How many words the prose has, without headings, tables and code blocks."""
        return sum(map(count_words, self.paragraphs))

    @property
    def words_in_tables(self) -> int:
        """How many words stand in tables."""
        return sum(count_words(row) for row in self.tables)


def parse_page(text: str) -> Page:
    """Take a Markdown document apart."""
    page, paragraph, in_code = Page(), list[str](), False
    for line in (*COMMENT.sub("", text).splitlines(), ""):
        if FENCE.match(line):
            in_code = not in_code
        elif in_code:
            page.code.append(line)
        elif line.startswith("#"):
            page.headings.append(line.lstrip("# "))
        elif line.lstrip().startswith("|"):
            page.tables.append(line)
        else:
            page.lines.append(line)
            if paragraph and (not line.strip() or ITEM.match(line)):
                page.paragraphs.append(" ".join(paragraph))
                paragraph = []
            if line.strip():
                paragraph.append(ITEM.sub("", line).strip())
            continue
        if paragraph:
            page.paragraphs.append(" ".join(paragraph))
            paragraph = []
    return page


def split_sentences(paragraph: str) -> list[str]:
    """Split a paragraph into its sentences; code counts as one word."""
    return [part for part in SENTENCE_END.split(_plain(paragraph)) if WORD.search(part)]


def count_words(text: str) -> int:
    """Count the words of a text; a piece of code is one word, a link is what is read of it."""
    return len(WORD.findall(_plain(text)))


def _plain(text: str) -> str:
    return CODE.sub("Code", LINK.sub(r"\1", text))


def find_words(page: Page, forbidden: Iterable[str]) -> Iterator[str]:
    """Yield each forbidden word that the prose or the tables of a page use, with the text around it."""
    text = " ".join(CODE.sub(" ", part) for part in (*page.headings, *page.paragraphs, *page.tables))
    for word in forbidden:
        for found in re.finditer(rf"\b{re.escape(word)}\b", text, re.IGNORECASE):
            yield f"“{word}”: …{text[max(0, found.start() - 30) : found.end() + 30]}…"


def find_faults(page: Page, most_words: int | None, forbidden: Iterable[str]) -> list[str]:
    """Return what is wrong with the language of a page, a line each."""
    lengths = {sentence: count_words(sentence) for sentence in page.sentences}
    faults = [
        f"a sentence of {length} words: {sentence[:80]}…"
        for sentence, length in lengths.items()
        if length > MOST_WORDS_A_SENTENCE
    ]
    if most_words is not None and page.words > most_words:
        faults.append(f"{page.words} words of prose, {most_words} are allowed")
    if lengths and mean(lengths.values()) > MEAN_WORDS_A_SENTENCE:
        faults.append(f"{mean(lengths.values()):.1f} words a sentence, {MEAN_WORDS_A_SENTENCE} are allowed")
    faults += [
        f"a paragraph of {count_words(paragraph)} words: {paragraph[:80]}…"
        for paragraph in page.paragraphs
        if count_words(paragraph) > MOST_WORDS_A_PARAGRAPH
    ]
    faults += [f"a line of {len(line)} characters: {line[:60]}…" for line in page.lines if _is_too_long(line)]
    return faults + list(find_words(page, forbidden))


def _is_too_long(line: str) -> bool:
    """Tell whether a line should have been wrapped; a link or a path cannot be."""
    return len(line) > MOST_CHARACTERS_A_LINE and " " in line.strip()[:MOST_CHARACTERS_A_LINE] and "](" not in line
