"""The fonts in assets/fonts: our two, and Noto's for what they lack. None is opened before a letter needs it."""

import unicodedata
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from threading import Lock

from PIL import ImageFont

from games.engine.assets import ASSETS

MISSING_CHARACTER = "\U0010ffff"
"""A character that no font has: a missing character looks like this one."""

pen = Lock()
"""FreeType's faces must not be used by two threads at once."""


def _build_noto_font_names(script: str) -> tuple[str, str]:
    return f"NotoSans{script}-Bold.ttf", f"Noto Sans {script}".strip()


class Font(Enum):
    """The fonts, by file and the family (typeface) in the file."""

    ROUND = ("FredokaOne-Regular.ttf", "Fredoka One")
    PLAIN = ("Roboto-Bold.ttf", "Roboto")
    ARABIC = _build_noto_font_names("Arabic")
    ARMENIAN = _build_noto_font_names("Armenian")
    BENGALI = _build_noto_font_names("Bengali")
    DEVANAGARI = _build_noto_font_names("Devanagari")
    ETHIOPIC = _build_noto_font_names("Ethiopic")
    GEORGIAN = _build_noto_font_names("Georgian")
    GUJARATI = _build_noto_font_names("Gujarati")
    GURMUKHI = _build_noto_font_names("Gurmukhi")
    HEBREW = _build_noto_font_names("Hebrew")
    KANNADA = _build_noto_font_names("Kannada")
    KHMER = _build_noto_font_names("Khmer")
    LAO = _build_noto_font_names("Lao")
    MALAYALAM = _build_noto_font_names("Malayalam")
    MYANMAR = _build_noto_font_names("Myanmar")
    ORIYA = _build_noto_font_names("Oriya")
    SINHALA = _build_noto_font_names("Sinhala")
    TAMIL = _build_noto_font_names("Tamil")
    TELUGU = _build_noto_font_names("Telugu")
    THAI = _build_noto_font_names("Thai")
    CJK = ("NotoSansCJKjp-Bold.otf", "Noto Sans CJK JP")
    SANS = _build_noto_font_names("")
    EMOJI = ("NotoEmoji-Bold.ttf", "Noto Emoji")
    SYMBOLS = _build_noto_font_names("Symbols")
    EACH = ("", "")
    """No single font: each letter is in the first font that has it (`bot.pictures.painting.scripts`)."""

    @property
    def family(self) -> str:
        """The name of the font's family, for a style sheet."""
        return self.value[1]


@dataclass(frozen=True, slots=True)
class FontFace:
    """A font at a size in pixels."""

    font: Font
    size: int


CJK_FIRST_WORDS = ("HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC", "KATAKANA-HIRAGANA")
"""The first words of Unicode names for Japanese, Korean and Chinese writing, besides "CJK"."""

FONT_BY_SCRIPT = {font.name: font for font in Font if font.family.startswith("Noto Sans ")} | dict.fromkeys(
    CJK_FIRST_WORDS, Font.CJK
)
"""The font for characters whose Unicode names begin with this word."""

FALLBACK_FONTS = (Font.SANS, Font.EMOJI, Font.SYMBOLS, Font.CJK)
"""The fonts to try for a character that is in no script's font."""


def find_font_path(font: Font) -> str:
    """Return the path of a font's file."""
    return str(ASSETS / "fonts" / font.value[0])


@lru_cache(maxsize=64)
def load_font(face: FontFace) -> ImageFont.FreeTypeFont:
    """Return a font for Pillow; raises `OSError` if its file is missing.

    The basic layout needs no library of the host, so a picture is the same everywhere.
    """
    return ImageFont.truetype(find_font_path(face.font), face.size, layout_engine=ImageFont.Layout.BASIC)


def require_fonts() -> None:
    """Open every font once; raises `OSError` if one is missing."""
    for font in set(Font) - {Font.EACH}:
        ImageFont.truetype(find_font_path(font))


@lru_cache(maxsize=8192)
def has_glyph(font: Font, character: str) -> bool:
    """Tell whether a font can draw a character: a missing one looks like `MISSING_CHARACTER`."""
    if character == " ":
        return True
    with pen:
        face = load_font(FontFace(font, 24))
        drawn, missing = face.getmask(character), face.getmask(MISSING_CHARACTER)
        return bool(drawn.getbbox()) and (drawn.size != missing.size or bytes(drawn) != bytes(missing))


def find_script_font(character: str) -> Font | None:
    """Return the font for a character's script, if the bot's two fonts do not have that script."""
    return FONT_BY_SCRIPT.get(unicodedata.name(character, "").split(" ")[0])


@lru_cache(maxsize=8192)
def find_fallback_font(character: str) -> Font | None:
    """Return the font beyond the bot's two that has a character, if there is one."""
    return next(
        (font for font in (find_script_font(character), *FALLBACK_FONTS) if font and has_glyph(font, character)),
        None,
    )
