"""What every picture of every game is: PNG in the palette, small, of a known size, the same each time."""

import gc
import io
from concurrent.futures import ThreadPoolExecutor
from functools import _lru_cache_wrapper

import pytest
from PIL import Image

from bot.pictures.bench import drawn
from bot.pictures.drawing import AT_TABLES, OWN, draw, pictures_of
from bot.pictures.moments import FACES
from bot.pictures.sample import Sample, samples_of
from bot.pictures.shared.portraits import faces_shown
from bot.screens.game import SHORT
from bot.screens.shelf import screen_of
from games import find, keys
from games.engine import Match
from games.engine.words import words

PICTURES = [(game, sample) for game in keys() for sample in samples_of(game).values()]
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


@pytest.mark.parametrize("game", keys())
def test_no_table_shows_the_faces_of_another(game: str) -> None:
    """A drawing that is kept and has faces on it must be kept for these faces alone."""
    samples = [sample for sample in samples_of(game).values() if sample.kind in AT_TABLES]
    _forget_drawings(game)
    with faces_shown(FACES):
        for sample in samples:
            drawn(game, sample)
    with faces_shown(FACES[::-1]):
        after_others = [drawn(game, sample) for sample in samples]
        _forget_drawings(game)
        assert [drawn(game, sample) for sample in samples] == after_others


def _forget_drawings(game: str) -> None:
    """Clear what a game and what all games share keep of drawings."""
    ours = (f"bot.games.{game}.pictures", "bot.pictures.shared")
    for kept in gc.get_objects():
        if isinstance(kept, _lru_cache_wrapper) and kept.__module__.startswith(ours):
            kept.cache_clear()


@pytest.mark.parametrize("game", keys())
def test_every_kind_of_picture_has_a_sample_position(game: str) -> None:
    shown = {sample.kind for sample in samples_of(game).values()}
    assert [f"no sample of {game} shows the picture {kind}" for kind in pictures_of(game) if kind not in shown] == []


@pytest.mark.parametrize("game", keys())
def test_a_page_of_the_rules_is_illustrated_by_a_sample_that_is_there(game: str) -> None:
    screen = screen_of(game)
    assert [page for page in screen.illustrated if page not in screen.rules] == []
    assert screen.illustrated
    assert all(screen.illustrations(page, words()) for page in (SHORT, *screen.illustrated))


@pytest.mark.parametrize("game", keys())
def test_what_hangs_for_everyone_is_drawn_from_what_everyone_sees(game: str) -> None:
    match = Match.new(game, seats=find(game).seats[-1], seed=bytes(32))
    names = [str(seat) for seat in range(match.seats)]
    for kind in pictures_of(game).keys() - OWN:
        with pytest.raises(ValueError, match="is for everyone"):
            draw(game, kind, match.view(0), names, words())


def test_pictures_drawn_in_many_threads_are_the_same() -> None:
    alone = [drawn(game, sample) for game, sample in PICTURES]
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(lambda one: drawn(*one), PICTURES * 4))
    assert together == alone * 4


def test_a_game_draws_nothing_for_a_kind_that_it_does_not_have() -> None:
    game, sample = PICTURES[0]
    assert draw(game, "no-such-kind", sample.view, sample.names, words()) == []
