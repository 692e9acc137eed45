"""The signs of bets as they are on cards: in their own colours with a dark edge, or faded on the wood of a card."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops, ImageFilter

from bot.games.emerald_skulls.pictures.materials import PAST_SHARE, QUIET_SHARE
from bot.pictures.painting.sprites import (
    Drawing,
    Layer,
    Sprite,
    compose_sprite,
    fade_sprite,
    rasterize_svg,
    sprite_cache,
)
from bot.pictures.painting.theme import (
    BLACK,
    BLUE,
    BONE,
    CREAM,
    GREEN,
    LIME,
    ORANGE,
    PURPLE,
    RED,
    TURQUOISE,
    YELLOW,
)

SIGN_HUES = {
    "gem": GREEN,
    "wildgem": PURPLE,
    "face": TURQUOISE,
    "scar": PURPLE,
    "bust": RED,
    "chicken": ORANGE,
    "cup": YELLOW,
    "pick": BLUE,
    "eye": GREEN,
    "nose": LIME,
}
"""The hues of signs; all others are of bone."""
FULL_LIGHT, HALF_LIGHT, FAINT_LIGHT = range(3)
SHARE_BY_LIGHT = {HALF_LIGHT: QUIET_SHARE, FAINT_LIGHT: PAST_SHARE}
"""How a sign is lit: in its own colours, a little faded while it may still matter, or half once it is past."""
EDGE_FRACTION, LIGHT_FRACTION = 22, 26
"""The edge of a sign and the light on it are one of so many parts of its side."""
MIN_LIT_SIGN = 38
"""Light on a smaller sign costs bytes that nobody sees."""
NOT_PART = 0.5
"""How large what crosses a sign out is, as a part of it."""


@dataclass(frozen=True, slots=True)
class Glyph:
    """A sign with a dark edge, which also fills its eyes, and light along its upper left edges."""

    name: str
    side: int
    fill: str
    light: str
    edge: str

    def draw_onto(self, image: Image.Image) -> None:
        """Draw this onto an image in RGBA."""
        thick = max(2, round(self.side / EDGE_FRACTION))
        inner = self.side - 2 * thick
        shape = Image.new("L", image.size)
        shape.paste(rasterize_svg(f"emerald_skulls/sign-{self.name}", inner).getchannel("A"), (thick, thick))
        filled = _widen_shape(shape, thick)
        holes = _find_holes(self.name).resize((inner, inner)).point(SOLID_LOOKUP)
        filled.paste(255, (thick, thick), holes)
        image.paste(self.edge, (0, 0), filled)
        image.paste(self.fill, (0, 0), shape)
        moved, far = Image.new("L", image.size), max(2, round(self.side / LIGHT_FRACTION))
        moved.paste(filled, (far + thick, far + thick))
        image.paste(self.light, (0, 0), ImageChops.subtract(shape, moved))


def _widen_shape(shape: Image.Image, thick: int) -> Image.Image:
    """Return a shape made wider on all sides; fewer of its pixels are soft, since those cost bytes."""
    for _ in range(thick):
        shape = shape.filter(ImageFilter.MaxFilter(3))
    return ImageChops.lighter(shape, shape.point(SOLID_LOOKUP))


@lru_cache(maxsize=64)
def _find_holes(name: str) -> Image.Image:
    """Return the holes of a sign (mode "L", `HOLE_GRID` pixels wide), a little wider than they are."""
    shape = rasterize_svg(f"emerald_skulls/sign-{name}", HOLE_GRID).getchannel("A").point(SOLID_LOOKUP)
    room = Image.new("L", (HOLE_GRID + 8, HOLE_GRID + 2))
    room.paste(shape, (1, 1))
    holes = ImageChops.invert(ImageChops.lighter(room, flood_fill(room))).crop((1, 1, HOLE_GRID + 1, HOLE_GRID + 1))
    return holes.filter(ImageFilter.MaxFilter(3))


def flood_fill(room: Image.Image) -> Image.Image:
    """Flood fill from the first pixel: return what it is connected to, along rows and columns, without the shape.

    A pixel is a bit of one number, so that all of them spread at once; each row must take whole bytes, and its first
    and last pixel must be free, since the next row follows in the number.
    """
    width, pixels = room.width, room.width * room.height
    free = int.from_bytes(room.convert("1").tobytes(), "big") ^ ((1 << pixels) - 1)
    found, spread = 0, 1 << (pixels - 1)
    while spread != found:
        found = spread
        spread = (found | found << 1 | found >> 1 | found << width | found >> width) & free
    return Image.frombytes("1", room.size, found.to_bytes(pixels // 8, "big")).convert("L")


HOLE_GRID = 96
"""How finely the holes of signs are found, in pixels: whole bytes of them."""
MIN_SOLID_COVER = 128
SOLID_LOOKUP = [255 * (cover >= MIN_SOLID_COVER) for cover in range(256)]
"""From half of its cover on a pixel belongs to a shape."""


@sprite_cache(256)
def render_sign_sprite(name: str, side: int, ground: str, *, fade: int = FULL_LIGHT) -> Sprite:
    """Return a sign on a ground; a name that begins with "-" is crossed out."""
    plain = name.removeprefix("-")
    hue = SIGN_HUES.get(plain, BONE)
    fill, light, edge = (hue.base, hue.pale, BLACK) if hue is BONE else (hue.base, hue.soft, BLACK)
    light = light if side >= MIN_LIT_SIGN and fade == FULL_LIGHT else fill
    layers: tuple[Layer, ...] = (Glyph(plain, side, fill, light, edge),)
    tones: tuple[str, ...] = (ground, edge, fill, light)
    if name != plain:
        small = round(side * NOT_PART)
        layers = (*layers, Drawing("emerald_skulls/not", (side - small, side - small, small)))
        tones = (*tones, RED.base, CREAM, BLACK)
    sprite = compose_sprite((side, side), layers, ground, tuple(dict.fromkeys(tones)))
    return fade_sprite(sprite, ground, SHARE_BY_LIGHT[fade]) if fade in SHARE_BY_LIGHT else sprite
