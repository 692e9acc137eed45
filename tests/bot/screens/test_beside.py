"""Beside a small picture stands only what has room there: rows as a phone breaks them, measured on a page."""

import pytest

from bot.screens.parts.picture_lines import count_wrapped_lines, fit_small_lines

NAMES = {5: "Maximilian", 7: "Bob"}
CLOCK = "\ue000house_clock\ue001<t:1:R> · "
LOSES = "-# **Ann loses Mad Nargash and Final Jewel.**"
LEFT = "-# Bob is gone, but may come back. Others ask with `/table sit`."


@pytest.mark.parametrize(
    ("line", "rows"),
    [
        ("**Your turn.**", 1),
        (f"{CLOCK}<@7>: **draw how many cards?**", 2),
        (f"{CLOCK}<@5>: **how many dice?**", 3),
        (f"{CLOCK}<@7>: **draw the first card.** *(The only move: it plays itself.)*", 3),
        ("-# Ann takes the Hidden Item for 9.", 1),
        (LOSES, 2),
        (LEFT, 2),
    ],
)
def test_a_phone_breaks_a_line_beside_a_small_picture(line: str, rows: int) -> None:
    assert count_wrapped_lines(line, NAMES) == rows


@pytest.mark.parametrize(
    ("lines", "small", "kept"),
    [
        (["**Your turn.**"], [LEFT, LOSES], [LOSES]),
        ([f"{CLOCK}<@7>: **draw how many cards?**"], [LOSES], [LOSES]),
        ([f"{CLOCK}<@5>: **how many dice?**"], [LOSES], []),
        ([f"{CLOCK}<@5>: **how many dice?**"], ["-# Cave-Ins: 1 of 3."], []),
        ([f"{CLOCK}<@9>: **draw how many cards?**"], [LOSES], []),
    ],
)
def test_small_lines_are_left_out_where_the_text_has_no_room_for_them(
    lines: list[str], small: list[str], kept: list[str]
) -> None:
    assert fit_small_lines(lines, small, NAMES) == kept
