"""Animates rolling dice: how each of them looks, and where it is, some ticks before it lies still."""

from typing import NamedTuple

from bot.pictures.painting.sprites import Sprite, list_drawing_tones, render_rotated_icon

ROLL_TICKS = 10
"""Ticks of a roll."""
LANDING_TICKS, PIXELS_PER_TICK, DEGREES_PER_TICK = 4, 26, 37
"""Dice land within the last so many ticks, one after another; pixels and degrees from one tick to the next."""
BOUNCE_HEIGHTS = (0, 10, 14, 6, 0, 22, 34, 28, 8, 30)
"""How high a die is, by ticks before it lies still."""


class RollingDie(NamedTuple):
    """A die in motion: its face, how it is turned, and how far it is to the right of its place and above it."""

    face: int
    degrees: int
    right: int
    up: int


def render_askew_die_sprite(face: int, side: int, ground: str, degrees: int) -> Sprite:
    """Return a die askew, in its own colours alone: it looks crisp, and each shade at an edge costs bytes."""
    name = f"emerald_skulls/die-{face}"
    return render_rotated_icon(name, side, ground, degrees, tones=(ground, *list_drawing_tones(name)))


def place_rolling_die(place: int, lies: tuple[int, int], to_go: int) -> RollingDie:
    """Return a die of a roll, `to_go` ticks before all lie still; it will lie there with this face, at this angle.

    What it shows on its way follows from its place and from time alone, as if by chance.
    """
    left = max(0, to_go - LANDING_TICKS + min(place, LANDING_TICKS))
    face, degrees = lies
    if not left:
        return RollingDie(face, degrees, 0, 0)
    shown = (5 * left + 3 * place + left * left) % 6 + 1
    turned = (DEGREES_PER_TICK * left * (-1) ** place + 60 * place) % 360 // 15 * 15
    return RollingDie(
        shown, turned, PIXELS_PER_TICK * left * left // 6, BOUNCE_HEIGHTS[min(left, len(BOUNCE_HEIGHTS) - 1)]
    )
