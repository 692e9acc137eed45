"""Letters: the two fonts of the house, and names that may be long or written in what no font here knows."""

import unicodedata
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from importlib.resources import as_file, files
from math import ceil, floor
from threading import Lock

from PIL import Image, ImageDraw, ImageFont

ELLIPSIS = "…"
NOWHERE = "\U0010ffff"
"""A character that no font has: what it looks like, a missing one looks like."""

_pen = Lock()
"""FreeType's faces are not for two threads at once."""


class Font(Enum):
    """The fonts, by package and file."""

    ROUND = ("font_fredoka_one", "FredokaOne-Regular.ttf")
    PLAIN = ("font_roboto", "Roboto-Bold.ttf")


@dataclass(frozen=True, slots=True)
class Face:
    """A font at a size in pixels."""

    font: Font
    size: int


@lru_cache(maxsize=64)
def _loaded(face: Face) -> ImageFont.FreeTypeFont:
    package, name = face.font.value
    with as_file(files(package) / "files" / name) as path:
        # The basic layout needs no library of the host's, so a picture is the same everywhere.
        return ImageFont.truetype(str(path), face.size, layout_engine=ImageFont.Layout.BASIC)


def _ink_box(text: str, face: Face) -> tuple[int, int, int, int]:
    """Return where the ink of a text lies, measured from the left end of its baseline."""
    left, top, right, bottom = _loaded(face).getbbox(text, anchor="ls")
    return floor(left), floor(top), ceil(right), ceil(bottom)


@lru_cache(maxsize=1024)
def text_mask(text: str, face: Face) -> Image.Image:
    """Return the coverage (mode "L") of a text, cut to its ink."""
    with _pen:
        left, top, right, bottom = _ink_box(text, face)
        mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
        ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=_loaded(face), anchor="ls")
    return mask


@lru_cache(maxsize=1024)
def rise(text: str, face: Face) -> int:
    """Return how far the top of a text's ink lies above the middle of the capitals, in pixels."""
    with _pen:
        return _ink_box("H", face)[1] // 2 - _ink_box(text, face)[1]


@lru_cache(maxsize=4096)
def length(text: str, face: Face) -> int:
    """Return how many pixels a text is wide."""
    with _pen:
        return round(_loaded(face).getlength(text))


@lru_cache(maxsize=8192)
def _has(font: Font, character: str) -> bool:
    """Tell whether a font can draw a character: what it lacks looks like `NOWHERE`."""
    if character == " ":
        return True
    with _pen:
        face = _loaded(Face(font, 24))
        drawn, missing = face.getmask(character), face.getmask(NOWHERE)
        return bool(drawn.getbbox()) and (drawn.size != missing.size or bytes(drawn) != bytes(missing))


@dataclass(frozen=True, slots=True)
class Lettering:
    """A text that can be drawn, with the face that has all its letters."""

    text: str
    face: Face


@lru_cache(maxsize=1024)
def fitted(name: str, sizes: tuple[int, ...], width: int, instead: str) -> Lettering:
    """Return a name as it can be drawn within `width` pixels: at the first size at which it fits, or else shortened.

    Letters in fancy dress become plain ones; what no font has (emoji, other scripts) is left out; where nothing
    is left, `instead` stands for the name.
    """
    font, text = _drawable(name)
    shown = text if any(c.isalnum() for c in text) else instead
    faces = [Face(font, size) for size in sizes]
    face = next((face for face in faces if length(shown, face) <= width), faces[-1])
    return Lettering(_cut(shown, face, width), face)


def _drawable(name: str) -> tuple[Font, str]:
    """Return the font that has most of a name, and what it has of it."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    font = Font.PLAIN if any(_has(Font.PLAIN, c) and not _has(Font.ROUND, c) for c in plain) else Font.ROUND
    return font, " ".join("".join(c for c in plain if _has(font, c) and _stands(c)).split())


def _stands(character: str) -> bool:
    """Tell whether a character stands by itself: marks that lean on another would pile up."""
    return not unicodedata.category(character).startswith(("M", "C"))


def _cut(text: str, face: Face, width: int) -> str:
    if length(text, face) <= width:
        return text
    while text and length(text + ELLIPSIS, face) > width:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS
