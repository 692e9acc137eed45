"""The rules of the games, pure: no Discord, no database, no clock, no pictures. This module is their shelf."""

from games.compiled import RULES_MODE
from games.engine.catalogue import find_game, list_game_keys, register_games

register_games(
    "gobblestones",
    "emerald_skulls",
    "goats_and_goblins",
    "goblin_market",
    "goblin_teeth",
)

__all__ = ["RULES_MODE", "find_game", "list_game_keys"]
