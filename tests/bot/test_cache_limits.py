"""A small host keeps less of everything, and what it has forgotten is made again."""

from collections.abc import Iterator
from dataclasses import fields, replace
from unittest.mock import Mock

import pytest

from bot.cache_limits import SMALL_HOST_CACHE_LIMITS, USUAL_CACHE_LIMITS, get_cache_limits, set_cache_limits
from bot.pictures.painting import sprites
from bot.pictures.painting.atlas import BUILT
from bot.pictures.painting.bands import BandCache
from bot.pictures.painting.png import PackedRows
from bot.pictures.painting.sprites import Drawing, clear_sprite_caches, compose_sprite, count_cached_bytes
from bot.tables.memory.table_cache import TableCache
from bot.ui.composing.avatars import AvatarCache
from bot.ui.composing.composer import Composer


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    set_cache_limits(USUAL_CACHE_LIMITS)
    clear_sprite_caches()
    sprites.READY.open_first_atlas(BUILT)


def test_a_small_host_has_less_of_everything() -> None:
    assert all(
        getattr(SMALL_HOST_CACHE_LIMITS, one.name) <= getattr(USUAL_CACHE_LIMITS, one.name) / 2
        for one in fields(SMALL_HOST_CACHE_LIMITS)
    )


def test_caches_that_are_made_at_the_start_are_as_large_as_the_limits() -> None:
    set_cache_limits(SMALL_HOST_CACHE_LIMITS)
    cache = TableCache(Mock(), Mock(), Mock(), Mock(), set_aside=Mock())
    assert (cache._most, cache._most_ended) == (SMALL_HOST_CACHE_LIMITS.tables, SMALL_HOST_CACHE_LIMITS.ended_tables)
    assert Composer(Mock())._made.maxsize == SMALL_HOST_CACHE_LIMITS.screens
    assert AvatarCache()._known.maxsize == SMALL_HOST_CACHE_LIMITS.faces


def test_bands_keep_to_the_limits_of_the_moment() -> None:
    cache = BandCache(USUAL_CACHE_LIMITS.band_bytes, lambda band: len(band.stream))
    set_cache_limits(replace(SMALL_HOST_CACHE_LIMITS, band_bytes=250))
    for number in range(5):
        cache[bytes([number])] = PackedRows(bytes(100), 1, 1)
    assert list(cache) == [bytes([3]), bytes([4])]


def test_sprites_are_forgotten_when_they_take_up_too_much_and_made_again_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sprites, "WITHOUT_ATLAS", True)
    sprites.READY.open_first_atlas()
    drawing = ((40, 40), (Drawing("parlour/bust", (0, 0, 40), (("coat", "#112233"),)),), "#d8c7a4")
    first, again = compose_sprite(*drawing), compose_sprite(*drawing)
    assert first is again
    set_cache_limits(replace(USUAL_CACHE_LIMITS, sprite_bytes=1000))
    count_cached_bytes(first.image)
    made_again = compose_sprite(*drawing)
    assert made_again is not first
    assert made_again.key == first.key
    assert get_cache_limits().sprite_bytes == 1000
