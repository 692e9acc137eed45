"""The pictures of the house are PNG files that every program reads, pixel for pixel."""

import io
from unittest.mock import Mock

import pytest
from PIL import Image
from zlib_ng import zlib_ng

from bot.pictures.png import png
from bot.pictures.theme import palette


def pattern(width: int, height: int) -> Image.Image:
    """Return an image in which every index of the palette comes up, in rows that are all different."""
    image = Image.frombytes(
        "P", (width, height), bytes((7 * x + 3 * y) % 256 for y in range(height) for x in range(width))
    )
    image.putpalette(palette().getpalette() or [])
    return image


@pytest.mark.parametrize(("width", "height"), [(1, 1), (2, 300), (301, 7), (905, 690)])
def test_what_is_written_is_read_back(width: int, height: int) -> None:
    image = pattern(width, height)
    with Image.open(io.BytesIO(png(image))) as read:
        assert (read.format, read.mode, read.size) == ("PNG", "P", (width, height))
        read.load()
        assert read.tobytes() == image.tobytes()
        assert read.convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_a_picture_that_differs_in_one_pixel_is_written_with_that_pixel() -> None:
    image = pattern(301, 400)
    png(image)
    for x, y in ((0, 0), (300, 95), (0, 96), (150, 399)):
        image.putpixel((x, y), (7 * x + 3 * y + 1) % 256)
        with Image.open(io.BytesIO(png(image))) as read:
            assert read.tobytes() == image.tobytes()


def test_what_is_as_it_was_is_not_packed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    image = pattern(305, 400)
    png(image)
    packers = Mock(wraps=zlib_ng.compressobj)
    monkeypatch.setattr(zlib_ng, "compressobj", packers)
    image.putpixel((7, 100), 0)
    png(image)
    assert packers.call_count == 1


def test_every_chunk_has_the_sum_that_it_tells() -> None:
    with Image.open(io.BytesIO(png(pattern(60, 40)))) as read:
        read.verify()
    spoiled = bytearray(png(pattern(60, 40)))
    spoiled[-20] ^= 1
    with Image.open(io.BytesIO(bytes(spoiled))) as read, pytest.raises((SyntaxError, OSError)):
        read.verify()


def test_an_image_without_a_palette_is_refused() -> None:
    with pytest.raises(ValueError, match="mode RGB has no palette"):
        png(Image.new("RGB", (3, 3)))
