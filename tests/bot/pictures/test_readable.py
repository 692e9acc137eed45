"""Text in pictures can be read on a phone, where a picture is 341 pixels wide: it is large, and stands out."""

import gc
from functools import _lru_cache_wrapper

import pytest

from bot.pictures.bench import drawn
from bot.pictures.drawing import pictures_of
from bot.pictures.moments import moments_of
from bot.pictures.painting.sprites import raster
from bot.pictures.sample import samples_of
from bot.pictures.sheet import podiums
from games import keys
from tests.bot.pictures.watching import Lettered, watch

SMALLEST = 23
"""At a width of 900, that is about 9 pixels of 341."""
LEAST = 3.5
"""The contrast of a number with what is behind it."""
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
def lettered(monkeypatch: pytest.MonkeyPatch) -> Lettered:
    """All letters that are drawn from now on."""
    forget_what_was_drawn()
    return watch(monkeypatch)


@pytest.mark.parametrize("game", keys())
def test_letters_are_large_enough_for_a_phone_and_numbers_stand_out_from_what_is_behind_them(
    game: str, lettered: Lettered
) -> None:
    for sample in samples_of(game).values():
        drawn(game, sample)
    moments_of(game)
    assert min(lettered.sizes) >= SMALLEST
    assert len(lettered.contrasts) > 20
    assert lettered.below(LEAST) == []


def test_numbers_stand_out_on_a_podium(lettered: Lettered) -> None:
    list(podiums())
    assert len(lettered.contrasts) > 5
    assert lettered.below(LEAST) == []
