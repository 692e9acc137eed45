"""The bench of the pictures: how long each sample takes to draw, and how big it is.

The sprites are cached by then, as in a running bot; the bands are not: every sample is painted and packed afresh.
"""

import time
from io import BytesIO
from pathlib import Path
from typing import TypedDict

from PIL import Image, ImageSequence

from bot.pictures import Picture
from bot.pictures.drawing import draw
from bot.pictures.moments import FACES
from bot.pictures.painting.bands import packed
from bot.pictures.picture import media
from bot.pictures.sample import Sample
from bot.pictures.shared.portraits import faces_shown
from games.engine.words import words

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


def drawn(game: str, sample: Sample) -> list[Picture]:
    """Return the pictures of a sample: a panel may have several."""
    return draw(game, sample.kind, sample.view, sample.names, words())


def measure(game: str, sample: Sample) -> MeasuredPicture:
    """Draw a sample a few times and measure it."""
    pictures = drawn(game, sample)
    times = sorted(_milliseconds(game, sample) for _ in range(ROUNDS))
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
    file = moved(picture)
    times = sorted(_moving_milliseconds(picture) for _ in range(ROUNDS))
    return MeasuredPicture(
        game=game,
        picture=f"{kind}.{media(file)}",
        ms=round(times[ROUNDS // 2], 2),
        kB=round(len(file) / 1000, 1),
        width=picture.width,
        height=picture.height,
        frames=len(frames_of(file)),
    )


def moved(picture: Picture) -> bytes:
    """Return a picture in motion, with the faces of goblins."""
    with faces_shown(FACES):
        return picture.content(moving=True)


def _moving_milliseconds(picture: Picture) -> float:
    begin = time.thread_time()
    moved(picture)
    return 1000 * (time.thread_time() - begin)


def frames_of(file: bytes) -> list[Image.Image]:
    """Return what each frame of a moving picture shows, in RGB."""
    with Image.open(BytesIO(file)) as read:
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(read)]


def save_moving(game: str, kind: str, picture: Picture, folder: Path) -> None:
    """Write a moving picture to a folder, with its words and a contact sheet of its frames, as a phone shows them."""
    folder.mkdir(parents=True, exist_ok=True)
    written = moved(picture)
    file = folder / f"{game}-{kind}.{media(written)}"
    file.write_bytes(written)
    file.with_suffix(".txt").write_text(picture.alt + "\n", "utf-8")
    height, frames = round(picture.height * PHONE / picture.width), frames_of(written)
    sheet = Image.new("RGB", (ABREAST * PHONE, -(-len(frames) // ABREAST) * height))
    for number, frame in enumerate(frames):
        place = number % ABREAST * PHONE, number // ABREAST * height
        sheet.paste(frame.resize((PHONE, height), Image.Resampling.LANCZOS), place)
    sheet.save(file.with_name(f"{file.stem}-frames.png"))


def _milliseconds(game: str, sample: Sample) -> float:
    packed.cache_clear()
    begin = time.thread_time()
    drawn(game, sample)
    return 1000 * (time.thread_time() - begin)


def save(game: str, sample: Sample, folder: Path) -> None:
    """Write the pictures of a sample to a folder, with their words beside them."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, picture in enumerate(drawn(game, sample), start=1):
        file = folder / f"{game}-{sample.name}.{sample.kind}{number if number > 1 else ''}.png"
        file.write_bytes(picture.png)
        file.with_suffix(".txt").write_text(picture.alt + "\n", "utf-8")
