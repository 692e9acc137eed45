"""Names in any script (Unicode): each letter in a fallback font that has it, right-to-left too, shaped by resvg."""

import io
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, groupby, pairwise
from xml.sax.saxutils import escape

import resvg_py
from PIL import Image

from bot.pictures.painting.fonts import Font, find_fallback_font, find_font_path, find_script_font, has_glyph

MAX_MARKS = 2
"""One letter may carry this many marks: a vowel and a tone; more would cover the line above."""

RIGHT_TO_LEFT_CLASSES = ("R", "AL")
RIGHT_TO_LEFT_EMBEDDING = ("\u202b", "\u202c")
"""Put around a piece that is read from the right."""

WORD_GAP, TIGHT_GAP = 0.3, 0.08
"""The gap between two pieces, in parts of their size: with a space between them or not."""


@dataclass(frozen=True, slots=True)
class TextInk:
    """The coverage (mode "L") of a text, cut to its ink; `top` is how far its top is below the baseline."""

    cover: Image.Image
    top: int

    @property
    def ink_box(self) -> tuple[int, int, int, int]:
        """The ink's place, relative to the left end of the baseline."""
        return 0, self.top, self.cover.width, self.top + self.cover.height


@dataclass(frozen=True, slots=True)
class ScriptRun:
    """A stretch of a text that is set at once: in one font, or all that is read from the right."""

    text: str
    from_right: bool


def choose_bot_font(text: str) -> Font:
    """Return the one of the bot's two fonts that has more of a text."""
    return Font.PLAIN if any(has_glyph(Font.PLAIN, c) and not has_glyph(Font.ROUND, c) for c in text) else Font.ROUND


def clean_name_for_drawing(name: str) -> tuple[Font, str]:
    """Return a name without characters that no font has, and its font: of the bot, or `Font.EACH` if needed."""
    text = "".join(map(_convert_to_plain_letter, unicodedata.normalize("NFC", " ".join(name.split()))))
    house = choose_bot_font(text)
    drawable = "".join(
        c for c in _limit_marks(text) if (has_glyph(house, c) and _is_standalone(c)) or _has_fallback_font(c)
    )
    return (house if all(has_glyph(house, c) for c in drawable) else Font.EACH), " ".join(drawable.split())


def _convert_to_plain_letter(character: str) -> str:
    """Return the plain letter for a decorated one; letters of other scripts stay as they are."""
    return character if find_script_font(character) else unicodedata.normalize("NFKC", character)


def _is_standalone(character: str) -> bool:
    """Tell whether a character stands by itself: marks added to a letter of any script would pile up."""
    return not unicodedata.category(character).startswith(("M", "C"))


def _has_fallback_font(character: str) -> bool:
    """Tell whether a font beyond the bot's has a character; a mark counts only if it belongs to a script."""
    return find_fallback_font(character) is not None and (
        _is_standalone(character) or find_script_font(character) is not None
    )


def _limit_marks(text: str) -> str:
    """Return a text with no more marks in a row than real letters have."""
    groups = (("".join(group), mark) for mark, group in groupby(text, lambda c: unicodedata.category(c) == "Mn"))
    return "".join(characters[:MAX_MARKS] if mark else characters for characters, mark in groups)


@lru_cache(maxsize=512)
def render_mixed_script_text(text: str, size: int) -> TextInk:
    """Render a text of any scripts at a size in pixels."""
    pieces = list(_iter_script_runs(text))
    inked = [_set_run(piece, size) for piece in pieces]
    gaps = [0, *(_measure_gap(size, *pair) for pair in pairwise(pieces))]
    ends = list(accumulate(gap + ink.cover.width for gap, ink in zip(gaps, inked, strict=True)))
    top, bottom = min(ink.top for ink in inked), max(ink.ink_box[3] for ink in inked)
    cover = Image.new("L", (ends[-1], bottom - top))
    for end, ink in zip(ends, inked, strict=True):
        cover.paste(ink.cover, (end - ink.cover.width, ink.top - top))
    return TextInk(cover, top)


def _measure_gap(size: int, left: ScriptRun, right: ScriptRun) -> int:
    """Return how many pixels are between two pieces."""
    apart = any(piece.text != piece.text.strip() for piece in (left, right))
    return round(size * (WORD_GAP if apart else TIGHT_GAP))


def _iter_script_runs(text: str) -> Iterator[ScriptRun]:
    """Yield the pieces of a text from left to right."""
    runs = [
        ScriptRun("".join(c for _, c in group), font is None)
        for font, group in groupby(_assign_fonts(text), lambda k: k[0])
    ]
    return reversed(runs) if _is_right_to_left(text) else iter(runs)


def _assign_fonts(text: str) -> Iterator[tuple[Font | None, str]]:
    """Yield each character with its font, or `None` in a stretch from the right, with characters of no direction."""
    house, from_right, font = choose_bot_font(text), _is_right_to_left(text), None
    for character in text:
        way = unicodedata.bidirectional(character)
        from_right = way in RIGHT_TO_LEFT_CLASSES or (from_right and way != "L")
        font = font if character == " " else choose_character_font(character, house)
        yield (None if from_right else font or house), character


def choose_character_font(character: str, house: Font) -> Font:
    """Return the font of a character in a text that uses one of the bot's fonts as far as possible."""
    return house if has_glyph(house, character) else find_fallback_font(character) or house


def _is_right_to_left(text: str) -> bool:
    """Tell whether the first letter with a direction is read from the right."""
    ways = (unicodedata.bidirectional(c) for c in text)
    return next((way in RIGHT_TO_LEFT_CLASSES for way in ways if way in (*RIGHT_TO_LEFT_CLASSES, "L")), False)


@lru_cache(maxsize=512)
def _set_run(piece: ScriptRun, size: int) -> TextInk:
    line = 2 * size
    image = Image.open(io.BytesIO(_render_text_run(piece, size, (size * (2 * len(piece.text) + 4), 2 * line), line)))
    cover = image.getchannel("A")
    box = cover.getbbox() or (line, line, line + 1, line + 1)
    return TextInk(cover.crop(box), box[1] - line)


def _render_text_run(piece: ScriptRun, size: int, canvas: tuple[int, int], line: int) -> bytes:
    """Return a piece in white as a PNG, its baseline beginning at (`line`, `line`)."""
    house = choose_bot_font(piece.text)
    fonts = [choose_character_font(character, house) for character in piece.text]
    runs = groupby(zip(fonts, piece.text, strict=True), lambda pair: pair[0])
    spans = "".join(
        f'<tspan font-family="{font.family}">{escape("".join(c for _, c in run))}</tspan>' for font, run in runs
    )
    before, after = RIGHT_TO_LEFT_EMBEDDING if piece.from_right else ("", "")
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{canvas[0]}" height="{canvas[1]}">'
        f'<text xml:space="preserve" x="{line}" y="{line}" font-size="{size}" font-weight="700" fill="#fff">'
        f"{before}{spans}{after}</text></svg>"
    )
    files = [find_font_path(font) for font in dict.fromkeys(fonts)]
    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=files)
