"""How wide text with markup stands: only what is read takes room."""

import pytest

from bot.screens.parts.markup_width import BLANK, PICTURE_WIDTH, PLAIN, markup_width, word_widths
from bot.screens.text_width import text_width


@pytest.mark.parametrize(
    ("text", "width"),
    [
        ("goblin", PLAIN * text_width("goblin")),
        ("**goblin**", text_width("goblin")),
        ("a **b** c", PLAIN * text_width("ac") + text_width("b") + 2 * BLANK),
        ("*goblin*", PLAIN * text_width("goblin")),
        (r"\*goblin\*", PLAIN * text_width("*goblin*")),
        ("\ue000house_lamp\ue001", PICTURE_WIDTH),
        ("<:lamp:1>x", PICTURE_WIDTH + PLAIN * text_width("x")),
    ],
)
def test_markup_takes_no_room_and_bold_letters_take_more(text: str, width: float) -> None:
    assert markup_width(text) == pytest.approx(width)


def test_letters_stay_bold_over_several_words() -> None:
    assert [*word_widths("**a b** c")] == pytest.approx([text_width("a"), text_width("b"), PLAIN * text_width("c")])
