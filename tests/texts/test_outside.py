"""Each text of a match comes from the catalogue; `python -m tests.texts.outside` looks at whole matches."""

import re

import pytest

from tests import tongues
from tests.texts.outside import find_unmarked


@pytest.mark.parametrize("game", ["emerald_skulls", "gobblestones"])
def test_no_letter_is_seen_that_comes_from_no_catalogue(game: str) -> None:
    assert find_unmarked(game, most=5) == {}


def test_a_text_without_a_mark_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tongues, "UNMARKED", re.compile("^frame-more$"))
    assert find_unmarked("emerald_skulls", most=0) == {"More": "More…"}
