"""What is on boards, panels and pages, what the widget makes of moves and what recaps tell shows in files."""

from collections.abc import Callable
from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

from tests.bot.replays import highlights_told, reviews_told
from tests.bot.screens import boards_told, ends_told, pages_told, recaps_told, widgets_told

MOST_SHOWN = 60
"""Lines of a difference."""
TOLD: list[tuple[Path, Callable[[], str]]] = [
    (boards_told.FILE, boards_told.boards_told),
    (ends_told.FILE, ends_told.ends_told),
    (highlights_told.FILE, highlights_told.highlights_told),
    (pages_told.FILE, pages_told.pages_told),
    (recaps_told.FILE, recaps_told.recaps_told),
    (reviews_told.FILE, reviews_told.reviews_told),
    (widgets_told.FILE, widgets_told.widgets_told),
]


@pytest.mark.parametrize(("file", "tell"), TOLD, ids=[file.stem for file, _ in TOLD])
def test_screens_are_as_they_were(file: Path, tell: Callable[[], str]) -> None:
    changes = unified_diff(file.read_text("utf-8").splitlines(), tell().splitlines(), n=3, lineterm="")
    told = "\n".join(islice(changes, MOST_SHOWN))
    assert not told, f"read the difference; if it should be so: python -m tests.texts {file.stem}\n{told}"
