"""The texts of a game's screens: of its moves, of its events, of its results."""
