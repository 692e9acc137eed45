"""Every game on the shelf is complete; the bot refuses to open with an incomplete one, and names what is missing."""

import sys
from collections.abc import Iterator, Mapping
from types import ModuleType

import pytest

from bot import __main__ as house
from bot.error_codes import EXIT_FINAL
from bot.games.completeness import require_complete_game
from bot.pictures.drawing import find_beat_drawer, find_draw_functions
from bot.pictures.illustration import draw_sample_picture
from bot.pictures.sample import Sample, find_samples
from bot.screens.game import SHORT_RULES_PARTS, GameScreen
from bot.screens.screen_registry import find_screen
from games import list_game_keys
from games.engine import BadOptions, Game, IncompleteGame, catalogue
from games.engine.words import ENGLISH, Words
from tests.bot.tables.fingers import Fingers, FingersView

KEY = "goblin_zog"


Face = tuple[str, type, Mapping[str, object]]
"""A class that a game must have: its name, what it extends, and all that must stand in it."""


def nothing() -> list[Sample]:
    return []


GAME: Face = "GoblinZog", Game, {**vars(Fingers), "key": KEY}
SCREEN: Face = (
    "GoblinZogScreen",
    GameScreen,
    {
        "key": KEY,
        "View": FingersView,
        "rules": ("goblin-zog-rules-play",),
        "poster": "start",
        "minutes_with_goblins": 5,
    },
)


def without(face: Face, part: str = "") -> type:
    """Return the class of a game's rules or screen, but for one part."""
    name, base, parts = face
    return type(name, (base,), {key: value for key, value in parts.items() if key != part})


@pytest.fixture
def shelved(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, ModuleType]]:
    """A shelved game that lacks nothing but words; its modules by name."""
    parts: dict[str, dict[str, object]] = {
        f"games.{KEY}": {"GoblinZog": without(GAME)},
        f"bot.games.{KEY}": {},
        f"bot.games.{KEY}.screen": {"GoblinZogScreen": without(SCREEN)},
        f"bot.games.{KEY}.pictures": {"PICTURES": {"board": print, "panel": print}},
        f"bot.games.{KEY}.pictures.beats": {"beat": nothing},
        f"bot.games.{KEY}.pictures.emoji": {"EMOJI": {}},
        f"bot.games.{KEY}.samples": {"samples": nothing},
    }
    modules = {}
    for name, found in parts.items():
        modules[name] = ModuleType(name)
        modules[name].__path__ = []
        vars(modules[name]).update(found)
        monkeypatch.setitem(sys.modules, name, modules[name])
    monkeypatch.setattr(catalogue, "_SHELF", [*list_game_keys(), KEY])
    forget()
    yield modules
    forget()


def forget() -> None:
    """Let the shelf be read again."""
    for cached in (catalogue.find_game, find_screen, find_draw_functions, find_beat_drawer, find_samples):
        cached.cache_clear()


def refusal() -> str:
    with pytest.raises(IncompleteGame) as refused:
        require_complete_game(KEY)
    return str(refused.value)


@pytest.mark.parametrize("key", list_game_keys())
def test_every_game_on_the_shelf_is_whole(key: str) -> None:
    require_complete_game(key)


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
    ("side", "part"),
    [
        ("screen", "GoblinZogScreen"),
        ("pictures", "PICTURES"),
        ("pictures.beats", "beat"),
        ("pictures.emoji", "EMOJI"),
        ("samples", "samples"),
    ],
)
def test_a_missing_part_is_named(shelved: dict[str, ModuleType], side: str, part: str) -> None:
    vars(shelved[f"bot.games.{KEY}.{side}"]).pop(part)
    assert refusal() == f"goblin_zog is on the shelf, but bot.games.goblin_zog.{side} has no {part}."


def test_a_game_that_is_not_on_the_shelf_is_unknown() -> None:
    with pytest.raises(BadOptions, match=f"no game called “{KEY}”"):
        require_complete_game(KEY)


@pytest.mark.parametrize(
    "part",
    [
        "key",
        "seats",
        "version",
        "Options",
        "State",
        "event_kinds",
        "questions",
        "deal",
        "view",
        "parse_move",
        "imagine_state",
        "outcome",
        "count_pieces",
    ],
)
def test_a_missing_part_of_the_rules_is_named(shelved: dict[str, ModuleType], part: str) -> None:
    vars(shelved[f"games.{KEY}"])["GoblinZog"] = without(GAME, part)
    assert refusal() == f"goblin_zog is on the shelf, but GoblinZog in games.goblin_zog lacks: {part}."


@pytest.mark.parametrize("part", ["key", "View", "rules", "poster", "minutes_with_goblins"])
def test_a_missing_part_of_the_screen_is_named(shelved: dict[str, ModuleType], part: str) -> None:
    vars(shelved[f"bot.games.{KEY}.screen"])["GoblinZogScreen"] = without(SCREEN, part)
    assert refusal() == f"goblin_zog is on the shelf, but GoblinZogScreen in bot.games.goblin_zog.screen lacks: {part}."


@pytest.mark.parametrize(
    "ends",
    [
        "title",
        "blurb",
        "option-rounds",
        "option-rounds-help",
        *(f"short-{part}" for part in SHORT_RULES_PARTS),
        "rules-play",
        "rules-play-title",
        "waiting-vote",
        "asked-vote",
        "event-revealed",
    ],
)
def test_a_missing_sentence_is_named(
    shelved: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch, ends: str
) -> None:
    missing = f"goblin-zog-{ends}"
    monkeypatch.setattr(Words, "__contains__", lambda _, key: key != missing)
    assert refusal() == f"goblin_zog is on the shelf, but the catalogue lacks: {missing}."


def test_a_game_that_lacks_nothing_is_whole(shelved: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "__contains__", lambda *_: True)
    require_complete_game(KEY)


@pytest.mark.parametrize("kind", ["board", "panel"])
def test_a_missing_picture_is_named(shelved: dict[str, ModuleType], kind: str) -> None:
    vars(shelved[f"bot.games.{KEY}.pictures"])["PICTURES"].pop(kind)
    assert refusal() == f"goblin_zog is on the shelf, but it has no picture of the kind “{kind}”."


def test_a_missing_sample_is_named() -> None:
    with pytest.raises(IncompleteGame) as refused:
        draw_sample_picture("goblin_market", "zog", ENGLISH)
    assert str(refused.value) == "goblin_market is on the shelf, but it has no sample position called “zog”."


def test_the_house_does_not_open_with_a_game_that_is_not_whole(
    shelved: dict[str, ModuleType], capsys: pytest.CaptureFixture[str]
) -> None:
    assert house.main([]) == EXIT_FINAL
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
    with pytest.raises(IncompleteGame, match=f"lacks: {sentence}\\."):
        require_complete_game(key)
