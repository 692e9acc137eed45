"""How wide words stand on a button, as a wide typeface was measured, and how many small lines a phone has room for.

The page of the sandbox was measured where its typeface is DejaVu Sans Bold at 15 pixels (`.button` in
`bot/sandbox/people/page/components.css`). Phones write narrower letters: what fits here fits there.
"""

import unicodedata
from functools import lru_cache
from typing import NamedTuple

from games.engine.words import ISOLATES

PIXELS = {
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
WIDEST = 16.0
"""The width of all others: M, W, m, per cent, letters of other scripts."""
WIDTHS = {letter: width for width, letters in PIXELS.items() for letter in letters} | dict.fromkeys(ISOLATES, 0.0)


@lru_cache(maxsize=4096)
def measure_text_width(text: str) -> float:
    """Return the pixels that a text takes in one line; the labels of buttons come up again and again."""
    return sum(
        WIDTHS.get(letter, WIDEST) for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter)
    )


class TextRoom(NamedTuple):
    """So many small lines, and the pixels that each holds as letters are counted, which is 3 % too wide."""

    lines: int
    width: float


ACROSS, BESIDE, ABOVE_MUCH = TextRoom(2, 346), TextRoom(1, 246), TextRoom(1, 346)
"""The room above a picture on a phone, beside a small picture, and where what is below is high."""
