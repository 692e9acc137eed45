"""Documents name nothing that is not there: identifiers and paths of the tree are in it."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.prose.pages import ROOT

PAGES = [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
TOLD_ELSEWHERE = {"GoblinBluff", "GoblinBluffScreen", "cProfile", "test_a_tied_bid_is_refused"}
"""Names of examples, and of Python."""
MADE_BY_OPERATORS = {"deploy/parlour.env", "deploy/.env", "deploy/token"}
"""Files that are in no clone."""
SOURCES = ("*.py", "*.ftl", "*.toml", "*.yaml", "*.service", "*.conf", "Makefile", "Dockerfile", ".env.example")


@cache
def list_words_of_sources() -> frozenset[str]:
    """Return all words of the code and of its files' names."""
    folders = [ROOT / name for name in ("bot", "games", "deploy", "tests", "assets")]
    paths = [path for folder in folders for form in SOURCES for path in folder.rglob(form)]
    paths += [path for form in SOURCES for path in ROOT.glob(form)]
    names = " ".join(path.name for path in paths)
    return frozenset(re.findall(r"\w+", names + " ".join(path.read_text("utf-8") for path in paths)))


def list_unknown_names(text: str) -> Iterator[str]:
    """Yield the identifiers between backticks that no source has, and the paths that lead nowhere."""
    for code in re.findall(r"`([^`\n]+)`", text):
        for word in re.findall(r"[A-Za-z_]\w{3,}", code):
            if ("_" in word or re.search("[a-z][A-Z]", word)) and word not in list_words_of_sources() | TOLD_ELSEWHERE:
                yield word
    for path in re.findall(r"(?:bot|games|tests|deploy|assets)/[\w/.-]+\w", text):
        made = path in MADE_BY_OPERATORS or "KEY" in path or "goblin_bluff" in path
        if not made and not list(ROOT.glob(f"{path}*")):
            yield path


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_document_names_is_in_the_tree(page: Path) -> None:
    assert list(list_unknown_names(page.read_text("utf-8"))) == []


def test_a_name_and_a_path_that_are_nowhere_are_found() -> None:
    gone = "find_" + PAGES[0].stem.replace("-", "_")
    assert list(list_unknown_names(f"`{gone}` and `parse_move` in bot/no/where.py, bot/tables/tables.py")) == [
        gone,
        "bot/no/where.py",
    ]
