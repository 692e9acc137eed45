"""Betting cards side by side, without markers: for the rules, where people read which faces there are."""

from collections.abc import Sequence

from bot.games.emerald_skulls.pictures import layout
from bot.games.emerald_skulls.pictures.cards import DECK_HUES, render_card_sprite
from bot.games.emerald_skulls.pictures.materials import SEAM_COLOUR, TABLE_COLOUR, draw_planks
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import (
    Drawing,
    Sprite,
    render_icon_sprite,
    render_plain_sprite,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import BLACK, BROWN, CREAM, SAND, Hue
from bot.pictures.shared.players import GAP
from games.emerald_skulls import CardSeen
from games.engine.words import Words

AWNING, STRIPE = 62, 2 * layout.WIDTH // 30
"""How far the awning hangs down, and how broad one of its stripes is."""
CARDS_TOP = 104
SHELF_HEIGHT, SHELF_GAP = 18, 14
"""How high the board is on which a row stands, and how far the next row is below it."""
SKULL_SIZE, SKULL_TOP = (92, 99), 2
LAMP_SIZE, LAMP_PARTS = 58, (0.1, 0.32, 0.68, 0.9)
"""Lamps that hang from the awning, in parts of the width."""


def draw_card_shelves(cards: Sequence[CardSeen], words: Words) -> Canvas:
    """Return the cards on shelves under an awning, each row as high as the highest of its cards."""
    rows = [cards[first : first + layout.COLUMN_COUNT] for first in range(0, len(cards), layout.COLUMN_COUNT)]
    sizes = layout.TITLED_FACES_SIZES if layout.has_title(cards[0]) else layout.FACES_SIZES
    heights = [max(layout.measure_min_card_height(card, sizes) for card in row) for row in rows]
    foot = CARDS_TOP + sum(heights) + len(rows) * (SHELF_HEIGHT + SHELF_GAP)
    canvas = Canvas((layout.WIDTH, foot - SHELF_GAP + GAP), TABLE_COLOUR)
    draw_planks(canvas, 0)
    _draw_awning(canvas, DECK_HUES[cards[0].deck])
    top = CARDS_TOP
    for row, height in zip(rows, heights, strict=True):
        canvas.paste(_render_shelf_sprite(), (0, top + height - 2))
        for column, card in enumerate(row):
            canvas.paste(
                render_card_sprite(card, height, sizes, words, solitary=True), (layout.compute_column_left(column), top)
            )
        top += height + SHELF_HEIGHT + SHELF_GAP
    return canvas


def _draw_awning(canvas: Canvas, hue: Hue) -> None:
    """Draw the awning in the colour of a deck, lamps that hang from it, and a skull on it."""
    for part in LAMP_PARTS:
        canvas.paste_centred(
            render_icon_sprite("parlour/lamp", LAMP_SIZE, TABLE_COLOUR),
            (round(layout.WIDTH * part), AWNING + LAMP_SIZE // 2 - 14),
        )
    canvas.paste(_render_awning_sprite(hue), (0, 0))
    skull = render_plain_sprite(
        SKULL_SIZE, (Drawing("emerald_skulls/skull", (0, 0, SKULL_SIZE[0]), height=SKULL_SIZE[1]),), hue.deep, 10
    )
    canvas.paste(skull, ((layout.WIDTH - SKULL_SIZE[0]) // 2, SKULL_TOP))


@sprite_cache(4)
def _render_awning_sprite(hue: Hue) -> Sprite:
    """Return the awning: stripes with round ends, each second one of cream."""
    stripes = []
    for index, x in enumerate(range(0, layout.WIDTH, STRIPE)):
        cloth, hem = ((hue.base, hue.deep), (CREAM, SAND))[index % 2]
        end = f"v{AWNING - 24}a{STRIPE / 2} 22 0 0 1-{STRIPE} 0z"
        stripes.append(f'<path fill="{hem}" d="M{x} 0h{STRIPE}{end}"/>')
        stripes.append(f'<path fill="{cloth}" d="M{x} -5h{STRIPE}{end}"/>')
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{layout.WIDTH}" height="{AWNING}">{"".join(stripes)}</svg>',
        TABLE_COLOUR,
        (TABLE_COLOUR, hue.base, hue.deep, CREAM, SAND),
    )


@sprite_cache(1)
def _render_shelf_sprite() -> Sprite:
    """Return the board on which a row of cards stands, its edge in the light."""
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{layout.WIDTH}" height="{SHELF_HEIGHT + 8}">'
        f'<rect width="{layout.WIDTH}" height="{SHELF_HEIGHT + 8}" fill="{SEAM_COLOUR}"/>'
        f'<rect width="{layout.WIDTH}" height="{SHELF_HEIGHT}" fill="{BROWN.base}"/>'
        f'<rect width="{layout.WIDTH}" height="4" fill="{BROWN.soft}"/></svg>',
        TABLE_COLOUR,
        (BROWN.base, BROWN.soft, SEAM_COLOUR, BLACK),
    )
