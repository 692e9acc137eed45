"""The gallery in the cave: a vault on pillars that leads into the dark, its rails, and the light of its fires."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.games.goats_and_goblins.pictures import layout
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.slabs import SlabLook
from bot.pictures.painting.sprites import (
    Drawing,
    Point,
    Size,
    Sprite,
    compose_sprite,
    list_drawing_tones,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import CAVE, CREAM, find_nearest_palette_index, flatten_palette
from bot.pictures.shared.scenery import OUTLINE, draw_glow_rings_svg

DARK_COLOUR = "#0d0b09"
"""The darkness in the mouth of the cave."""
BEAM, BEAM_LIGHT, GRAIN, BEAM_EDGE = "#573719", "#704b28", "#33200f", "#8a5f38"
"""The beam under the roof, on which words stand, and its other tones."""
JOINT_COLOUR, WALL_COLOUR, STONE_COLOUR, STONE_LIGHT, RAIL_COLOUR = (
    "#241b12",
    "#3c2712",
    "#573719",
    "#704b28",
    "#565a60",
)
"""The joints of the wall, the wall, the stones of the vault and their light; rails."""
DEPTH_TONES = ("#4a3013", "#33200f", "#1c1713")
"""What is behind an arch, from its edge into the dark."""
CALM_LIGHT, ALARM_LIGHT = ("#4a3013", "#66400f", "#8c5a0c"), ("#5a150e", "#8c2116", "#b02c1e")
"""The light of fires on the stones; it is red when one more Cave-In may bury everybody."""
EMBERS, EMBER_REACHES = ((318, 52), (566, 44), (806, 56)), ((150, 104), (104, 70), (58, 36))
"""Where the ceiling glows in danger, and how far: what comes down next."""
CRACKS_PATH = (
    "M318 50l-16 26 22 18-14 30 10 20M322 94l26 14"
    "M566 48l18 30-24 22 12 34M806 50l-12 30 20 16-18 34 8 18M802 128l-20 12"
)
"""What breaks open there."""
PEBBLE = "#868a8f"
PEBBLES_SVG = (
    f'<path fill="{PEBBLE}" stroke="{OUTLINE}" stroke-width="3" d="M532 190l10-3 6 9-8 7-10-4z'
    'M352 166l12-4 8 9-8 9-12-4zM760 182l13-2 5 11-10 7-11-6zM858 96l12-4 7 10-9 8-12-4zM200 18l10-4 8 8-7 9-10-3z"/>'
)
"""What already comes down then."""
PILLAR, ARCH_SPRING, ARCH_RISE = 44, 56, 52
"""How broad a pillar is, how high above the floor arches begin, and how high they rise from there."""
ARCH_INDENTS = ((0, 0), (15, 10), (38, 29))
"""How much narrower and lower each arch is than the one before it."""
MOUTH, MOUTH_LIGHT = (
    (layout.CAVE_LEFT + layout.CAVE_SIDE // 2, layout.CAVE_TOP + layout.LEFT_MIDDLE),
    ((150, 140), (122, 114)),
)
"""The middle of the mouth, how far its light reaches, and a brighter one."""
FIRELIGHT_REACHES, BRAZIER = ((205, 170), (150, 122), (92, 74)), (60, 90)
"""How far from a fire its light reaches, and where it is brighter; and the size of the bowl in which it burns."""
COURSE_HEIGHT = 34
"""How high a course of stones is."""
BOARD_LOOK = SlabLook(BEAM, BEAM, BEAM_EDGE, GRAIN, CREAM, BEAM)
"""A board on which something is written."""
MAX_LOW_FLOOR = 500
"""How far down the floor is below three rows of cards, or further."""
DIM_JOINT = "#1c1713"
"""The joints of the wall far from all light."""


def draw_cave_gallery(canvas: Canvas, floor: int, fires: Sequence[Point], *, danger: bool) -> None:
    """Draw the gallery in the light of its fires at the top of a canvas, from one side to the other."""
    canvas.paste(_render_wall_sprite(floor, tuple(fires), danger=danger), (0, 0))
    canvas.paste(_render_vaults_sprite(floor), (0, 0))
    if floor - layout.METER[3] >= layout.TENT:
        canvas.paste(_render_camp_sprite(), (0, floor - layout.TENT))
    if danger:
        canvas.paste(_render_cracks_sprite(), (0, 0))
    canvas.paste(_render_beam_sprite(), (0, 0))


@sprite_cache(12)
def _render_wall_sprite(height: int, fires: tuple[Point, ...], *, danger: bool) -> Sprite:
    """Return the wall behind the vaults, with the light of fires: painted here, since a drawing takes 60 ms."""
    tones = ALARM_LIGHT if danger else CALM_LIGHT
    image = Image.new("P", (layout.WIDTH, height), find_nearest_palette_index(WALL_COLOUR))
    image.putpalette(flatten_palette())
    pen = ImageDraw.Draw(image)
    lights: list[tuple[Sequence[Point], Sequence[Size]]] = [([MOUTH], MOUTH_LIGHT)]
    lights.append(([(x, y - BRAZIER[1] + 10) for x, y in fires], FIRELIGHT_REACHES))
    if danger:
        lights.append((EMBERS, EMBER_REACHES))
    for middles, radii in lights:
        for (width, high), tone in zip(radii, tones, strict=False):
            for x, y in middles:
                pen.ellipse((x - width, y - high, x + width, y + high), find_nearest_palette_index(tone))
    return Sprite(image, None)


@sprite_cache(4)
def _render_vaults_sprite(floor: int) -> Sprite:
    """Return the vaults down to a floor: the lower part of the tallest, since a drawing takes 60 ms."""
    whole, box = _render_tallest_vaults_sprite(), (0, MAX_LOW_FLOOR - floor, layout.WIDTH, MAX_LOW_FLOOR)
    return Sprite(whole.image.crop(box), whole.mask.crop(box) if whole.mask else None)


@sprite_cache(1)
def _render_tallest_vaults_sprite() -> Sprite:
    """Return what stands before the wall: the vaults and the rails; free where the wall is."""
    shapes = "".join(draw_arch_svg(first, last, MAX_LOW_FLOOR) for first, last in _list_bay_edges()) + _draw_rails_svg(
        MAX_LOW_FLOOR, _draw_sleepers_svg(MAX_LOW_FLOOR)
    )
    return render_svg_sprite(
        _wrap_in_svg(MAX_LOW_FLOOR, shapes),
        CAVE,
        (JOINT_COLOUR, STONE_COLOUR, STONE_LIGHT, RAIL_COLOUR, *DEPTH_TONES, BEAM, GRAIN, BEAM_EDGE, OUTLINE),
    )


@sprite_cache(1)
def _render_camp_sprite() -> Sprite:
    """Return the tent of those who stay outside, in the light of their fire."""
    return render_svg_sprite(
        _wrap_in_svg(layout.TENT, _draw_tent_svg(layout.TENT), layout.GALLERY[0]),
        CAVE,
        (*CALM_LIGHT, GRAIN, BEAM_LIGHT, BEAM_EDGE, OUTLINE),
    )


@sprite_cache(1)
def _render_cracks_sprite() -> Sprite:
    """Return what breaks open and comes down in danger."""
    cracks = f'<path fill="none" stroke="{DARK_COLOUR}" stroke-width="5" d="{CRACKS_PATH}"/>'
    return render_svg_sprite(
        _wrap_in_svg(layout.COLUMN_BOTTOM, cracks + PEBBLES_SVG), CAVE, (DARK_COLOUR, OUTLINE, PEBBLE)
    )


@sprite_cache(1)
def _render_beam_sprite() -> Sprite:
    """Return the beam under the roof."""
    top, height = layout.BEAM
    shapes = (
        f'<rect y="{top - 2}" width="{layout.WIDTH}" height="{height + 4}" fill="{OUTLINE}"/>'
        f'<rect y="{top}" width="{layout.WIDTH}" height="{height}" fill="{BEAM}"/>'
        f'<rect y="{top}" width="{layout.WIDTH}" height="4" fill="{BEAM_EDGE}"/>'
        f'<rect y="{top + height - 5}" width="{layout.WIDTH}" height="5" fill="{GRAIN}"/>'
    )
    return render_svg_sprite(_wrap_in_svg(top + height + 2, shapes), CAVE, (OUTLINE, BEAM, BEAM_EDGE, GRAIN))


@sprite_cache(1)
def render_dim_wall_sprite() -> Sprite:
    """Return two courses of the wall far from all light: they go on behind the plates of players."""
    height = 2 * COURSE_HEIGHT
    joints = "".join(
        f'<rect y="{y}" width="{layout.WIDTH}" height="3" fill="{DIM_JOINT}"/>'
        for y in range(22, height, COURSE_HEIGHT)
    )
    ground = f'<rect width="{layout.WIDTH}" height="{height}" fill="{GRAIN}"/>'
    return render_svg_sprite(_wrap_in_svg(height, ground + joints), GRAIN, (GRAIN, DIM_JOINT))


@sprite_cache(1)
def render_dim_rails_sprite() -> Sprite:
    """Return the rails below a row of plates, where no light shows what they lie on."""
    return render_svg_sprite(
        _wrap_in_svg(layout.RAILS, _draw_rails_svg(layout.RAILS, "")), CAVE, (GRAIN, STONE_LIGHT, OUTLINE, RAIL_COLOUR)
    )


def _wrap_in_svg(height: int, shapes: str, width: int = layout.WIDTH) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" shape-rendering="crispEdges">'
    return f"{head}{shapes}</svg>"


def place_fires(floor: int) -> list[Point]:
    """Return where fires stand, before the pillars: the middle of each, and its foot."""
    return [(x, floor - layout.RAILS + 6) for x in layout.PILLARS[1:-1]]


@sprite_cache(1)
def render_brazier_sprite() -> Sprite:
    """Return the bowl in which a fire burns."""
    width, height = BRAZIER
    layer = Drawing("goats_and_goblins/brazier", (0, 0, width), crisp=True, height=height)
    return compose_sprite(BRAZIER, (layer,), CALM_LIGHT[2], list_drawing_tones("goats_and_goblins/brazier"))


def _list_bay_edges() -> list[tuple[int, int]]:
    """Return the left and the right end of each opening."""
    half = PILLAR // 2
    return [(pillar + half, other - half) for pillar, other in zip(layout.PILLARS, layout.PILLARS[1:], strict=False)]


def draw_arch_svg(left: int, right: int, floor: int) -> str:
    """Return an opening of the vault: its stones, and arches within one another, each further away and darker."""
    joints = "".join(
        f"M{x} {y}l{(x - (left + right) / 2) * 0.17:.0f} {-14 if abs(x - (left + right) / 2) < 70 else -9}"
        for x, y in _list_arch_points(left, right, floor)
    )
    inner = "".join(
        f'<path fill="{tone}" d="{_draw_vault_path(left + narrow, right - narrow, floor, -low)}"/>'
        for (narrow, low), tone in zip(ARCH_INDENTS, DEPTH_TONES, strict=True)
    )
    return (
        f'<path fill="{STONE_COLOUR}" stroke="{OUTLINE}" stroke-width="3" '
        f'd="{_draw_vault_path(left - 13, right + 13, floor, 14)}"/>'
        f'<path fill="none" stroke="{STONE_LIGHT}" stroke-width="4" '
        f'd="{_draw_vault_path(left - 9, right + 9, floor, 10)}"/>'
        f'<path fill="none" stroke="{JOINT_COLOUR}" stroke-width="3" d="{joints}"/>' + inner
    )


def _list_arch_points(left: int, right: int, floor: int) -> list[Point]:
    """Return places on the edge of an opening."""
    half, middle = (right - left) / 2, (left + right) / 2
    steps = [step / 3 for step in range(-2, 3)]
    return [
        (round(middle + half * part), round(floor - ARCH_SPRING - ARCH_RISE * (1 - part * part) ** 0.5))
        for part in steps
    ]


def _draw_vault_path(left: int, right: int, floor: int, higher: int) -> str:
    half, spring = (right - left) / 2, floor - ARCH_SPRING
    return f"M{left} {floor}V{spring}A{half} {ARCH_RISE + higher} 0 0 1 {right} {spring}V{floor}z"


def draw_firelight_svg(middles: Sequence[Point], radii: Sequence[Size], tones: Sequence[str]) -> str:
    """Return the light of several fires, ring by ring, so that it is brightest where they meet."""
    return "".join(
        draw_glow_rings_svg(middle, (size,), (tone,))
        for size, tone in zip(radii, tones, strict=True)
        for middle in middles
    )


def _draw_tent_svg(height: int) -> str:
    """Return the tent of those who stay outside, in the light of their fire."""
    foot, (x, width, high) = height - 14, (12, 140, layout.TENT - 34)
    half, low = width // 2, high - 14
    return (
        draw_glow_rings_svg((168, foot - 50), ((52, 50), (38, 36)), CALM_LIGHT[1:])
        + f'<path fill="{GRAIN}" stroke="{OUTLINE}" stroke-width="3" d="M{x} {foot}l{half}-{high} {half} {high}z"/>'
        f'<path fill="{BEAM_LIGHT}" d="M{x + 8} {foot - 3}l{half - 9}-{low} {-width // 9} {low}z"/>'
        f'<path fill="{BEAM_EDGE}" d="M{x + width - 8} {foot - 3}l-{half - 9}-{low} {width // 6} {low}z"/>'
        f'<path fill="{OUTLINE}" d="M{x + half} {foot - 2}v-{high // 2}l{width // 7} {high // 2}z"/>'
    )


def _draw_sleepers_svg(floor: int) -> str:
    """Return what the rails lie on."""
    top = floor - layout.RAILS + 12
    each = "".join(f'<rect x="{x}" y="{top}" width="28" height="12" rx="3"/>' for x in range(-20, layout.WIDTH, 62))
    return f'<g fill="{BEAM}">{each}</g>'


def _draw_rails_svg(floor: int, sleepers: str) -> str:
    """Return the floor with its rails."""
    foot, width = floor - layout.RAILS, layout.WIDTH
    return (
        f'<rect y="{foot}" width="{width}" height="{layout.RAILS}" fill="{GRAIN}"/>'
        f'<rect y="{foot}" width="{width}" height="4" fill="{STONE_LIGHT}"/>'
        f"{sleepers}"
        f'<rect y="{foot + 13}" width="{width}" height="7" fill="{OUTLINE}"/>'
        f'<rect y="{foot + 13}" width="{width}" height="4" fill="{RAIL_COLOUR}"/>'
    )
