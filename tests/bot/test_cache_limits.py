"""A small host keeps less of everything, and what it has forgotten is made again."""

from collections.abc import Iterator
from dataclasses import fields, replace
from unittest.mock import Mock

import pytest

from bot.cache_limits import SMALL, USUAL, get_cache_limits, set_cache_limits
from bot.pictures.painting import sprites
from bot.pictures.painting.atlas import BUILT
from bot.pictures.painting.bands import BandCache
from bot.pictures.painting.png import PackedRows
from bot.pictures.painting.sprites import Drawing, compose_sprite, count_cached_bytes, forget_sprites
from bot.tables.memory.table_cache import TableCache
from bot.ui.composing.avatars import Avatars
from bot.ui.composing.composer import Composer


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    set_cache_limits(USUAL)
    forget_sprites()
    sprites.READY.open_first_atlas(BUILT)


def test_a_small_host_has_less_of_everything() -> None:
    assert all(getattr(SMALL, one.name) <= getattr(USUAL, one.name) / 2 for one in fields(SMALL))


def test_caches_that_are_made_at_the_start_are_as_large_as_the_limits() -> None:
    set_cache_limits(SMALL)
    cache = TableCache(Mock(), Mock(), Mock(), Mock(), set_aside=Mock())
    assert (cache._most, cache._most_ended) == (SMALL.tables, SMALL.ended_tables)
    assert Composer(Mock())._made.maxsize == SMALL.screens
    assert Avatars()._known.maxsize == SMALL.faces


def test_bands_keep_to_the_limits_of_the_moment() -> None:
    cache = BandCache(USUAL.band_bytes, lambda band: len(band.stream))
    set_cache_limits(replace(SMALL, band_bytes=250))
    for number in range(5):
        cache[bytes([number])] = PackedRows(bytes(100), 1, 1)
    assert list(cache) == [bytes([3]), bytes([4])]


def test_sprites_are_forgotten_when_they_take_up_too_much_and_made_again_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sprites, "WITHOUT_ATLAS", True)
    sprites.READY.open_first_atlas()
    drawing = ((40, 40), (Drawing("parlour/bust", (0, 0, 40), (("coat", "#112233"),)),), "#d8c7a4")
    first, again = compose_sprite(*drawing), compose_sprite(*drawing)
    assert first is again
    set_cache_limits(replace(USUAL, sprite_bytes=1000))
    count_cached_bytes(first.image)
    made_again = compose_sprite(*drawing)
    assert made_again is not first
    assert made_again.key == first.key
    assert get_cache_limits().sprite_bytes == 1000
