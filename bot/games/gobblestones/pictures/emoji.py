"""The emoji of Gobblestones: its stones."""

from bot.games.gobblestones.pictures.stones import tile_layers
from bot.games.gobblestones.signs import SIGNS
from bot.pictures.emoji import SIDE, Emoji
from games.gobblestones import COLOURS

PLAIN = ("🍄", "☀️", "🍀", "💧", "💎")

EMOJI = {
    SIGNS[colour]: Emoji(tuple(tile_layers(number, (0, 0, SIDE))), PLAIN[number])
    for number, colour in enumerate(COLOURS)
}
