"""Encodes an animated GIF (animation) in the palette: it plays once and keeps what has not changed.

Each frame is cropped to what is different from the one before, and says "as before" for the pixels in it that are not:
long runs of one value take hardly any bytes. https://www.w3.org/Graphics/GIF/spec-gif89a.txt
"""

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops

from bot.pictures.painting.theme import flatten_palette

UNCHANGED_INDEX = 255
"""A place of the palette that no picture uses: what was there stays."""
BITS_PER_PIXEL, PALETTE_FLAGS, TRANSPARENT_FLAG, KEEP_FRAME_FLAG = 8, 0xF7, 1, 1 << 2
CHANGED_LOOKUP = [0] + [255] * 255
PALETTE_LOOKUP = bytes([*range(UNCHANGED_INDEX), UNCHANGED_INDEX - 1])
"""The places of the palette that are left over have the same colour, so the last may mean something else."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A frame of an animation, seen for so many hundredths of a second: an image in the palette."""

    image: Image.Image
    hundredths: int


def encode_gif(frames: Sequence[Frame]) -> bytes:
    """Encode a GIF: return the bytes of a file of frames of one size; it rests on the last of them for ever."""
    head = b"GIF89a" + struct.pack("<HHBBB", *frames[0].image.size, PALETTE_FLAGS, 0, 0) + flatten_palette()
    return b"".join((head, *_encode_frames(frames), b";"))


def _encode_frames(frames: Sequence[Frame]) -> Iterator[bytes]:
    before: Image.Image | None = None
    for frame in frames:
        flat = Image.frombytes("L", frame.image.size, frame.image.tobytes().translate(PALETTE_LOOKUP))
        yield _encode_frame(flat, before, frame.hundredths)
        before = flat


def _encode_frame(flat: Image.Image, before: Image.Image | None, hundredths: int) -> bytes:
    """Return one frame; one that is as before takes a single pixel."""
    box, image = (0, 0), flat
    if before is not None:
        changed = ImageChops.difference(flat, before).point(CHANGED_LOOKUP)
        left, top, right, bottom = changed.getbbox() or (0, 0, 1, 1)
        box, mask = (left, top), changed.crop((left, top, right, bottom))
        image = Image.new("L", mask.size, UNCHANGED_INDEX)
        image.paste(flat.crop((left, top, right, bottom)), (0, 0), mask)
    control = struct.pack("<BBBBHBB", 0x21, 0xF9, 4, KEEP_FRAME_FLAG | TRANSPARENT_FLAG, hundredths, UNCHANGED_INDEX, 0)
    place = struct.pack("<BHHHHB", 0x2C, *box, *image.size, 0)
    return control + place + bytes([BITS_PER_PIXEL]) + image.tobytes("gif", "L", BITS_PER_PIXEL, 0) + b"\0"
