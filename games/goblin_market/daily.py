"""Goblin Market as a deal of the day: eight auctions, against two goblins."""

from games.engine.daily import DailyRules
from games.goblin_market.events import LastOffered, Offered

DAILY = DailyRules(seats=3, parts=8, ends_part=frozenset({Offered, LastOffered}))
