"""How Goats & Goblins is played as a daily deal: five expeditions, with three goblins."""

from games.engine.daily import DailyRules
from games.goats_and_goblins.events import ExpeditionBegan

DAILY = DailyRules(seats=4, parts=5, ends_part=frozenset({ExpeditionBegan}), options={"windows": "key-moments"})
