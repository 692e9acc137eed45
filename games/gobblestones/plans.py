"""Plans: the rows with the highest gain after the price of their tiles, for honest players and liars, without luck."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Protocol

from games.gobblestones.boards import COLOURS
from games.gobblestones.field import DOWN, Faces, Spaces, completing, field_of, members, spaces_of
from games.gobblestones.moves import LAYS, Lay
from games.gobblestones.row import AXIS_STEPS, LONGEST, next_open, starts

PRICE = 4
"""The price of a tile that is laid: the tile itself, and the one that is not drawn for it."""
LAST_PRICE = 2
"""The price when the bag is empty."""

Row = tuple[int, ...]
"""Spaces in an order in which tiles can be laid on them."""
ROWS_KEPT = 4096


class Position(Protocol):
    """The basis of a plan: a state, or what a view shows of it. Of the bag, only whether it is empty counts."""

    @property
    def layout(self) -> Faces:
        """Return the nine faces."""

    @property
    def covered(self) -> Spaces:
        """Return the spaces that are covered, without the row of the turn."""

    @property
    def laid(self) -> Mapping[int, int]:
        """Return the row of the turn so far: its spaces, each with the colour of its tile."""

    @property
    def bag(self) -> Sequence[int]:
        """Return numbers of tiles: all 0 if the bag is empty."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How the row of a turn may continue: the spaces it still takes, tiles needed by colour, gain after their price."""

    spaces: Row
    needs: tuple[int, ...]
    gain: int

    def fits(self, rack: Sequence[int]) -> bool:
        """Tell whether a rack has all tiles in the right colours, and any tiles for grey spaces."""
        return all(need <= held for need, held in zip(self.needs, rack, strict=True))


NOTHING = Plan((), (0,) * len(COLOURS), 0)


def best_plan(state: Position, rack: Sequence[int], *, honestly: bool = True, price: int | None = None) -> Plan:
    """Return the best continuation of the turn's row; without a row, the best whole row.

    `price` is what a tile costs; by default, what it usually does.
    """
    return next(_fitting(state, rack, honestly=honestly, price=price), NOTHING)


def good_plans(state: Position, rack: Sequence[int], most: int, *, honestly: bool = True) -> list[Plan]:
    """Return the best continuations of the turn's row, best first."""
    return list(islice(_fitting(state, rack, honestly=honestly), most))


def _fitting(state: Position, rack: Sequence[int], *, honestly: bool, price: int | None = None) -> Iterator[Plan]:
    price, held = (PRICE if any(state.bag) else LAST_PRICE) if price is None else price, sum(rack)
    for plan in plans(state.layout, state.covered, tuple(sorted(state.laid)), price):
        if len(plan.spaces) <= held and (not honestly or plan.fits(rack)):
            yield plan


@lru_cache(maxsize=ROWS_KEPT)
def plans(layout: Faces, covered: Spaces, laid: Row, price: int) -> tuple[Plan, ...]:
    """Return all ways in which a row can continue, best first: the same for every rack, so they are listed once."""
    field, found = field_of(layout), list[Plan]()
    for spaces in set(_rows(covered, laid, LONGEST - len(laid))):
        hues = [field.colour[space] for space in spaces]
        needs = tuple(hues.count(colour) for colour in range(len(COLOURS)))
        found.append(Plan(spaces, needs, sum(field.value[space] for space in spaces) - price * len(spaces)))
    return tuple(sorted(found, key=lambda plan: (-plan.gain, plan.spaces)))


def next_lay(state: Position, rack: Sequence[int], plan: Plan) -> Lay:
    """Return the first tile of a plan: in the space's colour, or one that the rest of the row needs least."""
    colours = field_of(state.layout).colour
    spare = list(rack)
    for space in plan.spaces:
        hue = colours[space]
        if hue is not None:
            spare[hue] -= 1
    hue = colours[plan.spaces[0]]
    if hue is not None and rack[hue]:
        return LAYS[hue][plan.spaces[0]]
    held = [colour for colour in range(len(COLOURS)) if rack[colour]]
    return LAYS[max(held, key=lambda colour: spare[colour])][plan.spaces[0]]


def _rows(covered: Spaces, laid: Row, most: int) -> Iterator[Row]:
    """Yield every way in which the row can continue, with at most this many tiles; each is a legal row."""
    if laid:
        yield from _extensions(covered, laid, most)
        return
    for space in members(starts(covered) & ~completing(covered)):
        yield (space,)
        for more in _extensions(covered, (space,), most - 1):
            yield (space, *more)


def _extensions(covered: Spaces, laid: Row, most: int) -> Iterator[Row]:
    """Yield the spaces for tiles at both ends of these tiles: this many at one end, that many at the other."""
    axes = AXIS_STEPS if len(laid) == 1 else (AXIS_STEPS[abs(laid[0] - laid[1]) >= DOWN],)
    for onward, back in axes:
        there, here = (_chain(covered, laid, step, most) for step in (onward, back))
        for far in range(len(there) + 1):
            for near in range(min(len(here), most - far) + 1):
                if far or near:
                    yield (*there[:far], *here[:near])


def _chain(covered: Spaces, laid: Row, step: int, most: int) -> Row:
    """Return the spaces that a row can take at one end, one after the other."""
    now, end, found = covered | spaces_of(*laid), laid[0], list[int]()
    while len(found) < most:
        space = next_open(end, step, now)
        if space is None or completing(now) >> space & 1:
            break
        found.append(space)
        now |= 1 << space
        end = space
    return tuple(found)
