"""Moving pictures are GIF files that every program reads: each frame pixel for pixel, played once, and light."""

import io
from collections.abc import Sequence

import pytest
from PIL import Image, ImageSequence

from bot.pictures.drawing import draw_pictures
from bot.pictures.painting.gif import Frame, encode_gif
from bot.pictures.painting.theme import build_palette_colours, flatten_palette
from bot.pictures.picture import find_media_extension
from games.engine import Match
from games.engine.words import load_words

SIZE = 90, 50


def image(*squares: tuple[int, int, int], size: tuple[int, int] = SIZE) -> Image.Image:
    """Return a ground with squares of 9 pixels: left, top, place in the palette."""
    made = Image.new("P", size, 7)
    made.putpalette(flatten_palette())
    for left, top, place in squares:
        made.paste(place, (left, top, left + 9, top + 9))
    return made


def seen(file: bytes) -> list[bytes]:
    """Return what each frame shows, in RGB."""
    with Image.open(io.BytesIO(file)) as read:
        return [frame.convert("RGB").tobytes() for frame in ImageSequence.Iterator(read)]


def written(images: Sequence[Image.Image]) -> bytes:
    """Return these images as frames of a tenth of a second."""
    return encode_gif([Frame(one, 10) for one in images])


@pytest.mark.parametrize(
    "images",
    [
        [image()],
        [image(), image((3, 4, 8)), image((12, 4, 9), (40, 30, 10))],
        [image((0, 0, 1)), image((81, 41, 200)), image((0, 0, 1))],
        [image((3, 4, 8)), image((3, 4, 8)), image()],
        [image((5, 5, 255), (20, 20, 254)), image((6, 5, 255), (20, 20, 0))],
        [image(size=(1, 1)), image((0, 0, 3), size=(1, 1))],
    ],
    ids=["one", "some", "corners", "nothing changes", "places left over", "one pixel"],
)
def test_what_is_written_is_read_back_frame_by_frame(images: Sequence[Image.Image]) -> None:
    assert seen(written(images)) == [one.convert("RGB").tobytes() for one in images]


def test_every_place_of_the_palette_is_kept_through_all_frames() -> None:
    def strewn(step: int) -> Image.Image:
        held = bytes(
            (7 * x + 3 * y + step * x * y) % len(build_palette_colours()) for y in range(50) for x in range(90)
        )
        made = Image.frombytes("P", SIZE, held)
        made.putpalette(flatten_palette())
        return made

    images = [strewn(step) for step in range(5)]
    assert seen(written(images)) == [one.convert("RGB").tobytes() for one in images]
    assert len(build_palette_colours()) < 256, "one place says that a pixel is as before"


def test_it_plays_once_for_as_long_as_it_says() -> None:
    file = encode_gif([Frame(image(), 5), Frame(image((3, 4, 8)), 40)])
    with Image.open(io.BytesIO(file)) as read:
        assert (read.format, read.size, "loop" in read.info) == ("GIF", SIZE, False)
        assert [frame.info["duration"] for frame in ImageSequence.Iterator(read)] == [50, 400]
    assert find_media_extension(file) == "gif"


def test_what_has_not_changed_costs_hardly_anything() -> None:
    match = Match.deal_by_key("emerald_skulls", seats=4, seed=bytes(32))
    [still] = draw_pictures("emerald_skulls", "board", match.view(None), ["A", "B", "C", "D"], load_words())
    with Image.open(io.BytesIO(still.png)) as read:
        board = read.copy()
    other = board.copy()
    other.paste(3, (100, 100, 164, 164))
    alone, both = len(written([board])), len(written([board, other]))
    assert both - alone < 1_000
    assert seen(written([board, other])) == [one.convert("RGB").tobytes() for one in (board, other)]
