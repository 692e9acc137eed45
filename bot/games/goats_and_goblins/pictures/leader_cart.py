"""Who leads, in the cart on the rails with their lantern, as large as cards leave room for; and who goes with them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.games.goats_and_goblins.pictures import layout
from bot.games.goats_and_goblins.pictures.pieces import FOLDER
from bot.games.goats_and_goblins.pictures.tunnel import WALL_COLOUR
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import (
    Drawing,
    Point,
    Size,
    Sprite,
    build_paint,
    compose_sprite,
    list_drawing_tones,
    sprite_cache,
)
from bot.pictures.painting.theme import GOLD, GREY, YELLOW
from bot.pictures.shared.figures import draw_character, measure_character_height, render_head_sprite

LEADER_SIDES = (108, 100, 92, 84, 76, 68)
"""How large the face of a Leader may be who stands in the cart."""
HEAD_SIDES, HEAD_INDENT = (92, 84, 72, 60, 52), 12
"""How large it is where there is room for no more than a head, and how far a head is behind the edge of the cart."""
WAGON_FACES, MAX_WAGON_FACE, WAGON_PART = (54, 46, 40), 84, 0.9
"""How large the faces of those who go along are where there is little room, at most, and as a part of the Leader's."""
CART_PARTS = (1.55, 0.9)
"""How wide and how high the cart is, as parts of the face."""
LIGHT_REACHES, MIN_LIGHT_REACH = (206, 160, 122, 82), 122
"""How far the light behind the cart may reach to both sides: as far as it is whole; and how far it should at least."""
BURIED_CART_LEFT = 722
"""Where the cart is when it is buried: there is room for the heap."""
MAX_HIDDEN_HAT = 12
"""So much of a hat may be behind a card."""
LANTERN_PART = 0.42
"""The side of the lantern on the cart, as a part of the face."""


@dataclass(frozen=True, slots=True)
class CartRider:
    """Somebody with a face of this side, `seated` if only a head is seen; `foot` is the middle of the lower end.

    `light` is how far the light behind them reaches.
    """

    side: int
    foot: Point
    seated: bool = False
    light: int = LIGHT_REACHES[-1]

    @property
    def cart_size(self) -> Size:
        """Return the size of the cart."""
        return round(self.side * CART_PARTS[0]), round(self.side * CART_PARTS[1])

    @property
    def head_top(self) -> int:
        """Return where the head begins."""
        edge = self.foot[1] - self.cart_size[1] + round(self.side * 0.1)
        return edge - (self.side - HEAD_INDENT if self.seated else measure_character_height(self.side))


