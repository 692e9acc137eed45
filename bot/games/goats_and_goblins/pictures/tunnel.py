"""The gallery in the cave: a vault on pillars that leads into the dark, its rails, and the light of its fires."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.goats_and_goblins.pictures import layout as at
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import Drawing, Place, Size, Sprite, drawn, sprite, tones_in
from bot.pictures.painting.theme import CAVE, flat_palette, index
from bot.pictures.shared.scenery import OUTLINE, rings

DARK = "#0d0b09"
"""The darkness in the mouth of the cave."""
BEAM, WOOD, GRAIN, EDGE = "#573719", "#704b28", "#33200f", "#8a5f38"
"""The beam under the roof, on which words stand, and its other tones."""
ROCK, FACET, JOINT, WALL, STONE, LIP, IRON = (
    "#1c1713", "#29241e", "#241b12", "#3c2712", "#573719", "#704b28", "#565a60",
)  # fmt: skip
"""The rock round the gallery and its facets; the wall, its joints, the stones of the vault and their light; rails."""
DEPTH = ("#33200f", "#1c1713", DARK)
"""What is behind an arch, from its edge into the dark."""
CALM, ALARM = ("#4a3013", "#66400f", "#8c5a0c"), ("#3d120b", "#5a150e", "#8c2116")
"""The light of fires on the stones; it is red when one more Cave-In may bury everybody."""
GLOOM = ("#33200f", "#330f09")
"""Where that light ends."""
FACES = ("l60-20 56 14 0 50-44 34-66-10-16-44z", "l40-28 74 10 8 50-30 40-70 6-32-46z")
"""Stones of the rock, each from its left corner."""
EMBERS, EMBER = ((318, 52), (566, 44), (806, 56)), ((150, 104), (104, 70), (58, 36))
"""Where the ceiling glows in danger, and how far: what comes down next."""
CRACKS = (
    "M318 50l-16 26 22 18-14 30 10 20M322 94l26 14"
    "M566 48l18 30-24 22 12 34M806 50l-12 30 20 16-18 34 8 18M802 128l-20 12"
)
"""What breaks open there."""
PEBBLE = "#868a8f"
PEBBLES = (
    f'<path fill="{PEBBLE}" stroke="{OUTLINE}" stroke-width="3" d="M532 190l10-3 6 9-8 7-10-4z'
    'M352 166l12-4 8 9-8 9-12-4zM760 182l13-2 5 11-10 7-11-6zM858 96l12-4 7 10-9 8-12-4zM200 18l10-4 8 8-7 9-10-3z"/>'
)
"""What already comes down then."""
PILLAR, SPRING, RISE = 44, 56, 52
"""How broad a pillar is, how high above the floor arches begin, and how high they rise from there."""
NESTED = ((0, 0), (15, 10), (38, 29))
"""How much narrower and lower each arch is than the one before it."""
MOUTH_LIGHT = ((136, 132), (112, 108))
"""How far from the middle of the mouth its light reaches, and a brighter one."""
FIRELIGHT, BRAZIER = ((205, 170), (150, 122), (92, 74)), (50, 75)
"""How far from a fire its light reaches, and where it is brighter; and the size of the bowl in which it burns."""
COURSE, BRICK = 34, 80
"""How high a course of stones is, and how long a stone."""
OVER = 6
"""How far the beam reaches over the gallery on both sides."""


def draw_tunnel(canvas: Canvas, floor: int, fires: Sequence[Place], *, danger: bool) -> None:
    """Draw the cave at the top of a canvas: the rock on the left, and the gallery in the light of its fires."""
    left, right = at.GALLERY
    canvas.paste(_rock(floor, danger=danger), (0, 0))
    canvas.paste(_wall((right - left, floor), tuple((x - left, y) for x, y in fires), danger=danger), (left, 0))
    canvas.paste(_vaults(floor, danger=danger), (left - OVER, 0))


@lru_cache(maxsize=8)
def _rock(height: int, *, danger: bool) -> Sprite:
    """Return the rock on the left, with the light about the mouth."""
    tones = GLOOM[danger], (ALARM if danger else CALM)[0]
    mouth = at.CAVE_LEFT + at.CAVE_SIDE // 2, at.CAVE_TOP + at.LEFT_MIDDLE
    width = at.GALLERY[0]
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" shape-rendering="crispEdges">'
        f'<rect width="{width}" height="{height}" fill="{ROCK}"/>'
        + _rocks(height, mouth, tones)
        + (_tent(height) if height - at.METER[3] >= at.TENT else "")
        + "</svg>"
    )
    return drawn(svg, CAVE, (ROCK, FACET, *tones, *CALM, GRAIN, WOOD, EDGE, OUTLINE))


@lru_cache(maxsize=16)
def _wall(size: Size, fires: tuple[Place, ...], *, danger: bool) -> Sprite:
    """Return the wall behind the vaults, with the light of fires: painted here, since a drawing takes 60 ms."""
    tones = ALARM if danger else CALM
    image = Image.new("P", size, index(WALL))
    image.putpalette(flat_palette())
    pen = ImageDraw.Draw(image)
    lights = [([(x, y - BRAZIER[1] + 10) for x, y in fires], FIRELIGHT)]
    if danger:
        lights.append(([(x - at.GALLERY[0], y) for x, y in EMBERS], EMBER))
    for middles, radii in lights:
        for (wide, high), tone in zip(radii, tones, strict=True):
            for x, y in middles:
                pen.ellipse((x - wide, y - high, x + wide, y + high), index(tone))
    return Sprite(image, None)


@lru_cache(maxsize=8)
def _vaults(floor: int, *, danger: bool) -> Sprite:
    """Return what stands before the wall: its joints, the vaults, the rails and the beam; free where the wall is."""
    left, right = at.GALLERY
    width = right - left + 2 * OVER
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{floor}" shape-rendering="crispEdges"'
        f' viewBox="{left - OVER} 0 {width} {floor}">'
        + courses(at.GALLERY, floor)
        + (f'<path fill="none" stroke="{DARK}" stroke-width="5" d="{CRACKS}"/>' if danger else "")
        + "".join(arch(first, last, floor) for first, last in _bays())
        + _rails(floor)
        + (PEBBLES if danger else "")
        + _beam()
        + "</svg>"
    )
    return drawn(svg, CAVE, (JOINT, STONE, LIP, IRON, *DEPTH, BEAM, GRAIN, EDGE, OUTLINE, PEBBLE))


def feet(floor: int) -> list[Place]:
    """Return where fires stand, before the pillars: the middle of each, and its foot."""
    return [(x, floor - at.RAILS + 6) for x in at.PILLARS[1:-1]]


@lru_cache(maxsize=1)
def brazier() -> Sprite:
    """Return the bowl in which a fire burns."""
    wide, high = BRAZIER
    layer = Drawing("goats_and_goblins/brazier", (0, 0, wide), crisp=True, height=high)
    return sprite(BRAZIER, (layer,), CALM[2], tones_in("goats_and_goblins/brazier"))


def _bays() -> list[tuple[int, int]]:
    """Return the left and the right end of each opening."""
    half = PILLAR // 2
    return [(one + half, other - half) for one, other in zip(at.PILLARS, at.PILLARS[1:], strict=False)]


def arch(left: int, right: int, floor: int) -> str:
    """Return an opening of the vault: its stones, and arches within one another, each further away and darker."""
    joints = "".join(
        f"M{x} {y}l{(x - (left + right) / 2) * 0.17:.0f} {-14 if abs(x - (left + right) / 2) < 70 else -9}"
        for x, y in _along(left, right, floor)
    )
    inner = "".join(
        f'<path fill="{tone}" d="{_vault(left + narrow, right - narrow, floor, -low)}"/>'
        for (narrow, low), tone in zip(NESTED, DEPTH, strict=True)
    )
    return (
        f'<path fill="{STONE}" stroke="{OUTLINE}" stroke-width="3" d="{_vault(left - 13, right + 13, floor, 14)}"/>'
        f'<path fill="none" stroke="{LIP}" stroke-width="4" d="{_vault(left - 9, right + 9, floor, 10)}"/>'
        f'<path fill="none" stroke="{JOINT}" stroke-width="3" d="{joints}"/>' + inner
    )


def _along(left: int, right: int, floor: int) -> list[Place]:
    """Return places on the edge of an opening."""
    half, middle = (right - left) / 2, (left + right) / 2
    steps = [step / 3 for step in range(-2, 3)]
    return [(round(middle + half * part), round(floor - SPRING - RISE * (1 - part * part) ** 0.5)) for part in steps]


def _vault(left: int, right: int, floor: int, higher: int) -> str:
    half, spring = (right - left) / 2, floor - SPRING
    return f"M{left} {floor}V{spring}A{half} {RISE + higher} 0 0 1 {right} {spring}V{floor}z"


def light(middles: Sequence[Place], radii: Sequence[Size], tones: Sequence[str]) -> str:
    """Return the light of several fires, ring by ring, so that it is brightest where they meet."""
    return "".join(
        rings(middle, (size,), (tone,)) for size, tone in zip(radii, tones, strict=True) for middle in middles
    )


def courses(ends: tuple[int, int], floor: int) -> str:
    """Return the joints between the wall's stones."""
    left, right = ends
    rows = range(floor - 24, 0, -COURSE)
    starts = [left + 22 + number % 2 * BRICK // 2 for number, _ in enumerate(rows)]
    lines = "".join(f"M{left} {y}H{right}" for y in rows)
    heads = "".join(
        f"M{x} {y}v-{COURSE}" for y, start in zip(rows, starts, strict=True) for x in range(start, right, BRICK)
    )
    return f'<path fill="none" stroke="{JOINT}" stroke-width="3" d="{lines}{heads}"/>'


def _rocks(height: int, mouth: Place, tones: Sequence[str]) -> str:
    """Return the rocks on the left, with the light about the mouth."""
    shapes = "".join(
        f"M{x + row % 2 * 52} {row * 112 - 14 + x % 19}{FACES[(row + x // 172) % len(FACES)]}"
        for row in range(height // 112 + 1)
        for x in range(-84, at.GALLERY[0], 172)
    )
    return f'<path fill="{FACET}" d="{shapes}"/>' + light([mouth], MOUTH_LIGHT, tones)


def _tent(height: int) -> str:
    """Return the tent of those who stay outside, in the light of their fire."""
    foot, (x, wide, high) = height - 14, (12, 140, at.TENT - 34)
    half, low = wide // 2, high - 14
    return (
        rings((172, foot - 26), ((96, 84), (70, 58)), CALM)
        + f'<path fill="{GRAIN}" stroke="{OUTLINE}" stroke-width="3" d="M{x} {foot}l{half}-{high} {half} {high}z"/>'
        f'<path fill="{WOOD}" d="M{x + 8} {foot - 3}l{half - 9}-{low} {-wide // 9} {low}z"/>'
        f'<path fill="{EDGE}" d="M{x + wide - 8} {foot - 3}l-{half - 9}-{low} {wide // 6} {low}z"/>'
        f'<path fill="{OUTLINE}" d="M{x + half} {foot - 2}v-{high // 2}l{wide // 7} {high // 2}z"/>'
    )


def _beam() -> str:
    top, high = at.BEAM
    left, right = at.GALLERY
    width = right - left
    return (
        f'<rect x="{left - 6}" y="{top - 2}" width="{width + 12}" height="{high + 4}" rx="6" fill="{OUTLINE}"/>'
        f'<rect x="{left - 3}" y="{top}" width="{width + 6}" height="{high}" rx="4" fill="{BEAM}"/>'
        f'<rect x="{left - 3}" y="{top}" width="{width + 6}" height="4" fill="{EDGE}"/>'
        f'<rect x="{left - 3}" y="{top + high - 5}" width="{width + 6}" height="5" fill="{GRAIN}"/>'
    )


def _rails(floor: int) -> str:
    """Return the floor with its rails."""
    left, right = at.GALLERY
    foot, wide = floor - at.RAILS, right - left
    sleepers = "".join(f'<rect x="{x}" y="{foot + 12}" width="28" height="12" rx="3"/>' for x in range(left, right, 62))
    return (
        f'<rect x="{left}" y="{foot}" width="{wide}" height="{at.RAILS}" fill="{GRAIN}"/>'
        f'<rect x="{left}" y="{foot}" width="{wide}" height="4" fill="{LIP}"/>'
        f'<g fill="{BEAM}">{sleepers}</g>'
        f'<rect x="{left}" y="{foot + 13}" width="{wide}" height="7" fill="{OUTLINE}"/>'
        f'<rect x="{left}" y="{foot + 13}" width="{wide}" height="4" fill="{IRON}"/>'
    )
