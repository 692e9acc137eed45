"""The inside of the cave: a tunnel with props, rails and lamps, lit as far as the expedition has come."""

from functools import lru_cache

from bot.games.goats_and_goblins.pictures import layout as at
from bot.pictures.painting.sprites import Place, Sprite, drawn
from bot.pictures.painting.theme import CAVE
from bot.pictures.shared.scenery import rings

DARK = "#0d0b09"
"""The darkness in the mouth of the cave."""
BEAM = "#573719"
"""The beam under the roof, on which words stand."""
DEEP, LANTERN, DANGER = (
    "#1c1713",
    ("#29241e", "#3f372c", "#4a3f32"),
    ("#3d120b", "#5a150e", "#8c2116"),
)
"""The walls of the cave, and the light on them, from far inside to its mouth."""
WOOD, GRAIN, EDGE = "#704b28", "#33200f", "#8a5f38"
IRON, FLAME, GLASS = "#565a60", "#f2b81c", "#fff8e7"
GLOW, PEBBLE = "#af2e20", "#868a8f"
"""The glow in the mouth when one more Cave-In may bury everybody, and what already comes down."""
ALARM, LAMPLIGHT = (((300, 240), (200, 160)), (DANGER[-1], GLOW)), (((216, 186),), (WOOD,))
"""The rings of light next to the mouth, and their tones."""
PEBBLES = (
    f'<path fill="{PEBBLE}" stroke="#17130f" stroke-width="3" d="M532 190l10-3 6 9-8 7-10-4z'
    'M760 182l13-2 5 11-10 7-11-6zM858 96l12-4 7 10-9 8-12-4z"/>'
)
TONES = (WOOD, GRAIN, EDGE, BEAM, IRON, FLAME, GLASS, "#17130f", "#868a8f")


@lru_cache(maxsize=32)
def tunnel(height: int, deep: int, *, danger: bool, rails: bool) -> Sprite:
    """Return the tunnel, in the light of its lamps up to a place: red if one more Cave-In may bury everybody."""
    tones = DANGER if danger else LANTERN
    reach = max(deep, at.TRACK_LEFT + 60)
    radii = [(reach - 120 + more, high) for more, high in ((300, 400), (120, 270))]
    middle = at.CAVE_LEFT + at.CAVE_SIDE // 2, at.CAVE_TOP + at.LEFT_MIDDLE
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{at.WIDTH}" height="{height}">'
        f'<rect width="{at.WIDTH}" height="{height}" fill="{DEEP}"/>'
        + rings(middle, radii, tones)
        + rings(middle, *(ALARM if danger else LAMPLIGHT))
        + _rocks(height)
        + "".join(_post(x, height) for x in at.POSTS)
        + (_rails(height) if rails else "")
        + (PEBBLES if danger else "")
        + _beam()
        + "".join(_lamp((x, height - at.LAMP_UP)) for x in at.POSTS if rails and x < reach + 60)
        + "</svg>"
    )
    return drawn(svg, CAVE, (DEEP, DARK, *tones, *TONES, *((GLOW, PEBBLE) if danger else ())))


def _rocks(height: int) -> str:
    """Return the uneven floor of the tunnel."""
    teeth = "".join(
        f"L{x} {height - 10 - x * 37 % 13}L{x + 60} {height - 4 - x * 53 % 9}" for x in range(0, at.WIDTH + 60, 120)
    )
    return f'<path fill="{DARK}" d="M0 {height}{teeth}V{height}z"/>'


def _post(x: int, height: int) -> str:
    top = sum(at.BEAM)
    return (
        f'<path fill="{GRAIN}" d="M{x - 15} {top}h30v{height}h-30z"/>'
        f'<path fill="{BEAM}" d="M{x - 12} {top}h20v{height}h-20z"/>'
        f'<path fill="{WOOD}" d="M{x - 12} {top}h6v{height}h-6z"/>'
        f'<path fill="{GRAIN}" d="M{x - 46} {top}l12 0 22 26v16zM{x + 46} {top}l-12 0-22 26v16z"/>'
    )


def _beam() -> str:
    top, high = at.BEAM
    left, width = at.TRACK_LEFT - 16, at.WIDTH
    return (
        f'<rect x="{left}" y="{top - 2}" width="{width}" height="{high + 4}" rx="6" fill="#17130f"/>'
        f'<rect x="{left + 3}" y="{top}" width="{width}" height="{high}" rx="4" fill="{BEAM}"/>'
        f'<rect x="{left + 3}" y="{top}" width="{width}" height="4" fill="{EDGE}"/>'
        f'<rect x="{left + 3}" y="{top + high - 5}" width="{width}" height="5" fill="{GRAIN}"/>'
    )


def _lamp(place: Place) -> str:
    """Return a burning lantern on the floor beside a prop."""
    x, y = place
    return (
        f'<ellipse cx="{x}" cy="{y + 8}" rx="46" ry="30" fill="{WOOD}"/>'
        f'<path fill="none" stroke="#17130f" stroke-width="4" d="M{x - 8} {y - 6}q8-16 16 0"/>'
        f'<rect x="{x - 11}" y="{y - 8}" width="22" height="30" rx="5" fill="#17130f"/>'
        f'<rect x="{x - 8}" y="{y - 3}" width="16" height="20" rx="3" fill="{GLASS}"/>'
        f'<path fill="{FLAME}" d="M{x} {y - 1}c2 5 6 7 5 12-1 5-9 5-10 0-1-5 3-7 5-12z"/>'
    )


def _rails(height: int) -> str:
    foot = height - 12
    sleepers = "".join(
        f'<rect x="{x}" y="{foot - 6}" width="26" height="14" rx="3" fill="{GRAIN}"/>'
        for x in range(at.TRACK_LEFT, at.WIDTH, 76)
    )
    rail = f'<rect x="{at.TRACK_LEFT - 20}" y="{foot - 5}" width="{at.WIDTH}" height="7" fill="#17130f"/>'
    return (
        sleepers + rail + f'<rect x="{at.TRACK_LEFT - 20}" y="{foot - 4}" width="{at.WIDTH}" height="4" fill="{IRON}"/>'
    )
