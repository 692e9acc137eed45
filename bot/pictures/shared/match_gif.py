"""Encodes the film of a match: its stills as one animated GIF, which players share."""

import io
from collections.abc import Sequence

from PIL import Image

from bot.pictures.painting.gif import Frame, encode_gif

MIN_STILL_HUNDREDTHS, MAX_STILL_HUNDREDTHS, FILM_HUNDREDTHS, LAST_STILL_HUNDREDTHS = 35, 120, 3000, 400
"""Hundredths of a second: of a still at least and at most, of all together about, and of the last."""
MOST_BYTES = 3_000_000


def encode_match_gif(stills: Sequence[bytes]) -> bytes:
    """Return a GIF of these PNGs in the bot's palette, which rests on the last; of as many as fit in 3 MB."""
    images = _pad_to_largest([_read_still(still) for still in stills])
    while True:
        each = max(MIN_STILL_HUNDREDTHS, min(MAX_STILL_HUNDREDTHS, FILM_HUNDREDTHS // len(images)))
        gif = encode_gif([*(Frame(image, each) for image in images[:-1]), Frame(images[-1], LAST_STILL_HUNDREDTHS)])
        if len(gif) <= MOST_BYTES or len(images) == 1:
            return gif
        images = [*images[:-1:2], images[-1]]


def _read_still(still: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(still))
    image.load()
    return image


def _pad_to_largest(images: Sequence[Image.Image]) -> list[Image.Image]:
    """Return images of the size of the largest; what is below a smaller one has the colour of its foot."""
    size = max(image.width for image in images), max(image.height for image in images)
    return [image if image.size == size else _pad_image(image, size) for image in images]


def _pad_image(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    whole = Image.new("P", size, image.tobytes()[-image.width])
    whole.paste(image, (0, 0))
    return whole
