"""The best rows (moves) that a player may lay at once, from their own view: hints on their screen."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from games.gobblestones import TILE_COLOURS, GobblestonesView, build_field
from games.gobblestones.field import (
    ROW_STRIDE,
    STEP_DOWN,
    STEP_RIGHT,
    Faces,
    Spaces,
    format_space_name,
    pack_spaces_into_mask,
)
from games.gobblestones.move_search import EMPTY_BAG_TILE_PRICE, TILE_PRICE, Plan, list_plans
from games.gobblestones.row import MAX_ROW_TILES, find_starting_spaces

HONEST_ROW_LABELS, BLUFF_LABELS = "①②③④", "❶❷❸❹"
"""The signs of the rows that are ringed, in their order, honest or not: in their player's picture and on buttons."""
HONEST_BESIDE_BLUFFS = 2
"""So many honest rows are ringed where tiles lie face down, and as many bluffs: more where fewer are honest."""
MAX_BLUFF_LENGTHS = (3, MAX_ROW_TILES, 2, 4)
"""Each bluff has at most so many tiles, in this order: one that is easily believed, and a bold one."""
MAX_CACHED_POSITIONS = 256


@dataclass(frozen=True, slots=True)
class WholeRow:
    """Tiles that continue the row of the turn: pairs of space and colour in an order in which each may be laid.

    `ends`: whether the turn ends with them. A row that is not `honest` has a tile of a wrong colour.
    """

    tiles: tuple[tuple[int, int], ...]
    points: int
    ends: bool = False
    honest: bool = True

    @property
    def space_indices(self) -> tuple[int, ...]:
        """Its spaces, from the top left."""
        return tuple(sorted(space for space, _ in self.tiles))

    @property
    def space_labels(self) -> list[str]:
        """The names of its spaces, in order."""
        return [format_space_name(space) for space in self.space_indices]

    @property
    def move_text(self) -> str:
        """The words to type for laying it: "N8 red, N9 blue", and "end" if that ends the turn."""
        laid = [f"{format_space_name(space)} {TILE_COLOURS[colour][:2]}" for space, colour in self.tiles]
        return ", ".join([*laid, *(["end"] if self.ends else [])])


@dataclass(frozen=True, slots=True)
class OfferedRows:
    """The best rows for the viewer's rack, bluffs beside them, and the best others of each length.

    The first have most points.
    """

    best: tuple[WholeRow, ...] = ()
    others: tuple[WholeRow, ...] = ()
    bluffs: tuple[WholeRow, ...] = ()

    @property
    def rows_with_rings(self) -> tuple[WholeRow, ...]:
        """The rows that are ringed in their player's picture, and that one press lays."""
        return self.best + self.bluffs

    @property
    def ring_labels(self) -> list[str]:
        """The sign of each row that is ringed."""
        return [
            (HONEST_ROW_LABELS if row.honest else BLUFF_LABELS)[index] for index, row in enumerate(self.rows_with_rings)
        ]

    @property
    def crossing_ring_indices(self) -> list[int]:
        """The places of the rows whose rings cross another one: those share a space, or one goes through the other."""
        lines = [list_spaces_in_line(row.space_indices) for row in self.rows_with_rings]
        return [
            index
            for index, line in enumerate(lines)
            if any(line & other for other in (*lines[:index], *lines[index + 1 :]))
        ]

    @property
    def honest_rows(self) -> list[WholeRow]:
        """All honest ones, with the most points first."""
        honest = [row for row in (*self.best, *self.others) if row.honest]
        return sorted(honest, key=lambda row: -row.points)


NO_ROWS = OfferedRows()


def list_spaces_in_line(spaces: Sequence[int]) -> set[int]:
    """Return all spaces of the row in which these are, from the first to the last."""
    first, last = min(spaces), max(spaces)
    return set(range(first, last + 1, STEP_RIGHT if last - first < ROW_STRIDE else STEP_DOWN))


def is_row_honest(layout: Faces, tiles: Iterable[tuple[int, int]]) -> bool:
    """Tell whether all tiles, pairs of space and colour, have the colours of their spaces."""
    fits = build_field(layout).fits
    return all(fits[colour] >> space & 1 for space, colour in tiles)


def find_best_offered_rows(view: GobblestonesView) -> OfferedRows:
    """Return the rows with the most points for the tiles on the viewer's rack; of equal ones the cheaper first.

    Only the active player has any. Points alone decide; what a goblin would choose is told only to who asks for it.
    Where tiles lie face down, bluffs are among them, and each row ends the turn.
    """
    if view.ending is None or not any(view.rack or ()):
        return NO_ROWS
    covered = pack_spaces_into_mask(*(tile.space for tile in view.tiles))
    rack, price = view.rack or (), TILE_PRICE if view.bag else EMPTY_BAG_TILE_PRICE
    return _choose_suggested_rows(
        RackPosition(view.layout, covered, tuple(sorted(view.laid)), rack, price, face_down=view.bluff)
    )


def format_take_back(view: GobblestonesView) -> str:
    """Return the words that take back all tiles of the turn: from the ends, and last the one that holds the row."""
    laid = sorted(space for space, _ in view.laid)
    holding = find_starting_spaces(pack_spaces_into_mask(*(tile.space for tile in view.tiles)))
    kept = next(index for index, space in enumerate(laid) if holding & pack_spaces_into_mask(space))
    return ", ".join(f"take {format_space_name(space)}" for space in (*laid[:kept], *laid[:kept:-1], laid[kept]))


