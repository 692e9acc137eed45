"""Light in the pictures of Gobblestones says where tiles may lie, and every number can be read in it."""

import io
from itertools import product
from statistics import mean

import pytest
from PIL import Image, ImageStat

from bot.games.gobblestones.pictures import layout
from bot.games.gobblestones.pictures.contents import choose_space_lights, choose_visible_rows
from bot.games.gobblestones.pictures.tiles import (
    SeenTile,
    choose_claim_inks,
    choose_points_inks,
    choose_space_tones,
    render_empty_space_sprite,
    render_stone_sprite,
)
from bot.games.gobblestones.rows import find_best_offered_rows
from bot.pictures.drawing import draw_pictures
from bot.pictures.painting.lettering import Font, FontFace, render_text_mask
from bot.pictures.painting.theme import GOLD, build_palette_colours, find_nearest_palette_index, parse_colour
from bot.pictures.sample import Sample, find_samples
from games.engine.words import load_words
from games.gobblestones import TILE_COLOURS, GobblestonesView
from games.gobblestones.field import ALL_SPACES, ROW_STRIDE
from tests.games.gobblestones.table import PLENTY, Table, rack

LEAST_CONTRAST = 4
BRIGHTER = 2.5
LIGHTS = ("row", "embers", "mine", "open", "far")
HUES = (None, *range(len(TILE_COLOURS)))
SHADES = tuple(product((False, True), repeat=2))


def luminance(colour: tuple[int, int, int]) -> float:
    """The relative luminance of WCAG 2."""
    parts = (part / 255 for part in colour)
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, brighter = sorted(luminance(parse_colour(colour)) for colour in (one, other))
    return (brighter + 0.05) / (darker + 0.05)


def view_of(sample: Sample) -> GobblestonesView:
    assert isinstance(sample.view, GobblestonesView)
    return sample.view


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("hue", HUES)
def test_the_worth_of_a_space_stands_out_from_its_sign_and_its_floor(hue: int | None, light: str) -> None:
    for odd in (False, True):
        tones = choose_space_tones(hue, light, odd=odd)  # type: ignore[arg-type]  # one of the five
        for behind in (tones.sign, tones.floor, tones.shadow):
            assert contrast(tones.worth, behind) >= LEAST_CONTRAST


@pytest.mark.parametrize("light", LIGHTS)
def test_the_worth_is_drawn_in_the_tone_that_stands_out(light: str) -> None:
    """The palette of the bot has each tone nearly: what is drawn is held to the same contrast, pixel by pixel."""
    for hue, worth, shade in product(HUES, (0, 2, 3, 4, 5, 6), SHADES):
        sprite = render_empty_space_sprite(hue, worth, light, shade)  # type: ignore[arg-type]  # one of the five
        tones = choose_space_tones(hue, light)  # type: ignore[arg-type]
        ink = build_palette_colours()[find_nearest_palette_index(tones.worth)]
        drawn = sprite.image.tobytes().count(find_nearest_palette_index(tones.worth))
        assert (
            drawn
            > 0.3 * ImageStat.Stat(render_text_mask(str(worth), FontFace(Font.ROUND, layout.VALUE_SIZE))).sum[0] / 255
        )
        for behind in (tones.sign, tones.floor):
            one, other = sorted(
                (luminance(ink), luminance(build_palette_colours()[find_nearest_palette_index(behind)]))
            )
            assert (other + 0.05) / (one + 0.05) >= LEAST_CONTRAST


def test_the_worth_under_a_tile_that_is_not_scored_yet_stands_out_too() -> None:
    for colour, worth, face_up in product(range(len(TILE_COLOURS)), (0, 2, 6), (True, False)):
        sign, ink = choose_points_inks(colour)
        tile = render_stone_sprite(SeenTile(colour, face_up, space=(colour, worth))).image.tobytes()
        assert tile.count(find_nearest_palette_index(ink)) > 40
        assert contrast(ink, sign) >= LEAST_CONTRAST


def test_the_worth_of_a_claim_stands_out_from_the_sign_of_its_space() -> None:
    for hue, worth in product(HUES, (0, 2, 6)):
        sign, ink = choose_claim_inks(hue)
        tile = render_stone_sprite(SeenTile(None, False, space=(hue, worth))).image.tobytes()
        assert tile.count(find_nearest_palette_index(ink)) > 40
        assert contrast(ink, sign) >= LEAST_CONTRAST


