"""Goats & Goblins by Sam Stockton (B.A. Games): lead expeditions into a cave, together or at each other's cost."""

from games.goats_and_goblins.cave import CARDS, CaveCard
from games.goats_and_goblins.game import GoatsAndGoblins, GoatsAndGoblinsOptions
from games.goats_and_goblins.moves import (
    BackIn,
    Deal,
    Declare,
    Draw,
    Give,
    GoatsAndGoblinsMove,
    Pass,
    Play,
    StandingPass,
    Stop,
    Take,
    Vote,
    Wait,
)
from games.goats_and_goblins.odds import UnseenCards, compute_expedition_odds, count_unseen_in_view
from games.goats_and_goblins.views import CardCount, ExpeditionSeen, GoatsAndGoblinsView, PlayedSeen

__all__ = [
    "CARDS",
    "BackIn",
    "CardCount",
    "CaveCard",
    "Deal",
    "Declare",
    "Draw",
    "ExpeditionSeen",
    "Give",
    "GoatsAndGoblins",
    "GoatsAndGoblinsMove",
    "GoatsAndGoblinsOptions",
    "GoatsAndGoblinsView",
    "Pass",
    "Play",
    "PlayedSeen",
    "StandingPass",
    "Stop",
    "Take",
    "UnseenCards",
    "Vote",
    "Wait",
    "compute_expedition_odds",
    "count_unseen_in_view",
]
