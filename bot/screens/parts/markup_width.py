"""How wide text with markup stands in one line, as pixels of a button: bold letters, plain ones, emoji and blanks."""

import re
from collections.abc import Iterator

from bot.screens.text_width import measure_text_width

PLAIN, SMALL, LARGE = 0.92, 0.82, 1.09
"""How wide letters are, of those on a button, which are bold: plain ones; those of a small line, and of a line."""
EMOJI = re.compile("\ue000[^\ue001]*\ue001|<[^>]*>")
PICTURE, PICTURE_WIDTH = "\ue000", 22
"""What stands for an emoji in a text that is measured, and the pixels that one takes."""
BLANK = PLAIN * measure_text_width(" ")
MARKS = re.compile(r"\\(.)|[*`]")
"""What is written before a letter that is no markup, with that letter, or markup."""


def iter_word_widths(text: str) -> Iterator[float]:
    """Yield the width of each word; what is only markup takes none."""
    bold = False
    for word in EMOJI.sub(PICTURE, text).split(" "):
        wide = float(PICTURE_WIDTH * word.count(PICTURE))
        for place, piece in enumerate(word.replace(PICTURE, "").split("**")):
            bold ^= place > 0
            wide += measure_text_width(MARKS.sub(r"\1", piece)) * (1 if bold else PLAIN)
        yield wide


def measure_markup_width(text: str) -> float:
    """Return the width of a whole text in one line."""
    wide = [*iter_word_widths(text)]
    return sum(wide) + BLANK * (len(wide) - 1)
