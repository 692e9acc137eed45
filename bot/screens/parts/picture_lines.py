"""What may stand beside a small picture on a phone: small lines are left out before the text takes more than its room.

The page of the sandbox was measured: a line has 21.75 pixels, a small one 17.83, and 10.75 are around them.
"""

import re
from collections.abc import Mapping, Sequence

from bot.screens.parts.markup_width import BLANK, EMOJI, LARGE, PICTURE, SMALL, iter_word_widths
from bot.screens.text_width import BESIDE

AROUND, LINE, SMALL_LINE = 10.75, 21.75, 17.83
MOST, MOST_ROWS = 90, 4
"""The pixels and rows that a text may take."""
PREFIX = "-# "
"""With it a small line begins."""
STAMP, PLACE, PERSON = re.compile("<t:[^>]*>"), re.compile(r"<#\d+>"), re.compile(r"<@(\d+)>")
STAMPED, CALLED = "in 23 hours", "#goblins-and-games"
"""What stands for a time that counts down, and for a name that is not known."""


def fit_small_lines(lines: Sequence[str], small: Sequence[str], names: Mapping[int, str]) -> list[str]:
    """Return the small lines that have room below some lines beside a thumbnail: the first are left out first.

    `names` are those of the users who are mentioned.
    """
    fitting = [*small]
    while fitting and not _fits_beside([*lines, *fitting], names):
        del fitting[0]
    return fitting


def _fits_beside(texts: Sequence[str], names: Mapping[int, str]) -> bool:
    rows = [(line.startswith(PREFIX), count_wrapped_rows(line, names)) for text in texts for line in text.split("\n")]
    tall = AROUND + sum(count * (SMALL_LINE if small else LINE) for small, count in rows)
    return tall <= MOST and sum(count for _, count in rows) <= MOST_ROWS


def count_wrapped_rows(line: str, names: Mapping[int, str], width: float = BESIDE.width) -> int:
    """Return in how many rows a phone breaks a line, word by word."""
    scale = SMALL if line.startswith(PREFIX) else LARGE
    blank, rows, left = BLANK * scale, 1, width
    for wide in iter_word_widths(_visible_text(line.removeprefix(PREFIX), names)):
        if wide * scale > left < width:
            rows, left = rows + 1, width
        left -= wide * scale + blank
        while left + blank < 0:
            rows, left = rows + 1, left + width
    return rows


def _visible_text(line: str, names: Mapping[int, str]) -> str:
    """Return a line as it is read: times, places and people by their names."""
    timed = PLACE.sub(CALLED, STAMP.sub(STAMPED, line))
    called = PERSON.sub(lambda person: f"@{names.get(int(person[1]), CALLED)}", timed)
    return EMOJI.sub(f"{PICTURE} ", called)
