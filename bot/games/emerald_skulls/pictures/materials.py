"""What the table of Emerald Skulls is made of: planks, boards and coins of cards, the light on skull and cloth."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops, ImageFilter

from bot.games.emerald_skulls.pictures import layout
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.slabs import SHADOW_INK, SlabLook
from bot.pictures.painting.sprites import (
    Drawing,
    Paint,
    Point,
    Size,
    Sprite,
    build_paint,
    compose_sprite,
    list_drawing_tones,
    rasterize_svg,
    render_rounded_plate_sprite,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import BLACK, BROWN, CREAM, GOLD, GREEN, mix_colours

TABLE_COLOUR = BROWN.dark
"""The wood of the table: everything on it blends into this colour."""
CLOTH = GREEN.dark
"""The felt under the skull."""
WELL_COLOUR = BROWN.deep
"""The wood of the tray below it."""
SHINE_COLOUR = "#f3d98f"
"""The ground of what was won, and of how the turn ended."""
SEAM_COLOUR, LIP_COLOUR = "#29180b", "#46311c"
PLANK = 118
"""The height of a plank."""
SHADOW_OFFSET = (5, 7)
"""Where the shadow of a card falls, to the right and down."""
PAST_SHARE, QUIET_SHARE = 0.48, 0.8
"""How much is left of the colours of what is past, and of a quiet sign; the rest is the wood on which they lie."""
NAIL, NAIL_INDENT = 8, 22
"""A nail in the head of a card, and how far it is from the edge."""


def render_piece_icon(name: str, side: int, ground: str, colours: Paint = ()) -> Sprite:
    """Return a drawing of a small thing, such as a die, a gear, a crown: in its own colours and one more at its edge.

    A full board has some fifty of them, and each shade at an edge costs bytes.
    """
    own = tuple(tone for _, tone in colours) or list_drawing_tones(name)
    layers = (Drawing(name, (0, 0, side), colours),)
    return compose_sprite((side, side), layers, ground, (ground, *own, mix_colours(ground, own[0])))


def render_tray_sprite(fill: str = WELL_COLOUR, edge: str = BROWN.base) -> Sprite:
    """Return the tray below the skull: of wood, or in the light of what lies on it."""
    size = layout.CLOTH_WIDTH - 12, layout.TRAY_HEIGHT - 6
    return render_rounded_plate_sprite(size, layout.CLOTH_RADIUS - 6, fill, edge, CLOTH, 4)


def draw_planks(canvas: Canvas, top: int) -> None:
    """Draw the table from a height down: whole lines cost hardly any bytes."""
    canvas.paste(_render_planks_sprite((canvas.width, canvas.height - top)), (0, top))


@sprite_cache(16)
def _render_planks_sprite(size: Size) -> Sprite:
    width, height = size
    lines = "".join(
        f'<rect y="{y + down}" width="{width}" height="{thick}" fill="{tone}"/>'
        for y in range(0, height, PLANK)
        for down, thick, tone in ((0, 3, SEAM_COLOUR), (3, 2, LIP_COLOUR))
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" fill="{TABLE_COLOUR}"/>{lines}</svg>'
    )
    return render_svg_sprite(svg, TABLE_COLOUR, (TABLE_COLOUR, SEAM_COLOUR, LIP_COLOUR))


def draw_shadow(canvas: Canvas, size: Size, point: Point) -> None:
    """Draw the shadow of a card that will lie at a place."""
    canvas.paste(
        render_rounded_plate_sprite(size, 12, SHADOW_INK, SHADOW_INK, TABLE_COLOUR, crisp=True),
        (point[0] + SHADOW_OFFSET[0], point[1] + SHADOW_OFFSET[1]),
    )


@dataclass(frozen=True, slots=True)
class EdgeLight:
    """The light along the upper left edges of a drawing, within its outline."""

    name: str
    size: Size
    outline: int
    width: int
    colour: str

    def draw_onto(self, image: Image.Image) -> None:
        """Draw this onto an image in RGBA."""
        image.paste(self.colour, (0, 0), _build_edge_light_mask(self.name, self.size, self.outline, self.width))


@lru_cache(maxsize=4)
def _build_edge_light_mask(name: str, size: Size, outline: int, width: int) -> Image.Image:
    """Return where the upper left edges of a drawing are, within its outline: the same in any light."""
    inner = rasterize_svg(name, size[0], height=size[1]).getchannel("A")
    for _ in range(outline):  # small steps take a third of the time of one that is as wide
        inner = inner.filter(ImageFilter.MinFilter(3))
    moved = Image.new("L", inner.size)
    moved.paste(inner, (width, width))
    return ImageChops.subtract(inner, moved)


def render_glow_sprite(size: Size, middle: Point, radii: tuple[int, ...], cloth: str, light: str) -> Sprite:
    """Return a cloth with rings of light around a place, brighter towards the middle."""
    steps = [cloth]
    for _ in radii:
        steps.append(mix_colours(steps[-1], light))
    rings = "".join(
        f'<circle cx="{middle[0]}" cy="{middle[1]}" r="{radius}" fill="{step}"/>'
        for radius, step in zip(radii, steps[1:], strict=True)
    )
    width, height = size
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">{rings}</svg>'
    return render_svg_sprite(svg, cloth, tuple(steps))


@sprite_cache(2)
def render_seam_sprite(slab_look: SlabLook) -> Sprite:
    """Return the line between two boards of a card, with light on the lower one."""
    return render_rounded_plate_sprite(
        (layout.COLUMN - 2 * layout.PADDING, 3), 0, slab_look.edge, slab_look.lip, slab_look.ground, 1, crisp=True
    )


@sprite_cache(32)
def render_card_top_sprite(size: Size, fill: str, *, nails: bool = False) -> Sprite:
    """Return the head of a card; where nothing stands in it two nails hold it."""
    (width, height), lip = size, mix_colours(fill, CREAM)
    nail = f'y="{height // 2 - NAIL // 2}" width="{NAIL}" height="{NAIL}" rx="2" fill="{BLACK}"'
    held = "".join(f'<rect x="{x - NAIL // 2}" {nail}/>' for x in (NAIL_INDENT, width - NAIL_INDENT))
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<path fill="{BLACK}" d="M0 {height}V12Q0 0 12 0H{width - 12}Q{width} 0 {width} 12V{height}z"/>'
        f'<path fill="{lip}" d="M3 {height - 2}V13Q3 3 13 3H{width - 13}Q{width - 3} 3 {width - 3} 13V{height - 2}z"/>'
        f'<path fill="{fill}" d="M3 {height - 2}V15Q3 5 13 5H{width - 13}Q{width - 3} 5 {width - 3} 15V{height - 2}z"/>'
        f"{held if nails else ''}</svg>"
    )
    return render_svg_sprite(svg, TABLE_COLOUR, (TABLE_COLOUR, BLACK, lip, fill))


def render_halo_sprite(side: int, ground: str) -> Sprite:
    """Return the disc behind a marker that was placed since the reader last played."""
    disc = Drawing("theme/seat", (0, 0, side), build_paint(rim=GOLD, face=GOLD), crisp=True)
    return compose_sprite((side, side), (disc,), ground, (ground, GOLD))


@sprite_cache(16)
def render_coin_sprite(size: Size, fill: str, edge: str, ground: str) -> Sprite:
    """Return a coin of metal, with light on it."""
    (width, height), light = size, mix_colours(fill, CREAM)
    oval = f'cx="{width / 2}" cy="{height / 2}"'
    rx, ry = width / 2 - 2, height / 2 - 2
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<ellipse {oval} rx="{rx}" ry="{ry}" fill="{light}" stroke="{edge}" stroke-width="4"/>'
        f'<ellipse {oval} rx="{rx - 4}" ry="{ry - 4}" fill="{fill}"/></svg>'
    )
    return render_svg_sprite(svg, ground, (ground, fill, edge, light))
