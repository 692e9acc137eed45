"""The Action cards by kind. Importing this package registers all thirty cards, the Ongoing ones included."""

from games.goblin_teeth.cards import drawing, items, moving, raising, rerolling, setting
from games.goblin_teeth.registry import CARDS, RULES

__all__ = ["CARDS", "RULES", "drawing", "items", "moving", "raising", "rerolling", "setting"]
