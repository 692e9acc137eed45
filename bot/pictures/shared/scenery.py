"""Scenery (background) as pieces of SVG, for scenes: rings and rays of light, bunting, confetti, planks.

Whole areas of few shades cost few bytes, so light comes in bands, along one ramp of the palette.
"""

from collections.abc import Sequence
from math import cos, hypot, pi, sin

from bot.pictures.painting.sprites import Point, Size
from bot.pictures.painting.theme import BLUE, CAVE, GREEN, PURPLE, RED, TURQUOISE, YELLOW

GOLD_LIGHT = (CAVE, YELLOW.dark, "#815808", YELLOW.deep, "#c38d17")
"""Light of gold, from the dark on."""
SHINE_COLOUR = "#f6e1a7"
"""What is written in that light."""
EMBER_LIGHT = (CAVE, RED.dark, "#731b12", RED.deep, "#af2e20")
"""Light of embers."""
GREEN_LIGHT = (CAVE, GREEN.dark, "#2c5d19", GREEN.deep, "#549930")
"""Green light: of luck, of what is true, of a swamp."""

FLAG_COLOURS = (RED.base, YELLOW.base, TURQUOISE.base, PURPLE.soft, GREEN.base, BLUE.soft)
FLAG_STEP = 40
"""How far it is from one flag to the next."""

OUTLINE = "#17130f"


def draw_glow_rings_svg(
    middle: Point, radii: Sequence[Size], tones: Sequence[str], rays: int = 0, width: float = 0.5
) -> str:
    """Return rings of light about a place, from the largest and darkest on; with rays, each a tone lighter.

    There are as many radii as tones, less one for rays; `width` is the part of a turn that rays take.
    """
    x, y = middle
    drawn = []
    for index, (wide, height) in enumerate(radii):
        drawn.append(f'<ellipse cx="{x}" cy="{y}" rx="{wide}" ry="{height}" fill="{tones[index]}"/>')
        if rays:
            drawn.append(_draw_rays_svg(middle, (wide, height), rays, width, tones[index + 1]))
    return "".join(drawn)


def _draw_rays_svg(middle: Point, radii: Size, count: int, width: float, tone: str) -> str:
    """Return rays that reach to the edge of a ring."""
    (x, y), (wide, height), half = middle, radii, pi * width / count

    def edge_point(turn: float) -> str:
        far = 1 / hypot(cos(turn) / wide, sin(turn) / height)
        return f"{x + far * cos(turn):.0f} {y + far * sin(turn):.0f}"

    turns = (2 * pi * (number + 0.5) / count for number in range(count))
    wedges = (f"M{x} {y}L{edge_point(turn - half)}A{wide} {height} 0 0 1 {edge_point(turn + half)}z" for turn in turns)
    return f'<path fill="{tone}" d="{"".join(wedges)}"/>'


def draw_bunting_svg(left: Point, right: Point, sag: int, first: int = 0) -> str:
    """Return a line with flags between two places, which hangs down by `sag` in its middle."""
    (x, y), (end, foot) = left, right
    count = max(2, round((end - x) / FLAG_STEP))

    def point_at(part: float) -> tuple[float, float]:
        return x + (end - x) * part, y + (foot - y) * part + 4 * sag * part * (1 - part)

    flags = []
    for number in range(count):
        (a, b), (c, d) = point_at((number + 0.08) / count), point_at((number + 0.92) / count)
        fill = FLAG_COLOURS[(number + first) % len(FLAG_COLOURS)]
        tip = f"{(a + c) / 2:.0f} {(b + d) / 2 + FLAG_STEP * 0.9:.0f}"
        flags.append(f'<path fill="{fill}" d="M{a:.0f} {b:.0f}L{c:.0f} {d:.0f} {tip}z"/>')
    middle = f"{(x + end) / 2:.0f} {(y + foot) / 2 + 2 * sag:.0f}"
    line = f'<path fill="none" stroke-width="4" d="M{x} {y}Q{middle} {end} {foot}"/>'
    return f'<g stroke="{OUTLINE}" stroke-width="2.5" stroke-linejoin="round">{line}{"".join(flags)}</g>'


def draw_confetti_svg(size: Size, count: int) -> str:
    """Draw confetti: slips of paper that fall, the same at each time, strewn evenly by the golden ratio."""
    width, height = size
    slips = []
    for number in range(count):
        x, y = (number * 0.618 % 1) * width, (number + 0.5) / count * height
        fill, turn = FLAG_COLOURS[number % len(FLAG_COLOURS)], number * 67 % 180
        place = f"translate({x:.0f} {y:.0f}) rotate({turn})"
        slips.append(f'<path fill="{fill}" transform="{place}" d="M-9-5h18v10h-18z"/>')
    return f'<g stroke="{OUTLINE}" stroke-width="1.5">{"".join(slips)}</g>'


def draw_planks_svg(top: int, size: Size, board: int, tones: tuple[str, str, str]) -> str:
    """Return a floor of boards seen from before: its edge in the light, and below it the front of the stage."""
    (width, height), (light, front, line) = size, tones
    joints = "".join(f"M{x} {top + 10}v{height - 10}" for x in range(board, width, board))
    return (
        f'<rect y="{top}" width="{width}" height="{height}" fill="{front}"/>'
        f'<rect y="{top}" width="{width}" height="10" fill="{light}"/>'
        f'<path fill="none" stroke="{line}" stroke-width="3" d="{joints}M0 {top + 11}h{width}"/>'
    )
