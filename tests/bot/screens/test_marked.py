"""How wide text with markup stands: only what is read takes room."""

import pytest

from bot.screens.parts.markup_width import (
    BLANK_WIDTH,
    EMOJI_PIXELS,
    PLAIN_WIDTH_FACTOR,
    iter_word_widths,
    measure_markup_width,
)
from bot.screens.text_width import measure_text_width


@pytest.mark.parametrize(
    ("text", "width"),
    [
        ("goblin", PLAIN_WIDTH_FACTOR * measure_text_width("goblin")),
        ("**goblin**", measure_text_width("goblin")),
        ("a **b** c", PLAIN_WIDTH_FACTOR * measure_text_width("ac") + measure_text_width("b") + 2 * BLANK_WIDTH),
        ("*goblin*", PLAIN_WIDTH_FACTOR * measure_text_width("goblin")),
        (r"\*goblin\*", PLAIN_WIDTH_FACTOR * measure_text_width("*goblin*")),
        ("\ue000house_lamp\ue001", EMOJI_PIXELS),
        ("<:lamp:1>x", EMOJI_PIXELS + PLAIN_WIDTH_FACTOR * measure_text_width("x")),
    ],
)
def test_markup_takes_no_room_and_bold_letters_take_more(text: str, width: float) -> None:
    assert measure_markup_width(text) == pytest.approx(width)


def test_letters_stay_bold_over_several_words() -> None:
    assert [*iter_word_widths("**a b** c")] == pytest.approx(
        [measure_text_width("a"), measure_text_width("b"), PLAIN_WIDTH_FACTOR * measure_text_width("c")]
    )
