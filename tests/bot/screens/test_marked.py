"""How wide text with markup stands: only what is read takes room."""

import pytest

from bot.screens.letters import breadth
from bot.screens.parts.marked import BLANK, PICTURE_WIDTH, PLAIN, marked_breadth, word_breadths


@pytest.mark.parametrize(
    ("text", "width"),
    [
        ("goblin", PLAIN * breadth("goblin")),
        ("**goblin**", breadth("goblin")),
        ("a **b** c", PLAIN * breadth("ac") + breadth("b") + 2 * BLANK),
        ("*goblin*", PLAIN * breadth("goblin")),
        (r"\*goblin\*", PLAIN * breadth("*goblin*")),
        ("\ue000house_lamp\ue001", PICTURE_WIDTH),
        ("<:lamp:1>x", PICTURE_WIDTH + PLAIN * breadth("x")),
    ],
)
def test_markup_takes_no_room_and_bold_letters_take_more(text: str, width: float) -> None:
    assert marked_breadth(text) == pytest.approx(width)


def test_letters_stay_bold_over_several_words() -> None:
    assert [*word_breadths("**a b** c")] == pytest.approx([breadth("a"), breadth("b"), PLAIN * breadth("c")])
