"""The emoji of Goats & Goblins: its cards, small."""

from bot.games.goats_and_goblins.pictures.pieces import TILE_LOOKS, build_tile_layers
from bot.pictures.emoji import SIDE, Emoji

PLAIN_EMOJI = {"goat": "🐐", "cave-in": "💥"}

EMOJI = {
    f"goats_{kind.replace('-', '_')}": Emoji(build_tile_layers(kind, SIDE), PLAIN_EMOJI.get(kind))
    for kind in TILE_LOOKS
}
