"""The emoji of Goblin Market: coins and the signs of the suits, alone and in pairs as on the cards for sale."""

from bot.games.goblin_market.names import name_suits_emoji
from bot.pictures.emoji import SIDE, Emoji, build_drawing_layers
from bot.pictures.painting.sprites import Drawing, Layer
from games.goblin_market import CARDS, LEVEL_BY_RANK, SUITS, DecktetCard

PLAIN_EMOJI = {"moons": "🌙", "suns": "☀️", "waves": "🌊", "leaves": "🍃", "wyrms": "🐉", "knots": "🪢"}

PAIR_SIDE = 56
"""The side of each of two signs in one emoji: they overlap at their corners."""


def _build_pair_layers(card: DecktetCard) -> tuple[Layer, ...]:
    """Return the signs of both suits of a card, one at the top on the left, the other at the bottom on the right."""
    return tuple(
        Drawing(f"goblin_market/suit-{SUITS[suit]}", (corner, corner, PAIR_SIDE))
        for suit, corner in zip(card.suits, (0, SIDE - PAIR_SIDE), strict=True)
    )


EMOJI = {
    "market_coin": Emoji(build_drawing_layers("goblin_market/coin")),
    **{
        f"market_{suit}": Emoji(build_drawing_layers(f"goblin_market/suit-{suit}"), PLAIN_EMOJI[suit]) for suit in SUITS
    },
    **{
        name_suits_emoji(card): Emoji(_build_pair_layers(card))
        for card in CARDS
        if card.rank in LEVEL_BY_RANK and len(card.suits) > 1
    },
}
