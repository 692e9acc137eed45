"""The answer to a move written by DM is a line with buttons: the panel is already there."""

import pytest

from bot.screens.controls.paths import Focus
from bot.screens.custom_ids import MAX_PATH_LENGTH, parse_custom_id
from bot.screens.pages.dm_reply import ask_which_table, render_dm_reply
from bot.screens.scene import Scene
from games.engine import Match
from games.engine.words import load_words
from tests.bot.screens.scenes import Played, buttons_of, text_of


@pytest.fixture
def scene() -> Scene:
    return Played(Match.deal_by_key("gobblestones", seats=2, options={"first": 1}, seed=bytes(32))).scene(0)


def test_what_is_wrong_stands_above_the_moves_that_come_near_and_nothing_else(scene: Scene) -> None:
    near = tuple(str(move) for move in list(scene.table_view.legal)[:2])
    shown = render_dm_reply(scene, Focus(suggested=near), "That is no move.")
    assert text_of(shown) == "That is no move."
    assert [parse_custom_id(button.act) for button in buttons_of(shown)] == [
        parse_custom_id(f"text:7:1:{move}") for move in near
    ]
    assert shown.figures == ()


def test_what_cannot_be_taken_back_is_asked_about_with_one_button(scene: Scene) -> None:
    shown = render_dm_reply(scene, Focus(("end",), confirming=True), None)
    assert [button.act for button in buttons_of(shown)] == ["play:7:1:end"]
    assert text_of(shown)


def test_the_longest_letter_that_is_asked_about_stands_behind_a_button_for_each_table(scene: Scene) -> None:
    shown = ask_which_table([scene], "x" * MAX_PATH_LENGTH, load_words())
    act = parse_custom_id(buttons_of(shown)[0].act)
    assert act is not None
    assert (act.table, act.path) == (7, "x" * MAX_PATH_LENGTH)
