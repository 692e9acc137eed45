"""Comments and docstrings avoid the words that documents avoid."""

import pytest

from tests.prose.pages import ROOT
from tests.prose.words import find_words_in_code, read_words_forbidden_in_code

MIGRATIONS = ROOT / "bot" / "store" / "migrations" / "versions"
"""Released migrations are never changed."""


@pytest.mark.parametrize("folder", ["bot", "games", "deploy", "tests"])
def test_comments_and_docstrings_use_plain_words(folder: str) -> None:
    forbidden = read_words_forbidden_in_code()
    found = [
        f"{path.relative_to(ROOT)}:{word}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        if path.parent != MIGRATIONS
        for word in find_words_in_code(path.read_text("utf-8"), forbidden)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('"""What the house says."""\n', ["1: “the house”"]),
        ("x = 1  # whoever asks\n", ["1: “whoever”"]),
        ('"""The word `whoever`."""\n', []),
        ('x = "whoever"\n', []),
    ],
)
def test_words_are_found_in_comments_and_docstrings_alone(source: str, found: list[str]) -> None:
    assert list(find_words_in_code(source, ["the house", "whoever"])) == found
