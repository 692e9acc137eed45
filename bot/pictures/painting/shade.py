"""Shades (dims) what is out of the light: everything on a piece of a picture in half its brightness."""

from hashlib import blake2b

from PIL import Image

from bot.pictures.painting.bands import Piece
from bot.pictures.painting.sprites import KEY_BYTES, Point
from bot.pictures.painting.theme import CAVE, build_fading_table


class ShadedPiece:
    """A piece in the shade: a sprite that fills its rectangle, or a canvas. Do not paste onto that any more."""

    def __init__(self, piece: Piece) -> None:
        self._piece = piece
        self.width, self.height = piece.width, piece.height

    def hash_rows(self, first: int, last: int) -> bytes:
        """Return bytes that differ if it looks different from one row to another."""
        return blake2b(self._piece.hash_rows(first, last), digest_size=KEY_BYTES, person=b"shade").digest()

    def paste_onto(self, image: Image.Image, point: Point) -> None:
        """Paint the rows of this that an image has, with the top left corner at a place that may be outside."""
        x, y = point
        first, last = max(0, -y), min(self.height, image.height - y)
        lit = Image.new("P", (self.width, last - first))
        self._piece.paste_onto(lit, (0, -first))
        image.paste(Image.frombytes("P", lit.size, lit.tobytes().translate(build_fading_table(CAVE))), (x, y + first))
