"""Goats & Goblins by Sam Stockton (B.A. Games): lead expeditions into a cave, together or at each other's cost."""

from games.goats_and_goblins.cave import CARDS, CaveCard
from games.goats_and_goblins.game import GoatsAndGoblins, GoatsAndGoblinsOptions
from games.goats_and_goblins.moves import (
    CastVote,
    DealRest,
    DeclareDraws,
    DrawDeeper,
    EndStandingPass,
    GiveBestCard,
    GoatsAndGoblinsMove,
    HaltDrawing,
    PassReaction,
    PlayAction,
    StandingPass,
    StopDrawing,
    TakePileCard,
)
from games.goats_and_goblins.odds import UnseenCards, compute_expedition_odds, count_unseen_in_view
from games.goats_and_goblins.views import CardCount, ExpeditionSeen, GoatsAndGoblinsView, StackedAction

__all__ = [
    "CARDS",
    "CardCount",
    "CastVote",
    "CaveCard",
    "DealRest",
    "DeclareDraws",
    "DrawDeeper",
    "EndStandingPass",
    "ExpeditionSeen",
    "GiveBestCard",
    "GoatsAndGoblins",
    "GoatsAndGoblinsMove",
    "GoatsAndGoblinsOptions",
    "GoatsAndGoblinsView",
    "HaltDrawing",
    "PassReaction",
    "PlayAction",
    "StackedAction",
    "StandingPass",
    "StopDrawing",
    "TakePileCard",
    "UnseenCards",
    "compute_expedition_odds",
    "count_unseen_in_view",
]
