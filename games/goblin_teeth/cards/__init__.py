"""The Action cards by kind. To import this package is to register all thirty cards: the Ongoing ones come along."""

from games.goblin_teeth.cards import drawing, items, moving, raising, rerolling, setting
from games.goblin_teeth.registry import CARDS, RULES

__all__ = ["CARDS", "RULES", "drawing", "items", "moving", "raising", "rerolling", "setting"]
