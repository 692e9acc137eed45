"""The pieces of Goblin Teeth as sprites: dice in their owners' colours, Items, Cheats, and what is still missing."""

from PIL import Image, ImageChops, ImageFilter

from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import (
    Drawing,
    Paint,
    Sprite,
    paint,
    plain_icon,
    plate,
    raster,
    settled,
    sprite,
    sprite_cache,
    tilted_icon,
    tones_in,
)
from bot.pictures.painting.theme import (
    BLACK,
    BLUE,
    BONE,
    CREAM,
    GREEN,
    ORANGE,
    PINK,
    PURPLE,
    SEATS,
    YELLOW,
    mixed,
)
from bot.pictures.shared.players import PALE

CHEATS = PURPLE.deep
"""The disc on which the sign of a Cheat stands on a card of the hand."""
HOLE = 50
"""Parts of a drawing up to this brightness (0 to 255) are left out of its shape."""


def drawing(name: str) -> str:
    """Return the name of a drawing of this game."""
    return f"goblin_teeth/{name}"


@sprite_cache(512)
def die(seat: int, value: int, side: int, ground: str) -> Sprite:
    """Return a die in its owner's colour."""
    whole = Drawing(drawing(f"die-{value}"), (0, 0, side), _colours(seat))
    return sprite((side, side), (whole,), ground, _tones(seat, ground))


def faded(seat: int, value: int, side: int, ground: str) -> Sprite:
    """Return a die of a bid that is not the highest, in its owner's colour with little light on it."""
    hue, _ = SEATS[seat]
    colours = paint(outline=BLACK, lip=hue.dark, face=hue.deep, pip=hue.pale)
    tones = ground, BLACK, hue.dark, hue.deep, hue.pale, mixed(hue.deep, hue.pale)
    return sprite((side, side), (Drawing(drawing(f"die-{value}"), (0, 0, side), colours),), ground, tones)


TILTS = (0, -9, 6, -5, 10, -7, 4)
"""By how many degrees a die lies askew that was thrown, by its value."""


def thrown(seat: int, value: int, side: int, ground: str) -> Sprite:
    """Return a die in its owner's colour as it fell."""
    return tilted_icon(drawing(f"die-{value}"), side, ground, TILTS[value], _colours(seat), _tones(seat, ground))


def _pip(seat: int) -> str:
    hue, _ = SEATS[seat]
    return hue.dark if hue.base in PALE else CREAM


def _colours(seat: int) -> Paint:
    hue, _ = SEATS[seat]
    return paint(outline=BLACK, lip=hue.deep, face=hue.base, pip=_pip(seat))


def _tones(seat: int, ground: str) -> tuple[str, ...]:
    """Return the few colours of a die: each further shade at an edge costs bytes, but pips stand out."""
    hue, pip = SEATS[seat][0], _pip(seat)
    return ground, BLACK, hue.deep, hue.base, pip, mixed(hue.base, pip), mixed(ground, BLACK)


def small(name: str, side: int, ground: str, colours: Paint = ()) -> Sprite:
    """Return a drawing in its own colours and one more at its outline: each further shade at an edge costs bytes."""
    tones = (ground, *tones_in(drawing(name)), *(colour for _, colour in colours), mixed(ground, BLACK))
    return sprite((side, side), (Drawing(drawing(name), (0, 0, side), colours),), ground, tuple(dict.fromkeys(tones)))


def item(name: str, side: int, ground: str) -> Sprite:
    """Return an Item, or "hidden"."""
    return small(f"item-{name}", side, ground)


def offering(kind: str, side: int, ground: str) -> Sprite:
    """Return the sign of an Offering by its kind."""
    return small(f"offering-{kind.lower()}", side, ground)


def cheat(name: str, side: int, ground: str) -> Sprite:
    """Return the sign of a Cheat."""
    return small(f"cheat-{name}", side, ground)


@sprite_cache(64)
def medal(name: str, side: int, ground: str) -> Sprite:
    """Return the sign of a Cheat on a coloured disc, for a card of the hand: Items have none."""
    canvas, disc = Canvas((side, side), ground), plate((side, side), side // 3, CHEATS, PURPLE.dark, ground)
    canvas.paste(disc, (0, 0))
    inner = side - 4
    canvas.paste(cheat(name, inner, CHEATS), ((side - inner) // 2,) * 2)
    return Sprite(canvas.image, disc.mask)


def wanted(name: str, side: int, ground: str, ink: str) -> Sprite:
    """Return a thing that an Offering needs and the hand has; one that may be any Item is drawn in `ink`."""
    return small(name, side, ground, paint(sign=ink, line=ink))


@sprite_cache(128)
def missing(name: str, side: int, ground: str, ink: str) -> Sprite:
    """Return only the shape of a thing that an Offering needs and the hand lacks; its dark parts are holes."""
    drawn, shape = raster(drawing(name), side), Image.new("RGBA", (side, side), ink)
    shape.putalpha(ImageChops.multiply(drawn.getchannel("A"), drawn.convert("L").point(_light)))
    return settled(shape, ground, (ground, ink, mixed(ground, ink)))


@sprite_cache(128)
def outlined(name: str, side: int, ground: str, ink: str) -> Sprite:
    """Return a thing that an Offering needs and the hand lacks, on dark wood: only its lines, in its own colour.

    What has no colour of its own is drawn in `ink`.
    """
    hue = HINTS.get(name)
    if hue is None:
        return missing(name, side, ground, ink)
    drawn = raster(drawing(name), side)
    dark = ImageChops.multiply(drawn.getchannel("A"), ImageChops.invert(drawn.convert("L").point(_light)))
    lines = Image.new("RGBA", (side, side), hue)
    lines.putalpha(dark.filter(ImageFilter.MaxFilter(5 if side >= BOLD and name not in FINE else 3)))
    return settled(lines, ground, (ground, hue))


HINTS = {
    "item-emerald": GREEN.base,
    "item-worm": PINK.base,
    "item-fish-eye": BLUE.soft,
    "item-mushroom": ORANGE.base,
    "item-button": YELLOW.base,
    "item-tooth-1": BONE.base,
}
"""The colour in which the outline of each Item is drawn that is still missing."""
BOLD, FINE = 40, ("item-worm",)
"""From which side on outlines are bold, and what has so many lines that bold ones would fill it."""


def _light(brightness: int) -> int:
    return max(0, min(255, (brightness - HOLE) * 4))


@sprite_cache(32)
def tick(side: int, ground: str) -> Sprite:
    """Return the tick on a thing that is there."""
    return plain_icon("parlour/yes", side, ground, (), 6)
