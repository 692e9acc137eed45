"""Bands of a picture: each is painted and packed only if no cached band has the same things in the same places."""

import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from operator import attrgetter
from threading import Lock
from typing import Protocol

from cachetools import LRUCache, cached
from PIL import Image
from typing_extensions import override

from bot.cache_limits import USUAL_CACHE_LIMITS, get_cache_limits
from bot.pictures.painting.png import PackedRows, compress_png_rows
from bot.pictures.painting.sprites import KEY_BYTES, Point, Size

ROWS_PER_BAND = 64
"""Rows that are packed together. Fewer are reused more often, but compress less well: with 48 a file is 2 % larger."""

BAND_OVERHEAD_BYTES = 300
"""About how many bytes the cache needs for a band, besides the packed rows."""

PLACE_STRUCT = struct.Struct("<hh")
HEADER_STRUCT = struct.Struct("<hhB")


class Piece(Protocol):
    """What can lie on a picture."""

    @property
    def width(self) -> int:
        """Pixels across."""

    @property
    def height(self) -> int:
        """Pixels down."""

    def hash_rows(self, first: int, last: int) -> bytes:
        """Return `KEY_BYTES` (a hash) that differ if it looks different from one row to another."""

    def paste_onto(self, image: Image.Image, point: Point) -> None:
        """Paste this onto an image, with its top left corner at a place that may be outside."""


Placement = tuple[Piece, int, int]
"""A piece, and where its top left corner is."""


def build_band_key(size: Size, ground: int, lying: Iterable[Placement], top: int = 0) -> bytes:
    """Return a hash: it differs if any of these do: a size, a ground, and what lies on it, from a row on."""
    end = top + size[1]
    keys = (
        piece.hash_rows(max(0, top - y), min(piece.height, end - y)) + PLACE_STRUCT.pack(x, y - top)
        for piece, x, y in lying
    )
    return blake2b(HEADER_STRUCT.pack(*size, ground) + b"".join(keys), digest_size=KEY_BYTES).digest()


def paste_pieces(size: Size, ground: int, lying: Iterable[Placement], top: int = 0, margin: int = 0) -> Image.Image:
    """Paste pieces on a ground, from a row on, right of a margin."""
    image = Image.new("P", (margin + size[0], size[1]), ground)
    for piece, x, y in lying:
        piece.paste_onto(image, (margin + x, y - top))
    return image


@dataclass(frozen=True, slots=True)
class Band:
    """Some rows of a picture: the first, their size, the ground, and what is there."""

    top: int
    size: Size
    ground: int
    lying: Sequence[Placement]

    @property
    def key(self) -> bytes:
        """Bytes that differ if the band looks different."""
        return build_band_key(self.size, self.ground, self.lying, self.top)

    @property
    def rows(self) -> bytes:
        """The rows, each after a zero."""
        image = paste_pieces(self.size, self.ground, self.lying, self.top, margin=1)
        image.paste(0, (0, 0, 1, image.height))
        return image.tobytes()


def iter_bands(size: Size, ground: int, lying: Iterable[Placement]) -> Iterator[Band]:
    """Yield the bands of a picture, from its top."""
    width, height = size
    shares: list[list[Placement]] = [[] for _ in range(0, height, ROWS_PER_BAND)]
    for placed in lying:
        piece, _, y = placed
        for number in range(max(0, y // ROWS_PER_BAND), min(len(shares), (y + piece.height - 1) // ROWS_PER_BAND + 1)):
            shares[number].append(placed)
    for number, share in enumerate(shares):
        top = number * ROWS_PER_BAND
        yield Band(top, (width, min(ROWS_PER_BAND, height - top)), ground, share)


def _compute_size_in_cache(packed: PackedRows) -> int:
    return len(packed.stream) + BAND_OVERHEAD_BYTES


class BandCache(LRUCache[bytes, PackedRows]):
    """Packed bands by their keys, in as many bytes as this process may use for them."""

    @override
    def __setitem__(self, key: bytes, value: PackedRows) -> None:
        super().__setitem__(key, value)
        while self.currsize > get_cache_limits().band_bytes:
            self.popitem()


kept = BandCache(USUAL_CACHE_LIMITS.band_bytes, _compute_size_in_cache)


@cached(kept, key=attrgetter("key"), lock=Lock(), info=True)
def pack_band(band: Band) -> PackedRows:
    """Return a band as a part of a file."""
    return compress_png_rows(band.rows)
