"""The bench of the pictures: how long each sample takes to draw, and how big it is.

The sprites are cached by then, as in a running bot; the bands are not: every sample is painted and packed afresh.
"""

import time
from io import BytesIO
from pathlib import Path
from typing import TypedDict

from PIL import Image, ImageSequence

from bot.pictures import Picture
from bot.pictures.drawing import draw_pictures
from bot.pictures.moments import GOBLIN_PORTRAITS
from bot.pictures.painting.bands import pack_band
from bot.pictures.picture import find_media_extension
from bot.pictures.sample import Sample
from bot.pictures.shared.portraits import use_portraits
from games.engine.words import load_words

ROUNDS = 15
PHONE, ABREAST = 341, 4
"""How wide a phone shows a picture, and so many frames stand side by side on a contact sheet."""


class MeasuredPicture(TypedDict):
    """One sample: median milliseconds on a warm cache, kilobytes, pixels of its pictures one below the other.

    A picture that moves has several `frames`.
    """

    game: str
    picture: str
    ms: float
    kB: float
    width: int
    height: int
    frames: int


def draw_sample(game: str, sample: Sample) -> list[Picture]:
    """Return the pictures of a sample: a panel may have several."""
    return draw_pictures(game, sample.kind, sample.view, sample.names, load_words())


def measure_sample(game: str, sample: Sample) -> MeasuredPicture:
    """Draw a sample a few times and measure it."""
    pictures = draw_sample(game, sample)
    times = sorted(_time_drawing(game, sample) for _ in range(ROUNDS))
    return MeasuredPicture(
        game=game,
        picture=f"{sample.name}.{sample.kind}",
        ms=round(times[ROUNDS // 2], 2),
        kB=round(sum(len(picture.png) for picture in pictures) / 1000, 1),
        width=max(picture.width for picture in pictures),
        height=sum(picture.height for picture in pictures),
        frames=1,
    )


def measure_moving(game: str, kind: str, picture: Picture) -> MeasuredPicture:
    """Draw a moving picture a few times and measure it."""
    file = render_motion(picture)
    times = sorted(_moving_milliseconds(picture) for _ in range(ROUNDS))
    return MeasuredPicture(
        game=game,
        picture=f"{kind}.{find_media_extension(file)}",
        ms=round(times[ROUNDS // 2], 2),
        kB=round(len(file) / 1000, 1),
        width=picture.width,
        height=picture.height,
        frames=len(frames_of(file)),
    )


def render_motion(picture: Picture) -> bytes:
    """Return a picture in motion, with the faces of goblins."""
    with use_portraits(GOBLIN_PORTRAITS):
        return picture.get_file_bytes(moving=True)


def _moving_milliseconds(picture: Picture) -> float:
    begin = time.thread_time()
    render_motion(picture)
    return 1000 * (time.thread_time() - begin)


def frames_of(file: bytes) -> list[Image.Image]:
    """Return what each frame of a moving picture shows, in RGB."""
    with Image.open(BytesIO(file)) as read:
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(read)]


def save_moving(game: str, kind: str, picture: Picture, folder: Path) -> None:
    """Write a moving picture to a folder, with its words and a contact sheet of its frames, as a phone shows them."""
    folder.mkdir(parents=True, exist_ok=True)
    written = render_motion(picture)
    file = folder / f"{game}-{kind}.{find_media_extension(written)}"
    file.write_bytes(written)
    file.with_suffix(".txt").write_text(picture.alt_text + "\n", "utf-8")
    height, frames = round(picture.height * PHONE / picture.width), frames_of(written)
    sheet = Image.new("RGB", (ABREAST * PHONE, -(-len(frames) // ABREAST) * height))
    for number, frame in enumerate(frames):
        place = number % ABREAST * PHONE, number // ABREAST * height
        sheet.paste(frame.resize((PHONE, height), Image.Resampling.LANCZOS), place)
    sheet.save(file.with_name(f"{file.stem}-frames.png"))


def _time_drawing(game: str, sample: Sample) -> float:
    pack_band.cache_clear()
    begin = time.thread_time()
    draw_sample(game, sample)
    return 1000 * (time.thread_time() - begin)


def save_sample(game: str, sample: Sample, folder: Path) -> None:
    """Write the pictures of a sample to a folder, with their words beside them."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, picture in enumerate(draw_sample(game, sample), start=1):
        file = folder / f"{game}-{sample.name}.{sample.kind}{number if number > 1 else ''}.png"
        file.write_bytes(picture.png)
        file.with_suffix(".txt").write_text(picture.alt_text + "\n", "utf-8")
