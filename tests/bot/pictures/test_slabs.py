"""A large slab or plate is a small one drawn out, and nobody can tell."""

import pytest
from PIL import ImageChops

from bot.pictures.painting import slabs
from bot.pictures.painting.sprites import Size, Sprite, draw_full_rounded_plate, render_rounded_plate_sprite
from bot.pictures.painting.theme import BLACK, CAVE, GOLD, SAND


def differing(one: Sprite, other: Sprite) -> int:
    """Return how many pixels of two sprites of one size differ; both must cover the same."""
    assert one.mask
    assert other.mask
    assert one.mask.tobytes() == other.mask.tobytes()
    images = (each.image.convert("RGB") for each in (one, other))
    counts: list[int] = ImageChops.difference(*images).convert("L").histogram()
    return sum(counts[1:])


@pytest.mark.parametrize(("size", "radius", "shadow"), [((420, 90), 14, 6), ((131, 60), 10, 2), ((40, 60), 12, 0)])
@pytest.mark.parametrize("look", [slabs.LIT_LOOK, slabs.DIM_LOOK], ids=["lit", "dim"])
def test_a_slab_looks_as_if_it_were_drawn_whole(size: Size, radius: int, shadow: int, look: slabs.SlabLook) -> None:
    whole = slabs.draw_full_slab(size, radius, look, CAVE, shadow)
    assert slabs.render_slab_sprite(size, radius, look, CAVE, shadow=shadow).key == whole.key


@pytest.mark.parametrize("size", [(420, 90), (90, 300), (141, 57), (20, 20)])
@pytest.mark.parametrize(("radius", "rim"), [(12, 3), (20, 3), (8, 5)])
@pytest.mark.parametrize("crisp", [False, True])
def test_a_plate_looks_as_if_it_were_drawn_whole(size: Size, radius: int, rim: int, crisp: bool) -> None:
    whole = draw_full_rounded_plate(size, radius, SAND, GOLD, BLACK, rim, crisp=crisp)
    assert differing(render_rounded_plate_sprite(size, radius, SAND, GOLD, BLACK, rim, crisp=crisp), whole) <= 1
