"""Who won stands large on the last board: names may be cut, what is said of them never."""

from collections.abc import Sequence

import pytest

from bot.pictures.painting.lettering import ELLIPSIS, measure_pixel_width
from bot.pictures.shared.titles import fit_winner_title
from bot.store.goblin_numbers import GOBLIN_NAMES
from games.engine.words import load_words

LONG = "Bartholomew the Unburdened of Underhill"


@pytest.mark.parametrize(
    ("names", "told", "cut"),
    [
        (["Ann"], "wins", False),
        (["Ann", "Bob"], "win", False),
        ([LONG], "wins", False),
        (["B" * 40], "wins", True),
        ([LONG, LONG], "win", True),
    ],
)
def test_names_are_cut_and_not_what_is_said_of_them(names: Sequence[str], told: str, cut: bool) -> None:
    title = fit_winner_title(names, (50, 40), 500, load_words())
    assert title.text.endswith(f" {told}")
    assert (ELLIPSIS in title.text) == cut
    assert measure_pixel_width(title.text, title.face) <= 500


def test_who_has_a_long_name_is_called_by_its_first_word() -> None:
    assert fit_winner_title([LONG], (50, 40), 500, load_words()).text == "Bartholomew wins"


@pytest.mark.parametrize("room", [210, 300, 420])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_goblin_that_wins_is_named_whole_and_said_to_win(language: str, room: int) -> None:
    say = load_words(language)
    for goblin in GOBLIN_NAMES:
        title = fit_winner_title([say("goblin-young", name=goblin)], (54, 46, 40), room, say)
        assert title.text.endswith(say("pictures-wins", names=goblin, count=1))
        assert measure_pixel_width(title.text, title.face) <= room
