"""The pieces of Gobblestones as sprites: open spaces with their worth, tiles, backs and marks."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from bot.games.gobblestones.pictures.layout import CELL, PIP, PIP_SIZE, VALUE_SIZE
from bot.pictures.painting.lettering import Face, Font
from bot.pictures.painting.sprites import Drawing, Label, Layer, Paint, Sprite, cell_sprite, paint, sprite
from bot.pictures.painting.theme import (
    BLACK,
    BLUE,
    CREAM,
    GOLD,
    GREEN,
    GREY,
    LEDGE,
    RED,
    ROCK,
    SEATS,
    SLATE,
    TURQUOISE,
    YELLOW,
    Hue,
    mixed,
)

Mark = Literal["last", "barred"]

Light = Literal["mine", "open", "near", "far"]
"""How brightly a space lies: the onlooker may cover it; somebody may; somebody may, but not the onlooker; or nobody."""

Shade = tuple[bool, bool]
"""Whether a tile lies at the left of a space, and above it: light comes from the upper left."""

Square = tuple[float, float, float]
"""Left, top and side."""

HUES = (RED, YELLOW, GREEN, BLUE, TURQUOISE)
SIGNS = ("toadstool", "sun", "clover", "drop", "crystal")
"""Colour and sign of the tiles, by index of the colour."""
MIDDLES = (46, 50, 48, 61, 44)
"""How far down the worth of a space is in its sign, by index of the colour, in per cent of the sign."""
PEBBLE, PEBBLE_MIDDLE = "pebble", 51

SIGN_INKS = (CREAM, YELLOW.dark, GREEN.dark, CREAM, TURQUOISE.dark)
"""The colour of the sign on a tile: dark on the light hues, so that tiles differ even without any hue."""

DUSK = "#201b16"
"""The floor of spaces that nobody can cover now."""
DAWN = mixed(ROCK, LEDGE)
"""The floor of spaces beside the action."""
WHOLE = (0.0, 0.0, float(CELL))
SPACE_SIGN = (3.0, 3.0, 48.0)
TILE_SIGN = (10.0, 8.0, 34.0)
BACK_SIGN = (9.0, 7.0, 36.0)
PEEP, PEEP_SIGN = (10.0, 8.0, 34.0), (16.0, 14.0, 22.0)
LAID = (4.0, 5.0, 45.0)
CLAIM, CLAIM_SIGN = (8.0, 8.0, 38.0), (10.0, 13.0, 33.0)
PIP_SQUARE = (float(CELL - PIP), 0.0, float(PIP))


@dataclass(frozen=True, slots=True)
class Stone:
    """A tile as an onlooker sees it: its colour if known, which way up, who laid it if that was recent.

    `space` is (index of the space's colour or `None`, worth): for a tile of the turn in progress, and for a tile that
    waits to be trusted, which claims this colour.
    """

    colour: int | None
    face_up: bool
    laid_by: int | None = None
    space: tuple[int | None, int] | None = None


def _drawing(name: str, square: Square, colours: Paint = (), *, crisp: bool = False) -> Drawing:
    return Drawing(f"gobblestones/{name}", square, colours, crisp)


@dataclass(frozen=True, slots=True)
class Tones:
    """The colours of an open space: its floor, its sign, its worth, and the shadow of a tile on the floor."""

    floor: str
    sign: str
    worth: str
    shadow: str


def tones_of(colour: int | None, light: Light) -> Tones:
    """Return the colours of an open space: those that can be covered lie in the light, all others in the dark."""
    hue = _hue(colour)
    if light == "far":
        return Tones(DUSK, mixed(hue.dark, hue.deep), hue.soft, DUSK)
    if light == "near":
        return Tones(DAWN, hue.deep, hue.pale, DUSK)
    return Tones(hue.pale, hue.soft, hue.dark, mixed(hue.soft, hue.pale))


@lru_cache(maxsize=512)
def space_sprite(colour: int | None, worth: int, light: Light = "open", shade: Shade = (False, False)) -> Sprite:
    """Return an open space: its sign and its worth. Grey has a pebble. Tiles beside it may shade its edges."""
    tones, (from_left, from_top) = tones_of(colour, light), shade
    sign, middle = (PEBBLE, PEBBLE_MIDDLE) if colour is None else (SIGNS[colour], MIDDLES[colour])
    left, top, side = SPACE_SIGN
    centre = (left + side / 2, top + middle * side / 100)
    ring = GOLD if light == "mine" else tones.floor
    shadow = paint(left=tones.shadow if from_left else tones.floor, top=tones.shadow if from_top else tones.floor)
    layers = (
        _drawing("space", WHOLE, paint(floor=tones.floor, line=ring) + shadow, crisp=True),
        _drawing(f"sign-{sign}", SPACE_SIGN, paint(sign=tones.sign, detail=tones.sign, line=tones.sign), crisp=True),
        Label(str(worth), centre, Face(Font.ROUND, VALUE_SIZE), tones.worth),
    )
    used = (BLACK, ring, tones.floor, tones.sign, tones.worth, tones.shadow, mixed(tones.sign, tones.worth))
    return cell_sprite((CELL, CELL), layers, BLACK, used)


@lru_cache(maxsize=512)
def stone_sprite(stone: Stone) -> Sprite:
    """Return a tile, face up or down."""
    shown = SLATE if stone.colour is None else HUES[stone.colour]
    ink = SLATE.pale if stone.colour is None else SIGN_INKS[stone.colour]
    tones = [BLACK, CREAM, GOLD, ink, mixed(shown.base, ink), *_shades(shown)]
    if not stone.face_up:
        tones += [*_shades(SLATE), SLATE.pale]
    if stone.laid_by is not None:
        tones.append(SEATS[stone.laid_by][0].base)
    if stone.space:
        pip = _hue(stone.space[0])
        tones += [pip.pale, pip.dark, mixed(pip.pale, pip.dark), *_shades(pip)]
    return cell_sprite((CELL, CELL), tuple(_layers(stone)), BLACK, tuple(tones))


def _shades(hue: Hue) -> list[str]:
    return [hue.deep, hue.base, hue.soft]


def _hue(colour: int | None) -> Hue:
    return GREY if colour is None else HUES[colour]


@lru_cache(maxsize=8)
def mark_sprite(mark: Mark) -> Sprite:
    """Return a mark round an open space."""
    return sprite((CELL, CELL), (_drawing(f"mark-{mark}", WHOLE),), BLACK)


@lru_cache(maxsize=32)
def rack_sprite(colour: int, side: int, ground: str) -> Sprite:
    """Return a tile on its player's rack."""
    return sprite((side, side), tuple(tile_layers(colour, (0, 0, side))), ground)


@lru_cache(maxsize=8)
def back_sprite(side: int, ground: str) -> Sprite:
    """Return a face-down tile as large as one on a rack."""
    left, top, width = (side * part / CELL for part in BACK_SIGN)
    sign = _drawing("back", (left, top, width), paint(sign=SLATE.pale, hole=SLATE.base))
    return sprite((side, side), (_slab(SLATE, (0, 0, side)), sign), ground)


def _layers(stone: Stone) -> list[Layer]:
    """Return the layers of a tile: with `space` a claim, or a half-laid tile; otherwise a tile laid for good."""
    if stone.space is not None:
        return _claiming(stone.colour, *stone.space) if not stone.face_up else _half_laid(stone.colour, *stone.space)
    body = tile_layers(stone.colour, WHOLE) if stone.face_up and stone.colour is not None else _down(stone.colour)
    if stone.laid_by is None:
        return body
    return [*body, _drawing("mark-laid-by", WHOLE, paint(line=SEATS[stone.laid_by][0].base))]


def _half_laid(colour: int | None, claim: int | None, worth: int) -> list[Layer]:
    """Return a tile of the turn in progress: smaller, on its mark, with the worth of its space."""
    tile = [] if colour is None else tile_layers(colour, LAID)
    return [_drawing("mark-laid", WHOLE), *tile, *_pip(claim, worth)]


def _claiming(colour: int | None, claim: int | None, worth: int) -> list[Layer]:
    """Return a face-down tile that waits to be trusted: rim and sign of the colour that it claims, and the worth.

    The player who laid it sees the tile's own colour through a hole instead of the sign.
    """
    hue = _hue(claim)
    sign = "pebble" if claim is None else SIGNS[claim]
    tint = paint(sign=hue.soft, detail=SLATE.base, line=SLATE.base)
    face = [_drawing(f"sign-{sign}", CLAIM_SIGN, tint)] if colour is None else _hole(colour)
    return [_slab(hue, WHOLE), _slab(SLATE, CLAIM), *face, *_pip(claim, worth)]


def tile_layers(colour: int, square: Square) -> list[Layer]:
    """Return a face-up tile: its slab and its sign."""
    left, top, side = square
    x, y, sign = (side * part / CELL for part in TILE_SIGN)
    return [_slab(HUES[colour], square), _sign(colour, (left + x, top + y, sign))]


def _down(colour: int | None) -> list[Layer]:
    """Return a face-down tile: a goblin's face, or for its player its colour seen through a hole."""
    if colour is None:
        return [_slab(SLATE, WHOLE), _drawing("back", BACK_SIGN, paint(sign=SLATE.pale, hole=SLATE.base))]
    return [_slab(SLATE, WHOLE), *_hole(colour)]


def _hole(colour: int) -> list[Layer]:
    """Return the hole through which the player who laid a tile sees its colour."""
    return [_drawing("medallion", PEEP, paint(rim=SLATE.pale, face=HUES[colour].base)), _sign(colour, PEEP_SIGN)]


def _slab(hue: Hue, square: Square) -> Drawing:
    return _drawing("tile", square, paint(outline=BLACK, lip=hue.deep, shine=hue.soft, face=hue.base), crisp=True)


def _sign(colour: int, square: Square) -> Drawing:
    hue = HUES[colour]
    tint = paint(sign=SIGN_INKS[colour], detail=hue.base, line=hue.base)
    return _drawing(f"sign-{SIGNS[colour]}", square, tint)


def _pip(colour: int | None, worth: int) -> list[Layer]:
    """Return the worth of the space under a tile that is not scored yet, in the space's own colour."""
    hue = _hue(colour)
    left, top, side = PIP_SQUARE
    middle = (left + side / 2, top + side / 2)
    return [
        _drawing("medallion", PIP_SQUARE, paint(rim=BLACK, face=hue.pale)),
        Label(str(worth), middle, Face(Font.ROUND, PIP_SIZE), hue.dark),
    ]
