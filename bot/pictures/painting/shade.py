"""What is out of the light: everything on a piece of a picture in half its brightness, in the palette."""

from functools import lru_cache
from hashlib import blake2b

from PIL import Image

from bot.pictures.painting.bands import Piece
from bot.pictures.painting.sprites import KEY_BYTES, Place
from bot.pictures.painting.theme import CAVE, colours, painted, rgb


class Shaded:
    """A piece in the shade: a sprite that fills its rectangle, or a canvas. Do not paste onto that any more."""

    def __init__(self, piece: Piece) -> None:
        self._piece = piece
        self.width, self.height = piece.width, piece.height

    def look(self, first: int, last: int) -> bytes:
        """Return bytes that differ if it looks different from one row to another."""
        return blake2b(self._piece.look(first, last), digest_size=KEY_BYTES, person=b"shade").digest()

    def onto(self, image: Image.Image, place: Place) -> None:
        """Paint the rows of this that an image has, with the top left corner at a place that may be outside."""
        x, y = place
        first, last = max(0, -y), min(self.height, image.height - y)
        lit = Image.new("P", (self.width, last - first))
        self._piece.onto(lit, (0, -first))
        image.paste(Image.frombytes("P", lit.size, lit.tobytes().translate(_half())), (x, y + first))


@lru_cache(maxsize=1)
def _half() -> bytes:
    """Return the place in the palette of each of its colours in the shade: halfway to the dark."""
    lit = Image.new("RGB", (256, 1))
    lit.putdata(colours())
    return painted(Image.blend(lit, Image.new("RGB", lit.size, rgb(CAVE)), 0.5)).tobytes()
