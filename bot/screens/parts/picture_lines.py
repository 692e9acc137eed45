"""What may stand beside a small picture on a phone: small lines are left out before the text takes more than its room.

The page of the sandbox was measured: a line has 21.75 pixels, a small one 17.83, and 10.75 are around them.
"""

import re
from collections.abc import Mapping, Sequence

from bot.screens.parts.markup_width import (
    BLANK_WIDTH,
    EMOJI_PATTERN,
    EMOJI_STAND_IN,
    LARGE_WIDTH_FACTOR,
    SMALL_WIDTH_FACTOR,
    iter_word_widths,
)
from bot.screens.text_width import ROOM_BESIDE_PICTURE

TEXT_MARGIN_HEIGHT, LINE_HEIGHT, SMALL_LINE_HEIGHT = 10.75, 21.75, 17.83
MAX_TEXT_PIXELS, MAX_ROWS = 90, 4
"""The pixels and rows that a text may take."""
SMALL_LINE_PREFIX = "-# "
"""With it a small line begins."""
DISCORD_TIME_PATTERN, CHANNEL_PATTERN, PERSON_MENTION_PATTERN = (
    re.compile("<t:[^>]*>"),
    re.compile(r"<#\d+>"),
    re.compile(r"<@(\d+)>"),
)
SAMPLE_TIMESTAMP, SAMPLE_CHANNEL_NAME = "in 23 hours", "#goblins-and-games"
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
    rows = [
        (line.startswith(SMALL_LINE_PREFIX), count_wrapped_lines(line, names))
        for text in texts
        for line in text.split("\n")
    ]
    tall = TEXT_MARGIN_HEIGHT + sum(count * (SMALL_LINE_HEIGHT if small else LINE_HEIGHT) for small, count in rows)
    return tall <= MAX_TEXT_PIXELS and sum(count for _, count in rows) <= MAX_ROWS


def count_wrapped_lines(line: str, names: Mapping[int, str], width: float = ROOM_BESIDE_PICTURE.width) -> int:
    """Return in how many rows a phone breaks a line, word by word."""
    scale = SMALL_WIDTH_FACTOR if line.startswith(SMALL_LINE_PREFIX) else LARGE_WIDTH_FACTOR
    blank, rows, left = BLANK_WIDTH * scale, 1, width
    for wide in iter_word_widths(_format_visible_text(line.removeprefix(SMALL_LINE_PREFIX), names)):
        if wide * scale > left < width:
            rows, left = rows + 1, width
        left -= wide * scale + blank
        while left + blank < 0:
            rows, left = rows + 1, left + width
    return rows


def _format_visible_text(line: str, names: Mapping[int, str]) -> str:
    """Return a line as it is read: times, places and people by their names."""
    timed = CHANNEL_PATTERN.sub(SAMPLE_CHANNEL_NAME, DISCORD_TIME_PATTERN.sub(SAMPLE_TIMESTAMP, line))
    called = PERSON_MENTION_PATTERN.sub(lambda person: f"@{names.get(int(person[1]), SAMPLE_CHANNEL_NAME)}", timed)
    return EMOJI_PATTERN.sub(f"{EMOJI_STAND_IN} ", called)
