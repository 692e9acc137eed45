"""Translations: what the checks of a language find, and that each language of the catalogue is free of it."""

import re
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path

import discord
import pytest

from games.engine.typed_words import translate_to_words
from games.engine.words import LOCALES_FOLDER, Words, find_babel_locale, join_counted_keys, load_words
from tests.languages import (
    FAULTS,
    Language,
    find_missing_keys,
    find_same_sentences,
    list_translations,
    main,
    read_same_sentences,
)

ENGLISH = """\
-moon = moon
tiles = { $count ->
    [one] one tile of { $name }
   *[other] { $count } tiles of { $name }
}
told = You have { tiles }.
plain = Only words.
missing = Not translated.
"""
GOOD = """\
-mond = { $case ->
   *[nominative] der Mond
    [dative] dem Mond
}
tiles = { $count ->
    [1] ein Plättchen von { $name } auf { -mond(case: "dative") }
   *[other] { $count } Plättchen von { $name }
}
told = Du hast { tiles }.
plain = { EMOJI("moon") } Nur Worte.
"""


def _faults(folder: Path, translation: str) -> dict[str, list[str]]:
    """Return what is wrong with a translation of the sentences above."""
    for language, text in (("en", ENGLISH), ("de", translation)):
        (folder / language).mkdir()
        (folder / language / "table.ftl").write_text(text, "utf-8")
    german, english = Language("de", folder), Language("en", folder)
    return {kind.removeprefix("languages-"): found for kind, find in FAULTS.items() if (found := find(german, english))}


def test_a_good_translation_has_no_fault(tmp_path: Path) -> None:
    assert _faults(tmp_path, GOOD) == {}
    assert find_missing_keys(Language("de", tmp_path), Language("en", tmp_path)) == ["missing"]


@pytest.mark.parametrize(
    ("translation", "kind", "fault"),
    [
        ("plain = Nur { $words }.\n", "unknown-variables", "plain: $words"),
        ("told = { $count } und { tiles }\ntiles = { $anzahl }\n", "unknown-variables", "told: $anzahl"),
        ("other = Anderes\n", "unknown-keys", "other"),
        ("this is no Fluent\n", "junk", "table.ftl: this is no Fluent"),
        ("plain = { MOND() }\n", "broken", "plain: Unknown function: MOND"),
        ("plain = { -mond }\n", "broken", "plain: Unknown term: -mond"),
        ("plain = { $x -> [a] b }\n", "junk", "table.ftl: plain = { $x -> [a] b }"),
        ("plain = { plain }\n", "broken", "plain refers to itself"),
        ("plain =\n    .label = x\n", "broken", "plain has no text"),
        ("tiles = { NUMBER($count) }\n", "broken", "tiles: Can't use fluent_number"),
    ],
)
def test_a_fault_of_a_translation_is_found(tmp_path: Path, translation: str, kind: str, fault: str) -> None:
    found = _faults(tmp_path, translation)
    assert any(each.startswith(fault) for each in found.get(kind, [])), found


@cache
def read_once(language: str) -> Language:
    """Return a language of the catalogue, parsed once for all tests."""
    return Language(language)


@pytest.mark.parametrize("find", FAULTS.values(), ids=FAULTS)
def test_no_translation_has_a_fault(find: Callable[[Language, Language], list[str]]) -> None:
    found = {language: find(read_once(language), read_once("en")) for language in list_translations()}
    assert {language: faults for language, faults in found.items() if faults} == {}


@pytest.mark.parametrize("language", list_translations())
def test_somebody_has_read_each_sentence_that_is_as_in_english(language: str) -> None:
    assert find_same_sentences(read_once(language), read_once("en")) == read_same_sentences(language)


def test_a_sentence_that_is_as_in_english_is_found(tmp_path: Path) -> None:
    english = "plain = Only words.\nsign = { $name }: +{ $count }\nform = { $count ->\n   *[other] { $name } wins\n}\n"
    for language, text in (("en", english), ("de", english.replace("wins", "gewinnt"))):
        (tmp_path / language).mkdir()
        (tmp_path / language / "table.ftl").write_text(text, "utf-8")
    assert find_same_sentences(Language("de", tmp_path), Language("en", tmp_path)) == {"plain"}


def test_english_gives_a_text_for_hostile_values() -> None:
    english = read_once("en")
    assert FAULTS["languages-broken"](english, english) == []


NAMED = {
    "en": """\
rat = { $count ->
    [one] rat
   *[other] { $count } rats
}
cat = cat
take = Take { NAME($things, join: "and") } from { NAME($card, case: "dative") }.
""",
    "de": """\
rat = { $case ->
   *[nominative] { $count ->
        [one] eine Ratte
       *[other] { $count } Ratten
    }
    [dative] { $article ->
       *[none] Ratte
        [the] der Ratte
    }
}
take = Nimm { NAME($things, join: "and") } von { NAME($card, case: "dative", article: "the") }.
""",
}
"""Names of things, given by key: German has no cat."""


