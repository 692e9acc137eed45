"""The emoji of Goblin Market: coins and the signs of the suits."""

from bot.pictures.emoji import Emoji, build_drawing_layers
from games.goblin_market import SUITS

PLAIN_EMOJI = {"moons": "🌙", "suns": "☀️", "waves": "🌊", "leaves": "🍃", "wyrms": "🐉", "knots": "🪢"}

EMOJI = {
    "market_coin": Emoji(build_drawing_layers("goblin_market/coin")),
    **{
        f"market_{suit}": Emoji(build_drawing_layers(f"goblin_market/suit-{suit}"), PLAIN_EMOJI[suit]) for suit in SUITS
    },
}
