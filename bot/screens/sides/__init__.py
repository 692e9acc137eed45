"""The three sides of a game's screens: what it offers, what it retells, how it ends."""
