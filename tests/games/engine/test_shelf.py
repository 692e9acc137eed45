"""The shelf of games: a missing part of a shelved game is named, and a missing word too."""

import sys
from types import ModuleType

import pytest

from games import find_game, list_game_keys
from games.cli import main
from games.engine import BadOptions, IncompleteGame, catalogue
from games.engine.convention import build_class_name
from games.engine.words import load_words
from games.gobblestones import Gobblestones


class GoblinZog(Gobblestones):
    key = "goblin_zog"


@pytest.fixture
def shelved(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A module of rules for a shelved game, with nothing in it."""
    module = ModuleType("games.goblin_zog")
    monkeypatch.setitem(sys.modules, "games.goblin_zog", module)
    shelve(monkeypatch)
    return module


def shelve(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "_SHELF", [*list_game_keys(), "goblin_zog"])
    catalogue.find_game.cache_clear()


def refusal() -> str:
    with pytest.raises(IncompleteGame) as refused:
        find_game("goblin_zog")
    return str(refused.value)


def test_every_game_stands_under_its_key() -> None:
    for key in list_game_keys():
        assert find_game(key).key == key
        assert type(find_game(key)).__name__ == build_class_name(key)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadOptions, match="no game called “chess”"):
        find_game("chess")


def test_a_game_without_rules_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    shelve(monkeypatch)
    assert refusal() == "goblin_zog is on the shelf, but there is no module games.goblin_zog."


def test_a_module_without_the_game_is_named(shelved: ModuleType) -> None:
    assert refusal() == "goblin_zog is on the shelf, but games.goblin_zog has no GoblinZog."


@pytest.mark.parametrize("thing", [7, int, GoblinZog()], ids=["number", "other class", "object"])
def test_what_is_no_game_is_refused(shelved: ModuleType, thing: object) -> None:
    shelved.GoblinZog = thing  # type: ignore[attr-defined]  # planted
    assert "GoblinZog in games.goblin_zog is no " in refusal()


def test_what_a_game_leaves_out_is_named(shelved: ModuleType) -> None:
    class Half(GoblinZog):
        """Lacks a verb and a fact."""

    Half.__abstractmethods__ = frozenset({"deal"})
    shelved.GoblinZog = Half  # type: ignore[attr-defined]  # planted
    assert refusal() == "goblin_zog is on the shelf, but GoblinZog in games.goblin_zog lacks: deal."


def test_what_keeps_a_module_from_loading_is_told(shelved: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def without_tempo(_name: str) -> None:
        raise TypeError("missing 1 required keyword-only argument: 'tempo'")

    monkeypatch.setattr("games.engine.convention.import_module", without_tempo)
    assert refusal().startswith("goblin_zog is on the shelf, but games.goblin_zog does not load: missing 1")


def test_a_game_with_the_key_of_another_is_refused(shelved: ModuleType) -> None:
    shelved.GoblinZog = Gobblestones  # type: ignore[attr-defined]  # planted
    assert refusal() == "goblin_zog is on the shelf, but GoblinZog in games.goblin_zog has another key."


def test_the_list_of_games_names_the_words_that_are_missing(
    shelved: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    shelved.GoblinZog = GoblinZog  # type: ignore[attr-defined]  # planted
    assert main(["list"]) == 2
    told = capsys.readouterr().err
    assert "the catalogue lacks: goblin-zog-title, goblin-zog-option-bluff, goblin-zog-option-bluff-help, " in told
    assert "Traceback" not in told


def test_the_sound_games_have_all_the_words_that_the_rules_ask_for() -> None:
    assert [
        key for game in list_game_keys() for key in find_game(game).list_needed_keys() if key not in load_words()
    ] == []
