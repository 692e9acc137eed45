"""The signs on the tiles of the pictures, as emoji."""

SIGNS = {"red": "🍄", "yellow": "☀️", "green": "🍀", "blue": "💧", "turquoise": "💎"}
