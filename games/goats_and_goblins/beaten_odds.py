"""Beaten odds, for highlights: how likely each expedition that came home was, by what everybody saw before it."""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from games.engine import Event
from games.goats_and_goblins import events
from games.goats_and_goblins.odds import compute_success_chance, count_unseen_at_start


def list_successful_expedition_odds(
    event_list: Iterable[Event], *, voting: bool
) -> Iterator[tuple[events.ExpeditionReturned, Fraction]]:
    """Yield each homecoming with the chance that so many cards bring no cave down, without a card that is played.

    `event_list` is a whole match, as a spectator is told it; what somebody saw in a Seeing Stone is not reckoned with.
    """
    start = count_unseen_at_start(voting=voting)
    unseen = before = start
    drawn = 0
    for event in event_list:
        if isinstance(event, events.CaveCardDrawn):
            unseen = unseen.remove_card(event.number if isinstance(event, events.CaveInDrawn) else 0)
            drawn += 1
        elif isinstance(event, events.ExpeditionReturned | events.CaveCollapsed):
            if isinstance(event, events.ExpeditionReturned):
                yield event, compute_success_chance(before, start, drawn)
            before, drawn = unseen, 0
