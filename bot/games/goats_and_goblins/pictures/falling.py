"""The cave as it falls: its rocks come down one after another, until the heap is as in the still."""

import re
from functools import lru_cache

from bot.games.goats_and_goblins.pictures.pieces import FOLDER
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import Place, Sprite, drawn
from bot.pictures.painting.theme import CAVE
from bot.pictures.shared.scenery import OUTLINE
from bot.pictures.shared.stage import HEIGHT, MIDDLE, WIDTH
from games.engine.assets import ASSETS

PATHS, TONES = re.compile(r"<path [^>]*/>"), re.compile("#[0-9a-f]{6}")
A_ROCK = 4
"""So many paths are a rock: its body, its light, its shade, its outline."""
FALLS = (0, 14, 0, 76, 196)
"""How high above its place a rock is, by ticks to go: it falls and bounces."""
TICKS, TOGETHER = 10, 3
"""Ticks of the fall, and how many rocks begin to fall in one tick."""
Rock = tuple[Sprite, Place]


@lru_cache(maxsize=1)
def _svg() -> tuple[str, list[str], str]:
    """Return the drawing of the fallen cave in three parts: before the rocks, the rocks from the back, after them."""
    text = (ASSETS / FOLDER / "cave-fallen.svg").read_text("utf-8")
    start = text.rindex("<g ")
    paths = PATHS.findall(text, start)
    rocks = ["".join(paths[first : first + A_ROCK]) for first in range(0, len(paths), A_ROCK)]
    return text[:start], rocks, "</svg>"


@lru_cache(maxsize=1)
def bare_hall() -> Sprite:
    """Return the hall before the rocks came down."""
    head, _, foot = _svg()
    return drawn(head + foot, CAVE)


@lru_cache(maxsize=1)
def _rocks() -> list[Rock]:
    """Return the rocks from the back, each with the top left corner of its place."""
    _, rocks, foot = _svg()
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"><g fill="none">'
    return [_cut(drawn(f"{head}{rock}</g>{foot}", OUTLINE, tuple({*TONES.findall(rock)}))) for rock in rocks]


def _cut(whole: Sprite) -> Rock:
    """Return only the part of a sprite that covers anything, with its place."""
    if whole.mask is None or not (box := whole.mask.getbbox()):
        raise ValueError("a rock covers something")
    return Sprite(whole.image.crop(box), whole.mask.crop(box)), (box[0], box[1])


def falling() -> list[Canvas]:
    """Return what lies before the hall, tick by tick, as a thing that is laid about the middle of a stage."""
    return [_fallen_so_far(tick) for tick in range(TICKS)]


def _fallen_so_far(tick: int) -> Canvas:
    canvas = Canvas((2 * MIDDLE[0], 2 * MIDDLE[1]), CAVE)
    for place, (rock, (x, y)) in enumerate(_rocks()):
        to_go = len(FALLS) - 1 - tick + place // TOGETHER
        if to_go < len(FALLS):
            canvas.paste(rock, (x, y - FALLS[max(0, to_go)]))
    return canvas
