"""Words on buttons are as wide as their letters: what was measured in Chromium, and nothing is taken for narrower."""

import pytest

from bot.pictures.alt_text import clean_alt_name
from bot.screens.layout import Button, arrange_buttons
from bot.screens.scene import escape_name, shorten_name
from bot.screens.text_width import measure_text_width

MEASURED = {
    "Ready, whole turn": 153.4,
    "Bet, then place…": 143.7,
    "Bereit, ganzer Zug": 157.8,
    "Hühner füttern": 127.2,
    "Menu…": 61.5,
    "Illicit lilies": 87.1,
    "MAXIMUM": 85.7,
    "Lower 1☠": 80.4,
    "① 21": 38.8,
    "Place 1/2 · 3": 103.5,
}
"""Pixels on the page of the sandbox, DejaVu Sans Bold."""


@pytest.mark.parametrize(("text", "pixels"), MEASURED.items())
def test_words_are_as_wide_as_on_the_page_and_a_little_more(text: str, pixels: float) -> None:
    assert pixels <= measure_text_width(text) <= 1.06 * pixels


def test_marks_take_no_room_and_letters_of_other_scripts_the_most() -> None:
    assert measure_text_width("é") == measure_text_width("e")
    assert measure_text_width("ゴブリン") >= 4 * 15


@pytest.mark.parametrize(
    ("before", "rows"),
    [
        ("Ready", [["Ready", "Yes", "No", "Menu…"]]),
        ("Ready, whole turn", [["Ready, whole turn", "Yes", "No"], ["Menu…"]]),
        ("Ready for the whole turn", [["Ready for the whole turn"], ["Yes", "No", "Menu…"]]),
    ],
)
def test_two_buttons_that_are_read_together_stand_in_one_row(before: str, rows: list[list[str]]) -> None:
    buttons = [Button(before, "a"), Button("Yes", "b", paired=True), Button("No", "c"), Button("Menu…", "d")]
    assert [[button.label for button in row.buttons] for row in arrange_buttons(buttons)] == rows


def test_a_name_from_the_right_keeps_numbers_beside_it_in_order() -> None:
    name = "\u05d3\u05e0\u05d4 7"
    assert escape_name(name) == shorten_name(name, 32) == clean_alt_name(name) == f"\u2068{name}\u2069"
    assert shorten_name(name, 3) == "\u2068\u05d3\u05e0\u2026\u2069"
    assert escape_name("Ann") == shorten_name("Ann", 32) == clean_alt_name("Ann") == "Ann"
    assert measure_text_width(escape_name(name)) == measure_text_width(name), "the marks take no room"
