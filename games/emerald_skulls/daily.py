"""How Emerald Skulls is played as a daily deal: three turns, and between them two of a goblin."""

from games.emerald_skulls.events import TurnBegan
from games.engine.daily import PERSON_SEAT, DailyRules

DAILY = DailyRules(seats=2, parts=5, ends_part=frozenset({TurnBegan}), options={"first": PERSON_SEAT + 1})
