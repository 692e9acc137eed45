"""Who has a record of older rules learns which version of Goblin Parlour still has them."""

import re
import shutil
import subprocess

import pytest

from games import find_game, list_game_keys
from games.engine.assets import ASSETS

ROOT = ASSETS.parent


@pytest.mark.parametrize("key", list_game_keys())
def test_every_older_version_of_the_rules_is_named(key: str) -> None:
    game = find_game(key)
    assert sorted(game.older_rules) == list(range(1, game.version))


@pytest.mark.parametrize(
    ("key", "rules"), [(key, rules) for key in list_game_keys() for rules in find_game(key).older_rules]
)
def test_the_named_version_has_the_rules(key: str, rules: int) -> None:
    if not shutil.which("git") or not (ROOT / ".git").exists():
        pytest.skip("this is no checkout")
    named = f"{find_game(key).older_rules[rules]}:games/{key}/game.py"
    shown = subprocess.run(["git", "-C", ROOT, "show", named], capture_output=True, text=True, check=False)
    if shown.returncode:
        pytest.skip("this checkout has not the whole history")
    assert re.findall(r"^    version = (\d+)$", shown.stdout, re.MULTILINE) == [str(rules)]
