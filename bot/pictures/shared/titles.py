"""Titles that stand out from any light: their letters have a dark line round them."""

from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Lettering
from bot.pictures.painting.sprites import Place
from bot.pictures.painting.theme import BLACK, CAVE

AROUND = tuple((x, y) for x in (-3, 0, 3) for y in (-3, 0, 3, 6) if (x, y) != (0, 0))
"""Where the letters are written in the dark."""


def write_title(canvas: Canvas, title: Lettering, middle: Place, ink: str, within: int) -> None:
    """Write a title centred on its ink, at most `within` wide."""
    x, y = middle
    for right, down in AROUND:
        canvas.write_about(title, (x + right, y + down), BLACK, CAVE, within=within)
    canvas.write_about(title, middle, ink, CAVE, within=within)
