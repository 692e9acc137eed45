"""One name, one thing: a class of the bot has a name that no other module gives to another class."""

import ast
from collections import defaultdict
from pathlib import Path

import bot

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
