"""How wide text with markup stands in one line, as pixels of a button: bold letters, plain ones, emoji and blanks."""

import re
from collections.abc import Iterator

from bot.screens.text_width import measure_text_width

PLAIN_WIDTH_FACTOR, SMALL_WIDTH_FACTOR, LARGE_WIDTH_FACTOR = 0.92, 0.82, 1.09
"""How wide letters are, of those on a button, which are bold: plain ones; those of a small line, and of a line."""
EMOJI_PATTERN = re.compile("\ue000[^\ue001]*\ue001|<[^>]*>")
EMOJI_STAND_IN, EMOJI_PIXELS = "\ue000", 22
"""What stands for an emoji in a text that is measured, and the pixels that one takes."""
BLANK_WIDTH = PLAIN_WIDTH_FACTOR * measure_text_width(" ")
MARKUP_PATTERN = re.compile(r"\\(.)|[*`]")
"""What is written before a letter that is no markup, with that letter, or markup."""


def iter_word_widths(text: str) -> Iterator[float]:
    """Yield the width of each word; what is only markup takes none."""
    bold = False
    for word in EMOJI_PATTERN.sub(EMOJI_STAND_IN, text).split(" "):
        width = float(EMOJI_PIXELS * word.count(EMOJI_STAND_IN))
        for index, piece in enumerate(word.replace(EMOJI_STAND_IN, "").split("**")):
            bold ^= index > 0
            width += measure_text_width(MARKUP_PATTERN.sub(r"\1", piece)) * (1 if bold else PLAIN_WIDTH_FACTOR)
        yield width


def measure_markup_width(text: str) -> float:
    """Return the widths of a whole text in one line."""
    widths = [*iter_word_widths(text)]
    return sum(widths) + BLANK_WIDTH * (len(widths) - 1)
