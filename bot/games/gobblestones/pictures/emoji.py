"""The emoji of Gobblestones: its stones."""

from bot.games.gobblestones.pictures.tiles import build_tile_layers
from bot.games.gobblestones.signs import EMOJI_BY_COLOUR
from bot.pictures.emoji import SIDE, Emoji
from games.gobblestones import TILE_COLOURS

PLAIN_EMOJI = ("🍄", "☀️", "🍀", "💧", "💎")

EMOJI = {
    EMOJI_BY_COLOUR[colour]: Emoji(tuple(build_tile_layers(number, (0, 0, SIDE))), PLAIN_EMOJI[number])
    for number, colour in enumerate(TILE_COLOURS)
}
