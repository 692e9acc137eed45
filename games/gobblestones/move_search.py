"""Move search: the rows with the highest gain after the price of their tiles, for honest players and liars."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import NamedTuple, Protocol

from games.gobblestones.boards import TILE_COLOURS
from games.gobblestones.field import (
    STEP_DOWN,
    SURROUNDINGS_BY_SPACE,
    Faces,
    Spaces,
    build_field,
    completes_square,
    find_square_completing_spaces,
    list_spaces,
    pack_spaces_into_mask,
)
from games.gobblestones.moves import LAY_MOVES, LayTile
from games.gobblestones.row import AXIS_STEPS, MAX_ROW_TILES, find_next_free_space, find_starting_spaces

TILE_PRICE = 4
"""The price of a tile that is laid: the tile itself, and the one that is not drawn for it."""
EMPTY_BAG_TILE_PRICE = 2
"""The price when the bag is empty."""

SpaceOrder = tuple[int, ...]
"""Spaces in an order in which tiles can be laid on them."""
MAX_CACHED_BOARDS, MAX_CACHED_LINES = 128, 2048
"""So many boards and lines of boards are remembered. Boards share the plans of their lines: some 3 MiB in all."""
BITS_A_COLOUR = 8
"""Bits for a number of tiles of one colour: seven for the number, and a guard bit."""
COLOUR_COUNT_MASK = (1 << BITS_A_COLOUR - 1) - 1
GUARD_BITS = sum(1 << BITS_A_COLOUR * colour + BITS_A_COLOUR - 1 for colour in range(len(TILE_COLOURS)))


class PlanPosition(Protocol):
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


class Plan(NamedTuple):
    """How the row of a turn may continue: the spaces it still takes, tiles needed by colour, gain after their price.

    `needed` holds the numbers of tiles in one integer (`pack_tiles`), so that plans are quick to add up and to compare.
    """

    spaces: SpaceOrder
    needed: int
    gain: int

    @property
    def tiles_needed(self) -> tuple[int, ...]:
        """Return the tiles needed by colour; grey spaces take any."""
        return tuple(self.needed >> BITS_A_COLOUR * colour & COLOUR_COUNT_MASK for colour in range(len(TILE_COLOURS)))

    def fits_rack(self, rack: Sequence[int]) -> bool:
        """Tell whether a rack has all tiles in the right colours, and any tiles for grey spaces."""
        return rack_holds(pack_tiles(rack), self.needed)

    def join_plan(self, more: "Plan") -> "Plan":
        """Return this plan, continued by another."""
        return Plan(self.spaces + more.spaces, self.needed + more.needed, self.gain + more.gain)


EMPTY_PLAN = Plan((), 0, 0)


def get_tile_price(state: PlanPosition) -> int:
    """Return what a tile costs now."""
    return TILE_PRICE if any(state.bag) else EMPTY_BAG_TILE_PRICE


def pack_tiles(tiles: Sequence[int]) -> int:
    """Return numbers of tiles by colour in one integer."""
    return sum(number << BITS_A_COLOUR * colour for colour, number in enumerate(tiles))


def rack_holds(rack: int, needed: int) -> bool:
    """Tell whether no number in `needed` exceeds its own in `rack`: then no difference borrows from its guard bit."""
    return (rack + GUARD_BITS - needed) & GUARD_BITS == GUARD_BITS


def find_best_plan(
    state: PlanPosition, rack: Sequence[int], *, honestly: bool = True, price: int | None = None
) -> Plan:
    """Return the best continuation of the turn's row; without a row, the best whole row.

    `price` is what a tile costs; by default, what it usually does.
    """
    return next(_list_rack_plans(state, rack, honestly=honestly, price=price), EMPTY_PLAN)


def list_best_plans(state: PlanPosition, rack: Sequence[int], max_count: int, *, honestly: bool = True) -> list[Plan]:
    """Return the best continuations of the turn's row, best first."""
    return list(islice(_list_rack_plans(state, rack, honestly=honestly), max_count))


def _list_rack_plans(
    state: PlanPosition, rack: Sequence[int], *, honestly: bool, price: int | None = None
) -> Iterator[Plan]:
    price, tiles, packed_rack = get_tile_price(state) if price is None else price, sum(rack), pack_tiles(rack)
    for plan in list_plans(state.layout, state.covered, tuple(sorted(state.laid)), price):
        if len(plan.spaces) <= tiles and (not honestly or rack_holds(packed_rack, plan.needed)):
            yield plan


