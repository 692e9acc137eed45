"""Nobody reads other words, in another order, or more than they should, unseen: each change shows in these files."""

from difflib import unified_diff
from functools import cache
from itertools import islice

import pytest

from games import list_game_keys
from tests.texts.telling import file_of, match_told

MOST_SHOWN = 40
"""Lines of a difference."""


told_once = cache(match_told)


@pytest.mark.parametrize("game", list_game_keys())
def test_a_recorded_match_reads_as_it_did(game: str) -> None:
    file = file_of(game)
    assert file.exists(), f"write it: python -m tests.texts {game}"
    written, told = file.read_text("utf-8"), told_once(game)
    changes = "\n".join(islice(unified_diff(written.splitlines(), told.splitlines(), n=1, lineterm=""), MOST_SHOWN))
    assert not changes, f"read the difference; if it should be so: python -m tests.texts {game}\n{changes}"


def test_a_tile_that_is_laid_in_secret_is_news_to_its_player_alone() -> None:
    first = told_once("gobblestones").split("\n\n")[1].splitlines()
    heard = [line.strip() for line in first if line.startswith("  ") and line[2] != " "]
    assert heard == ["only Bob: laid seat=1 space=M13 colour=green", "Bob"]
