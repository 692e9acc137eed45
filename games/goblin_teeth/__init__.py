"""Goblin Teeth by Frank Tedeschi: bid with dice for Items, and cheat."""

from games.goblin_teeth.game import GoblinTeeth, GoblinTeethOptions
from games.goblin_teeth.items import ITEM_TYPES, ITEMS, TEETH, item_type
from games.goblin_teeth.notation import ACTIONS, CHEATS, DICE, ONGOING, PLAYERS, SLOTS, GoblinTeethMove
from games.goblin_teeth.offerings import Line, Offering, Progress, offerings_by_name
from games.goblin_teeth.views import DieSeen, GoblinTeethView, PotItem, QuestionSeen

__all__ = [
    "ACTIONS",
    "CHEATS",
    "DICE",
    "ITEMS",
    "ITEM_TYPES",
    "ONGOING",
    "PLAYERS",
    "SLOTS",
    "TEETH",
    "DieSeen",
    "GoblinTeeth",
    "GoblinTeethMove",
    "GoblinTeethOptions",
    "GoblinTeethView",
    "Line",
    "Offering",
    "PotItem",
    "Progress",
    "QuestionSeen",
    "item_type",
    "offerings_by_name",
]
