"""Who leads, in the cart on the rails with their lantern: as large as the cards leave room for."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.games.goats_and_goblins.pictures import layout as at
from bot.games.goats_and_goblins.pictures.pieces import FOLDER
from bot.games.goats_and_goblins.pictures.tunnel import WALL
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import Drawing, Place, Sprite, paint, sprite, tones_in
from bot.pictures.painting.theme import GOLD, GREY, YELLOW
from bot.pictures.shared.figures import draw_figure, standing

SIDES = (108, 84, 64)
"""How large the face of a Leader may be."""
CART = (1.7, 1.02)
"""How wide and how high the cart is, as parts of the face."""
STANDS = (812, 780, 668, 556, 445)
"""Where the cart may stand: before an arch or a pillar."""
LANTERN = 0.42
"""The side of the lantern on the cart, as a part of the face."""


@dataclass(frozen=True, slots=True)
class Rider:
    """Whoever leads, with a face of this side; `foot` is the middle of the cart's lower end."""

    side: int
    foot: Place


def rider_beside(cards: Sequence[Place], size: tuple[int, int], floor: int) -> Rider | None:
    """Return the largest rider for whom cards of this size leave room, as near to their middle as can be; or nobody."""
    for side in SIDES:
        high = standing(side) + round(side * CART[1]) - 8
        half = round(side * CART[0] / 2) + at.TILE_GAP
        top = floor - high
        ends = [x + size[0] for x, y in cards if y + size[1] > top]
        reach = max(ends, default=at.GALLERY[0])
        free = [x for x in STANDS if x - half >= reach and x + half <= at.GALLERY[1]]
        if free and top >= at.BEAM[0] + at.BEAM[1]:
            middle = (reach + at.GALLERY[1]) / 2
            return Rider(side, (min(free, key=lambda x: abs(x - middle)), floor - 8))
    return None


def draw_rider(canvas: Canvas, rider: Rider, seat: int) -> None:
    """Draw somebody in the cart."""
    middle, foot = rider.foot
    wide, high = (round(rider.side * part) for part in CART)
    edge = foot - high + round(rider.side * 0.1)
    draw_figure(canvas, seat, rider.side, WALL, (middle, edge))
    canvas.paste(_cart((wide, high), round(rider.side * LANTERN)), (middle - wide // 2, foot - high))


@lru_cache(maxsize=8)
def _cart(size: tuple[int, int], lantern: int) -> Sprite:
    wide, high = size
    front = Drawing(f"{FOLDER}/cart-front", (0, 0, wide), crisp=True, height=high)
    lamp = Drawing(f"{FOLDER}/leader", ((wide - lantern) / 2, high * 0.2, lantern), paint(sign=GOLD))
    tones = (WALL, *tones_in(f"{FOLDER}/cart-front"), GOLD, GREY.deep, YELLOW.deep)
    return sprite(size, (front, lamp), WALL, tones)
