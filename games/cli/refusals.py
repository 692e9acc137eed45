"""What the command line refuses, in addition to what the games refuse."""

from games.engine.errors import GameError


class BadArgument(GameError):
    """An argument of the command line that cannot be used."""
