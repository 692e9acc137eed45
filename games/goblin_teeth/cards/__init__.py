"""The Action cards by kind. Importing this package registers all thirty cards, the Ongoing ones included."""

from games.goblin_teeth.cards import drawing, items, moving, raising, rerolling, setting
from games.goblin_teeth.registry import CHEAT_BY_NAME, ONGOING_RULE_BY_NAME

__all__ = ["CHEAT_BY_NAME", "ONGOING_RULE_BY_NAME", "drawing", "items", "moving", "raising", "rerolling", "setting"]
