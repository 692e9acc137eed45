"""Measures how wide words are on a button, in a wide typeface, and how many small lines a phone has room for.

The page of the sandbox was measured where its typeface is DejaVu Sans Bold at 15 pixels (`.button` in
`bot/sandbox/people/page/components.css`). Phones write narrower letters: what fits here fits there.
"""

import unicodedata
from functools import lru_cache
from typing import NamedTuple

from games.engine.words import BIDI_ISOLATES

LETTERS_BY_PIXELS = {
    5.2: " ilj|/\\IJ'",
    6.2: ",.·’:;f-",
    7.4: '!()[]²³¹trť–_`"*',
    8.9: "csz?",
    9.8: "TLxvykS«»•“”",
    10.7: "abdeghnopquEFß0123456789${}",
    11.5: "PYZCBAKRVXþ",
    12.7: "UGDHNOQ#+<=>~¬±×÷\N{MINUS SIGN}↩↑→①②③④❶❷❸❹ø",
    13.9: "w&☠",
}
"""Letters by their width, rounded up; one with a mark above or below is as wide as one without."""
MAX_LETTER_WIDTH = 16.0
"""The width of all others: M, W, m, per cent, letters of other scripts."""
LETTER_WIDTHS = {letter: width for width, letters in LETTERS_BY_PIXELS.items() for letter in letters} | dict.fromkeys(
    BIDI_ISOLATES, 0.0
)


@lru_cache(maxsize=4096)
def measure_text_width(text: str) -> float:
    """Measure the pixels that a text takes in one line; cached, as the labels of buttons come up again and again."""
    return sum(
        LETTER_WIDTHS.get(letter, MAX_LETTER_WIDTH)
        for letter in unicodedata.normalize("NFD", text)
        if not unicodedata.combining(letter)
    )


class TextRoom(NamedTuple):
    """So many small lines, and the pixels that each holds as letters are counted, which is 3 % too wide."""

    lines: int
    width: float


ROOM_ABOVE_PICTURE, ROOM_BESIDE_PICTURE, ROOM_ABOVE_HIGH_CONTENT = TextRoom(2, 346), TextRoom(1, 246), TextRoom(1, 346)
"""The room above a picture on a phone, beside a small picture, and where what is below is high."""
