"""What may stand beside a small picture on a phone: small lines are left out before the text takes more than its room.

The page of the sandbox was measured: a line has 21.75 pixels, a small one 17.83, and 10.75 are around them.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from bot.screens.letters import BESIDE, breadth
from bot.screens.parts.brief import EMOJI_WIDTH, PLAIN, SMALL

AROUND, LINE, SMALL_LINE = 10.75, 21.75, 17.83
LARGE = 1.09
"""How wide letters of a line are, of those on a button."""
MOST, MOST_ROWS = 90, 4
"""The pixels and rows that a text may take."""
PREFIX = "-# "
"""With it a small line begins."""
EMOJI, STAMP = re.compile("\ue000[^\ue001]*\ue001"), re.compile("<t:[^>]*>")
PLACE, PERSON = re.compile(r"<#\d+>"), re.compile(r"<@(\d+)>")
STAMPED, CALLED, PICTURE = "in 23 hours", "#goblins-and-games", "\ue000"
"""What stands for a time that counts down, for a name that is not known, and for an emoji."""


def that_fit(lines: Sequence[str], small: Sequence[str], names: Mapping[int, str]) -> list[str]:
    """Return the small lines that have room below some lines beside a small picture: the first are left out first.

    `names` are those of the users who are mentioned.
    """
    kept = [*small]
    while kept and not _fit([*lines, *kept], names):
        del kept[0]
    return kept


def _fit(texts: Sequence[str], names: Mapping[int, str]) -> bool:
    rows = [(line.startswith(PREFIX), rows_of(line, names)) for text in texts for line in text.split("\n")]
    tall = AROUND + sum(count * (SMALL_LINE if small else LINE) for small, count in rows)
    return tall <= MOST and sum(count for _, count in rows) <= MOST_ROWS


def rows_of(line: str, names: Mapping[int, str], width: float = BESIDE.width) -> int:
    """Return in how many rows a phone breaks a line, word by word."""
    scale = SMALL if line.startswith(PREFIX) else LARGE
    blank, rows, left = breadth(" ") * scale, 1, width
    for wide in _words(_read(line.removeprefix(PREFIX), names)):
        if wide * scale > left < width:
            rows, left = rows + 1, width
        left -= wide * scale + blank
        while left + blank < 0:
            rows, left = rows + 1, left + width
    return rows


def _read(line: str, names: Mapping[int, str]) -> str:
    """Return a line as it is read: times, places and people by their names."""
    whole = PLACE.sub(CALLED, STAMP.sub(STAMPED, EMOJI.sub(f"{PICTURE} ", line)))
    return PERSON.sub(lambda person: f"@{names.get(int(person[1]), CALLED)}", whole).replace("\\", "")


def _words(line: str) -> Iterator[float]:
    """Yield the width of each word as it would be on a button, where letters are bold."""
    bold = False
    for word in line.split(" "):
        wide = float(EMOJI_WIDTH * word.count(PICTURE))
        for place, piece in enumerate(word.replace(PICTURE, "").split("**")):
            bold ^= place > 0
            wide += breadth(piece.replace("*", "").replace("`", "")) * (1 if bold else PLAIN)
        yield wide
