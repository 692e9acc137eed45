"""How Gobblestones is played as a daily deal: eight turns each, against one goblin."""

from games.engine.daily import DailyRules
from games.gobblestones.events import NothingToLay, Passed, Played

DAILY = DailyRules(seats=2, parts=8, ends_part=frozenset({Played, Passed, NothingToLay}), events_a_part=2)
