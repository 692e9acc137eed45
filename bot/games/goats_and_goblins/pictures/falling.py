"""The animation of the cave as it falls: its rocks come down one after another, until the heap is as in the still."""

import re
from functools import lru_cache

from bot.games.goats_and_goblins.pictures.pieces import FOLDER
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import Point, Sprite, render_svg_sprite, sprite_cache
from bot.pictures.painting.theme import CAVE
from bot.pictures.shared.moment_scene import HEIGHT, STAGE_MIDDLE, WIDTH
from bot.pictures.shared.scenery import OUTLINE
from games.engine.assets import ASSETS

PATH_PATTERN, TONE_PATTERN = re.compile(r"<path [^>]*/>"), re.compile("#[0-9a-f]{6}")
CORNER_PATTERN, OUTLINE_REACH = re.compile(r"[ML](-?\d+) (-?\d+)"), 4
"""A corner of a rock, and how far its outline goes beyond it."""
PATHS_PER_ROCK = 4
"""So many paths are a rock: its body, its light, its shade, its outline."""
ROCK_FALL = (0, 14, 0, 76, 196)
"""How high above its place a rock is, by ticks to go: it falls and bounces."""
FALL_TICKS, ROCKS_PER_TICK = 8, 5
"""Ticks of the fall, and how many rocks begin to fall in one tick."""
DUST_HEIGHTS = (0, 0, 0, 60, 110, 140, 100, 0)
"""How high the dust stands before the heap, tick by tick."""
DUST_PUFFS = ((-300, 0.6), (-205, 0.8), (-110, 1.0), (0, 0.85), (105, 1.0), (215, 0.75), (305, 0.55))
"""How far from the middle each cloud of it is, and how high beside the highest."""
HAZE, PALE_HAZE, HAZE_FOOT = "#7d6d55", "#93825f", 322
"""Its tones, and where it stands."""
NIGHT_TONES = {
    "#33200f": "#14171b", "#452c14": "#191d22", "#573719": "#20242a", "#705721": "#153a54", "#937124": "#2a6288",
    "#d7a736": "#5aa3d6", "#8a5f38": "#564a3a", "#704b28": "#3b342a", "#a57e5a": "#7d6d55", "#fff8e7": "#2b3138",
    "#f2b81c": "#4b545f", "#564a3a": "#2b3138", "#6a5c48": "#3b434d", "#7d6d55": "#4b545f", "#b6a27c": "#b9bab8",
    "#a0a2a4": "#cdd2d7", "#4f4436": "#2b3138", "#6cb83a": "#549930",
}  # fmt: skip
"""What becomes of the tones of lamplight when nobody came out, and the lamp went out with them."""
SMOKE_SVG = (
    f'<g fill="#8c959f" stroke="{OUTLINE}" stroke-width="3"><circle cx="462" cy="114" r="9"/>'
    '<circle cx="478" cy="100" r="13"/><circle cx="464" cy="82" r="15"/></g>'
)
"""What then rises from it."""
Rock = tuple[Sprite, Point]


@lru_cache(maxsize=2)
def _load_fallen_cave(out: bool) -> tuple[str, list[str]]:
    """Return the drawing of the fallen cave: what is before the rocks, and the rocks from the back.

    Where the lamp is `out`, it smokes, and all is in the tones of night.
    """
    text = (ASSETS / FOLDER / "cave-fallen.svg").read_text("utf-8")
    if out:
        text = TONE_PATTERN.sub(lambda tone: NIGHT_TONES.get(tone[0], tone[0]), text)
    start = text.rindex("<g ")
    paths = PATH_PATTERN.findall(text, start)
    rocks = ["".join(paths[first : first + PATHS_PER_ROCK]) for first in range(0, len(paths), PATHS_PER_ROCK)]
    return text[:start] + SMOKE_SVG * out, rocks


@sprite_cache(2)
def render_cave_background_sprite(out: bool) -> Sprite:
    """Return the hall before the rocks came down."""
    head, _ = _load_fallen_cave(out)
    return render_svg_sprite(f"{head}</svg>", CAVE)


@lru_cache(maxsize=2)
def _list_rock_sprites(out: bool) -> list[Rock]:
    """Return the rocks from the back, each with the top left corner of its place."""
    return [_cut_rock(rock) for rock in _load_fallen_cave(out)[1]]


def _cut_rock(rock: str) -> Rock:
    """Return a rock as a sprite of its own size: its corners stand in its paths, as they are on the stage."""
    corners = [(int(x), int(y)) for x, y in CORNER_PATTERN.findall(rock)]
    (left, top), (right, foot) = (tuple(end(corner[way] for corner in corners) for way in (0, 1)) for end in (min, max))
    left, top = left - OUTLINE_REACH, top - OUTLINE_REACH
    width, height = right + OUTLINE_REACH - left, foot + OUTLINE_REACH - top
    box = f"{left} {top} {width} {height}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{box}">'
    tones = tuple(dict.fromkeys(TONE_PATTERN.findall(rock)))
    return render_svg_sprite(f'{head}<g fill="none" stroke-linejoin="round">{rock}</g></svg>', OUTLINE, tones), (
        left,
        top,
    )


@sprite_cache(2)
def render_rubble_background_sprite(out: bool) -> Sprite:
    """Return the hall with all rocks where they came to lie, the same as after the last tick."""
    canvas = Canvas((WIDTH, HEIGHT), CAVE)
    canvas.paste(render_cave_background_sprite(out), (0, 0))
    for rock, place in _list_rock_sprites(out):
        canvas.paste(rock, place)
    return canvas.to_sprite()


def draw_collapse_frames(out: bool) -> list[Canvas]:
    """Return what lies before the hall, tick by tick, as a thing that is laid about the middle of a stage."""
    return [_draw_collapse_frame(tick, out) for tick in range(FALL_TICKS)]


def _draw_collapse_frame(tick: int, out: bool) -> Canvas:
    canvas = Canvas((2 * STAGE_MIDDLE[0], 2 * STAGE_MIDDLE[1]), CAVE)
    for index, (rock, (x, y)) in enumerate(_list_rock_sprites(out)):
        to_go = len(ROCK_FALL) - 1 - tick + index // ROCKS_PER_TICK
        if to_go < len(ROCK_FALL):
            canvas.paste(rock, (x, y - ROCK_FALL[max(0, to_go)]))
    if DUST_HEIGHTS[tick]:
        canvas.paste(_render_dust_cloud_sprite(DUST_HEIGHTS[tick]), (0, HAZE_FOOT - DUST_HEIGHTS[tick]))
    return canvas


@sprite_cache(len(DUST_HEIGHTS))
def _render_dust_cloud_sprite(height: int) -> Sprite:
    """Return clouds of dust of two tones, so high: whole areas, which cost few bytes."""
    clouds = "".join(
        f'<ellipse cx="{x + shift}" cy="{height}" rx="{part * 92 - less}" ry="{part * height - less}" fill="{tone}"/>'
        for shift, less, tone in ((STAGE_MIDDLE[0], 0, HAZE), (STAGE_MIDDLE[0] - 12, 16, PALE_HAZE))
        for x, part in DUST_PUFFS
    )
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}">{clouds}</svg>'
    return render_svg_sprite(svg, HAZE, (HAZE, PALE_HAZE))
