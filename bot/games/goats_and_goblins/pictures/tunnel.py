"""The gallery in the cave: a vault on pillars that leads into the dark, its rails, and the light of its fires."""

from functools import lru_cache

from bot.games.goats_and_goblins.pictures import layout as at
from bot.pictures.painting.sprites import Drawing, Place, Sprite, drawn, sprite, tones_in
from bot.pictures.painting.theme import CAVE
from bot.pictures.shared.scenery import OUTLINE, rings

DARK = "#0d0b09"
"""The darkness in the mouth of the cave."""
BEAM, WOOD, GRAIN, EDGE = "#573719", "#704b28", "#33200f", "#8a5f38"
"""The beam under the roof, on which words stand, and its other tones."""
ROCK, FACET, JOINT, WALL, STONE, LIP, IRON = (
    "#1c1713", "#29241e", "#241b12", "#3c2712", "#573719", "#704b28", "#565a60",
)  # fmt: skip
"""The rock round the gallery and its facets; the wall, its joints, the stones of the vault and their light; rails."""
DEPTH = ("#33200f", "#241b12", "#17130f", DARK)
"""What is behind an arch, from its edge into the dark."""
CALM, ALARM = ("#4a3013", "#5d3a11", "#74480e", "#8c5a0c"), ("#4a170d", "#641a11", "#821f15", "#a52a1c")
"""The light of fires on the stones; it is red when one more Cave-In may bury everybody."""
GLOOM = ("#33200f", "#3d120b")
"""Where that light ends."""
FACES = ("l34-12 40 8 4 26-28 22-44-6-14-20z", "l22-18 52 6 10 20-18 30-46 6-24-22z", "l46-8 30 16-12 34-50 4-20-14z")
"""Stones of the rock, each from its left corner."""
PEBBLE = "#868a8f"
PEBBLES = (
    f'<path fill="{PEBBLE}" stroke="{OUTLINE}" stroke-width="3" d="M532 190l10-3 6 9-8 7-10-4z'
    'M760 182l13-2 5 11-10 7-11-6zM858 96l12-4 7 10-9 8-12-4zM200 18l10-4 8 8-7 9-10-3z"/>'
)
"""What already comes down then."""
PILLAR, SPRING, RISE = 44, 56, 52
"""How broad a pillar is, how high above the floor arches begin, and how high they rise from there."""
NESTED = ((0, 0), (13, 9), (27, 20), (43, 34))
"""How much narrower and lower each arch is than the one before it."""
MOUTH_LIGHT = ((176, 168), (146, 142), (116, 116))
FIRELIGHT, BRAZIER = ((168, 150), (126, 112), (88, 78), (56, 50)), (50, 75)
"""The rings of a fire's light, and the size of the bowl in which it burns."""


@lru_cache(maxsize=32)
def tunnel(height: int, floor: int, fires: tuple[Place, ...], *, danger: bool) -> Sprite:
    """Return the cave: the rock on the left, and the gallery down to its floor, in the light of its fires."""
    tones = ALARM if danger else CALM
    left, right = at.GALLERY
    mouth = at.CAVE_LEFT + at.CAVE_SIDE // 2, at.CAVE_TOP + at.LEFT_MIDDLE
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{at.WIDTH}" height="{height}">'
        f'<rect width="{at.WIDTH}" height="{height}" fill="{ROCK}"/>'
        + _facets(height)
        + rings(mouth, MOUTH_LIGHT, (GLOOM[danger], *tones))
        + _cracks(height)
        + (_tent(height) if height - at.METER[3] >= at.TENT else "")
        + f'<clipPath id="g"><rect x="{left}" y="0" width="{right - left}" height="{floor}"/></clipPath>'
        + f'<g clip-path="url(#g)"><rect x="{left}" width="{right - left}" height="{floor}" fill="{WALL}"/>'
        + "".join(rings((x, y - BRAZIER[1] + 20), FIRELIGHT, tones) for x, y in fires)
        + courses(at.GALLERY, floor)
        + "".join(arch(first, last, floor) for first, last in _bays())
        + _rails(floor)
        + "</g>"
        + (PEBBLES if danger else "")
        + _beam()
        + "</svg>"
    )
    used = (
        ROCK,
        FACET,
        JOINT,
        WALL,
        STONE,
        LIP,
        IRON,
        *DEPTH,
        *tones,
        GLOOM[danger],
        BEAM,
        WOOD,
        GRAIN,
        EDGE,
        OUTLINE,
        PEBBLE,
    )
    return drawn(svg, CAVE, used)


def feet(floor: int) -> list[Place]:
    """Return where fires stand, before the pillars: the middle of each, and its foot."""
    return [(x, floor - at.RAILS + 6) for x in at.PILLARS[1:-1]]


@lru_cache(maxsize=1)
def brazier() -> Sprite:
    """Return the bowl in which a fire burns."""
    wide, high = BRAZIER
    layer = Drawing("goats_and_goblins/brazier", (0, 0, wide), height=high)
    return sprite(BRAZIER, (layer,), CALM[3], tones_in("goats_and_goblins/brazier"))


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
    steps = [step / 5 for step in range(-4, 5)]
    return [(round(middle + half * part), round(floor - SPRING - RISE * (1 - part * part) ** 0.5)) for part in steps]


def _vault(left: int, right: int, floor: int, higher: int) -> str:
    half, spring = (right - left) / 2, floor - SPRING
    return f"M{left} {floor}V{spring}A{half} {RISE + higher} 0 0 1 {right} {spring}V{floor}z"


def courses(ends: tuple[int, int], floor: int) -> str:
    """Return the joints of the stones between the arches."""
    left, right = ends
    rows = range(floor - 24, 0, -34)
    lines = "".join(f"M{left} {y}H{right}" for y in rows)
    heads = "".join(
        f"M{x} {y}v-34" for number, y in enumerate(rows) for x in range(left + 22 + number % 2 * 40, right, 80)
    )
    return f'<path fill="none" stroke="{JOINT}" stroke-width="3" d="{lines}{heads}"/>'


def _facets(height: int) -> str:
    """Return the faces of the rock on the left that the light meets."""
    return f'<path fill="{FACET}" d="{_faces(height)}"/>'


def _cracks(height: int) -> str:
    """Return the cracks between them."""
    return f'<path fill="none" stroke="{ROCK}" stroke-width="4" d="{_faces(height)}"/>'


def _faces(height: int) -> str:
    return "".join(
        f"M{x + row % 3 * 37} {row * 58 - 14 + x % 19}{FACES[(row + x // 86) % len(FACES)]}"
        for row in range(height // 58 + 2)
        for x in range(-84, at.GALLERY[0], 86)
    )


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
