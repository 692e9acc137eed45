"""Each text of a match comes from the catalogue; `python -m tests.texts.outside` looks at whole matches."""

import re

import pytest

from games import list_game_keys
from tests import tongues
from tests.texts.outside import find_unmarked

FEW = 2
"""So often each match is looked at here: in its middle and at its end."""


@pytest.mark.parametrize("game", list_game_keys())
@pytest.mark.parametrize(
    ("language", "positions"),
    [("de", FEW), *(pytest.param(language, None, marks=pytest.mark.rare) for language in tongues.MARKS)],
)
def test_no_letter_is_seen_that_comes_from_no_catalogue(game: str, language: str, positions: int | None) -> None:
    assert find_unmarked(game, language, positions) == {}


def test_a_text_without_a_mark_is_found_where_it_is_said_or_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tongues, "UNMARKED", re.compile("^frame-more$|^pictures-wins$"))
    found = find_unmarked("gobblestones", "de", positions=1)
    assert (found["Menü"], found["gewinnt"]) == ("Menü …", "Bob gewinnt")
