"""Colours of Gobblestones differ in shape, too: for eyes that cannot tell the hues apart, and for print."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.gobblestones.pictures.tiles import (
    PEBBLE,
    SIGN_NAMES,
    SeenTile,
    render_empty_space_sprite,
    render_rack_sprite,
    render_stone_sprite,
)
from bot.pictures.painting.sprites import Sprite, rasterize_svg
from bot.pictures.painting.theme import CAVE, build_palette_image
from games.gobblestones import TILE_COLOURS

PAIRS = list(combinations(range(len(TILE_COLOURS)), 2))


def grey(sprite: Sprite) -> Image.Image:
    image = sprite.image.copy()
    image.putpalette(build_palette_image().getpalette() or [])
    return image.convert("RGB").convert("L")


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return the mean difference of two pictures, 0 to 255."""
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0]


def strength(sprite: Sprite) -> float:
    """Return how far from grey the middle of a sprite is: the mean of the difference between its channels."""
    image = sprite.image.copy()
    image.putpalette(build_palette_image().getpalette() or [])
    inner = image.convert("RGB").crop((8, 8, image.width - 8, image.height - 8))
    red, green, blue = inner.split()
    high = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    low = ImageChops.darker(ImageChops.darker(red, green), blue)
    return difference(high, low)


def shape(sign: str) -> Image.Image:
    return rasterize_svg(f"gobblestones/sign-{sign}", 60).getchannel("A").point(lambda cover: 255 * (cover > 127))


@pytest.mark.parametrize(("one", "other"), list(combinations((*SIGN_NAMES, PEBBLE), 2)))
def test_signs_differ_in_outline_by_a_seventh_of_their_area(one: str, other: str) -> None:
    both = ImageStat.Stat(ImageChops.lighter(shape(one), shape(other))).sum[0]
    apart = ImageStat.Stat(ImageChops.difference(shape(one), shape(other))).sum[0]
    assert apart / both > 1 / 7


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_tiles_and_spaces_differ_without_their_hue(one: int, other: int) -> None:
    assert (
        difference(grey(render_stone_sprite(SeenTile(one, True))), grey(render_stone_sprite(SeenTile(other, True))))
        > 10
    )
    assert (
        difference(grey(render_stone_sprite(SeenTile(one, False))), grey(render_stone_sprite(SeenTile(other, False))))
        > 2
    )
    assert (
        difference(grey(render_empty_space_sprite(one, 3, "row")), grey(render_empty_space_sprite(other, 3, "row")))
        > 10
    )
    assert (
        difference(grey(render_empty_space_sprite(one, 3, "open")), grey(render_empty_space_sprite(other, 3, "open")))
        > 7
    )
    assert difference(grey(render_rack_sprite(one, 62, CAVE)), grey(render_rack_sprite(other, 62, CAVE))) > 10


@pytest.mark.parametrize("colour", range(len(TILE_COLOURS)))
def test_a_tile_is_bolder_than_its_open_space(colour: int) -> None:
    """The full colour is that of tiles alone."""
    bold = strength(render_stone_sprite(SeenTile(colour, True)))
    for light in ("row", "mine", "open", "far"):
        assert bold > 1.5 * strength(render_empty_space_sprite(colour, 3, light))


@pytest.mark.parametrize("colour", range(len(TILE_COLOURS)))
def test_one_tile_looks_different_face_up_face_down_last_and_half_laid(colour: int) -> None:
    ways = [
        SeenTile(colour, True),
        SeenTile(colour, False),
        SeenTile(None, False),
        SeenTile(None, False, dim=True),
        SeenTile(colour, False, space=(colour, 4)),
        SeenTile(colour, True, space=(colour, 4)),
        SeenTile(colour, True, space=(None, 0)),
    ]
    assert all(
        difference(grey(render_stone_sprite(a)), grey(render_stone_sprite(b))) > 2 for a, b in combinations(ways, 2)
    )


def test_the_worth_of_a_space_can_be_read_from_its_picture() -> None:
    for colour in (*range(len(TILE_COLOURS)), None):
        spaces = [grey(render_empty_space_sprite(colour, worth)) for worth in (0, 2, 3, 4, 5, 6)]
        assert all(difference(a, b) > 1 for a, b in combinations(spaces, 2))
