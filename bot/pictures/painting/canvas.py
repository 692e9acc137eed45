"""The canvas that a picture is painted on: one byte a pixel, in the palette of the bot."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PIL import Image

from bot.pictures.painting.bands import Piece, Placement, build_band_key, iter_bands, pack_band, paste_pieces
from bot.pictures.painting.lettering import FontFace, Lettering, fit_name, measure_ink_rise, render_text_mask
from bot.pictures.painting.png import encode_png
from bot.pictures.painting.sprites import MASK_BY_COVERAGE, Point, Size, Sprite, sprite_cache
from bot.pictures.painting.theme import (
    LETTER_STEPS,
    SMALL_LETTER_STEPS,
    build_ink_ramp,
    find_nearest_palette_index,
    flatten_palette,
)
from bot.pictures.picture import Picture, PictureText

Box = tuple[int, int, int, int]

MAX_SMALL_LETTERS = 31
"""Letters up to this size are small: the larger ones alone show a third step at their edges."""


@sprite_cache(2048)
def render_text_sprite(text: str, face: FontFace, ink: str, ground: str, within: int | None = None) -> Sprite:
    """Return a text as a sprite whose soft edges blend into `ground`; one wider than `within` pixels is compressed."""
    cover = render_text_mask(text, face)
    if within is not None and cover.width > within:
        cover = cover.resize((within, cover.height), Image.Resampling.LANCZOS)
    steps = SMALL_LETTER_STEPS if face.size <= MAX_SMALL_LETTERS else LETTER_STEPS
    blended = Image.frombytes("P", cover.size, cover.tobytes().translate(build_ink_ramp(ink, ground, steps)))
    return Sprite(blended, cover.point(MASK_BY_COVERAGE))


def fit_uncut_name(name: str, sizes: tuple[int, ...], within: int) -> Lettering:
    """Fit a whole name in a width, at the first font size that fits; else at the last it is compressed.

    This is for names of the bot, which are never cut, nor smaller than is readable on a phone.
    """
    return replace(fit_name(name, sizes, within, name), text=name)


class Canvas:
    """A canvas to draw on: it notes what lies where. Everything is pasted; nothing is blended.

    Nothing is painted before it is needed: most of a picture is the same as a move ago. Do not paste onto a canvas that
    lies on another.
    """

    def __init__(self, size: Size, ground: str) -> None:
        self.width, self.height = size
        self._ground = find_nearest_palette_index(ground)
        self._lying: list[Placement] = []
        self._looks: dict[tuple[int, int], bytes] = {}

    @property
    def placements(self) -> Sequence[Placement]:
        """What lies on it, in the order in which it was pasted."""
        return self._lying

    def paste(self, piece: Piece, point: Point) -> None:
        """Paste (draw) a sprite or another canvas with its top left corner at a place."""
        self._lying.append((piece, *point))

    def paste_centred(self, piece: Piece, middle: Point) -> None:
        """Paste a sprite or another canvas centred on a place."""
        self.paste(piece, (middle[0] - piece.width // 2, middle[1] - piece.height // 2))

    def paste_pieces_centred(self, other: "Canvas", middle: Point) -> None:
        """Paste all that lies on another canvas, without its ground, centred on a place."""
        x, y = middle[0] - other.width // 2, middle[1] - other.height // 2
        self._lying += [(piece, x + left, y + top) for piece, left, top in other.placements]

    def draw_text(self, lettering: Lettering, point: Point, ink: str, ground: str, *, within: int | None = None) -> int:
        """Write a text from its left end, centred on its capitals, at most `within` wide; return its right end."""
        sprite = render_text_sprite(lettering.text, lettering.face, ink, ground, within)
        self.paste(sprite, (point[0], point[1] - measure_ink_rise(lettering.text, lettering.face)))
        return point[0] + sprite.width

    def write_centred(
        self, lettering: Lettering, middle: Point, ink: str, ground: str, *, within: int | None = None
    ) -> None:
        """Write a text centred on its ink, at most `within` wide."""
        self.paste_centred(render_text_sprite(lettering.text, lettering.face, ink, ground, within), middle)

    def hash_rows(self, first: int, last: int) -> bytes:
        """Return bytes that differ if the canvas looks different from one row to another."""
        if (first, last) not in self._looks:
            size = self.width, last - first
            self._looks[first, last] = build_band_key(size, self._ground, self._list_pieces_in_rows(first, last), first)
        return self._looks[first, last]

    @property
    def image(self) -> Image.Image:
        """What the canvas looks like."""
        return self._paste_rows(0, self.height)

    def to_sprite(self) -> Sprite:
        """Return the canvas as a sprite, painted once: for what comes up again and again, and is small."""
        return Sprite(self.image, None)

    def paste_onto(self, image: Image.Image, point: Point) -> None:
        """Paint the rows of this that an image has, with the top left corner at a place that may be outside."""
        x, y = point
        first, last = max(0, -y), min(self.height, image.height - y)
        image.paste(self._paste_rows(first, last), (x, y + first))

    def _paste_rows(self, first: int, last: int) -> Image.Image:
        return paste_pieces((self.width, last - first), self._ground, self._list_pieces_in_rows(first, last), first)

    def _list_pieces_in_rows(self, first: int, last: int) -> list[Placement]:
        """Return what lies on these rows."""
        return [placed for placed in self._lying if placed[2] < last and placed[2] + placed[0].height > first]

    def to_picture(self, words: str | PictureText, moves: Callable[[], bytes] | None = None) -> Picture:
        """Finish the picture, with its words (alt text), and with what animates it, if anything does."""
        alt_text, size = PictureText(words, words) if isinstance(words, str) else words, (self.width, self.height)
        bands = map(pack_band, iter_bands(size, self._ground, self._lying))
        return Picture(encode_png(size, flatten_palette(), bands), alt_text, *size, moves)
