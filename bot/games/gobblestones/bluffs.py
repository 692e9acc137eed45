"""Who bluffed in a match of Gobblestones that is over: then all may know the tiles that lie face down."""

from collections import Counter
from collections.abc import Iterable

from games.engine import Event
from games.gobblestones import events
from games.gobblestones.boards import COLOURS
from games.gobblestones.field import SPACE_BY_NAME, field_of


def count_bluffs(layout: tuple[int, ...], every: Iterable[Event]) -> Counter[int]:
    """Return how often each seat bluffed, from all events, also those of single seats."""
    fits, laid = field_of(layout).fits, dict[str, str]()
    bluffed = Counter[int]()
    for event in every:
        if isinstance(event, events.Laid):
            laid[event.space] = event.colour
        elif isinstance(event, events.Took):
            laid.pop(event.space, None)
        elif isinstance(event, events.Hid):
            right = all(fits[COLOURS.index(laid[one])] >> SPACE_BY_NAME[one] & 1 for one in event.spaces)
            bluffed[event.seat] += not right
            laid.clear()
    return bluffed
