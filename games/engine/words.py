"""Translations (i18n): what people read, by key and language, as Project Fluent catalogues in `assets/locale/`.

The command line and the bot read the same files through the same class, so no sentence has two homes.
"""

import logging
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, cast

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import CurrentEnvironment, Message, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Junk, NumberLiteral, Placeable, StringLiteral, VariableReference
from typing_extensions import override

from games.engine.assets import ASSETS

LOCALES_FOLDER = ASSETS / "locale"
ENGLISH = "en"

Word = str | int | float
"""What fills in a sentence. Texts in a tuple are joined with the commas of the language.

A thing of a game (a card, a colour, a bet) is filled in by its key, never by its finished name: `NAME($card)`.
"""

logger = logging.getLogger(__name__)

EMOJI_PLACEHOLDER_PATTERN = "\ue000([a-z0-9_]+)\ue001"
"""An emoji of the bot within a text: its name between two characters that no name of a person has."""


def format_emoji_placeholder(emoji: str) -> str:
    """Return an emoji of the bot as a text names it; sentences do so by `EMOJI("name")`, with no blank behind it."""
    return f"\ue000{emoji}\ue001"


RIGHT_TO_LEFT_CLASSES = frozenset({"R", "AL", "AN"})
BIDI_ISOLATES = "\u2068\u2069"
"""What begins and ends a text that has its own direction."""


def isolate_name(name: str) -> str:
    """Isolate a name's direction (bidi), so that one read right-to-left does not move numbers beside it."""
    if any(unicodedata.bidirectional(letter) in RIGHT_TO_LEFT_CLASSES for letter in name):
        return name.join(BIDI_ISOLATES)
    return name


def join_counted_keys(counts: Mapping[str, int]) -> str:
    """Return things with how many there are of each, by their keys, as `NAME($things)` reads them."""
    return " ".join(f"{key}:{count}" for key, count in counts.items())


def join_heap_keys(things: Iterable[str]) -> str:
    """Return a heap of things by their keys, equal ones together, as `NAME($things)` reads them: "KEY:COUNT*TIMES"."""
    return " ".join(thing if times == 1 else f"{thing}*{times}" for thing, times in Counter(things).items())


DEFAULT_NAME_FORMS: Mapping[str, Word] = {"case": "nominative", "article": "none", "style": "plain", "count": 1}
"""What a name may choose its form by, and what each is where a sentence does not say."""

HEAP_SENTENCE_KEY = "between-times"
"""The sentence for a name with how often it is in a heap."""

STANDALONE_NAME_FORMS: Mapping[str, Word] = {form: DEFAULT_NAME_FORMS[form] for form in ("case", "article", "style")}
"""The form of a name that is said by itself: each sentence is given these."""


class MissingWords(KeyError):
    """No language has a sentence (translation) under this key: a defect of the project, never of its user."""


MAX_CACHED_SENTENCES = 4096
"""How many filled-in sentences are cached per language: a click needs hundreds, nearly all of them repeated."""


@lru_cache(maxsize=64)
def find_babel_locale(language: str) -> Locale:
    """Return the locale of Babel for a language such as "de" or "pt-BR"; English for one that Babel does not know."""
    for name in (language, language.partition("-")[0], ENGLISH):
        try:
            return Locale.parse(name, sep="-")
        except (UnknownLocaleError, ValueError):
            continue
    raise AssertionError(ENGLISH)


def _join_list(language: str, items: Iterable[str]) -> str:
    return format_list(list(items), locale=find_babel_locale(language))


def _join_with_commas(language: str, items: Iterable[str]) -> str:
    # Babel's style "unit" lacks a pattern for three things in most languages.
    between: str = find_babel_locale(language).list_patterns["standard"]["start"]
    return between.removeprefix("{0}").removesuffix("{1}").join(items)


def _join_with_blanks(_language: str, items: Iterable[str]) -> str:
    return " ".join(items)


JOIN_FUNCTIONS: Mapping[str, Callable[[str, Iterable[str]], str]] = {
    "commas": _join_with_commas,
    "and": _join_list,
    "blanks": _join_with_blanks,
}
"""How `NAME($things, join: "and")` puts several things in a row."""


