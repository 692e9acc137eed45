"""The bets on betting cards: their places and markers, and how they look once they are decided."""
