"""Encodes PNGs of one byte a pixel, from bands of rows that are packed (compressed) separately.

https://www.w3.org/TR/png-3/
"""

import struct
from collections.abc import Iterable
from dataclasses import dataclass

from zlib_ng import zlib_ng

SIGNATURE = b"\x89PNG\r\n\x1a\n"
BIT_DEPTH, PALETTE_COLOUR_TYPE = 8, 3
ZLIB_LEVEL = 5
"""The level of zlib-ng: with the one above, packing takes half as long again for 3 % fewer bytes."""

ZLIB_HEAD, RAW_WINDOW_BITS, LAST_ZLIB_BLOCK = b"\x78\x5e", -15, b"\x03\x00"
"""The first bytes of a zlib stream, the packer's setting for a stream without them, and an empty last block."""

ADLER_MODULUS = 65521
"""The modulus of both halves of Adler-32."""


@dataclass(frozen=True, slots=True)
class PackedRows:
    """Some rows as a part of a stream; it does not depend on the rows above, so it is the same in any place.

    `total` is the Adler-32 of the rows, `length` how many bytes they have.
    """

    stream: bytes
    total: int
    length: int


def compress_png_rows(rows: bytes) -> PackedRows:
    """Pack rows, each after a zero: the filter "none", which suits palettes."""
    packer = zlib_ng.compressobj(ZLIB_LEVEL, zlib_ng.DEFLATED, RAW_WINDOW_BITS)
    # Joined, not added: to what is empty the sum would be the packer's own buffer, cut to size where it lies, and what
    # was cut off stays free between the bands that are kept.
    stream = b"".join((packer.compress(rows), packer.flush(zlib_ng.Z_SYNC_FLUSH)))
    return PackedRows(stream, zlib_ng.adler32(rows), len(rows))


def encode_png(size: tuple[int, int], colours: bytes, bands: Iterable[PackedRows]) -> bytes:
    """Encode a PNG file: its rows are one zlib stream, of a head, the bands, an empty last block."""
    header = _encode_chunk(b"IHDR", struct.pack(">IIBBBBB", *size, BIT_DEPTH, PALETTE_COLOUR_TYPE, 0, 0, 0))
    total, parts = 1, [ZLIB_HEAD]
    for band in bands:
        parts.append(band.stream)
        total = _combine_checksums(total, band)
    stream = b"".join((*parts, LAST_ZLIB_BLOCK, struct.pack(">I", total)))
    return b"".join(
        (
            SIGNATURE,
            header,
            _encode_chunk(b"PLTE", colours),
            _encode_chunk(b"IDAT", stream),
            _encode_chunk(b"IEND", b""),
        )
    )


def _combine_checksums(total: int, band: PackedRows) -> int:
    """Return the Adler-32 of some rows and a band below them, given that of each."""
    low, high = total & 0xFFFF, total >> 16
    low_added, high_added = band.total & 0xFFFF, band.total >> 16
    high_both = (high + high_added + band.length * (low - 1)) % ADLER_MODULUS
    return high_both << 16 | (low + low_added - 1) % ADLER_MODULUS


def _encode_chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib_ng.crc32(kind + content))
