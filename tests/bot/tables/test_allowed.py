"""Who may do what at a table, and what comes of it, shows in a file."""

from difflib import unified_diff
from itertools import islice

from tests.bot.tables.allowed_told import FILE, allowed_told

MOST_SHOWN = 60
"""Lines of a difference."""


def test_everybody_may_do_what_they_could() -> None:
    changes = unified_diff(FILE.read_text("utf-8").splitlines(), allowed_told().splitlines(), n=0, lineterm="")
    told = "\n".join(islice(changes, MOST_SHOWN))
    assert not told, f"read the difference; if it should be so: python -m tests.texts allowed\n{told}"
