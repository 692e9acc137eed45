"""Text in pictures: the two fonts of the bot, other fonts for letters that those lack, and names that may be long."""

import unicodedata
from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, floor

from PIL import Image, ImageDraw

from bot.pictures.painting.fonts import Font, FontFace, load_font, pen
from bot.pictures.painting.line_breaks import drop_soft_hyphens
from bot.pictures.painting.scripts import clean_name_for_drawing, render_mixed_script_text
from bot.pictures.painting.short_names import shorten_goblin_name

__all__ = [
    "ELLIPSIS",
    "Font",
    "FontFace",
    "Lettering",
    "fit_name",
    "measure_ink_rise",
    "measure_pixel_width",
    "render_text_mask",
]

ELLIPSIS = "…"


def _measure_ink_box(text: str, face: FontFace) -> tuple[int, int, int, int]:
    """Return where the ink of a text is, measured from the left end of its baseline."""
    text = drop_soft_hyphens(text)
    if face.font is Font.EACH:
        return render_mixed_script_text(text, face.size).ink_box
    with pen:
        left, top, right, bottom = load_font(face).getbbox(text, anchor="ls")
    return floor(left), floor(top), ceil(right), ceil(bottom)


@lru_cache(maxsize=2048)
def render_text_mask(text: str, face: FontFace) -> Image.Image:
    """Return the coverage (mode "L") of a text, cut to its ink."""
    text = drop_soft_hyphens(text)
    if face.font is Font.EACH:
        return render_mixed_script_text(text, face.size).cover
    left, top, right, bottom = _measure_ink_box(text, face)
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    with pen:
        ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=load_font(face), anchor="ls")
    return mask


@lru_cache(maxsize=4096)
def measure_ink_rise(text: str, face: FontFace) -> int:
    """Return how far the top of a text's ink is above the middle of the capitals, in pixels."""
    return _measure_ink_box("H", face)[1] // 2 - _measure_ink_box(text, face)[1]


@lru_cache(maxsize=8192)
def measure_pixel_width(text: str, face: FontFace) -> int:
    """Measure the width of a text in pixels."""
    text = drop_soft_hyphens(text)
    if face.font is Font.EACH:
        return render_mixed_script_text(text, face.size).ink_box[2]
    with pen:
        return round(load_font(face).getlength(text))


@dataclass(frozen=True, slots=True)
class Lettering:
    """A text that can be drawn, with the face that has all its letters."""

    text: str
    face: FontFace


@lru_cache(maxsize=4096)
def fit_name(name: str, sizes: tuple[int, ...], width: int, instead: str) -> Lettering:
    """Return a name as it can be drawn within `width` pixels: at the first size that fits, or shortened.

    A goblin loses the word for its level before its name is cut.
    Decorated letters become plain ones; characters that no font has are left out; if nothing readable is left,
    `instead` replaces the name.
    """
    font, text = clean_name_for_drawing(name)
    drawable = text if any(c.isalnum() or unicodedata.category(c) == "So" for c in text) else instead
    faces = [FontFace(font if drawable is text else Font.ROUND, size) for size in sizes]
    tries = ((one, face) for one in (drawable, shorten_goblin_name(drawable)) for face in faces)
    fits = next(((one, face) for one, face in tries if measure_pixel_width(one, face) <= width), None)
    one, face = fits or (shorten_goblin_name(drawable), faces[-1])
    return Lettering(_cut_to_width(one, face, width), face)


def _cut_to_width(text: str, face: FontFace, width: int) -> str:
    if measure_pixel_width(text, face) <= width:
        return text
    length = bisect_right(
        range(1, len(text) + 1), width, key=lambda end: measure_pixel_width(text[:end] + ELLIPSIS, face)
    )
    return text[:length].rstrip() + ELLIPSIS
