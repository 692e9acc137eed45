"""`python -m tests.languages [LANGUAGE …]`: what a translation lacks, and what is wrong with it.

It ends with 1 if something is wrong, with `--complete` also if a sentence is missing. A missing sentence is said in
English.
"""

import argparse
import re
import sys
import tomllib
import tracemalloc
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Junk,
    Message,
    MessageReference,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from games.engine.words import (
    DEFAULT_NAME_FORMS,
    ENGLISH,
    LOCALES_FOLDER,
    STANDALONE_NAME_FORMS,
    BrokenSentence,
    Bundle,
    MissingWords,
    Word,
    _format_message,
    _load_bundle,
)
from tests.words import tool_text

HOSTILE: tuple[Word, ...] = ("", "{ $x }", "**_`~|<@1> \u202e\u05d0\n= [a] *", "x" * 2000, -1, 0, 1, 2, 1.5, 10**15)
"""Values that no sentence expects: each must still give a text."""


ENGLISH_BY_DESIGN = frozenset({"cli.ftl", "main.ftl", "operator.ftl"})
"""The files that nobody translates: what operators and developers read, on the command line and in the log."""


SAME = Path(__file__).with_name("same_as_english.toml")
"""The sentences of each language that are as in English, with why: somebody has read each."""

WORD = re.compile(r"[^\W\d_]{2,}")
"""What makes a text one to translate: signs, numbers and single letters are the same everywhere."""


@dataclass(frozen=True)
class References:
    """What a sentence asks for: variables, and other sentences."""

    variables: frozenset[str]
    sentences: frozenset[str]


class _ReferenceVisitor(Visitor):
    """Collects what a sentence asks for."""

    def __init__(self) -> None:
        self.variables, self.sentences = set[str](), set[str]()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  Fluent's name for it
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  Fluent's name for it
        self.sentences.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802  Fluent's name for it
        # A term sees what it is called with, and no variable of the sentence.
        if node.arguments:
            self.visit(node.arguments)


def list_references(entry: Message | Term) -> References:
    """Return what a sentence asks for, in all of its branches."""
    visitor = _ReferenceVisitor()
    visitor.visit(entry)
    return References(frozenset(visitor.variables), frozenset(visitor.sentences))


class _TextVisitor(Visitor):
    """Collects the plain texts of a sentence."""

    def __init__(self) -> None:
        self.texts = list[str]()

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  Fluent's name for it
        self.texts.append(node.value)


def list_texts(entry: Message | Term) -> list[str]:
    """Return the plain texts of a sentence, in all of its branches."""
    visitor = _TextVisitor()
    visitor.visit(entry)
    return visitor.texts


@dataclass(frozen=True)
class Language:
    """The sentences of a language, in files of Fluent."""

    name: str
    folder: Path = LOCALES_FOLDER

    @cached_property
    def bundle(self) -> Bundle:
        """The sentences as the bot reads them."""
        return _load_bundle(self.name, self.folder)

    @cached_property
    def _parsed(self) -> list[tuple[str, Message | Term | Junk]]:
        files = sorted((self.folder / self.name).glob("*.ftl"))
        return [
            (file.name, entry)
            for file in files
            for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8-sig")).body
            if isinstance(entry, Message | Term | Junk)
        ]

    @cached_property
    def entries(self) -> Mapping[str, Message | Term]:
        """All sentences by key, all terms by key with a minus before it."""
        found = (entry for _, entry in self._parsed)
        return {"-" * isinstance(one, Term) + one.id.name: one for one in found if not isinstance(one, Junk)}

    @property
    def junk(self) -> list[str]:
        """The beginning of each piece that is no Fluent, with its file."""
        found = ((file, entry.content or "") for file, entry in self._parsed if isinstance(entry, Junk))
        return [f"{file}: {content.strip()[:60]}" for file, content in found]

    @cached_property
    def listed_keys(self) -> list[str]:
        """The keys of all sentences in the order of their files, also those that stand twice."""
        return [entry.id.name for _, entry in self._parsed if isinstance(entry, Message)]

    @cached_property
    def keys(self) -> set[str]:
        """The keys of all sentences."""
        return {key for key in self.entries if not key.startswith("-")}

    @cached_property
    def to_translate(self) -> set[str]:
        """The keys of all sentences but those that are English by design."""
        kept = (entry for file, entry in self._parsed if file not in ENGLISH_BY_DESIGN)
        return {entry.id.name for entry in kept if isinstance(entry, Message)}

    def list_variables(self, key: str, above: frozenset[str] = frozenset()) -> frozenset[str]:
        """Return the variables that a sentence uses, also by the sentences to which it refers."""
        if key in above or key not in self.entries:
            return frozenset()
        asked = list_references(self.entries[key])
        return asked.variables.union(*(self.list_variables(other, above | {key}) for other in asked.sentences))

    def list_given(self, key: str) -> frozenset[str]:
        """Return the variables that a sentence may use: all that names are given, where it asks for none but those."""
        used = self.list_variables(key)
        return used | DEFAULT_NAME_FORMS.keys() if used <= DEFAULT_NAME_FORMS.keys() else used


def find_missing_keys(language: Language, english: Language) -> list[str]:
    """Return the keys that only English has, and should not have alone."""
    return sorted(english.to_translate - language.keys)


def find_unknown_keys(language: Language, english: Language) -> list[str]:
    """Return the keys that English does not have, or has by design alone."""
    return sorted(language.keys - english.to_translate)


