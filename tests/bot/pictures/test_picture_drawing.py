"""What every picture is: PNG in the palette, small, of a known size, the same each time."""

import io
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from bot.pictures import draw, kinds
from bot.pictures.bench import SAMPLES, drawn
from bot.pictures.sample import Sample
from games.engine.words import words

PICTURES = [(game, sample) for game, samples in SAMPLES.items() for sample in samples()]
NAMES = [f"{game}-{sample.name}" for game, sample in PICTURES]

every_picture = pytest.mark.parametrize(("game", "sample"), PICTURES, ids=NAMES)


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png))


@every_picture
def test_a_picture_is_a_png_with_a_palette(game: str, sample: Sample) -> None:
    images = [opened(picture.png) for picture in drawn(game, sample)]
    assert images
    assert all((image.format, image.mode) == ("PNG", "P") for image in images)


@every_picture
def test_a_picture_has_the_size_that_it_names(game: str, sample: Sample) -> None:
    for picture in drawn(game, sample):
        assert opened(picture.png).size == (picture.width, picture.height)
        assert 900 <= picture.width <= 1080


@every_picture
def test_a_picture_weighs_at_most_seventy_kilobytes(game: str, sample: Sample) -> None:
    assert max(len(picture.png) for picture in drawn(game, sample)) <= 70_000


@every_picture
def test_the_words_of_a_picture_fit_what_discord_takes(game: str, sample: Sample) -> None:
    assert all(0 < len(picture.alt) <= 1024 for picture in drawn(game, sample))


@every_picture
def test_the_same_view_gives_the_same_bytes(game: str, sample: Sample) -> None:
    assert drawn(game, sample) == drawn(game, sample)


def test_pictures_drawn_in_many_threads_are_the_same() -> None:
    alone = [drawn(game, sample) for game, sample in PICTURES]
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(lambda one: drawn(*one), PICTURES * 4))
    assert together == alone * 4


def test_every_game_with_pictures_has_a_board() -> None:
    assert all("board" in kinds(game) for game in SAMPLES)


def test_a_game_without_pictures_gives_none() -> None:
    game, sample = PICTURES[0]
    assert draw("no-such-game", "board", sample.view, sample.names, words()) == []
    assert draw(game, "no-such-kind", sample.view, sample.names, words()) == []
