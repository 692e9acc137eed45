"""A broad slab is a narrow one drawn out, and nobody can tell."""

import pytest

from bot.pictures.painting import slabs
from bot.pictures.painting.sprites import Size
from bot.pictures.painting.theme import CAVE


@pytest.mark.parametrize(("size", "radius", "shadow"), [((420, 90), 14, 6), ((131, 60), 10, 2), ((40, 60), 12, 0)])
@pytest.mark.parametrize("look", [slabs.LIT, slabs.DIM], ids=["lit", "dim"])
def test_a_slab_looks_as_if_it_were_drawn_whole(size: Size, radius: int, shadow: int, look: slabs.Look) -> None:
    whole = slabs.drawn_whole(size, radius, look, CAVE, shadow)
    assert slabs.slab(size, radius, look, CAVE, shadow=shadow).key == whole.key