@lru_cache(maxsize=MAX_CACHED_BOARDS)
def list_plans(layout: Faces, covered: Spaces, laid: SpaceOrder, price: int) -> tuple[Plan, ...]:
    """Return all ways in which a row can continue, best first: the same for every rack, so they are listed once."""
    plans = _list_continuations(layout, covered, laid, price) if laid else _iter_whole_rows(layout, covered, price)
    return tuple(sorted(plans, key=lambda plan: (-plan.gain, plan.spaces)))


@lru_cache(maxsize=32)
def _build_single_plans(layout: Faces, price: int) -> Mapping[int, Plan]:
    """Return for each space the plan to lay one tile on it."""
    field = build_field(layout)
    return {
        space: Plan((space,), 0 if hue is None else 1 << BITS_A_COLOUR * hue, field.value[space] - price)
        for space, hue in field.colour.items()
    }


def choose_first_tile_to_lay(state: PlanPosition, rack: Sequence[int], plan: Plan) -> LayTile:
    """Choose the move that lays the first tile of a plan: in the space's colour, or one that the rest needs least."""
    colours = build_field(state.layout).colour
    spare = list(rack)
    for space in plan.spaces:
        hue = colours[space]
        if hue is not None:
            spare[hue] -= 1
    hue = colours[plan.spaces[0]]
    if hue is not None and rack[hue]:
        return LAY_MOVES[hue][plan.spaces[0]]
    held = [colour for colour in range(len(TILE_COLOURS)) if rack[colour]]
    return LAY_MOVES[max(held, key=lambda colour: spare[colour])][plan.spaces[0]]


def _iter_whole_rows(layout: Faces, covered: Spaces, price: int) -> Iterator[Plan]:
    """Yield every legal row."""
    singles = _build_single_plans(layout, price)
    for space in list_spaces(find_starting_spaces(covered) & ~find_square_completing_spaces(covered)):
        yield singles[space]
        for axis, around in enumerate(SURROUNDINGS_BY_SPACE[space]):
            yield from _list_rows_along(layout, covered & around, space, price, axis)


@lru_cache(maxsize=MAX_CACHED_LINES)
def _list_rows_along(layout: Faces, around: Spaces, space: int, price: int, axis: int) -> tuple[Plan, ...]:
    """Return the longer rows along an axis that begin with a tile here; only what is covered around it matters."""
    singles = _build_single_plans(layout, price)
    return tuple(singles[space].join_plan(more) for more in _grow_both_ends(around, (space,), axis, singles))


def _list_continuations(layout: Faces, covered: Spaces, laid: SpaceOrder, price: int) -> Iterator[Plan]:
    """Yield the plans to lay more tiles at both ends of a row that has begun."""
    for axis in (0, 1) if len(laid) == 1 else (int(abs(laid[0] - laid[1]) >= STEP_DOWN),):
        yield from _grow_both_ends(covered, laid, axis, _build_single_plans(layout, price))


def _grow_both_ends(covered: Spaces, laid: SpaceOrder, axis: int, singles: Mapping[int, Plan]) -> Iterator[Plan]:
    """Yield the plans to lay tiles at both ends of a row along an axis: some at one end, some at the other."""
    there, here = (_grow_one_end(covered, laid, step, singles) for step in AXIS_STEPS[axis])
    for far, plan in enumerate(there):
        for near, other in enumerate(here[: MAX_ROW_TILES - len(laid) - far + 1]):
            if far or near:
                yield plan.join_plan(other)


def _grow_one_end(covered: Spaces, laid: SpaceOrder, step: int, singles: Mapping[int, Plan]) -> list[Plan]:
    """Return the plans to lay no tile, one tile, two tiles and so on at one end of a row."""
    now, space, plans = covered | pack_spaces_into_mask(*laid), laid[0], [EMPTY_PLAN]
    while len(laid) + len(plans) <= MAX_ROW_TILES:
        onward = find_next_free_space(space, step, now)
        if onward is None or completes_square(onward, now):
            break
        space = onward
        plans.append(plans[-1].join_plan(singles[space]))
        now |= 1 << space
    return plans
