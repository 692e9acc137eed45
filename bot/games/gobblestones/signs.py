"""The bot's emoji for the colours of tiles."""

from games.gobblestones import COLOURS

SIGNS = {colour: f"stone_{colour}" for colour in COLOURS}
