"""The rules of Gobblestones: the picture on a page shows what its text says."""

import pytest

from bot.games.gobblestones.screen import GobblestonesScreen
from bot.pictures.sample import find_samples
from bot.screens.game import SHORT_RULES_KEY
from bot.screens.layout import Figure
from bot.screens.pages.help import render_rules_page
from games.engine.words import load_words
from games.gobblestones import GobblestonesView

SCREEN = GobblestonesScreen()
ROW = "gobblestones-rules-play"


@pytest.mark.parametrize("page", SCREEN.page_keys)
def test_a_page_about_space_carries_a_picture(page: str) -> None:
    shown = render_rules_page("gobblestones", SCREEN.page_keys.index(page) + 1, load_words())
    drawn = [part for part in shown.parts if isinstance(part, Figure)]
    assert len(drawn) == (page in (SHORT_RULES_KEY, ROW, "gobblestones-rules-bluff"))


def test_the_row_in_the_picture_is_three_tiles_with_an_older_one_between_them() -> None:
    assert "three tiles with a golden edge" in load_words()(ROW)
    view = find_samples("gobblestones")[SCREEN.illustrated[ROW]].view
    assert isinstance(view, GobblestonesView)
    laid, older = {space for space, _ in view.laid}, {tile.space for tile in view.tiles}
    step = 1 if max(laid) - min(laid) < 16 else 16
    row = set(range(min(laid), max(laid) + step, step))
    assert len(laid) == 3
    assert laid < row
    assert len(row - laid) == 1
    assert row - laid <= older


def test_the_short_rules_name_the_bluff_and_how_a_rack_grows() -> None:
    turn = load_words()("gobblestones-short-turn")
    assert "lay two, draw three" in turn
    assert "bluff" in turn
