"""The pictures of the bot are PNG files that every program reads, pixel for pixel."""

import io
import zlib
from itertools import pairwise

import pytest
from PIL import Image

from bot.pictures.painting.png import PackedRows, compress_png_rows, encode_png
from bot.pictures.painting.theme import flatten_palette


def rows(width: int, first: int, last: int) -> bytes:
    """Return rows in which every place of the palette comes up, all different."""
    return bytes((7 * x + 3 * y) % 256 for y in range(first, last) for x in range(width))


def packed(width: int, first: int, last: int) -> PackedRows:
    """Return such rows as a part of a file."""
    held = rows(width, first, last)
    return compress_png_rows(b"".join(b"\0" + held[start : start + width] for start in range(0, len(held), width)))


@pytest.mark.parametrize(
    ("width", "ends"), [(1, [0, 1]), (2, [0, 96, 192, 300]), (301, [0, 7]), (905, [0, 64, 690]), (900, [0, 1, 2, 1094])]
)
def test_what_is_written_is_read_back(width: int, ends: list[int]) -> None:
    file = encode_png((width, ends[-1]), flatten_palette(), [packed(width, *part) for part in pairwise(ends)])
    whole = Image.frombytes("P", (width, ends[-1]), rows(width, 0, ends[-1]))
    whole.putpalette(flatten_palette())
    with Image.open(io.BytesIO(file)) as read:
        assert (read.format, read.mode, read.size) == ("PNG", "P", whole.size)
        read.load()
        assert read.tobytes() == whole.tobytes()
        assert read.convert("RGB").tobytes() == whole.convert("RGB").tobytes()


def test_the_sum_of_all_rows_follows_from_those_of_the_bands() -> None:
    parts = [packed(900, *part) for part in pairwise([0, 64, 65, 700])]
    file = encode_png((900, 700), flatten_palette(), parts)
    stream, at = b"", 8
    while at < len(file):
        length, kind = int.from_bytes(file[at : at + 4], "big"), file[at + 4 : at + 8]
        stream += file[at + 8 : at + 8 + length] if kind == b"IDAT" else b""
        at += length + 12
    assert len(zlib.decompress(stream)) == 901 * 700, "zlib refuses a wrong sum"


def test_every_chunk_has_the_sum_that_it_tells() -> None:
    file = encode_png((60, 40), flatten_palette(), [packed(60, 0, 40)])
    with Image.open(io.BytesIO(file)) as read:
        read.verify()
    spoiled = bytearray(file)
    spoiled[-20] ^= 1
    with Image.open(io.BytesIO(bytes(spoiled))) as read, pytest.raises((SyntaxError, OSError)):
        read.verify()
