"""The names of bets, cards and dice in Emerald Skulls, for screens and pictures alike."""

from collections.abc import Iterable
from functools import lru_cache

from games.emerald_skulls import SKULL_FACE, build_bet_key, load_betting_cards
from games.engine.words import Words


def format_card_title(face: str, words: Words) -> str:
    """Return what a card is called where one is chosen: by its title, or by its bets."""
    card = load_betting_cards()[face]
    if card.deck == "side":
        return words(f"emerald-skulls-side-{face}")
    return words("emerald-skulls-bet", bet=join_bet_keys(bet.bet for bet in card.bets))


def join_bet_keys(bets: Iterable[str]) -> str:
    """Return bets as sentences read them, by the keys of their names."""
    return " ".join(map(build_bet_key, bets))


def join_dice_keys(faces: Iterable[int]) -> str:
    """Return dice as sentences read them: numbers, and the key of a skull."""
    return " ".join("emerald-skulls-die-skull" if face == SKULL_FACE else str(face) for face in faces)


def format_payout(payout: str) -> str:
    """Return a payout as people read it: "8+" is eight gears, and one more for each marker against it."""
    return payout.replace("+n", "+")


@lru_cache(maxsize=128)
def find_condition_sign(condition: str) -> str:
    """Return what a condition's sign is called: the bet, unless several bets count the same things."""
    named = {entry.bet for card in load_betting_cards().values() for entry in card.bets if entry.condition == condition}
    return named.pop() if len(named) == 1 else condition


@lru_cache(maxsize=256)
def find_bet_emoji(bet: str) -> str:
    """Return the emoji of a bet, which has its name; those that only count are told by what they count."""
    condition = next(
        entry.condition for card in load_betting_cards().values() for entry in card.bets if entry.bet == bet
    )
    return f"bet_{find_condition_sign(condition).replace('-', '_')}"
