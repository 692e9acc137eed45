"""Emerald Skulls as a deal of the day: three turns each, against one goblin."""

from games.emerald_skulls.events import Turn
from games.engine.daily import DailyRules

DAILY = DailyRules(seats=2, parts=6, ends_part=frozenset({Turn}))
