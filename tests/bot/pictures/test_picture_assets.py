"""Our own drawings: all there, all readable, all used."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
import resvg_py

from bot.games.gobblestones.pictures.tiles import PEBBLE, SIGN_NAMES
from bot.pictures.painting.theme import SEAT_LOOKS, build_palette_colours, find_nearest_palette_index, parse_colour
from games.engine.assets import ASSETS

DRAWINGS = sorted(ASSETS.glob("**/*.svg"))


@pytest.mark.parametrize("file", DRAWINGS, ids=lambda file: file.stem)
def test_a_drawing_can_be_read_and_rasterised(file: Path) -> None:
    # The file is our own, so there is nothing to defend against.
    assert ElementTree.parse(file).getroot().get("viewBox")  # noqa: S314
    assert resvg_py.svg_to_bytes(svg_path=str(file), width=60, height=60, skip_system_fonts=True)


@pytest.mark.parametrize("file", DRAWINGS, ids=lambda file: file.stem)
def test_a_drawing_has_neither_letters_nor_pictures_of_others(file: Path) -> None:
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.parse(file).iter()}  # noqa: S314  our own file
    assert not tags & {"text", "image", "script", "use", "foreignObject"}


def test_every_sign_has_its_drawing() -> None:
    names = [f"theme/seat-{sign}" for _, sign in SEAT_LOOKS] + [
        f"gobblestones/sign-{sign}" for sign in (*SIGN_NAMES, PEBBLE)
    ]
    assert all((ASSETS / f"{name}.svg").is_file() for name in names)


def test_every_player_has_a_colour_and_a_sign_of_their_own() -> None:
    assert len(SEAT_LOOKS) == len({hue.base for hue, _ in SEAT_LOOKS}) == len({sign for _, sign in SEAT_LOOKS}) == 8


def test_the_palette_fits_one_byte_and_holds_the_colours_of_the_players() -> None:
    assert len(build_palette_colours()) <= 256
    assert all(
        build_palette_colours()[find_nearest_palette_index(hue.base)] == parse_colour(hue.base) for hue, _ in SEAT_LOOKS
    )
