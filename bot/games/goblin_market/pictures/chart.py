"""The whole Decktet as a picture, for the rules: every card of the Auction Deck by rank, and the Goblin Deck below."""

from bot.games.goblin_market.pictures import layout as at
from bot.games.goblin_market.pictures.cards import COUNTER, goblin_card, small_card
from bot.games.goblin_market.pictures.stall import stall
from bot.pictures.painting.canvas import Canvas
from games.goblin_market import CARDS, RANKS, Card

ROWS = 3
GOBLIN_RANKS = ("pawn", "court")


def draw_chart() -> Canvas:
    """Return the chart of all cards."""
    canvas = Canvas((at.WIDTH, at.CHART_HEIGHT), COUNTER)
    canvas.paste(stall((at.WIDTH, at.CHART_HEIGHT)), (0, 0))
    across, down = at.CHART_STEP
    for place, card in enumerate(_by_rank()):
        column, row = divmod(place, ROWS)
        canvas.paste(small_card(card, COUNTER), (at.CHART_LEFT + column * across, at.CHART_TOP + row * down))
    for place, card in enumerate(card for card in CARDS if card.rank in GOBLIN_RANKS):
        left, top = at.GOBLIN_LEFT + place * at.GOBLIN_STEP, at.CHART_TOP + ROWS * down
        canvas.paste(goblin_card(card), (left, top))
    return canvas


def _by_rank() -> list[Card]:
    """Return the cards of the Auction Deck, from the Aces to the Crowns."""
    return sorted((card for card in CARDS if card.rank not in GOBLIN_RANKS), key=lambda card: RANKS.index(card.rank))
