"""The bot's emoji for the colours of tiles."""

from games.gobblestones import TILE_COLOURS

EMOJI_BY_COLOUR = {colour: f"stone_{colour}" for colour in TILE_COLOURS}
