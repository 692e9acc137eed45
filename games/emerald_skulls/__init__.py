"""Emerald Skulls by Steven Dast (Thunderworks Games): tumble dice onto a skull board, or bet on the player who does."""

from games.emerald_skulls.cards import ADVANCED_DECKS, FACES_BY_DECK, Deck, build_bet_key, load_betting_cards
from games.emerald_skulls.dice import LEVEL_NAMES, PRICE_BY_DICE, SKULL_FACE, build_level_key
from games.emerald_skulls.game import EmeraldSkulls
from games.emerald_skulls.moves import (
    STANDARD_PAYOUT,
    BuyDice,
    ChickenOut,
    CollectPayout,
    EmeraldSkullsMove,
    PlaceBet,
    PlaceDice,
    ReadyForRoll,
    ReadyForTurn,
    RerollPool,
    RollPool,
    TakeBackBet,
    TakeBust,
    WithdrawReady,
)
from games.emerald_skulls.opposition import KUR_SEAT, RIVAL_BY_SEAT, VRAX_SEAT
from games.emerald_skulls.options import EmeraldSkullsOptions
from games.emerald_skulls.payout import JackpotChoice
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
    "ADVANCED_DECKS",
    "FACES_BY_DECK",
    "KUR_SEAT",
    "LEVEL_NAMES",
    "PRICE_BY_DICE",
    "RIVAL_BY_SEAT",
    "SKULL_FACE",
    "STANDARD_PAYOUT",
    "VRAX_SEAT",
    "BetSeen",
    "BuyDice",
    "CardSeen",
    "ChickenOut",
    "CollectPayout",
    "Deck",
    "EmeraldSkulls",
    "EmeraldSkullsMove",
    "EmeraldSkullsOptions",
    "EmeraldSkullsView",
    "JackpotChoice",
    "LastTurnSeen",
    "Payment",
    "PlaceBet",
    "PlaceDice",
    "ReadyForRoll",
    "ReadyForTurn",
    "RerollPool",
    "RivalsSeen",
    "RollPool",
    "TakeBackBet",
    "TakeBust",
    "WithdrawReady",
    "build_bet_key",
    "build_level_key",
    "load_betting_cards",
    "view_bare_cards",
]
