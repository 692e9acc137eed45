"""The emoji of Goats & Goblins: its cards, small."""

from bot.games.goats_and_goblins.pictures.pieces import LOOKS, tile_layers
from bot.pictures.emoji import SIDE, Emoji

PLAIN = {"goat": "🐐", "cave-in": "💥"}

EMOJI = {f"goats_{kind.replace('-', '_')}": Emoji(tile_layers(kind, SIDE), PLAIN.get(kind)) for kind in LOOKS}
