"""What the signs of bets are called, for screens and pictures alike."""

from collections.abc import Iterable
from functools import lru_cache

from games.emerald_skulls import SKULL, bet_key, betting_cards
from games.engine.words import Words


def card_title(face: str, words: Words) -> str:
    """Return what a card is called where one is chosen: by its title, or by its bets."""
    card = betting_cards()[face]
    if card.deck == "side":
        return words(f"emerald-skulls-side-{face}")
    return words("emerald-skulls-bet", bet=list_bets(bet.bet for bet in card.bets))


def list_bets(bets: Iterable[str]) -> str:
    """Return bets as sentences read them, by the keys of their names."""
    return " ".join(map(bet_key, bets))


def list_dice(faces: Iterable[int]) -> str:
    """Return dice as sentences read them: numbers, and the key of a skull."""
    return " ".join("emerald-skulls-die-skull" if face == SKULL else str(face) for face in faces)


def format_payout(payout: str) -> str:
    """Return a payout as people read it: "8+" is eight gears, and one more for each marker against it."""
    return payout.replace("+n", "+")


@lru_cache(maxsize=128)
def condition_sign(condition: str) -> str:
    """Return what a condition's sign is called: the bet, unless several bets count the same things."""
    named = {entry.bet for card in betting_cards().values() for entry in card.bets if entry.condition == condition}
    return named.pop() if len(named) == 1 else condition


@lru_cache(maxsize=256)
def bet_emoji(bet: str) -> str:
    """Return the emoji of a bet, which has its name; those that only count are told by what they count."""
    condition = next(entry.condition for card in betting_cards().values() for entry in card.bets if entry.bet == bet)
    return f"bet_{condition_sign(condition).replace('-', '_')}"
