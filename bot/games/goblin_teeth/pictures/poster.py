"""The key picture of Goblin Teeth, for its invitation: a great grin with gaps, Items on cards, and dice thrown."""

from bot.games.goblin_teeth.pictures import layout, pieces
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.slabs import CARD_LOOK, render_slab_sprite
from bot.pictures.painting.sprites import Drawing, Sprite, render_plain_sprite, render_svg_sprite, sprite_cache
from bot.pictures.painting.theme import BLACK, CAVE
from bot.pictures.shared.scenery import GREEN_LIGHT, draw_glow_rings_svg, draw_planks_svg

HEIGHT, FLOOR = 230, 196
GRIN, GRIN_LEFT = (440, 220), 6
SHOWN_CARDS = ("tooth-3", "emerald", "fish-eye", "worm")
CARDS_LEFT, CARD_STEP, ITEM_CARD, CARD_TOPS = 448, 112, (106, 132), (20, 8, 6, 16)
ITEM_SIZE, ITEM_MIDDLE = 82, 62
DICE_SHOWN = ((0, 6, 520), (1, 5, 632), (3, 4, 742))
"""Seat, value and middle of each die."""
DIE_SIZE, DICE_MIDDLE = 72, 182


def draw_poster() -> Canvas:
    """Return the picture."""
    canvas = Canvas((layout.WIDTH, HEIGHT), CAVE)
    canvas.paste(_render_goblin_poster_background(), (0, 0))
    canvas.paste(_render_grin_sprite(), (GRIN_LEFT, HEIGHT - GRIN[1]))
    for index, name in enumerate(SHOWN_CARDS):
        left = CARDS_LEFT + index * CARD_STEP
        top = CARD_TOPS[index]
        canvas.paste(render_slab_sprite(ITEM_CARD, layout.RADIUS, CARD_LOOK, GREEN_LIGHT[3]), (left, top))
        canvas.paste_centred(
            pieces.render_item_sprite(name, ITEM_SIZE, CARD_LOOK.ground),
            (left + (ITEM_CARD[0] - 6) // 2, top + ITEM_MIDDLE),
        )
    for seat, value, across in DICE_SHOWN:
        canvas.paste_centred(
            pieces.render_tilted_die_sprite(seat, value, DIE_SIZE, GREEN_LIGHT[1]), (across, DICE_MIDDLE)
        )
    return canvas


@sprite_cache(1)
def _render_grin_sprite() -> Sprite:
    return render_plain_sprite(
        GRIN, (Drawing(pieces.get_drawing_name("grin"), (0, 0, GRIN[0]), height=GRIN[1]),), GREEN_LIGHT[3], 20
    )


@sprite_cache(1)
def _render_goblin_poster_background() -> Sprite:
    """Return green light with rays behind the goblin, the counter's edge, and where dice roll over it."""
    shadows = "".join(f'<ellipse cx="{x + 4}" cy="216" rx="44" ry="9" fill="#33200f"/>' for _, _, x in DICE_SHOWN)
    ways = "".join(f"M{x - 44} {y}q-14 0-22 {y // 12}" for _, _, x in DICE_SHOWN for y in (158, 176, 194))
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{layout.WIDTH}" height="{HEIGHT}">'
        f'<rect width="{layout.WIDTH}" height="{HEIGHT}" fill="{CAVE}"/>'
        + draw_glow_rings_svg((226, 130), ((860, 420), (470, 300)), GREEN_LIGHT, rays=14)
        + draw_planks_svg(FLOOR, (layout.WIDTH, HEIGHT - FLOOR), 150, ("#8a5f38", "#573719", "#33200f"))
        + f'{shadows}<path fill="none" stroke="{GREEN_LIGHT[4]}" stroke-width="5" stroke-linecap="round" d="{ways}"/>'
        "</svg>",
        CAVE,
        (*GREEN_LIGHT, BLACK, "#8a5f38", "#573719", "#33200f"),
    )
