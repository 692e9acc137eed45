"""Balance of Goats & Goblins: how many cards Leaders declare, and how often their expeditions come home."""

from collections.abc import Iterator, Sequence

from games.engine.balance import BalanceCase
from games.engine.events import Event
from games.engine.match import Match
from games.goats_and_goblins import events

SUCCESS_EVENTS = (events.ReturnedWithCards, events.ReturnedEmpty)
FAILURE_EVENTS = (events.CaveCollapsedWithSurvivors, events.CaveCollapsedOnEverybody)


def iter_balance_cases(_match: Match, given_events: Sequence[Event]) -> Iterator[BalanceCase]:
    """Yield each expedition that was declared, and whether it came home."""
    declared = None
    for event in given_events:
        if isinstance(event, events.DrawsDeclared):
            declared = event.number
        elif declared and isinstance(event, (*SUCCESS_EVENTS, *FAILURE_EVENTS)):
            yield BalanceCase(
                "goats-and-goblins-balance-declared", str(declared), float(isinstance(event, SUCCESS_EVENTS))
            )
            declared = None
