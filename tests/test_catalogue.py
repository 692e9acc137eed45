"""The catalogue of words as a whole: every key that code uses exists, every key is used, in every language."""

import ast
import re
from collections import Counter
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from bot.screens.shelf import screen_of
from games import keys
from games.engine.assets import ASSETS
from games.engine.words import ENGLISH, LOCALES, words

ROOT = ASSETS.parent
MODULES = sorted([*(ROOT / "games").rglob("*.py"), *(ROOT / "bot").rglob("*.py")])


def entries(language: str) -> list[str]:
    """Return the keys of a language; a sentence that Fluent cannot read fails the test."""
    found = []
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, Message):
                found.append(entry.id.name)
    return found


def _pattern(joined: ast.JoinedStr) -> str | None:
    """Return an f-string as a pattern of keys, if it looks like one."""
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in joined.values]
    whole = "".join(parts)
    return whole if re.fullmatch(r"[a-z0-9.+\\-]+", whole) and "-" in whole else None


def _calls(tree: ast.AST) -> Iterator[str]:
    """Yield the keys that are asked for by name: say("key"), scene.say("key"), said("key")."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("say", "said") and isinstance(node.args[0].value, str):
                yield node.args[0].value


TREES = [ast.parse(module.read_text("utf-8")) for module in MODULES]
ASKED = sorted({key for tree in TREES for key in _calls(tree)})
CONSTANTS = {
    node.value
    for tree in TREES
    for node in ast.walk(tree)
    if isinstance(node, ast.Constant) and isinstance(node.value, str)
}
PATTERNS = {
    pattern
    for tree in TREES
    for node in ast.walk(tree)
    if isinstance(node, ast.JoinedStr) and (pattern := _pattern(node))
}
REFERRED_TO = {
    name
    for file in (LOCALES / ENGLISH).glob("*.ftl")
    for name in re.findall(r"\{ ([a-z][a-z0-9-]+) \}", file.read_text("utf-8"))
}
"""Keys that stand in other sentences."""
TOO_WIDE = re.compile(r"(\.\+|-|\\)+")


def _is_used(key: str, patterns: list[re.Pattern[str]]) -> bool:
    if key in CONSTANTS | REFERRED_TO or (key.startswith("error-") and key.removeprefix("error-") in CONSTANTS):
        return True
    return any(pattern.fullmatch(key) for pattern in patterns)


@pytest.mark.parametrize("key", ASKED)
def test_every_key_that_is_asked_for_exists(key: str) -> None:
    assert key in words()


def test_every_key_is_used() -> None:
    patterns = [re.compile(pattern) for pattern in PATTERNS if not TOO_WIDE.fullmatch(pattern)]
    patterns += [
        re.compile(f"{re.escape(game.replace('_', '-'))}-(event|move|waiting|asked|topic|option|title).*")
        for game in keys()
    ]
    unused = [key for key in entries(ENGLISH) if not _is_used(key, patterns)]
    assert unused == []


def test_no_key_stands_twice() -> None:
    twice = [key for key, count in Counter(entries(ENGLISH)).items() if count > 1]
    assert twice == []


@pytest.mark.parametrize("language", sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))
def test_every_language_has_the_same_keys(language: str) -> None:
    assert sorted(entries(language)) == sorted(entries(ENGLISH))


@pytest.mark.parametrize("game", keys())
def test_no_page_of_rules_is_too_long_for_a_message(game: str) -> None:
    screen = screen_of(game)
    assert all(len(screen.page(page, words())) <= 3800 for page in screen.pages)


def test_no_python_file_holds_a_sentence_for_people() -> None:
    """A sentence begins with a capital, has blanks and ends with a stop: in code that can only be a docstring."""
    sentence = re.compile(r"[A-Z][a-z]+ .+[.!?]")
    found = [
        f"{module.relative_to(ROOT)}: {text[:60]}"
        for module, tree in zip(MODULES, TREES, strict=True)
        # The sandbox stands in for Discord, whose words are not ours; settings describe themselves to programmers.
        if "sandbox" not in module.parts and module.name != "settings.py"
        for text in _spoken(tree)
        if sentence.fullmatch(text)
    ]
    assert found == []


def _spoken(tree: ast.AST) -> Iterator[str]:
    """Yield the strings of a module that are neither docstrings nor the text of an error for programmers."""
    skipped = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            yield node.value
