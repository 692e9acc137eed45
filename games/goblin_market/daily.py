"""How Goblin Market is played as a daily deal: eight auctions, against two goblins."""

from games.engine.daily import DailyRules
from games.goblin_market.events import CardsOffered, LastCardsOffered

DAILY = DailyRules(seats=3, parts=8, ends_part=frozenset({CardsOffered, LastCardsOffered}))
