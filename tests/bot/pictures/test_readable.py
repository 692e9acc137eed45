"""Text in pictures can be read on a phone, where a picture is 341 pixels wide: it is large, and stands out."""

import gc
import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from types import ModuleType

import pytest

from bot.games.goats_and_goblins.pictures import layout as goats_and_goblins
from bot.games.gobblestones.pictures import layout as gobblestones
from bot.games.goblin_market.pictures import layout as goblin_market
from bot.games.goblin_teeth.pictures import layout as goblin_teeth
from bot.pictures.drawing import find_draw_functions
from bot.pictures.moments import draw_sample_moments
from bot.pictures.painting.sprites import READY, rasterize_svg
from bot.pictures.sample import find_samples
from games import list_game_keys
from tests.bot.pictures.watching import Lettered, watch
from tests.pictures.bench import draw_sample
from tests.pictures.sheet import sample_podiums
from tests.screens.longer import long_winded
from tests.shelf.samples import Samples, few_and_rarely_all

SMALLEST = 24
"""At a width of 900, that is 9 pixels of 341."""
DESK, SMALLEST_THERE, LEAST_NUMBER = (600, 350), 8, 11
"""Discord's desktop shows a picture in this box: letters have so many pixels there, needed numbers so many."""
NEEDED = {
    "gobblestones": gobblestones.VALUE_SIZE,
    "goblin_market": min(goblin_market.BID_SIZE, goblin_market.CHIP_SIZE, goblin_market.COINS_SIZE),
    "goats_and_goblins": min(goats_and_goblins.NUMBER_SIZE, goats_and_goblins.METER_SIZE),
    "goblin_teeth": goblin_teeth.MIN_TOTAL_SIZE,
}
"""The size of what a move hangs on: values of spaces, bids and purses, Cave-Ins. In Emerald Skulls it is on buttons."""
LEAST = 3.5
"""The contrast of a number with what is behind it."""
KEPT = (find_samples, find_draw_functions, rasterize_svg)
"""Things that are slow to draw and have no letters."""


def forget_what_was_drawn(*games: str) -> None:
    """Empty the caches of everything that draws these games, or all: what they hold is not lettered again."""
    READY.open_first_atlas()  # no atlas
    drawing = ("bot.pictures", *(f"bot.games.{game}." for game in games or list_game_keys()))
    for cached in drawing_caches():
        if cached.__module__.startswith(drawing) and cached not in KEPT:
            cached.cache_clear()


def drawing_caches() -> Iterator["_lru_cache_wrapper[object]"]:
    """Yield all functions that keep what they have drawn, of modules and of classes in them."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("bot.pictures", "bot.games.")):
            yield from _caches_in(module)


def _caches_in(owner: ModuleType | type) -> Iterator["_lru_cache_wrapper[object]"]:
    for thing in list(vars(owner).values()):
        held = thing.__func__ if isinstance(thing, staticmethod | classmethod) else thing
        if isinstance(held, _lru_cache_wrapper):
            yield held
        elif isinstance(held, type) and held.__module__ == getattr(owner, "__name__", ""):
            yield from _caches_in(held)


@pytest.fixture(autouse=True)
def _atlas_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take sprites from the same atlas as before after each test."""
    monkeypatch.setattr(READY, "_atlas", READY.atlas)


@pytest.fixture
def lettered(monkeypatch: pytest.MonkeyPatch) -> Lettered:
    """All letters that are drawn from now on."""
    forget_what_was_drawn()
    return watch(monkeypatch)


def test_no_function_that_keeps_what_it_has_drawn_is_overlooked() -> None:
    """To ask the garbage collector for all objects takes half a second among thousands of tests: it is asked once."""
    gc.unfreeze()  # what is frozen is not listed
    caches = [thing for thing in gc.get_objects() if isinstance(thing, _lru_cache_wrapper)]
    gc.freeze()
    drawing = {cached for cached in caches if str(cached.__module__).startswith(("bot.pictures", "bot.games."))}
    assert drawing <= set(drawing_caches())


@few_and_rarely_all
@pytest.mark.parametrize("game", list_game_keys())
def test_letters_are_large_enough_for_a_phone_and_numbers_stand_out_from_what_is_behind_them(
    game: str, samples: Samples, lettered: Lettered
) -> None:
    pictures = [picture for sample in samples(game).values() for picture in draw_sample(game, sample)]
    at_desk = min(min(DESK[0] / picture.width, DESK[1] / picture.height) for picture in pictures)
    assert min(lettered.sizes) * at_desk >= SMALLEST_THERE
    assert game not in NEEDED or NEEDED[game] * at_desk >= LEAST_NUMBER
    draw_sample_moments(game)
    assert min(lettered.sizes) >= SMALLEST
    assert game not in NEEDED or len(lettered.contrasts) > 20
    assert lettered.below(LEAST) == []


@pytest.mark.usefixtures("in_words")
@few_and_rarely_all
@pytest.mark.parametrize("game", list_game_keys())
def test_every_picture_is_drawn_in_a_language_that_is_a_third_longer(game: str, samples: Samples) -> None:
    forget_what_was_drawn(game)
    with long_winded():
        drawings = [draw_sample(game, sample) for sample in samples(game).values()]
    forget_what_was_drawn(game)
    assert all(drawings)


def test_numbers_stand_out_on_a_podium(lettered: Lettered) -> None:
    list(sample_podiums())
    assert len(lettered.contrasts) > 5
    assert lettered.below(LEAST) == []
