"""The whole Decktet as a picture, for the rules: every card of the Auction Deck by rank, and the Goblin Deck below."""

from functools import lru_cache

from bot.games.goblin_market.pictures import layout as at
from bot.games.goblin_market.pictures.cards import COUNTER, IN_LIGHT, broad_card, goblin_card
from bot.games.goblin_market.pictures.stall import draw_keeper, draw_lantern, stall
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import Sprite, drawn
from bot.pictures.painting.theme import BROWN
from games.goblin_market import CARDS, RANKS, Card

A_ROW = 3 * at.CHART_CARDS
GOBLIN_RANKS = ("pawn", "court")
LIGHT = ((560, 330), (430, 200))
"""The lanterns' light on the boards: on the upper shelf most."""


def draw_chart() -> Canvas:
    """Return the chart of all cards, on shelves under the awning."""
    canvas = Canvas((at.WIDTH, at.CHART_HEIGHT), COUNTER)
    canvas.paste(stall((at.WIDTH, at.CHART_HEIGHT), (at.WIDTH // 2, at.CHART_TOP), LIGHT), (0, 0))
    for x in at.CHART_LANTERNS:
        draw_lantern(canvas, x)
    left = (at.WIDTH - at.CHART_KEEPER[0]) // 2
    draw_keeper(canvas, (left, at.CHART_KEEPER_TOP), at.CHART_KEEPER, IN_LIGHT)
    across, down = at.CHART_STEP
    for row in range(at.CHART_ROWS - 1):
        canvas.paste(_shelf(), (at.CHART_LEFT - 14, at.CHART_TOP + row * down + at.BROAD_CARD[1] - 2))
    for place, card in enumerate(_by_rank()):
        row, column = divmod(place, A_ROW)
        left = at.CHART_LEFT + column * across + column // at.CHART_CARDS * at.CHART_APART
        canvas.paste(broad_card(card, IN_LIGHT), (left, at.CHART_TOP + row * down))
    for place, card in enumerate(card for card in CARDS if card.rank in GOBLIN_RANKS):
        left, top = at.GOBLIN_LEFT + place * at.GOBLIN_STEP, at.CHART_TOP + (at.CHART_ROWS - 1) * down
        canvas.paste(goblin_card(card), (left, top))
    return canvas


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


def _by_rank() -> list[Card]:
    """Return the cards of the Auction Deck, from the Aces to the Crowns."""
    return sorted((card for card in CARDS if card.rank not in GOBLIN_RANKS), key=lambda card: RANKS.index(card.rank))
