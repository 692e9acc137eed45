"""How Goats & Goblins is played as a daily deal: five expeditions, with three goblins."""

from games.engine.daily import DailyRules
from games.goats_and_goblins.events import Leads

DAILY = DailyRules(seats=4, parts=5, ends_part=frozenset({Leads}), options={"windows": "key-moments"})
