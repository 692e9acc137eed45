"""What the signs of bets are called, for screens and pictures alike."""

from functools import lru_cache

from games.emerald_skulls import cards


@lru_cache(maxsize=128)
def sign_of(condition: str) -> str:
    """Return what a condition's sign is called: the bet, unless several bets count the same things."""
    named = {entry.bet for card in cards().values() for entry in card.bets if entry.condition == condition}
    return named.pop() if len(named) == 1 else condition
