"""Emerald Skulls by Steven Dast (Thunderworks Games): tumble dice onto a skull board, or bet on the player who does."""

from games.emerald_skulls.cards import ADVANCED, FACES, Deck, bet_key, load_betting_cards
from games.emerald_skulls.dice import LEVELS, PRICES, SKULL, level_key
from games.emerald_skulls.game import EmeraldSkulls
from games.emerald_skulls.moves import (
    STANDARD,
    Bet,
    Bust,
    Buy,
    Chicken,
    Collect,
    EmeraldSkullsMove,
    Place,
    Ready,
    Reroll,
    Rest,
    Roll,
    Take,
    Wait,
)
from games.emerald_skulls.opposition import KUR, RIVALS, VRAX
from games.emerald_skulls.options import EmeraldSkullsOptions
from games.emerald_skulls.payout import Offer
from games.emerald_skulls.state import Payment
from games.emerald_skulls.views import (
    BetSeen,
    CardSeen,
    EmeraldSkullsView,
    LastTurnSeen,
    RivalsSeen,
    view_bare_cards,
)

__all__ = [
    "ADVANCED",
    "FACES",
    "KUR",
    "LEVELS",
    "PRICES",
    "RIVALS",
    "SKULL",
    "STANDARD",
    "VRAX",
    "Bet",
    "BetSeen",
    "Bust",
    "Buy",
    "CardSeen",
    "Chicken",
    "Collect",
    "Deck",
    "EmeraldSkulls",
    "EmeraldSkullsMove",
    "EmeraldSkullsOptions",
    "EmeraldSkullsView",
    "LastTurnSeen",
    "Offer",
    "Payment",
    "Place",
    "Ready",
    "Reroll",
    "Rest",
    "RivalsSeen",
    "Roll",
    "Take",
    "Wait",
    "bet_key",
    "level_key",
    "load_betting_cards",
    "view_bare_cards",
]