def find_unknown_variables(language: Language, english: Language) -> list[str]:
    """Return the variables that a sentence uses and English does not give, each as "KEY: $NAME"."""
    return [
        f"{key}: ${name}"
        for key in sorted(language.keys & english.keys)
        for name in sorted(language.list_variables(key) - english.list_given(key) - set(STANDALONE_NAME_FORMS))
    ]


def find_broken_sentences(language: Language, english: Language) -> list[str]:
    """Return the sentences that give no text for values for which English gives one, each with why."""
    tried = ((key, values) for key in sorted(language.keys) for values in _hostile_values(english.list_given(key)))
    problems: dict[str, str] = {}
    for key, values in tried:
        problem = _find_problem(language, key, values)
        if problem and not _find_problem(english, key, values):
            problems.setdefault(key, problem)
    return [*problems.values()]


def _find_problem(language: Language, key: str, values: dict[str, Word]) -> str | None:
    """Return why a sentence gives no text."""
    try:
        _format_message(language.bundle, key, {**STANDALONE_NAME_FORMS, **values})
    except MissingWords:
        return f"{key} has no text"
    except BrokenSentence as error:
        return str(error)
    return None


def _hostile_values(names: frozenset[str]) -> Iterator[dict[str, Word]]:
    """Yield each hostile value, for all variables at once."""
    yield from (dict.fromkeys(names, value) for value in HOSTILE) if names else iter([{}])


def find_same_sentences(language: Language, english: Language) -> set[str]:
    """Return the keys of sentences whose words are those of English: perhaps nobody has translated them."""
    shared = ((key, list_texts(language.entries[key])) for key in language.keys & english.keys)
    return {key for key, texts in shared if WORD.search(" ".join(texts)) and texts == list_texts(english.entries[key])}


def read_same_sentences(language: str) -> set[str]:
    """Return the keys of sentences that somebody has read and left as in English."""
    return set(tomllib.loads(SAME.read_text("utf-8")).get(language, {}))


def find_junk(language: Language, _english: Language) -> list[str]:
    """Return the beginning of each piece that is no Fluent."""
    return language.junk


FAULTS: Mapping[str, Callable[[Language, Language], list[str]]] = {
    "languages-junk": find_junk,
    "languages-unknown-keys": find_unknown_keys,
    "languages-unknown-variables": find_unknown_variables,
    "languages-broken": find_broken_sentences,
}
"""What can be wrong with a translation, by the sentence that says so."""


def list_translations(folder: Path = LOCALES_FOLDER) -> list[str]:
    """Return all languages but English."""
    return sorted(found.name for found in folder.iterdir() if found.is_dir() and found.name != ENGLISH)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what each translation lacks and what is wrong with it; return 1 if something is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.languages", description=__doc__)
    parser.add_argument("language", nargs="*", help="a folder in assets/locale; all of them, if none is named")
    parser.add_argument("--complete", action="store_true", help="a missing sentence is wrong, too")
    parser.add_argument("--memory", action="store_true", help="only say what it takes with every sentence said once")
    parser.add_argument("--folder", type=Path, default=LOCALES_FOLDER, help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    translations = list_translations(asked.folder)
    if unknown := sorted(set(asked.language) - set(translations)):
        parser.error(tool_text("languages-unknown", languages=", ".join(unknown)))
    if asked.memory:
        _print_memory([Language(name, asked.folder) for name in asked.language or translations])
        return 0
    english = Language(ENGLISH, asked.folder)
    wrong = [
        _print_state(Language(name, asked.folder), english, complete=asked.complete)
        for name in asked.language or translations
    ]
    return int(any(wrong))


def _print_memory(languages: Sequence[Language]) -> None:
    """Print how many MiB each language takes when it is loaded, and with every sentence parsed."""
    for language in languages:
        keys, _ = language.keys, Language(ENGLISH, language.folder).bundle
        tracemalloc.start()
        bundle = language.bundle
        loaded, _ = tracemalloc.get_traced_memory()
        for key in filter(bundle.has_message, keys):
            bundle.get_message(key)
        parsed, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        mib = [f"{size / (1 << 20):.1f}" for size in (loaded, parsed)]
        _print_lines(tool_text("languages-memory", language=language.name, loaded=mib[0], parsed=mib[1]), [])


def _print_state(language: Language, english: Language, *, complete: bool) -> bool:
    """Print what is missing and what is wrong; tell whether something is wrong."""
    missing = find_missing_keys(language, english)
    known, whole = len(english.to_translate) - len(missing), len(english.to_translate)
    state = "languages-known" if missing else "languages-whole"
    _print_lines(tool_text(state, language=language.name, known=known, all=whole), missing)
    if same := sorted(find_same_sentences(language, english) - read_same_sentences(language.name)):
        _print_lines(tool_text("languages-same", count=len(same)), same)
    found = {sentence: find(language, english) for sentence, find in FAULTS.items()}
    for sentence, faults in found.items():
        if faults:
            _print_lines(tool_text(sentence, count=len(faults)), faults)
    return any(found.values()) or (complete and bool(missing))


def _print_lines(title: str, lines: Sequence[str]) -> None:
    sys.stdout.writelines(f"{line}\n" for line in (title, *(f"  {line}" for line in lines)))


if __name__ == "__main__":
    sys.exit(main())