class Words:
    """The sentences (translations) of one language (locale).

    English has those that it lacks, and those that are broken there.
    """

    def __init__(self, language: str, folder: Path = LOCALES_FOLDER) -> None:
        self.language = language
        self._english = _load_bundle(ENGLISH, folder)
        self._translated = _load_bundle(language, folder) if _is_translated(language, folder) else None
        self._remembered = lru_cache(maxsize=MAX_CACHED_SENTENCES)(self._format_sentence)

    def __contains__(self, key: str) -> bool:
        return self._english.has_message(key)

    def __call__(self, key: str, /, **arguments: Word | tuple[str, ...]) -> str:
        """Translate a key: return its sentence, filled in; raises `MissingWords`, or `BrokenSentence` in English."""
        return self._remembered(key, *arguments.items())

    def join_list(self, items: Iterable[str]) -> str:
        """Return things in a row with an "and" before the last: "a, b, and c"."""
        return _join_list(self.language, items)

    def join_with_commas(self, items: Iterable[str]) -> str:
        """Return things in a row: "a, b, c", with the commas of the language."""
        return _join_with_commas(self.language, items)

    def join_sentences(self, sentences: Iterable[str]) -> str:
        """Return whole sentences that follow each other in one paragraph."""
        return self("between-sentences").join(sentences)

    def _fill_word(self, word: Word | tuple[str, ...]) -> Word:
        return self.join_with_commas(word) if isinstance(word, tuple) else word

    def _format_sentence(self, key: str, *arguments: tuple[str, Word | tuple[str, ...]]) -> str:
        values = {**STANDALONE_NAME_FORMS, **{name: self._fill_word(word) for name, word in arguments}}
        if self._translated is not None and self._translated.has_message(key):
            try:
                return _format_message(self._translated, key, values)
            except (BrokenSentence, MissingWords):
                _report_broken_sentence(self.language, key)
        if not self._english.has_message(key):
            raise MissingWords(key)
        return _format_message(self._english, key, values)


class BrokenSentence(ValueError):
    """A translation cannot be filled in: it is no Fluent, refers to itself, or asks for what it is not given."""


def _format_message(bundle: FluentBundle, key: str, arguments: dict[str, Word]) -> str:
    try:
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(key)
        sentence, problems = bundle.format_pattern(pattern, arguments)
    except RecursionError:
        raise BrokenSentence(f"{key} refers to itself") from None
    if problems:
        raise BrokenSentence(f"{key}: {problems[0]}")
    return cast("str", sentence)


@cache
def _report_broken_sentence(language: str, key: str) -> None:
    """Write once into the log that a translated sentence is broken; never what it was to be filled in with."""
    logger.warning("the sentence %s is broken in %s: it is said in English", key, language)


ENTRY_START_PATTERN = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
"""How a line begins that begins a sentence, or with a minus a term."""
CONTINUATION_PREFIXES = ("}", "[", "*", " ", "\t", "\n")
"""How a line begins that belongs to the sentence above; an empty one does, too."""


class WholeNumber(FluentInt):
    """A whole number in a sentence: Babel takes longer to write a number than Fluent takes for a short sentence."""

    @override
    def format(self, locale: Locale) -> str:
        return _format_whole_number(int(self), locale)


@lru_cache(maxsize=MAX_CACHED_SENTENCES)
def _format_whole_number(number: int, locale: Locale) -> str:
    return FluentInt(number).format(locale)


@lru_cache(maxsize=MAX_CACHED_SENTENCES)
def _create_whole_number(number: int) -> WholeNumber:
    return WholeNumber(number)


