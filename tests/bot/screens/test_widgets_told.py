"""What the widget makes of moves, in each way that a game may want them, shows in a file."""

from difflib import unified_diff
from itertools import islice

from tests.bot.screens.widgets_told import FILE, widgets_told

MOST_SHOWN = 60
"""Lines of a difference."""


def test_controls_are_as_they_were() -> None:
    changes = unified_diff(FILE.read_text("utf-8").splitlines(), widgets_told().splitlines(), n=3, lineterm="")
    told = "\n".join(islice(changes, MOST_SHOWN))
    assert not told, f"read the difference; if it should be so: python -m tests.texts widgets\n{told}"
