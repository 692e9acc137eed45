"""Betting cards side by side, without markers: for the rules, where people read which faces there are."""

from collections.abc import Sequence

from bot.games.emerald_skulls.pictures import layout as at
from bot.games.emerald_skulls.pictures.cards import card_sprite
from bot.games.emerald_skulls.pictures.felt import TABLE
from bot.pictures.painting.canvas import Canvas
from bot.pictures.shared.players import GAP
from games.emerald_skulls import CardSeen
from games.engine.words import Words


def draw_faces(cards: Sequence[CardSeen], words: Words) -> Canvas:
    """Return the cards in rows, each row as high as the highest of its cards."""
    rows = [cards[first : first + at.COLUMNS] for first in range(0, len(cards), at.COLUMNS)]
    heights = [max(at.card_height(card, at.FACES) for card in row) for row in rows]
    canvas = Canvas((at.WIDTH, sum(heights) + (len(rows) + 1) * GAP), TABLE)
    top = GAP
    for row, height in zip(rows, heights, strict=True):
        for column, card in enumerate(row):
            canvas.paste(card_sprite(card, height, at.FACES, words, solitary=True), (at.column_left(column), top))
        top += height + GAP
    return canvas
