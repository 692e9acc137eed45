"""Text in pictures can be read on a phone, where a picture is 341 pixels wide."""

import gc
from functools import _lru_cache_wrapper

import pytest
from PIL import Image

from bot.pictures.bench import drawn
from bot.pictures.drawing import pictures_of
from bot.pictures.painting import canvas, sprites
from bot.pictures.painting.lettering import Face, text_mask
from bot.pictures.painting.sprites import raster
from bot.pictures.sample import samples_of
from games import keys

SMALLEST = 23
"""At a width of 900, that is about 9 pixels of 341."""
DRAWN = ("bot.pictures", "bot.games")
KEPT = (samples_of, pictures_of, raster)
"""Things that are slow to draw and have no letters."""


def forget_what_was_drawn() -> None:
    """Empty the caches of everything that draws: what they hold is not lettered again."""
    gc.unfreeze()  # what is frozen is not listed
    for thing in gc.get_objects():
        if isinstance(thing, _lru_cache_wrapper) and str(thing.__module__).startswith(DRAWN) and thing not in KEPT:
            thing.cache_clear()
    gc.collect()
    gc.freeze()


@pytest.fixture
def lettered(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """The sizes of all letters that are drawn from now on."""
    sizes: set[int] = set()

    def noted(text: str, face: Face) -> Image.Image:
        sizes.add(face.size)
        return text_mask(text, face)

    forget_what_was_drawn()
    for room in (canvas, sprites):
        monkeypatch.setattr(room, "text_mask", noted)
    return sizes


@pytest.mark.parametrize("game", keys())
def test_no_letter_is_too_small_for_a_phone(game: str, lettered: set[int]) -> None:
    for sample in samples_of(game).values():
        drawn(game, sample)
    assert min(lettered) >= SMALLEST
