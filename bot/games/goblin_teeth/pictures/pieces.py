"""The pieces of Goblin Teeth as sprites: dice in their owners' colours, Items, Cheats, and what is still missing."""

from functools import lru_cache

from PIL import Image, ImageChops

from bot.pictures.painting.sprites import Drawing, Sprite, icon, paint, raster, settled, sprite
from bot.pictures.painting.theme import BLACK, CREAM, SEATS
from bot.pictures.shared.players import PALE

HOLE = 50
"""Parts of a drawing up to this brightness (0 to 255) are left out of its shape."""


def drawing(name: str) -> str:
    """Return the name of a drawing of this game."""
    return f"goblin_teeth/{name}"


@lru_cache(maxsize=512)
def die(seat: int, value: int, side: int, ground: str) -> Sprite:
    """Return a die in its owner's colour."""
    hue, _ = SEATS[seat]
    pip = hue.dark if hue.base in PALE else CREAM
    colours = paint(outline=BLACK, lip=hue.deep, face=hue.base, pip=pip)
    return sprite((side, side), (Drawing(drawing(f"die-{value}"), (0, 0, side), colours),), ground)


def item(name: str, side: int, ground: str) -> Sprite:
    """Return an Item, or "hidden"."""
    return icon(drawing(f"item-{name}"), side, ground)


def cheat(name: str, side: int, ground: str) -> Sprite:
    """Return the sign of a Cheat."""
    return icon(drawing(f"cheat-{name}"), side, ground)


def wanted(name: str, side: int, ground: str, ink: str) -> Sprite:
    """Return a thing that an Offering needs and the hand has; one that may be any Item is drawn in `ink`."""
    return icon(drawing(name), side, ground, paint(sign=ink, line=ink))


@lru_cache(maxsize=128)
def missing(name: str, side: int, ground: str, ink: str) -> Sprite:
    """Return only the shape of a thing that an Offering needs and the hand lacks; its dark parts are holes."""
    drawn, shape = raster(drawing(name), side), Image.new("RGBA", (side, side), ink)
    shape.putalpha(ImageChops.multiply(drawn.getchannel("A"), drawn.convert("L").point(_light)))
    return settled(shape, ground)


def _light(brightness: int) -> int:
    return max(0, min(255, (brightness - HOLE) * 4))
