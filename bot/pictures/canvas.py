"""The canvas that a picture is painted on: one byte a pixel, in the palette of the house."""

from functools import lru_cache

from PIL import Image

from bot.pictures.lettering import Face, Lettering, rise, text_mask
from bot.pictures.picture import Picture
from bot.pictures.png import png
from bot.pictures.sprites import COVERED, Size, Sprite
from bot.pictures.theme import index, palette, shades

Place = tuple[int, int]
Box = tuple[int, int, int, int]


@lru_cache(maxsize=1024)
def written(text: str, face: Face, ink: str, ground: str) -> Sprite:
    """Return a text as a sprite whose soft edges blend into `ground`."""
    cover = text_mask(text, face)
    painted = Image.frombytes("P", cover.size, cover.point(shades(ink, ground)).tobytes())
    return Sprite(painted, cover.point(COVERED, "1"))


class Canvas:
    """A picture in the making. Everything is pasted; nothing is blended."""

    def __init__(self, size: Size, ground: str) -> None:
        self.image = Image.new("P", size, index(ground))
        self.image.putpalette(palette().getpalette() or [])

    def paste(self, sprite: Sprite, place: Place) -> None:
        """Paste a sprite with its top left corner at a place."""
        self.image.paste(sprite.image, place, sprite.mask)

    def paste_about(self, sprite: Sprite, middle: Place) -> None:
        """Paste a sprite about its middle."""
        self.paste(sprite, (middle[0] - sprite.width // 2, middle[1] - sprite.height // 2))

    def write(self, lettering: Lettering, place: Place, ink: str, ground: str) -> int:
        """Write a text from its left end at the middle of its capitals; return its right end."""
        sprite = written(lettering.text, lettering.face, ink, ground)
        self.paste(sprite, (place[0], place[1] - rise(lettering.text, lettering.face)))
        return place[0] + sprite.width

    def write_about(self, lettering: Lettering, middle: Place, ink: str, ground: str) -> None:
        """Write a text about the middle of its ink."""
        self.paste_about(written(lettering.text, lettering.face, ink, ground), middle)

    def lay(self, other: "Canvas", place: Place) -> None:
        """Lay another canvas upon this one."""
        self.image.paste(other.image, place)

    def picture(self, alt: str) -> Picture:
        """Return the finished picture with its words."""
        return Picture(png(self.image), alt, self.image.width, self.image.height)
