"""The stall of the market: a wall of boards under an awning, lanterns, goods, and the counter, behind it its keeper."""

from bot.games.goblin_market.pictures import layout
from bot.games.goblin_market.pictures.cards import COUNTER_COLOUR, LIT_COUNTER
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import (
    Drawing,
    Point,
    Size,
    Sprite,
    build_paint,
    compose_sprite,
    list_drawing_tones,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import BLACK, BROWN, CAVE, CREAM, RED, SAND, mix_colours
from bot.pictures.shared.scenery import draw_glow_rings_svg

BOARD_WIDTH = 75
"""How broad a board of the wall is."""
BOARD_COLOUR, JOINT_COLOUR, COUNTER_EDGE = "#704b28", "#452c14", BROWN.soft
"""The wall in the light, what is between two boards, and the edge of the counter."""
CLOTHS = (RED.base, RED.deep), (CREAM, SAND)
"""The cloth of an awning's stripes, and its hem."""
LAMP_PLACE = layout.CARDS_PLACE[0], layout.CARDS_PLACE[1] + layout.CARD_SIZE[1] // 2
KEEPER_COAT, KEEPER_SKIN = "#5a2d82", "#8fbf45"
"""The colours of the keeper's coat and hands."""


@sprite_cache(8)
def render_stall_sprite(
    size: Size, lamp: Point | None = None, light: tuple[Size, ...] = layout.LAMP_LIGHT, *, goods: bool = False
) -> Sprite:
    """Return the empty stall, with a lamp's light about a place; if wanted, with lanterns, and goods on its counter."""
    canvas = Canvas(size, CAVE)
    canvas.paste(
        _render_wall_sprite((size[0] - 2 * layout.GAP, size[1] - layout.COUNTER_TOP), lamp, light),
        (layout.GAP, layout.COUNTER_TOP),
    )
    if goods:
        for x in layout.LANTERNS:
            draw_lantern(canvas, x)
        draw_goods(canvas, layout.GOODS_LEFTS, layout.GOODS, size[1])
    for index in range(-(-size[0] // layout.AWNING)):
        canvas.paste(_render_stripe_sprite(*CLOTHS[index % 2]), (index * layout.AWNING, layout.AWNING_TOP))
    return canvas.to_sprite()


def draw_goods(canvas: Canvas, lefts: tuple[int, int], size: Size, foot: int) -> None:
    """Draw the goods on the counter of a stall that ends at `foot`, where each of the two begins from the left."""
    for name, left in zip(("goods-left", "goods-right"), lefts, strict=True):
        canvas.paste(_render_scenery_sprite(name, size, LIT_COUNTER), (left, foot - layout.LEDGE_HEIGHT + 4 - size[1]))


def draw_lantern(canvas: Canvas, x: int) -> None:
    """Draw a lantern that hangs from the awning, its middle at a place."""
    canvas.paste(
        _render_scenery_sprite("lantern", layout.LANTERN, LIT_COUNTER), (x - layout.LANTERN[0] // 2, layout.LANTERN_TOP)
    )


def _render_scenery_sprite(name: str, size: Size, ground: str) -> Sprite:
    """Return a drawing in its own colours, and one between its outline and the ground: each shade costs bytes."""
    drawing = Drawing(f"goblin_market/{name}", (0, 0, size[0]), height=size[1])
    return compose_sprite(
        size, (drawing,), ground, (ground, *list_drawing_tones(drawing.name), mix_colours(ground, BLACK))
    )


def _render_stripe_sprite(cloth: str, hem: str) -> Sprite:
    """Return a stripe of the awning in few tones."""
    drawing = Drawing("goblin_market/awning", (0, 0, layout.AWNING), build_paint(cloth=cloth, hem=hem))
    return compose_sprite(
        (layout.AWNING, layout.AWNING), (drawing,), BROWN.dark, (BROWN.dark, cloth, hem, mix_colours(BROWN.dark, hem))
    )


def render_stall_hand_sprite(side: int, skin: str = KEEPER_SKIN, *, flipped: bool = False) -> Sprite:
    """Return a hand in few tones that holds something to its right: the keeper's, or in a glove."""
    drawing = Drawing("goblin_market/hand", (0, 0, side), build_paint(skin=skin), flipped=flipped)
    return compose_sprite(
        (side, side), (drawing,), COUNTER_COLOUR, (COUNTER_COLOUR, BLACK, skin, mix_colours(BLACK, skin))
    )


def _render_wall_sprite(size: Size, lamp: Point | None, light: tuple[Size, ...]) -> Sprite:
    """Return the wall: its boards, the awning's shadow on it, and the counter below."""
    (width, height), radius = size, layout.COUNTER_RADIUS
    middle = (lamp[0] - layout.GAP, lamp[1] - layout.COUNTER_TOP) if lamp else (0, 0)
    top = height - layout.LEDGE_HEIGHT
    joints = "".join(f"M{x} 0v{height}" for x in range(BOARD_WIDTH, width, BOARD_WIDTH))
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<clipPath id="c"><rect width="{width}" height="{height}" rx="{radius}"/></clipPath><g clip-path="url(#c)">'
        f'<rect width="{width}" height="{height}" fill="{COUNTER_COLOUR}"/>'
        + (draw_glow_rings_svg(middle, light, (BOARD_COLOUR, LIT_COUNTER)) if lamp else "")
        + f'<path fill="none" stroke="{JOINT_COLOUR}" stroke-width="3" d="{joints}"/>'
        f'<rect width="{width}" height="26" fill="{BROWN.dark}"/>'
        f'<rect y="{top - 3}" width="{width}" height="3" fill="{BROWN.dark}"/>'
        f'<rect y="{top}" width="{width}" height="{layout.LEDGE_HEIGHT}" fill="{BOARD_COLOUR}"/>'
        f'<rect y="{top}" width="{width}" height="6" fill="{COUNTER_EDGE}"/>'
        f'<rect y="{top + 16}" width="{width}" height="{layout.LEDGE_HEIGHT}" fill="{JOINT_COLOUR}"/></g></svg>',
        CAVE,
        (CAVE, BROWN.dark, JOINT_COLOUR, COUNTER_COLOUR, BOARD_COLOUR, LIT_COUNTER, COUNTER_EDGE),
    )


def draw_stall_keeper(
    canvas: Canvas, point: Point = layout.KEEPER_PLACE, size: Size = layout.KEEPER_SIZE, wall: str = COUNTER_COLOUR
) -> None:
    """Draw the keeper, who stands behind the counter."""
    canvas.paste(_render_scenery_sprite("keeper", size, wall), point)


def draw_hands(canvas: Canvas, lefts: tuple[int, int], top: int) -> None:
    """Draw the keeper's hands, which hold something between them."""
    for x, flipped in zip(lefts, (False, True), strict=True):
        canvas.paste(render_stall_hand_sprite(layout.HAND_SIZE, flipped=flipped), (x, top))
