"""The bench of the pictures: how long each sample takes to draw, and how big it is.

The sprites are cached by then, as in a running house; the bands are not: every sample is painted and packed afresh.
"""

import time
from pathlib import Path
from typing import TypedDict

from bot.pictures import Picture
from bot.pictures.drawing import draw
from bot.pictures.painting.bands import packed
from bot.pictures.sample import Sample
from games.engine.words import words

ROUNDS = 15


class MeasuredPicture(TypedDict):
    """One sample: median milliseconds on a warm cache, kilobytes, pixels of its pictures one below the other."""

    game: str
    picture: str
    ms: float
    kB: float
    width: int
    height: int


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
    )


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