def test_a_sentence_chooses_the_form_of_a_name(tmp_path: Path) -> None:
    for language, text in NAMED.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "table.ftl").write_text(text, "utf-8")
    english, german = Words("en", tmp_path), Words("de", tmp_path)
    things = join_counted_keys({"rat": 3, "cat": 1})
    assert english("take", things=things, card="rat") == "Take 3 rats and cat from rat."
    assert german("take", things=things, card="rat") == "Nimm 3 Ratten und cat von der Ratte."
    assert german("take", things="rat", card="unknown:x") == "Nimm eine Ratte von unknown."
    assert german("rat", count=2) == "2 Ratten"


@pytest.mark.parametrize(
    ("key", "facts", "said"),
    [
        (
            "error-gobblestones-no-tile",
            {"colour": "gobblestones-colour-turquoise"},
            "Auf deinem Bänkchen ist kein türkisfarbener Stein.",
        ),
        (
            "goats-and-goblins-event-warded",
            {"action": "goats-and-goblins-action-push-2", "cancelled-seat": "Ann"},
            "Der Bannstein bannt den Schubs 2 von Ann.",
        ),
        (
            "goats-and-goblins-event-in-vain",
            {"action": "goats-and-goblins-action-drag-along", "seat": "Ann"},
            "Ohne Wirkung bleibt das Schlepptau von Ann.",
        ),
        (
            "error-emerald-skulls-place-room",
            {"level": "emerald-skulls-level-nose", "room": 0},
            "Auf der Nase ist kein Platz mehr.",
        ),
        (
            "goats-and-goblins-event-got",
            {
                "seat": "Ann",
                "cards": "goats-and-goblins-card-gold:5*2 goats-and-goblins-action-push-2",
                "count": 3,
                "gold": 11,
            },
            "Ann bekommt 2× Gold 5 und Schubs 2 (zusammen **11 Gold**).",
        ),
    ],
)
def test_a_german_name_has_the_form_that_its_sentence_needs(key: str, facts: dict[str, str | int], said: str) -> None:
    assert load_words("de")(key, **facts) == said


@pytest.mark.parametrize(
    ("game", "move", "language", "typed"),
    [
        ("gobblestones", "lay C6 red", "de", "leg C6 rot"),
        ("gobblestones", "lay C6 red", "en", "lay C6 red"),
        ("emerald-skulls", "reroll nose", "de", "nase popeln"),
        ("emerald-skulls", "bet 1 pick-n-bust", "de", "wette 1 popel & pleite"),
        ("toy", "lay C6 red", "de", "lay C6 red"),
    ],
)
def test_an_example_of_a_move_has_the_words_of_its_reader(game: str, move: str, language: str, typed: str) -> None:
    assert translate_to_words(move, f"{game}-typed-words", load_words(language)) == typed


def test_the_command_says_what_is_missing_and_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _faults(tmp_path, "plain = { $word }\nother = x\nmissing = Not translated.\n")
    assert main(["--folder", str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "de has 2 of 4 sentences. These are said in English:",
        *("  tiles", "  told"),
        "As in English, and not in tests/same_as_english.toml (1):",
        "  missing",
        "Keys that English does not have (1):",
        "  other",
        "Variables that English does not have (1):",
        "  plain: $word",
        "Sentences that cannot be filled in (1):",
        "  plain: Unknown external: word",
    ]


def test_a_name_may_choose_by_all_that_a_name_is_given(tmp_path: Path) -> None:
    chosen = "plain = { $case ->\n   *[nominative] der Mond\n    [dative] { $count } Monden\n}\n"
    assert _faults(tmp_path, chosen) == {}


@pytest.mark.parametrize(("complete", "ends_with"), [([], 0), (["--complete"], 1)])
def test_only_a_release_demands_every_sentence(tmp_path: Path, complete: list[str], ends_with: int) -> None:
    _faults(tmp_path, GOOD)
    assert main(["de", "--folder", str(tmp_path), *complete]) == ends_with


def test_the_command_says_what_a_language_takes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _faults(tmp_path, GOOD)
    assert main(["de", "--memory", "--folder", str(tmp_path)]) == 0
    assert re.fullmatch(r"de takes [0-9.]+ MiB .* and [0-9.]+ MiB .*\n", capsys.readouterr().out)


def test_a_language_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _faults(tmp_path, GOOD)
    with pytest.raises(SystemExit):
        main(["fr", "--folder", str(tmp_path)])
    assert "there is no translation into fr in assets/locale" in capsys.readouterr().err


def test_compare_locales_is_told_of_every_translation() -> None:
    told = tomllib.loads((LOCALES_FOLDER / "l10n.toml").read_text("utf-8"))
    assert told["locales"] == list_translations()


@pytest.mark.parametrize("locale", [locale.value for locale in discord.Locale])
def test_every_locale_of_discord_joins_lists_and_counts(locale: str) -> None:
    say = Words(locale)
    for join in (say.join_list, say.join_with_commas):
        assert [join("XYZ"[:number]) for number in range(2)] == ["", "X"]
        assert [re.sub("[^XYZ]", "", join("XYZ"[:number])) for number in (2, 3)] == ["XY", "XYZ"]
    assert find_babel_locale(locale).language in {locale.partition("-")[0], "nb"}
