"""Whole rows that a player may lay at once, those with the most points first, read from their own view."""

from collections.abc import Iterator
from dataclasses import dataclass

from games.gobblestones import COLOURS, GobblestonesView, field_of
from games.gobblestones.field import space_name, spaces_of
from games.gobblestones.plans import LAST_PRICE, PRICE, Plan, plans

MOST_ROWS = 10
"""How many rows are offered."""


@dataclass(frozen=True, slots=True)
class WholeRow:
    """Tiles that continue the row of the turn: pairs of space and colour in an order in which each may be laid."""

    tiles: tuple[tuple[int, int], ...]
    points: int

    @property
    def spaces(self) -> list[str]:
        """The names of its spaces, in order."""
        return [space_name(space) for space, _ in sorted(self.tiles)]

    @property
    def typed(self) -> str:
        """The words to type for laying it: "N8 red, N9 blue"."""
        return ", ".join(f"{space_name(space)} {COLOURS[colour][:2]}" for space, colour in self.tiles)


def whole_rows(view: GobblestonesView) -> list[WholeRow]:
    """Return the rows with the most points for the tiles on the onlooker's rack; of equal ones the cheaper first.

    Menu and form offer them in this order; what a goblin would choose is told only to who asks for a hint.
    """
    covered = spaces_of(*(tile.space for tile in view.tiles))
    laid = tuple(sorted(space for space, _ in view.laid))
    ways = plans(view.layout, covered, laid, PRICE if view.bag else LAST_PRICE)
    return sorted(_fitting(view, ways), key=lambda row: -row.points)[:MOST_ROWS]


def _fitting(view: GobblestonesView, ways: tuple[Plan, ...]) -> Iterator[WholeRow]:
    rack, value, seen = view.rack or (), field_of(view.layout).value, set[frozenset[int]]()
    for plan in ways:
        if 1 < len(plan.spaces) <= sum(rack) and plan.fits(rack) and frozenset(plan.spaces) not in seen:
            seen.add(frozenset(plan.spaces))
            yield WholeRow(_coloured(view, plan), sum(value[space] for space in plan.spaces))


def _coloured(view: GobblestonesView, plan: Plan) -> tuple[tuple[int, int], ...]:
    """Give each space its own colour, and grey spaces the most frequent remaining tiles."""
    own, left = field_of(view.layout).colour, list(view.rack or ())
    for colour, need in enumerate(plan.needs):
        left[colour] -= need
    tiles = []
    for space in plan.spaces:
        hue = own[space]
        if hue is None:
            hue = max(range(len(left)), key=lambda colour: left[colour])
            left[hue] -= 1
        tiles.append((space, hue))
    return tuple(tiles)
