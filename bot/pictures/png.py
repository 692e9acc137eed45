"""Writes a picture of one byte a pixel as PNG. Unlike Pillow's, it takes a third of the time, for fewer bytes.

https://www.w3.org/TR/png-3/
"""

import struct
import zlib
from collections.abc import Iterator
from functools import lru_cache

from PIL import Image
from zlib_ng import zlib_ng

SIGNATURE = b"\x89PNG\r\n\x1a\n"
EIGHT_BITS, PALETTE = 8, 3
LEVEL = 5
"""The level of zlib-ng: the next one costs half as much time again and saves 3 % of the bytes."""

BAND, REMEMBERED = 96, 300
"""Rows that are packed together, and how many such bands are cached: most of a picture is the same as a move ago.

Smaller bands are reused more often, but compress less well: 48 rows make a file 2 % larger.
"""

HEAD, RAW, LAST_BLOCK = b"\x78\x5e", -15, b"\x03\x00"
"""The first bytes of a zlib stream, the packer's setting for a stream without them, and an empty last block."""


def png(image: Image.Image) -> bytes:
    """Return an image of mode "P" as the bytes of a PNG file; raises `ValueError` for another mode."""
    if image.mode != "P":
        raise ValueError(f"mode {image.mode} has no palette")
    header = struct.pack(">IIBBBBB", image.width, image.height, EIGHT_BITS, PALETTE, 0, 0, 0)
    colours = bytes(image.getpalette("RGB") or ())
    head = _chunk(b"IHDR", header), _chunk(b"PLTE", colours)
    return b"".join((SIGNATURE, *head, *_packed(image), _chunk(b"IEND", b"")))


def _packed(image: Image.Image) -> Iterator[bytes]:
    """Yield the rows as chunks of one zlib stream: its head, each band separately, an empty last block with the sum."""
    yield _chunk(b"IDAT", HEAD)
    total = 1
    for rows in _filtered(image):
        yield band(rows)
        total = zlib_ng.adler32(rows, total)
    yield _chunk(b"IDAT", LAST_BLOCK + struct.pack(">I", total))


@lru_cache(maxsize=REMEMBERED)
def band(rows: bytes) -> bytes:
    """Return a band as a chunk; it does not depend on earlier bands, so it is the same in any place."""
    packer = zlib_ng.compressobj(LEVEL, zlib_ng.DEFLATED, RAW)
    return _chunk(b"IDAT", packer.compress(rows) + packer.flush(zlib_ng.Z_SYNC_FLUSH))


def _filtered(image: Image.Image) -> Iterator[bytes]:
    """Yield the rows, band by band, each row after a zero: the filter "none", which suits palettes."""
    framed = Image.new("P", (image.width + 1, image.height), 0)
    framed.paste(image, (1, 0))
    for top in range(0, image.height, BAND):
        yield framed.crop((0, top, framed.width, min(top + BAND, image.height))).tobytes()


def _chunk(kind: bytes, held: bytes) -> bytes:
    return struct.pack(">I", len(held)) + kind + held + struct.pack(">I", zlib.crc32(kind + held))
