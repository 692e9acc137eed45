"""Goats & Goblins by Sam Stockton (B.A. Games): lead expeditions into a cave, together or at each other's cost."""

from games.goats_and_goblins.cave import CARDS, CaveCard
from games.goats_and_goblins.game import GoatsAndGoblins, GoatsAndGoblinsOptions
from games.goats_and_goblins.moves import (
    DealRest,
    DeclareDraws,
    Draw,
    EndStandingPass,
    Give,
    GoatsAndGoblinsMove,
    HaltDrawing,
    Pass,
    Play,
    StandingPass,
    Stop,
    Take,
    Vote,
)
from games.goats_and_goblins.odds import UnseenCards, compute_expedition_odds, count_unseen_in_view
from games.goats_and_goblins.views import CardCount, ExpeditionSeen, GoatsAndGoblinsView, PlayedSeen

__all__ = [
    "CARDS",
    "CardCount",
    "CaveCard",
    "DealRest",
    "DeclareDraws",
    "Draw",
    "EndStandingPass",
    "ExpeditionSeen",
    "Give",
    "GoatsAndGoblins",
    "GoatsAndGoblinsMove",
    "GoatsAndGoblinsOptions",
    "GoatsAndGoblinsView",
    "HaltDrawing",
    "Pass",
    "Play",
    "PlayedSeen",
    "StandingPass",
    "Stop",
    "Take",
    "UnseenCards",
    "Vote",
    "compute_expedition_odds",
    "count_unseen_in_view",
]
