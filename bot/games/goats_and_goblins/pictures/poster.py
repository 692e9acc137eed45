"""The key picture of Goats & Goblins for its invitation: the tunnel, a goat, a goblin and their loot."""

from bot.games.goats_and_goblins.pictures.pieces import FOLDER, render_card_sprite
from bot.games.goats_and_goblins.pictures.tunnel import (
    DEPTH_TONES,
    JOINT_COLOUR,
    STONE_COLOUR,
    draw_arch_svg,
    draw_firelight_svg,
)
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import (
    Drawing,
    Size,
    Sprite,
    compose_sprite,
    render_icon_sprite,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import CAVE
from bot.pictures.shared.scenery import OUTLINE
from games.goats_and_goblins import CARDS, CaveCard
from games.goats_and_goblins.cave import CaveCardKind

WALLS = ("#1c1713", "#3c2712", "#573719", "#815808", "#ba840f")
"""The floor, the wall, and the lamp's light on it."""
BAY_SPANS = ((82, 392), (432, 826))
"""Where arches open in the wall."""
WOOD_COLOUR, GRAIN, SHINE = "#704b28", "#33200f", "#a57e5a"
CARD_KINDS: tuple[CaveCardKind, ...] = ("gem", "gold", "gruff")
CARD_SIZE, CARD_STEP, FIRST_CARD = 158, 122, (462, 40)
GOAT, GOBLIN_BOX, CARTS, LAMP_PLACE = (50, 16, 146), (224, 16, 142), ((36, 100), (210, 100)), (430, 16)
CART = (172, 129)
STRAY_DRAWINGS = (("gold", 76, (376, 138)), ("gem", 54, (424, 162)))
"""What fell off a cart: a drawing, its side, its place."""


ROOM_SIZE = (900, 230)
"""The room on an invitation."""


def draw_poster() -> Canvas:
    """Return the key picture."""
    canvas = Canvas(ROOM_SIZE, CAVE)
    canvas.paste(_render_tunnel_sprite(ROOM_SIZE), (0, 0))
    canvas.paste(render_icon_sprite(f"{FOLDER}/goat", GOAT[2], WALLS[3]), GOAT[:2])
    canvas.paste(render_icon_sprite(f"{FOLDER}/goblin", GOBLIN_BOX[2], WALLS[3]), GOBLIN_BOX[:2])
    cart = Drawing(f"{FOLDER}/cart-empty", (0, 0, CART[0]), height=CART[1])
    for corner in CARTS:
        canvas.paste(compose_sprite(CART, (cart,), WALLS[2]), corner)
    for name, side, corner in STRAY_DRAWINGS:
        canvas.paste(render_icon_sprite(f"{FOLDER}/{name}", side, WALLS[2]), corner)
    for index, kind in enumerate(CARD_KINDS):
        canvas.paste(
            render_card_sprite(_find_most_valuable_card(kind), WALLS[2], CARD_SIZE),
            (FIRST_CARD[0] + index * CARD_STEP, FIRST_CARD[1]),
        )
    return canvas


def _find_most_valuable_card(kind: CaveCardKind) -> CaveCard:
    """Return the most valuable card of a kind."""
    return max((card for card in CARDS if card.kind == kind), key=lambda card: card.gold)


@sprite_cache(1)
def _render_tunnel_sprite(size: Size) -> Sprite:
    width, height = size
    middle, top = (LAMP_PLACE[0] - 60, 90), height - 34
    sleepers = "".join(f'<rect x="{x}" y="{top + 8}" width="40" height="16" rx="3"/>' for x in range(-10, width, 74))
    posts = "".join(
        f'<path fill="{WOOD_COLOUR}" stroke="{OUTLINE}" stroke-width="4" d="M{x} 20h34l4 {height}h-42z"/>'
        f'<path fill="{SHINE}" d="M{x + 4} 24h8l0 {height}h-8z"/>'
        for x in (-10, 868)
    )
    x, y = LAMP_PLACE
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" fill="{WALLS[1]}"/>'
        + draw_firelight_svg([middle], ((470, 300), (350, 214), (210, 134)), WALLS[2:])
        + "".join(draw_arch_svg(left, right, top) for left, right in BAY_SPANS)
        + f'<rect y="{top}" width="{width}" height="{height}" fill="{WALLS[0]}"/>'
        + f'<g fill="{GRAIN}" stroke="{OUTLINE}" stroke-width="3">{sleepers}</g>'
        + f'<rect y="{top + 8}" width="{width}" height="7" fill="{OUTLINE}"/>'
        + f'<rect y="{top + 9}" width="{width}" height="4" fill="#868a8f"/>'
        + posts
        + f'<path fill="{WOOD_COLOUR}" stroke="{OUTLINE}" stroke-width="4" d="M-6 4h912v26l-912 4z"/>'
        + f'<path fill="{SHINE}" d="M0 8h900v6H0z"/>'
        + f'<path fill="none" stroke="{OUTLINE}" stroke-width="4" d="M{x} {y + 10}v14"/>'
        + f'<g stroke="{OUTLINE}" stroke-width="4"><path fill="#4b545f" d="M{x - 16} {y + 24}h32l7 11h-46z"/>'
        + f'<path fill="#fff8e7" d="M{x - 18} {y + 35}h36l-4 32h-28z"/></g>'
        + f'<path fill="#f2b81c" d="M{x} {y + 40}c3 8 9 11 7 19-2 6-12 6-14 0-1-8 5-11 7-19z"/></svg>'
    )
    return render_svg_sprite(
        svg,
        CAVE,
        (
            *WALLS,
            *DEPTH_TONES,
            JOINT_COLOUR,
            STONE_COLOUR,
            WOOD_COLOUR,
            GRAIN,
            SHINE,
            OUTLINE,
            "#868a8f",
            "#4b545f",
            "#fff8e7",
            "#f2b81c",
        ),
    )
