"""How Gobblestones is played as a daily deal: eight turns each, against one goblin."""

from games.engine.daily import DailyRules
from games.gobblestones.events import TilesPlayed, TurnPassed, TurnWithoutTiles

DAILY = DailyRules(seats=2, parts=8, ends_part=frozenset({TilesPlayed, TurnPassed, TurnWithoutTiles}), events_a_part=2)
