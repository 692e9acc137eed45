"""The catalogue of words: plurals, another language backed by English, and missing words."""

from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from games.engine import words as engine_words
from games.engine.words import MissingWords, Words, said, words

ENGLISH = """\
tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
only = Only in English
empty =
    .hint = x
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, text in (("en", ENGLISH), ("zo", "tiles = { $count } zog\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "table.ftl").write_text(text, "utf-8")
    return tmp_path


def test_a_sentence_counts(folder: Path) -> None:
    english = Words("en", folder)
    assert [english("tiles", count=count) for count in (1, 3)] == ["one tile", "3 tiles"]


def test_another_language_has_english_behind_it(folder: Path) -> None:
    zog = Words("zo", folder)
    assert (zog("tiles", count=1), zog("only")) == ("1 zog", "Only in English")


def test_a_language_that_nobody_speaks_is_english(folder: Path) -> None:
    assert Words("xx", folder)("only") == "Only in English"


def test_arguments_stand_without_marks_around_them(folder: Path) -> None:
    assert Words("zo", folder)("tiles", count="H8") == "H8 zog"


def test_a_missing_sentence_is_an_error(folder: Path) -> None:
    english = Words("en", folder)
    assert "zog" not in english
    assert "only" in english
    for key in ("zog", "empty"):
        with pytest.raises(MissingWords):
            english(key)


def test_a_missing_argument_is_an_error(folder: Path) -> None:
    with pytest.raises(ValueError, match="tiles"):
        Words("en", folder)("tiles")


def test_each_file_is_parsed_once_whatever_language_asks_for_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []

    def parse(text: str) -> object:
        parsed.append(text)
        return FluentResource(text)

    monkeypatch.setattr(engine_words, "FluentResource", parse)
    for language in ("en", "zo", "en", "xx"):
        Words(language, folder)
    assert sorted(parsed) == sorted([ENGLISH, "tiles = { $count } zog\n"])


def test_a_remembered_sentence_is_not_told_of_other_things(folder: Path) -> None:
    english = Words("en", folder)
    told = [english("tiles", count=count) for count in (3, "3", 4, "", 3, 1)]
    assert told == ["3 tiles", "3 tiles", "4 tiles", " tiles", "3 tiles", "one tile"]


def test_the_catalogue_of_the_house_is_read_once() -> None:
    assert words() is words("en")
    assert said("gobblestones-title") == "Gobblestones"
