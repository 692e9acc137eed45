"""Clicks, forms and commands as stories: whatever else the bot sends because of one, or no longer, shows in a file."""

from difflib import unified_diff
from itertools import islice

import pytest

from tests.bot.ui.told.story import file_of, stories, story_told

MOST_SHOWN = 60
"""Lines of a difference."""


@pytest.mark.parametrize("name", stories())
async def test_a_story_goes_as_it_did(name: str) -> None:
    written, told = file_of(name).read_text("utf-8"), await story_told(name)
    changes = "\n".join(islice(unified_diff(written.splitlines(), told.splitlines(), n=3, lineterm=""), MOST_SHOWN))
    assert not changes, f"read the difference; if it should be so: python -m tests.texts {name}\n{changes}"