class Bundle(FluentBundle):
    """The translations of a language by key. Each is parsed when it is first used: all of them take half a second."""

    def __init__(self, language: str, texts: dict[str, str], english: "Bundle | None" = None) -> None:
        # Isolation marks around arguments would show as boxes in some clients and break typed notation.
        # Fluent takes strings too, though its types do not say so.
        functions = cast("dict[str, Any]", {"EMOJI": format_emoji_placeholder, "NAME": self._format_names})
        super().__init__([language], functions=functions, use_isolating=False)
        self._compiler = _SharingCompiler()
        self.texts = texts
        self._english = english

    @override
    def format_pattern(self, pattern: Any, args: Mapping[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        """Fill in a sentence, as Fluent's own method does, with whole numbers that are kept as they are written."""
        values = {
            name: _create_whole_number(value) if type(value) is int else native_to_fluent(value)
            for name, value in (args or {}).items()
        }
        problems = list[Exception]()
        environment = ResolverEnvironment(context=self, current=CurrentEnvironment(args=values), errors=problems)
        try:
            return pattern(environment), problems
        except ValueError as problem:
            return "{???}", [*problems, problem]

    def _format_names(self, things: Word, *, join: str = "commas", **forms: Word) -> str:
        """Return the names of things, given as keys with blanks between them, each as "KEY:COUNT*TIMES"."""
        return JOIN_FUNCTIONS[join](
            self.locales[0], [self._format_thing(thing, forms) for thing in str(things).split()]
        )

    def _format_thing(self, thing: str, forms: dict[str, Word]) -> str:
        """Return the name of a thing in its form, with how often it is there if it is there more than once."""
        counted, _, times = thing.partition("*")
        key, _, count = counted.partition(":")
        name = self._format_name(key, {**DEFAULT_NAME_FORMS, "count": int(count) if count.isdecimal() else 1, **forms})
        return self._format_name(HEAP_SENTENCE_KEY, {"times": int(times), "name": name}) if times.isdecimal() else name

    def _format_name(self, key: str, forms: dict[str, Word]) -> str:
        bundles = (bundle for bundle in (self, self._english) if bundle and bundle.has_message(key))
        bundle = next(bundles, None)
        return _format_message(bundle, key, forms) if bundle else key

    @override
    def _get_babel_locale(self) -> Locale:
        return find_babel_locale(self.locales[0])

    @override
    def has_message(self, message_id: str) -> bool:
        return message_id in self.texts

    @override
    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            self._compiled[name] = self._compiler(_parse_entry(self.texts[name]))
        return self._compiled[name]


class _SharingCompiler(Compiler):
    """Compiles sentences, with one node for all references to the same variable or name: it saves a third of them."""

    def __init__(self) -> None:
        self._shared: dict[tuple[str, str], Any] = {}

    @override
    def compile(self, node: Any) -> Any:
        name = _find_shared_name(node)
        if name is None:
            return super().compile(node)
        if name not in self._shared:
            self._shared[name] = super().compile(node)
        return self._shared[name]


def _find_shared_name(node: Any) -> tuple[str, str] | None:
    """Return what tells apart nodes that hold nothing but a name or a number; `None` for one that holds more."""
    kind = type(node).__name__
    if isinstance(node, Placeable):
        inner = _find_shared_name(node.expression)
        return inner and (f"{kind} {inner[0]}", inner[1])
    if isinstance(node, Identifier):
        return kind, node.name
    if isinstance(node, VariableReference):
        return kind, node.id.name
    return (kind, node.value) if isinstance(node, NumberLiteral | StringLiteral) else None


def _parse_entry(text: str) -> Any:
    entry, *rest = FluentParser(with_spans=False).parse(text).body
    if rest or isinstance(entry, Junk):
        raise BrokenSentence(f"this is no Fluent: {text[:60]!r}")
    return entry


def split_fluent_entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield the key of each sentence of a file with its Fluent; a line that is none comes with an empty key."""
    key, lines = "", list[str]()
    for line in [*text.splitlines(keepends=True), "#"]:
        begun = ENTRY_START_PATTERN.match(line)
        if key and not begun and line.startswith(CONTINUATION_PREFIXES):
            lines.append(line)
            continue
        if key:
            yield key, "".join(lines)
        if not begun and line.strip() and not line.startswith("#"):
            yield "", line
        key, lines = (begun[1], [line]) if begun else ("", [])


@lru_cache(maxsize=16)
def _load_bundle(language: str, folder: Path) -> Bundle:
    texts: dict[str, str] = {}
    for file in sorted((folder / language).glob("*.ftl")):
        for key, text in _load_language_sentences(file, language):
            texts.setdefault(key, text)
    return Bundle(language, texts, None if language == ENGLISH else _load_bundle(ENGLISH, folder))


def _load_language_sentences(file: Path, language: str) -> Iterator[tuple[str, str]]:
    """Yield the sentences of a file. English must be Fluent; what is none in another language is left to English."""
    try:
        entries = list(split_fluent_entries(file.read_text("utf-8-sig")))
        broken = [text for key, text in entries if not key]
        problem = f"{file.name} is no Fluent: {broken[0][:60]!r}" if broken else ""
    except UnicodeDecodeError:
        entries, problem = [], f"{file.name} is no UTF-8"
    if problem and language == ENGLISH:
        raise ValueError(problem)
    if problem:
        logger.warning("%s/%s: it is said in English", language, problem)
    return ((key, text) for key, text in entries if key)


def _is_translated(language: str, folder: Path) -> bool:
    return language != ENGLISH and (folder / language).is_dir()


def load_words(language: str = ENGLISH) -> Words:
    """Load the catalogue (translations) of a language, read once."""
    return _create_words(language)


@lru_cache(maxsize=16)
def _create_words(language: str) -> Words:
    return Words(language)


@lru_cache(maxsize=64)
def choose_language(locale: str) -> str:
    """Return the catalogue's language that serves a locale such as "de" or "pt-BR" best, otherwise English."""
    candidates = (locale, locale.partition("-")[0], ENGLISH)
    return next(name for name in candidates if name in list_languages())


@cache
def list_languages() -> frozenset[str]:
    """Return the languages that have translations; a locale comes from outside, and may be no name of a folder."""
    return frozenset(folder.name for folder in LOCALES_FOLDER.iterdir() if folder.is_dir())


def get_language_name(language: str) -> str:
    """Return the native name of a language, as its readers look for it."""
    return find_babel_locale(language).get_display_name() or language


def get_english_sentence(key: str, /, **arguments: Word | tuple[str, ...]) -> str:
    """Return a sentence in English: for the command line and for the descriptions of options."""
    return load_words()(key, **arguments)