def find_largest_rider(cards: Sequence[Point], size: Size, floor: int) -> CartRider | None:
    """Return the largest rider for whom cards of this size leave room, with their light if at all; or nobody."""
    every = [*((side, False) for side in LEADER_SIDES), *((side, True) for side in HEAD_SIDES)]
    riders = [
        _place_rider(cards, size, CartRider(side, (layout.WIDTH // 2, floor - 8), seated)) for side, seated in every
    ]
    cart_riders = [rider for rider in riders if rider and rider.head_top >= layout.BEAM[0] + layout.BEAM[1]]
    return next(
        (rider for rider in cart_riders if _measure_distance(rider) >= MIN_LIGHT_REACH), next(iter(cart_riders), None)
    )


def _place_rider(cards: Sequence[Point], size: Size, rider: CartRider) -> CartRider | None:
    """Return a rider in the middle between cards and the end of the gallery, in as much light as is whole there."""
    ends = [x + size[0] for x, y in cards if y + size[1] > rider.head_top + MAX_HIDDEN_HAT]
    reach = max(ends, default=layout.GALLERY[0])
    half = (layout.GALLERY[1] - reach) // 2
    light = next((light for light in LIGHT_REACHES if light <= half), LIGHT_REACHES[-1])
    placed = replace(rider, foot=(reach + half, rider.foot[1]), light=light)
    return placed if rider.cart_size[0] // 2 + layout.TILE_GAP <= half else None


def _measure_distance(rider: CartRider) -> int:
    """Return how far it is to the end of the gallery."""
    return layout.GALLERY[1] - rider.foot[0]


def arrange_follower_carts(
    cards: Sequence[Point], size: Size, rider: CartRider, haul: Sequence[Point], count: int
) -> list[CartRider]:
    """Return so many more carts beside cards and gold, as large as there is room for; none if not all have room."""
    large = max(WAGON_FACES[0], min(MAX_WAGON_FACE, round(rider.side * WAGON_PART)))
    tried = (_list_follower_cart_positions(cards, size, rider, haul, side) for side in (large, *WAGON_FACES))
    return next((cart_riders[:count] for cart_riders in tried if len(cart_riders) >= count), [])


def arrange_expedition_carts(
    cards: Sequence[Point],
    size: Size,
    floor: int,
    rider: CartRider,
    haul: Callable[[CartRider], list[Point]],
    count: int,
) -> tuple[CartRider, list[CartRider], list[Point]]:
    """Return the Leader's cart, a cart for each of so many others, and the gold beside them.

    If there is no room for all, there is no gold, then a smaller Leader, and at last the Leader alone.
    """
    smaller = [replace(rider, side=side, seated=True) for side in HEAD_SIDES if side < rider.side]
    placed = (_place_rider(cards, size, replace(cart_rider, foot=(rider.foot[0], floor - 8))) for cart_rider in smaller)
    for cart_rider in (rider, *(small for small in placed if small)):
        for gold in (haul(cart_rider), []):
            wagons = arrange_follower_carts(cards, size, cart_rider, gold, count)
            if len(wagons) == count:
                return cart_rider, wagons, gold
    return rider, [], haul(rider)


def _list_follower_cart_positions(
    cards: Sequence[Point], size: Size, rider: CartRider, haul: Sequence[Point], side: int
) -> list[CartRider]:
    """Return all carts of this size for which there is room, the nearest to the Leader's first."""
    cart_riders = list[CartRider]()
    foot, step = rider.foot[1], CartRider(side, rider.foot).cart_size[0] + layout.TILE_GAP
    first = (rider.cart_size[0] + step + layout.TILE_GAP) // 2
    for index in range(layout.GALLERY[1] // step):
        for x in (rider.foot[0] - first - index * step, rider.foot[0] + first + index * step):
            cart_rider = CartRider(side, (x, foot), seated=True)
            ends = [left + size[0] for left, y in cards if y + size[1] > cart_rider.head_top]
            within = max(ends, default=layout.GALLERY[0]) + step // 2 <= x <= layout.GALLERY[1] - step // 2
            if within and all(abs(x - gold) > step * 3 // 4 for gold, _ in haul):
                cart_riders.append(cart_rider)
    return cart_riders


def draw_cart_rider(canvas: Canvas, rider: CartRider, seat: int, *, leads: bool = True) -> None:
    """Draw somebody in a cart; there is a lantern on that of who leads."""
    (middle, foot), (width, height) = rider.foot, rider.cart_size
    if rider.seated:
        face = render_head_sprite(seat, rider.side, WALL_COLOUR)
        canvas.paste(face, (middle - face.width // 2, rider.head_top + rider.side - face.height))
    else:
        draw_character(
            canvas,
            seat,
            rider.side,
            WALL_COLOUR,
            (middle, rider.head_top + measure_character_height(rider.side)),
            crisp=True,
        )
    canvas.paste(
        _render_cart_sprite((width, height), round(rider.side * LANTERN_PART) * leads),
        (middle - width // 2, foot - height),
    )


@sprite_cache(8)
def _render_cart_sprite(size: Size, lantern: int) -> Sprite:
    width, height = size
    front = Drawing(f"{FOLDER}/cart-front", (0, 0, width), crisp=True, height=height)
    lamp = Drawing(f"{FOLDER}/leader", ((width - lantern) / 2, height * 0.2, lantern), build_paint(sign=GOLD))
    tones = (WALL_COLOUR, *list_drawing_tones(f"{FOLDER}/cart-front"), GOLD, GREY.deep, YELLOW.deep)
    return compose_sprite(size, (front, lamp) if lantern else (front,), WALL_COLOUR, tones)
