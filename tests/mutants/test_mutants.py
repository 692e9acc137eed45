"""What mutation testing says is true: where a mutant is, what it changes, and which can be left out."""

import json
from pathlib import Path

import pytest

from tests.mutants.corners import DECIDING, corner_of
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
