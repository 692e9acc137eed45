"""The whole Decktet as a picture, for the rules: every card of the Auction Deck by rank, and the Goblin Deck below."""

from bot.games.goblin_market.pictures import layout
from bot.games.goblin_market.pictures.cards import (
    COUNTER_COLOUR,
    LIT_COUNTER,
    render_collection_card_sprite,
    render_goblin_card_sprite,
)
from bot.games.goblin_market.pictures.stall import (
    KEEPER_COAT,
    draw_goods,
    draw_hands,
    draw_lantern,
    draw_stall_keeper,
    render_stall_sprite,
)
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import (
    Sprite,
    render_icon_sprite,
    render_plain_icon,
    render_rounded_plate_sprite,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import BROWN, PURPLE
from games.goblin_market import CARDS, RANKS

GOBLIN_RANKS = ("pawn", "court")
LIGHT_REACHES = ((560, 330), (430, 200))
"""The lanterns' light on the boards: on the upper shelf most."""
GOBLIN_SHELF, GOBLIN_SHELF_EDGE = PURPLE.deep, PURPLE.dark
"""The shelf of the goblins."""


def draw_card_chart() -> Canvas:
    """Return the chart of all cards, on shelves under the awning."""
    canvas = Canvas((layout.WIDTH, layout.CHART_HEIGHT), COUNTER_COLOUR)
    canvas.paste(
        render_stall_sprite(
            (layout.WIDTH, layout.CHART_HEIGHT), (layout.WIDTH // 2, layout.CHART_COIN_MIDDLE), LIGHT_REACHES
        ),
        (0, 0),
    )
    for x in layout.CHART_LANTERNS:
        draw_lantern(canvas, x)
    _draw_counter(canvas)
    sold = [card for card in CARDS if card.rank not in GOBLIN_RANKS]
    for index, card in enumerate(sorted(sold, key=lambda card: RANKS.index(card.rank))):
        row, column = divmod(index, layout.CHART_ROW)
        left = layout.CHART_LEFT + column * layout.CHART_STEP[0] + column // layout.CHART_CARDS * layout.CHART_APART
        top = layout.CHART_TOP + row * layout.CHART_STEP[1]
        if not column:
            canvas.paste(_render_shelf_sprite(), (layout.CHART_LEFT - 6, top + layout.CHART_FACE.size[1] - 2))
        canvas.paste(render_collection_card_sprite(card, LIT_COUNTER, layout.CHART_FACE), (left, top))
    _draw_goblins(canvas)
    return canvas


def _draw_counter(canvas: Canvas) -> None:
    """Draw the keeper who holds up a coin behind a counter, on it goods and heaps of coins."""
    middle, keeper = layout.WIDTH // 2, layout.CHART_KEEPER
    draw_stall_keeper(canvas, (middle - keeper[0] // 2, layout.CHART_KEEPER_TOP), keeper, LIT_COUNTER)
    canvas.paste_centred(
        render_plain_icon("goblin_market/coin", layout.CHART_COIN, KEEPER_COAT), (middle, layout.CHART_COIN_MIDDLE)
    )
    draw_hands(
        canvas, (middle - layout.CHART_HANDS - layout.HAND_SIZE, middle + layout.CHART_HANDS), layout.CHART_HANDS_TOP
    )
    canvas.paste(_render_shelf_sprite(), (layout.CHART_LEFT - 6, layout.CHART_COUNTER))
    draw_goods(canvas, layout.CHART_GOODS_LEFTS, layout.CHART_GOODS, layout.CHART_COUNTER + layout.LEDGE_HEIGHT - 2)
    lefts, side = layout.CHART_COINS
    for x in lefts:
        canvas.paste_centred(
            render_plain_icon("goblin_market/coins", side, LIT_COUNTER), (x, layout.CHART_COUNTER - side // 2 + 8)
        )


def _draw_goblins(canvas: Canvas) -> None:
    """Draw the Goblin Deck on a shelf of its own, beside a goblin's head."""
    size = layout.WIDTH - 2 * layout.CHART_LEFT + 12, layout.GOBLINS_HIGH
    left, top = layout.CHART_LEFT - 6, layout.GOBLINS_TOP
    canvas.paste(
        render_rounded_plate_sprite(size, 14, GOBLIN_SHELF, GOBLIN_SHELF_EDGE, COUNTER_COLOUR, rim=4), (left, top)
    )
    head = layout.CHART_LEFT + layout.GOBLIN_HEAD // 2, top + layout.GOBLINS_HIGH // 2
    canvas.paste_centred(render_icon_sprite("parlour/goblin", layout.GOBLIN_HEAD, GOBLIN_SHELF), head)
    goblins = [card for card in CARDS if card.rank in GOBLIN_RANKS]
    for index, card in enumerate(goblins):
        x = layout.GOBLIN_LEFT + index * layout.GOBLIN_STEP + layout.COURTS_APART * (card.rank == "court")
        canvas.paste(render_goblin_card_sprite(card), (x, top + (layout.GOBLINS_HIGH - layout.GOBLIN_CARD[1]) // 2))


@sprite_cache(1)
def _render_shelf_sprite() -> Sprite:
    """Return the board on which a row of cards stands, its edge in the light."""
    width, height = layout.WIDTH - 2 * layout.CHART_LEFT + 12, layout.CHART_SHELF
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" rx="3" fill="{BROWN.dark}"/>'
        f'<rect width="{width}" height="{height - 3}" rx="3" fill="{BROWN.base}"/>'
        f'<rect width="{width}" height="3" fill="{BROWN.soft}"/></svg>',
        COUNTER_COLOUR,
        (COUNTER_COLOUR, BROWN.dark, BROWN.base, BROWN.soft),
    )
