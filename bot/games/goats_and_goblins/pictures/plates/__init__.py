"""The plates of players: how they look, what their tags say, and who has what."""
