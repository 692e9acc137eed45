"""Names that one would search for: `tests.names` measures those of functions, and a class has its name alone."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import bot
from tests.names import (
    CONSTANT_FINDERS,
    MOST_SHARES,
    Function,
    find_constants,
    find_functions,
    find_repeated,
    measure_shares,
    parse_assigned_names,
)

ROOT = Path(bot.__file__).parent
APART = ("sandbox", "games")
"""The sandbox is a product of its own, and a game's own side speaks its game's words."""

MOST_FILES = 18
GROWING = "versions"
"""The folder of migrations: they are never changed, and more come."""


def test_no_two_classes_of_the_bot_share_a_name() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(ROOT.rglob("*.py")):
        room = path.relative_to(ROOT).parts[0]
        if room not in APART:
            names = [node.name for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
            for name in names:
                found[name].append(str(path.relative_to(ROOT)))
    assert len(found) > 200
    assert {name: paths for name, paths in found.items() if len(paths) > 1} == {}


def test_a_folder_of_the_bot_can_be_taken_in_at_a_glance() -> None:
    folders = [path for path in ROOT.rglob("*") if path.is_dir() and path.name != "__pycache__"]
    full = {str(path.relative_to(ROOT)): len(list(path.glob("[!_]*.py"))) for path in folders if path.name != GROWING}
    assert {name: files for name, files in full.items() if files > MOST_FILES} == {}


def function(name: str, file: str = "bot/one.py") -> Function:
    """Return a function at the top of a module."""
    return Function(file, 1, name, at_top=True)


@pytest.mark.parametrize("name", ["parse", "_told", "_"])
def test_a_name_of_one_word_is_found(name: str) -> None:
    assert function(name).has_one_word()
    assert not function(f"{name}_form").has_one_word() or name == "_"


@pytest.mark.parametrize(
    ("name", "begins"), [("_told_seats", True), ("filled", True), ("require_words", False), ("read", False)]
)
def test_a_participle_first_is_found(name: str, begins: bool) -> None:
    assert function(name).begins_with_participle() is begins


def test_a_name_in_six_modules_is_found_and_a_command_is_not() -> None:
    files = [f"bot/{number}.py" for number in range(6)]
    assert len(find_repeated([function("render", file) for file in files])) == 6
    assert find_repeated([function("render", file) for file in files[1:]]) == []
    assert find_repeated([function("main", file) for file in files]) == []


def test_constants_are_found_one_by_one() -> None:
    assert [name.id for name in parse_assigned_names("A, MAX_B = 1, 2\nC: int = 3\n[d] = e = ()\n")] == [
        "A",
        "MAX_B",
        "C",
        "e",
    ]
    assert measure_shares([function("MOST"), function("MAX_ROWS")], CONSTANT_FINDERS) == {"constant": 0.5}


def test_names_of_functions_and_constants_can_be_searched_for() -> None:
    shares = measure_shares(find_functions()) | measure_shares(find_constants(), CONSTANT_FINDERS)
    assert {kind: share for kind, share in shares.items() if share > MOST_SHARES[kind]} == {}
