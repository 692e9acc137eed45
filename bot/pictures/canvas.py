"""The canvas that a picture is painted on: one byte a pixel, in the palette of the house."""

from dataclasses import replace
from functools import lru_cache

from PIL import Image

from bot.pictures.lettering import Face, Lettering, fitted, rise, text_mask
from bot.pictures.picture import InWords, Picture
from bot.pictures.png import png
from bot.pictures.sprites import COVERED, Size, Sprite
from bot.pictures.theme import SMALL_STEPS, STEPS, index, palette, shades

Place = tuple[int, int]
Box = tuple[int, int, int, int]

SMALL = 24
"""Letters up to this size are small."""


@lru_cache(maxsize=1024)
def written(text: str, face: Face, ink: str, ground: str, within: int | None = None) -> Sprite:
    """Return a text as a sprite whose soft edges blend into `ground`; one wider than `within` pixels is compressed."""
    cover = text_mask(text, face)
    if within is not None and cover.width > within:
        cover = cover.resize((within, cover.height), Image.Resampling.LANCZOS)
    steps = SMALL_STEPS if face.size <= SMALL else STEPS
    painted = Image.frombytes("P", cover.size, cover.point(shades(ink, ground, steps)).tobytes())
    return Sprite(painted, cover.point(COVERED, "1"))


def whole(name: str, sizes: tuple[int, ...], within: int) -> Lettering:
    """Return a name with all its letters, at the first size that fits; if the last is still too wide, it is compressed.

    This is for names of the house, which are never cut, nor smaller than is readable on a phone.
    """
    return replace(fitted(name, sizes, within, name), text=name)


class Canvas:
    """A picture in the making. Everything is pasted; nothing is blended."""

    def __init__(self, size: Size, ground: str) -> None:
        self.image = Image.new("P", size, index(ground))
        self.image.putpalette(palette().getpalette() or [])

    def paste(self, sprite: Sprite, place: Place) -> None:
        """Paste a sprite with its top left corner at a place."""
        self.image.paste(sprite.image, place, sprite.mask)

    def paste_about(self, sprite: Sprite, middle: Place) -> None:
        """Paste a sprite centred on a place."""
        self.paste(sprite, (middle[0] - sprite.width // 2, middle[1] - sprite.height // 2))

    def write(self, lettering: Lettering, place: Place, ink: str, ground: str, *, within: int | None = None) -> int:
        """Write a text from its left end, centred on its capitals, at most `within` wide; return its right end."""
        sprite = written(lettering.text, lettering.face, ink, ground, within)
        self.paste(sprite, (place[0], place[1] - rise(lettering.text, lettering.face)))
        return place[0] + sprite.width

    def write_about(
        self, lettering: Lettering, middle: Place, ink: str, ground: str, *, within: int | None = None
    ) -> None:
        """Write a text centred on its ink, at most `within` wide."""
        self.paste_about(written(lettering.text, lettering.face, ink, ground, within), middle)

    def lay(self, other: "Canvas", place: Place) -> None:
        """Paste another canvas onto this one."""
        self.image.paste(other.image, place)

    def picture(self, words: str | InWords) -> Picture:
        """Return the finished picture with its words."""
        told = InWords(words, words) if isinstance(words, str) else words
        return Picture(png(self.image), told, self.image.width, self.image.height)
