"""Every game on the shelf is whole, and the house does not open with one that is not: it names what is missing."""

import sys
from types import ModuleType

import pytest

from bot import __main__ as house
from bot.games.shelf import check
from bot.pictures.drawing import pictures_of
from bot.pictures.illustration import illustration
from bot.pictures.sample import Sample, samples_of
from bot.screens.shelf import screen_of
from games import keys
from games.engine import BadShelf, catalogue
from games.engine.words import ENGLISH, Words
from tests.bot.tables.fingers import Fingers

KEY = "goblin_zog"


def nothing() -> list[Sample]:
    return []


class GoblinZog(Fingers):
    key = KEY


@pytest.fixture
def shelved(monkeypatch: pytest.MonkeyPatch) -> dict[str, ModuleType]:
    """A shelved game that lacks nothing but words; its modules by name."""
    screen = type("GoblinZogScreen", (type(screen_of("gobblestones")),), {"key": KEY})
    parts: dict[str, dict[str, object]] = {
        f"games.{KEY}": {"GoblinZog": GoblinZog},
        f"bot.games.{KEY}": {},
        f"bot.games.{KEY}.screen": {"GoblinZogScreen": screen},
        f"bot.games.{KEY}.pictures": {"PICTURES": {"board": print, "panel": print}},
        f"bot.games.{KEY}.samples": {"samples": nothing},
    }
    modules = {}
    for name, found in parts.items():
        modules[name] = ModuleType(name)
        modules[name].__path__ = []
        vars(modules[name]).update(found)
        monkeypatch.setitem(sys.modules, name, modules[name])
    monkeypatch.setattr(catalogue, "_SHELF", [*keys(), KEY])
    for cached in (catalogue.find, screen_of, pictures_of, samples_of):
        cached.cache_clear()
    return modules


def refusal() -> str:
    with pytest.raises(BadShelf) as refused:
        check(KEY)
    return str(refused.value)


@pytest.mark.parametrize("key", keys())
def test_every_game_on_the_shelf_is_whole(key: str) -> None:
    check(key)


def test_all_that_is_always_said_is_named_where_it_is_missing(shelved: dict[str, ModuleType]) -> None:
    told = refusal()
    assert told.startswith("goblin_zog is on the shelf, but the catalogue lacks: goblin-zog-title, ")
    assert "goblin-zog-blurb" in told


@pytest.mark.parametrize(
    "name", [f"games.{KEY}", f"bot.games.{KEY}.screen", f"bot.games.{KEY}.pictures", f"bot.games.{KEY}.samples"]
)
def test_a_missing_module_is_named(shelved: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.delitem(sys.modules, name)
    assert refusal() == f"goblin_zog is on the shelf, but there is no module {name}."


@pytest.mark.parametrize(
    ("side", "part"), [("screen", "GoblinZogScreen"), ("pictures", "PICTURES"), ("samples", "samples")]
)
def test_a_missing_part_is_named(shelved: dict[str, ModuleType], side: str, part: str) -> None:
    vars(shelved[f"bot.games.{KEY}.{side}"]).pop(part)
    assert refusal() == f"goblin_zog is on the shelf, but bot.games.goblin_zog.{side} has no {part}."


@pytest.mark.parametrize("kind", ["board", "panel"])
def test_a_missing_picture_is_named(shelved: dict[str, ModuleType], kind: str) -> None:
    vars(shelved[f"bot.games.{KEY}.pictures"])["PICTURES"].pop(kind)
    assert refusal() == f"goblin_zog is on the shelf, but it has no picture of the kind “{kind}”."


def test_a_missing_sample_is_named() -> None:
    with pytest.raises(BadShelf) as refused:
        illustration("goblin_market", "zog", ENGLISH)
    assert str(refused.value) == "goblin_market is on the shelf, but it has no sample position called “zog”."


def test_the_house_does_not_open_with_a_game_that_is_not_whole(
    shelved: dict[str, ModuleType], capsys: pytest.CaptureFixture[str]
) -> None:
    assert house.main() == house.BAD_SETTINGS
    assert "goblin_zog is on the shelf, but" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("gobblestones", "gobblestones-blurb"),
        ("gobblestones", "gobblestones-rules-play"),
        ("gobblestones", "gobblestones-option-bluff-help"),
        ("goats_and_goblins", "goats-and-goblins-option-windows-key-moments"),
        ("emerald_skulls", "emerald-skulls-option-cards-8"),
        ("goblin_market", "goblin-market-event-picked"),
        ("emerald_skulls", "emerald-skulls-move-collect"),
        ("goats_and_goblins", "goats-and-goblins-move-play-second-thoughts"),
        ("gobblestones", "gobblestones-move-take"),
        ("gobblestones", "gobblestones-end-empty-rack"),
        ("goblin_market", "goblin-market-type-hint"),
        ("goblin_teeth", "goblin-teeth-move-poison"),
        ("goblin_teeth", "goblin-teeth-topic-needs"),
    ],
)
def test_a_sentence_taken_from_the_catalogue_is_named(key: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    has = Words.__contains__
    monkeypatch.setattr(Words, "__contains__", lambda self, key: key != sentence and has(self, key))
    with pytest.raises(BadShelf, match=f"lacks: {sentence}\\."):
        check(key)
