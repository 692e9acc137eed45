"""The catalogue of words: plurals, another language backed by English, and missing words."""

from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from games.engine import words as engine_words
from games.engine.words import MissingWords, Words, get_english_sentence, load_words

ENGLISH = """\
tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
only = Only in English
empty =
    .hint = x
"""

SPLIT_HERE = """\
# A comment.

-moon = { EMOJI("moon") }
## Another
a = x

    y
# z
b = { $n ->
[one] 1
*[other] 2
}
    .c = d
e=f"""


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


def test_each_sentence_is_parsed_once_when_it_is_first_asked_for(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []

    def parse(parser: FluentParser, text: str) -> object:
        parsed.append(text)
        return parse_text(parser, text)

    parse_text = FluentParser.parse
    monkeypatch.setattr(FluentParser, "parse", parse)
    spoken = [Words(language, folder) for language in ("en", "zo", "en", "xx")]
    assert parsed == []
    assert [one("tiles", count=1) for one in spoken for _ in range(2)][::2] == [
        "one tile",
        "1 zog",
        "one tile",
        "one tile",
    ]
    assert [one("only") for one in spoken] == ["Only in English"] * 4
    assert parsed == [ENGLISH.partition("only")[0], "tiles = { $count } zog\n", "only = Only in English\n"]


@pytest.mark.parametrize("line", ["tiles", "= x", "?", "5 = x", "tiles: x"])
def test_a_line_that_begins_no_sentence_is_found_when_its_file_is_read(folder: Path, line: str) -> None:
    (folder / "en" / "broken.ftl").write_text(f"fine = x\n{line}\n", "utf-8")
    with pytest.raises(ValueError, match=r"broken\.ftl is no Fluent"):
        Words("en", folder)


@pytest.mark.parametrize("text", ["{ $count", "{ $count ->\n    [one] x\n}", "x }"])
def test_a_sentence_that_is_broken_is_found_when_it_is_said(folder: Path, text: str) -> None:
    (folder / "en" / "broken.ftl").write_text(f"broken = {text}\n", "utf-8")
    with pytest.raises(ValueError, match="no Fluent: 'broken ="):
        Words("en", folder)("broken", count=1)


@pytest.mark.parametrize(
    "broken",
    [
        "tiles = { $zahl } Plättchen",
        "tiles = { NUMBER($count) } Plättchen",
        "tiles = { EMOJI() } Plättchen",
        "tiles = { tiles }",
        "tiles = { -moon }",
        "tiles = { $count",
        "tiles =\n    .label = Plättchen",
    ],
)
def test_a_broken_translation_is_said_in_english_and_reported_once(
    folder: Path, broken: str, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "zo" / "table.ftl").write_text(f"{broken}\nonly = Nur hier\n", "utf-8")
    engine_words._report_broken_sentence.cache_clear()
    engine_words._load_bundle.cache_clear()
    zog = Words("zo", folder)
    assert [zog("tiles", count=count) for count in ("a secret", "another")] == ["a secret tiles", "another tiles"]
    assert zog("only") == "Nur hier"
    assert [record.getMessage() for record in caplog.records] == [
        "the sentence tiles is broken in zo: it is said in English"
    ]


def test_a_file_of_a_translation_that_is_no_fluent_leaves_the_rest_of_it(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "zo" / "a.ftl").write_bytes(b"only = \xff\n")
    (folder / "zo" / "table.ftl").write_text("\ufefftiles = { $count } zog\nWhat is this?\nonly = Zog\n", "utf-8")
    zog = Words("zo", folder)
    assert (zog("tiles", count=1), zog("only")) == ("1 zog", "Zog")
    assert [record.getMessage() for record in caplog.records] == [
        "zo/a.ftl is no UTF-8: it is said in English",
        "zo/table.ftl is no Fluent: 'What is this?\\n': it is said in English",
    ]


def test_files_are_split_where_the_parser_of_fluent_splits_them(folder: Path) -> None:
    found = dict(engine_words.split_fluent_entries(SPLIT_HERE))
    resource = FluentResource(SPLIT_HERE)
    parsed = {
        ("-" if isinstance(one, Term) else "") + one.id.name: one
        for one in resource.body
        if isinstance(one, Message | Term)
    }
    assert found.keys() == parsed.keys()
    assert all(FluentResource(found[key]).body[0].equals(parsed[key], ["span", "comment"]) for key in found)


def test_sentences_share_what_they_have_in_common(folder: Path) -> None:
    (folder / "en" / "table.ftl").write_text(
        "one = { $who }, { $what ->\n    [one] a\n   *[other] b\n}\ntwo = a { $who }\n"
    )
    bundle = engine_words._load_bundle("en", folder)
    one, two = (bundle.get_message(key).value.elements for key in ("one", "two"))  # type: ignore[union-attr]  # both are patterns
    assert one[0] is two[1]
    assert Words("en", folder)("one", who="Ann", what=1) == "Ann, a"


def test_a_remembered_sentence_is_not_told_of_other_things(folder: Path) -> None:
    english = Words("en", folder)
    told = [english("tiles", count=count) for count in (3, "3", 4, "", 3, 1)]
    assert told == ["3 tiles", "3 tiles", "4 tiles", " tiles", "3 tiles", "one tile"]


def test_a_whole_number_is_written_once_in_each_language(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = list[int]()

    def write(number: FluentInt, locale: Locale) -> str:
        written.append(int(number))
        return plain(number, locale)

    plain = FluentInt.format
    monkeypatch.setattr(FluentInt, "format", write)
    (folder / "en" / "table.ftl").write_text("one = { $n }!\ntwo = { $n ->\n [one] a\n *[other] { $n }s\n}\n")
    (folder / "de").mkdir(exist_ok=True)
    (folder / "de" / "table.ftl").write_text("one = { $n }?\n")
    english, german = Words("en", folder), Words("de", folder)
    assert [english("one", n=77001), english("two", n=77001), german("one", n=77001)] == [
        "77,001!",
        "77,001s",
        "77.001?",
    ]
    assert written.count(77001) == 2


def test_the_catalogue_of_the_house_is_read_once() -> None:
    assert load_words() is load_words("en")
    assert get_english_sentence("gobblestones-title") == "Gobblestones"