def lightness(sample_view: GobblestonesView, png: bytes) -> tuple[list[float], list[float]]:
    """Return how bright the open spaces of a picture are, those of rows that are offered among them, and all others.

    Spaces on which a tile lies do not count.
    """
    image = Image.open(io.BytesIO(png)).convert("L")
    rows = find_best_offered_rows(sample_view).best if sample_view.seat is not None else ()
    window = choose_visible_rows(sample_view, rows)
    taken = {tile.space for tile in sample_view.tiles} | {space for space, _ in sample_view.laid}
    public = {
        space for space, light in choose_space_lights(sample_view, rows).items() if light in ("row", "mine", "open")
    }
    bright: list[float] = []
    dark: list[float] = []
    for space in ALL_SPACES:
        if space in taken or not window.first <= space // ROW_STRIDE <= window.last:
            continue
        x, y = window.compute_cell_corner(space)
        y += layout.STRIP_HEIGHT
        cell = image.crop((x, y, x + layout.CELL, y + layout.CELL))
        (bright if space in public else dark).append(ImageStat.Stat(cell).mean[0])
    return bright, dark


PANELS = [name for name, sample in find_samples("gobblestones").items() if view_of(sample).playable_spaces]


@pytest.mark.parametrize("name", [*PANELS, "empty", "middle", "full"])
def test_open_spaces_are_much_brighter_than_the_others(name: str) -> None:
    sample = find_samples("gobblestones")[name]
    view = view_of(sample)
    (drawn,) = draw_pictures("gobblestones", sample.kind, view, sample.names, load_words())
    bright, dark = lightness(view, drawn.png)
    assert mean(bright) >= BRIGHTER * mean(dark)


@pytest.mark.parametrize(("name", "ringed"), [("empty", True), ("empty-panel", True), ("middle", False)])
def test_where_a_match_may_begin_is_ringed_in_gold_until_a_tile_lies_there(name: str, ringed: bool) -> None:
    sample = find_samples("gobblestones")[name]
    view = view_of(sample)
    (drawn,) = draw_pictures("gobblestones", sample.kind, view, sample.names, load_words())
    image, gold = (
        Image.open(io.BytesIO(drawn.png)).convert("RGB"),
        build_palette_colours()[find_nearest_palette_index(GOLD)],
    )
    window = choose_visible_rows(view)
    edges = [
        (x - 4, y + layout.STRIP_HEIGHT + layout.CELL // 2)
        for x, y in map(window.compute_cell_corner, choose_space_lights(view))
    ]
    assert edges
    assert all(image.getpixel(edge) == gold for edge in edges) == ringed


def test_there_are_panels_to_look_at() -> None:
    assert len(PANELS) >= 3


class TestWhatLiesInTheLight:
    def test_for_its_player_what_their_rack_may_cover_and_nothing_else(self) -> None:
        table = Table(covered=["H8"], racks=[rack(red=5), PLENTY])
        view = table.view(0)
        light = choose_space_lights(view)
        assert set(light) == set(view.playable_spaces) < set(choose_space_lights(table.view(None)))
        assert set(light.values()) == {"mine"}

    def test_for_all_others_what_any_rack_may_cover(self) -> None:
        held = [rack(red=5), rack(blue=5)]
        seen = [Table(covered=["H8"], racks=[mine, PLENTY, PLENTY]) for mine in held]
        for onlooker in (None, 1, 2):
            one, other = (choose_space_lights(table.view(onlooker)) for table in seen)
            assert one == other
            assert set(one.values()) == {"open"}

    def test_once_a_row_has_begun_only_where_it_may_go_on(self) -> None:
        table = Table(covered=["H8"])
        table.lay("I8", "J8")
        assert set(choose_space_lights(table.view(0))) == set(table.view(0).playable_spaces)

    def test_nothing_while_a_row_is_judged(self) -> None:
        table = Table(covered=["H8"], racks=[PLENTY] * 3, bluff=True)
        table.lay("I8")
        table.play("end")
        assert not any(choose_space_lights(table.view(onlooker)) for onlooker in (None, 0, 1, 2))
