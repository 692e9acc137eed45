"""The whole Decktet as a picture, for the rules: every card of the Auction Deck by rank, and the Goblin Deck below."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bot.games.goblin_market.pictures import layout as at
from bot.games.goblin_market.pictures.cards import COUNTER, IN_LIGHT, broad_card, goblin_card
from bot.games.goblin_market.pictures.stall import draw_goods, draw_hands, draw_keeper, draw_lantern, stall
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import Sprite, drawn, icon, plain_icon, plate
from bot.pictures.painting.theme import BROWN, PURPLE
from games.goblin_market import CARDS, Card

ROWS = ("ace", None), ("2", "3", "4"), ("5", "6", "7"), ("8", None, "9"), ("crown", None)
"""The ranks of each row from left to right; six cards of a rank stand on both sides of what fills its middle."""
GOBLIN_RANKS = ("pawn", "court")
LIGHT = ((560, 330), (430, 200))
"""The lanterns' light on the boards: on the upper shelf most."""
NIGHT, NIGHT_EDGE = PURPLE.deep, PURPLE.dark
"""The shelf of the goblins."""


def draw_chart() -> Canvas:
    """Return the chart of all cards, on shelves under the awning."""
    canvas = Canvas((at.WIDTH, at.CHART_HEIGHT), COUNTER)
    canvas.paste(stall((at.WIDTH, at.CHART_HEIGHT), (at.WIDTH // 2, at.CHART_TOP), LIGHT), (0, 0))
    for x in at.CHART_LANTERNS:
        draw_lantern(canvas, x)
    middle, shelves = at.WIDTH // 2, [_top(row) + at.BROAD_CARD[1] - 2 for row in range(at.CHART_ROWS - 1)]
    keeper = middle - at.CHART_KEEPER[0] // 2
    draw_keeper(canvas, (keeper, at.CHART_KEEPER_TOP), at.CHART_KEEPER, IN_LIGHT)
    for shelf in shelves:
        canvas.paste(_shelf(), (at.CHART_LEFT - 14, shelf))
    draw_hands(canvas, (keeper - 4, keeper + at.CHART_KEEPER[0] + 4 - at.HAND), shelves[0] - at.HAND // 2 - 4)
    draw_goods(canvas, (middle - at.CHART_GOODS[0], middle), at.CHART_GOODS, shelves[3] + at.LEDGE)
    _draw_treasure(canvas, middle, shelves[4])
    for row, ranks in enumerate(ROWS):
        for column, card in _row_of(ranks):
            left = at.CHART_LEFT + column * at.CHART_STEP[0] + column // at.CHART_CARDS * at.CHART_APART
            canvas.paste(broad_card(card, IN_LIGHT), (left, _top(row)))
    _draw_goblins(canvas)
    return canvas


def _top(row: int) -> int:
    return at.CHART_TOP + row * at.CHART_STEP[1]


def _row_of(ranks: Sequence[str | None]) -> Iterator[tuple[int, Card]]:
    """Yield the cards of a row with their columns, from the left."""
    for place, rank in enumerate(ranks):
        for number, card in enumerate(card for card in CARDS if card.rank == rank):
            column = place * at.CHART_CARDS + number
            yield column + at.CHART_CARDS * (number >= at.CHART_CARDS), card


def _draw_goblins(canvas: Canvas) -> None:
    """Draw the Goblin Deck on a shelf of its own, beside a goblin's head."""
    size = at.WIDTH - 2 * at.CHART_LEFT + 28, at.GOBLINS_HIGH
    left, top = at.CHART_LEFT - 14, at.GOBLINS_TOP
    canvas.paste(plate(size, 14, NIGHT, NIGHT_EDGE, COUNTER, rim=4), (left, top))
    head = at.CHART_LEFT + at.GOBLIN_HEAD // 2, top + at.GOBLINS_HIGH // 2
    canvas.paste_about(icon("parlour/goblin", at.GOBLIN_HEAD, NIGHT), head)
    goblins = [card for card in CARDS if card.rank in GOBLIN_RANKS]
    for place, card in enumerate(goblins):
        x = at.GOBLIN_LEFT + place * at.GOBLIN_STEP
        canvas.paste(goblin_card(card), (x, top + (at.GOBLINS_HIGH - at.GOBLIN_CARD[1]) // 2))


def _draw_treasure(canvas: Canvas, middle: int, shelf: int) -> None:
    """Draw a crown between coins on a shelf."""
    side, apart = at.CHART_COINS
    for x in (middle - apart, middle + apart):
        canvas.paste_about(plain_icon("goblin_market/coins", side, IN_LIGHT), (x, shelf - side // 2 + 8))
    canvas.paste_about(plain_icon("theme/crown", at.CHART_CROWN, IN_LIGHT), (middle, shelf - at.CHART_CROWN // 2 + 16))


@lru_cache(maxsize=1)
def _shelf() -> Sprite:
    """Return the board on which a row of cards stands, its edge in the light."""
    width, height = at.WIDTH - 2 * at.CHART_LEFT + 28, at.CHART_SHELF
    return drawn(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" rx="3" fill="{BROWN.dark}"/>'
        f'<rect width="{width}" height="{height - 3}" rx="3" fill="{BROWN.base}"/>'
        f'<rect width="{width}" height="3" fill="{BROWN.soft}"/></svg>',
        COUNTER,
        (COUNTER, BROWN.dark, BROWN.base, BROWN.soft),
    )
