"""The fonts: two of the house, and those of Noto for what they lack. None is opened before a letter needs it."""

import unicodedata
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from importlib.resources import as_file, files
from threading import Lock

from PIL import ImageFont

NOWHERE = "\U0010ffff"
"""A character that no font has: what it looks like, a missing one looks like."""

pen = Lock()
"""FreeType's faces are not for two threads at once."""


def _noto(script: str) -> tuple[str, str, str]:
    return "manimgx_fonts", f"NotoSans{script}[wght].ttf", f"Noto Sans {script}".strip()


class Font(Enum):
    """The fonts, by package, file and the name that the file gives its family."""

    ROUND = ("font_fredoka_one", "files/FredokaOne-Regular.ttf", "Fredoka One")
    PLAIN = ("font_roboto", "files/Roboto-Bold.ttf", "Roboto")
    ARABIC = _noto("Arabic")
    ARMENIAN = _noto("Armenian")
    BENGALI = _noto("Bengali")
    DEVANAGARI = _noto("Devanagari")
    ETHIOPIC = _noto("Ethiopic")
    GEORGIAN = _noto("Georgian")
    GUJARATI = _noto("Gujarati")
    GURMUKHI = _noto("Gurmukhi")
    HEBREW = _noto("Hebrew")
    KANNADA = _noto("Kannada")
    KHMER = _noto("Khmer")
    LAO = _noto("Lao")
    MALAYALAM = _noto("Malayalam")
    MYANMAR = _noto("Myanmar")
    ORIYA = _noto("Oriya")
    SINHALA = _noto("Sinhala")
    TAMIL = _noto("Tamil")
    TELUGU = _noto("Telugu")
    THAI = _noto("Thai")
    CJK = ("manimgx_fonts_cjk", "NotoSansCJK-VF.otf.ttc", "Noto Sans CJK JP")
    SANS = _noto("")
    EMOJI = ("manimgx_fonts", "NotoEmoji[wght].ttf", "Noto Emoji")
    SYMBOLS = _noto("Symbols")
    EACH = ("", "", "")
    """No font: each letter in the first that has it (`bot.pictures.scripts`)."""

    @property
    def family(self) -> str:
        """The name of the font's family, as a style sheet has it."""
        return self.value[2]


@dataclass(frozen=True, slots=True)
class Face:
    """A font at a size in pixels."""

    font: Font
    size: int


EASTERN = ("HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC", "KATAKANA-HIRAGANA")
"""How Unicode's names of what is written in Japan, Korea and China begin, besides "CJK"."""

SCRIPTS = {font.name: font for font in Font if font.family.startswith("Noto Sans ")} | dict.fromkeys(EASTERN, Font.CJK)
"""The font for characters whose names in Unicode begin with this word."""

LAST = (Font.SANS, Font.EMOJI, Font.SYMBOLS, Font.CJK)
"""Where what is in no script's font is looked for."""


def path_of(font: Font) -> str:
    """Return where the file of a font is."""
    package, name, _ = font.value
    with as_file(files(package).joinpath(*name.split("/"))) as path:
        return str(path)


@lru_cache(maxsize=64)
def loaded(face: Face) -> ImageFont.FreeTypeFont:
    """Return a font for Pillow; raises `OSError` where its file is not there.

    The basic layout needs no library of the host's, so a picture is the same everywhere.
    """
    return ImageFont.truetype(path_of(face.font), face.size, layout_engine=ImageFont.Layout.BASIC)


def open_all() -> None:
    """Open every font once; raises `OSError` for one that is not there."""
    for font in set(Font) - {Font.EACH}:
        ImageFont.truetype(path_of(font))


@lru_cache(maxsize=8192)
def has(font: Font, character: str) -> bool:
    """Tell whether a font can draw a character: what it lacks looks like `NOWHERE`."""
    if character == " ":
        return True
    with pen:
        face = loaded(Face(font, 24))
        drawn, missing = face.getmask(character), face.getmask(NOWHERE)
        return bool(drawn.getbbox()) and (drawn.size != missing.size or bytes(drawn) != bytes(missing))


def script_of(character: str) -> Font | None:
    """Return the font for a character's script, if it is one that the house's two do not write."""
    return SCRIPTS.get(unicodedata.name(character, "").split(" ")[0])


@lru_cache(maxsize=8192)
def foreign(character: str) -> Font | None:
    """Return the font beyond the house's two that has a character, if there is one."""
    return next((font for font in (script_of(character), *LAST) if font and has(font, character)), None)