class RackPosition(NamedTuple):
    """A rack in its position: on which rows depend. `laid` are the tiles of the turn, pairs of space and colour."""

    layout: Faces
    covered: Spaces
    laid: tuple[tuple[int, int], ...]
    held: tuple[int, ...]
    price: int
    face_down: bool

    @property
    def plans(self) -> Sequence[Plan]:
        """All ways in which the row of the turn may go on."""
        return list_plans(self.layout, self.covered, tuple(space for space, _ in self.laid), self.price)

    @property
    def has_lie(self) -> bool:
        """Whether the row of the turn has a tile of a wrong colour."""
        return not is_row_honest(self.layout, self.laid)


@lru_cache(maxsize=MAX_CACHED_POSITIONS)
def _choose_suggested_rows(rack: RackPosition) -> OfferedRows:
    """Return the rows of a position, once for picture, buttons and forms."""
    every = sorted(_iter_possible_rows(rack), key=_get_row_points, reverse=True)
    honest = [] if rack.has_lie else [row for row in every if row.plan.fits_rack(rack.held)]
    best = _choose_distinct(
        [row for row in honest if row.points], HONEST_BESIDE_BLUFFS if rack.face_down else len(HONEST_ROW_LABELS)
    )
    lies = [row for row in every if row not in honest] if rack.face_down else []
    bluffs = _choose_bluffs(rack, lies, best)
    others = _choose_best_by_length(honest, best, 1 if rack.face_down else 2)
    other_bluffs = _choose_best_by_length(lies, bluffs, 1)
    return OfferedRows(
        tuple(_make_whole_row(rack, row) for row in best),
        (
            *(_make_whole_row(rack, row) for row in others),
            *(_make_whole_row(rack, row, honest=False) for row in other_bluffs),
        ),
        tuple(_make_whole_row(rack, row, honest=False) for row in bluffs),
    )


def _make_whole_row(rack: RackPosition, row: "_ScoredPlan", *, honest: bool = True) -> WholeRow:
    """Return a row with its tiles: where they lie face down, it ends the turn."""
    return WholeRow(_assign_colours(rack.layout, rack.held, row.plan), row.points, rack.face_down, honest)


def _choose_best_by_length(
    rows: Sequence["_ScoredPlan"], ringed: Sequence["_ScoredPlan"], min_length: int
) -> list["_ScoredPlan"]:
    """Return the row with the most points of each number of tiles from the least on, if it is not ringed."""
    best = {len(row.plan.spaces): row for row in reversed(rows)}
    others = (row for length, row in best.items() if length >= min_length and row not in ringed)
    return sorted(others, key=_get_row_points, reverse=True)


def _choose_bluffs(
    rack: RackPosition, lies: Sequence["_ScoredPlan"], best: Sequence["_ScoredPlan"]
) -> list["_ScoredPlan"]:
    """Return a bluff of each length with the most points, apart from the honest rows beside them and each other."""
    scored_plans: list[_ScoredPlan] = []
    for length in MAX_BLUFF_LENGTHS[: len(HONEST_ROW_LABELS) - len(best)]:
        max_length = length - len(rack.laid)
        short = (row for row in lies if row.points and len(row.plan.spaces) <= max_length)
        scored_plans += islice((row for row in short if _is_distinct(row, [*best, *scored_plans])), 1)
    return sorted(scored_plans, key=_get_row_points, reverse=True)


class _ScoredPlan(NamedTuple):
    """A plan that a rack allows, with what it scores and the set of its spaces."""

    points: int
    spaces: Spaces
    plan: Plan


def _get_row_points(row: _ScoredPlan) -> int:
    return row.points


def _iter_possible_rows(rack: RackPosition) -> Iterator[_ScoredPlan]:
    """Yield the rows that a rack has tiles enough for, each set of spaces once."""
    seen, rack_size = set[Spaces](), sum(rack.held)
    for plan in rack.plans:
        if len(plan.spaces) <= rack_size and (spaces := pack_spaces_into_mask(*plan.spaces)) not in seen:
            seen.add(spaces)
            yield _ScoredPlan(plan.gain + rack.price * len(plan.spaces), spaces, plan)


def _choose_distinct(rows: Sequence[_ScoredPlan], max_count: int) -> list[_ScoredPlan]:
    """Return the best of those rows that share at most half their tiles."""
    best: list[_ScoredPlan] = []
    for row in rows:
        if _is_distinct(row, best):
            best.append(row)
        if len(best) == max_count:
            break
    return best


def _is_distinct(row: _ScoredPlan, others: Sequence[_ScoredPlan]) -> bool:
    return all(_are_distinct(row.spaces, other.spaces) for other in others)


def _are_distinct(one: Spaces, other: Spaces) -> bool:
    """Tell whether two rows share at most half the tiles of either."""
    return 2 * (one & other).bit_count() <= min(one.bit_count(), other.bit_count())


def _assign_colours(layout: Faces, rack: Sequence[int], plan: Plan) -> tuple[tuple[int, int], ...]:
    """Give each space its own colour as long as the rack has it, and all others the most frequent remaining tiles."""
    own, left, colours = build_field(layout).colour, list(rack), dict[int, int]()
    for space in plan.spaces:
        hue = own[space]
        if hue is not None and left[hue]:
            colours[space] = hue
            left[hue] -= 1
    for space in plan.spaces:
        if space not in colours:
            colours[space] = max(range(len(left)), key=lambda colour: left[colour])
            left[colours[space]] -= 1
    return tuple((space, colours[space]) for space in plan.spaces)
