"""Rows that a player may lay at once, those with the most points first, read from their own view."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from games.gobblestones import COLOURS, GobblestonesView, field_of
from games.gobblestones.field import Faces, Spaces, space_name, spaces_of
from games.gobblestones.plans import LAST_PRICE, PRICE, Plan, plans
from games.gobblestones.row import starts

RINGED = "①②③④"
"""The signs of the best rows: in their player's picture, in its words, and on buttons."""
MOST_OTHERS = 6
"""So many others are offered besides."""
POSITIONS_KEPT = 256


@dataclass(frozen=True, slots=True)
class WholeRow:
    """Tiles that continue the row of the turn: pairs of space and colour in an order in which each may be laid."""

    tiles: tuple[tuple[int, int], ...]
    points: int

    @property
    def places(self) -> tuple[int, ...]:
        """Its spaces, from the top left."""
        return tuple(sorted(space for space, _ in self.tiles))

    @property
    def spaces(self) -> list[str]:
        """The names of its spaces, in order."""
        return [space_name(space) for space in self.places]

    @property
    def typed(self) -> str:
        """The words to type for laying it: "N8 red, N9 blue"."""
        return ", ".join(f"{space_name(space)} {COLOURS[colour][:2]}" for space, colour in self.tiles)


@dataclass(frozen=True, slots=True)
class RowsOffered:
    """The best rows for the onlooker's rack, and others; both with the most points first."""

    best: tuple[WholeRow, ...] = ()
    others: tuple[WholeRow, ...] = ()

    @property
    def every(self) -> list[WholeRow]:
        """All of them, with the most points first."""
        return sorted((*self.best, *self.others), key=lambda row: -row.points)


NO_ROWS = RowsOffered()


def rows_offered(view: GobblestonesView) -> RowsOffered:
    """Return the rows with the most points for the tiles on the onlooker's rack; of equal ones the cheaper first.

    Only whoever has the turn has any. Points alone decide; what a goblin would choose is told only to who asks for it.
    """
    if view.ending is None or not any(view.rack or ()):
        return NO_ROWS
    covered = spaces_of(*(tile.space for tile in view.tiles))
    laid = tuple(sorted(space for space, _ in view.laid))
    return _offered(view.layout, covered, laid, view.rack or (), PRICE if view.bag else LAST_PRICE)


def taken_back(view: GobblestonesView) -> str:
    """Return the words that take back all tiles of the turn: from the ends, and last the one that holds the row."""
    laid = sorted(space for space, _ in view.laid)
    holding = starts(spaces_of(*(tile.space for tile in view.tiles)))
    kept = next(place for place, space in enumerate(laid) if holding & spaces_of(space))
    return ", ".join(f"take {space_name(space)}" for space in (*laid[:kept], *laid[:kept:-1], laid[kept]))


@lru_cache(maxsize=POSITIONS_KEPT)
def _offered(layout: Faces, covered: Spaces, laid: tuple[int, ...], rack: tuple[int, ...], price: int) -> RowsOffered:
    """Return the rows of a position, once for picture, buttons and forms."""
    found = sorted(_fitting(plans(layout, covered, laid, price), rack, price), key=_points, reverse=True)
    best = _apart([row for row in found if row.points])
    others = [row for row in found if row not in best and len(row.plan.spaces) > 1]
    return RowsOffered(
        *(
            tuple(WholeRow(_coloured(layout, rack, row.plan), row.points) for row in rows)
            for rows in (best, others[:MOST_OTHERS])
        )
    )


class _Found(NamedTuple):
    """A plan that a rack allows, with what it scores and the set of its spaces."""

    points: int
    spaces: Spaces
    plan: Plan


def _points(row: _Found) -> int:
    return row.points


def _fitting(ways: Sequence[Plan], rack: Sequence[int], price: int) -> Iterator[_Found]:
    """Yield the ways that a rack allows, each set of spaces once."""
    seen, held = set[Spaces](), sum(rack)
    for plan in ways:
        if len(plan.spaces) <= held and plan.fits(rack) and (spaces := spaces_of(*plan.spaces)) not in seen:
            seen.add(spaces)
            yield _Found(plan.gain + price * len(plan.spaces), spaces, plan)


def _apart(rows: Sequence[_Found]) -> list[_Found]:
    """Return the best of those rows that share at most half their tiles."""
    best: list[_Found] = []
    for row in rows:
        if all(_differ(row.spaces, other.spaces) for other in best):
            best.append(row)
        if len(best) == len(RINGED):
            break
    return best


def _differ(one: Spaces, other: Spaces) -> bool:
    """Tell whether two rows share at most half the tiles of either."""
    return 2 * (one & other).bit_count() <= min(one.bit_count(), other.bit_count())


def _coloured(layout: Faces, rack: Sequence[int], plan: Plan) -> tuple[tuple[int, int], ...]:
    """Give each space its own colour, and grey spaces the most frequent remaining tiles."""
    own, left = field_of(layout).colour, list(rack)
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
