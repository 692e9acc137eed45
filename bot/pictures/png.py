"""Writes a picture of one byte a pixel as PNG. Pillow can, too: this takes a third of the time, for fewer bytes.

https://www.w3.org/TR/png-3/
"""

import struct
import zlib

from PIL import Image
from zlib_ng import zlib_ng

SIGNATURE = b"\x89PNG\r\n\x1a\n"
EIGHT_BITS, PALETTE = 8, 3
LEVEL = 5
"""Of zlib-ng: the next level costs half as much time again and saves three bytes in a hundred."""


def png(image: Image.Image) -> bytes:
    """Return an image of mode "P" as the bytes of a PNG file; raises `ValueError` for another mode."""
    if image.mode != "P":
        raise ValueError(f"mode {image.mode} has no palette")
    header = struct.pack(">IIBBBBB", image.width, image.height, EIGHT_BITS, PALETTE, 0, 0, 0)
    colours = bytes(image.getpalette("RGB") or ())
    rows = zlib_ng.compress(_filtered(image), LEVEL)
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", rows), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(kind, held) for kind, held in chunks)


def _filtered(image: Image.Image) -> bytes:
    """Return all rows, each behind a zero: the filter "none", which suits palettes."""
    framed = Image.new("P", (image.width + 1, image.height), 0)
    framed.paste(image, (1, 0))
    return framed.tobytes()


def _chunk(kind: bytes, held: bytes) -> bytes:
    return struct.pack(">I", len(held)) + kind + held + struct.pack(">I", zlib.crc32(kind + held))
