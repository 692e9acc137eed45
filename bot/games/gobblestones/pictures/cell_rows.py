"""A row of spaces as one piece: it is put together once for all pictures in which it looks the same."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from threading import Lock

from cachetools import LRUCache, cached
from PIL import Image

from bot.games.gobblestones.pictures import layout
from bot.pictures.painting.sprites import KEY_BYTES, Point, Sprite
from bot.pictures.painting.theme import find_nearest_palette_index

MAX_CACHED_ROWS = 200
"""So many rows are held, each of 45 kB."""


@dataclass(frozen=True, slots=True)
class CellRow:
    """Spaces side by side, painted; `key` differs if they look different."""

    image: Image.Image
    key: bytes

    @property
    def width(self) -> int:
        """Pixels across."""
        return self.image.width

    @property
    def height(self) -> int:
        """Pixels down."""
        return self.image.height

    def hash_rows(self, _first: int, _last: int) -> bytes:
        """Return the key, whatever is seen of the row."""
        return self.key

    def paste_onto(self, image: Image.Image, point: Point) -> None:
        """Paint the row onto an image, with its top left corner at a place that may be outside."""
        image.paste(self.image, point)


def _build_row_key(sprites: Sequence[Sprite], ground: str) -> bytes:
    return b"".join([ground.encode(), *(sprite.key for sprite in sprites)])


@cached(LRUCache[bytes, CellRow](MAX_CACHED_ROWS), key=_build_row_key, lock=Lock())
def build_cell_row(sprites: Sequence[Sprite], ground: str) -> CellRow:
    """Return the sprites of a whole row of the field as one piece, with a ground between the boards."""
    image = Image.new("P", (layout.FIELD_SIDE, layout.CELL), find_nearest_palette_index(ground))
    for joint in layout.JOINTS:
        image.paste(
            find_nearest_palette_index(layout.JOINT_COLOUR), (joint, 0, joint + layout.JOINT_WIDTH, layout.CELL)
        )
    for column, sprite in enumerate(sprites):
        image.paste(sprite.image, (layout.compute_cell_start(column), 0))
    return CellRow(image, blake2b(_build_row_key(sprites, ground), digest_size=KEY_BYTES).digest())
