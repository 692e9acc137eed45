"""What mutation testing says is true: where a mutant is, what it changes, and which can be left out."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from games import list_game_keys
from games.engine.words import choose_language
from tests.mutants.__main__ import _tell
from tests.mutants.corners import CORNERS, DECIDING, corner_of
from tests.mutants.mutant import Mutant, equivalents, found, results
from tests.mutants.workshop import HERE

SOURCE = '''"""A module."""


def longest(one: int, other: int) -> int:
    """Return the larger."""
    return one if one > other else other
'''
MUTATED = '''def x_longest__mutmut_orig(one: int, other: int) -> int:
    """Return the larger."""
    return one if one > other else other
def x_longest__mutmut_1(one: int, other: int) -> int:
    """Return the larger."""
    return one if one >= other else other
'''


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A workshop with one mutant, as mutmut leaves it."""
    (tmp_path / "mutants").mkdir()
    (tmp_path / "sizes.py").write_text(SOURCE, "utf-8")
    (tmp_path / "mutants" / "sizes.py").write_text(MUTATED, "utf-8")
    spans = {"version": 1, "spans": {"x_longest__mutmut_orig": [1, 3], "x_longest__mutmut_1": [4, 6]}}
    (tmp_path / "mutants" / "sizes.py.spans").write_text(json.dumps(spans), "utf-8")
    meta = {"exit_code_by_key": {"sizes.x_longest__mutmut_1": 0}}
    (tmp_path / "mutants" / "sizes.py.meta").write_text(json.dumps(meta), "utf-8")
    return tmp_path


def test_a_mutant_is_told_by_the_line_that_it_changes(place: Path) -> None:
    was, now = "return one if one > other else other", "return one if one >= other else other"
    mutants = found(place, ["sizes.py", "untouched.py"])
    assert mutants == [Mutant("sizes.x_longest__mutmut_1", "sizes.py", 6, was, now)]
    assert str(mutants[0]) == f"sizes.py:6 longest\n    - {was}\n    + {now}"
    assert results(place, mutants) == {"sizes.x_longest__mutmut_1": 0}


def test_the_modules_that_decide_are_there_and_in_a_corner() -> None:
    assert [path for path in DECIDING if not (HERE / path).exists()] == []
    assert all(corner_of(path).tests for path in DECIDING)


def test_each_mutant_that_is_left_out_changes_a_line_that_still_stands_and_has_a_reason() -> None:
    for (file, _, was, now), reason in equivalents().items():
        assert was in (HERE / file).read_text("utf-8"), f"{was} is gone: take it out of equivalent.toml"
        assert was != now
        assert reason.endswith(".")


DECORATED = """
from functools import cache

CARDS = {}

def card(name):
    return lambda play: CARDS.setdefault(name, play)

@card("borrow")
def borrow(dice):
    return dice + 1

@cache
def doubled(number):
    return number * 2

class Hand:
    def __init__(self, size):
        self.size = size

    @property
    def is_full(self):
        return self.size >= 5

    @is_full.setter
    def is_full(self, full):
        self.size = 5 if full else 0

    @staticmethod
    def least():
        return 3
"""


@pytest.fixture
def trial() -> Any:
    """Return what runs mutants; to load mutmut takes a second, which each process of the suite would need."""
    return import_module("tests.mutants.trial")


def test_decorated_functions_have_mutants_that_wake(monkeypatch: pytest.MonkeyPatch, trial: Any) -> None:
    file_mutation = trial.file_mutation
    monkeypatch.setattr(file_mutation.MutationVisitor, "_skip_node_and_children", trial.IS_SKIPPED)
    monkeypatch.setattr(file_mutation, "function_trampoline_arrangement", trial.ARRANGE)
    trial.mutate_decorated()
    written = file_mutation.mutate_file_contents("hand.py", DECORATED)
    shown: dict[str, Any] = {"__name__": "hand"}
    exec(compile(written.code, "hand.py", "exec"), shown)  # noqa: S102  what mutmut wrote
    mutated = {name.partition("__mutmut_")[0] for name in written.mutant_names}
    assert mutated == {"x_card", "x_borrow", "x_doubled", "xǁHandǁ__init__", "xǁHandǁis_full", "xǁHandǁleast"}
    assert list(shown["CARDS"]) == ["borrow"], "no copy is registered"

    def seen() -> tuple[object, ...]:
        shown["doubled"].cache_clear()
        return shown["CARDS"]["borrow"](1), shown["doubled"](4), shown["Hand"](5).is_full, shown["Hand"].least()

    assert seen() == (2, 8, True, 3)
    for function in ("x_borrow", "x_doubled", "xǁHandǁis_full", "xǁHandǁleast"):
        monkeypatch.setenv("MUTANT_UNDER_TEST", f"hand.{function}__mutmut_1")
        assert seen() != (2, 8, True, 3), function


def test_the_caches_of_a_file_that_is_mutated_are_found(trial: Any) -> None:
    assert choose_language in trial._caches(["games/engine/words.py"])
    assert trial._caches(["games/engine/no_such.py"]) == []


def test_every_game_on_the_shelf_has_a_corner_and_its_goblins_are_files() -> None:
    assert [key for key in list_game_keys() if f"games/{key}" not in CORNERS] == []
    named = [file for corner in CORNERS.values() for file in (*corner.goblins, *corner.unmutated) if "*" not in file]
    assert [file for file in named if not (HERE / file).is_file()] == []
    assert [
        test for corner in CORNERS.values() for test in corner.tests if not (HERE / test.partition("::")[0]).exists()
    ] == []


def test_goblins_are_counted_apart(capsys: pytest.CaptureFixture[str]) -> None:
    mutants = [Mutant(name, f"games/zog/{name}.py", 1, "a", "b") for name in ("rules", "goblin", "thumb")]
    _tell(mutants, {"rules": 1, "goblin": 0, "thumb": 1}, ("games/zog/goblin.py", "games/zog/thumb.py"))
    lines = capsys.readouterr().out.splitlines()
    assert "  goblins: 1 of 2 killed, 50 %" in lines
    assert "  rules: 1 of 1 killed, 100 %" in lines
