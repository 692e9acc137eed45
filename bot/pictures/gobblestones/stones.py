"""The pieces of Gobblestones as sprites: open spaces with their worth, tiles, backs and marks."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from bot.pictures.gobblestones.layout import CELL, PIP, PIP_SIZE, VALUE_SIZE
from bot.pictures.lettering import Face, Font
from bot.pictures.sprites import Drawing, Label, Layer, Paint, Sprite, cell_sprite, paint, sprite
from bot.pictures.theme import BLACK, BLUE, CREAM, GREEN, GREY, INK, RED, SAND, SLATE, TURQUOISE, YELLOW, Hue, mixed

Mark = Literal["last", "laid", "start"]

HUES = (RED, YELLOW, GREEN, BLUE, TURQUOISE)
SIGNS = ("toadstool", "sun", "clover", "drop", "crystal")
"""Colour and sign of the tiles, by index of the colour."""
MIDDLES = (46, 50, 48, 61, 44)
"""How far down the worth of a space stands in its sign, by index of the colour, in hundredths of the sign."""
PEBBLE, PEBBLE_MIDDLE = "pebble", 51

SIGN_INKS = (CREAM, "#6e4a05", CREAM, CREAM, "#053a3a")
"""The colour of the sign on a tile: dark upon the two pale hues."""

WHOLE = (0.0, 0.0, float(CELL))
SPACE_SIGN = (5.0, 5.0, 44.0)
TILE_SIGN = (10.0, 8.0, 34.0)
BACK_SIGN = (9.0, 7.0, 36.0)
PEEP, PEEP_SIGN = (10.0, 8.0, 34.0), (16.0, 14.0, 22.0)
PIP_SQUARE = (32.0, 0.0, float(PIP))


@dataclass(frozen=True, slots=True)
class Stone:
    """A tile as an onlooker sees it: its colour if known, which way up, and for a turn in progress the space's worth.

    `space` is (index of the space's colour or `None`, worth).
    """

    colour: int | None
    face_up: bool
    mark: Mark | None = None
    space: tuple[int | None, int] | None = None


def _drawing(name: str, square: tuple[float, float, float], colours: Paint = ()) -> Drawing:
    return Drawing(f"gobblestones/{name}", square, colours)


def space_sprite(colour: int | None, worth: int) -> Sprite:
    """Return an open space: its sign, pale, and its worth. Grey has a pebble."""
    hue = GREY if colour is None else HUES[colour]
    sign, middle = (PEBBLE, PEBBLE_MIDDLE) if colour is None else (SIGNS[colour], MIDDLES[colour])
    left, top, side = SPACE_SIGN
    centre = (left + side / 2, top + middle * side / 100)
    layers = (
        _drawing("space", WHOLE, paint(floor=hue.pale)),
        _drawing(f"sign-{sign}", SPACE_SIGN, paint(sign=hue.soft, detail=hue.soft, line=hue.soft)),
        Label(str(worth), centre, Face(Font.ROUND, VALUE_SIZE), hue.dark),
    )
    return cell_sprite((CELL, CELL), layers, SAND, _tones(SAND, hue.pale, hue.soft, hue.dark))


def stone_sprite(stone: Stone) -> Sprite:
    """Return a tile, face up or down."""
    colour = stone.colour
    hue, ink = (SLATE, SLATE.pale) if colour is None else (HUES[colour], SIGN_INKS[colour])
    tones = _tones(SAND, BLACK, hue.deep, hue.soft, hue.base, ink)
    layers = (*_body(stone), *_marked(stone))
    return cell_sprite((CELL, CELL), layers, SAND, () if stone.mark or not stone.face_up else tones)


def _tones(*tones: str) -> tuple[str, ...]:
    """Return these colours, with a step between each and the next."""
    return tones + tuple(mixed(one, other) for one, other in pairwise(tones))


def mark_sprite(mark: Mark) -> Sprite:
    """Return a mark round an open space."""
    return sprite((CELL, CELL), (_drawing(f"mark-{mark}", WHOLE),), SAND)


def rack_sprite(colour: int, side: int, ground: str) -> Sprite:
    """Return a tile on its player's rack."""
    k = side / CELL
    left, top, sign = TILE_SIGN
    layers = (_slab(HUES[colour], (0, 0, side)), _sign(colour, (left * k, top * k, sign * k)))
    return sprite((side, side), layers, ground)


def _body(stone: Stone) -> list[Layer]:
    if stone.face_up and stone.colour is not None:
        return [_slab(HUES[stone.colour], WHOLE), _sign(stone.colour, TILE_SIGN)]
    if stone.colour is None:
        return [_slab(SLATE, WHOLE), _drawing("back", BACK_SIGN, paint(sign=SLATE.pale, hole=SLATE.base))]
    hole = _drawing("medallion", PEEP, paint(rim=SLATE.pale, face=HUES[stone.colour].base))
    return [_slab(SLATE, WHOLE), hole, _sign(stone.colour, PEEP_SIGN)]


def _slab(hue: Hue, square: tuple[float, float, float]) -> Drawing:
    return _drawing("tile", square, paint(outline=BLACK, lip=hue.deep, shine=hue.soft, face=hue.base))


def _sign(colour: int, square: tuple[float, float, float]) -> Drawing:
    hue = HUES[colour]
    tint = paint(sign=SIGN_INKS[colour], detail=hue.base, line=hue.base)
    return _drawing(f"sign-{SIGNS[colour]}", square, tint)


def _marked(stone: Stone) -> list[Layer]:
    marks: list[Layer] = [_drawing(f"mark-{stone.mark}", WHOLE)] if stone.mark else []
    return marks if stone.space is None else marks + _pip(*stone.space)


def _pip(colour: int | None, worth: int) -> list[Layer]:
    """Return the worth of the space under a tile that is not scored yet, in the space's own colour."""
    hue = GREY if colour is None else HUES[colour]
    left, top, side = PIP_SQUARE
    middle = (left + side / 2, top + side / 2)
    return [
        _drawing("medallion", PIP_SQUARE, paint(rim=INK, face=hue.pale)),
        Label(str(worth), middle, Face(Font.ROUND, PIP_SIZE), hue.dark),
    ]
