"""What is on boards and panels in many states, and what each control does there, shows in a file."""

from difflib import unified_diff
from itertools import islice

from tests.bot.screens.boards_told import FILE, boards_told

MOST_SHOWN = 60
"""Lines of a difference."""


def test_boards_are_as_they_were() -> None:
    changes = unified_diff(FILE.read_text("utf-8").splitlines(), boards_told().splitlines(), n=3, lineterm="")
    told = "\n".join(islice(changes, MOST_SHOWN))
    assert not told, f"read the difference; if it should be so: python -m tests.texts boards\n{told}"
